"""The start card: all games, the easiest first, with what they are like and two ways into each."""

from __future__ import annotations

from typing import Any

import pytest

from cogs.ui.custom_ids import read_id
from cogs.ui.game_facts import from_easy_to_hard, in_a_line
from cogs.ui.message import MOST_TEXT, MessageBody
from cogs.ui.start_card import guide_page, start_card
from engine.core.registry import game, games
from playground.checks import components
from render.covers import cover
from texts import LOCALES, speaker

EVERY_LOCALE = pytest.mark.parametrize("locale", LOCALES)
MOST_COMPONENTS = 40
LONGEST_CHOICE = 100


def card(locale: str) -> MessageBody:
    say = speaker(locale)
    return start_card({key: cover(key, say) for key in games()}, say)


def shown(body: MessageBody) -> list[dict[str, Any]]:
    parts: list[dict[str, Any]] = body.layout().to_components()  # type: ignore[no-untyped-call]
    return parts


@EVERY_LOCALE
def test_it_is_a_message_that_discord_accepts_with_a_picture_for_every_game(locale: str) -> None:
    body = card(locale)
    layout = body.layout()

    assert layout.total_children_count <= MOST_COMPONENTS
    assert layout.content_length() <= MOST_TEXT
    names = {f"attachment://{file.filename}" for file in body.files()}
    assert names == {item["url"] for item in components.media(shown(body))}
    assert len(names) == len(games())


@EVERY_LOCALE
def test_every_game_can_be_learnt_and_played_at_once(locale: str) -> None:
    ids = [read_id(button.custom_id or "") for button in components.buttons(shown(card(locale)))]
    ways = [(one.action, *one.args) for one in ids if one is not None]

    expected = [(way, one.key) for one in from_easy_to_hard() for way in ("learn", "solo")]
    assert ways == [*expected, ("guide",), ("home",)]


@EVERY_LOCALE
def test_it_tells_players_length_and_difficulty(locale: str) -> None:
    say = speaker(locale)

    [lords] = [text for text in components.texts(shown(card(locale))) if say("facts-evening") in text]

    assert say("dungeon-lords-title") in lords
    assert say("facts-players", least=2, most=4) in lords
    assert say("difficulty-expert") in lords


def test_the_easiest_game_comes_first_and_the_hardest_last() -> None:
    assert [one.key for one in (from_easy_to_hard()[0], from_easy_to_hard()[-1])] == [
        "mighty-monsters",
        "dungeon-lords",
    ]


@EVERY_LOCALE
def test_a_game_in_a_list_to_choose_from_is_told_whole(locale: str) -> None:
    for one in games().values():
        line = speaker(locale).say(in_a_line(one))
        assert len(line) <= LONGEST_CHOICE
        assert speaker(locale).say(game(one.key).title) in line


@EVERY_LOCALE
def test_the_guide_fits_into_a_message(locale: str) -> None:
    for as_guest in (False, True):
        assert guide_page(speaker(locale), as_guest=as_guest).layout().content_length() <= MOST_TEXT


def test_without_a_picture_the_text_stands_alone() -> None:
    body = start_card(dict.fromkeys(games()), speaker("en"))

    assert body.files() == []
    assert any("Dungeon Lords" in text for text in components.texts(shown(body)))


@EVERY_LOCALE
def test_where_no_lobby_can_be_opened_it_says_what_that_takes(locale: str) -> None:
    say = speaker(locale)
    told = components.texts(shown(start_card(dict.fromkeys(games()), say, "door-friends-elsewhere")))

    assert say("door-friends-elsewhere") in told
    assert say("door-friends") not in told
