"""The round after this one: whom the heroes still to come would bring to a dungeon, and what that does.

Everybody knows which heroes are still to come, ordinary ones first; only their order is secret.
"""

from __future__ import annotations

from functools import lru_cache
from math import exp

from engine.core import Seat
from engine.games.boss_monster.ai.evaluation import LURED, NOTHING, Counts
from engine.games.boss_monster.cards import HEROES, HeroCard
from engine.games.boss_monster.rules.rounds import WOUNDS_TO_LOSE
from engine.games.boss_monster.show.views import RealmView

KEPT = (0.2, 0.58, 0.82, 0.95)
"""By how much more treasure one has than anybody else: how likely one has more a round later, too."""
CATCHING_UP = 0.05
"""The same for somebody who has less."""
HIT = 0.8
"""What share of those who would escape is lured all the same, although one may build against them."""
GROWTH = 1
"""How much more damage a dungeon deals a round later."""
FINEST = 20
"""Into how many parts rates are rounded, so that what they do need not be counted anew."""

Lure = tuple[int, int]
Comer = tuple[int, int, float]
"""A hero's health, what it counts, and how likely it comes to town."""
Comers = tuple[tuple[Lure, tuple[Comer, ...]], ...]
"""Those who may come to town, by what lures them."""
ToCome = tuple[float, tuple[float, ...]]
"""How many souls heroes bring on average, and how likely so many wounds are, as long as one bears them."""
NOTHING_TO_COME: ToCome = 0.0, (1.0,)
BY_SOULS: Lure = (NOTHING, NOTHING)
"""Stands for the heroes who go to whoever has the most souls."""


class Tomorrow:
    """What the next round's heroes do to dungeons of a seat."""

    def __init__(self, view: RealmView, seat: Seat, rivals: list[Counts]) -> None:
        seats = len(view.lairs)
        ordinary = min(seats, view.ordinary_heroes)
        seen = {hero.card for hero in view.town}
        for lair in view.lairs:
            seen.update(lair.souls, lair.wounds, [hero.card for hero in lair.queue])
        self._comers = comers(frozenset(seen), seats, ordinary, min(seats - ordinary, view.epic_heroes))
        self._most = [
            max([had[one] + had[two] for had in rivals], default=0) for (one, two), _ in self._comers
        ]
        souls = [view.lairs[other].soul_count for other in view.order if other != seat]
        self._has_most_souls = view.lairs[seat].soul_count > max(souls, default=0)

    def expected(self, damage: int, treasure: Counts) -> ToCome:
        """What they bring to a dungeon."""
        souls = light = heavy = 0.0
        for (lure, heroes), most in zip(self._comers, self._most, strict=True):
            likely = float(self._has_most_souls) if lure == BY_SOULS else _kept(treasure, lure, most)
            if likely:
                dying, single, double = rates(heroes, damage + GROWTH)
                souls += likely * dying
                light += likely * single
                heavy += likely * double
        return souls, wounds(round(light * HIT * FINEST), round(heavy * HIT * FINEST))


def _kept(treasure: Counts, lure: Lure, most: int) -> float:
    """How likely heroes with such a lure will come here."""
    own = treasure[lure[0]] + treasure[lure[1]]
    if own <= most:
        return 0.0 if not own else KEPT[0] if own == most else CATCHING_UP
    return KEPT[min(own - most, len(KEPT) - 1)]


@lru_cache(maxsize=256)
def comers(seen: frozenset[str], seats: int, ordinary: int, epic: int) -> Comers:
    """The heroes nobody has seen yet, when so many of each kind come to town."""
    found: dict[Lure, list[Comer]] = {}
    for number, great in ((ordinary, False), (epic, True)):
        unseen = [card for card in HEROES.values() if card.epic is great and _is_to_come(card, seen, seats)]
        for card in unseen if number else ():
            comer = card.health, card.worth, min(1.0, number / len(unseen))
            found.setdefault(LURED.get(card.id, BY_SOULS), []).append(comer)
    return tuple([(lure, tuple(heroes)) for lure, heroes in found.items()])


def _is_to_come(card: HeroCard, seen: frozenset[str], seats: int) -> bool:
    """Whether a hero is in the deck; who goes to the fewest souls is harmless."""
    return card.players <= seats and card.id not in seen and card.special != "fewest-souls"


@lru_cache(maxsize=4096)
def rates(heroes: tuple[Comer, ...], damage: int) -> tuple[float, float, float]:
    """How many souls heroes bring, how many single wounds, and how many double ones."""
    dying = sum([worth * likely for health, worth, likely in heroes if health <= damage])
    escaping = [(worth, likely) for health, worth, likely in heroes if health > damage]
    single = sum([likely for worth, likely in escaping if worth == 1])
    return dying, single, sum([likely for worth, likely in escaping if worth > 1])


@lru_cache(maxsize=4096)
def wounds(light: int, heavy: int) -> tuple[float, ...]:
    """How likely so many wounds are, from the rates of single and of double ones."""
    found = [0.0] * WOUNDS_TO_LOSE
    for singles, one in enumerate(_poisson(light / FINEST)):
        for doubles, other in enumerate(_poisson(heavy / FINEST)):
            if singles + 2 * doubles < WOUNDS_TO_LOSE:
                found[singles + 2 * doubles] += one * other
    return tuple(found)


def _poisson(rate: float) -> list[float]:
    """How likely it happens so many times, up to all that can be borne."""
    found = [exp(-rate)]
    for times in range(1, WOUNDS_TO_LOSE):
        found.append(found[-1] * rate / times)
    return found
