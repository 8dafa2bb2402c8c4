"""Pictures of Boss Monster: dungeons seen from the side, as in the games of thirty years ago."""

from render.boss_monster.artist import ARTIST

__all__ = ["ARTIST"]
