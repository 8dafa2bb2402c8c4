"""Sets the tables, lets people play for a while, and tells what that was like."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import tempfile
from collections.abc import Iterator, Sequence
from itertools import cycle, islice
from pathlib import Path
from time import time
from typing import NamedTuple

from benchmarks.load.figures import Figures, spread
from benchmarks.load.players import Record, Table
from benchmarks.load.watched_bot import REPORT
from engine.core.registry import games
from playground import BotProcess, Playground
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
_MIB = 1024


class Wanted(NamedTuple):
    """What is to be measured."""

    tables: int = 40
    seconds: float = 60.0
    limited: bool = True
    """Whether Discord's limits are in force; without them, only the processor holds it back."""


def measure(wanted: Wanted) -> Figures:
    """Play for a while."""
    return asyncio.run(_measure(wanted))


async def _measure(wanted: Wanted) -> Figures:
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        report = folder / "report.json"
        async with Playground() as ground, watched_bot(ground, folder, report) as bot:
            record = Record()
            tables = _tables(ground, wanted.tables, record)
            await _open(tables)
            if wanted.limited:
                ground.rates.like_discord()
            run = Run(wanted, ground, bot, tables, record)
            await run.play()
        if ground.violations:
            raise RuntimeError(f"Discord would have refused: {ground.violations[0]}")
        return run.figures(longest_hold(report))


def longest_hold(report: Path) -> float:
    """What the bot has noted of its event loop, in seconds."""
    return float(json.loads(report.read_text())["longest_hold"])


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
    return BotProcess(ground, env=settings, cwd=ROOT, arguments=("-m", "benchmarks.load.watched_bot"))


def _tables(ground: Playground, count: int, record: Record) -> list[Table]:
    tables = []
    for number, key in enumerate(islice(cycle(games()), count)):
        seats = max(games()[key].seats[0], min(PEOPLE, games()[key].seats[1]))
        people = [ground.person(f"P{number}{letter}.") for letter in "ABCDEF"[:seats]]
        tables.append(Table(ground, key, people, record))
    return tables


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
        bot: BotProcess,
        tables: Sequence[Table],
        record: Record,
    ) -> None:
        self._wanted = wanted
        self._ground = ground
        self._bot = bot
        self._tables = tables
        self._record = record
        self._memory = 0.0
        self._processor = 0.0
        self._seconds = 0.0
        self._requests_before = 0

    async def play(self) -> None:
        """Let everybody play: a while that does not count, then the time that is wanted."""
        playing = [asyncio.create_task(table.play()) for table in self._tables]
        try:
            await asyncio.sleep(WARMING_UP)
            await self._count(playing)
        finally:
            for task in playing:
                task.cancel()
            await asyncio.gather(*playing, return_exceptions=True)

    async def _count(self, playing: Sequence[asyncio.Task[None]]) -> None:
        self._record.begin()
        self._requests_before = len(self._ground.requests)
        for table in self._tables:
            table.moves.clear()
        self._bot.signal(signal.SIGUSR1)
        processor = _processor_time(self._bot.pid)
        while (left := self._record.began + self._wanted.seconds - time()) > 0:
            for task in playing:
                if task.done():
                    task.result()
            self._memory = max(self._memory, _memory(self._bot.pid))
            await asyncio.sleep(min(left, _LOOK_EVERY))
        self._seconds = time() - self._record.began
        self._processor = _processor_time(self._bot.pid) - processor

    def figures(self, longest_hold: float) -> Figures:
        """What the time has shown."""
        made = [one for one in self._ground.requests[self._requests_before :] if self._counts(one.time)]
        taken = [one for one in made if one.status != _TOO_MANY and not one.path.startswith(_UNCOUNTED)]
        moves = sum(self._counts(began) for table in self._tables for began in table.moves)
        boards = [seconds for table in self._tables for seconds in table.board_times()]
        return Figures(
            tables=self._wanted.tables,
            seconds=round(self._seconds, 1),
            moves=moves,
            moves_per_second=round(moves / self._seconds, 2),
            requests_per_second=round(len(taken) / self._seconds, 2),
            limit_used=round(len(taken) / self._seconds / ALL_ROUTES_PER_SECOND, 3),
            refused=sum(one.status == _TOO_MANY for one in made),
            clicks=self._record.clicks,
            unanswered=self._record.unanswered,
            acknowledge_ms=spread(self._record.acknowledged),
            board_ms=spread(boards),
            boards=len(boards),
            longest_hold_ms=round(1000 * longest_hold, 1),
            memory_mib=round(self._memory, 1),
            processor_share=round(self._processor / self._seconds, 2),
            processor_ms_per_move=round(1000 * self._processor / max(1, moves), 1),
        )

    def _counts(self, moment: float) -> bool:
        return moment < self._record.began + self._seconds


def _family(pid: int) -> Iterator[int]:
    """A process and all it has started."""
    yield pid
    for task in Path(f"/proc/{pid}/task").glob("*/children"):
        for child in task.read_text().split():
            yield from _family(int(child))


def _memory(pid: int) -> float:
    """What a process and its children take, in MiB; pages they share count once."""
    shares = 0
    for one in _family(pid):
        try:
            lines = Path(f"/proc/{one}/smaps_rollup").read_text().splitlines()
        except OSError:  # it has just ended
            continue
        shares += sum(int(line.split()[1]) for line in lines if line.startswith("Pss:"))
    return shares / _MIB


def _processor_time(pid: int) -> float:
    """The seconds of processor time a process and its children have used."""
    used = 0.0
    for one in _family(pid):
        try:
            fields = Path(f"/proc/{one}/stat").read_text().rpartition(")")[2].split()
        except OSError:
            continue
        used += sum(int(ticks) for ticks in fields[11:15])
    return used / os.sysconf("SC_CLK_TCK")
