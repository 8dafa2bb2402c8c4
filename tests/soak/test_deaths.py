"""A process killed between any two writes: what was told counts once, and the log rebuilds every state."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio

from engine.core.registry import games
from tests.end_to_end.nursery import Nursery
from tests.soak import SEED
from tests.soak.deaths import Chronicle, FlawError, _lived, lives, often
from tests.soak.lives import Life
from tests.tables.databases import change, empty_database
from tests.tables.scene import kept_states

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


# ── what is found ────────────────────────────────────────────────────────────────────────────────────────

TOLD_AND_LOST = 5


@pytest_asyncio.fixture(loop_scope="module")
async def chronicle(nursery: Nursery, tmp_path: Path) -> Chronicle:
    """Of one calm life."""
    life = Life(str(tmp_path / "lair.sqlite3"), "mighty-monsters", SEED, 15)
    chronicle = Chronicle(life.address)
    await _lived(nursery, chronicle, life, 0, "")
    chronicle.check_nothing_is_stuck(0)
    chronicle.check_states()
    assert chronicle.told
    return chronicle


async def test_an_answer_that_is_lost_doubled_or_nobodys_is_found(chronicle: Chronicle) -> None:
    first = min(chronicle.told)
    chronicle.asked.remove(first)
    with pytest.raises(FlawError, match=f"nobody has asked for .{first}"):
        chronicle.check_log()
    chronicle.asked.add(first)
    chronicle.check_log()
    chronicle.read(f"told {TOLD_AND_LOST}")
    with pytest.raises(FlawError, match=f"told, and lost: .{TOLD_AND_LOST}"):
        chronicle.check_log()
    chronicle.told.remove(TOLD_AND_LOST)
    change(
        chronicle.store,
        "INSERT INTO undos (table_id, version, back_to, kind, seat, interaction_id, made_at) "
        "VALUES (1, 999, 1, 'own', 0, ?, 0)",
        first,
    )
    with pytest.raises(FlawError, match="an interaction counts twice"):
        chronicle.check_log()


async def test_a_batch_that_goes_out_again_with_something_else_is_found(chronicle: Chronicle) -> None:
    chronicle.read("sent 7000 1234")
    chronicle.read("sent 7000 1234")
    with pytest.raises(FlawError, match="batch 7000 went out twice, with different errands"):
        chronicle.read("sent 7000 4321")


async def test_an_error_that_nobody_asked_for_is_found(chronicle: Chronicle) -> None:
    chronicle.read("a fault on demand: fail at store.begun")
    with pytest.raises(FlawError, match="unexpected: KeyError"):
        chronicle.read("KeyError: 5")


async def test_whoever_cannot_move_and_whatever_is_not_delivered_is_found(chronicle: Chronicle) -> None:
    with pytest.raises(FlawError, match="nobody can move"):
        chronicle.check_nothing_is_stuck(len(chronicle.told))
    change(chronicle.store, "INSERT INTO outbox (table_id, errand) VALUES (1, '{}')")
    with pytest.raises(FlawError, match="still undelivered"):
        chronicle.check_nothing_is_stuck(0)


async def test_a_state_that_the_log_does_not_lead_to_is_found(chronicle: Chronicle) -> None:
    *_, earlier, _ = kept_states(chronicle.store, 1, "ORDER BY version")
    latest = "version = (SELECT max(version) FROM states WHERE table_id = 1)"
    change(
        chronicle.store, f"UPDATE states SET state = ?, base = NULL WHERE table_id = 1 AND {latest}", earlier
    )
    with pytest.raises(FlawError, match="table 1: the log leads elsewhere"):
        chronicle.check_states()
