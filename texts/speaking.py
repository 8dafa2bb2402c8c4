"""Says texts in one language, with the names of the people at the table."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from functools import lru_cache

from babel import Locale
from fluent.runtime.resolver import CurrentEnvironment, ResolverEnvironment
from fluent.runtime.types import FluentInt

from engine.core.text import Text
from texts.library import best_locale, book

Argument = int | str | Text
LONGEST_PART = 2400
"""Fluent refuses a whole sentence for an argument of more than 2500 characters, so we cut it."""


MINUS = "\N{MINUS SIGN}"
_SECOND_STOP = re.compile(r"([!?][*_]*)\.(?!\.)")
"""A full stop after a name with a stop of its own, such as Sabotage!, perhaps in italics or bold."""


class MissingText(LookupError):  # noqa: N818 - what is missing is a text
    """A text has no key of this name or lacks an argument; always a bug of ours."""

    def __init__(self, locale: str, key: str, flaw: str) -> None:
        super().__init__(f"{locale}, {key}: {flaw}")
        self.locale = locale
        self.key = key


class Speaker:
    """Says texts in one language; `names` are the seats' names, clockwise."""

    def __init__(self, locale: str, names: Iterable[str] = ()) -> None:
        self.locale = locale
        self.names = tuple(names)
        self._book = book(locale)

    def say(self, text: Text) -> str:
        """The sentence for a text; texts among its arguments are said first."""
        match text.key:
            case "seat":
                return self._name(text.args.get("seat"))
            case "all-of":
                return self._enumeration([str(self._part(part)) for part in text.args.values()])
            case key:
                return self._sentence(key, {name: self._part(part) for name, part in text.args.items()})

    def __call__(self, key: str, /, **args: Argument) -> str:
        """The sentence under `key`, for texts that do not come from the engine."""
        return self.say(Text(key, args))

    def has(self, key: str) -> bool:
        """Whether there is a sentence under `key`."""
        return key in self._book

    def can_say(self, text: Text) -> bool:
        """Whether there is a sentence for a text, and everything that it needs."""
        if not self.has(text.key):
            return False
        try:
            self.say(text)
        except MissingText:
            return False
        return True

    def _part(self, part: Argument) -> str | FluentInt:
        if isinstance(part, Text):
            return self.say(part)
        return _number(part) if isinstance(part, int) else part

    def _name(self, seat: Argument | None) -> str:
        if not isinstance(seat, int):
            raise MissingText(self.locale, "seat", "it is not said which seat")
        if seat < len(self.names):
            return self.names[seat]
        return self._sentence("seat", {"letter": chr(ord("A") + seat)})

    def _enumeration(self, parts: list[str]) -> str:
        """All parts in a row; with semicolons where one has a comma itself, like "Luz, Merciful Healer"."""
        if not parts:
            return self._sentence("nothing", {})
        *others, last = parts
        if not others:
            return last
        between = "; " if any(", " in part for part in parts) else ", "
        return self._sentence("all-of", {"others": between.join(others), "last": last})

    def _sentence(self, key: str, parts: Mapping[str, str | FluentInt]) -> str:
        return _said(self.locale, key, tuple(parts.items()))


@lru_cache(maxsize=4096)
def _said(locale: str, key: str, parts: tuple[tuple[str, str | FluentInt], ...]) -> str:
    """A sentence, put together once: pictures and panels say the same again and again."""
    texts = book(locale)
    pattern = texts.pattern(key)
    if pattern is None:
        raise MissingText(locale, key, "there is no such text")
    shown = {name: _shortened(part) if isinstance(part, str) else part for name, part in parts}
    flaws: list[Exception] = []
    # Like the bundle's `format_pattern`, which would replace our fast numbers by its slow ones.
    environment = ResolverEnvironment(texts.bundle, flaws, CurrentEnvironment(shown))
    sentence = pattern(environment)
    if flaws:
        raise MissingText(locale, key, "; ".join(map(str, flaws)))
    return _SECOND_STOP.sub(r"\1", str(sentence))


def speaker(wanted: str | None, names: Iterable[str] = ()) -> Speaker:
    """A speaker for any of Discord's locales."""
    return Speaker(best_locale(wanted), names)


class _Number(FluentInt):
    """An integer with a real minus sign; it skips slow Babel when there are no thousands to separate."""

    def format(self, locale: Locale) -> str:
        digits = super().format(locale) if abs(self) >= 1000 else int.__repr__(self)
        return digits.replace("-", MINUS)


def _shortened(part: str) -> str:
    return part if len(part) <= LONGEST_PART else f"{part[: LONGEST_PART - 1]}…"


@lru_cache(maxsize=1024)
def _number(number: int) -> FluentInt:
    return _Number(number)
