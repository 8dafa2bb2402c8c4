"""Tempers tell computer players apart: at some moment, one wants something else than another."""

import pytest

from engine.cli.self_play import moments
from engine.core import Choice
from engine.core.mind import TEMPERS, Effort, Manner
from engine.core.registry import AnyGame, game, games

SEATS = 3
SEEDS = range(31, 34)


@pytest.mark.parametrize("key", games())
def test_normal_players_of_different_tempers_do_not_always_do_the_same(key: str) -> None:
    answers = answers_of(game(key))

    assert [
        one for one in TEMPERS for other in TEMPERS if one < other and answers[one] == answers[other]
    ] == []


def answers_of(its_game: AnyGame) -> dict[str, list[Choice]]:
    """What normal players of each temper answer to the questions of a few games, in haste to save time."""
    asked = [
        (its_game.computer_view(state, decision.seat), decision)
        for seed in SEEDS
        for state in moments(its_game, SEATS, its_game.checked_settings({}), seed)
        for decision in state.pending()[:1]
    ]
    return {
        temper: [its_game.quick_answer(*question, Manner(temper, effort=Effort.HASTY)) for question in asked]
        for temper in TEMPERS
    }
