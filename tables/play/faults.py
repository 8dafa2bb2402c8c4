"""When a rule fails: the table stays as it was and is told once; a report is kept for the maintainers."""

from __future__ import annotations

import asyncio
import logging
import secrets
import traceback
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import msgspec

from engine.core import Move, Refusal, Text
from engine.release import release
from tables.store import outbox
from tables.store.database import Storage
from tables.store.features.faults import has_fault, insert_fault, report_on, reports_of
from tables.store.history import Entry, History
from tables.store.model import Refused, Table, TableErrand
from tables.store.private_files import make_private_file, make_private_folder
from tables.store.repository import TableRepository

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


class Report(msgspec.Struct):
    """Everything needed to reproduce a fault; it contains secrets, so it is for the operator alone."""

    report: str
    at: float
    release: str
    table: int
    version: int
    game: str
    seats: int
    settings: dict[str, str]
    seed: int | None
    move: Move | None
    trace: str
    log: list[Entry]


class Faults:
    """Reports of failed rules, in a folder beside the database."""

    def __init__(
        self, storage: Storage, repository: TableRepository, history: History, clock: Callable[[], float]
    ) -> None:
        self._storage = storage
        self._repository = repository
        self._history = history
        self._clock = clock
        self.folder: Path = storage.folder / "reports"

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
        number = secrets.token_hex(4)
        file = await self._write_report(await self._report(number, table, fault))
        # No traceback here: it may contain somebody's secret.
        cause = type(fault.__cause__).__name__
        log.error("a rule failed (%s); report: %s", cause, file, extra={"table": table.id, "report": number})
        async with self._storage.transaction() as writer:
            is_known = await has_fault(writer, table.id, table.version)
            await insert_fault(writer, number, table.id, table.version, fault.move, self._clock())
            if not is_known:
                await outbox.put(writer, table.id, [TableErrand((Text("fault-told", {"report": number}),))])
        return Text("fault-met", {"report": number})

    async def _report(self, number: str, table: Table, fault: RulesFaultError) -> Report:
        return Report(
            report=number,
            at=self._clock(),
            release=release(),
            table=table.id,
            version=table.version,
            game=table.game,
            seats=len(table.holders),
            settings=table.settings,
            seed=await self._repository.seed(table.id),
            move=fault.move,
            trace="".join(traceback.format_exception(fault)),
            log=await self._history.log(table.id),
        )

    async def _write_report(self, report: Report) -> str:
        """Write a report and return its path; a full disk must not keep the table from being told."""
        file = self.folder / f"{report.report}.json"
        try:
            await asyncio.to_thread(_write, file, msgspec.json.format(msgspec.json.encode(report)))
        except OSError as trouble:
            return f"lost ({trouble.strerror})"
        return str(file)


def _write(file: Path, data: bytes) -> None:
    make_private_folder(file.parent, "")
    make_private_file(file)
    file.write_bytes(data)
