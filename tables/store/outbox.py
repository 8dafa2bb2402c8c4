"""The outbox: what Discord must still be told. Written with the move, sent afterwards, also after a crash.

One process at a time delivers what a table has to tell: it has a lease, and once it has lost that, it neither
sends nor writes.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Collection, Iterable
from contextlib import asynccontextmanager, suppress
from typing import NamedTuple

import msgspec

from engine.core import Text
from tables.store.company.homes import note_private_changes, note_public_change
from tables.store.database import Storage, StorageError, Writer
from tables.store.leases import LeaseLostError, drop_lease, renew_lease, take_lease
from tables.store.model import CardErrand, Errand, PanelErrand, PostErrand, TableErrand

LEASE = 10.0
"""For how many seconds a process may deliver what a table has to tell, unless it renews its lease."""
_MARGIN = LEASE / 2
"""A lease with less than this left is renewed before anything is sent."""
_LOOK_EVERY = _MARGIN / 2
"""How many seconds pass before somebody who waits looks at their lease again."""
_UNDELIVERED = "SELECT DISTINCT table_id FROM outbox JOIN tables ON tables.id = table_id"
_UNATTENDED = (
    "SELECT DISTINCT table_id FROM outbox WHERE not_before <= ?1 AND NOT EXISTS "
    "(SELECT 1 FROM leases WHERE name = 'outbox ' || table_id AND until > ?1) ORDER BY table_id"
)
_OF_PANEL = (
    "json_extract(errand, '$.errand') = 'panel' AND CAST(json_extract(errand, '$.user_id') AS BIGINT) = ?"
)
_COPY_OUT_OF_THE_BATCH = (  # under a new number: the next batch may not have the same one
    "INSERT INTO outbox (table_id, errand, not_before) "
    f"SELECT table_id, errand, 0 FROM outbox WHERE table_id = ? AND batch = ? AND {_OF_PANEL} ORDER BY id"
)
_encode = msgspec.json.Encoder().encode
_decoder: msgspec.json.Decoder[Errand] = msgspec.json.Decoder(Errand)


class Batch(NamedTuple):
    """Errands of one table that are sent together; `number` makes the nonce."""

    table_id: int
    number: int
    errands: list[Errand]
    attempts: int
    is_new: bool
    """Whether this is its first claim: nothing of it can have been sent."""
    begun_elsewhere: bool = False
    """Whether another process, or an earlier life of ours, may have sent some of it."""


class Outbox:
    """The errands of all tables, in order."""

    def __init__(self, storage: Storage, clock: Callable[[], float], owner: str) -> None:
        self._storage = storage
        self._clock = clock
        self._owner = owner
        self._until: dict[int, float] = {}
        """By batch: until when it is ours, as far as we know."""
        self._begun_elsewhere: set[int] = set()
        """Those of these batches that others have left behind."""

    async def add(self, table_id: int, errands: Iterable[Errand]) -> None:
        """Add errands that belong to no other change."""
        async with self._storage.transaction() as writer:
            await put(writer, table_id, errands)

    async def count(self, table_id: int) -> int:
        """How many errands of a table are undelivered."""
        row = await self._storage.row("SELECT count(*) FROM outbox WHERE table_id = ?", (table_id,))
        return row[0] if row else 0

    async def count_public(self, table_id: int) -> int:
        """How many errands for the channel are undelivered; private ones would tell of secret moves."""
        query = (
            "SELECT count(*) FROM outbox WHERE table_id = ? AND json_extract(errand, '$.errand') = 'table'"
        )
        row = await self._storage.row(query, (table_id,))
        return row[0] if row else 0

    async def has_public_news(self, table_id: int) -> bool:
        """Whether errands for the channel wait that are in no batch yet."""
        query = (
            "SELECT 1 FROM outbox WHERE table_id = ? AND batch IS NULL "
            "AND json_extract(errand, '$.errand') = 'table' LIMIT 1"
        )
        return await self._storage.row(query, (table_id,)) is not None

    async def tables(self) -> list[int]:
        """The tables that have undelivered errands."""
        rows = await self._storage.rows("SELECT DISTINCT table_id FROM outbox ORDER BY table_id")
        return [row["table_id"] for row in rows]

    async def unattended(self) -> list[int]:
        """The tables whose errands nobody delivers; those that were put back wait for their time."""
        rows = await self._storage.rows(_UNATTENDED, (self._clock(),))
        return [row["table_id"] for row in rows]

    async def tables_on(self, guild_id: int) -> list[int]:
        """The tables of a server that have undelivered errands."""
        rows = await self._storage.rows(f"{_UNDELIVERED} WHERE guild_id = ? ORDER BY table_id", (guild_id,))
        return [row["table_id"] for row in rows]

    async def tables_in_direct_messages(self) -> list[int]:
        """The tables on no server that have undelivered errands."""
        rows = await self._storage.rows(f"{_UNDELIVERED} WHERE guild_id IS NULL ORDER BY table_id")
        return [row["table_id"] for row in rows]

    async def claim(self, table_id: int) -> Batch | None:
        """The next batch of a table: the one whose delivery was interrupted, or everything that waits.

        None if nothing waits, or if another process delivers it. The batch is stored before it is sent: after
        a crash it goes out again under the same nonce, whoever sends it, with nothing added to it.
        """
        now = self._clock()
        query = "SELECT id, errand, batch, attempts FROM outbox WHERE table_id = ? ORDER BY id"
        async with self._storage.transaction() as writer:
            if not await take_lease(writer, _lease(table_id), self._owner, now, now + LEASE):
                return None
            rows = await writer.rows(query, (table_id,))
            if not rows:
                await drop_lease(writer, _lease(table_id), self._owner)
                return None
            number = next((row["batch"] for row in rows if row["batch"] is not None), None)
            claimed = [row for row in rows if row["batch"] == number]
            is_new = number is None
            if number is not None and number not in self._until:
                self._begun_elsewhere.add(number)
            if number is None:
                number = rows[-1]["id"]
                # By their numbers: an errand that is written meanwhile may have a lower one.
                change = "UPDATE outbox SET batch = ? WHERE id = ?"
                writer.later(change, *[(number, row["id"]) for row in claimed])
        self._until[number] = now + LEASE
        errands = [_decoder.decode(row["errand"]) for row in claimed]
        attempts = max(row["attempts"] for row in claimed)
        return Batch(table_id, number, errands, attempts, is_new, number in self._begun_elsewhere)

    async def must_hold(self, batch: Batch) -> None:
        """Raise `LeaseLostError` unless a batch is ours to send at this moment."""
        now = self._clock()
        if now < self._until.get(batch.number, 0.0) - _MARGIN:
            return
        async with self._storage.transaction() as writer:
            await self._renew(writer, batch, now + LEASE)
        self._until[batch.number] = now + LEASE

    async def done(
        self,
        batch: Batch,
        kept: Iterable[Errand] = (),
        not_before: float = 0.0,
        overtaken: Iterable[int] = (),
    ) -> None:
        """Delete a batch that was sent; `kept` is put back, to be sent with whatever comes next.

        If nothing comes, it is to be tried again at the moment `not_before`. The panels of those who were
        `overtaken` were not sent at all and belong to the next batch.
        """
        async with self._storage.transaction() as writer:
            await self._renew(writer, batch, 0.0)
            own = (batch.table_id, batch.number)
            writer.later(_COPY_OUT_OF_THE_BATCH, *[(*own, user_id) for user_id in overtaken])
            writer.later("DELETE FROM outbox WHERE table_id = ? AND batch = ?", own)
            await put(writer, batch.table_id, kept, not_before)
            await drop_lease(writer, _lease(batch.table_id), self._owner)
        self._forget(batch)

    async def failed(self, batch: Batch) -> None:
        """Count a failed attempt to send a batch; perhaps it has arrived, so it keeps its nonce."""
        until = self._clock() + LEASE
        async with self._storage.transaction() as writer:
            await self._renew(writer, batch, until)
            change = "UPDATE outbox SET attempts = attempts + 1 WHERE table_id = ? AND batch = ?"
            writer.later(change, (batch.table_id, batch.number))
        self._until[batch.number] = until

    @asynccontextmanager
    async def kept(self, batch: Batch) -> AsyncIterator[None]:
        """Keep a batch ours as long as the block waits; if we die at it, others soon go on with the batch."""
        is_over = asyncio.Event()
        keeping = asyncio.create_task(self._keep(batch, is_over), name=f"outbox-{batch.table_id}")
        try:
            yield
        finally:
            is_over.set()
            await keeping

    async def _keep(self, batch: Batch, is_over: asyncio.Event) -> None:
        while not is_over.is_set():
            try:
                async with asyncio.timeout(_LOOK_EVERY):
                    await is_over.wait()
            except TimeoutError:
                with suppress(StorageError, LeaseLostError):  # whoever claims it next learns of it
                    await self.must_hold(batch)

    async def _renew(self, writer: Writer, batch: Batch, until: float) -> None:
        if not await renew_lease(writer, _lease(batch.table_id), self._owner, until):
            self._forget(batch)
            raise LeaseLostError

    def _forget(self, batch: Batch) -> None:
        self._until.pop(batch.number, None)
        self._begun_elsewhere.discard(batch.number)


def _lease(table_id: int) -> str:
    return f"outbox {table_id}"


async def put(writer: Writer, table_id: int, errands: Iterable[Errand], not_before: float = 0.0) -> None:
    """Add errands in the transaction that makes them necessary; what changes is also on people's lists."""
    errands = list(errands)
    if not errands:
        return
    rows = [(table_id, _encode(errand).decode(), not_before) for errand in errands]
    writer.later("INSERT INTO outbox (table_id, errand, not_before) VALUES (?, ?, ?)", *rows)
    if any(isinstance(errand, TableErrand) for errand in errands):
        await note_public_change(writer, table_id)
    else:  # nobody else's list may tell that something has changed
        await note_private_changes(writer, [one.user_id for one in errands if isinstance(one, PanelErrand)])
    writer.announce(table_id)


async def drop_panel_errands(writer: Writer, table_id: int, user_id: int) -> None:
    """Delete the errands about a person's direct message, which is gone."""
    await writer.execute(f"DELETE FROM outbox WHERE table_id = ? AND {_OF_PANEL}", (table_id, user_id))


async def forget(writer: Writer, user_id: int, names: Collection[str]) -> None:
    """Remove a person from all undelivered errands."""
    for row_id, stored in await writer.rows("SELECT id, errand FROM outbox"):
        errand = _decoder.decode(stored)
        without = _without(errand, user_id, names)
        if without is None:
            await writer.execute("DELETE FROM outbox WHERE id = ?", (row_id,))
        elif without != errand:
            change = "UPDATE outbox SET errand = ? WHERE id = ?"
            await writer.execute(change, (_encode(without).decode(), row_id))


def _without(errand: Errand, user_id: int, names: Collection[str]) -> Errand | None:
    if isinstance(errand, PostErrand | CardErrand):
        return errand
    if not isinstance(errand, TableErrand):
        return None if errand.user_id == user_id else errand
    return TableErrand(
        tuple(note for note in errand.notes if not _names_any_of(note, names)),
        tuple(user for user in errand.mention if user != user_id),
        tuple(user for user in errand.asked if user != user_id),
    )


def _names_any_of(note: Text, names: Collection[str]) -> bool:
    """Whether a note names somebody, or the computer player that also bears their name."""
    values = [value for value in note.args.values() if isinstance(value, str)]
    return any(value == name or f"({name})" in value for value in values for name in names)
