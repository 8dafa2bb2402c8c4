"""Pictures of Doodle Dungeon: pencil on squared paper."""

from render.doodle_dungeon.artist import ARTIST

__all__ = ["ARTIST"]
