"""Games between computer players end, too: no two of them keep each other busy for ever.

`CONFORMANCE_SEEDS` says how many games are played for each number of seats and settings.
"""

from __future__ import annotations

from zlib import crc32

import pytest

from engine.cli.self_play import moments
from engine.core.registry import game
from tests.conformance.plays import GAMES_PER_CASE, Case, cases

KNOWN_LOOPS = ((Case("boss-monster", 2, ()), 797),)
"""Games that once never ended."""


def assert_ends(case: Case, seed: int) -> None:
    its_game = game(case.game)
    bound = its_game.most_decisions(case.seats)
    for number, state in enumerate(moments(its_game, case.seats, dict(case.settings), seed)):
        assert number <= bound, f"seed {seed} does not end"
        assert its_game.conserved(state) == []


@pytest.mark.parametrize("case", cases(), ids=str)
def test_computer_players_end_every_game_within_its_bound(case: Case) -> None:
    first = crc32(f"computer players: {case}".encode())
    for seed in range(first, first + GAMES_PER_CASE // 2 + 1):
        assert_ends(case, seed)


@pytest.mark.parametrize(("case", "seed"), KNOWN_LOOPS)
def test_what_once_went_round_in_circles_ends(case: Case, seed: int) -> None:
    assert_ends(case, seed)
