"""What every game shows on Discord: pictures and panels within their bounds, and no secret in any of them.

Drawing is slow beside playing, so only a few moments of one game per case are looked at, by an onlooker and
by whoever must decide.
"""

from __future__ import annotations

import io
from collections.abc import Iterator
from typing import Any

import pytest
from PIL import Image

import render
from cogs.ui.panel import Panel
from engine.core import Seat, State, View
from render import Picture
from render.kit.canvas import TALLEST, WIDTH
from tests.conformance.plays import NAMES, Case, Play, cases, plays
from texts import speaker

LARGEST = 150 * 1024
LONGEST_ALT = 1024
MOST_COMPONENTS = 40
MOST_TEXT = 4000
MOMENTS = 3


@pytest.mark.parametrize("case", cases(), ids=str)
def test_pictures_keep_to_their_bounds(case: Case) -> None:
    play = plays(case)[0]
    for state, viewer in _moments(play):
        for picture in _pictures(play.game.view(state, viewer)):
            width, height = Image.open(io.BytesIO(picture.png)).size
            assert width <= WIDTH
            assert height <= TALLEST
            assert len(picture.png) <= LARGEST
            assert 0 < len(picture.alt) <= LONGEST_ALT


@pytest.mark.parametrize("case", cases(), ids=str)
def test_panels_keep_to_discords_bounds(case: Case) -> None:
    play = plays(case)[0]
    for state in play.states:
        for seat in range(play.seats):
            components = list(_nested(_panel(play.game.view(state, seat), [])))
            ids = [each["custom_id"] for each in components if "custom_id" in each]
            assert len(components) <= MOST_COMPONENTS
            assert len(set(ids)) == len(ids)
            assert sum(len(each.get("content", "")) for each in components) <= MOST_TEXT
            assert all(len(each.get("options", [])) <= 25 for each in components)


@pytest.mark.parametrize("case", cases(), ids=str)
def test_what_a_viewer_may_not_know_changes_nothing_they_are_shown(case: Case) -> None:
    play = plays(case)[0]
    chance = play.chance()
    for state, viewer in _moments(play):
        view = play.game.view(state, viewer)
        other = play.game.view(play.game.redeal(state, viewer, chance), viewer)
        pictures = _pictures(view)
        assert _pictures(other) == pictures
        assert _panel(other, pictures) == _panel(view, pictures)


def _moments(play: Play) -> Iterator[tuple[State, Seat | None]]:
    """A few states spread over the game, the last one included."""
    states = play.states
    for number in range(MOMENTS):
        state = states[number * (len(states) - 1) // (MOMENTS - 1)]
        yield state, None
        yield state, next(iter(state.awaited()), 0)


def _pictures(view: View) -> list[Picture]:
    say = speaker("en", NAMES)
    hand = [] if view.viewer is None else [render.hand(view, say)]
    return [*hand, *render.table(view, say)]


def _panel(view: View, pictures: list[Picture]) -> list[dict[str, Any]]:
    say = speaker("de", NAMES)
    decision = next(iter(view.decisions), None)
    layout: Any = Panel(1, view, say, decision, say, pictures).sheet().layout()
    components: list[dict[str, Any]] = layout.to_components()
    return components


def _nested(components: list[dict[str, Any]]) -> Iterator[dict[str, Any]]:
    for component in components:
        yield component
        yield from _nested(component.get("components", []))
