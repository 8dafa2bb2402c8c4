"""The rows of complaints: what somebody has told the operator about a table, and the number of the report."""

from __future__ import annotations

from typing import NamedTuple

from tables.store.database import Storage, Writer


class Complaint(NamedTuple):
    """What somebody has said about a version of a table."""

    report: str
    table_id: int
    version: int
    user_id: int
    words: str
    at: float


async def insert_complaint(writer: Writer, new: Complaint) -> None:
    """Write a new complaint."""
    change = (
        "INSERT INTO complaints (report, table_id, version, user_id, words, at) VALUES (?, ?, ?, ?, ?, ?)"
    )
    await writer.execute(change, new)


async def complaints_of(storage: Storage, user_id: int) -> list[str]:
    """The numbers of the reports that somebody has made, the oldest first."""
    query = "SELECT report FROM complaints WHERE user_id = ? ORDER BY at, report"
    return [row["report"] for row in await storage.rows(query, (user_id,))]
