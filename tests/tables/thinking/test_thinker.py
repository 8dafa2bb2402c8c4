"""Whole runs of hard players, whatever happens to the workers and to the bot."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from functools import partial

import pytest

from engine.core import Chance
from tables import TableService
from tables.thinking.workers import Worker, WorkerLostError, Workers
from tests.tables.databases import only_sqlite
from tests.tables.scene import Opener, hard_table, play_randomly, state_of, table_of

PATIENCE = 60.0
MONSTERS = "mighty-monsters"


async def until(condition: Callable[[], Awaitable[bool]]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not await condition():  # noqa: ASYNC110 - nobody tells us
            await asyncio.sleep(0.01)


async def anna_moves(
    service: TableService, table: int, moves: int, disturb: Callable[[TableService], None] | None = None
) -> None:
    """Let Anna make some moves, each as soon as everybody else has made theirs; wait for the last of them."""
    chance = Chance(1)
    for _ in range(moves):
        async for _ in play_randomly(service, table, chance, 1):
            pass
        if disturb is not None:
            await until(lambda: has_workers(service))
            disturb(service)
        await until(lambda: asked(service, table))


async def has_workers(service: TableService) -> bool:
    return bool(processes(service))


def kill_workers(service: TableService) -> None:
    for process in processes(service):
        with suppress(ProcessLookupError):
            os.kill(process, signal.SIGKILL)


async def asked(service: TableService, table: int) -> bool:
    """Whether nobody is to think, and it is Anna's turn."""
    return await service.thoughts.at(table) is None and (await state_of(service, table)).awaited() == [0]


def processes(service: TableService) -> list[int]:
    return service.thinker.workers.processes


async def made_by_computers(service: TableService, table: int) -> list[tuple[int, object]]:
    log = await service.history.log(table)
    return [(entry.move.seat, entry.move.choice) for entry in log if entry.move and entry.move.seat]


@only_sqlite  # the whole bot does so on both stores: end_to_end/test_thinking.py
async def test_hard_players_play_on_though_workers_are_killed_and_play_the_same(opener: Opener) -> None:
    made = []
    for channel, disturb in ((7, None), (8, kill_workers)):
        service = await opener.open(thinking_workers=1)
        await service.thinker.start()
        table = await hard_table(service, MONSTERS, bots=2, channel=channel)
        await until(partial(asked, service, table))
        await anna_moves(service, table, 3, disturb)
        made.append(await made_by_computers(service, table))
        await opener.aclose()

    undisturbed, disturbed = made
    assert len(undisturbed) > 3
    assert disturbed == undisturbed


async def test_what_a_killed_bot_was_thinking_about_is_answered_after_its_restart(opener: Opener) -> None:
    killed = await opener.open(thinking_workers=1)  # its thinker is never started: nobody answers
    table = await hard_table(killed, MONSTERS, bots=2)
    async for _ in play_randomly(killed, table, Chance(1), 1):
        pass
    assert await killed.thoughts.at(table) is not None
    service = await opener.open(thinking_workers=1)
    await service.thinker.start()

    await until(lambda: asked(service, table))


async def test_closing_the_service_leaves_no_worker_behind(opener: Opener) -> None:
    service = await opener.open(thinking_workers=1)
    await service.thinker.start()
    table = await hard_table(service, MONSTERS, bots=2)
    await until(lambda: asked(service, table))
    [process] = processes(service)
    await opener.aclose()

    with pytest.raises(ProcessLookupError):
        os.kill(process, 0)


async def test_if_no_worker_ever_answers_the_row_waits_for_its_timer(
    opener: Opener, monkeypatch: pytest.MonkeyPatch
) -> None:
    tries = 0

    @asynccontextmanager
    async def lose(workers: Workers) -> AsyncIterator[Worker]:
        nonlocal tries
        tries += 1
        await asyncio.sleep(0)
        raise WorkerLostError("test")
        yield

    monkeypatch.setattr(Workers, "worker", lose)
    service = await opener.open(thinking_workers=1)
    await service.thinker.start()
    table = await hard_table(service)
    async for _ in play_randomly(service, table, Chance(1), 1):
        pass
    thought, here = await service.thoughts.at(table), await table_of(service, table)
    assert thought is not None
    while tries < 3:  # noqa: ASYNC110 - nobody tells us
        await asyncio.sleep(0)
    await service.change(table, service.play.go_on)

    assert (await table_of(service, table)).version > here.version
    assert await asked(service, table)
