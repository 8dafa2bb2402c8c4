"""The rules tell whoever owns no rulebook what they need, with the numbers of the cards."""

from __future__ import annotations

import re
from collections import Counter

import pytest

from engine.core.registry import games
from engine.games.doodle_dungeon.cards import ACTION_OF, ACTIONS, SHEET
from engine.games.mighty_monsters.cards import HEALING, LEVELS
from render.boss_monster.parts.legend import DRAWN_AS
from render.doodle_dungeon.board import SYMBOLS
from render.fairy_market.parts.symbols import SYMBOLS as KINDS
from render.fairy_market.parts.symbols import UNDER
from texts import LOCALES, speaker
from texts.library import sources

each_locale = pytest.mark.parametrize("locale", LOCALES)

ICONS = {
    "boss-monster": ("speech bubble", "hourglass", "cogwheel", "ghost", "boot", "flag"),
    "doodle-dungeon": ("skull", "knight", "chest", "pencil sharpener", "bomb", "red cross"),
    "dungeon-lords": ("horns", "drumstick", "jaws", "red seal", "boot", "bolt", "eye", "banner", "tent"),
    "fairy-market": ("wings", "hourglass", "green door", "scissors", "padlock", "green rings"),
    "mighty-monsters": ("sword", "coin", "stars", "red flag", "heart", "crown", "egg"),
}


LEGENDS = {
    "boss-monster": {
        DRAWN_AS.get(symbol, symbol)
        for _, text in sources("en")
        for symbol in re.findall(r"^boss-monster-key-(\S+) =", text, re.MULTILINE)
    },
    "doodle-dungeon": {f"doodle-dungeon/{symbol}" for symbol in (*SYMBOLS, "skull")},
    "fairy-market": set(KINDS) - {UNDER},
}
"""Symbols in legends whose texts do not name them."""
LEGEND = re.compile(r"^\S+-legend = .*", re.MULTILINE)
SYMBOL = re.compile(r":([a-z][a-z0-9/-]*):")


@pytest.mark.parametrize("key", games())
def test_every_game_explains_its_symbols_in_words(key: str) -> None:
    assert "symbols" in games()[key].topics
    told = speaker("en")(f"{key}-rules-symbols").lower()
    assert [icon for icon in ICONS[key] if icon not in told] == []


@each_locale
@pytest.mark.parametrize("key", games())
def test_every_symbol_of_a_legend_is_explained_in_the_rules(key: str, locale: str) -> None:
    page = speaker(locale)(f"{key}-rules-symbols")
    legends = [legend for _, text in sources(locale) for legend in LEGEND.findall(text)]
    written = " ".join([legend for legend in legends if legend.startswith(key)])
    drawn = {*LEGENDS.get(key, ()), *SYMBOL.findall(written)}
    assert len(drawn) > 3
    assert {symbol for symbol in drawn if f":{symbol}:" not in page} == set()


@each_locale
def test_doodle_dungeon_tells_how_many_hearts_a_hero_has(locale: str) -> None:
    for topic in ("goal", "path", "encounters"):
        assert f"**{SHEET.hearts} " in speaker(locale)(f"doodle-dungeon-rules-{topic}")


@each_locale
def test_doodle_dungeon_lists_every_action_with_what_it_does_and_how_often_it_is_there(locale: str) -> None:
    say = speaker(locale)
    rules = say("doodle-dungeon-rules-actions")
    cards = Counter(action.id for action in ACTION_OF.values())
    assert len(ACTIONS) == 19
    for action in ACTIONS:
        name, line = (re.escape(say(f"doodle-dungeon-{action}{part}")) for part in ("", "-line"))
        assert re.search(rf"\*{name}\* \({cards[action]}\b[^)]*\): {line}", rules), action


@pytest.mark.parametrize(
    ("locale", "why"), [("en", "every deck is shuffled"), ("de", "alle Stapel gemischt")]
)
def test_doodle_dungeon_says_why_sorting_the_action_deck_is_pointless(locale: str, why: str) -> None:
    assert why in speaker(locale)("doodle-dungeon-rules-cards")


@each_locale
def test_mighty_monsters_tells_what_healing_costs(locale: str) -> None:
    rules = speaker(locale)("mighty-monsters-rules-healing")
    told = {
        int(strength): int(price)
        for price, strengths in re.findall(r"^- (\d) [Gg]old (.*)$", rules, re.MULTILINE)
        for strength in re.findall(r"\d", strengths)
    }
    assert told == HEALING


@each_locale
def test_mighty_monsters_tells_how_strong_and_rich_guards_are(locale: str) -> None:
    rules = speaker(locale)("mighty-monsters-rules-fighting")
    for level, back in LEVELS.items():
        line = next(line for line in rules.splitlines() if line.startswith(f"- {level} "))
        assert list(map(int, re.findall(r"\d+", line))) == [level, *back.strength, *back.loot]
