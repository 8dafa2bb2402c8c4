"""Names of dungeons: everybody's has one from the start, and its owner may give it another."""

from __future__ import annotations

from engine.core import Seat

LONGEST_NAME = 30
USUAL_NAMES = ("Grimgard", "Morgrond", "Skarnholm", "Drakmoor")
"""Names that sound the same in every language."""


def usual_name(seat: Seat, start: Seat) -> str:
    """What a dungeon is called until its owner says otherwise; it depends on who starts, for variety."""
    return USUAL_NAMES[(seat + start) % len(USUAL_NAMES)]
