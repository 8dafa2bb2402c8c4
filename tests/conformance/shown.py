"""What Discord is shown of a game, made ready to be checked."""

from __future__ import annotations

import io
from collections.abc import Iterator
from typing import Any

from PIL import Image

from cogs.ui.decisions.controls import NO_SUGGESTIONS
from cogs.ui.decisions.drafts import Draft
from cogs.ui.turn_panel import TurnPanel
from engine.core import Decision, Explanation, Path, Placement, Script, Seat, State, Suggestions, View
from engine.core.registry import AnyGame, games
from render import Picture
from render.kit.canvas import TALLEST, WIDTH
from tests.conformance.plays import NAMES, Play
from texts import speaker

LARGEST = 150 * 1024
LONGEST_ALT = 1024
MOST_COMPONENTS = 40
MOST_TEXT = 4000
MOST_LINES = 25
LONGEST_VALUE = 100
MOMENTS = 3

Components = list[dict[str, Any]]


def moments(play: Play) -> Iterator[tuple[State, Seat | None]]:
    """A few states spread over the game, the last one included, for an onlooker and for who must decide."""
    states = play.states
    for number in range(MOMENTS):
        state = states[number * (len(states) - 1) // (MOMENTS - 1)]
        yield state, None
        yield state, next(iter(state.awaited()), 0)


def first_panel(game: AnyGame, state: State, viewer: Seat | None, pictures: list[Picture]) -> Components:
    """The panel of a viewer who has not begun to answer."""
    view: View = game.view(state, viewer)
    decision = next(iter(view.decisions), None)
    if decision is None:
        return panel(view, None, Draft(), pictures)
    suggestions, draft = NO_SUGGESTIONS, Draft()
    if isinstance(decision.form, Placement | Path):
        suggestions = decision.form.suggestions(state, decision.seat)
        draft = Draft(suggestions.first)
    if isinstance(decision.form, Script):
        draft = Draft(script=decision.form.progress(state, decision.seat, []))
    return panel(view, decision, draft, pictures, suggestions)


def panel(
    view: View,
    decision: Decision | None,
    draft: Draft,
    pictures: list[Picture],
    suggestions: Suggestions = NO_SUGGESTIONS,
) -> Components:
    """The components of a panel."""
    say = speaker("de", NAMES)
    its_game = games()[view.game]
    explanation = Explanation() if decision is None else its_game.explain(view, decision)
    shown = TurnPanel(1, view, say, decision, say, pictures, draft, suggestions, explanation=explanation)
    layout: Any = shown.body().layout()
    components: Components = layout.to_components()
    return components


def assert_picture_within_bounds(picture: Picture) -> None:
    """As large as a phone can show, and described."""
    width, height = Image.open(io.BytesIO(picture.png)).size
    assert width <= WIDTH
    assert height <= TALLEST
    assert len(picture.png) <= LARGEST
    assert 0 < len(picture.alt) <= LONGEST_ALT


def assert_panel_within_bounds(components: Components) -> None:
    """What Discord would take, and no two controls or lines that mean the same."""
    nested = list(_nested(components))
    ids = [each["custom_id"] for each in nested if "custom_id" in each]
    assert len(nested) <= MOST_COMPONENTS
    assert len(set(ids)) == len(ids)
    assert sum(len(each.get("content", "")) for each in nested) <= MOST_TEXT
    for each in nested:
        values = [option["value"] for option in each.get("options", [])]
        assert len(values) <= MOST_LINES
        assert len(set(values)) == len(values)
        assert all(0 < len(value) <= LONGEST_VALUE for value in values)


def _nested(components: Components) -> Iterator[dict[str, Any]]:
    for component in components:
        yield component
        yield from _nested(component.get("components", []))
