"""Wishes for a question that may come again: a list that holds, and of which the first possible counts."""

from __future__ import annotations

from engine.core import Option, Pick, Plan, Question, Text, Use
from engine.core.forms import AnyForm
from engine.games.dungeon_lords.state import Underworld


def wish_list(prompt: Text, options: tuple[Option, ...], topic: str) -> Question[list[str]]:
    """Ask for any number of wishes, the most important first."""
    return Question(prompt, Pick(options, 0, len(options), ordered=True), topic)


def wishes_of(plan: Plan) -> list[str]:
    """All wishes of a plan in their sequence."""
    return [wish for planned in plan.choices if isinstance(planned, tuple) for wish in planned]


def first_possible(g: Underworld, plan: Plan, form: AnyForm) -> Use | None:
    """The first wish that is possible now; the list holds for the next time."""
    assert isinstance(form, Pick)
    possible = {option.id for option in form.options}
    choice = next((wish for wish in wishes_of(plan) if wish in possible), None)
    return None if choice is None else Use([choice], plan)
