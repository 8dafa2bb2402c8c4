"""The languages there are, and their Fluent files, parsed text by text."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from importlib.resources import files
from itertools import pairwise
from threading import Lock
from typing import NamedTuple

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Pattern
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

LOCALES = ("en", "de")
Entry = ast.Message | ast.Term

_ENTRY = re.compile(r"(?P<key>-?[A-Za-z][A-Za-z0-9_-]*) *=")
_GOES_ON = (" ", "}", "\n")
"""How a line starts that continues the text above it."""
_COMMENT = "#"


class BrokenTextsError(ValueError):
    """A text file cannot be parsed; the message gives file, line and flaw."""


def best_locale(wanted: str | None, fallback: str = "en") -> str:
    """Which of our languages to use for the locale `wanted`, for example `de` for `de-AT`."""
    language = (wanted or "").replace("_", "-").partition("-")[0].lower()
    return language if language in LOCALES else fallback


class _Place(NamedTuple):
    """Where a text is in its file, and its source."""

    file: str
    line: int
    source: str


class Entries(Mapping[str, Entry]):
    """Texts by key (terms with their hyphen), each parsed on first use.

    Parsing them all would take longer than everything else at start-up.
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
    """The texts of one language, loaded into Fluent on first use."""

    def __init__(self, locale: str, entries: Entries) -> None:
        # Fluent would put invisible marks around arguments for right-to-left scripts; we have none.
        self.bundle = FluentBundle([locale], use_isolating=False)
        self._entries = entries
        self._loading = Lock()

    def pattern(self, key: str) -> Pattern | None:
        """The pattern under a key; None if there is no such text."""
        if not self.bundle.has_message(key):
            if key not in self._entries or key.startswith("-"):
                return None
            with self._loading:
                self._load(key, set())
        return self.bundle.get_message(key).value

    def __contains__(self, key: str) -> bool:
        return key in self._entries and not key.startswith("-")

    def _load(self, key: str, loaded: set[str]) -> None:
        """Load every text that a text refers to, then the text itself: other threads may use it at once."""
        if key in loaded or key not in self._entries:
            return
        loaded.add(key)
        entry = self._entries[key]
        references = _References()
        references.visit(entry)
        for reference in references.keys:
            self._load(reference, loaded)
        self.bundle.add_resource(ast.Resource([entry]))


class _References(Visitor):
    """Collects the keys of the texts and terms a text refers to."""

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
    """Every text of a locale by key."""
    return gathered(sources(locale))


def sources(locale: str) -> Iterator[tuple[str, str]]:
    """The name and content of every Fluent file of a locale."""
    folder = files(__package__).joinpath(locale)
    for name in sorted(file.name for file in folder.iterdir() if file.name.endswith(".ftl")):
        yield f"{locale}/{name}", folder.joinpath(name).read_text("utf-8")


def gathered(sources: Iterable[tuple[str, str]]) -> Entries:
    """The texts of several files, given by name and content; no key may occur twice."""
    places: dict[str, _Place] = {}
    for name, source in sources:
        for key, place in _divided(name, source):
            if key in places:
                raise BrokenTextsError(f"{name}, line {place.line}: {key} is already taken")
            places[key] = place
    return Entries(places)


def _divided(name: str, source: str) -> Iterator[tuple[str, _Place]]:
    """Split a file into its texts, by how its lines start."""
    lines = source.splitlines(keepends=True)
    begins = [number for number, line in enumerate(lines) if not line.startswith(_GOES_ON)]
    for begin, end in pairwise([*begins, len(lines)]):
        entry = _ENTRY.match(lines[begin])
        if entry is not None:
            yield entry["key"], _Place(name, begin + 1, "".join(lines[begin:end]))
        elif not lines[begin].startswith(_COMMENT):
            raise BrokenTextsError(f"{name}, line {begin + 1}: here begins neither a text nor a comment")


def _parsed(place: _Place) -> Entry:
    entry, *rest = FluentResource(place.source).body
    lost = next((one for one in (entry, *rest) if isinstance(one, ast.Junk)), None)
    if lost is None:
        assert isinstance(entry, ast.Message | ast.Term)
        return entry
    flaw = lost.annotations[0]
    line = place.line + place.source.count("\n", 0, flaw.span.start if flaw.span else 0)
    raise BrokenTextsError(f"{place.file}, line {line}: {flaw.message}")
