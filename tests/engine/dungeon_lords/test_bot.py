"""The computer player survives: it digs, hires, keeps evil in check, and fights."""

from statistics import mean

import pytest

from engine.cli.botplay import moments
from engine.games.dungeon_lords import GAME
from engine.games.dungeon_lords.state import Underworld


def ends(seats: int, version: str, games: int) -> list[Underworld]:
    found = []
    for seed in range(games):
        *_, end = moments(GAME, seats, {"version": version}, seed)
        found.append(end)
    return found  # type: ignore[return-value]


@pytest.mark.parametrize(("seats", "version"), [(4, "first"), (3, "full"), (2, "first")])
def test_it_digs_hires_imprisons_and_mostly_earns_its_licence(seats: int, version: str) -> None:
    tables = ends(seats, version, 12)
    lords = [lord for g in tables for lord in g.lords]

    assert mean(lord.filled.bit_count() for lord in lords) > 6
    assert mean(len(lord.prison) for lord in lords) > 3
    assert mean(lord.seals for lord in lords) < 2
    assert mean(score.total for g in tables for score in g.score) > 0


def test_it_keeps_away_from_the_paladin() -> None:
    tables = ends(4, "first", 12)

    assert mean(lord.evil >= 10 for g in tables for lord in g.lords) < 0.25
