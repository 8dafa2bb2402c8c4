"""Texts spoken in one language, with the names of those who sit at the table."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import lru_cache

from babel import Locale
from fluent.runtime.resolver import CurrentEnvironment, ResolverEnvironment
from fluent.runtime.types import FluentInt

from engine.core.text import Text
from texts.library import best_locale, book

Argument = int | str | Text


class MissingText(LookupError):  # noqa: N818 - it is a text that is missing, not an error
    """A sentence cannot be spoken: its key or something it speaks of is not there. Always a bug of ours."""

    def __init__(self, locale: str, key: str, flaw: str) -> None:
        super().__init__(f"{locale}, {key}: {flaw}")
        self.locale = locale
        self.key = key


class Speaker:
    """Says texts in one of our languages; `names` are those of the seats, clockwise."""

    def __init__(self, locale: str, names: Iterable[str] = ()) -> None:
        self.locale = locale
        self.names = tuple(names)
        self._book = book(locale)

    def say(self, text: Text) -> str:
        """The sentence a text stands for; texts inside it are spoken first."""
        match text.key:
            case "seat":
                return self._name(text.args.get("seat"))
            case "all-of":
                return self._enumeration([str(self._part(part)) for part in text.args.values()])
            case key:
                return self._sentence(key, {name: self._part(part) for name, part in text.args.items()})

    def __call__(self, key: str, /, **args: Argument) -> str:
        """The sentence called `key`, for what is said without the engine."""
        return self.say(Text(key, args))

    def has(self, key: str) -> bool:
        """Whether there is a sentence called `key`."""
        return key in self._book

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
        if not parts:
            return self._sentence("nothing", {})
        *others, last = parts
        return self._sentence("all-of", {"others": ", ".join(others), "last": last}) if others else last

    def _sentence(self, key: str, parts: Mapping[str, str | FluentInt]) -> str:
        pattern = self._book.pattern(key)
        if pattern is None:
            raise MissingText(self.locale, key, "there is no such text")
        flaws: list[Exception] = []
        # What the bundle's own `format_pattern` does, except that it would turn our numbers into slow ones.
        environment = ResolverEnvironment(self._book.bundle, flaws, CurrentEnvironment(dict(parts)))
        sentence = pattern(environment)
        if flaws:
            raise MissingText(self.locale, key, "; ".join(map(str, flaws)))
        return str(sentence)


def speaker(wanted: str | None, names: Iterable[str] = ()) -> Speaker:
    """A speaker for whoever reads `wanted`, any locale Discord knows."""
    return Speaker(best_locale(wanted), names)


class _Number(FluentInt):
    """A whole number that does not need Babel to be written while it has no thousands to set apart."""

    def format(self, locale: Locale) -> str:
        return super().format(locale) if abs(self) >= 1000 else int.__repr__(self)


@lru_cache(maxsize=1024)
def _number(number: int) -> FluentInt:
    return _Number(number)
