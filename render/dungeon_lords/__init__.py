"""Pictures of Dungeon Lords: the ministry's ledger, with stamps."""

from render.dungeon_lords.artist import ARTIST

__all__ = ["ARTIST"]
