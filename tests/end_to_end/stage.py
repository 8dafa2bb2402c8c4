"""A playground with the real bot on it, and what must hold at the end of every test."""

from __future__ import annotations

import asyncio
import atexit
import json
import os
import re
import sys
import time
from collections.abc import AsyncIterator, Callable, Collection, Mapping
from contextlib import asynccontextmanager, suppress
from functools import cache
from itertools import count
from pathlib import Path
from typing import Any, TypeVar

import pytest

from engine.core import State
from engine.core.saving import load, save
from playground import BotProcess, Channel, Guild, Message, Person, Playground
from playground.bot_process import RunningProcess
from playground.world.model import Interaction
from tables import PostgresAddress, StoreAddress
from tests.end_to_end import dealt_bot
from tests.end_to_end.dealt_bot import OCCASION, occasion_beside
from tests.end_to_end.nursery import Nursery
from tests.tables.databases import change, change_together, empty_database, rows
from tests.tables.scene import kept_states

T = TypeVar("T")
Test = TypeVar("Test", bound=Callable[..., Any])

ROOT = Path(__file__).parents[2]
_OPENAPI = Path(os.environ.get("DISCORD_OPENAPI") or ROOT.parent / "shared/discord/openapi.json")
DESCRIPTION = _OPENAPI if _OPENAPI.exists() else None
PATIENCE = 20.0
SQLITE, POSTGRES = "sqlite", "postgres"
on_both_stores = pytest.mark.parametrize("store_kind", [SQLITE, POSTGRES], indirect=True)
"""For a test with a stage of its own."""
_EVERYWHERE = bool(os.environ.get("BOTH_STORES"))


def plays_on(store: str) -> Callable[[Test], Test]:
    """For a whole game on the shared stage: they take long, so each is played on one store.

    Every kind of game has one on each; `BOTH_STORES=1` plays all of them on both.
    """
    if store == SQLITE and not _EVERYWHERE:
        return lambda test: test
    stores = [SQLITE, POSTGRES] if _EVERYWHERE else [store]
    return pytest.mark.parametrize("shared_stage", stores, indirect=True)


_LOOK_AGAIN = 0.01
_MOMENTS = {
    "tables": ("message_at", "created_at", "changed_at"),
    "seats": ("returns_at",),
    "moves": ("made_at",),
    "panels": ("posted_at",),
    "people": ("away_from", "away_until"),
    "timers": ("due_at",),
    "clocks": ("started_at", "deadline"),
}
"""Where the bot stores times, except for its own presence: an absence of the bot counts as an outage."""


_REPLACE_STATE = """
    UPDATE states SET state = ?2, base = NULL WHERE table_id = ?1
    AND version = (SELECT max(version) FROM states WHERE table_id = ?1)
"""


def same_name(test: str) -> str:
    """The name of a test on any store: it gets the same games on each."""
    return re.sub(f"-?({SQLITE}|{POSTGRES})-?", "", test).replace("[]", "")


class Ledger:
    """The bot's database, read directly, whether or not the bot is running."""

    def __init__(self, path: Path, store: StoreAddress | None = None) -> None:
        self.path = path
        """The file, or where it would be: other files lie beside it."""
        self.store = store or path

    def rows(self, query: str, *values: Any) -> list[tuple[Any, ...]]:
        """All rows of a query."""
        return rows(self.store, query, *values)

    def execute(self, statement: str) -> None:
        """Change the database behind the bot's back."""
        change(self.store, statement)

    def age(self, seconds: float) -> None:
        """Move all stored times into the past."""
        changes = {
            table: ", ".join(f"{column} = {column} - {seconds}" for column in columns)
            for table, columns in _MOMENTS.items()
        }
        change_together(self.store, [f"UPDATE {table} SET {set_to}" for table, set_to in changes.items()])

    def table_id(self, channel: Channel) -> int:
        """The number of the latest table in a channel."""
        query = "SELECT id FROM tables WHERE channel_id = ? ORDER BY id DESC LIMIT 1"
        return int(self.rows(query, channel.id)[0][0])

    def status(self, channel: Channel) -> str:
        """The status of the latest table in a channel."""
        return str(self.rows("SELECT status FROM tables WHERE id = ?", self.table_id(channel))[0][0])

    def moves(self, channel: Channel) -> int:
        """How many moves were made at a channel's table."""
        query = "SELECT count(*) FROM moves WHERE table_id = ?"
        return int(self.rows(query, self.table_id(channel))[0][0])

    def state(self, channel: Channel) -> State:
        """The present state of a channel's table, secrets and all."""
        return load(self.saved(channel))

    def saved(self, channel: Channel) -> bytes:
        """The present state of a channel's table, as the bot has saved it."""
        [latest] = kept_states(self.store, self.table_id(channel), "ORDER BY version DESC LIMIT 1")
        return latest

    def states(self, channel: Channel) -> list[State]:
        """Every state of a channel's table, secrets and all."""
        return [load(saved) for saved in kept_states(self.store, self.table_id(channel))]

    def replace_state(self, channel: Channel, state: State) -> None:
        """Put another state in the place of the present one, while the bot is down."""
        self.replace_saved(channel, save(state))

    def replace_saved(self, channel: Channel, saved: bytes) -> None:
        """Put anything in the place of the present state, while the bot is down."""
        change(self.store, _REPLACE_STATE, self.table_id(channel), saved)

    def due(self) -> int:
        """How many due timers the bot has not run yet."""
        return int(self.rows("SELECT count(*) FROM timers WHERE due_at <= ?", time.time())[0][0])

    def undelivered(self, but_for: Collection[Channel] = ()) -> int:
        """How many errands are not delivered yet; those for some channels' own messages do not count."""
        ids = ", ".join(str(channel.id) for channel in but_for) or "NULL"
        return int(
            self.rows(
                'SELECT count(*) FROM outbox WHERE NOT (errand LIKE \'%"errand":"table"%\' '
                f"AND table_id IN (SELECT id FROM tables WHERE channel_id IN ({ids})))"
            )[0][0]
        )


class Stage:
    """The playground, the bot and its database."""

    def __init__(self, ground: Playground, bot: BotProcess, ledger: Ledger) -> None:
        self.ground = ground
        self.bot = bot
        self.ledger = ledger
        self._numbers = count(1)
        self.closed_channels: list[Channel] = []
        """Channels the bot cannot write in; the messages for them stay in the outbox."""
        self.begin()

    def begin(self) -> None:
        """Start a new test: ignore what happened before."""
        self._log_before = len(self.bot.log)
        self._interactions_before = len(self.ground.world.interactions)
        self.expected_complaints: set[str] = set()
        """How the warnings and errors start that this test provokes in the log."""
        self.unanswerable: list[Interaction] = []
        """Interactions that the test kept the bot from answering."""

    def deal_for(self, test: str) -> None:
        """From now on deal the games that belong to a test."""
        occasion_beside(self.ledger.path).write_text(test)

    def channel(self, guild: Guild | None = None) -> Channel:
        """A channel nobody has used before."""
        return self.ground.new_channel(f"table-{next(self._numbers)}", guild)

    def person(
        self, name: str, locale: str = "en-US", *, guild: Guild | None = None, moderator: bool = False
    ) -> Person:
        """A new user, even if the name was used before."""
        world = self.ground.world
        person = Person(world, world.new_user(name, locale=locale))
        self.ground.join(person, guild or self.ground.guild, moderator=moderator)
        return person

    async def until(self, ready: Callable[[], T], within: float = PATIENCE) -> T:
        """Wait until something is true."""
        return await self.ground.world.changes.until(ready, within)

    async def quiet(self, within: float = PATIENCE) -> None:
        """Wait until the outbox is empty.

        The playground does not notice changes of the bot's database, so it is polled.
        """
        async with asyncio.timeout(within):
            while self.ledger.undelivered(self.closed_channels):
                with suppress(TimeoutError):
                    await self.until(lambda: not self.ledger.undelivered(self.closed_channels), _LOOK_AGAIN)

    async def pass_time(self, seconds: float) -> None:
        """Let time pass for the running bot; the settings of an outsider make it check its timers."""
        self.ledger.age(seconds)
        await self._wake()
        await self.until(lambda: not self.ledger.due())
        await self.quiet()

    async def _wake(self) -> None:
        outsider = self.person("Nobody")
        nights = {"from": "22:00", "to": "07:00", "zone": "Europe/Vienna"}
        reply = await outsider.slash(self.ground.channel("general"), "settings quiet", **nights)
        await reply.settled()

    async def pass_time_asleep(self, seconds: float) -> None:
        """Kill the bot, let time pass, and start it again."""
        await self.bot.kill()
        self.ledger.age(seconds)
        await self.bot.start()
        await self.until(lambda: not self.ledger.due())
        await self.quiet()

    @property
    def log(self) -> list[str]:
        """What the bot has logged in this test."""
        return self.bot.log[self._log_before :]

    @property
    def complaints(self) -> list[str]:
        """The unexpected warnings and errors in the log."""
        found = []
        for line in self.log:
            try:
                entry = json.loads(line)
            except json.JSONDecodeError:
                found.append(line)
                continue
            expected = entry["what"].startswith(tuple(self.expected_complaints))
            if entry["level"] not in ("DEBUG", "INFO") and not expected:
                found.append(line)
        return found

    async def end(self) -> None:
        """Check what must hold after every test."""
        if self.bot.running:
            await self.quiet()
        begun = list(self.ground.world.interactions.values())[self._interactions_before :]
        unanswered = [one.data for one in begun if one.callback is None and one not in self.unanswerable]
        assert unanswered == []
        assert self.ground.violations == []
        assert self.complaints == []


@cache
def _nursery() -> Nursery:
    nursery = Nursery(f"{dealt_bot.__name__}:warm_up")
    atexit.register(nursery.close)
    return nursery


class DealtBot(BotProcess):
    """The bot of the tests; where processes can be forked, it starts with all imports done."""

    def __init__(self, ground: Playground, *, env: Mapping[str, str], patience: float = 30.0) -> None:
        arguments = ("-m", dealt_bot.__name__)
        super().__init__(ground, env=env, cwd=ROOT, arguments=arguments, patience=patience)

    async def spawn(self, environment: dict[str, str]) -> RunningProcess:
        """Ask the nursery, if there is one."""
        if sys.platform != "linux":
            return await super().spawn(environment)
        return await _nursery().child(f"{dealt_bot.__name__}:main", environment)


@asynccontextmanager
async def staged_on(store: str, folder: Path) -> AsyncIterator[Stage]:
    """A playground with a running bot that keeps its tables in one store or the other."""
    if store == SQLITE:
        async with staged(folder) as stage:
            yield stage
        return
    with empty_database(folder) as address:
        async with staged(folder, DATABASE_URL=address.url) as stage:
            yield stage


@asynccontextmanager
async def staged(folder: Path, **environment: str) -> AsyncIterator[Stage]:
    """A playground with a running bot, which must stop cleanly at the end."""
    database = folder / "lairkeeper.sqlite3"
    url = environment.get("DATABASE_URL")
    environment = {
        "DATABASE": str(database),
        "LOG_LEVEL": "INFO",
        "EMOJIS": "off",
        "DRAWING_WORKERS": "0",  # a process that draws takes longer to start than most tests to run
        OCCASION: str(occasion_beside(database)),
    } | environment
    async with (
        Playground(openapi=DESCRIPTION) as ground,
        DealtBot(ground, env=environment) as bot,
    ):
        yield Stage(ground, bot, Ledger(database, PostgresAddress(url, folder) if url else None))


def action(custom_id: str | None) -> str:
    """The action in a custom id."""
    parts = (custom_id or "").split(":")
    return parts[1] if len(parts) > 1 else ""


def control(message: Message, wanted: str) -> str:
    """The id of the only button with this action, whatever its label."""
    found = [b.custom_id for b in message.buttons if b.custom_id and action(b.custom_id) == wanted]
    assert len(found) == 1, f"{len(found)} buttons do {wanted} in {message.text!r}"
    return found[0]
