"""A crash at every named place is reached every time, not by chance, and breaks no promise."""

from __future__ import annotations

import asyncio
import signal
import sqlite3
from collections.abc import AsyncIterator
from contextlib import closing
from pathlib import Path
from random import Random

import pytest
import pytest_asyncio

from playground.bot_process import BotFailedError
from tables.store.fault_points import ANYWHERE, FaultPoint
from tests.end_to_end.nursery import Nursery
from tests.end_to_end.stage import SQLITE
from tests.soak.company import Company
from tests.soak.deaths import STRUCK
from tests.soak.everywhere import killed_everywhere
from tests.soak.hearth import BOT, CLUSTER, PATIENCE, PULSES, Hearth, hearth
from tests.soak.matrix import GAME
from tests.soak.oracle import Oracle
from tests.soak.ways import A_MOMENT, WAYS, tried

pytestmark = pytest.mark.asyncio(loop_scope="module")

SEED = 20261118
AT_A_TABLE = {
    FaultPoint.BEGUN: "command",
    FaultPoint.COMMITTING: "direct message",
    FaultPoint.COMMITTED: "command",
    FaultPoint.SENDING: "command",
    FaultPoint.ANSWERED: "command",
    FaultPoint.CLAIMED: "command",
    FaultPoint.SENT: "command",
    FaultPoint.EDITED: "direct message",
    FaultPoint.REMOVED: "command",
    FaultPoint.DELIVERED: "command",
    FaultPoint.ARRIVED: "click",
    FaultPoint.ACKNOWLEDGED: "click",
    FaultPoint.COUNTED: "command",
    FaultPoint.SHOWN: "replay",
    FaultPoint.DUE: "timer",
    FaultPoint.RUN: "timer",
}
"""In which way somebody brings the bot there."""
WHILE_IT_THINKS = (FaultPoint.THOUGHT_CLAIMED, FaultPoint.THOUGHT_OF)
AMONG_PROCESSES = (FaultPoint.SHARDS_TAKEN, FaultPoint.SHARDS_RENEWED)
AROUND_EVERYTHING = (
    FaultPoint.BEGUN,
    FaultPoint.COMMITTING,
    FaultPoint.COMMITTED,
    FaultPoint.SENDING,
    FaultPoint.ANSWERED,
)
"""Before and after every write and every request."""
MOST_TRIES = 8
LONGEST_THOUGHT = 60.0


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def nursery() -> AsyncIterator[Nursery]:
    with Nursery(f"{BOT}:warm_up") as nursery:
        yield nursery


async def dies_there(company: Company, way: str, point: FaultPoint) -> bool:
    """Have people act until the bot has died at a place; whether it has, just once, and lives again."""
    stage = company.stage
    lives = stage.starts
    for _ in range(MOST_TRIES):
        doing = await WAYS[way].prepare(company)
        stage.arm(f"crash {point.label} 1")
        await tried(company, doing)
        await stage.delivered_or_dead()
        await stage.disarm()
        await stage.calm()
        if stage.starts > lives:
            break
    return stage.starts == lives + 1


async def test_the_bot_dies_at_every_place_at_a_table(nursery: Nursery, tmp_path: Path) -> None:
    async with hearth(nursery, tmp_path, SQLITE) as stage:
        stage.deal_for(f"soak {SEED}")
        company = Company(stage, "mighty-monsters", Random(SEED))
        oracle = Oracle(company)
        await company.begin()
        oracle.check()
        for point, way in AT_A_TABLE.items():
            assert await dies_there(company, way, point), point
            oracle.check()
        oracle.end()


@pytest.mark.parametrize("point", WHILE_IT_THINKS)
async def test_the_bot_dies_while_a_computer_player_thinks(
    nursery: Nursery, tmp_path: Path, point: FaultPoint
) -> None:
    async with hearth(nursery, tmp_path, SQLITE) as stage:
        stage.deal_for(f"soak {SEED}")
        company = Company(stage, "mighty-monsters", Random(SEED))
        oracle, party = Oracle(company), company.party
        await party.open()
        await party.sit_down()
        await (await party.host.slash(company.channel, "lobby bot", count=1, strength="hard")).settled()
        await party.start()
        stage.arm(f"crash {point.label} 1")
        for _ in company.people:  # everybody chooses, the computer player as well
            await tried(company, await WAYS["command"].prepare(company))
        async with asyncio.timeout(LONGEST_THOUGHT):
            await stage.death()
        await stage.disarm()
        await stage.until(lambda: not stage.ledger.rows("SELECT 1 FROM thoughts"), LONGEST_THOUGHT)
        await stage.calm()
        oracle.check()
        oracle.end()


async def dies_and_lives_again(stage: Hearth, company: Company) -> None:
    await stage.disarm()
    await stage.calm()
    assert all(bot.running for bot in stage.bots)
    await tried(company, await WAYS["command"].prepare(company))
    await stage.calm()


async def test_a_process_dies_while_it_takes_or_renews_its_shards(nursery: Nursery, tmp_path: Path) -> None:
    async with hearth(nursery, tmp_path, CLUSTER) as stage:
        stage.deal_for(f"soak {SEED}")
        company = Company(stage, "mighty-monsters", Random(SEED))
        oracle = Oracle(company)
        await company.begin()

        stage.arm(f"crash {FaultPoint.SHARDS_RENEWED.label} 1")
        async with asyncio.timeout(PATIENCE):
            await stage.death()
        await dies_and_lives_again(stage, company)
        oracle.check()

        stage.bots[0].signal(signal.SIGKILL)
        await stage.death()
        stage.arm(f"crash {FaultPoint.SHARDS_TAKEN.label} 1")
        with pytest.raises(BotFailedError, match="ended with -9"):
            await stage.bots[0].revive()
        await dies_and_lives_again(stage, company)
        oracle.check()
        oracle.end()


def written(stage: Hearth) -> list[str]:
    """Everything that is in the database."""
    with closing(sqlite3.connect(stage.ledger.path)) as connection:
        return list(connection.iterdump())


async def nothing_under_way(stage: Hearth) -> list[str]:
    """Wait until the bot is done with what came before; what is then in the database."""
    for _ in range(PULSES):
        await stage.ground.gateway.pulse()
    before, now = [""], written(stage)
    while now != before:
        await asyncio.sleep(A_MOMENT)
        before, now = now, written(stage)
    return now


async def test_no_request_and_no_write_passes_by_the_fault_points(nursery: Nursery, tmp_path: Path) -> None:
    """As many requests are told as Discord has heard; where writes fail at their point, none is made."""
    async with hearth(nursery, tmp_path, SQLITE) as stage:
        stage.deal_for(f"soak {SEED}")
        company = Company(stage, GAME, Random(SEED))
        await company.begin()
        for way in ("lobby", "click", "vote", "replay", "export", "lesson"):
            doing = await WAYS[way].prepare(company)
            await nothing_under_way(stage)
            logged, asked = len(stage.bot.log), len(stage.ground.requests)
            stage.arm(f"always tell {ANYWHERE}")
            await tried(company, doing)
            await stage.delivered_or_dead()
            await nothing_under_way(stage)
            log, heard = "\n".join(stage.bot.log[logged:]), len(stage.ground.requests) - asked
            assert heard, way
            for point in (FaultPoint.SENDING, FaultPoint.ANSWERED):
                assert log.count(f"tell at {point.label}") == heard, (way, point)
            await stage.calm()

            doing, before = await WAYS[way].prepare(company), await nothing_under_way(stage)
            logged = len(stage.bot.log)
            stage.arm(f"always fail {FaultPoint.COMMITTING.label}")
            await tried(company, doing)
            assert written(stage) == before, way
            assert way == "replay" or any(STRUCK in line for line in stage.bot.log[logged:]), way
            await stage.calm()


async def test_a_crash_at_every_place_that_somebodys_act_leads_through(
    nursery: Nursery, tmp_path: Path
) -> None:
    async with hearth(nursery, tmp_path, SQLITE) as stage:
        stage.deal_for(f"soak {SEED}")
        died = await killed_everywhere(stage, GAME, "settings", SEED)
    assert {point.label for point in AROUND_EVERYTHING} <= set(died)


async def test_no_place_is_left_out() -> None:
    assert {*AT_A_TABLE, *WHILE_IT_THINKS, *AMONG_PROCESSES} == set(FaultPoint)
