"""No picture depends on what its viewer cannot know."""

from __future__ import annotations

import pytest

import render
from engine.core.chance import Chance
from tests.render.moments import GAME, VARIANTS, game_of, seen, voice


@pytest.mark.parametrize("seats", [3, 6])
@pytest.mark.parametrize(("chain", "kings"), VARIANTS)
def test_the_public_picture_does_not_depend_on_any_secret(seats: int, chain: str, kings: str) -> None:
    states = game_of(seats, 7, chain, kings)
    for number in range(0, len(states), 9):
        other = GAME.redeal(states[number], None, Chance(number))
        assert render.table(seen(states[number]), voice("en", seats)) == render.table(
            seen(other), voice("en", seats)
        )


@pytest.mark.parametrize("seats", [3, 6])
@pytest.mark.parametrize("viewer", [0, 2])
def test_the_hand_does_not_depend_on_the_secrets_of_others(seats: int, viewer: int) -> None:
    states = game_of(seats, 8, kings="on")
    for number in range(0, len(states), 9):
        other = GAME.redeal(states[number], viewer, Chance(number))
        own, redealt = seen(states[number], viewer), seen(other, viewer)
        assert render.hand(own, voice("en", seats)) == render.hand(redealt, voice("en", seats))


def test_file_names_say_nothing_about_the_view() -> None:
    names = {render.hand(seen(state, 0), voice("en", 3)).name for state in game_of(3)}
    assert names == {"mighty-monsters-hand.png"}
