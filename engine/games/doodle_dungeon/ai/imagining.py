"""Where others have probably hidden their treasures: with monsters, as anybody would."""

from __future__ import annotations

from msgspec.structs import replace

from engine.core import Chance, Seat
from engine.games.doodle_dungeon.board.sheet import MONSTER_LETTERS
from engine.games.doodle_dungeon.state import Master, Table

GUARDS = MONSTER_LETTERS + MONSTER_LETTERS.lower()
"""Monsters that are alive, and those crossed out."""


def imagine(g: Table, seat: Seat, luck: Chance) -> None:
    """Hide the treasures of the others with their monsters, as far as there are enough."""
    for other, master in enumerate(g.masters):
        if other != seat and master.sheet.treasures:
            g.masters[other] = _guarded(master, luck)


def _guarded(master: Master, luck: Chance) -> Master:
    """The same dungeon with its treasures at monsters; what the open card has hidden stays where it is."""
    sheet = master.sheet
    fixed = {square for built in master.built if built.element == "treasure" for square in built.squares}
    guards = [square for square, letter in enumerate(sheet.squares) if letter in GUARDS]
    free = [square for square in guards if square not in fixed]
    luck.shuffle(free)
    moving = [square for square in sheet.treasures if square not in fixed]
    elsewhere = [square for square in moving if square not in guards]
    moved = dict(zip(moving, [*free, *elsewhere], strict=False))
    treasures = tuple([moved.get(square, square) for square in sheet.treasures])
    return replace(master, sheet=replace(sheet, treasures=treasures))
