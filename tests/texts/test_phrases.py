"""Every text a game makes with its phrases exists, and is given its arguments."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

import engine.games
from texts import LOCALES, speaker

GAMES = Path(engine.games.__file__).parent


class Phrase(NamedTuple):
    """The key of a text, and the names of its arguments; None if they are not all written there."""

    key: str
    args: list[str] | None


def written_phrases() -> Iterator[Phrase]:
    """Every `text("...")`, `plain("...")`, `option("...")`, `tell(g, "...", seat)` and so on."""
    for file in GAMES.rglob("*.py"):
        game = file.relative_to(GAMES).parts[0].replace("_", "-")
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            match node:
                case ast.Call(func=ast.Name("text"), args=[ast.Constant(str(key))], keywords=given):
                    yield Phrase(f"{game}-{key}", _names(given))
                case ast.Call(func=ast.Name("plain"), args=[ast.Constant(str(key))]):
                    yield Phrase(f"{game}-{key}", [])
                case ast.Call(func=ast.Name("option"), args=[ast.Constant(str(choice))]):
                    yield Phrase(f"{game}-option-{choice}", [])
                case ast.Call(func=ast.Name("about"), args=[_, ast.Constant(str(key)), _], keywords=given):
                    names = _names(given)
                    yield Phrase(f"{game}-{key}", None if names is None else ["seat", *names])
                    yield Phrase(f"{game}-{key}-you", names)
                case ast.Call(func=ast.Name("tell"), args=[_, ast.Constant(str(key)), _], keywords=given):
                    names = _names(given)
                    yield Phrase(f"{game}-{key}", None if names is None else ["seat", *names])


def _names(given: list[ast.keyword]) -> list[str] | None:
    names = [keyword.arg for keyword in given if keyword.arg is not None]
    return names if len(names) == len(given) else None


@pytest.mark.parametrize("locale", LOCALES)
def test_every_phrase_of_a_game_exists_and_has_its_arguments(locale: str) -> None:
    speak = speaker(locale)
    phrases = list(written_phrases())
    assert phrases
    for key, args in phrases:
        assert speak.has(key), key
        if args is not None:
            speak(key, **dict.fromkeys(args, 2))
