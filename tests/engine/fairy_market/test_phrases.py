"""Every text that the code of Fairy Market names exists in every language, with its arguments."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import engine.games.fairy_market
import render.fairy_market
from texts import LOCALES, speaker

FOLDERS = [Path(package.__path__[0]) for package in (engine.games.fairy_market, render.fairy_market)]


def named_texts() -> Iterator[tuple[str, list[str]]]:
    """The key and the arguments of every `text`, `plain` and `tell` whose key is written out."""
    for file in (file for folder in FOLDERS for file in folder.rglob("*.py")):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            match node:
                case ast.Call(func=ast.Name("text"), args=[ast.Constant(str(key))], keywords=given):
                    yield key, [str(each.arg) for each in given]
                case ast.Call(func=ast.Name("plain"), args=[ast.Constant(str(key))]):
                    yield key, []
                case ast.Call(func=ast.Name("tell"), args=[_, ast.Constant(str(key)), _], keywords=given):
                    yield key, ["seat", *(str(each.arg) for each in given)]


@pytest.mark.parametrize("locale", LOCALES)
def test_every_text_the_code_names_exists_and_has_its_arguments(locale: str) -> None:
    speak = speaker(locale)
    named = list(named_texts())

    assert len(named) > 100
    for key, arguments in named:
        assert speak.has(f"fairy-market-{key}"), key
        speak(f"fairy-market-{key}", **dict.fromkeys(arguments, 2))
