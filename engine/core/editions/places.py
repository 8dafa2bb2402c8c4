"""Where something stands in a TOML file: `tomllib` tells the line only of what it cannot read.

The file is known to be sound, so it is enough to follow its keys, brackets, strings and comments.
"""

from __future__ import annotations

import re
from collections.abc import Mapping

Place = tuple[str | int, ...]
"""The way to a value: names of tables and fields, and numbers in lists from 0."""

_KEY = re.compile(r"""[A-Za-z0-9_-]+|"(?:[^"\\]|\\.)*"|'[^']*'""")
_BLANK = re.compile(r"(?:\s|#[^\n]*)*")
_STRING = re.compile(r'"""(?:[^\\]|\\.)*?"{3,5}|\'\'\'.*?\'{3,5}|"(?:[^"\\\n]|\\.)*"|\'[^\'\n]*\'', re.DOTALL)
_PLAIN = re.compile(r"[^\s,\]}#]+")


def lines_of(text: str) -> dict[Place, int]:
    """The line of every table, field and element, counted from 1."""
    return _Walk(text).all()


def line_of(place: Place, lines: Mapping[Place, int]) -> int:
    """The line of a place, or of what is around it if it is not written there; 1 if nothing is."""
    for length in range(len(place), 0, -1):
        if place[:length] in lines:
            return lines[place[:length]]
    return 1


class _Walk:
    """Goes through a file from its first to its last character."""

    def __init__(self, text: str) -> None:
        self._text = text
        self._at = 0
        self._lines: dict[Place, int] = {}
        self._lengths: dict[Place, int] = {}
        """How many tables each list of tables has so far."""

    def all(self) -> dict[Place, int]:
        """Walk."""
        table: Place = ()
        self._skip()
        while self._at < len(self._text):
            if self._next("["):
                table = self._header()
            else:
                self._field(table)
            self._skip()
        return self._lines

    def _header(self) -> Place:
        begun, is_listed = self._at, self._text.startswith("[[", self._at)
        self._at += 2 if is_listed else 1
        place = self._known(self._keys())
        if is_listed:
            number = self._lengths.get(place, 0)
            self._lengths[place] = number + 1
            self._note(place, begun)
            place = (*place, number)
        self._note(place, begun)
        self._skip()
        self._at += 2 if is_listed else 1
        return place

    def _known(self, keys: list[str]) -> Place:
        """What a header means: a name of a list of tables, unless it comes last, is its latest table."""
        place: Place = ()
        for number, key in enumerate(keys, 1):
            place = (*place, key)
            if number < len(keys) and place in self._lengths:
                place = (*place, self._lengths[place] - 1)
        return place

    def _field(self, table: Place) -> None:
        begun = self._at
        place: Place = (*table, *self._keys())
        self._note(place, begun)
        self._skip()
        self._at += 1  # the equals sign
        self._skip()
        self._value(place)

    def _keys(self) -> list[str]:
        keys: list[str] = []
        while True:
            self._skip()
            found = _KEY.match(self._text, self._at)
            assert found is not None
            self._at = found.end()
            keys.append(found[0].strip("\"'"))
            self._skip()
            if not self._next("."):
                return keys
            self._at += 1

    def _value(self, place: Place) -> None:
        if self._next("["):
            self._inside(place, "]")
        elif self._next("{"):
            self._inside(place, "}")
        else:
            found = _STRING.match(self._text, self._at) or _PLAIN.match(self._text, self._at)
            assert found is not None
            self._at = found.end()

    def _inside(self, place: Place, end: str) -> None:
        """The elements of a list, or the fields of a table."""
        self._at += 1
        number = 0
        self._skip()
        while not self._next(end):
            if self._next(","):
                self._at += 1
            elif end == "]":
                self._note((*place, number), self._at)
                self._value((*place, number))
                number += 1
            else:
                self._field(place)
            self._skip()
        self._at += 1

    def _note(self, place: Place, at: int) -> None:
        self._lines.setdefault(place, self._text.count("\n", 0, at) + 1)

    def _next(self, character: str) -> bool:
        return self._text.startswith(character, self._at)

    def _skip(self) -> None:
        found = _BLANK.match(self._text, self._at)
        assert found is not None
        self._at = found.end()
