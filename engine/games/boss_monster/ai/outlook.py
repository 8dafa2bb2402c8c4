"""The outlook of a dungeon: whom it will lure, who of them dies, and what that is worth."""

from __future__ import annotations

from functools import cache, lru_cache
from math import exp
from operator import gt

from engine.core import Seat
from engine.games.boss_monster.ai.evaluation import EXPECTED, LURED, NOTHING, Counts, counted, health_left
from engine.games.boss_monster.ai.reactions import reserves
from engine.games.boss_monster.cards import HEROES, TREASURES
from engine.games.boss_monster.rules.rounds import SOULS_TO_WIN
from engine.games.boss_monster.show.views import RealmView
from engine.games.boss_monster.state import Hero

WILFUL = ("tough", "picky", "taxes", "spellbane")
"""Heroes whose health depends on the dungeon they go through."""
ORDINARY_HEALTH = tuple(card.health for card in HEROES.values() if card.lure and not card.epic)
EPIC_HEALTH = tuple(card.health for card in HEROES.values() if card.lure and card.epic)
EPIC_WORTH = 2
"""How many souls or wounds an epic hero counts."""
ENOUGH = max(EPIC_HEALTH) + 1
"""More damage than any hero needs."""

NEXT_WOUND = (2.0, 2.5, 4.0, 6.5, 30.0)
"""By the number of wounds so far: what one more costs, in souls. No number of souls makes up for the last."""
BEYOND = 0.1
"""What a soul is worth beyond those it takes to win."""
HELD = (0.1, 0.7, 0.95)
"""By how much more treasure one has than anybody else: how likely that is still so when heroes are lured."""
VICTORY = 4.0
"""What it is worth to have enough souls, on top of them."""
ROUNDS_AHEAD = 3
"""How many rounds of new heroes it thinks of."""
AHEAD = 0.3
"""How many heroes having the most of a treasure is expected to bring in later rounds."""
GROWTH = tuple(20 * (1 - exp(-damage / 12)) for damage in range(ENOUGH + 1))
"""By damage: what that is worth in itself, in souls. A dungeon that deals little has no future."""
SPENT = 0.3
"""What it costs to help the rooms with a spell."""


@cache
def price_of(wounds: int, had: int) -> float:
    """What so many new wounds cost, in souls."""
    return sum(NEXT_WOUND[had : had + wounds])


def price_of_some(wounds: float, had: int) -> float:
    """The same for wounds that may come."""
    whole = int(wounds)
    return price_of(whole, had) + (wounds - whole) * (price_of(whole + 1, had) - price_of(whole, had))


@lru_cache(maxsize=4096)
def later(ordinary: int, epic: int, had: int) -> tuple[tuple[float, ...], ...]:
    """By the number of treasures one has the most of, and by damage: what heroes still to come bring.

    So many ordinary and epic heroes are to come next.
    """
    coming = [(health, 1, ordinary / len(ORDINARY_HEALTH)) for health in ORDINARY_HEALTH]
    coming += [(health, EPIC_WORTH, epic / len(EPIC_HEALTH)) for health in EPIC_HEALTH]
    total = max(1, ordinary + epic)
    found = []
    for number in range(len(TREASURES) + 1):
        ahead = AHEAD * number
        row = []
        for damage in range(ENOUGH + 1):
            souls = sum([worth * likely for health, worth, likely in coming if damage >= health]) / total
            wounds = sum([worth * likely for health, worth, likely in coming if damage < health]) / total
            row.append(ahead * souls - price_of_some(ahead * wounds, had))
        found.append(tuple(row))
    return tuple(found)


def _goes_by_souls(hero: Hero, seat: Seat, souls: dict[Seat, int]) -> bool:
    """Whether a hero comes to this seat because of its souls, whatever is built."""
    others = [count for other, count in souls.items() if other != seat]
    match hero.face.special:
        case "most-souls":
            return souls[seat] > max(others)
        case "fewest-souls":
            return souls[seat] < min(others)
    return False


class Outlook:
    """Values dungeons of a seat, as if nobody else changed theirs."""

    def __init__(self, view: RealmView, seat: Seat) -> None:
        lair = view.lairs[seat]
        others = [view.lairs[other].treasure for other in view.order if other != seat]
        rivals = [counted(treasure) for treasure in others or [""]]  # in a puzzle there are none
        self.damage = sum([room.damage for room in lair.rooms])
        self.treasure = counted(lair.treasure)
        self._wounds = lair.wound_count
        self._needed = max(1, SOULS_TO_WIN - lair.soul_count)
        self._rivals = tuple(map(max, *rivals)) if len(rivals) > 1 else rivals[0]
        self._lair = lair
        self._reserves = reserves(view, seat)
        self._waiting = [self._expected(hero) for hero in lair.queue]
        souls = {other: view.lairs[other].soul_count for other in view.order}
        self._waiting += [self._expected(hero) for hero in view.town if _goes_by_souls(hero, seat, souls)]
        self._town = [self._caller(hero, rivals) for hero in view.town if hero.card in LURED]
        next_ones = ROUNDS_AHEAD * view.seats
        ordinary = min(view.ordinary_heroes, next_ones)
        self._later = later(ordinary, min(view.epic_heroes, next_ones - ordinary), lair.wound_count)

    def _expected(self, hero: Hero) -> tuple[int, int]:
        """The damage it takes to kill a hero here, and what it counts."""
        if hero.face.special in WILFUL:
            return health_left(self._lair, hero) + self.damage, hero.face.worth
        return EXPECTED[hero.card]

    def _caller(self, hero: Hero, rivals: list[Counts]) -> tuple[int, int, int, int, int]:
        """What lures a hero, how much of that the best rival has, its health, and what it counts."""
        one, two = LURED[hero.card]
        most = self._rivals[one] if two == NOTHING else max([each[one] + each[two] for each in rivals])
        return one, two, most, *self._expected(hero)

    def promise(self, damage: int, treasure: Counts) -> float:
        """The value of such a dungeon in souls, this round and later."""
        enough = damage if damage < ENOUGH else ENOUGH
        ahead = sum(map(gt, treasure, self._rivals))
        found: float = self.now(damage, treasure) + self._later[ahead][enough] + GROWTH[enough]
        return found

    def now(self, damage: int, treasure: Counts) -> float:
        """Souls expected this round, less what wounds cost."""
        souls = 0.0
        through: list[tuple[float, int]] = []
        for health, worth in self._waiting:
            if damage >= health:
                souls += worth
            else:
                through.append((worth, health - damage))
        for one, two, most, health, worth in self._town:
            lead = treasure[one] + treasure[two] - most
            if lead >= 0:
                likely = HELD[lead] if lead < len(HELD) else 1.0
                if damage >= health:
                    souls += likely * worth
                else:
                    through.append((likely * worth, health - damage))
        if not through:
            return self._worth(souls)
        if self._reserves:
            souls += _helped(through, self._reserves)
        wounds = sum([likely for likely, _ in through])
        return self._worth(souls) - price_of_some(wounds, self._wounds)

    def _worth(self, souls: float) -> float:
        if souls < self._needed:
            return souls
        return VICTORY + self._needed + BEYOND * (souls - self._needed)


def _helped(through: list[tuple[float, int]], reserves: list[int]) -> float:
    """Souls won by what one has in reserve; takes those who die of it out of the list."""
    through.sort(reverse=True)
    won = 0.0
    for power in reserves:
        for escaping in through:
            if escaping[1] <= power:
                won += (1 - SPENT) * escaping[0]
                through.remove(escaping)
                break
    return won
