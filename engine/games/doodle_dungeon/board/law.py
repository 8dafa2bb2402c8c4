"""The building law: what may be drawn where, and which elements of a card can still be built.

Everything here works on a sheet (`Plan`), so that rules, computer players and draft pictures share one law.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from enum import StrEnum
from functools import lru_cache

from engine.core import Spot
from engine.games.doodle_dungeon.board.formations import Place, place_at, places
from engine.games.doodle_dungeon.board.sheet import (
    BITS,
    ENTRANCE,
    EXIT,
    LETTERS,
    MONSTER_LETTERS,
    Plan,
    beside,
    members,
    plan,
    reached,
    square_of,
)
from engine.games.doodle_dungeon.cards import FORMATIONS

DOORS = BITS[ENTRANCE] | BITS[EXIT]


class Flaw(StrEnum):
    """Why something may not be drawn somewhere; the text of each is `flaw-…`."""

    OUTSIDE = "outside"
    TAKEN = "taken"
    CUT_OFF = "cut-off"
    NEIGHBOUR = "neighbour"
    HIDDEN_ALREADY = "hidden-already"
    NO_ROOM_LATER = "no-room-later"


def against_placement(
    sheet: Plan, treasures: Sequence[int], element: str, spot: Spot, later: tuple[str, ...]
) -> Flaw | None:
    """Why an element may not go to a spot, with these elements to draw after it; None if it may."""
    square = square_of((spot.row, spot.column))
    if element == "treasure":
        return Flaw.HIDDEN_ALREADY if square in treasures else None
    if element in FORMATIONS:
        place = place_at(element, spot)
        if place is None:
            return Flaw.OUTSIDE
        flaw, after = against_walls(sheet, place), with_walls(sheet, place.walls)
    else:
        flaw, after = against_thing(sheet, square), with_thing(sheet, square)
    if flaw is None and spoils_later(sheet, after, element, later):
        return Flaw.NO_ROOM_LATER
    return flaw


def to_blame(sheet: Plan, squares: Sequence[int], flaw: Flaw) -> list[int]:
    """The squares to mark for a flaw, if something was to be drawn on these."""
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
    """§4: only on empty squares, and every square without a wall must stay connected to both doors."""
    if place.walls & ~sheet.empty:
        return Flaw.TAKEN
    if place.walls & DOORS or not stays_connected(sheet.free, place):
        return Flaw.CUT_OFF
    return None


def stays_connected(free: int, place: Place) -> bool:
    """Whether all squares without a wall stay connected, as they were before these walls.

    If the squares around the new walls are connected among themselves, nothing is cut off: a quick test.
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
    """§3: only on an empty square without a trap or monster beside it."""
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


def can_be_guarded(squares: str, square: int) -> bool:
    """Whether a monster stands on a square, or may still be drawn there; if not, a treasure there is lost."""
    return squares[square] in MONSTER_LETTERS or against_thing(plan(squares), square) is None


# ── as many elements as possible ─────────────────────────────────────────────────────────────────────────


def needs_room(elements: tuple[str, ...]) -> tuple[str, ...]:
    """The elements that need squares; there is always room for treasures and upgrades."""
    return tuple([element for element in elements if element in FORMATIONS or element in LETTERS])


@lru_cache(maxsize=4096)
def best_result(sheet: Plan, elements: tuple[str, ...]) -> tuple[bool, ...]:
    """Which of these elements can be built at best; one further left counts more than all to its right."""
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
    """How many of so many wanted traps and monsters fit together."""
    while not has_room_for(room, wanted):
        wanted -= 1
    return wanted


def has_room_for(room: int, things: int) -> bool:
    """Whether so many traps and monsters fit on these squares, no two side by side."""
    squares = room.bit_count()
    if squares <= things:
        return things == 0 or (squares == things and not beside(room) & room)
    # As on a chessboard: at least half of the squares have the same colour, and none of those are neighbours.
    if squares >= 2 * things - 1:
        return True
    # If it can be done at all, it can be done using the last square or one of its neighbours.
    last = room & -room
    choices = last | beside(last) & room
    while choices:
        choice = choices & -choices
        if has_room_for(room & ~(choice | beside(choice)), things - 1):
            return True
        choices ^= choice
    return False


def spoils_later(before: Plan, after: Plan, element: str, later: tuple[str, ...]) -> bool:
    """§1: whether this place for an element costs a later one that could be built otherwise."""
    if not later or _has_room_for_all(after, later):
        return False
    return (True, *best_result(after, later)) < best_result(before, (element, *later))


def _has_room_for_all(sheet: Plan, elements: tuple[str, ...]) -> bool:
    """A quick test for when only traps and monsters are still to come."""
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
