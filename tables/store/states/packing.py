"""Packed states: each as its difference from an earlier one of the same game, a whole one every so often.

Successive states are nearly equal, so a state is deflated with an earlier one as its dictionary. What comes
out is exactly what went in, whatever the rules of a later release say.
"""

from __future__ import annotations

import zlib
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from typing import NamedTuple

from engine.core.saving import BrokenSaveError

BLOCK = 32
"""A whole state is kept at least this often: a damaged row spoils no more than the rest of its block."""


class Row(NamedTuple):
    """A state as stored."""

    version: int
    base: int | None
    """The version it is packed against; its own if it is packed by itself, None if it is not packed."""
    state: bytes


def lowest_base(version: int) -> int:
    """The earliest version against which this one may be packed; itself at the beginning of a block.

    Clearing the lowest bit, again and again, comes to the beginning of the block after five steps at most:
    nobody who reads a single state must unpack many others.
    """
    return version & (version - 1) if version % BLOCK else version


def packed(saved: bytes, base: bytes | None) -> bytes:
    """A state packed against another one, or by itself."""
    packer = zlib.compressobj() if base is None else zlib.compressobj(zdict=base)
    return packer.compress(saved) + packer.flush()


def unpacked(stored: bytes, base: bytes | None) -> bytes:
    """The state behind a packed one; zlib's checksums tell damaged bytes, and a wrong or changed base."""
    unpacker = zlib.decompressobj() if base is None else zlib.decompressobj(zdict=base)
    saved = unpacker.decompress(stored)
    if not unpacker.eof or unpacker.unused_data:
        raise zlib.error("cut off or overlong")
    return saved


class SavedStates(Mapping[int, bytes]):
    """Saved states by version, in their order; each is unpacked when it is first asked for.

    Asking for one that cannot be unpacked raises `BrokenSaveError`; the others can be read all the same.
    """

    def __init__(self, rows: Iterable[Row], versions: Iterable[int]) -> None:
        """`rows` may hold more than the wanted versions: whatever these are packed against."""
        self._rows = {row.version: row for row in rows}
        self._versions = dict.fromkeys(sorted(versions))
        self._unpacked: dict[int, bytes] = {}

    def __getitem__(self, version: int) -> bytes:
        if version not in self._versions:
            raise KeyError(version)
        return self._saved(version)

    def __iter__(self) -> Iterator[int]:
        return iter(self._versions)

    def __len__(self) -> int:
        return len(self._versions)

    def _saved(self, version: int) -> bytes:
        if version not in self._unpacked:
            self._unpacked[version] = self._unpack(version)
        return self._unpacked[version]

    def _unpack(self, version: int) -> bytes:
        row = self._rows.get(version)
        if row is None:
            raise BrokenSaveError(
                f"the state of version {version} is missing, and others are packed against it"
            )
        if row.base is None:
            return row.state
        if row.base > version:
            raise BrokenSaveError(f"the state of version {version} is packed against a later one")
        base = None if row.base == version else self._saved(row.base)
        try:
            return unpacked(row.state, base)
        except (zlib.error, TypeError) as flaw:  # something that is no bytes has been put in its place
            raise BrokenSaveError(f"the state of version {version} is damaged: {flaw}") from flaw


def packed_rows(block: Sequence[Row], first: int, saves: Sequence[bytes]) -> list[Row]:
    """The rows of successive versions from `first` on; `block` has what is packed of its block already."""
    known = {row.version: row for row in block}
    earlier = SavedStates(block, known)
    new: dict[int, bytes] = {}
    rows: list[Row] = []
    for version, saved in enumerate(saves, first):
        candidates = range(lowest_base(version), version)
        base = next((one for one in candidates if one in known or one in new), None)
        against: bytes | None = None
        if base is not None:
            with suppress(BrokenSaveError):  # what is damaged must not spoil what comes after it
                against = new[base] if base in new else earlier[base]
        rows.append(
            Row(version, version if against is None or base is None else base, packed(saved, against))
        )
        new[version] = saved
    return rows
