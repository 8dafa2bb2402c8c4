"""Where the elements of an open card may go: the building law, as the forms of the questions ask for it."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core import Law, Placement, Seat, Spot, Text, placement_law
from engine.games.doodle_dungeon.board import planner as planning
from engine.games.doodle_dungeon.board.formations import place_at
from engine.games.doodle_dungeon.board.law import (
    Flaw,
    against_thing,
    against_walls,
    legal_places,
    legal_squares,
    needs_room,
    spoils_later,
    with_thing,
    with_walls,
)
from engine.games.doodle_dungeon.board.sheet import CELLS, COLUMNS, ROWS, plan, square_of
from engine.games.doodle_dungeon.cards import CARDS
from engine.games.doodle_dungeon.phrases import told
from engine.games.doodle_dungeon.state import Master, Table


def element_to_build(master: Master) -> str:
    """The element whose turn it is."""
    return CARDS[master.card].elements[len(master.built)]


def _later(master: Master) -> tuple[str, ...]:
    """What is still to be drawn after the element whose turn it is."""
    return needs_room(CARDS[master.card].elements[len(master.built) + 1 :])


def _against_walls(g: Table, seat: Seat, spot: Spot) -> Text | None:
    master = g.masters[seat]
    element, sheet = element_to_build(master), plan(master.sheet.squares)
    place = place_at(element, spot)
    if place is None:
        return told("flaw-outside")
    flaw = against_walls(sheet, place)
    if flaw is None and spoils_later(sheet, with_walls(sheet, place.walls), element, _later(master)):
        flaw = Flaw.NO_ROOM_LATER
    return told(f"flaw-{flaw}") if flaw else None


def _legal_walls(g: Table, seat: Seat) -> Iterator[Spot]:
    master = g.masters[seat]
    return (
        place.spot
        for place in legal_places(plan(master.sheet.squares), element_to_build(master), _later(master))
    )


def _usual_walls(g: Table, seat: Seat) -> Spot:
    master = g.masters[seat]
    return planning.walls(master.sheet, element_to_build(master), _later(master)).spot


def _against_thing(g: Table, seat: Seat, spot: Spot) -> Text | None:
    master = g.masters[seat]
    element, sheet = element_to_build(master), plan(master.sheet.squares)
    square = square_of((spot.row, spot.column))
    flaw = against_thing(sheet, square)
    if flaw is None and spoils_later(sheet, with_thing(sheet, square), element, _later(master)):
        flaw = Flaw.NO_ROOM_LATER
    return told(f"flaw-{flaw}") if flaw else None


def _legal_things(g: Table, seat: Seat) -> Iterator[Spot]:
    master = g.masters[seat]
    squares = legal_squares(plan(master.sheet.squares), element_to_build(master), _later(master))
    return (Spot(*CELLS[square]) for square in squares)


def _usual_thing(g: Table, seat: Seat) -> Spot:
    master = g.masters[seat]
    return Spot(*CELLS[planning.thing(master.sheet, element_to_build(master), _later(master))])


def _against_treasure(g: Table, seat: Seat, spot: Spot) -> Text | None:
    hidden = square_of((spot.row, spot.column)) in g.masters[seat].sheet.treasures
    return told(f"flaw-{Flaw.HIDDEN_ALREADY}") if hidden else None


def _legal_treasures(g: Table, seat: Seat) -> Iterator[Spot]:
    treasures = g.masters[seat].sheet.treasures
    return (Spot(*cell) for square, cell in enumerate(CELLS) if square not in treasures)


def _usual_treasure(g: Table, seat: Seat) -> Spot:
    return Spot(*CELLS[planning.treasure(g.masters[seat].sheet)])


WALLS_LAW = placement_law("doodle-dungeon-walls", Law(_against_walls, _legal_walls, _usual_walls))
THING_LAW = placement_law("doodle-dungeon-thing", Law(_against_thing, _legal_things, _usual_thing))
TREASURE_LAW = placement_law(
    "doodle-dungeon-treasure", Law(_against_treasure, _legal_treasures, _usual_treasure)
)
WALLS = Placement(WALLS_LAW, ROWS, COLUMNS)
THING = Placement(THING_LAW, ROWS, COLUMNS)
TREASURE = Placement(TREASURE_LAW, ROWS, COLUMNS)
