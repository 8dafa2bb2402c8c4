"""Whatever the engine wants to say can be said, in every language."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import engine
from engine.core.registry import AnyGame, games
from tests.texts.playing import every_table, moments, texts_of
from texts import LOCALES, speaker

ENGINE = Path(engine.__file__).parent


def written_texts() -> Iterator[tuple[str, list[str] | None]]:
    """Every `Text("...", {...})` in the engine: its key, and its arguments if they are written there."""
    for file in ENGINE.rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            match node:
                case ast.Call(func=ast.Name("Text"), args=[ast.Constant(str(key))]):
                    yield key, []
                case ast.Call(func=ast.Name("Text"), args=[ast.Constant(str(key)), ast.Dict(keys=names)]):
                    yield key, [str(name.value) for name in names if isinstance(name, ast.Constant)]
                case ast.Call(func=ast.Name("Text"), args=[ast.Constant(str(key)), _]):
                    yield key, None


@pytest.mark.parametrize("locale", LOCALES)
def test_every_text_written_in_the_engine_exists_and_has_its_arguments(locale: str) -> None:
    speak = speaker(locale)
    for key, names in written_texts():
        assert speak.has(key), key
        if names is not None:
            speak(key, **dict.fromkeys(names, 2))


@pytest.mark.parametrize(("game", "seats", "settings"), every_table())
def test_every_game_can_be_told_from_beginning_to_end(
    game: AnyGame, seats: int, settings: dict[str, str]
) -> None:
    speakers = [speaker(locale, ["Anna", "Ben", "Carla", "Dora", "Emil", "Fritz"]) for locale in LOCALES]
    for state in moments(game, seats, settings, seed=1):
        for text in texts_of(game, state):
            for speak in speakers:
                said = speak.say(text)
                assert said, text
                assert "{" not in said, text


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("game", games().values(), ids=games())
def test_every_card_can_be_looked_up(game: AnyGame, locale: str) -> None:
    speak = speaker(locale)
    names = [speak.say(card.name) for card in game.cards()]
    assert len(set(names)) == len(names)
    assert all(speak.say(line) for card in game.cards() for line in card.lines)


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("game", games().values(), ids=games())
def test_every_game_introduces_itself_its_settings_and_its_rules(game: AnyGame, locale: str) -> None:
    settings = [f"{game.key}-setting-{setting.key}" for setting in game.settings]
    values = [
        f"{game.key}-setting-{setting.key}-{value}" for setting in game.settings for value in setting.values
    ]
    wanted = [
        *(f"{game.key}-{word}" for word in ("title", "blurb")),
        *settings,
        *values,
        *(f"{setting}-line" for setting in settings),
        *(f"{game.key}-{part}-{topic}" for part in ("topic", "rules") for topic in game.topics),
    ]
    assert [key for key in wanted if not speaker(locale).has(key)] == []
