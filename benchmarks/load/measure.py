"""Sets the tables, lets people play for a while, and tells what that was like."""

from __future__ import annotations

import asyncio
import signal
import tempfile
from collections import Counter
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from itertools import cycle, islice
from pathlib import Path
from time import time
from typing import NamedTuple

import msgspec

from benchmarks.load.board_watch import board_times
from benchmarks.load.figures import Figures, spread
from benchmarks.load.players import Record, Table
from benchmarks.load.postgres import postgres_in
from benchmarks.load.resources import limited_to, memory, processor_time
from benchmarks.load.slow_line import slow_line
from benchmarks.load.watched_bot import REPORT, Report
from engine.core.registry import games
from playground import BotProcess, Guild, Playground
from playground.checks.rate_limits import ALL_ROUTES_PER_SECOND

ROOT = Path(__file__).parents[2]
PEOPLE = 3
WARMING_UP = 5.0
"""How many seconds people play before it counts."""
_PATIENCE = 120.0
_OPENED_AT_ONCE = 8
_LOOK_EVERY = 0.5
_TOO_MANY = 429
_UNCOUNTED = ("/interactions/", "/webhooks/")
"""How the paths begin that Discord does not count against its limit over all routes."""


class Wanted(NamedTuple):
    """What is to be measured."""

    tables: int = 40
    seconds: float = 60.0
    limited: bool = True
    """Whether Discord's limits are in force; without them, only the processor holds it back."""
    processes: int = 0
    """How many processes share a PostgreSQL database; 0 for one process with a file."""
    share: float = 0.0
    """How much of one core each process may use, with those that draw for it; 0 for all it can get."""
    line: float = 0.0
    """How many milliseconds it is to that database, each way."""


def measure(wanted: Wanted) -> Figures:
    """Play for a while."""
    return asyncio.run(_measure(wanted))


async def _measure(wanted: Wanted) -> Figures:
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as name:
        folder = Path(name)
        async with AsyncExitStack() as stack:
            ground = await stack.enter_async_context(Playground(shards=max(1, wanted.processes)))
            bots = await stack.enter_async_context(_bots(wanted, ground, folder))
            record = Record()
            tables = dealt_tables(ground, wanted, record)
            await _open(tables)
            if wanted.limited:
                ground.rates.like_discord()
            run = Run(wanted, ground, bots, tables, record)
            await run.play()
        if ground.violations:
            raise RuntimeError(f"Discord would have refused: {ground.violations[0]}")
        return run.figures([report_in(_report(folder, number)) for number in range(len(bots))])


@asynccontextmanager
async def _bots(wanted: Wanted, ground: Playground, folder: Path) -> AsyncIterator[list[BotProcess]]:
    """One process with a file, or several on one server."""
    async with AsyncExitStack() as stack:
        shared: dict[str, str] = {}
        if wanted.processes:
            address = stack.enter_context(postgres_in(folder / "postgres"))
            if wanted.line:
                address = stack.enter_context(slow_line(folder / "postgres", wanted.line / 1000))
            shared = {"DATABASE_URL": address, "PROCESSES": str(wanted.processes)}
        bots = [
            watched_bot(ground, folder, _report(folder, number), **shared)
            for number in range(max(1, wanted.processes))
        ]
        for bot in bots:
            stack.push_async_callback(bot.kill)
        await asyncio.gather(*(bot.start() for bot in bots))
        yield bots
        await asyncio.gather(*(bot.stop(_PATIENCE) for bot in bots))


def _report(folder: Path, number: int) -> Path:
    return folder / f"report-{number}.json"


def report_in(file: Path) -> Report:
    """What a process has noted."""
    return msgspec.json.decode(file.read_bytes(), type=Report)


def watched_bot(ground: Playground, folder: Path, report: Path, **further: str) -> BotProcess:
    """The bot with an empty database in a folder, and with `further` settings."""
    settings = {
        "DATABASE": str(folder / "tables.sqlite3"),
        "LANGUAGE": "en",
        "LOG_LEVEL": "WARNING",
        "EMOJIS": "off",
        "BACKUP_EVERY": "0",
        "LIMIT_SERVER": "9999",
        REPORT: str(report),
        **further,
    }
    arguments = ("-m", "benchmarks.load.watched_bot")
    return BotProcess(ground, env=settings, cwd=ROOT, arguments=arguments, patience=_PATIENCE)


def dealt_tables(ground: Playground, wanted: Wanted, record: Record) -> list[Table]:
    """The tables, dealt out to as many servers as there are processes: each has one of them."""
    guilds = [ground.guild, *(ground.new_guild(f"Server {n}") for n in range(1, wanted.processes))]
    tables = []
    for number, (key, guild) in enumerate(islice(_dealt(guilds), wanted.tables)):
        seats = max(games()[key].seats[0], min(PEOPLE, games()[key].seats[1]))
        people = [ground.person(f"P{number}{letter}.", guild=guild) for letter in "ABCDEF"[:seats]]
        tables.append(Table(ground, key, people, record, guild))
    return tables


def _dealt(guilds: Sequence[Guild]) -> Iterator[tuple[str, Guild]]:
    """A table of each game on every server, over and over."""
    return ((key, guild) for key in cycle(games()) for guild in guilds)


async def _open(tables: Sequence[Table]) -> None:
    """Open all tables before any limit is in force: this is not what is measured."""
    room = asyncio.Semaphore(_OPENED_AT_ONCE)

    async def begin(table: Table) -> None:
        async with room:
            await table.begin()

    async with asyncio.timeout(_PATIENCE):
        await asyncio.gather(*(begin(table) for table in tables))


class Run:
    """One measurement."""

    def __init__(
        self,
        wanted: Wanted,
        ground: Playground,
        bots: Sequence[BotProcess],
        tables: Sequence[Table],
        record: Record,
    ) -> None:
        self._wanted = wanted
        self._ground = ground
        self._bots = bots
        self._tables = tables
        self._record = record
        self._memory = [0.0] * len(bots)
        self._processor = [0.0] * len(bots)
        self._seconds = 0.0
        self._requests_before = 0

    async def play(self) -> None:
        """Let everybody play: a while that does not count, then the time that is wanted."""
        playing = [asyncio.create_task(table.play()) for table in self._tables]
        share = self._wanted.share
        limits = [asyncio.create_task(limited_to(share, bot.pid)) for bot in self._bots if share]
        try:
            await asyncio.sleep(WARMING_UP)
            await self._count(playing)
        finally:
            for task in (*playing, *limits):
                task.cancel()
            await asyncio.gather(*playing, *limits, return_exceptions=True)

    async def _count(self, playing: Sequence[asyncio.Task[None]]) -> None:
        self._record.begin()
        self._requests_before = len(self._ground.requests)
        for table in self._tables:
            table.moves.clear()
        for bot in self._bots:
            bot.signal(signal.SIGUSR1)
        processor = [processor_time(bot.pid) for bot in self._bots]
        while (left := self._record.began + self._wanted.seconds - time()) > 0:
            for task in playing:
                if task.done():
                    task.result()
            self._memory = [max(most, memory(bot.pid)) for most, bot in self._by_bot(self._memory)]
            await asyncio.sleep(min(left, _LOOK_EVERY))
        self._seconds = time() - self._record.began
        self._processor = [processor_time(bot.pid) - before for before, bot in self._by_bot(processor)]

    def _by_bot(self, values: Sequence[float]) -> Iterator[tuple[float, BotProcess]]:
        return zip(values, self._bots, strict=True)

    def figures(self, reports: Sequence[Report]) -> Figures:
        """What the time has shown."""
        made = [one for one in self._ground.requests[self._requests_before :] if self._counts(one.time)]
        taken = [one for one in made if one.status != _TOO_MANY and not one.path.startswith(_UNCOUNTED)]
        moves = sum(self._counts(began) for table in self._tables for began in table.moves)
        clicked = [move for report in reports for move in report.moves if self._counts(move.at)]
        boards = board_times(clicked, [board for report in reports for board in report.boards])
        return Figures(
            tables=self._wanted.tables,
            seconds=round(self._seconds, 1),
            moves=moves,
            moves_per_second=round(moves / self._seconds, 2),
            requests_per_second=round(len(taken) / self._seconds, 2),
            limit_used=round(len(taken) / self._seconds / ALL_ROUTES_PER_SECOND, 3),
            refused=sum(one.status == _TOO_MANY for one in made),
            refused_by=dict(Counter(one.limit for one in made if one.status == _TOO_MANY)),
            clicks=self._record.clicks,
            unanswered=self._record.unanswered,
            acknowledge_ms=spread(self._record.acknowledged),
            board_ms=spread(boards),
            boards=len(boards),
            longest_hold_ms=round(1000 * max(report.longest_hold for report in reports), 1),
            memory_mib=round(sum(self._memory), 1),
            memory_mib_each=[round(one, 1) for one in self._memory],
            processes=len(self._bots),
            processor_share=round(sum(self._processor) / self._seconds, 2),
            processor_share_each=[round(one / self._seconds, 2) for one in self._processor],
            processor_ms_per_move=round(1000 * sum(self._processor) / max(1, moves), 1),
        )

    def _counts(self, moment: float) -> bool:
        return self._record.began <= moment < self._record.began + self._seconds
