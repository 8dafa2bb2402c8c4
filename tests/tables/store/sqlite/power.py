"""A file system that can lose its power: SQLite writes through it, and it knows what was synced.

It lies between SQLite and the files as a VFS of its own, which hands everything on to the usual one and notes
every write, truncation and sync in their order. From these notes the files can be made as any power cut may
leave them: what was synced is there; of what was not, any part may be missing or torn.

Python's `sqlite3` knows no VFS, so this speaks to the very library that it has loaded.
"""

from __future__ import annotations

import ctypes
import ctypes.util
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

NAME = "powerless"
SECTOR = 512
_OK = 0
_POINTER = ctypes.c_void_p


class Note(NamedTuple):
    """Something that was done to a file."""

    file: str
    kind: str
    """`write`, `truncate`, `sync` or `delete`."""
    at: int = 0
    """Where it was written, or to which length it was cut."""
    data: bytes = b""


class _Vfs(ctypes.Structure):
    pass


# The name is handed on as it is: SQLite goes on using that very memory as long as the file is open.
_OPEN = ctypes.CFUNCTYPE(
    ctypes.c_int, ctypes.POINTER(_Vfs), _POINTER, _POINTER, ctypes.c_int, ctypes.POINTER(ctypes.c_int)
)
_DELETE = ctypes.CFUNCTYPE(ctypes.c_int, ctypes.POINTER(_Vfs), ctypes.c_char_p, ctypes.c_int)
_Vfs._fields_ = [
    ("version", ctypes.c_int),
    ("file_size", ctypes.c_int),
    ("longest_path", ctypes.c_int),
    ("next", _POINTER),
    ("name", ctypes.c_char_p),
    ("data", _POINTER),
    ("open", _OPEN),
    ("delete", _DELETE),
    ("others", _POINTER * 16),
]
_WRITE = ctypes.CFUNCTYPE(ctypes.c_int, _POINTER, _POINTER, ctypes.c_int, ctypes.c_int64)
_TRUNCATE = ctypes.CFUNCTYPE(ctypes.c_int, _POINTER, ctypes.c_int64)
_SYNC = ctypes.CFUNCTYPE(ctypes.c_int, _POINTER, ctypes.c_int)


class _Methods(ctypes.Structure):
    """How SQLite uses one file; only what changes it is of interest here."""

    _fields_ = (
        ("version", ctypes.c_int),
        ("close", _POINTER),
        ("read", _POINTER),
        ("write", _WRITE),
        ("truncate", _TRUNCATE),
        ("sync", _SYNC),
        ("others", _POINTER * 13),
    )


class Power:
    """The notes of everything that SQLite has done to its files."""

    def __init__(self) -> None:
        self.notes: list[Note] = []
        self._library = ctypes.CDLL(ctypes.util.find_library("sqlite3"))
        self._library.sqlite3_vfs_find.restype = ctypes.POINTER(_Vfs)
        self._usual = self._library.sqlite3_vfs_find(None)
        self._files: dict[int, str] = {}
        self._replaced: dict[int, tuple[_Methods, _Methods]] = {}
        self._ours = _Vfs()
        ctypes.memmove(ctypes.byref(self._ours), self._usual, ctypes.sizeof(_Vfs))
        self._ours.name, self._ours.next = NAME.encode(), None
        self._ours.open, self._ours.delete = _OPEN(self._open), _DELETE(self._delete)

    @contextmanager
    def watched(self) -> Iterator[None]:
        """While the block runs, every file that SQLite opens is watched; it must be closed in the block."""
        self._library.sqlite3_vfs_register(ctypes.byref(self._ours), 1)
        try:
            yield
        finally:
            self._library.sqlite3_vfs_register(self._usual, 1)
            self._library.sqlite3_vfs_unregister(ctypes.byref(self._ours))

    def _open(self, _vfs: Any, name: int | None, file: int, flags: int, out: Any) -> int:
        found: int = self._usual.contents.open(self._usual, name, file, flags, out)
        if found == _OK and name:
            methods = ctypes.cast(file, ctypes.POINTER(_POINTER))
            self._files[file] = ctypes.string_at(name).decode()
            methods[0] = ctypes.addressof(self._watching(methods[0]))
        return found

    def _delete(self, _vfs: Any, name: bytes, sync: int) -> int:
        self.notes.append(Note(name.decode(), "delete"))
        found: int = self._usual.contents.delete(self._usual, name, sync)
        return found

    def _watching(self, address: int | None) -> _Methods:
        """The methods of a file with our own in place of those that change it."""
        assert address is not None
        if address not in self._replaced:
            usual, ours = _Methods.from_address(address), _Methods()
            ctypes.memmove(ctypes.byref(ours), address, ctypes.sizeof(_Methods))

            def write(file: int, data: int, size: int, at: int) -> int:
                self.notes.append(Note(self._files[file], "write", at, ctypes.string_at(data, size)))
                return int(usual.write(file, data, size, at))

            def truncate(file: int, size: int) -> int:
                self.notes.append(Note(self._files[file], "truncate", size))
                return int(usual.truncate(file, size))

            def sync(file: int, flags: int) -> int:
                found = int(usual.sync(file, flags))
                self.notes.append(Note(self._files[file], "sync"))
                return found

            ours.write, ours.truncate, ours.sync = _WRITE(write), _TRUNCATE(truncate), _SYNC(sync)
            self._replaced[address] = ours, usual
        return self._replaced[address][0]


def cut_off(notes: list[Note], random: Random) -> dict[str, bytes]:
    """The files as a power cut right after these notes may leave them."""
    files: dict[str, bytearray] = {}
    unsynced: dict[str, list[Note]] = {}
    for note in notes:
        if note.kind == "sync":
            for one in unsynced.pop(note.file, []):
                _do(files.setdefault(note.file, bytearray()), one)
            files.setdefault(note.file, bytearray())
        elif note.kind == "delete":
            files.pop(note.file, None)
            unsynced.pop(note.file, None)
        else:
            unsynced.setdefault(note.file, []).append(note)
    for name, lost in unsynced.items():
        for note in lost:
            match random.randrange(3):
                case 0:
                    _do(files.setdefault(name, bytearray()), note)
                case 1:
                    _do(files.setdefault(name, bytearray()), _torn(note, random))
    return {name: bytes(content) for name, content in files.items()}


def _torn(note: Note, random: Random) -> Note:
    """Only some whole sectors of it reach the disk."""
    sectors = -(-len(note.data) // SECTOR)
    return note._replace(data=note.data[: SECTOR * random.randrange(sectors + 1)])


def _do(content: bytearray, note: Note) -> None:
    if note.kind == "truncate":
        del content[note.at :]
        return
    content.extend(bytes(max(0, note.at - len(content))))
    content[note.at : note.at + len(note.data)] = note.data


def left_behind(files: dict[str, bytes], folder: Path) -> Path:
    """Write such files into a folder of their own; what SQLite keeps in memory only is never left behind."""
    folder.mkdir()
    for name, content in files.items():
        (folder / Path(name).name).write_bytes(content)
    return folder
