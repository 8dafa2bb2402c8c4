"""Views turned into pictures; never a state, so that no picture can show what its viewer may not know."""

from render.kit.picture import Picture
from render.pictures import (
    card,
    choices,
    draft,
    front,
    glance,
    hand,
    poster,
    question,
    sketch,
    spotlight,
    table,
)
from render.studio import Studio

__all__ = [
    "Picture",
    "Studio",
    "card",
    "choices",
    "draft",
    "front",
    "glance",
    "hand",
    "poster",
    "question",
    "sketch",
    "spotlight",
    "table",
]
