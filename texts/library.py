"""The languages of the house: which there are, and the Fluent files of each, parsed text by text."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from importlib.resources import files
from itertools import pairwise
from typing import NamedTuple

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Pattern
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

LOCALES = ("en", "de")
Entry = ast.Message | ast.Term

_ENTRY = re.compile(r"(?P<key>-?[A-Za-z][A-Za-z0-9_-]*) *=")
_GOES_ON = (" ", "}", "\n")
"""How a line begins that belongs to the text above it."""
_COMMENT = "#"


class BrokenTextsError(ValueError):
    """A text file cannot be read; the message names the file, the place and the flaw."""


def best_locale(wanted: str | None, fallback: str = "en") -> str:
    """The language of ours for a reader of `wanted`: whoever reads `de-AT` is served in `de`."""
    language = (wanted or "").replace("_", "-").partition("-")[0].lower()
    return language if language in LOCALES else fallback


class _Place(NamedTuple):
    """Where a text stands."""

    file: str
    line: int
    source: str


class Entries(Mapping[str, Entry]):
    """Texts by their keys, a term with its hyphen; each is parsed when it is first wanted.

    To parse all of them takes longer than everything else that is done when the bot starts.
    """

    def __init__(self, places: Mapping[str, _Place]) -> None:
        self._places = places
        self._parsed: dict[str, Entry] = {}

    def __getitem__(self, key: str) -> Entry:
        if key not in self._parsed:
            self._parsed[key] = _parsed(self._places[key])
        return self._parsed[key]

    def __contains__(self, key: object) -> bool:
        return key in self._places

    def __iter__(self) -> Iterator[str]:
        return iter(self._places)

    def __len__(self) -> int:
        return len(self._places)


class Book:
    """One language, ready to be spoken."""

    def __init__(self, locale: str, entries: Entries) -> None:
        # The invisible marks Fluent would set around arguments serve right-to-left scripts: we have none.
        self.bundle = FluentBundle([locale], use_isolating=False)
        self._entries = entries

    def pattern(self, key: str) -> Pattern | None:
        """What is said under a key; None where there is no such text."""
        if not self.bundle.has_message(key):
            if key not in self._entries or key.startswith("-"):
                return None
            self._open(key, set())
        return self.bundle.get_message(key).value

    def __contains__(self, key: str) -> bool:
        return key in self._entries and not key.startswith("-")

    def _open(self, key: str, opened: set[str]) -> None:
        """Take up a text, and whatever it quotes."""
        if key in opened or key not in self._entries:
            return
        opened.add(key)
        entry = self._entries[key]
        self.bundle.add_resource(ast.Resource([entry]))
        quotes = _Quotes()
        quotes.visit(entry)
        for quoted in quotes.keys:
            self._open(quoted, opened)


class _Quotes(Visitor):
    """The keys of the texts and terms that a text quotes."""

    def __init__(self) -> None:
        self.keys: list[str] = []

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802 - Fluent's name
        self.keys.append(node.id.name)

    def visit_TermReference(self, node: ast.TermReference) -> None:  # noqa: N802 - Fluent's name
        self.keys.append(f"-{node.id.name}")
        self.generic_visit(node)


@cache
def book(locale: str) -> Book:
    """All texts of a locale."""
    return Book(locale, entries(locale))


@cache
def entries(locale: str) -> Entries:
    """Every text of a locale by its key."""
    return gathered(sources(locale))


def sources(locale: str) -> Iterator[tuple[str, str]]:
    """All the Fluent files in the folder of a locale, by name."""
    folder = files(__package__).joinpath(locale)
    for name in sorted(file.name for file in folder.iterdir() if file.name.endswith(".ftl")):
        yield f"{locale}/{name}", folder.joinpath(name).read_text("utf-8")


def gathered(sources: Iterable[tuple[str, str]]) -> Entries:
    """The texts of several files, given by name and content; no key may be there twice."""
    places: dict[str, _Place] = {}
    for name, source in sources:
        for key, place in _divided(name, source):
            if key in places:
                raise BrokenTextsError(f"{name}, line {place.line}: {key} is already taken")
            places[key] = place
    return Entries(places)


def _divided(name: str, source: str) -> Iterator[tuple[str, _Place]]:
    """A file cut into its texts, by how its lines begin."""
    lines = source.splitlines(keepends=True)
    begins = [number for number, line in enumerate(lines) if not line.startswith(_GOES_ON)]
    for begin, end in pairwise([*begins, len(lines)]):
        entry = _ENTRY.match(lines[begin])
        if entry is not None:
            yield entry["key"], _Place(name, begin + 1, "".join(lines[begin:end]))
        elif not lines[begin].startswith(_COMMENT):
            raise BrokenTextsError(f"{name}, line {begin + 1}: here begins neither a text nor a comment")


def _parsed(place: _Place) -> Entry:
    entry = FluentResource(place.source).body[0]
    if isinstance(entry, ast.Message | ast.Term):
        return entry
    assert isinstance(entry, ast.Junk)
    flaw = entry.annotations[0]
    line = place.line + place.source.count("\n", 0, flaw.span.start if flaw.span else 0)
    raise BrokenTextsError(f"{place.file}, line {line}: {flaw.message}")
