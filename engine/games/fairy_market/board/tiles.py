"""A card taken apart into places: its corridor cells and rooms, their ways, and what lies in them."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from engine.games.fairy_market.board.layout import as_laid
from engine.games.fairy_market.cards.notation import (
    LEADING_DOWN,
    OPPOSITE,
    STEPS,
    Card,
    cells,
    doors,
    open_sides,
)

Where = tuple[int, int, bool]
"""Column, row, and whether underground."""


class Way(NamedTuple):
    """From a corridor cell over one of its sides into the next corridor cell."""

    side: str
    to: int


class Doorway(NamedTuple):
    """From a corridor cell over one of its sides into a room, through the door of this number."""

    side: str
    room: int
    door: int
    inside: Where


class Door(NamedTuple):
    """From a room into a corridor cell."""

    number: int
    to: int
    inside: Where


class Thing(NamedTuple):
    """Something to discover; rooms are such things themselves."""

    kind: str
    place: int
    where: Where


class Hole(NamedTuple):
    """Stairs or a fall pit: the places above and below, and the number of the thing itself."""

    thing: int
    above: int
    below: int


class Tile(NamedTuple):
    """A card as it lies; places are numbered, and most of these lists are indexed by place."""

    where: tuple[Where, ...]
    rooms: tuple[bool, ...]
    ways: tuple[tuple[Way, ...], ...]
    doorways: tuple[tuple[Doorway, ...], ...]
    doors: tuple[tuple[Door, ...], ...]
    openings: tuple[tuple[int, str], ...]
    """Place and side."""
    things: tuple[Thing, ...]
    holes: tuple[Hole, ...]


@cache
def tile(card_id: str, upside_down: bool) -> Tile:
    """A card taken apart."""
    return take_apart(as_laid(card_id, upside_down))


def take_apart(card: Card) -> Tile:
    """Every corridor cell of either level is a place, and so is every room."""
    places = _places(card)
    where = list(dict.fromkeys(_first_cell(card, cell) for cell in places))
    things = [
        Thing(each.kind, places[each.column, each.row, each.under], (each.column, each.row, each.under))
        for each in card.features
    ]
    holes = [
        Hole(number, thing.place, places[thing.where[0], thing.where[1], True])
        for number, thing in enumerate(things)
        if thing.kind in LEADING_DOWN
    ]
    rooms = [card.glyph(row, column, under).isalpha() for column, row, under in where]
    things += [Thing("room", place, where[place]) for place, room in enumerate(rooms) if room]
    return Tile(
        where=tuple(where),
        rooms=tuple(rooms),
        ways=tuple(tuple(_ways(card, places, cell)) for cell in where),
        doorways=tuple(tuple(_doorways(card, places, cell)) for cell in where),
        doors=tuple(tuple(_doors(card, places, cell)) for cell in where),
        openings=tuple((places[column, row, False], side) for row, column, side in card.openings()),
        things=tuple(things),
        holes=tuple(holes),
    )


def _places(card: Card) -> dict[Where, int]:
    """The number of the place every cell belongs to; the cells of a room share one."""
    places: dict[Where, int] = {}
    count = 0
    for under in (False, True):
        for row, column in cells():
            if card.glyph(row, column, under) in ("", "."):
                continue
            cell = (column, row, under)
            first = _first_cell(card, cell)
            if first == cell:
                places[cell], count = count, count + 1
            else:
                places[cell] = places[first]
    return places


def _first_cell(card: Card, cell: Where) -> Where:
    """The cell that names a place: a corridor cell itself, a room's top left cell."""
    column, row, under = cell
    glyph = card.glyph(row, column, under)
    if not glyph.isalpha():
        return cell
    row, column = card.rooms()[glyph][0]
    return column, row, False


def _ways(card: Card, places: dict[Where, int], cell: Where) -> list[Way]:
    beyond = [(side, other) for side, other in _beyond(card, cell) if other in places]
    return [Way(side, places[other]) for side, other in beyond if not _is_room(card, other)]


def _doorways(card: Card, places: dict[Where, int], cell: Where) -> list[Doorway]:
    found = []
    for side, other in _beyond(card, cell):
        if _is_room(card, other):
            column, row, _ = other
            numbered = list(doors(card, card.main[row][column]))
            door = 1 + numbered.index((row, column, OPPOSITE[side]))
            found.append(Doorway(side, places[other], door, other))
    return found


def _doors(card: Card, places: dict[Where, int], cell: Where) -> list[Door]:
    if not _is_room(card, cell):
        return []
    numbered = enumerate(doors(card, card.glyph(cell[1], cell[0])), 1)
    return [
        Door(number, places[column + STEPS[side][1], row + STEPS[side][0], False], (column, row, False))
        for number, (row, column, side) in numbered
    ]


def _beyond(card: Card, cell: Where) -> list[tuple[str, Where]]:
    """What lies behind the open sides of a corridor cell."""
    column, row, under = cell
    return [
        (side, (column + STEPS[side][1], row + STEPS[side][0], under))
        for side in open_sides(card.glyph(row, column, under))
    ]


def _is_room(card: Card, cell: Where) -> bool:
    column, row, under = cell
    return not under and card.glyph(row, column).isalpha()
