"""The file: records of JSON by kind and id, and beside them what is large (files) or only grows (past)."""

import json
import sqlite3
from collections.abc import Collection, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

from playground.checks.components import Json
from texts import speaker

# "LAIR": by this number in SQLite's own header a playground knows its files from those of other programs.
_MARK = 0x4C414952
_FORMAT = 1

_TABLES = f"""
BEGIN;
CREATE TABLE records (kind TEXT, id INTEGER, body TEXT NOT NULL, PRIMARY KEY (kind, id));
CREATE TABLE files (message INTEGER, id INTEGER, data BLOB NOT NULL, PRIMARY KEY (message, id));
CREATE TABLE past (message INTEGER, place INTEGER, body TEXT NOT NULL, PRIMARY KEY (message, place));
PRAGMA application_id = {_MARK};
PRAGMA user_version = {_FORMAT};
COMMIT;
"""

_TROUBLES = {
    sqlite3.SQLITE_BUSY: "keeping-busy",
    sqlite3.SQLITE_NOTADB: "keeping-foreign",
    sqlite3.SQLITE_CORRUPT: "keeping-damaged",
    sqlite3.SQLITE_READONLY: "keeping-read-only",
    sqlite3.SQLITE_CANTOPEN: "keeping-cannot-open",
}


class KeepingError(Exception):
    """A file in which this playground cannot be kept; what is in the file stays as it is."""

    def __init__(self, path: Path, trouble: str, detail: object = "") -> None:
        self.path = path
        self.trouble = trouble
        self.detail = str(detail)
        super().__init__(self.said("en"))

    def said(self, locale: str) -> str:
        """What is wrong, for whoever started the playground."""
        say = speaker(locale)
        return say("keeping-cannot", path=str(self.path), trouble=say(self.trouble, detail=self.detail))


class Store:
    """An open file, which nobody else can open until it is closed."""

    def __init__(self, path: Path) -> None:
        self.path = path
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            # Who holds the file holds it for hours: there is nothing to wait for.
            self._file = sqlite3.connect(path, timeout=0, isolation_level=None)
        except OSError as trouble:
            raise KeepingError(path, "keeping-no-folder", trouble.strerror) from trouble
        except sqlite3.Error as trouble:
            raise _told(path, trouble) from trouble
        try:
            with self._refusing():
                self._prepare()
        except BaseException:
            self._file.close()
            raise

    def close(self) -> None:
        """Let go of the file."""
        self._file.close()

    def _prepare(self) -> None:
        # Never letting go of a lock is what refuses a second playground.
        self._file.execute("PRAGMA locking_mode = EXCLUSIVE")
        # Nothing is written, not even the kind of journal, before it is sure that the file is ours.
        is_new = self._insist_on_our_own()
        # Without waiting for the disk at every change, nothing is lost when the playground is killed. A power
        # cut may lose the last changes, but leaves the file whole: enough for a toy, and never felt.
        self._file.execute("PRAGMA journal_mode = WAL")
        self._file.execute("PRAGMA synchronous = NORMAL")
        if is_new:
            self._file.executescript(_TABLES)

    def _insist_on_our_own(self) -> bool:
        """Refuse files of others and of later playgrounds; whether there is nothing in it yet."""
        tables, mark, format_ = (
            self._file.execute(question).fetchone()[0]
            for question in (
                "SELECT count(*) FROM sqlite_master",
                "PRAGMA application_id",
                "PRAGMA user_version",
            )
        )
        if not (tables or mark or format_):
            return True
        if mark != _MARK:
            raise KeepingError(self.path, "keeping-foreign")
        if format_ != _FORMAT:
            raise KeepingError(self.path, "keeping-other-release", format_)
        return False

    @contextmanager
    def _refusing(self) -> Iterator[None]:
        try:
            yield
        except sqlite3.Error as trouble:
            raise _told(self.path, trouble) from trouble

    # --- reading -------------------------------------------------------------------------------------

    def records(self, kind: str) -> list[Json]:
        """All records of a kind, by their ids."""
        query = "SELECT body FROM records WHERE kind = ? ORDER BY id"
        with self._refusing():
            return [json.loads(body) for (body,) in self._file.execute(query, (kind,))]

    def files(self) -> dict[tuple[int, int], bytes]:
        """The bytes of all attachments, by message and attachment."""
        with self._refusing():
            found = self._file.execute("SELECT message, id, data FROM files")
            return {(message, id_): data for message, id_, data in found}

    def past(self) -> dict[int, list[str]]:
        """What messages said before their edits."""
        found: dict[int, list[str]] = {}
        with self._refusing():
            for message, body in self._file.execute("SELECT message, body FROM past ORDER BY message, place"):
                found.setdefault(message, []).append(json.loads(body))
        return found

    # --- writing -------------------------------------------------------------------------------------

    @contextmanager
    def transaction(self) -> Iterator[None]:
        """All of the block is written, or nothing of it."""
        with self._refusing():
            self._file.execute("BEGIN")
            try:
                yield
                self._file.execute("COMMIT")
            finally:
                if self._file.in_transaction:
                    self._file.execute("ROLLBACK")

    def put(self, kind: str, id_: int, body: Json) -> None:
        """Write a record, in place of the one that was there."""
        self._file.execute("REPLACE INTO records VALUES (?, ?, ?)", (kind, id_, json.dumps(body)))

    def put_files(self, message: int, files: Sequence[tuple[int, bytes]]) -> None:
        """Write exactly these files of a message; one of the same id is the same and written once."""
        kept = json.dumps([id_ for id_, _ in files])
        unused = "DELETE FROM files WHERE message = ? AND id NOT IN (SELECT value FROM json_each(?))"
        self._file.execute(unused, (message, kept))
        new = "INSERT OR IGNORE INTO files VALUES (?, ?, ?)"
        self._file.executemany(new, [(message, id_, data) for id_, data in files])

    def put_past(self, message: int, past: Sequence[str]) -> None:
        """Write what a message said before; what is written already is only counted."""
        query = "SELECT count(*) FROM past WHERE message = ?"
        known = self._file.execute(query, (message,)).fetchone()[0]
        # As JSON, because a lone surrogate, which a request can contain, is no text for SQLite.
        new = [(message, place, json.dumps(past[place])) for place in range(known, len(past))]
        self._file.executemany("INSERT INTO past VALUES (?, ?, ?)", new)

    def forget(self, kind: str, id_: int) -> None:
        """Remove a record; a message with its files and its past."""
        self._file.execute("DELETE FROM records WHERE kind = ? AND id = ?", (kind, id_))
        if kind == "message":
            self._file.execute("DELETE FROM files WHERE message = ?", (id_,))
            self._file.execute("DELETE FROM past WHERE message = ?", (id_,))

    def forget_others(self, kind: str, ids: Collection[int]) -> None:
        """Remove all records of a kind but these."""
        others = "DELETE FROM records WHERE kind = ? AND id NOT IN (SELECT value FROM json_each(?))"
        self._file.execute(others, (kind, json.dumps(list(ids))))


def _told(path: Path, trouble: sqlite3.Error) -> KeepingError:
    # The lowest byte is the error, above it are the details; sqlite3's own errors have no number.
    code = getattr(trouble, "sqlite_errorcode", 0) & 0xFF
    return KeepingError(path, _TROUBLES.get(code, "keeping-trouble"), trouble)
