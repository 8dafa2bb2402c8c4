"""The words of `cards.toml`: each has one effect, and what it asks has options."""

import pytest

from engine.games.boss_monster.cards import ABILITIES
from engine.games.boss_monster.rules.abilities.context import effect_of
from engine.games.boss_monster.rules.abilities.vocabulary import (
    EFFECTS,
    NOT_EFFECTS,
    TABLES,
    USED,
)
from engine.games.boss_monster.rules.reactions.choices import COSTS, TARGETS, options_for
from tests.engine.boss_monster.scenario import Side, building

WITH_EFFECT = [name for name, ability in ABILITIES.items() if ability.when not in NOT_EFFECTS]
ASKED = sorted({word for ability in ABILITIES.values() for word in ability.asks} - {"coins"})


def test_every_word_has_an_effect_and_every_effect_a_card() -> None:
    assert EFFECTS.keys() == USED


def test_no_word_has_two_effects() -> None:
    assert sum(len(table) for table in TABLES) == len(EFFECTS)


@pytest.mark.parametrize(
    "ability", [name for name, each in ABILITIES.items() if each.when not in NOT_EFFECTS]
)
def test_the_game_finds_the_effect_of_an_ability(ability: str) -> None:
    assert effect_of(ability) is EFFECTS[ABILITIES[ability].does]


@pytest.mark.parametrize(
    "word", sorted({word for each in ABILITIES.values() for word in each.asks} - {"coins"})
)
def test_whatever_is_asked_has_options(word: str) -> None:
    g = building(Side("MB042", "MB013"), Side())

    assert isinstance(options_for(g, 0, word, "MB042/1", []), list)


def test_costs_are_no_targets() -> None:
    assert not set(COSTS) & set(TARGETS)
