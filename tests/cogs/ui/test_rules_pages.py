"""Pages of the rules lead to cards and topics, and cards to their rules."""

from __future__ import annotations

import discord
import pytest

from cogs.ui.components import MOST_IN_A_LIST, Control
from cogs.ui.message import Entry
from cogs.ui.rules_pages import card_page, cards_of, topic_meant, topic_page
from engine.core.registry import AnyGame, game, games
from texts import LOCALES, speaker

every_game = pytest.mark.parametrize("its_game", games().values(), ids=games())


def options(control: Control) -> list[str]:
    assert isinstance(control, discord.ui.Select)
    return [option.value for option in control.options]


def test_a_topic_leads_to_the_cards_it_names_and_to_those_it_explains() -> None:
    say = speaker("en")

    assert "slime" in [card.id for card in cards_of("dungeon-lords", "conquest", say)]
    assert "slime" in [card.id for card in cards_of("dungeon-lords", "hire", say)]
    assert "slime" not in [card.id for card in cards_of("dungeon-lords", "taxes", say)]


@every_game
def test_menus_hold_what_discord_allows_and_no_card_twice(its_game: AnyGame) -> None:
    for locale in LOCALES:
        for topic in its_game.topics:
            page = topic_page(its_game.key, topic, None, speaker(locale))
            topics, *cards = (options(row[0]) for row in page.rows if not isinstance(row, str | Entry))
            assert topics == [other for other in its_game.topics if other != topic]
            assert all(0 < len(menu) <= MOST_IN_A_LIST for menu in (topics, *cards))
            listed = [card for menu in cards for card in menu]
            assert len(set(listed)) == len(listed)
            page.layout()


def test_a_card_leads_to_its_rules() -> None:
    face = next(face for face in game("dungeon-lords").cards() if face.id == "slime")
    row = card_page("dungeon-lords", face, None, speaker("en")).rows[0]
    button = row[0]

    assert isinstance(button, discord.ui.Button)
    assert button.custom_id == "lk1:topic:0:dungeon-lords:hire"
    assert button.label == "Rules: Order: hire a monster"


def test_an_unknown_topic_leads_to_the_first() -> None:
    assert topic_meant("dungeon-lords", "x") == topic_meant("dungeon-lords", None) == "minute"
