"""Several processes, one database: a thought is somebody's until they answer, or are dead or late."""

from __future__ import annotations

import asyncio
import signal
import sys
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from time import time

import pytest

from engine.search.jobs import Answer, Job, work_out
from tables import PostgresAddress, StoreAddress, TableService
from tables.store.features.thoughts import Thought
from tables.thinking import thinker
from tables.thinking.thoughts import LEASE
from tables.thinking.workers import Workers
from tests.tables.databases import rows
from tests.tables.scene import Clock, Opener, answer, hard_table, state_of, table_of

PATIENCE = 60.0
A_WHILE = 20
"""How many looks around are enough to see that somebody leaves a thought alone."""
ELSEWHERE = """
import asyncio, sys
from pathlib import Path
from engine.core.registry import games
from tables import PostgresAddress
from tables.service import TableService
from tables.thinking.workers import Workers
from tests.engine.toy import TOY

async def main():
    games()["toy"] = TOY
    here = Path(sys.argv[1])
    store = PostgresAddress(sys.argv[2], here.parent) if len(sys.argv) > 2 else here
    service = await TableService.open(store, thinking_workers=1)
    service.thinker.workers = Workers(1, ("sh", "-c", "cat > /dev/null"))  # never answers
    await service.thinker.start()
    await asyncio.sleep(600)

asyncio.run(main())
"""


class Office:
    """Fake workers of all services: who was given which job, and when they may answer."""

    def __init__(self) -> None:
        self.jobs: list[tuple[Workers, Job]] = []
        self.answering: set[Workers] = set()

    async def think(self, workers: Workers, job: Job) -> Answer:
        """Answer as soon as these workers may."""
        self.jobs.append((workers, job))
        while workers not in self.answering:  # noqa: ASYNC110 - nobody tells us
            await asyncio.sleep(0.005)
        return work_out(job)


class Clerk:
    """A fake worker."""

    def __init__(self, office: Office, workers: Workers) -> None:
        self._office = office
        self._workers = workers

    async def think(self, job: Job) -> Answer:
        """Think like a worker."""
        return await self._office.think(self._workers, job)


@pytest.fixture
def office(monkeypatch: pytest.MonkeyPatch) -> Office:
    office = Office()

    @asynccontextmanager
    async def worker(workers: Workers) -> AsyncIterator[Clerk]:
        yield Clerk(office, workers)

    monkeypatch.setattr(Workers, "worker", worker)
    monkeypatch.setattr(thinker, "LOOK_AROUND", 0.005)
    return office


async def until(condition: Callable[[], Awaitable[bool]]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not await condition():  # noqa: ASYNC110 - nobody tells us
            await asyncio.sleep(0.005)


async def thought_at(service: TableService, table: int) -> Thought:
    thought = await service.thoughts.at(table)
    assert thought is not None
    return thought


async def annas_turn(service: TableService, table: int) -> bool:
    return await service.thoughts.at(table) is None and (await state_of(service, table)).awaited() == [0]


async def two_thinkers(opener: Opener, office: Office) -> tuple[TableService, TableService, int]:
    """Two services on one file, of which the first thinks about a move at a table."""
    first, second = [await opener.open(thinking_workers=1) for _ in range(2)]
    table = await hard_table(first)
    await first.thinker.start()
    await answer(first, table, 0, ["red"])
    await until(lambda: _begun(office, 1))
    await second.thinker.start()
    return first, second, table


async def _begun(office: Office, jobs: int) -> bool:
    return len(office.jobs) == jobs


async def test_what_one_thinks_about_the_other_leaves_alone(opener: Opener, office: Office) -> None:
    first, second, table = await two_thinkers(opener, office)
    await asyncio.sleep(A_WHILE * thinker.LOOK_AROUND)
    assert [workers for workers, _ in office.jobs] == [first.thinker.workers]
    office.answering |= {first.thinker.workers, second.thinker.workers}
    await until(lambda: annas_turn(second, table))

    assert len({(job.seat, job.number) for _, job in office.jobs}) == len(office.jobs)


async def test_what_somebody_late_thinks_about_is_taken_over_and_counts_once(
    opener: Opener, office: Office, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def hang(thought: Thought) -> bool:
        return await asyncio.Future()

    first, second, table = await two_thinkers(opener, office)
    monkeypatch.setattr(first.thoughts, "claim", hang)  # so it does not renew its claim
    clock.now += LEASE
    office.answering.add(second.thinker.workers)
    await until(lambda: annas_turn(second, table))
    after = await table_of(second, table)
    office.answering.add(first.thinker.workers)
    await asyncio.sleep(A_WHILE * thinker.LOOK_AROUND)

    assert [workers for workers, _ in office.jobs][:2] == [first.thinker.workers, second.thinker.workers]
    assert await table_of(second, table) == after


async def test_whoever_stops_leaves_their_thoughts_to_others_at_once(opener: Opener, office: Office) -> None:
    first, second, table = await two_thinkers(opener, office)
    office.answering.add(second.thinker.workers)
    await first.thinker.close()

    await until(lambda: annas_turn(second, table))


async def test_a_claim_lasts_for_its_lease_and_belongs_to_one(opener: Opener, clock: Clock) -> None:
    first, second = [await opener.open(thinking_workers=1) for _ in range(2)]
    table = await hard_table(first)
    await answer(first, table, 0, ["red"])
    thought = await thought_at(first, table)
    assert await first.thoughts.unclaimed() == [table]
    assert await first.thoughts.claim(thought)
    assert not await second.thoughts.claim(thought)
    clock.now += LEASE - 1
    assert await second.thoughts.unclaimed() == []
    assert await first.thoughts.claim(thought)
    clock.now += LEASE - 1
    assert not await second.thoughts.claim(thought)
    clock.now += 1

    assert await second.thoughts.unclaimed() == [table]
    assert await second.thoughts.claim(thought)
    assert not await first.thoughts.claim(thought)


async def test_a_killed_process_is_replaced_once_its_lease_is_over(
    opener: Opener, store: StoreAddress, path: Path, clock: Clock
) -> None:
    service = await opener.open(thinking_workers=1)
    table = await hard_table(service)
    await answer(service, table, 0, ["red"])
    where = [str(path), store.url] if isinstance(store, PostgresAddress) else [str(path)]
    other = await asyncio.create_subprocess_exec(sys.executable, "-c", ELSEWHERE, *where)

    async def claimed() -> bool:
        return rows(store, "SELECT 1 FROM thoughts WHERE claimed_by <> ''") != []

    try:
        await until(claimed)
        assert not await service.thoughts.claim(await thought_at(service, table))
    finally:
        other.send_signal(signal.SIGKILL)
        await other.wait()
    clock.now = time() + 2 * LEASE  # theirs is the real one
    await service.thinker.start()

    await until(lambda: annas_turn(service, table))
