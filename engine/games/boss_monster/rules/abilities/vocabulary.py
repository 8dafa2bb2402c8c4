"""All effects in one table, which has one for every word that cards use."""

from __future__ import annotations

from engine.games.boss_monster.cards import ABILITIES
from engine.games.boss_monster.rules.abilities import coins, drawing, dungeons, heroes, spells
from engine.games.boss_monster.rules.abilities.context import Effect

TABLES = (coins.EFFECTS, drawing.EFFECTS, dungeons.EFFECTS, heroes.EFFECTS, spells.EFFECTS)
EFFECTS: dict[str, Effect] = {word: effect for table in TABLES for word, effect in table.items()}

NOT_EFFECTS = ("always", "gains", "paid", "react", "discarded")
"""Moments of abilities the rules look up themselves: what is always on, Paddywhack's extra coin, the Paywall,
cancelling a spell, and the Imp Hoard."""
USED = frozenset(ability.does for ability in ABILITIES.values() if ability.when not in NOT_EFFECTS)
"""Every word of `cards.toml` that needs an effect."""

if not EFFECTS.keys() >= USED:
    raise ValueError(f"cards.toml has words without an effect: {sorted(USED - EFFECTS.keys())}")
