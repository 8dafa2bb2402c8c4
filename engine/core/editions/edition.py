"""An edition: a name, and the values that differ from ours; the same values always have the same id."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from typing import Any

import msgspec

LENGTH_OF_AN_ID = 12
OURS = ""
"""The id of the edition that is printed in `cards.toml`."""


class UnknownEditionError(LookupError):
    """Nobody has told this process which values an edition has."""


class Edition(msgspec.Struct, frozen=True):
    """What an operator has changed in a game."""

    game: str
    name: str
    values: dict[str, Any]
    """In the shape of `cards.toml`, but only what differs: cards by their id, tables by their fields."""

    @property
    def id(self) -> str:
        """A digest of all of it."""
        content = msgspec.json.encode(self, order="deterministic")
        return hashlib.sha256(content).hexdigest()[:LENGTH_OF_AN_ID]


_known: dict[str, Edition] = {}
_being_read: ContextVar[str] = ContextVar("edition being read", default=OURS)


def learn(edition: Edition) -> str:
    """Remember an edition, so that its game can be played here; returns its id."""
    _known[edition.id] = edition
    return edition.id


def known(edition_id: str) -> Edition:
    """An edition by its id."""
    try:
        return _known[edition_id]
    except KeyError:
        raise UnknownEditionError(f"nobody knows the edition {edition_id}") from None


def to_carry(edition_id: str) -> Edition | None:
    """What must go along with a state for it to be read elsewhere; nothing with one of ours."""
    return None if edition_id == OURS else known(edition_id)


def how_many_known() -> int:
    """How many editions can be played here, besides ours."""
    return len(_known)


def is_known(edition_id: str) -> bool:
    """Whether a game of this edition can be played here; ours always can."""
    return edition_id == OURS or edition_id in _known


def being_read() -> str:
    """The id of the edition whose modules are being read just now."""
    return _being_read.get()


@contextmanager
def reading(edition_id: str) -> Iterator[None]:
    """Read modules for an edition in this block."""
    before = _being_read.set(edition_id)
    try:
        yield
    finally:
        _being_read.reset(before)
