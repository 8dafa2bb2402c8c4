"""People play at a table of each game while one process after the other makes way for the present release."""

from __future__ import annotations

import argparse
import asyncio
import json
import sys
import tempfile
import time
from collections import Counter
from pathlib import Path
from random import Random

from engine.core.registry import games
from engine.release import release
from tests.soak.company import Company
from tests.soak.deaths import FlawError
from tests.soak.oracle import Oracle
from tests.soak.story import ANSWERS
from tests.soak.ways import TROUBLED, WAYS, everybody_moves, tried
from tests.upgrade.releases import Succession, UnknownCommitError, commit, succession, unpack

BEFORE = "HEAD^1"
"""The earlier release, if none is named: the commit before the present one."""
BETWEEN_ANSWERS = 0.1
BESIDE = 3.0
"""For how many seconds people go on before a process leaves, and after it has."""


class Table:
    """A table, and whoever watches it."""

    def __init__(self, stage: Succession, game: str, seed: int) -> None:
        self.company = Company(stage, game, Random(seed))
        self.oracle = Oracle(self.company)

    async def play(self, enough: asyncio.Event) -> None:
        """Answer one question after the other, in calm weather or not."""
        while not enough.is_set() and not self.company.is_over:
            try:
                doing = await WAYS[self.company.random.choice(ANSWERS)].prepare(self.company)
                await tried(self.company, doing)
            except TROUBLED:  # there was nothing to press just then
                self.oracle.checks["nothing to press"] += 1
            await asyncio.sleep(BETWEEN_ANSWERS)

    def check(self) -> None:
        """Whether every promise is kept."""
        try:
            self.oracle.check(is_reachable=not self.company.is_over)
        except FlawError as flaw:
            raise FlawError(f"{self.company.game}: {flaw}") from flaw


async def upgraded(earlier: Path, seed: int) -> Counter[str]:
    """From one release to the other; raises `FlawError` if a promise is broken. Returns what was checked."""
    with tempfile.TemporaryDirectory() as folder:
        async with succession(earlier, Path(folder)) as (stage, coming):
            stage.deal_for(f"upgrade {seed}")
            tables = [Table(stage, game, seed) for game in games()]
            for table in tables:
                await table.company.begin()
            await _checked(stage, tables)
            for new in coming:
                enough = asyncio.Event()
                playing = [asyncio.ensure_future(table.play(enough)) for table in tables]
                await asyncio.sleep(BESIDE)
                await stage.replace(stage.bots[0], new)
                await asyncio.sleep(BESIDE)
                enough.set()
                await asyncio.gather(*playing)
                await _checked(stage, tables)
            for table in tables:
                await everybody_moves(table.company)
            await _checked(stage, tables)
            for table in tables:
                table.oracle.end()
            return _counted(tables) + Counter(_warnings(stage))


async def _checked(stage: Succession, tables: list[Table]) -> None:
    await stage.calm()
    for table in tables:
        table.check()


def _counted(tables: list[Table]) -> Counter[str]:
    """What was checked; every oracle hears what is told at all tables, and reads the whole log."""
    counts = sum((table.oracle.checks for table in tables), Counter[str]())
    for shared in ("moves told", "log lines"):
        counts[shared] = tables[0].oracle.checks[shared]
    counts["games over"] = sum(table.company.is_over for table in tables)
    return counts


def _warnings(stage: Succession) -> list[str]:
    entries = [json.loads(line) for line in stage.bot.log]
    return [f"times logged: {one['what'][:60]}" for one in entries if one["level"] not in ("DEBUG", "INFO")]


def main() -> int:
    """Read the command line, and run."""
    parser = argparse.ArgumentParser(prog="python -m tests.upgrade", description=__doc__)
    parser.add_argument("--from", dest="earlier", default=BEFORE, help="a commit or tag (%(default)s)")
    parser.add_argument("--times", type=int, default=1)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        try:
            named = commit(given.earlier)
            unpack(named, Path(folder))
        except UnknownCommitError as flaw:
            print(flaw, file=sys.stderr)
            return 2
        for seed in range(given.seed, given.seed + given.times):
            began = time.monotonic()
            print(f"from {named[:8]} to {release()}, seed {seed}", flush=True)
            counts = asyncio.run(upgraded(Path(folder), seed))
            told = ", ".join(f"{often} {what}" for what, often in sorted(counts.items()))
            print(f"is well after {time.monotonic() - began:.0f} s: {told}", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
