"""Privacy: everything that is stored about a person, exported as one file or deleted."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from contextlib import suppress
from functools import partial

import msgspec

from engine.core import Text
from engine.core.saving import BrokenSaveError
from engine.release import release
from tables.play.computer_players import substitute_for
from tables.play.games import Play
from tables.play.limits import Guard
from tables.seats.lobby import Lobbies
from tables.store.database import Storage
from tables.store.features.personal_data import delete_personal_data, names_of, personal_data
from tables.store.messages import take_panels_away
from tables.store.model import Refused, Status, Table
from tables.store.people import People
from tables.store.repository import TableRepository

Change = Callable[[int, Callable[[Table], Awaitable[None]]], Awaitable[None]]
"""Changes a table while nobody else does."""


class Privacy:
    """Exports and deletes what is stored about a person."""

    def __init__(
        self,
        storage: Storage,
        repository: TableRepository,
        people: People,
        lobbies: Lobbies,
        play: Play,
        guard: Guard,
        clock: Callable[[], float],
    ) -> None:
        self._storage = storage
        self._repository = repository
        self._people = people
        self._lobbies = lobbies
        self._play = play
        self._guard = guard
        self._clock = clock

    async def known(self, user_id: int) -> bytes:
        """Everything that is stored about a person, as JSON; not too often within an hour."""
        await self._guard.count_export(user_id)
        about = {"person": user_id, "written": self._clock(), "release": release()}
        about |= await personal_data(self._storage, user_id)
        return msgspec.json.format(msgspec.json.encode(about), indent=1)

    async def forget(self, user_id: int, change: Change) -> list[int]:
        """Delete a person; returns the tables whose direct messages to them must be taken away.

        In open games a computer player takes their seat, in finished ones the seat becomes anonymous. Their
        moves stay: without them the others could not replay their games.
        """
        names = await names_of(self._storage, user_id)
        for table in await self._repository.of_person(user_id) + await self._repository.left_by(user_id):
            with suppress(Refused, BrokenSaveError):  # a broken table waits for its repair without them
                await change(table.id, partial(self._leave, user_id=user_id))
        async with self._storage.transaction_alone() as writer:
            await delete_personal_data(writer, user_id, names)
            tables = await take_panels_away(writer, user_id)
        self._people.forget(user_id)
        await self._storage.leave_no_trace()
        return tables

    async def _leave(self, table: Table, user_id: int) -> None:
        if table.status is Status.LOBBY:
            await self._lobbies.leave(table, user_id)
            return
        if table.status is not Status.PLAYING:
            return
        kept = table.kept_for(user_id)
        seat = kept.seat if kept else table.seat_of(user_id)
        if seat is not None:
            name, substitute = substitute_for(table, seat)
            nameless = msgspec.structs.replace(substitute, name=name)
            await self._play.reseat(table, nameless, Text("story-forgotten", {"bot": name}))
