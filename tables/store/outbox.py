"""The outbox: what Discord must still be told. Written with the move, sent afterwards, also after a crash."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import NamedTuple

import msgspec

from engine.core import Text
from tables.store.database import Storage, Writer
from tables.store.model import Errand, PostErrand, TableErrand

_encode = msgspec.json.Encoder().encode
_decoder: msgspec.json.Decoder[Errand] = msgspec.json.Decoder(Errand)


class Batch(NamedTuple):
    """Errands of one table that are sent together; `number` makes the nonce."""

    table_id: int
    number: int
    errands: list[Errand]
    attempts: int


class Outbox:
    """The errands of all tables, in order."""

    def __init__(self, storage: Storage) -> None:
        self._storage = storage

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

    async def tables(self) -> list[int]:
        """The tables that have undelivered errands."""
        rows = await self._storage.rows("SELECT DISTINCT table_id FROM outbox ORDER BY table_id")
        return [row["table_id"] for row in rows]

    async def claim(self, table_id: int) -> Batch | None:
        """The next batch of a table: the one whose delivery was interrupted, or everything that waits.

        The batch is stored before it is sent: after a crash it goes out again under the same nonce, with
        nothing added to it.
        """
        query = "SELECT id, errand, batch, attempts FROM outbox WHERE table_id = ? ORDER BY id"
        rows = await self._storage.rows(query, (table_id,))
        if not rows:
            return None
        number = rows[0]["batch"]
        if number is None:
            number = rows[-1]["id"]
            async with self._storage.transaction() as writer:
                change = "UPDATE outbox SET batch = ? WHERE table_id = ? AND id <= ?"
                await writer.execute(change, (number, table_id, number))
        claimed = [
            row for row in rows if row["batch"] == number or (row["batch"] is None and row["id"] <= number)
        ]
        errands = [_decoder.decode(row["errand"]) for row in claimed]
        return Batch(table_id, number, errands, max(row["attempts"] for row in claimed))

    async def done(self, batch: Batch, kept: Iterable[Errand] = ()) -> None:
        """Delete a batch that was sent; `kept` is put back, to be sent with whatever comes next."""
        async with self._storage.transaction() as writer:
            change = "DELETE FROM outbox WHERE table_id = ? AND batch = ?"
            await writer.execute(change, (batch.table_id, batch.number))
            await put(writer, batch.table_id, kept)

    async def failed(self, batch: Batch) -> None:
        """Count a failed attempt to send a batch; perhaps it has arrived, so it keeps its nonce."""
        async with self._storage.transaction() as writer:
            change = "UPDATE outbox SET attempts = attempts + 1 WHERE table_id = ? AND batch = ?"
            await writer.execute(change, (batch.table_id, batch.number))


async def put(writer: Writer, table_id: int, errands: Iterable[Errand]) -> None:
    """Add errands in the transaction that makes them necessary."""
    rows = [(table_id, _encode(errand).decode()) for errand in errands]
    await writer.executemany("INSERT INTO outbox (table_id, errand) VALUES (?, ?)", rows)


async def drop_panel_errands(writer: Writer, table_id: int, user_id: int) -> None:
    """Delete the errands about a person's direct message, which is gone."""
    await writer.execute(
        "DELETE FROM outbox WHERE table_id = ? AND json_extract(errand, '$.errand') = 'panel' "
        "AND json_extract(errand, '$.user_id') = ?",
        (table_id, user_id),
    )


async def forget(writer: Writer, user_id: int, names: Collection[str]) -> None:
    """Remove a person from all undelivered errands."""
    for row_id, stored in list(await writer.execute_fetchall("SELECT id, errand FROM outbox")):
        errand = _decoder.decode(stored)
        without = _without(errand, user_id, names)
        if without is None:
            await writer.execute("DELETE FROM outbox WHERE id = ?", (row_id,))
        elif without != errand:
            change = "UPDATE outbox SET errand = ? WHERE id = ?"
            await writer.execute(change, (_encode(without).decode(), row_id))


def _without(errand: Errand, user_id: int, names: Collection[str]) -> Errand | None:
    if isinstance(errand, PostErrand):
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
