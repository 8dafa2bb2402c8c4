"""The dungeon building law: what may be drawn where, and what must be drawn at best.

Everything here works on a sheet (`Plan`), so that rules, computer players and previews share one law.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from enum import StrEnum
from functools import lru_cache

from engine.games.doodle_dungeon.board.formations import Place, places
from engine.games.doodle_dungeon.board.sheet import (
    BITS,
    ENTRANCE,
    EXIT,
    LETTERS,
    Plan,
    beside,
    members,
    reached,
)
from engine.games.doodle_dungeon.cards import FORMATIONS

DOORS = BITS[ENTRANCE] | BITS[EXIT]


class Flaw(StrEnum):
    """Why something may not be drawn somewhere; each has a sentence of its own."""

    OUTSIDE = "outside"
    TAKEN = "taken"
    CUT_OFF = "cut-off"
    NEIGHBOUR = "neighbour"
    HIDDEN_ALREADY = "hidden-already"
    NO_ROOM_LATER = "no-room-later"


def to_blame(sheet: Plan, squares: Sequence[int], flaw: Flaw) -> list[int]:
    """The squares a flaw is about, when something was to be drawn on these."""
    drawn = sum(BITS[square] for square in squares)
    match flaw:
        case Flaw.TAKEN:
            blamed = drawn & ~sheet.empty
        case Flaw.CUT_OFF:
            left = sheet.free & ~drawn
            blamed = drawn & DOORS or left & ~reached(BITS[ENTRANCE], left)
        case Flaw.NEIGHBOUR:
            blamed = beside(drawn) & sheet.things
        case _:
            blamed = drawn
    return list(members(blamed))


# ── walls ────────────────────────────────────────────────────────────────────────────────────────────────


def against_walls(sheet: Plan, place: Place) -> Flaw | None:
    """§4: on empty squares only, and every square without a wall stays within reach of both openings."""
    if place.walls & ~sheet.empty:
        return Flaw.TAKEN
    if place.walls & DOORS or not stays_connected(sheet.free, place):
        return Flaw.CUT_OFF
    return None


def stays_connected(free: int, place: Place) -> bool:
    """Whether all squares without a wall still hang together, as they did before these walls.

    If those around the new walls hang together among themselves, nothing is cut off; that is quickly seen.
    """
    around = place.ring & free
    if around and reached(around & -around, around) == around:
        return True
    left = free & ~place.walls
    return reached(BITS[ENTRANCE], left) == left


def wall_places(sheet: Plan, formation: str) -> Iterator[Place]:
    """Every place where the formation may be drawn."""
    taken = ~(sheet.empty & ~DOORS)
    for place in places(formation):
        if not place.walls & taken and stays_connected(sheet.free, place):
            yield place


def with_walls(sheet: Plan, walls: int) -> Plan:
    """The sheet with these walls."""
    return Plan(sheet.free & ~walls, sheet.empty & ~walls, sheet.things)


# ── traps and monsters ───────────────────────────────────────────────────────────────────────────────────


def room_for_things(sheet: Plan) -> int:
    """§3: every empty square without a trap or monster beside it."""
    return sheet.empty & ~beside(sheet.things)


def against_thing(sheet: Plan, square: int) -> Flaw | None:
    """Why no trap or monster may be drawn here."""
    bit = BITS[square]
    if not bit & sheet.empty:
        return Flaw.TAKEN
    return Flaw.NEIGHBOUR if beside(bit) & sheet.things else None


def with_thing(sheet: Plan, square: int) -> Plan:
    """The sheet with a trap or monster on a square."""
    bit = BITS[square]
    return Plan(sheet.free, sheet.empty & ~bit, sheet.things | bit)


# ── as many elements as possible ─────────────────────────────────────────────────────────────────────────


def needs_room(elements: tuple[str, ...]) -> tuple[str, ...]:
    """The elements that are drawn; for treasures and upgrades there is always room."""
    return tuple([element for element in elements if element in FORMATIONS or element in LETTERS])


@lru_cache(maxsize=4096)
def best_result(sheet: Plan, elements: tuple[str, ...]) -> tuple[bool, ...]:
    """Which of these elements to draw can be built at best, one further left before all others."""
    if not any(element in FORMATIONS for element in elements):
        built = most_things(room_for_things(sheet), len(elements))
        return (True,) * built + (False,) * (len(elements) - built)
    first, later = elements[0], elements[1:]
    best: tuple[bool, ...] | None = None
    for following in _after(sheet, first):
        result = best_result(following, later)
        if all(result):
            return True, *result
        best = result if best is None else max(best, result)
    return (False, *best_result(sheet, later)) if best is None else (True, *best)


def most_things(room: int, wanted: int) -> int:
    """How many traps and monsters, of so many wanted, there is room for together."""
    while not has_room_for(room, wanted):
        wanted -= 1
    return wanted


def has_room_for(room: int, things: int) -> bool:
    """Whether so many traps and monsters can be drawn on these squares, no two side by side."""
    squares = room.bit_count()
    if squares <= things:
        return things == 0 or (squares == things and not beside(room) & room)
    # As on a chessboard: at least half of the squares have one colour, and no two of these are side by side.
    if squares >= 2 * things - 1:
        return True
    # If it can be done, it can be done with the last square or one beside it: else that could take a place.
    last = room & -room
    choices = last | beside(last) & room
    while choices:
        choice = choices & -choices
        if has_room_for(room & ~(choice | beside(choice)), things - 1):
            return True
        choices ^= choice
    return False


def spoils_later(before: Plan, after: Plan, element: str, later: tuple[str, ...]) -> bool:
    """§1: whether this place for an element costs one further right that could be built otherwise."""
    if not later or _has_room_for_all(after, later):
        return False
    return (True, *best_result(after, later)) < best_result(before, (element, *later))


def _has_room_for_all(sheet: Plan, elements: tuple[str, ...]) -> bool:
    """Quickly seen where only traps and monsters are to come."""
    formations = any(element in FORMATIONS for element in elements)
    return not formations and has_room_for(room_for_things(sheet), len(elements))


def _after(sheet: Plan, element: str) -> Iterator[Plan]:
    if element in FORMATIONS:
        for place in wall_places(sheet, element):
            yield with_walls(sheet, place.walls)
    else:
        for square in members(room_for_things(sheet)):
            yield with_thing(sheet, square)


# ── every legal place ────────────────────────────────────────────────────────────────────────────────────


def legal_places(sheet: Plan, formation: str, later: tuple[str, ...]) -> Iterator[Place]:
    """Where a formation may be drawn, with these elements to draw after it."""
    for place in wall_places(sheet, formation):
        if not later or not spoils_later(sheet, with_walls(sheet, place.walls), formation, later):
            yield place


def legal_squares(sheet: Plan, element: str, later: tuple[str, ...]) -> Iterator[int]:
    """Where a trap or monster may be drawn, with these elements to draw after it."""
    for square in members(room_for_things(sheet)):
        if not later or not spoils_later(sheet, with_thing(sheet, square), element, later):
            yield square
