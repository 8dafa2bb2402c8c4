"""Every line of the story that is about somebody has a form to tell it to them, also what happens rarely."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import engine.games
from texts import LOCALES, speaker
from texts.library import entries

GAMES = Path(engine.games.__file__).parent
NAMING = ("seat_name", "seat_option")
"""How rules name a player."""


def lines_about_somebody() -> Iterator[str]:
    """The texts that `tell(g, "...", seat, other=seat_name(...))` and so on need for those they are about."""
    for file in sorted(GAMES.rglob("rules/**/*.py")):
        game = file.relative_to(GAMES).parts[0].replace("_", "-")
        for function in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(function, ast.FunctionDef):
                yield from _told_in(function, f"{game}-")


def _told_in(function: ast.FunctionDef, prefix: str) -> Iterator[str]:
    for node in ast.walk(function):
        match node:
            case ast.Call(func=ast.Name("tell"), args=[_, told, *_], keywords=given):
                others = [keyword.arg for keyword in given if _names_somebody(keyword.value)]
                for key in _keys(told, function, prefix):
                    yield f"{prefix}{key}-you"
                    yield from (f"{prefix}{key}-{other}-you" for other in others)


def _names_somebody(value: ast.expr) -> bool:
    called = [node.func for node in ast.walk(value) if isinstance(node, ast.Call)]
    return any(isinstance(function, ast.Name) and function.id in NAMING for function in called)


def _keys(told: ast.expr, function: ast.FunctionDef, prefix: str) -> Iterator[str]:
    """All keys an expression can stand for, as far as it is written in the same function."""
    match told:
        case ast.Constant(str(key)):
            yield key
        case ast.IfExp(body=one, orelse=other):
            yield from _keys(one, function, prefix)
            yield from _keys(other, function, prefix)
        case ast.Name(name):
            for node in ast.walk(function):
                match node:
                    case ast.Assign(targets=[ast.Name(target)], value=value) if target == name:
                        yield from _keys(value, function, prefix)
        case ast.JoinedStr(values=[ast.Constant(str(beginning)), *_]):
            written = [key.removeprefix(prefix) for key in entries("en") if not key.endswith("-you")]
            yield from (key for key in written if key.startswith(beginning))


@pytest.mark.parametrize("locale", LOCALES)
def test_every_line_about_somebody_can_be_told_to_them(locale: str) -> None:
    speak = speaker(locale)
    wanted = set(lines_about_somebody())

    assert len(wanted) > 150
    assert sorted(key for key in wanted if not speak.has(key)) == []
