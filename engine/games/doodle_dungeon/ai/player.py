"""A computer player for Doodle Dungeon: what it considers, from a view as a person would."""

from __future__ import annotations

from engine.core import Choice, Decision, Path, Pick, Placement
from engine.core.grid import way_words
from engine.core.mind import PLAIN, Effort, Manner, Thought, best_of
from engine.games.doodle_dungeon.ai.building import consider_place
from engine.games.doodle_dungeon.ai.strategy import consider_pick
from engine.games.doodle_dungeon.board.routes import promise, proposals, proposed, to_cells
from engine.games.doodle_dungeon.show.views import TableView


def choose(view: TableView, decision: Decision) -> Choice:
    """What the quick player answers, without any manner of its own."""
    return best_of(consider(view, decision, PLAIN), decision, PLAIN)


def consider(view: TableView, decision: Decision, manner: Manner) -> list[Thought]:
    """The answers worth a thought; offers to decide ahead are declined here, see `planning`."""
    form = decision.form
    if decision.ahead and decision.standing:
        return [Thought(0.0, [])]
    if isinstance(form, Placement):
        return consider_place(view.dungeons[decision.seat], decision, manner)
    if isinstance(form, Path):
        return _paths(view, manner)
    if isinstance(form, Pick):
        return consider_pick(view, decision, form, manner)
    return [Thought(0.0, form.default(None, decision.seat))]


FURTHER_TEMPERS = ((0.2, 16), (0.7, 10), (1.5, 8), (2.0, 4))
"""How cautious the further paths are that the search tries, and how far their detours lead."""


def _paths(view: TableView, manner: Manner) -> list[Thought]:
    """A few paths through the neighbour's dungeon, and what they are worth to the hero's side."""
    assert view.drawing is not None
    dungeon = view.dungeons[view.drawing]
    squares, boxes = dungeon.squares, dungeon.boxes
    paths = list(proposals(squares, boxes))
    if manner.effort is Effort.THOROUGH:
        further = [list(proposed(squares, boxes, *temper)) for temper in FURTHER_TEMPERS]
        paths += [path for number, path in enumerate(further) if path not in paths + further[:number]]
    return [Thought(promise(squares, boxes, path), way_words(to_cells(path))) for path in paths]
