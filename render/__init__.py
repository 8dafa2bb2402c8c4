"""Views turned into pictures; never a state, so that no picture can show what its viewer may not know."""

from render.pictures import Picture, card, hand, table
from render.studio import Studio

__all__ = ["Picture", "Studio", "card", "hand", "table"]
