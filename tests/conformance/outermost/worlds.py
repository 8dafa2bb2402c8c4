"""Two worlds on one database: one as it is, one in which every state is dealt anew for one viewer.

In either, people can look and click: whatever that would write is dropped, so looking changes nothing.
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable, Iterable, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from types import SimpleNamespace
from typing import Any, NamedTuple
from unittest.mock import patch

from cogs.advice import Advising
from cogs.answering.home_pages import HomePages
from cogs.client.router import Router
from cogs.delivery.presenter import Presenter
from cogs.drawing import Drawing
from cogs.looking import Looking
from cogs.plans import Plans
from cogs.play import Play
from cogs.replay import Replay
from cogs.scripts import Scripts
from engine.core import Seat, State
from engine.core.saving import save
from engine.search.jobs import Answer, Job, work_out
from render.studio import Studio
from tables import TableService
from tables.play.limits import Limits
from tables.store.database import Heard, Row
from tables.thinking.workers import Workers
from tests.conformance.outermost.memory import MemoryStorage

PLAYOUTS = 4
"""As long as a hard player thinks about advice here."""
Deal = Callable[[int], State]
"""The state of a version, as it is in a world."""


class DeafWriter:
    """A transaction that writes nothing."""

    async def execute(self, change: str, values: Sequence[Any] = (), /) -> int:
        return 1

    async def executemany(self, change: str, rows: Iterable[Sequence[Any]], /) -> None:
        """Nothing is written."""

    def later(self, change: str, /, *rows: Sequence[Any]) -> None:
        """Nothing is written later, either."""

    async def insert(self, change: str, values: Sequence[Any], /) -> int:
        return 1

    async def rows(self, query: str, values: Sequence[Any] = (), /) -> list[Row]:
        return []

    def announce(self, table_id: int, /) -> None:
        """Nothing has changed."""


class Owner(NamedTuple):
    """Whose world it is."""

    seat: Seat | None
    user_id: int | None


class LookingGlass:
    """The database as somebody sees it in whose world the states are these.

    If it belongs to somebody, nobody else has drafted, seen, learnt or switched anything in it, and the log
    does not say what anybody else has chosen: whoever looks there finds a difference.
    """

    def __init__(self, real: MemoryStorage, deal: Deal) -> None:
        self._real = real
        self._deal = deal
        self._saved: dict[int, bytes] = {}
        self.owner: Owner | None = None

    def forget(self, version: int) -> None:
        """The state of this version is another one from now on."""
        self._saved.pop(version, None)

    @property
    def address(self) -> Path:
        return self._real.address

    @property
    def folder(self) -> Path:
        return self._real.folder

    @asynccontextmanager
    async def transaction(self) -> AsyncIterator[DeafWriter]:
        yield DeafWriter()

    transaction_alone = transaction_apart = transaction

    @asynccontextmanager
    async def hold(self, table_id: int) -> AsyncIterator[None]:
        yield

    async def rows(self, query: str, values: Sequence[Any] = ()) -> list[Row]:
        found = await self._real.rows(query, values)
        if found and "state" in found[0].keys():  # noqa: SIM118 - a row is no dictionary
            dealt: Any = [(version, None, self._state(version), asked) for version, _, _, asked in found]
            return list(dealt)
        return found if self.owner is None else self._unknown(query, tuple(values), found, self.owner)

    def _unknown(self, query: str, values: tuple[Any, ...], found: list[Row], owner: Owner) -> list[Row]:
        """What was found, without what is nobody else's business."""
        if "FROM drafts" in query and ("seat = ?" not in query or values[1] != owner.seat):
            return []
        if "FROM experience" in query and values[0] != owner.user_id:
            return []
        if ("FROM seen" in query or "FROM uncoached" in query) and values[1] != owner.user_id:
            return []
        if "moves.seat, number, choice" in query:
            rows: Any = [dict(row) | _CHOSEN if _is_anothers(row, owner) else row for row in found]
            return list(rows)
        return found

    async def row(self, query: str, values: Sequence[Any] = ()) -> Row | None:
        found = await self.rows(query, values)
        return found[0] if found else None

    def _state(self, version: int) -> bytes:
        if version not in self._saved:
            self._saved[version] = save(self._deal(version))
        return self._saved[version]

    def listen(self, heard: Heard) -> None:
        """Nobody announces anything."""

    async def write_nothing(self) -> None:
        """Nothing can be written."""

    async def size(self) -> int:
        return 0

    async def leave_no_trace(self) -> None:
        """There is none."""

    async def close(self) -> None:
        """It is closed by whoever opened it."""


_CHOSEN = {"choice": '["something"]'}


def _is_anothers(row: Row, owner: Owner) -> bool:
    return row["choice"] is not None and row["seat"] != owner.seat


class ThinkingHere(Workers):
    """Thinks at once, as a hard player does, but not for long."""

    async def think(self, job: Job) -> Answer | None:
        with patch("engine.search.advice.playouts_of", lambda player, known: PLAYOUTS):
            return work_out(job)


class World:
    """The bot as far as it shows and answers, without Discord, on the states of a world."""

    def __init__(
        self, storage: MemoryStorage, deal: Deal, studio: Studio, workers: Workers, clock: Callable[[], float]
    ) -> None:
        self._deal = deal
        self._glass = LookingGlass(storage, deal)
        self.service = TableService(self._glass, clock, lambda: 0, Limits(), workers)
        self.presenter = Presenter(self.service, studio)
        client: Any = SimpleNamespace(
            service=self.service, router=Router(self.service), presenter=self.presenter, studio=studio
        )
        self.router: Router = client.router
        self.play, self.plans = Play(client), Plans(client)
        for cog in (Scripts, Drawing, Looking, Advising, Replay):
            cog(client)
        self.homes = HomePages(client)

    def is_at(self, table_id: int, version: int, owner: Owner | None = None) -> None:
        """The present is this version, which may have been dealt anew: whatever was known of it is not."""
        self._glass.owner = owner
        self._glass.forget(version)
        self.service.adviser._given.clear()
        self.service.repository.keep(table_id, version, self._deal(version))
        self.service.undos._obstacles.clear()
        self.service.replays._known.clear()
