"""The rows of faults: which attempt at which version of a table has made a rule fail, and its report."""

from __future__ import annotations

import msgspec

from engine.core import Move
from tables.store.database import Storage, Writer


async def reports_of(storage: Storage, table_id: int) -> list[str]:
    """The numbers of a table's reports, the oldest first."""
    query = "SELECT report FROM faults WHERE table_id = ? ORDER BY at, version, report"
    return [row["report"] for row in await storage.rows(query, (table_id,))]


async def report_on(storage: Storage, table_id: int, version: int, attempt: Move | None) -> str | None:
    """The number of the report on this very attempt, if there is one."""
    query = "SELECT report FROM faults WHERE table_id = ? AND version = ? AND attempt = ?"
    row = await storage.row(query, (table_id, version, _encoded(attempt)))
    return row["report"] if row else None


async def has_fault(writer: Writer, table_id: int, version: int) -> bool:
    """Whether any attempt at this version has failed before."""
    query = "SELECT 1 FROM faults WHERE table_id = ? AND version = ?"
    return bool(await writer.rows(query, (table_id, version)))


async def insert_fault(
    writer: Writer, report: str, table_id: int, version: int, attempt: Move | None, at: float
) -> None:
    """Write a new fault."""
    change = "INSERT INTO faults (report, table_id, version, attempt, at) VALUES (?, ?, ?, ?, ?)"
    await writer.execute(change, (report, table_id, version, _encoded(attempt), at))


def _encoded(attempt: Move | None) -> str:
    return msgspec.json.encode(attempt).decode()
