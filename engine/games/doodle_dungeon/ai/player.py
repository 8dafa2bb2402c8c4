"""A computer player for Doodle Dungeon: it sees a view, as a person does."""

from __future__ import annotations

from engine.core import Choice, Decision, Path, Pick, Placement
from engine.core.grid import spot_words, way_words
from engine.games.doodle_dungeon.ai.strategy import choose_from
from engine.games.doodle_dungeon.board import planner
from engine.games.doodle_dungeon.board.law import needs_room
from engine.games.doodle_dungeon.board.routes import proposals, to_cells
from engine.games.doodle_dungeon.board.sheet import NAMES
from engine.games.doodle_dungeon.cards import CARDS, FORMATIONS
from engine.games.doodle_dungeon.show.views import DungeonView, TableView
from engine.games.doodle_dungeon.state import Sheet


def choose(view: TableView, decision: Decision) -> Choice:
    """The answer to any question; offers to decide ahead are declined here, see `planning`."""
    form = decision.form
    if decision.ahead and decision.standing:
        return []
    if isinstance(form, Placement):
        return _build(view.dungeons[decision.seat])
    if isinstance(form, Path):
        assert view.drawing is not None
        dungeon = view.dungeons[view.drawing]
        return way_words(to_cells(next(proposals(dungeon.squares, dungeon.boxes))))
    if isinstance(form, Pick):
        return choose_from(view, decision, form)
    return form.default(None, decision.seat)


def _build(dungeon: DungeonView) -> Choice:
    """Where the next element of the open card goes."""
    elements = CARDS[dungeon.card].elements
    number = len(dungeon.built)
    element, later = elements[number], needs_room(elements[number + 1 :])
    sheet = Sheet(dungeon.squares, dungeon.treasures, dungeon.boxes)
    if element in FORMATIONS:
        return spot_words(planner.walls(sheet, element, later).spot)
    if element == "treasure":
        return [NAMES[planner.treasure(sheet)]]
    return [NAMES[planner.thing(sheet, element, later)]]
