"""When a rule fails: the table stays as it was, is told so once, and a report is kept for the maintainers."""

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
from tables.store.history import Entry, History
from tables.store.model import Refused, Table, TableErrand

log = logging.getLogger("lairkeeper.faults")


class RulesFaultError(Exception):
    """A rule has failed while it worked out what comes of a move, or of something else done to a table."""

    def __init__(self, move: Move | None) -> None:
        super().__init__("a rule has failed")
        self.move = move


@contextmanager
def rules_at_work(move: Move | None = None) -> Iterator[None]:
    """Whatever a rule raises in the block is a fault of ours, unless it is a refusal."""
    try:
        yield
    except (Refusal, Refused):
        raise
    except Exception as flaw:
        raise RulesFaultError(move) from flaw


class Report(msgspec.Struct):
    """Everything that is needed to see the fault again; it tells secrets, so it is for the operator alone."""

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
    """Reports of rules that have failed, in a folder beside the database."""

    def __init__(self, storage: Storage, history: History, clock: Callable[[], float]) -> None:
        self._storage = storage
        self._history = history
        self._clock = clock
        self.folder: Path = storage.path.parent / "reports"

    async def of(self, table: Table) -> list[str]:
        """The numbers of a table's reports, the oldest first."""
        query = "SELECT report FROM faults WHERE table_id = ? ORDER BY rowid"
        return [row["report"] for row in await self._storage.rows(query, (table.id,))]

    async def keep(self, table: Table, fault: RulesFaultError) -> Text:
        """Write a fault down and tell the table; the same fault once more is known already.

        What is returned is for whoever has met it.
        """
        attempt = msgspec.json.encode(fault.move).decode()
        query = "SELECT report FROM faults WHERE table_id = ? AND version = ? AND attempt = ?"
        known = await self._storage.row(query, (table.id, table.version, attempt))
        if known is not None:
            return Text("fault-known", {"report": known["report"]})
        number = secrets.token_hex(4)
        kept = await self._written(await self._report(number, table, fault))
        # No trace here: what a rule stumbled over may be somebody's secret.
        cause = type(fault.__cause__).__name__
        log.error(
            "a rule failed (%s); the report is %s", cause, kept, extra={"table": table.id, "report": number}
        )
        async with self._storage.transaction() as writer:
            again = "SELECT 1 FROM faults WHERE table_id = ? AND version = ?"
            told = await (await writer.execute(again, (table.id, table.version))).fetchone()
            insert = "INSERT INTO faults (report, table_id, version, attempt, at) VALUES (?, ?, ?, ?, ?)"
            await writer.execute(insert, (number, table.id, table.version, attempt, self._clock()))
            if told is None:
                await outbox.put(writer, table.id, [TableErrand((Text("fault-told", {"report": number}),))])
        return Text("fault-met", {"report": number})

    async def _report(self, number: str, table: Table, fault: RulesFaultError) -> Report:
        row = await self._storage.row("SELECT seed FROM tables WHERE id = ?", (table.id,))
        return Report(
            report=number,
            at=self._clock(),
            release=release(),
            table=table.id,
            version=table.version,
            game=table.game,
            seats=len(table.holders),
            settings=table.settings,
            seed=row["seed"] if row else None,
            move=fault.move,
            trace="".join(traceback.format_exception(fault)),
            log=await self._history.log(table.id),
        )

    async def _written(self, report: Report) -> str:
        """Where the report is; should it not fit on the disk, the table is told all the same."""
        file = self.folder / f"{report.report}.json"
        try:
            await asyncio.to_thread(_write, file, msgspec.json.format(msgspec.json.encode(report)))
        except OSError as trouble:
            return f"lost ({trouble.strerror})"
        return str(file)


def _write(file: Path, data: bytes) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
    file.touch(mode=0o600)
    file.write_bytes(data)
