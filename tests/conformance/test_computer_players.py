"""Games between computer players end, too: no two of them keep each other busy for ever.

`COMPUTER_GAMES` says how many games are played in total, shared out among all numbers of seats and settings.
In every other game the first seat does anything that is allowed, so that computer players get where they
would not get among themselves.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from zlib import crc32

import pytest

from engine.cli.self_play import computer_move, moments
from engine.core import Chance, State, take
from engine.core.registry import AnyGame, game
from tests.conformance.plays import Case, cases, share_of_a_case

GAMES = share_of_a_case(int(os.environ.get("COMPUTER_GAMES", "140")))
WANTON = 0
"""The seat that plays at random."""

KNOWN_LOOPS = ((Case("boss-monster", 2, ()), 797),)
"""Games that once never ended."""


def with_a_wanton_seat(its_game: AnyGame, case: Case, seed: int) -> Iterator[State]:
    """Every state of a game in which computer players sit beside somebody who does anything."""
    chance = Chance(seed)
    state: State = its_game.start(case.seats, dict(case.settings), seed)
    yield state
    while state.result is None:
        decision = state.pending()[0]
        if decision.seat == WANTON:
            state = take(state, decision, decision.form.sample(state, WANTON, chance))
        else:
            state = computer_move(its_game, state)
        yield state


def assert_ends(case: Case, seed: int, *, wanton: bool = False) -> None:
    its_game = game(case.game)
    bound = its_game.most_decisions(case.seats)
    states = (
        with_a_wanton_seat(its_game, case, seed)
        if wanton
        else moments(its_game, case.seats, dict(case.settings), seed)
    )
    for number, state in enumerate(states):
        assert number <= bound, f"seed {seed} does not end"
        assert its_game.conserved(state) == []


@pytest.mark.parametrize("case", cases(), ids=str)
def test_computer_players_end_every_game_within_its_bound(case: Case) -> None:
    first = crc32(f"computer players: {case}".encode())
    for seed in range(first, first + GAMES):
        assert_ends(case, seed, wanton=seed % 2 == 1)


@pytest.mark.parametrize(("case", "seed"), KNOWN_LOOPS)
def test_what_once_went_round_in_circles_ends(case: Case, seed: int) -> None:
    assert_ends(case, seed)
