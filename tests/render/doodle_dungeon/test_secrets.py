"""No picture depends on what its viewer cannot know."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

import render
from engine.core import Chance, Path, Placement
from tests.render.doodle_dungeon import scenes
from tests.render.doodle_dungeon.moments import GAME, SEATS, game_of, seen
from tests.render.voices import voice


@pytest.mark.parametrize("seats", SEATS)
def test_previews_do_not_depend_on_the_secrets_of_others(seats: int) -> None:
    states, say = game_of(seats, 9), voice("en", seats)
    shown = 0
    for number, state in enumerate(states):
        asked = [each for each in state.decisions() if isinstance(each.form, Placement | Path)]
        if asked and (number % 19 == 0 or isinstance(asked[0].form, Path)):
            decision = asked[0]
            words = decision.form.default(state, decision.seat)
            assert isinstance(words, list)
            other = GAME.view(GAME.redeal(state, decision.seat, Chance(number)), decision.seat)
            own = render.draft(seen(state, decision.seat), decision, words, None, say)
            assert own == render.draft(other, decision, words, None, say)
            shown += 1
    assert shown > seats


def test_whoever_draws_the_path_does_not_see_the_treasures() -> None:
    state = next(state for state in game_of(3) if state.phase == "drawing")
    for viewer in range(3):
        view = seen(state, viewer)
        assert view.drawing is not None
        assert view.dungeons[view.drawing].treasures == ()
        assert view.dungeons[viewer].treasures == state.masters[viewer].sheet.treasures


def test_treasures_are_drawn_for_their_owner() -> None:
    view, say = scenes.building(2, 0), voice("en", 2)
    without = replace(view, dungeons=(replace(view.dungeons[0], treasures=()), view.dungeons[1]))
    assert render.hand(view, say).png != render.hand(without, say).png
