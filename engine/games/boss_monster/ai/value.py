"""How well a boss stands: souls and wounds, what the dungeon deals and lures, coins and cards.

The numbers come from some thousand games between quick players: they are what tells winners from losers at
the start of a round. Four points are about as much as the natural logarithm of the odds.
"""

from __future__ import annotations

from engine.core import Seat
from engine.core.mind import Parts
from engine.games.boss_monster.ai.evaluation import Counts, counted
from engine.games.boss_monster.rules.dungeon import damage, treasure
from engine.games.boss_monster.rules.luring import lured_by
from engine.games.boss_monster.rules.rounds import SOULS_TO_WIN, WOUNDS_TO_LOSE
from engine.games.boss_monster.state import MOST_ROOMS, Hero, Lair, Realm

OUT = -40.0
"""What it is worth to have been eliminated."""
SOUL = (0.3, 0.3, 0.3, 0.6, 0.75, 0.9, 0.8, 0.5, 0.2, 0.1)
"""By round: what a soul is worth. At first a deadly dungeon counts more, in the end survival."""
LAST_SOUL, LAST_SOULS = 1.1, 4
"""How much more each of the last souls before victory is worth."""
VICTORY = 1.6
"""What it is worth if heroes on their way are all one needs to win."""
WOUNDS = (0.0, -1.0, -1.8, -3.7, -5.3, OUT)
"""By their number: what wounds cost. With three, a single epic hero is enough."""
DEALT = (0.0, 1.8, 3.6, 5.4, 7.2, 7.9, 8.5, 9.1, 9.7)
"""By damage: what a dungeon promises; the first points count most."""
LATE, DEALT_LATE, MOST_DEALT = 6, 0.3, 12
"""From which round on every point of damage counts more, by how much, and how many points do."""
ALONE = (1.8, 1.8, 2.0, 2.2, 2.0, 1.1, 0.8, 0.0, -0.1, -0.4)
"""By round: what having the most of a treasure is worth. In the end it brings heroes nobody can kill."""
TIED = 1.1
"""What having as much of a treasure as somebody else is worth."""
PREY, ESCAPING = 0.4, -0.35
"""What heroes on their way count whom the dungeon would kill, or would not."""
PLACE = 0.15
"""What a place is worth that can still be built on."""
LEVEL = 0.95
COIN, MOST_COINS = 0.25, 6
SPELL, ROOM = 0.7, 0.65
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
    if lair.out:
        return {"souls": 0.1 * SOUL[stage] * lair.soul_count, "wounds": OUT}
    dealt = sum([damage(lair, index) for index in range(len(lair.slots))])
    prey, escaping = _guests(g, seat, dealt)
    return {
        "souls": _harvest(SOUL[stage], lair.soul_count, prey),
        "wounds": WOUNDS[min(lair.wound_count, WOUNDS_TO_LOSE)] + ESCAPING * escaping,
        "dungeon": _deadliness(lair, dealt, g.round),
        "lure": _lure(g, seat, ALONE[stage]),
        "coins": COIN * min(MOST_COINS, lair.hoard),
        "cards": SPELL * len(lair.spells) + ROOM * len(lair.rooms),
    }


def _harvest(soul: float, souls: int, prey: int) -> float:
    """Souls one has, the last ones before victory above all, and those on their way."""
    last = LAST_SOUL * max(0, souls + LAST_SOULS - SOULS_TO_WIN)
    return soul * souls + last + PREY * prey + VICTORY * (souls + prey >= SOULS_TO_WIN)


def _deadliness(lair: Lair, dealt: int, round_: int) -> float:
    """What the rooms deal, what may still be built, and what minibosses can do."""
    levels = sum([slot.level for slot in lair.slots if slot.miniboss])
    late = DEALT_LATE * min(dealt, MOST_DEALT) if round_ >= LATE else 0.0
    promised = DEALT[min(dealt, len(DEALT) - 1)]
    return promised + late + PLACE * (MOST_ROOMS - len(lair.slots)) + LEVEL * levels


def _lure(g: Realm, seat: Seat, alone: float) -> float:
    """The treasures one has the most of, and those one has as much of as somebody else."""
    own = counted(treasure(g.lairs[seat]))[:-1]
    rivals = [counted(treasure(g.lairs[other]))[:-1] for other in g.order if other != seat]
    most: Counts = tuple(map(max, *rivals)) if len(rivals) > 1 else rivals[0] if rivals else own
    ahead = sum([had > rival for had, rival in zip(own, most, strict=True)])
    level = sum([had == rival > 0 for had, rival in zip(own, most, strict=True)])
    return alone * ahead + TIED * level


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
