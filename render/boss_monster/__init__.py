"""Pictures of Boss Monster: dungeons seen from the side, in the style of old video games."""

from render.boss_monster.artist import ARTIST

__all__ = ["ARTIST"]
