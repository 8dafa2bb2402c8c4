"""What Discord must still be told: written with the move, sent afterwards, also after a crash."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import NamedTuple

import aiosqlite
import msgspec

from engine.core import Text
from tables.store.database import Storage
from tables.store.model import Errand, TableErrand

_encode = msgspec.json.Encoder().encode
_decoder: msgspec.json.Decoder[Errand] = msgspec.json.Decoder(Errand)


class Batch(NamedTuple):
    """Errands of one table that are sent together; `number` makes the nonce."""

    table_id: int
    number: int
    errands: list[Errand]
    attempts: int


async def put(writer: aiosqlite.Connection, table_id: int, errands: Iterable[Errand]) -> None:
    """Add errands within the transaction that makes them necessary."""
    rows = [(table_id, _encode(errand).decode()) for errand in errands]
    await writer.executemany("INSERT INTO outbox (table_id, errand) VALUES (?, ?)", rows)


async def tables_with_errands(storage: Storage) -> list[int]:
    """The tables that have something to tell."""
    rows = await storage.rows("SELECT DISTINCT table_id FROM outbox ORDER BY table_id")
    return [row["table_id"] for row in rows]


async def claim(storage: Storage, table_id: int) -> Batch | None:
    """The next batch of a table: the one whose sending was interrupted, or all that waits.

    The batch is written down before it is sent: after a crash it goes out again under the same nonce,
    with nothing added to it.
    """
    query = "SELECT id, errand, batch, attempts FROM outbox WHERE table_id = ? ORDER BY id"
    rows = await storage.rows(query, (table_id,))
    if not rows:
        return None
    number = rows[0]["batch"]
    if number is None:
        number = rows[-1]["id"]
        async with storage.transaction() as writer:
            change = "UPDATE outbox SET batch = ? WHERE table_id = ? AND id <= ?"
            await writer.execute(change, (number, table_id, number))
    claimed = [
        row for row in rows if row["batch"] == number or (row["batch"] is None and row["id"] <= number)
    ]
    errands = [_decoder.decode(row["errand"]) for row in claimed]
    return Batch(table_id, number, errands, claimed[0]["attempts"])


async def done(storage: Storage, batch: Batch) -> None:
    """Forget a batch that has been sent, or that can never be."""
    async with storage.transaction() as writer:
        change = "DELETE FROM outbox WHERE table_id = ? AND batch = ?"
        await writer.execute(change, (batch.table_id, batch.number))


async def forget(writer: aiosqlite.Connection, user_id: int, names: Collection[str]) -> None:
    """Take a person out of all that is still to be told."""
    for row_id, written in list(await writer.execute_fetchall("SELECT id, errand FROM outbox")):
        errand = _decoder.decode(written)
        without = _without(errand, user_id, names)
        if without is None:
            await writer.execute("DELETE FROM outbox WHERE id = ?", (row_id,))
        elif without != errand:
            change = "UPDATE outbox SET errand = ? WHERE id = ?"
            await writer.execute(change, (_encode(without).decode(), row_id))


def _without(errand: Errand, user_id: int, names: Collection[str]) -> Errand | None:
    if not isinstance(errand, TableErrand):
        return None if errand.user_id == user_id else errand
    return TableErrand(
        tuple(note for note in errand.notes if not _tells_of(note, names)),
        tuple(user for user in errand.mention if user != user_id),
        tuple(user for user in errand.asked if user != user_id),
    )


def _tells_of(note: Text, names: Collection[str]) -> bool:
    """Whether it names them, or the computer player who goes by their name as well."""
    told = [value for value in note.args.values() if isinstance(value, str)]
    return any(value == name or f"({name})" in value for value in told for name in names)


async def failed(storage: Storage, batch: Batch) -> None:
    """Note that a batch could not be sent this time."""
    async with storage.transaction() as writer:
        change = "UPDATE outbox SET attempts = attempts + 1 WHERE table_id = ? AND batch = ?"
        await writer.execute(change, (batch.table_id, batch.number))
