"""Where the elements of an open card may go: the law of `board`, as the forms of the questions use it."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core import Cell, Law, Placement, Seat, Spot, Text, placement_law
from engine.games.doodle_dungeon.board import planner
from engine.games.doodle_dungeon.board.law import against_placement, legal_places, legal_squares, needs_room
from engine.games.doodle_dungeon.board.sheet import CELLS, COLUMNS, ROWS, plan
from engine.games.doodle_dungeon.cards import CARDS, FORMATIONS
from engine.games.doodle_dungeon.phrases import flaw_refusal, spot_named
from engine.games.doodle_dungeon.rules.elements import element_to_build
from engine.games.doodle_dungeon.state import Master, Table


def refusal_of(master: Master, spot: Spot) -> Text | None:
    """Why the element whose turn it is may not go there."""
    sheet = master.sheet
    flaw = against_placement(
        plan(sheet.squares), sheet.treasures, element_to_build(master), spot, _later(master)
    )
    return flaw_refusal(flaw) if flaw else None


def legal_spots(master: Master) -> Iterator[Spot]:
    """Every legal place for the element whose turn it is."""
    element, squares = element_to_build(master), plan(master.sheet.squares)
    if element in FORMATIONS:
        return (place.spot for place in legal_places(squares, element, _later(master)))
    if element == "treasure":
        hidden = master.sheet.treasures
        return (Spot(*cell) for square, cell in enumerate(CELLS) if square not in hidden)
    return (Spot(*CELLS[square]) for square in legal_squares(squares, element, _later(master)))


def usual_spot(master: Master) -> Spot:
    """Where the planner would build it."""
    element = element_to_build(master)
    if element in FORMATIONS:
        return planner.walls(master.sheet, element, _later(master)).spot
    if element == "treasure":
        return Spot(*CELLS[planner.treasure(master.sheet)])
    return Spot(*CELLS[planner.thing(master.sheet, element, _later(master))])


def good_spots(master: Master) -> Iterator[Spot]:
    """Good places for the element whose turn it is, the planner's first."""
    element, sheet, later = element_to_build(master), master.sheet, _later(master)
    if element in FORMATIONS:
        return (place.spot for place in planner.good_walls(sheet, element, later))
    if element == "treasure":
        return (Spot(*CELLS[square]) for square in planner.good_hiding_places(sheet))
    return (Spot(*CELLS[square]) for square in planner.good_squares(sheet, element, later))


def _walls_over(g: Table, seat: Seat, cells: list[Cell]) -> Spot:
    return spot_named(element_to_build(g.masters[seat]), cells)


def _later(master: Master) -> tuple[str, ...]:
    """The elements still to be drawn after the one whose turn it is."""
    return needs_room(CARDS[master.card].elements[len(master.built) + 1 :])


# ── the forms ────────────────────────────────────────────────────────────────────────────────────────────


def _refuse(g: Table, seat: Seat, spot: Spot) -> Text | None:
    return refusal_of(g.masters[seat], spot)


def _legal(g: Table, seat: Seat) -> Iterator[Spot]:
    return legal_spots(g.masters[seat])


def _usual(g: Table, seat: Seat) -> Spot:
    return usual_spot(g.masters[seat])


def _best(g: Table, seat: Seat) -> Iterator[Spot]:
    return good_spots(g.masters[seat])


WALLS_LAW = placement_law("doodle-dungeon-walls", Law(_refuse, _legal, _usual, over=_walls_over, best=_best))
THING_LAW = placement_law("doodle-dungeon-thing", Law(_refuse, _legal, _usual, best=_best))
TREASURE_LAW = placement_law("doodle-dungeon-treasure", Law(_refuse, _legal, _usual, best=_best))
WALLS = Placement(WALLS_LAW, ROWS, COLUMNS)
THING = Placement(THING_LAW, ROWS, COLUMNS)
TREASURE = Placement(TREASURE_LAW, ROWS, COLUMNS)
