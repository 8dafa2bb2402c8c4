"""How a computer player values cards in hand and dungeons: whom they lure, and who dies there."""

from __future__ import annotations

from functools import cache, lru_cache
from math import exp
from operator import add, gt, sub

from engine.core import Seat
from engine.games.boss_monster.cards import (
    ABILITIES,
    HEROES,
    MINIBOSSES,
    MONSTERS,
    ROOMS,
    SPELLS,
    TREASURES,
    Ability,
)
from engine.games.boss_monster.rules.adventure import SPELLBANE_HEALTH, TAX_CAP, TOUGHNESS
from engine.games.boss_monster.rules.rounds import SOULS_TO_WIN
from engine.games.boss_monster.show.views import LairView, RealmView, RoomView
from engine.games.boss_monster.state import MOST_ROOMS, Hero

SYMBOL = 0.4
"""What a treasure symbol on a card in hand is worth, in damage."""
ADVANCED = 1.2
"""How much less an advanced room in hand is worth, since it needs a room that fits below."""

KEEPING: dict[str, float] = {
    **{
        card.id: card.damage + SYMBOL * len(card.treasure) - (ADVANCED if card.advanced else 0.0)
        for card in ROOMS.values()
    },
    **dict.fromkeys(MINIBOSSES, 2.2),
    **dict.fromkeys(SPELLS, 2.0),
    "MB071": 4.0,
    "MB072": 3.5,
    "MB069": 3.0,
    "MB068": 2.5,
    "MB073": 1.5,
    "no": 0.5,
}
"""How much a card in hand is worth keeping; spells that kill a hero most of all."""

# ── a hero against a dungeon ─────────────────────────────────────────────────────────────────────────────


def health_left(lair: LairView, hero: Hero, first: int = 0) -> int:
    """A hero's health after all rooms from `first` on; 0 or less means that it dies there."""
    special = hero.face.special
    left = hero.remaining
    for room in lair.rooms[first:]:
        if special == "tough" and room.slot.cards[-1] in MONSTERS:
            left -= max(0, room.damage - TOUGHNESS)
        elif special != "picky" or len(set(room.treasure)) < 2:
            left -= room.damage
    if not first and special == "taxes":
        left += min(TAX_CAP, lair.hoard)
    elif not first and special == "spellbane" and not lair.spell_cards:
        left += SPELLBANE_HEALTH
    return left


# ── treasure ─────────────────────────────────────────────────────────────────────────────────────────────

Counts = tuple[int, ...]
"""The amount of each kind of treasure, and a 0 at the end for heroes lured by one kind only."""
NOTHING = len(TREASURES)
"""The index of that 0."""


@lru_cache(maxsize=4096)
def counted(treasure: str) -> Counts:
    """Count symbols by kind."""
    return (*[treasure.count(kind) for kind in TREASURES], 0)


def exchanged(treasure: Counts, more: str, less: str = "") -> Counts:
    """Treasure with some symbols added and others removed."""
    return tuple(map(add, treasure, _difference(more, less)))


@cache
def _difference(more: str, less: str) -> Counts:
    return tuple(map(sub, counted(more), counted(less)))


# ── the value of a dungeon ───────────────────────────────────────────────────────────────────────────────

BRIBES = 2
"""How many coins opponents are expected to pay for a hero who takes coins."""
EXPECTED = {
    card.id: (card.health + (BRIBES if card.special == "coins" else 0), card.worth)
    for card in HEROES.values()
}
"""By hero: its expected health, and how many souls or wounds it counts."""
WILFUL = ("tough", "picky", "taxes", "spellbane")
"""Heroes whose health depends on the dungeon they go through."""
LURED = {
    card.id: (
        TREASURES.index(card.lure[0]),
        TREASURES.index(card.lure[1]) if len(card.lure) > 1 else NOTHING,
    )
    for card in HEROES.values()
    if card.lure
}
"""By hero: the kinds of treasure that lure it. The others go by souls, whatever is built."""
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
    for ahead in range(len(TREASURES) + 1):
        row = []
        for damage in range(ENOUGH + 1):
            souls = sum([worth * likely for health, worth, likely in coming if damage >= health]) / total
            wounds = sum([worth * likely for health, worth, likely in coming if damage < health]) / total
            row.append(AHEAD * ahead * souls - price_of_some(AHEAD * ahead * wounds, had))
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
        self._enough = VICTORY + (1 - BEYOND) * self._needed
        self._rivals = tuple(map(max, *rivals)) if len(rivals) > 1 else rivals[0]
        self._lair = lair
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
        souls = wounds = 0.0
        for health, worth in self._waiting:
            if damage >= health:
                souls += worth
            else:
                wounds += worth
        for one, two, most, health, worth in self._town:
            lead = treasure[one] + treasure[two] - most
            if lead >= 0:
                likely = HELD[lead] if lead < len(HELD) else 1.0
                if damage >= health:
                    souls += likely * worth
                else:
                    wounds += likely * worth
        gain = souls if souls < self._needed else self._enough + BEYOND * souls
        return gain - price_of_some(wounds, self._wounds) if wounds else gain


# ── the value of a placement ─────────────────────────────────────────────────────────────────────────────

NEW_ROOM = 1.0
"""What a new place is worth beyond damage and symbols."""
LEVEL_UP = 1.0
"""What the fifth is worth on top, since it levels the boss up."""
MINIBOSS = 0.4
"""What a miniboss is worth beyond damage and symbols: it can be promoted."""
HARMFUL = -99.0
ROBBERS_VAULT = "MB021"
"""Whoever builds it swaps hoards, whether that pays or not."""
COIN = 0.2
"""What a coin is worth, in souls."""


class Plan:
    """Values the seat's dungeon with each card at each place."""

    def __init__(self, view: RealmView, seat: Seat) -> None:
        lair = view.lairs[seat]
        self.outlook = Outlook(view, seat)
        self._rooms = {str(room.slot.uid): room for room in lair.rooms}
        fifth = len(lair.rooms) == MOST_ROOMS - 1 and not lair.levelled
        self._places = {
            "new": (0, "", NEW_ROOM + LEVEL_UP if fifth else NEW_ROOM),
            **{place: (*_covered(room), 0.0) for place, room in self._rooms.items()},
        }
        """By place: the damage and the treasure it would cover, and its bonus beyond them."""
        self._miniboss = MINIBOSS if lair.hoard else HARMFUL
        richest = max([view.lairs[other].hoard for other in view.order if other != seat], default=0)
        self._swap = COIN * (richest - lair.hoard)

    def without_building(self) -> float:
        """The value of the dungeon as it is."""
        return self.outlook.promise(self.outlook.damage, self.outlook.treasure)

    def worth(self, choice: str) -> float:
        """The value after a placement such as `MB014@new` or `MB014@12`."""
        card, _, place = choice.partition("@")
        outlook = self.outlook
        if card not in PRINTED:
            first = ABILITIES[f"{card}-1"]
            damage = outlook.damage + _miniboss_damage(first, len(self._rooms[place].treasure))
            return outlook.promise(damage, exchanged(outlook.treasure, first.treasure)) + self._miniboss
        damage, treasure = PRINTED[card]
        covered, lost, bonus = self._places[place]
        after = exchanged(outlook.treasure, treasure, lost)
        bonus += self._swap if card == ROBBERS_VAULT else 0.0
        return outlook.promise(outlook.damage + damage - covered, after) + bonus


PRINTED = {card.id: (card.damage, card.treasure) for card in ROOMS.values()}
"""The damage and the treasure of every room."""


def _covered(room: RoomView) -> tuple[int, str]:
    """The damage and the treasure that a new card would cover; a miniboss stays."""
    damage, treasure = PRINTED[room.slot.cards[-1]]
    if room.damage <= damage:
        return damage, treasure
    miniboss = room.slot.miniboss
    stays = _miniboss_damage(ABILITIES[f"{miniboss}-1"], len(room.treasure)) if miniboss else 0
    return max(damage, room.damage - stays), treasure


def _miniboss_damage(level: Ability, symbols: int) -> int:
    if level.does == "damage-per-symbol":
        return level.amount * symbols
    return level.amount if level.does == "damage" else 0
