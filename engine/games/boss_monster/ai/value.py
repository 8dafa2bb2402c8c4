"""How well a boss stands, in souls: souls and wounds, what the dungeon deals and lures, coins and cards."""

from __future__ import annotations

from engine.core import Seat
from engine.core.mind import Parts
from engine.games.boss_monster.ai.evaluation import ENOUGH, price_of
from engine.games.boss_monster.rules.dungeon import damage, treasure
from engine.games.boss_monster.rules.rounds import SOULS_TO_WIN, WOUNDS_TO_LOSE
from engine.games.boss_monster.state import Lair, Realm

OUT = -15.0
"""What it is worth to have been eliminated."""
DAMAGE, SYMBOL, LEVEL = 0.3, 0.12, 0.25
"""What a point of damage, a treasure symbol and a level of a miniboss promise."""
COIN, MOST_FOR_COINS = 0.15, 1.2
SPELL, ROOM = 0.35, 0.12
"""What cards in hand are worth."""
TEMPERS: dict[str, Parts] = {
    "bold": {"wounds": 0.75, "lure": 1.5},
    "careful": {"wounds": 1.4, "dungeon": 1.2},
    "greedy": {"coins": 2.0, "cards": 1.5, "souls": 1.1},
}
"""The bold lure whomever they may, the careful fear every wound, the greedy hoard coins and cards."""


def value(g: Realm, seat: Seat) -> Parts:
    """In souls."""
    lair = g.lairs[seat]
    souls = float(lair.soul_count)
    if lair.out:
        return {"souls": 0.1 * souls, "wounds": OUT}
    return {
        "souls": souls,
        "wounds": -price_of(min(lair.wound_count, WOUNDS_TO_LOSE), 0),
        "dungeon": _deadliness(lair),
        "lure": SYMBOL * len(treasure(lair)),
        "coins": min(MOST_FOR_COINS, COIN * lair.hoard),
        "cards": SPELL * len(lair.spells) + ROOM * len(lair.rooms),
    }


def _deadliness(lair: Lair) -> float:
    dealt = sum([damage(lair, index) for index in range(len(lair.slots))])
    return DAMAGE * min(dealt, ENOUGH) + LEVEL * sum([slot.level for slot in lair.slots if slot.miniboss])


def swing(g: Realm) -> float:
    """Four souls in a round are many; close to the end, fewer decide."""
    most = max([g.lairs[seat].soul_count for seat in g.order], default=SOULS_TO_WIN)
    return 1.5 + 0.1 * max(0, SOULS_TO_WIN - most)


def milestone(g: Realm) -> int:
    """The round."""
    return g.round
