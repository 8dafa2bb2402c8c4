"""Finds rules topics and cards by word, in one language: those whose name fits first, then by their text.

Capitals, umlauts and endings make no difference: *münzen*, *Muenze* and *munz* are the same word here.
"""

from __future__ import annotations

import asyncio
import re
import unicodedata
from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import NamedTuple

from engine.core.registry import game, games
from texts import LOCALES, Speaker, speaker

LONGEST_SEARCH = 60
"""Letters; a search is part of a control's id."""
LONGEST_SNIPPET = 90
TOPIC, CARD = "topic", "card"

_WORD = re.compile(r"[^\W_]+")
_MARKUP = re.compile(r":[a-z0-9/-]+: ?|[*`#]|^- ", re.MULTILINE)
_ENDINGS = ("ern", "en", "er", "es", "em", "e", "n", "s")
"""English and German ones; what is left of a word need not be one, only the same for all its forms."""
_SHORTEST_STEM = 3
_SHORTEST_PART = 5
"""As many letters of the middle of a word are enough to find it."""
_NAMED_SO, _IN_NAME, _NEARLY_IN_NAME, _PARTLY_IN_NAME, _IN_TEXT, _NEARLY_IN_TEXT = range(6)


class Entry(NamedTuple):
    """A topic or a card, with its name and its text without any markup."""

    game: str
    kind: str
    id: str
    name: str
    text: str

    @property
    def reference(self) -> str:
        """What names it across all games."""
        return f"{self.kind}/{self.game}/{self.id}"


class Hit(NamedTuple):
    """Something that was found, and where its text speaks of it."""

    entry: Entry
    rank: int
    snippet: str

    @property
    def is_named_so(self) -> bool:
        """Whether its name is what was searched for, not just its text."""
        return self.rank <= _NEARLY_IN_NAME


class _Indexed(NamedTuple):
    entry: Entry
    name: tuple[str, ...]
    text: tuple[str, ...]


def search(words: str, first: Sequence[str], locale: str, kinds: Sequence[str] = (TOPIC, CARD)) -> list[Hit]:
    """What these games have to say, the best first; if that is nothing, what any other game has."""
    found = _found(words, first, locale, kinds)
    return found or _found(words, [key for key in games() if key not in first], locale, kinds)


def entry_called(reference: str, locale: str) -> Entry | None:
    """The topic or card that `Entry.reference` names; None if there is none."""
    _, _, rest = reference.partition("/")
    key, _, _ = rest.partition("/")
    found = _index(key, locale) if key in games() else ()
    return next((one.entry for one in found if one.entry.reference == reference), None)


def _found(words: str, keys: Sequence[str], locale: str, kinds: Sequence[str]) -> list[Hit]:
    wanted = _words(words)
    if not wanted:
        return []
    hits = [
        Hit(one.entry, rank, _snippet(one.entry.text, wanted))
        for key in keys
        for one in _index(key, locale)
        if one.entry.kind in kinds and (rank := _rank(wanted, one)) is not None
    ]
    return sorted(hits, key=lambda hit: (hit.rank, hit.entry.kind != TOPIC))


def _rank(wanted: tuple[str, ...], one: _Indexed) -> int | None:
    """How well it fits, 0 is best; None if a word is in neither its name nor its text."""
    if [*map(_stem, wanted)] == [*map(_stem, one.name)] or "".join(wanted) == "".join(one.name):
        return _NAMED_SO
    if all(_is_among(word, one.name) for word in wanted):
        return _IN_NAME
    if all(_is_nearly_among(word, one.name) for word in wanted):
        return _NEARLY_IN_NAME
    everything = (*one.name, *one.text)
    if not all(_is_nearly_among(word, everything) for word in wanted):
        return None
    if any(_is_among(word, one.name) for word in wanted):
        return _PARTLY_IN_NAME
    return _IN_TEXT if all(_is_among(word, one.text) for word in wanted) else _NEARLY_IN_TEXT


def _is_among(word: str, others: Iterable[str]) -> bool:
    stem = _stem(word)
    return any(_stem(other) == stem for other in others)


def _is_nearly_among(word: str, others: Iterable[str]) -> bool:
    """Whether a word begins like this, or has it in its middle, or is another form of it."""
    return any(_is_near(word, other) for other in others)


def _is_near(word: str, other: str) -> bool:
    if other.startswith(word) or _stem(other) == _stem(word):
        return True
    stem = _stem(word)
    return stem in other if len(stem) >= _SHORTEST_PART else other.startswith(stem) and len(word) > len(stem)


@lru_cache(maxsize=4096)
def _folded(text: str) -> str:
    """The text without capitals and accents; `ae`, `oe` and `ue` are umlauts, too."""
    plain = unicodedata.normalize("NFKD", text.casefold())
    letters = "".join(letter for letter in plain if not unicodedata.combining(letter))
    return re.sub(r"([aou])e", r"\1", letters)


def _words(text: str) -> tuple[str, ...]:
    return tuple(_WORD.findall(_folded(text)))


@lru_cache(maxsize=16384)
def _stem(word: str) -> str:
    """What all forms of a word have in common, roughly."""
    word = f"{word[:-1]}i" if word.endswith("y") else word
    for ending in _ENDINGS:
        if word.endswith(ending) and len(word) - len(ending) >= _SHORTEST_STEM:
            return _stem(word.removesuffix(ending))
    return word


def _snippet(text: str, wanted: Sequence[str]) -> str:
    """The words around the first place where a text speaks of it, or else its beginning."""
    parts = text.split()
    at = next((at for at, part in enumerate(parts) if _speaks_of(part, wanted)), 0)
    first = max(at - 4, 0)
    while first < at and not parts[first - 1].endswith((".", ":", "!", "?")) and at - first < 8 and first:
        first -= 1
    shown = "… " if first and not parts[first - 1].endswith((".", ":", "!", "?")) else ""
    for part in parts[first:]:
        if len(shown) + len(part) > LONGEST_SNIPPET:
            return f"{shown.rstrip()} …"
        shown += f"{part} "
    return shown.rstrip()


def _speaks_of(part: str, wanted: Sequence[str]) -> bool:
    return any(_is_near(word, own) for own in _words(part) for word in wanted)


async def prepare(after: float) -> None:
    """Make the index of every game and language beside the event loop, so that nobody waits for it.

    After so many seconds: somebody who starts the bot has better things for it to do at first.
    """
    await asyncio.sleep(after)
    for locale in LOCALES:
        for key in games():
            await asyncio.to_thread(_index, key, locale)


@lru_cache(maxsize=32)
def _index(key: str, locale: str) -> tuple[_Indexed, ...]:
    """All topics and cards of a game; made once, since hundreds of texts must be said for it."""
    return tuple(_Indexed(one, _words(one.name), _words(one.text)) for one in _entries(key, speaker(locale)))


def _entries(key: str, say: Speaker) -> Iterable[Entry]:
    for topic in game(key).topics:
        text = _plain(say(f"{key}-rules-{topic}"))
        yield Entry(key, TOPIC, topic, say(f"{key}-topic-{topic}"), text)
    for face in game(key).cards():
        lines = " ".join(_plain(say.say(line)) for line in face.lines)
        yield Entry(key, CARD, face.id, say.say(face.name), lines)


def _plain(text: str) -> str:
    return " ".join(_MARKUP.sub("", text).split())
