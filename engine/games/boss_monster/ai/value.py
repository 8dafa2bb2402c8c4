"""How well a boss stands: souls and wounds, what the dungeon deals and lures, coins and cards.

The numbers come from some thousand games between quick players: they are what tells winners from losers at
the start of a round. Four points are about as much as the natural logarithm of the odds.
"""

from __future__ import annotations

from operator import eq, gt

from engine.core import Seat
from engine.core.mind import Parts
from engine.games.boss_monster.ai.builds.outlook import ENOUGH
from engine.games.boss_monster.ai.evaluation import counted
from engine.games.boss_monster.rules.dungeon import damage, treasure
from engine.games.boss_monster.rules.luring import lured_by
from engine.games.boss_monster.rules.rounds import WOUNDS_TO_LOSE
from engine.games.boss_monster.state import MOST_ROOMS, Hero, Lair, Realm

OUT = -40.0
"""What it is worth to have been eliminated."""
SOUL = (0.4, 0.4, 0.4, 0.5, 0.9, 1.0, 1.2, 1.0)
"""By round: what a soul is worth. At first a deadly dungeon counts more."""
WOUNDS = (0.0, -2.4, -5.0, -11.0, -15.0, OUT)
"""By their number: what wounds cost. With three, a single epic hero is enough."""
DEALT = (0.0, 1.8, 3.6, 5.4, 7.2, 8.9, 10.5, 11.7, 12.8, 13.8, 14.7, 15.4, 16.0, 16.5, 16.7)
"""By damage: what a dungeon promises; the first points count most."""
ALONE = (1.4, 1.4, 1.4, 1.4, 1.4, 1.2, 0.8, 0.6)
"""By round: what having the most of a treasure is worth."""
TIED = 0.4
"""How much of that having as much as somebody else is worth."""
SYMBOL = 0.3
PREY, ESCAPING = 0.7, -0.8
"""What heroes on their way count whom the dungeon would kill, or would not."""
PLACE = 1.2
"""What a place is worth that can still be built on."""
LEVEL = 0.45
COIN, MOST_COINS = 0.25, 6
SPELL, ROOM = 0.6, 0.7
"""What cards in hand are worth."""
SWING = 4.0
TEMPERS: dict[str, Parts] = {
    "bold": {"wounds": 0.75, "lure": 1.5},
    "careful": {"wounds": 1.4, "dungeon": 1.2},
    "greedy": {"coins": 2.0, "cards": 1.5, "souls": 1.1},
}
"""The bold lure whomever they may, the careful fear every wound, the greedy hoard coins and cards."""


def value(g: Realm, seat: Seat) -> Parts:
    """In points, four of which make the odds e to one."""
    lair = g.lairs[seat]
    stage = min(g.round, len(SOUL) - 1)
    souls = SOUL[stage] * lair.soul_count
    if lair.out:
        return {"souls": 0.1 * souls, "wounds": OUT}
    dealt = sum([damage(lair, index) for index in range(len(lair.slots))])
    prey, escaping = _guests(g, seat, dealt)
    return {
        "souls": souls + PREY * SOUL[stage] * prey,
        "wounds": WOUNDS[min(lair.wound_count, WOUNDS_TO_LOSE)] + ESCAPING * escaping,
        "dungeon": _deadliness(lair, dealt),
        "lure": _lure(g, seat, ALONE[stage]),
        "coins": COIN * min(MOST_COINS, lair.hoard),
        "cards": SPELL * len(lair.spells) + ROOM * len(lair.rooms),
    }


def _deadliness(lair: Lair, dealt: int) -> float:
    """What the rooms deal, what may still be built, and what minibosses can do."""
    levels = sum([slot.level for slot in lair.slots if slot.miniboss])
    return DEALT[min(dealt, ENOUGH)] + PLACE * (MOST_ROOMS - len(lair.slots)) + LEVEL * levels


def _lure(g: Realm, seat: Seat, alone: float) -> float:
    """Symbols, and above all the treasures one has the most of."""
    shown = treasure(g.lairs[seat])
    own = counted(shown)[:-1]
    rivals = [counted(treasure(g.lairs[other]))[:-1] for other in g.order if other != seat]
    most = tuple(map(max, *rivals)) if len(rivals) > 1 else rivals[0] if rivals else own
    ahead: float = sum(map(gt, own, most)) + TIED * sum(map(eq, own, most))
    return SYMBOL * len(shown) + alone * ahead


def _guests(g: Realm, seat: Seat, dealt: int) -> tuple[int, int]:
    """Souls and wounds that heroes at the entrance, and those lured as things stand, would bring."""
    treasures = {other: treasure(g.lairs[other]) for other in g.order}
    souls = {other: g.lairs[other].soul_count for other in g.order}
    heroes: list[Hero] = [hero for hero in g.town if lured_by(hero, treasures, souls) == seat]
    heroes += g.lairs[seat].queue
    prey = sum([hero.face.worth for hero in heroes if hero.remaining <= dealt])
    return prey, sum([hero.face.worth for hero in heroes]) - prey


def swing(g: Realm) -> float:
    """See above: four points make the odds e to one."""
    return SWING


def milestone(g: Realm) -> int:
    """The round."""
    return g.round
