"""How places and players are laid out in rows, the same in every picture."""

from __future__ import annotations

SLOT_GAP = 8


def columns(seats: int) -> int:
    """Places in a row: up to four fit, more are laid in two rows."""
    return seats if seats <= 4 else 3


def lair_columns(seats: int) -> int:
    """Players in a row; four names have more room two by two."""
    return 2 if seats == 4 else 3


def rows(count: int, across: int) -> int:
    """How many rows `count` things take."""
    return -(-count // across)
