"""Backups: copies of the database, made by SQLite while the bot runs; the latest few are kept."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path

from tables.store.private_files import close_to_others, make_private_file, make_private_folder

_STAMP = "%Y-%m-%dT%H-%M-%SZ"


class BackupError(Exception):
    """No copy could be made; the database and the earlier copies are untouched."""


def make_copy(database: Path, folder: Path, keep: int, now: float) -> Path:
    """Copy the database as it is now, check the copy, and delete the oldest ones.

    A copy gets its final name once it is complete, so every file with such a name can be restored.
    """
    stamp = datetime.fromtimestamp(now, UTC).strftime(_STAMP)
    copy = folder / f"{database.stem}-{stamp}.sqlite3"
    unfinished = copy.with_suffix(".unfinished")
    try:
        make_private_folder(folder, database.stem)
        for earlier in copies(database, folder):
            close_to_others(earlier)
        try:
            _copy(database, unfinished)
            unfinished.replace(copy)
        finally:
            unfinished.unlink(missing_ok=True)
        for old in copies(database, folder)[:-keep]:
            old.unlink(missing_ok=True)
    except (OSError, sqlite3.Error) as trouble:
        raise BackupError(f"no copy of {database} could be made in {folder}: {trouble}") from trouble
    return copy


def copies(database: Path, folder: Path) -> list[Path]:
    """All copies of a database in a folder, the oldest first."""
    return sorted(file for file in folder.glob(f"{database.stem}-*.sqlite3") if made_at(file) is not None)


def made_at(copy: Path) -> float | None:
    """When a copy was made, according to its name; None if the file is not a copy."""
    try:
        stamp = datetime.strptime(copy.stem[-20:], _STAMP)
    except ValueError:
        return None
    return stamp.replace(tzinfo=UTC).timestamp()


def _copy(database: Path, target: Path) -> None:
    # In one step: a reader does not block the writer (WAL); later writes go into the next copy.
    make_private_file(target)
    address = f"{database.resolve().as_uri()}?mode=ro"
    with closing(sqlite3.connect(address, uri=True)) as source, closing(sqlite3.connect(target)) as copy:
        source.backup(copy)
        copy.execute("PRAGMA journal_mode = DELETE")  # one file, no journal beside it
        [(verdict,)] = copy.execute("PRAGMA quick_check(1)").fetchall()
    if verdict != "ok":
        raise sqlite3.DatabaseError(f"the copy is not sound: {verdict}")
