"""Reports for the operator: files in a folder beside the database that nobody else can read."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable, Iterable
from pathlib import Path

import msgspec

from engine.core.editions import Edition
from engine.core.editions.edition import to_carry
from engine.release import release
from tables.store.database import Storage
from tables.store.history import Entry, History
from tables.store.model import Table
from tables.store.private_files import make_private_file, make_private_folder
from tables.store.repository import TableRepository


class GameSoFar(msgspec.Struct, kw_only=True):
    """Everything that has led to the present moment of a game.

    It contains secrets, so it is for the operator alone.
    """

    report: str
    at: float
    release: str
    table: int
    version: int
    game: str
    edition: Edition | None
    """Whose values it is played with; None for ours."""
    seats: int
    settings: dict[str, str]
    seed: int | None
    log: list[Entry]


class ReportFiles:
    """The folder of reports."""

    def __init__(
        self, storage: Storage, repository: TableRepository, history: History, clock: Callable[[], float]
    ) -> None:
        self._repository = repository
        self._history = history
        self._clock = clock
        self.folder: Path = storage.folder / "reports"

    async def begin(self, table: Table) -> GameSoFar:
        """A new report with a number of its own, on a game as it is now."""
        return GameSoFar(
            report=secrets.token_hex(4),
            at=self._clock(),
            release=release(),
            table=table.id,
            version=table.version,
            game=table.game,
            edition=to_carry(table.edition),
            seats=len(table.holders),
            settings=table.settings,
            seed=await self._repository.seed(table.id),
            log=await self._history.log(table.id),
        )

    async def write(self, report: GameSoFar, **more: object) -> str:
        """Write a report, with what else it is to say, and return its path.

        A full disk must not keep people from being told.
        """
        file = self._file(report.report)
        content = msgspec.json.format(msgspec.json.encode({**msgspec.structs.asdict(report), **more}))
        try:
            await asyncio.to_thread(_write, file, content)
        except OSError as trouble:
            return f"lost ({trouble.strerror})"
        return str(file)

    async def delete(self, reports: Iterable[str]) -> None:
        """Delete reports; some may be gone already."""
        for report in reports:
            await asyncio.to_thread(self._file(report).unlink, missing_ok=True)

    def _file(self, report: str) -> Path:
        return self.folder / f"{report}.json"


def _write(file: Path, data: bytes) -> None:
    make_private_folder(file.parent, "")
    make_private_file(file)
    file.write_bytes(data)
