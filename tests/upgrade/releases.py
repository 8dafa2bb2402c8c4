"""Releases side by side: an earlier commit is unpacked, and its processes run beside ours on one database."""

from __future__ import annotations

import asyncio
import io
import subprocess
import tarfile
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path

from playground import Playground
from tests.end_to_end.dealt_bot import OCCASION, occasion_beside
from tests.end_to_end.nursery import ROOT
from tests.end_to_end.stage import DESCRIPTION, Ledger
from tests.soak.deaths import FlawError
from tests.soak.hearth import Hearth, MortalBot
from tests.tables.databases import bare_database

PROCESSES = 2
_SPARE = "waiting as a spare"
_TO_START = 60.0
_TO_STOP = 15.0


class UnknownCommitError(Exception):
    """The repository here does not have what was asked for."""


def commit(named: str) -> str:
    """The commit that somebody means."""
    return _git("rev-parse", "--verify", "--quiet", f"{named}^{{commit}}").decode().strip()


def unpack(named: str, folder: Path) -> None:
    """The files of a commit, in a folder of their own."""
    with tarfile.open(fileobj=io.BytesIO(_git("archive", "--format=tar", named))) as archive:
        archive.extractall(folder, filter="data")


def _git(*arguments: str) -> bytes:
    done = subprocess.run(["git", "-C", str(ROOT), *arguments], capture_output=True, check=False)
    if done.returncode:
        what = " ".join(arguments)
        hint = "a shallow clone has no history: `git fetch --unshallow`"
        raise UnknownCommitError(f"git {what} found nothing ({hint}). {done.stderr.decode().strip()}")
    return done.stdout


class Succession(Hearth):
    """A stage on which one process after the other makes way for one of another release."""

    def __init__(self, ground: Playground, bots: list[MortalBot], ledger: Ledger, folder: Path) -> None:
        super().__init__(ground, bots, ledger, folder / "faults", folder / "clock")

    async def _revive(self) -> None:
        """Nobody is to die here."""
        if dead := [bot for bot in self.bots if not bot.running]:
            raise FlawError(f"{len(dead)} processes have died:\n{dead[0].tail}")

    async def replace(self, leaving: MortalBot, coming: MortalBot) -> None:
        """Start a process beside the others, as a spare; then stop one of them, whose shards it takes."""
        logged = len(self.bot.log)
        starting = asyncio.ensure_future(coming.start(identifies=1))
        try:
            await self.until(lambda: starting.done() or self._has_logged(_SPARE, logged), _TO_START)
            self.bots.remove(leaving)
            await leaving.stop(_TO_STOP)
            await starting
        finally:
            starting.cancel()
        self.bots.append(coming)

    def _has_logged(self, words: str, since: int) -> bool:
        return any(words in line for line in self.bot.log[since:])


@asynccontextmanager
async def succession(earlier: Path, folder: Path) -> AsyncIterator[tuple[Succession, list[MortalBot]]]:
    """Processes of an earlier release that serve two shards, and as many of ours that are not started yet."""
    async with AsyncExitStack() as stack:
        database, address = folder / "lairkeeper.sqlite3", bare_database(folder)
        settings = {
            "DATABASE": str(database),
            "DATABASE_URL": address.url,
            "PROCESSES": str(PROCESSES),
            "LOG_LEVEL": "INFO",
            "EMOJIS": "off",
            "DRAWING_WORKERS": "0",
            OCCASION: str(occasion_beside(database)),
        }
        ground = await stack.enter_async_context(Playground(openapi=DESCRIPTION, shards=PROCESSES))
        old = [MortalBot(ground, settings, 1, cwd=earlier) for _ in range(PROCESSES)]
        new = [MortalBot(ground, settings, 1) for _ in range(PROCESSES)]
        for bot in (*old, *new):
            bot.log = old[0].log
            stack.push_async_callback(bot.kill)
        await asyncio.gather(*(bot.start() for bot in old))
        yield Succession(ground, old, Ledger(database, address), folder), new
        await asyncio.gather(*(bot.stop(_TO_STOP) for bot in new))
