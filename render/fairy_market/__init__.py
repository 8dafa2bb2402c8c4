"""Pictures of Fairy Market: a lantern-lit market, and clay corridors above ochre tunnels."""

from render.fairy_market.artist import ARTIST

__all__ = ["ARTIST"]
