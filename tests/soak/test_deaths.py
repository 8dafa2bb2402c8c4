"""A process killed between any two writes: what was told counts once, and the log rebuilds every state."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio

from engine.core.registry import games
from tests.end_to_end.nursery import Nursery
from tests.soak import SEED
from tests.soak.deaths import lives, often
from tests.soak.lives import Life
from tests.tables.databases import empty_database

pytestmark = pytest.mark.asyncio(loop_scope="module")


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def nursery() -> AsyncIterator[Nursery]:
    with Nursery("tests.soak.lives:warm_up") as nursery:
        yield nursery


@pytest.mark.parametrize("place", ["store.begun", "store.committing", "store.committed"])
async def test_a_crash_at_each_of_the_first_writes_loses_and_doubles_nothing(
    nursery: Nursery, tmp_path: Path, place: str
) -> None:
    """The first of all writes in the first life, the second in the next: each of them is hit."""
    life = Life(str(tmp_path / "lair.sqlite3"), "mighty-monsters", SEED, 3)
    tally = await lives(nursery, life, [f"crash {place} {time}" for time in range(1, 7)])
    assert tally.kills == 6


@pytest.mark.parametrize("game", list(games()))
async def test_games_survive_deaths_delays_failures_and_repetitions(
    nursery: Nursery, tmp_path: Path, game: str
) -> None:
    life = Life(str(tmp_path / "lair.sqlite3"), game, SEED, 15)
    tally = await lives(nursery, life, often(SEED, 3))
    assert tally.struck
    assert tally.told


async def test_a_game_on_postgresql_survives_them_too(nursery: Nursery, tmp_path: Path) -> None:
    with empty_database(tmp_path) as address:
        life = Life(f"{address.url} {tmp_path}", "mighty-monsters", SEED, 15)
        tally = await lives(nursery, life, often(SEED, 3))
    assert tally.kills
    assert tally.told
