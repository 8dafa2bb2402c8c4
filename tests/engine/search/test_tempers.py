"""Names and tempers tell computer players apart: at some moment, one wants something else than another."""

from itertools import combinations

import pytest

from engine.cli.self_play import moments
from engine.core import Choice
from engine.core.mind import TEMPERS, Effort, Manner
from engine.core.registry import AnyGame, game, games
from engine.search.characters import CHARACTERS, player_called, temper_of
from engine.search.knowledge import Knowledge
from engine.search.players import HARD, Player
from engine.search.playouts import Playouts
from tests.engine.search.moments import moments_of_choice

SEATS = 3
SEEDS = range(31, 34)
MOMENTS = 6


def test_every_computer_player_has_a_name_of_its_own_and_three_have_three_tempers() -> None:
    assert len({who.name for who in CHARACTERS}) == len(CHARACTERS)
    assert {who.temper for who in CHARACTERS[:SEATS]} == set(TEMPERS)
    assert [player_called(who.name, HARD) for who in CHARACTERS] == [
        Player(HARD, who.temper) for who in CHARACTERS
    ]


def test_a_substitute_has_the_temper_of_whoever_it_is_and_people_have_none() -> None:
    assert temper_of("Mumble (Anna)") == "careful"
    assert temper_of("Anna") == ""


@pytest.mark.parametrize("key", games())
def test_hard_players_of_different_tempers_see_the_same_table_differently(key: str) -> None:
    its_game = game(key)
    found = moments_of_choice(its_game, SEATS, seed=SEEDS[0], most=MOMENTS)
    seen = {
        temper: [
            Playouts(Knowledge(its_game, state, decision.seat), Manner(temper)).outlook(state)[0]
            for state, decision in found
        ]
        for temper in TEMPERS
    }

    assert all(seen[one] != seen[other] for one, other in combinations(TEMPERS, 2))


@pytest.mark.parametrize("key", games())
def test_normal_players_of_different_tempers_do_not_always_do_the_same(key: str) -> None:
    answers = answers_of(game(key))

    assert all(answers[one] != answers[other] for one, other in combinations(TEMPERS, 2))


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
