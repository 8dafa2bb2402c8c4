"""Several processes on one bot: each has its shards, and when one is gone the others take them over."""

from __future__ import annotations

import asyncio
import json
import signal
from collections.abc import AsyncIterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from playground import BotProcess, Guild, Playground
from playground.world.changes import BotIdentified, Change
from playground.world.model import Permission
from tests.end_to_end.company import searching
from tests.end_to_end.dealt_bot import OCCASION, occasion_beside
from tests.end_to_end.party import Party, says
from tests.end_to_end.stage import DESCRIPTION, DealtBot, Ledger, Stage
from tests.tables.databases import empty_database

pytestmark = pytest.mark.asyncio(loop_scope="module")

START_AGAIN = 75


@asynccontextmanager
async def cluster(folder: Path, number: int) -> AsyncIterator[tuple[Stage, list[DealtBot]]]:
    """So many processes for two shards; they must stop cleanly at the end."""
    async with AsyncExitStack() as stack:
        address = stack.enter_context(empty_database(folder))
        ground = await stack.enter_async_context(Playground(openapi=DESCRIPTION, shards=2))
        environment = {
            "DATABASE": str(folder / "lairkeeper.sqlite3"),
            "DATABASE_URL": address.url,
            "PROCESSES": "2",
            "LOG_LEVEL": "INFO",
            "EMOJIS": "off",
            "DRAWING_WORKERS": "0",
            OCCASION: str(occasion_beside(folder / "lairkeeper.sqlite3")),
        }
        bots = [DealtBot(ground, env=environment, patience=60.0) for _ in range(number)]
        for bot in bots:
            stack.push_async_callback(bot.kill)
        await asyncio.gather(*(bot.start() for bot in bots))
        yield Stage(ground, bots[0], Ledger(folder / "lairkeeper.sqlite3", address)), bots
        await asyncio.gather(*(bot.stop() for bot in bots))


def lines(bot: BotProcess) -> list[dict[str, Any]]:
    return [json.loads(line) for line in bot.log]


def said(bot: BotProcess) -> list[str]:
    return [line["what"] for line in lines(bot)]


def server_of(bots: Sequence[BotProcess], shard: int) -> BotProcess:
    """The process that has this shard."""
    (found,) = [bot for bot in bots if f"serving shards {shard}-{shard} of 2" in said(bot)]
    return found


async def party_on(stage: Stage, guild: Guild) -> Party:
    people = [stage.person(name, guild=guild) for name in ("Anna", "Ben", "Cleo")]
    party = Party(stage, people, stage.channel(guild))
    await party.begin()
    await party.choose_families()
    return party


async def play_everywhere(*parties: Party) -> None:
    for party in parties:
        await party.play(party.by_command, answers=1)  # heard by the shard of the server
        await party.play(party.by_dm, answers=1)  # heard by shard 0
        assert len(party.public) == 1


async def test_whoever_is_left_goes_on_for_a_process_that_is_killed_paused_or_restarted(
    tmp_path: Path,
) -> None:
    async with cluster(tmp_path, 2) as (stage, bots):
        world, identified = stage.ground.world, list[int]()

        def note(change: Change) -> None:
            if isinstance(change, BotIdentified):
                identified.append(change.shard)

        world.changes.subscribe(note)
        first, second = server_of(bots, 0), server_of(bots, 1)
        published = [r for r in stage.ground.requests if r.method == "PUT" and r.path.endswith("/commands")]
        assert len(published) == 1
        parties = [
            await party_on(stage, stage.ground.guild),
            await party_on(stage, stage.ground.new_guild("The other shard")),
        ]
        assert [(party.channel.guild.id >> 22) % 2 for party in parties if party.channel.guild] == [0, 1]
        await play_everywhere(*parties)

        await second.kill()
        await stage.until(lambda: identified == [1])
        assert "nobody serves shards 1-1 of 2: serving them as well" in said(first)
        await play_everywhere(*parties)

        await second.start(identifies=1)  # it gets back what nobody needs to look after any more
        assert "serving shards 1-1 of 2" in said(second)
        await play_everywhere(*parties)

        first.signal(signal.SIGSTOP)
        await stage.until(lambda: identified == [1, 1, 0])
        await play_everywhere(*parties)

        first.signal(signal.SIGCONT)
        assert await first.ended() == START_AGAIN, first.tail
        assert said(first)[-1] == "the lease on our shards is gone"
        await first.start(identifies=1)

        async def restart() -> None:
            await second.stop()
            await stage.until(lambda: identified == [1, 1, 0, 0, 1])
            await second.start(identifies=1)

        await asyncio.gather(restart(), *(party.play(party.by_dm, answers=1) for party in parties))
        await play_everywhere(*parties)
        assert len({line["process"] for bot in bots for line in lines(bot) if "process" in line}) == 5
        assert stage.ground.violations == []


async def test_one_tap_on_a_notice_takes_a_seat_on_a_server_that_another_process_serves(
    tmp_path: Path,
) -> None:
    async with cluster(tmp_path, 2) as (stage, _bots):
        for name in ("The first shard", "The other shard"):
            search = await searching(stage, guild=stage.ground.new_guild(name))
            told = await search.press("sit")
            said_where = says(search.watcher)("lobby-joined-there", channel=search.channel.mention)
            assert told.text == said_where
            assert search.watcher.mention in search.lobby.text
            stage.ground.deny(search.channel, Permission.VIEW_CHANNEL, search.watcher)
            assert (await search.press("who")).text == says(search.watcher)("card-hidden")
        assert stage.ground.violations == []
