"""The SQLite file: JSON records by kind and id, attached files, and earlier versions of messages."""

import json
import sqlite3
from collections.abc import Collection, Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path

from playground.checks.components import Json
from texts import speaker

# "LAIR": this application id in SQLite's header marks the playground's own files.
_APPLICATION_ID = 0x4C414952
_FORMAT = 1
_FOR_ITS_OWNER = 0o600

_TABLES = f"""
BEGIN;
CREATE TABLE records (kind TEXT, id INTEGER, body TEXT NOT NULL, PRIMARY KEY (kind, id));
CREATE TABLE files (message INTEGER, id INTEGER, data BLOB NOT NULL, PRIMARY KEY (message, id));
CREATE TABLE past (message INTEGER, place INTEGER, body TEXT NOT NULL, PRIMARY KEY (message, place));
PRAGMA application_id = {_APPLICATION_ID};
PRAGMA user_version = {_FORMAT};
COMMIT;
"""

_ERROR_TEXTS = {
    sqlite3.SQLITE_BUSY: "keeping-busy",
    sqlite3.SQLITE_NOTADB: "keeping-foreign",
    sqlite3.SQLITE_CORRUPT: "keeping-damaged",
    sqlite3.SQLITE_READONLY: "keeping-read-only",
    sqlite3.SQLITE_CANTOPEN: "keeping-cannot-open",
}


class KeepingError(Exception):
    """A file that this playground cannot use; its content is left unchanged."""

    def __init__(self, path: Path, trouble: str, detail: object = "") -> None:
        self.path = path
        self.trouble = trouble
        self.detail = str(detail)
        super().__init__(self.said("en"))

    def said(self, locale: str) -> str:
        """A sentence that says what is wrong, for whoever started the playground."""
        say = speaker(locale)
        return say("keeping-cannot", path=str(self.path), trouble=say(self.trouble, detail=self.detail))


class SaveFile:
    """An open file; it is locked, so that nobody else can open it."""

    def __init__(self, path: Path) -> None:
        self.path = path
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            if not path.exists():
                path.touch(_FOR_ITS_OWNER)
            # Another playground would hold the lock for hours, so there is no point in waiting.
            self._connection = sqlite3.connect(path, timeout=0, isolation_level=None)
        except OSError as trouble:
            raise KeepingError(path, "keeping-no-folder", trouble.strerror) from trouble
        except sqlite3.Error as trouble:
            raise _keeping_error(path, trouble) from trouble
        try:
            with self._converting_errors():
                self._prepare()
            with suppress(PermissionError):
                path.chmod(_FOR_ITS_OWNER)  # it holds everybody's direct messages
        except BaseException:
            self._connection.close()
            raise

    def close(self) -> None:
        """Close the file."""
        self._connection.close()

    def _prepare(self) -> None:
        # The lock is never released, which keeps a second playground out.
        self._connection.execute("PRAGMA locking_mode = EXCLUSIVE")
        # Write nothing, not even the journal mode, before it is certain that the file is ours.
        is_new = self._insist_on_own_file()
        # NORMAL does not wait for the disk at every change. Nothing is lost if the playground is killed; a
        # power cut may lose the last changes but leaves the file intact, which is good enough here.
        self._connection.execute("PRAGMA journal_mode = WAL")
        self._connection.execute("PRAGMA synchronous = NORMAL")
        if is_new:
            self._connection.executescript(_TABLES)

    def _insist_on_own_file(self) -> bool:
        """Refuse files of other programs and other releases; return whether the file is new."""
        tables, application, format_ = (
            self._connection.execute(question).fetchone()[0]
            for question in (
                "SELECT count(*) FROM sqlite_master",
                "PRAGMA application_id",
                "PRAGMA user_version",
            )
        )
        if not (tables or application or format_):
            return True
        if application != _APPLICATION_ID:
            raise KeepingError(self.path, "keeping-foreign")
        if format_ != _FORMAT:
            raise KeepingError(self.path, "keeping-other-release", format_)
        return False

    @contextmanager
    def _converting_errors(self) -> Iterator[None]:
        try:
            yield
        except sqlite3.Error as trouble:
            raise _keeping_error(self.path, trouble) from trouble

    # --- reading -------------------------------------------------------------------------------------

    def records(self, kind: str) -> list[Json]:
        """All records of a kind, ordered by id."""
        query = "SELECT body FROM records WHERE kind = ? ORDER BY id"
        with self._converting_errors():
            return [json.loads(body) for (body,) in self._connection.execute(query, (kind,))]

    def files(self) -> dict[tuple[int, int], bytes]:
        """The bytes of all attachments, by message id and attachment id."""
        with self._converting_errors():
            found = self._connection.execute("SELECT message, id, data FROM files")
            return {(message, id_): data for message, id_, data in found}

    def past(self) -> dict[int, list[str]]:
        """The earlier versions of all edited messages, by message id."""
        found: dict[int, list[str]] = {}
        query = "SELECT message, body FROM past ORDER BY message, place"
        with self._converting_errors():
            for message, body in self._connection.execute(query):
                found.setdefault(message, []).append(json.loads(body))
        return found

    # --- writing -------------------------------------------------------------------------------------

    @contextmanager
    def transaction(self) -> Iterator[None]:
        """Run the block in one transaction."""
        with self._converting_errors():
            self._connection.execute("BEGIN")
            try:
                yield
                self._connection.execute("COMMIT")
            finally:
                if self._connection.in_transaction:
                    self._connection.execute("ROLLBACK")

    def put(self, kind: str, id_: int, body: Json) -> None:
        """Write a record, replacing any earlier one."""
        self._connection.execute("REPLACE INTO records VALUES (?, ?, ?)", (kind, id_, json.dumps(body)))

    def put_files(self, message: int, files: Sequence[tuple[int, bytes]]) -> None:
        """Write the files of a message, and delete all others; a file never changes under its id."""
        kept = json.dumps([id_ for id_, _ in files])
        unused = "DELETE FROM files WHERE message = ? AND id NOT IN (SELECT value FROM json_each(?))"
        self._connection.execute(unused, (message, kept))
        new = "INSERT OR IGNORE INTO files VALUES (?, ?, ?)"
        self._connection.executemany(new, [(message, id_, data) for id_, data in files])

    def put_past(self, message: int, past: Sequence[str]) -> None:
        """Write the earlier versions of a message; those already stored are not written again."""
        query = "SELECT count(*) FROM past WHERE message = ?"
        known = self._connection.execute(query, (message,)).fetchone()[0]
        # As JSON, because a request may contain a lone surrogate, which SQLite cannot store as text.
        new = [(message, place, json.dumps(past[place])) for place in range(known, len(past))]
        self._connection.executemany("INSERT INTO past VALUES (?, ?, ?)", new)

    def delete(self, kind: str, id_: int) -> None:
        """Delete a record; a message with its files and earlier versions."""
        self._connection.execute("DELETE FROM records WHERE kind = ? AND id = ?", (kind, id_))
        if kind == "message":
            self._connection.execute("DELETE FROM files WHERE message = ?", (id_,))
            self._connection.execute("DELETE FROM past WHERE message = ?", (id_,))

    def delete_others(self, kind: str, ids: Collection[int]) -> None:
        """Delete all records of a kind except these."""
        others = "DELETE FROM records WHERE kind = ? AND id NOT IN (SELECT value FROM json_each(?))"
        self._connection.execute(others, (kind, json.dumps(list(ids))))


def _keeping_error(path: Path, trouble: sqlite3.Error) -> KeepingError:
    # The lowest byte is the primary error code; errors raised by the sqlite3 module itself have none.
    code = getattr(trouble, "sqlite_errorcode", 0) & 0xFF
    return KeepingError(path, _ERROR_TEXTS.get(code, "keeping-trouble"), trouble)
