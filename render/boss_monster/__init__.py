"""Pictures of Boss Monster: dungeons seen from the side, as in the games of thirty years ago."""
