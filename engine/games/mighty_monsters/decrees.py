"""What the king's rule of a round changes about the guards, for the fights and for pictures of them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from engine.games.mighty_monsters.cards import KINGS, PLAIN_ROUND
from engine.games.mighty_monsters.state import Monster

FULL = 2
"""How many monsters face a guard in the end."""


def strengths(monsters: Iterable[Monster | None]) -> tuple[int, ...]:
    """How strong the monsters before a guard are."""
    return tuple([monster.strength for monster in monsters if monster is not None])


def changes(king: str, pairs: Sequence[tuple[int, ...]]) -> list[tuple[int, int]]:
    """What the rule adds to strength and loot of every guard, with these strengths before them so far.

    The weakest pair is known only when all monsters are placed.
    """
    rule = KINGS.get(king, PLAIN_ROUND)
    if rule.pairs == "equal":
        meant = [len(pair) == FULL and len(set(pair)) == 1 for pair in pairs]
    elif rule.pairs == "lowest":
        placed = all(len(pair) == FULL for pair in pairs)
        meant = [placed and sum(pair) == min(map(sum, pairs)) for pair in pairs]
    else:
        meant = [where + 1 in rule.places or where - len(pairs) in rule.places for where in range(len(pairs))]
    return [(rule.strength, rule.loot) if here else (0, 0) for here in meant]
