"""All effects in one table: one for every word that cards use, and none that no card uses."""

from __future__ import annotations

from engine.games.boss_monster.cards import ABILITIES
from engine.games.boss_monster.rules.abilities import coins, drawing, dungeons, heroes, spells
from engine.games.boss_monster.rules.abilities.context import Effect

TABLES = (coins.EFFECTS, drawing.EFFECTS, dungeons.EFFECTS, heroes.EFFECTS, spells.EFFECTS)
EFFECTS: dict[str, Effect] = {word: effect for table in TABLES for word, effect in table.items()}

NOT_EFFECTS = ("always", "gains", "paid", "react", "discarded")
"""Moments of abilities the rules look up themselves: what is always on, Paddywhack's extra coin, the Paywall,
cancelling a spell, and the Imp Hoard."""


def unknown_words() -> set[str]:
    """Words of `cards.toml` without an effect, and effects without a card."""
    used = {ability.does for ability in ABILITIES.values() if ability.when not in NOT_EFFECTS}
    return used ^ EFFECTS.keys()


if unknown_words():
    raise ValueError(f"cards.toml and the effects do not match: {sorted(unknown_words())}")
