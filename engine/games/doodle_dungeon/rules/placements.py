"""Where the elements of an open card may go: the law of `board`, as the forms of the questions use it."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core import Cell, Law, Placement, Seat, Spot, Text, placement_law
from engine.games.doodle_dungeon.board import planner
from engine.games.doodle_dungeon.board.law import against_placement, legal_places, legal_squares, needs_room
from engine.games.doodle_dungeon.board.sheet import CELLS, COLUMNS, ROWS, plan
from engine.games.doodle_dungeon.cards import CARDS
from engine.games.doodle_dungeon.phrases import flaw_refusal, spot_named
from engine.games.doodle_dungeon.state import Master, Table


def element_to_build(master: Master) -> str:
    """The element whose turn it is."""
    return CARDS[master.card].elements[len(master.built)]


def _later(master: Master) -> tuple[str, ...]:
    """The elements still to be drawn after the one whose turn it is."""
    return needs_room(CARDS[master.card].elements[len(master.built) + 1 :])


def _refuse(g: Table, seat: Seat, spot: Spot) -> Text | None:
    """Why the element may not go there."""
    master = g.masters[seat]
    sheet = master.sheet
    flaw = against_placement(
        plan(sheet.squares), sheet.treasures, element_to_build(master), spot, _later(master)
    )
    return flaw_refusal(flaw) if flaw else None


def _legal_walls(g: Table, seat: Seat) -> Iterator[Spot]:
    master = g.masters[seat]
    places = legal_places(plan(master.sheet.squares), element_to_build(master), _later(master))
    return (place.spot for place in places)


def _walls_over(g: Table, seat: Seat, cells: list[Cell]) -> Spot:
    return spot_named(element_to_build(g.masters[seat]), cells)


def _usual_walls(g: Table, seat: Seat) -> Spot:
    master = g.masters[seat]
    return planner.walls(master.sheet, element_to_build(master), _later(master)).spot


def _legal_things(g: Table, seat: Seat) -> Iterator[Spot]:
    master = g.masters[seat]
    squares = legal_squares(plan(master.sheet.squares), element_to_build(master), _later(master))
    return (Spot(*CELLS[square]) for square in squares)


def _usual_thing(g: Table, seat: Seat) -> Spot:
    master = g.masters[seat]
    return Spot(*CELLS[planner.thing(master.sheet, element_to_build(master), _later(master))])


def _legal_treasures(g: Table, seat: Seat) -> Iterator[Spot]:
    treasures = g.masters[seat].sheet.treasures
    return (Spot(*cell) for square, cell in enumerate(CELLS) if square not in treasures)


def _usual_treasure(g: Table, seat: Seat) -> Spot:
    return Spot(*CELLS[planner.treasure(g.masters[seat].sheet)])


WALLS_LAW = placement_law("doodle-dungeon-walls", Law(_refuse, _legal_walls, _usual_walls, over=_walls_over))
THING_LAW = placement_law("doodle-dungeon-thing", Law(_refuse, _legal_things, _usual_thing))
TREASURE_LAW = placement_law("doodle-dungeon-treasure", Law(_refuse, _legal_treasures, _usual_treasure))
WALLS = Placement(WALLS_LAW, ROWS, COLUMNS)
THING = Placement(THING_LAW, ROWS, COLUMNS)
TREASURE = Placement(TREASURE_LAW, ROWS, COLUMNS)
