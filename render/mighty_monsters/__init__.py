"""Pictures of Mighty Monsters: a castle hall by torchlight."""

from render.mighty_monsters.artist import ARTIST

__all__ = ["ARTIST"]
