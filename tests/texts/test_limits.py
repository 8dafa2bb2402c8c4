"""Texts fit where Discord and the pictures show them."""

from __future__ import annotations

import discord
import pytest

from cogs.ui.message import MOST_TEXT
from cogs.ui.symbols import Symbols
from engine.core import Pick
from engine.core.registry import AnyGame, games
from render.symbols import symbol_names
from tests.texts.playing import every_table, moments
from tests.texts.reading import spoken
from texts import LOCALES, speaker

LABEL = 80  # of a button; a select allows 100
SELECT_LINE = 100  # the second line of a select option, and its label
PLACEHOLDER = 150
RULES = 1500  # what reads well in one message of at most 2000 characters
CARD_LINE = 1024  # a field of an embed
PICTURE_WORD = 24
LONGEST_EMOJI = 32
LONGEST_NAME = 32
LONG_NAMES = [letter * LONGEST_NAME for letter in "ABCDEF"]

each_game = pytest.mark.parametrize("game", games().values(), ids=games())
each_locale = pytest.mark.parametrize("locale", LOCALES)


@pytest.mark.parametrize(("game", "seats", "settings"), every_table())
def test_options_fit_on_buttons_and_differ_even_with_the_longest_names(
    game: AnyGame, seats: int, settings: dict[str, str]
) -> None:
    speakers = [speaker(locale, LONG_NAMES) for locale in LOCALES]
    for state in moments(game, seats, settings, seed=3):
        for decision in state.decisions():
            for speak in speakers:
                assert len(speak.say(decision.prompt)) <= PLACEHOLDER
                if isinstance(decision.form, Pick):
                    labels = [speak.say(option.text) for option in decision.form.options]
                    assert max(map(len, labels), default=0) <= LABEL
                    assert len(set(labels)) == len(labels)


@each_locale
@each_game
def test_rules_fit_into_one_message_and_their_titles_into_a_select(game: AnyGame, locale: str) -> None:
    speak = speaker(locale)
    symbols = Symbols()
    bare = {topic: symbols(speak(f"{game.key}-rules-{topic}")) for topic in game.topics}
    for symbol in symbol_names():
        symbols.learn(symbol, discord.PartialEmoji(name="x" * LONGEST_EMOJI, id=10**19))
    for topic in game.topics:
        assert len(bare[topic]) < RULES, topic
        assert len(symbols(speak(f"{game.key}-rules-{topic}"))) < MOST_TEXT, topic
        assert len(speak(f"{game.key}-topic-{topic}")) <= SELECT_LINE, topic


@each_locale
@each_game
def test_settings_fit_into_a_select(game: AnyGame, locale: str) -> None:
    speak = speaker(locale)
    for setting in game.settings:
        for part in ("", "-line", *(f"-{value}" for value in setting.values)):
            assert len(speak(f"{game.key}-setting-{setting.key}{part}")) <= SELECT_LINE


@each_locale
@each_game
def test_cards_fit_into_a_select_and_an_embed(game: AnyGame, locale: str) -> None:
    speak = speaker(locale)
    for card in game.cards():
        assert len(speak.say(card.name)) <= SELECT_LINE
        assert all(len(speak.say(line)) <= CARD_LINE for line in card.lines)


@each_locale
def test_words_in_pictures_are_short(locale: str) -> None:
    for key, said in spoken(locale, 6):
        if "-picture-" in key and not key.endswith("-legend"):
            assert len(said) <= PICTURE_WORD, key


@each_locale
def test_what_is_read_aloud_has_no_markup(locale: str) -> None:
    for key, said in spoken(locale, 2):
        if any(part in key for part in ("-twin-", "-alt-", "-picture-")):
            assert not set(said) & set("*_`#"), key
