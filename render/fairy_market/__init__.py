"""Pictures of Fairy Market: a lantern-lit market, and clay corridors above ochre tunnels."""
