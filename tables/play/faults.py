"""When a rule fails: the table stays as it was and is told once; a report is kept for the maintainers."""

from __future__ import annotations

import logging
import traceback
from collections.abc import Iterator
from contextlib import contextmanager

from engine.core import Move, Refusal, Text
from tables.play.report_files import ReportFiles
from tables.store import outbox
from tables.store.database import Storage
from tables.store.features.faults import has_fault, insert_fault, report_on, reports_of
from tables.store.model import Refused, Table, TableErrand

log = logging.getLogger("lairkeeper.faults")


class RulesFaultError(Exception):
    """A rule failed while a move, or another change of a table, was worked out."""

    def __init__(self, move: Move | None) -> None:
        super().__init__("a rule has failed")
        self.move = move


@contextmanager
def rules_at_work(move: Move | None = None) -> Iterator[None]:
    """Turn whatever the rules raise in the block into a fault, except refusals."""
    try:
        yield
    except (Refusal, Refused):
        raise
    except Exception as flaw:
        raise RulesFaultError(move) from flaw


class Faults:
    """Reports of failed rules."""

    def __init__(self, storage: Storage, files: ReportFiles) -> None:
        self._storage = storage
        self._files = files

    async def of(self, table: Table) -> list[str]:
        """The numbers of a table's reports, the oldest first."""
        return await reports_of(self._storage, table.id)

    async def keep(self, table: Table, fault: RulesFaultError) -> Text:
        """Report a fault and tell the table; a fault that was reported before is not reported again.

        Returns the answer to the person who caused it.
        """
        known = await report_on(self._storage, table.id, table.version, fault.move)
        if known is not None:
            return Text("fault-known", {"report": known})
        report = await self._files.begin(table)
        trace = "".join(traceback.format_exception(fault))
        file = await self._files.write(report, move=fault.move, trace=trace)
        number = report.report
        # No traceback here: it may contain somebody's secret.
        cause = type(fault.__cause__).__name__
        log.error("a rule failed (%s); report: %s", cause, file, extra={"table": table.id, "report": number})
        async with self._storage.transaction() as writer:
            is_known = await has_fault(writer, table.id, table.version)
            await insert_fault(writer, number, table.id, table.version, fault.move, report.at)
            if not is_known:
                await outbox.put(writer, table.id, [TableErrand((Text("fault-told", {"report": number}),))])
        return Text("fault-met", {"report": number})
