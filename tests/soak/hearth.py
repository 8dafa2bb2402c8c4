"""A stage under fire: the real bot from the nursery, with fault points that can be switched while it runs."""

from __future__ import annotations

import asyncio
import os
import signal
import time
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from pathlib import Path

from playground import BotProcess, Playground
from playground.bot_process import RunningProcess
from tables import PostgresAddress, StoreAddress
from tables.store.fault_points import SETTING
from tests.end_to_end.dealt_bot import OCCASION, occasion_beside
from tests.end_to_end.nursery import ROOT, Child, Nursery
from tests.end_to_end.stage import DESCRIPTION, SQLITE, Ledger, Stage
from tests.tables.databases import empty_database

BOT = "tests.end_to_end.dealt_bot"
PATIENCE = 90.0
"""Within so many seconds after the last fault, everything is delivered."""

MOST_LOOKS = 150


class QuickBot(BotProcess):
    """The bot, which begins where all imports are done."""

    def __init__(self, ground: Playground, nursery: Nursery, env: dict[str, str]) -> None:
        super().__init__(ground, env=env, cwd=ROOT, patience=120.0)
        self._nursery = nursery
        self._child: Child
        self.starts = 0

    async def spawn(self, environment: dict[str, str]) -> RunningProcess:
        """Ask the nursery."""
        self.starts += 1
        self._child = await self._nursery.child(f"{BOT}:main", environment)
        return self._child

    async def gone(self) -> None:
        """Wait until the bot is dead."""
        await self._child.wait()

    @property
    def resident(self) -> int:
        """How many bytes of memory it holds; on Linux only."""
        pages = Path(f"/proc/{self.pid}/statm").read_text().split()[1]
        return int(pages) * os.sysconf("SC_PAGE_SIZE")

    async def revive(self) -> bool:
        """Start the bot again if it has died; whether it had."""
        if self.running:
            return False
        with suppress(AssertionError):
            await self.ended()
        await self.start()
        return True


class Hearth(Stage):
    """A stage whose bot meets faults."""

    def __init__(self, ground: Playground, bot: QuickBot, ledger: Ledger, faults: Path) -> None:
        super().__init__(ground, bot, ledger)
        self.quick_bot = bot
        self._faults = faults
        self.deal_for("soak")

    def arm(self, setting: str) -> None:
        """Switch the fault points of the running bot."""
        self._faults.write_text(setting)

    async def calm(self) -> None:
        """End all faults that end by themselves, revive the bot, and wait until everything is delivered."""
        self.arm("")
        self.ground.faults.clear()
        await self.quick_bot.revive()
        deadline = time.monotonic() + PATIENCE
        while self.ledger.undelivered(self.closed_channels) or not self.ground.gateway.connected:
            if time.monotonic() > deadline:
                raise TimeoutError(f"{self.ledger.undelivered()} errands are still undelivered")
            await self.quick_bot.revive()
            await asyncio.sleep(0.02)

    async def delivered_or_dead(self) -> None:
        """Wait for a moment until everything is delivered, or the bot dies of it."""
        for _ in range(MOST_LOOKS):
            if not self.bot.running or not self.ledger.undelivered():
                return
            await asyncio.sleep(0.02)

    def kill(self) -> None:
        """Kill the bot at once."""
        self.bot.signal(signal.SIGKILL)


@asynccontextmanager
async def hearth(nursery: Nursery, folder: Path, store: str = SQLITE) -> AsyncIterator[Hearth]:
    """A playground with a running bot, on either store."""
    async with AsyncExitStack() as stack:
        database, faults = folder / "lairkeeper.sqlite3", folder / "faults"
        faults.write_text("")
        settings = {
            "DATABASE": str(database),
            "LOG_LEVEL": "INFO",
            "EMOJIS": "off",
            "DRAWING_WORKERS": "0",
            OCCASION: str(occasion_beside(database)),
            SETTING: f"file {faults}",
        }
        address: StoreAddress | None = None
        if store != SQLITE:
            address = stack.enter_context(empty_database(folder))
            assert isinstance(address, PostgresAddress)
            settings["DATABASE_URL"] = address.url
        ground = await stack.enter_async_context(Playground(openapi=DESCRIPTION))
        bot = QuickBot(ground, nursery, settings)
        stack.push_async_callback(bot.kill)
        await bot.start()
        yield Hearth(ground, bot, Ledger(database, address), faults)
