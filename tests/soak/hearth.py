"""A stage under fire: the real bot from the nursery, with fault points that can be switched while it runs."""

from __future__ import annotations

import asyncio
import os
import time
from collections.abc import AsyncIterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from pathlib import Path

from playground import BotProcess, Playground
from playground.bot_process import RunningProcess
from tables import PostgresAddress, StoreAddress
from tables.store.fault_points import SETTING
from tests.end_to_end.dealt_bot import CLOCK, OCCASION, occasion_beside
from tests.end_to_end.nursery import ROOT, Nursery
from tests.end_to_end.stage import DESCRIPTION, SQLITE, Ledger, Stage
from tests.tables.databases import empty_database

BOT = "tests.end_to_end.dealt_bot"
PATIENCE = 90.0
"""Within so many seconds after the last fault, everything is delivered."""

CLUSTER = "cluster"
"""Two processes of the bot on PostgreSQL, with a shard each."""
MANY = "9999"
MOST_LOOKS = 150
PULSES = 2
"""After so many heartbeats, the bot has gone on from whatever answer of Discord it had waited for."""


class MortalBot(BotProcess):
    """The bot, which may die."""

    def __init__(
        self,
        ground: Playground,
        env: dict[str, str],
        shards: int,
        cwd: Path = ROOT,
        arguments: Sequence[str] = ("-m", BOT),
    ) -> None:
        super().__init__(ground, env=env, cwd=cwd, arguments=arguments, patience=120.0)
        self._shards = shards
        """How many shards it serves at least, once it has started again."""
        self._life: RunningProcess
        self.starts = 0

    async def spawn(self, environment: dict[str, str]) -> RunningProcess:
        """Count the lives."""
        self.starts += 1
        self._life = await self.born(environment)
        return self._life

    async def born(self, environment: dict[str, str]) -> RunningProcess:
        """Start the process itself."""
        return await super().spawn(environment)

    async def gone(self) -> None:
        """Wait until the bot is dead."""
        await self._life.wait()

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
        await self.start(self._shards)
        return True


class QuickBot(MortalBot):
    """The bot, which begins where all imports are done."""

    def __init__(self, ground: Playground, nursery: Nursery, env: dict[str, str], shards: int) -> None:
        super().__init__(ground, env, shards)
        self._nursery = nursery

    async def born(self, environment: dict[str, str]) -> RunningProcess:
        """Ask the nursery."""
        return await self._nursery.child(f"{BOT}:main", environment)


class Hearth(Stage):
    """A stage whose bot meets faults; it may have several processes, which write one log."""

    def __init__(
        self, ground: Playground, bots: Sequence[MortalBot], ledger: Ledger, faults: Path, clock: Path
    ) -> None:
        super().__init__(ground, bots[0], ledger)
        self.bots = list(bots)
        self._faults = faults
        self._clock = clock
        self._is_armed = False
        self.deal_for("soak")

    def arm(self, setting: str) -> None:
        """Switch the fault points of the running bot."""
        replaced(self._faults, setting)
        self._is_armed = bool(setting)

    async def disarm(self) -> None:
        """Switch the fault points off; if one is just striking, wait until it has, and is in the log."""
        if not self._is_armed:
            return
        self.arm("")
        async with asyncio.timeout(PATIENCE):
            for _ in range(PULSES):
                await self.ground.gateway.pulse()
            while not self._is_heard_everywhere:
                if not all(bot.running for bot in self.bots):
                    break
                await asyncio.sleep(0.02)
        await self._revive()

    def set_clock(self, ahead: float) -> None:
        """Put the clock of the running bot forward, or back."""
        replaced(self._clock, str(ahead))

    async def calm(self) -> None:
        """End all faults that end by themselves, revive the bot, and wait until nothing is left to do."""
        await self.disarm()
        self.ground.faults.clear()
        await self._revive()
        deadline = time.monotonic() + PATIENCE
        while self._is_busy or not self._is_heard_everywhere:
            if time.monotonic() > deadline:
                raise TimeoutError(
                    f"undelivered errands: {self.ledger.undelivered()}, due timers: {self.ledger.due()}"
                )
            await self._revive()
            await asyncio.sleep(0.02)

    @property
    def _is_busy(self) -> bool:
        """Whether anything is to be delivered, or any timer to be run."""
        return bool(self.ledger.undelivered(self.closed_channels) or self.ledger.due())

    @property
    def _is_heard_everywhere(self) -> bool:
        return len({one.shard for one in self.ground.gateway.connected}) == self.ground.world.shards

    async def _revive(self) -> None:
        for bot in self.bots:
            await bot.revive()

    @property
    def starts(self) -> int:
        """How often a process was started."""
        return sum(bot.starts for bot in self.bots)

    @property
    def is_alive(self) -> bool:
        """Whether any process is left."""
        return any(bot.running for bot in self.bots)

    async def death(self) -> None:
        """Wait until a process is dead."""
        dying = [asyncio.ensure_future(bot.gone()) for bot in self.bots]
        try:
            await asyncio.wait(dying, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for one in dying:
                one.cancel()

    async def delivered_or_dead(self) -> None:
        """Wait for a moment until everything is delivered and no timer is due, or the bot dies of it."""
        for _ in range(MOST_LOOKS):
            if not all(bot.running for bot in self.bots) or not self._is_busy:
                return
            await asyncio.sleep(0.02)


def replaced(file: Path, said: str) -> None:
    """Have a file say something else; nobody ever reads half of it."""
    new = file.with_suffix(".new")
    new.write_text(said)
    new.replace(file)


@asynccontextmanager
async def hearth(nursery: Nursery, folder: Path, store: str = SQLITE) -> AsyncIterator[Hearth]:
    """A playground with a running bot, on either store, or with two processes of it."""
    async with AsyncExitStack() as stack:
        database, faults, clock = folder / "lairkeeper.sqlite3", folder / "faults", folder / "clock"
        for file in (faults, clock):
            file.write_text("")
        settings = {
            "DATABASE": str(database),
            "LOG_LEVEL": "INFO",
            "EMOJIS": "off",
            "DRAWING_WORKERS": "0",
            "LIMIT_VOTES": MANY,  # people do the same again and again, until nothing is left to strike
            "LIMIT_EXPORTS": MANY,
            OCCASION: str(occasion_beside(database)),
            CLOCK: str(clock),
            SETTING: f"file {faults}",
        }
        address: StoreAddress | None = None
        if store != SQLITE:
            address = stack.enter_context(empty_database(folder))
            assert isinstance(address, PostgresAddress)
            settings["DATABASE_URL"] = address.url
        processes = 2 if store == CLUSTER else 1
        settings["PROCESSES"] = str(processes)
        ground = await stack.enter_async_context(Playground(openapi=DESCRIPTION, shards=processes))
        bots = [QuickBot(ground, nursery, settings, shards=1) for _ in range(processes)]
        for bot in bots:
            bot.log = bots[0].log
            stack.push_async_callback(bot.kill)
        await asyncio.gather(*(bot.start() for bot in bots))
        yield Hearth(ground, bots, Ledger(database, address), faults, clock)
