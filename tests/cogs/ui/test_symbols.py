"""Symbols in texts and on controls: emojis where Discord has them, words where it has not."""

from __future__ import annotations

import re

import discord
import pytest

from cogs.ui.components import button, select
from cogs.ui.literal import literal
from cogs.ui.message import MessageBody
from cogs.ui.symbols import Symbols, symbols
from engine.search.characters import CHARACTERS
from render.symbols import symbol_names, symbol_picture
from tests.cogs.panel_users import components_of
from texts import LOCALES
from texts.library import sources

COIN = discord.PartialEmoji(name="lk_coin_0a1b2c", id=77)
MARKED = re.compile(r"(?<![\w:]):([a-z][a-z0-9/-]*):(?!\w)")


@pytest.fixture
def known() -> Symbols:
    known = Symbols()
    known.learn("coin", COIN)
    return known


def test_a_symbol_is_shown_where_it_is_known_and_left_out_where_it_is_not(known: Symbols) -> None:
    text = "Pay 2 :coin: gold and :heart: one heart at 10:30:15, :unheard-of: too."
    assert known(text) == f"Pay 2 {COIN} gold and one heart at 10:30:15, :unheard-of: too."
    known.forget()
    assert known(text) == "Pay 2 gold and one heart at 10:30:15, :unheard-of: too."


def test_a_name_is_no_symbol(known: Symbols) -> None:
    assert known(literal(":coin:")) == r"\:coin:"


@pytest.mark.parametrize("locale", LOCALES)
def test_every_symbol_named_in_a_text_exists(locale: str) -> None:
    named = {name for _, text in sources(locale) for name in MARKED.findall(text)}
    assert len(named) > 50
    assert named <= symbol_names()


def test_every_computer_player_has_a_face_of_its_own() -> None:
    pictures = {symbol_picture(who.face) for who in CHARACTERS}

    assert {who.face for who in CHARACTERS} <= symbol_names()
    assert len(pictures) == len(CHARACTERS)


def test_controls_carry_symbols_and_can_do_without() -> None:
    symbols.learn("coin", COIN)
    try:
        lists = select("?", "list", [("a", "A"), ("b", "B")], shown_as={"a": "coin", "b": "heart"})
        body = MessageBody(["Pay"], [[button("Pay", "pay", symbol="coin")], [lists]])
    finally:
        symbols.forget()
    emojis = [part.get("emoji", {}).get("id") for part in _carriers(body)]
    assert emojis == [77, 77, None]
    assert all("emoji" not in part for part in _carriers(body.without_symbols()))


def _carriers(body: MessageBody) -> list[dict[str, dict[str, int]]]:
    """The button, and both options of the list."""
    pay, choice = (row["components"][0] for row in components_of(body)[0]["components"] if row["type"] == 1)
    return [pay, *choice["options"]]
