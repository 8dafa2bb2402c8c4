"""What a game says of itself is complete, consistent, and can be said in every language."""

import re
from collections.abc import Iterator

import pytest

from engine.core import Text
from engine.core.registry import AnyGame, games
from texts import LOCALES, speaker

every_game = pytest.mark.parametrize("game", games().values(), ids=lambda game: game.key)


def lookups(game: AnyGame) -> Iterator[Text]:
    """Every text the house takes from the game's own keys."""
    yield game.title
    for card in game.cards():
        yield card.name
        yield from card.lines
    for topic in game.topics:
        yield Text(f"{game.key}-rules-{topic}")
    for setting in game.settings:
        yield Text(f"{game.key}-setting-{setting.key}")
        for value in setting.values:
            yield Text(f"{game.key}-setting-{setting.key}-{value}")
    for exercise in game.exercises:
        yield Text(f"{game.key}-exercise-{exercise}")


@every_game
@pytest.mark.parametrize("locale", LOCALES)
def test_title_cards_topics_settings_and_exercises_can_be_said(game: AnyGame, locale: str) -> None:
    speak = speaker(locale, ())

    assert all(speak.say(text).strip() for text in lookups(game))


@every_game
def test_keys_are_words_with_hyphens(game: AnyGame) -> None:
    keys = [game.key, *game.topics, *game.exercises, *(setting.key for setting in game.settings)]

    assert all(re.fullmatch(r"[a-z]+(-[a-z]+)*", key) for key in keys)


@every_game
def test_every_default_of_a_setting_is_one_of_its_values(game: AnyGame) -> None:
    assert all(setting.default in setting.values for setting in game.settings)


@every_game
def test_card_ids_are_used_once(game: AnyGame) -> None:
    ids = [card.id for card in game.cards()]

    assert len(set(ids)) == len(ids)


@every_game
@pytest.mark.parametrize("locale", LOCALES)
def test_cards_can_be_told_apart_by_name(game: AnyGame, locale: str) -> None:
    names = [speaker(locale, ()).say(card.name) for card in game.cards()]

    assert len(set(names)) == len(names)


@every_game
def test_every_card_names_the_topic_that_explains_it(game: AnyGame) -> None:
    assert {card.topic for card in game.cards()} <= set(game.topics)


@every_game
def test_the_rules_begin_with_the_game_in_one_minute_and_have_no_more_topics_than_a_menu_can_list(
    game: AnyGame,
) -> None:
    assert game.topics[0] == "minute"
    assert len(game.topics) - 1 <= 25  # the one that is open need not be listed


@every_game
def test_there_is_an_upgrade_from_every_older_format(game: AnyGame) -> None:
    assert set(game.upgrades) == set(range(1, game.format))
