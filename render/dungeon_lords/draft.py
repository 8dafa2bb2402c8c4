"""The draft picture: the viewer's desk as it would be with the answer so far."""

from __future__ import annotations

from PIL import Image

from engine.core.text import Seat
from engine.games.dungeon_lords.show.drafts import Draft
from render.dungeon_lords.hand import draw_hand
from texts import Speaker


def draw_draft(draft: Draft, seat: Seat, speaker: Speaker) -> Image.Image:
    """The desk with the draft in place; new squares carry a spark."""
    return draw_hand(draft.view, seat, speaker, draft.fresh)
