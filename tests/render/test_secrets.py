"""No picture of any game depends on what its viewer cannot know."""

from __future__ import annotations

from functools import cache

import pytest

import render
from engine.cli.self_play import moments
from engine.core import Chance, State
from engine.core.registry import games
from tests.render.voices import voice

LOOKS = 8
"""How many moments of a game are looked at."""
TABLES = [(key, seats) for key, game in games().items() for seats in game.seats]


@cache
def _spread(key: str, seats: int) -> list[State]:
    """Moments of a game between computer players, from its first to its last."""
    states = list(moments(games()[key], seats, {}, seed=7))
    return [states[number * (len(states) - 1) // (LOOKS - 1)] for number in range(LOOKS)]


@pytest.mark.parametrize(("key", "seats"), TABLES)
def test_the_public_pictures_do_not_depend_on_any_secret(key: str, seats: int) -> None:
    game, say = games()[key], voice("en", seats)
    for number, state in enumerate(_spread(key, seats)):
        other = game.redeal(state, None, Chance(number))
        assert render.table(game.view(state, None), say) == render.table(game.view(other, None), say)


@pytest.mark.parametrize(("key", "seats"), TABLES)
def test_the_hand_does_not_depend_on_the_secrets_of_others(key: str, seats: int) -> None:
    game, say = games()[key], voice("en", seats)
    for number, state in enumerate(_spread(key, seats)):
        viewer = number % seats
        other = game.redeal(state, viewer, Chance(number))
        assert render.hand(game.view(state, viewer), say) == render.hand(game.view(other, viewer), say)


@pytest.mark.parametrize(("key", "seats"), TABLES)
def test_the_picture_of_a_question_does_not_depend_on_the_secrets_of_others(key: str, seats: int) -> None:
    game, say = games()[key], voice("en", seats)
    for number, state in enumerate(_spread(key, seats)):
        for decision in state.pending():
            other = game.redeal(state, decision.seat, Chance(number))
            shown, same = (
                render.question(game.view(one, decision.seat), decision, say) for one in (state, other)
            )
            assert shown == same


@pytest.mark.parametrize(("key", "seats"), TABLES)
def test_file_names_say_nothing_about_the_view(key: str, seats: int) -> None:
    game, say = games()[key], voice("en", seats)
    names = {render.hand(game.view(state, 0), say).name for state in _spread(key, seats)}
    assert names == {f"{key}-hand.png"}


@pytest.mark.parametrize(("key", "seats"), TABLES)
def test_an_onlooker_has_no_hand(key: str, seats: int) -> None:
    with pytest.raises(ValueError, match="onlooker"):
        render.hand(games()[key].view(_spread(key, seats)[0], None), voice("en", seats))
