"""Something is wrong here: what people tell the operator about a table, with the game up to that moment."""

from __future__ import annotations

import logging
from collections.abc import Collection

from engine.core import Text
from tables.play.limits import Guard
from tables.play.report_files import ReportFiles
from tables.store import outbox
from tables.store.database import Storage
from tables.store.features.complaints import Complaint, complaints_of, insert_complaint
from tables.store.model import NoticeErrand, Refused, Table

log = logging.getLogger("lairkeeper.complaints")

LONGEST = 1000


class Complaints:
    """Reports that people make themselves."""

    def __init__(self, storage: Storage, files: ReportFiles, guard: Guard) -> None:
        self._storage = storage
        self._files = files
        self._guard = guard

    async def keep(self, table: Table, user_id: int, words: str, operators: Collection[int]) -> str:
        """Keep a report and tell the operators of it; returns its number.

        What was said and played is in the file alone: an operator may sit at the table.
        """
        said = words.strip()[:LONGEST]
        if not said:
            raise Refused(Text("complaint-empty"))
        await self._guard.count_complaint(user_id)
        report = await self._files.begin(table)
        file = await self._files.write(report, words=said, seat=table.seat_of(user_id))
        number = report.report
        log.warning("somebody says that something is wrong; report: %s", file, extra={"report": number})
        told = Text("complaint-told", {"table": str(table.id), "report": number})
        async with self._storage.transaction() as writer:
            row = Complaint(number, table.id, table.version, user_id, said, report.at)
            await insert_complaint(writer, row)
            await outbox.put(writer, table.id, [NoticeErrand(operator, told) for operator in operators])
        return number

    async def forget(self, user_id: int) -> None:
        """Delete the files of what somebody has reported."""
        await self._files.delete(await complaints_of(self._storage, user_id))
