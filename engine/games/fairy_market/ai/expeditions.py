"""Expeditions for whoever has time: many ways to lay a hand, and a closer look at the better ones."""

from __future__ import annotations

from typing import NamedTuple

from engine.games.fairy_market.board.planner import Effort, layouts, valued, with_best_path, worths
from engine.games.fairy_market.board.trail import Kit


class Stage(NamedTuple):
    """How many layouts get that far, and how many paths are looked at in each."""

    layouts: int
    paths: int


FIRST_LOOK = Effort(200, 60, 0)
STAGES = (Stage(30, 300), Stage(6, 3000))


def best_expedition(hand: tuple[str, ...], kit: Kit, goal: str, last: bool) -> list[str]:
    """A very good expedition in words; the same hand always gets the same one."""
    if not hand:
        return []
    worth = worths(goal, last)
    plans = layouts(hand, kit, goal, last, FIRST_LOOK)
    for stage in STAGES:
        closer = [valued(plan, kit, worth, stage.paths) for plan in plans[: stage.layouts]]
        plans = sorted(closer, key=lambda plan: -plan.value)
    best = plans[0]
    return with_best_path(best.words, best.sketch.cards, kit, worth, last, STAGES[-1].paths)
