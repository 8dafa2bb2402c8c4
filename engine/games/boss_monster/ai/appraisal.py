"""What cards are worth to a computer player, and what a dungeon promises: whom it lures, and who dies."""

from __future__ import annotations

from functools import cache, lru_cache
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
from engine.games.boss_monster.rules.rounds import WOUNDS_TO_LOSE
from engine.games.boss_monster.show.views import LairView, RealmView
from engine.games.boss_monster.state import MOST_ROOMS, Hero

SYMBOL = 0.4
"""What a treasure symbol is worth in damage, as long as the card is in hand."""
ADVANCED = 1.2
"""How much less an advanced room is worth in hand, since it needs a place that fits."""

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
    """What a hero would have left after all rooms from `first` on; 0 or less means that it dies there."""
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
"""How much treasure there is of each kind, and at last a nought for whoever is after one kind only."""
NOTHING = len(TREASURES)
"""The place of that nought."""


@lru_cache(maxsize=4096)
def counted(treasure: str) -> Counts:
    """Symbols by kind."""
    return (*[treasure.count(kind) for kind in TREASURES], 0)


def exchanged(treasure: Counts, more: str, less: str = "") -> Counts:
    """Treasure with some symbols more, and some less."""
    return tuple(map(add, treasure, _difference(more, less)))


@cache
def _difference(more: str, less: str) -> Counts:
    return tuple(map(sub, counted(more), counted(less)))


# ── what a dungeon promises ──────────────────────────────────────────────────────────────────────────────

BRIBES = 2
"""How many coins opponents are expected to spend on the health of a hero who takes coins."""
EXPECTED = {
    card.id: (card.health + (BRIBES if card.special == "coins" else 0), card.worth)
    for card in HEROES.values()
}
"""By hero: the health to be expected, and what it counts."""
LURED = {
    card.id: (
        TREASURES.index(card.lure[0]),
        TREASURES.index(card.lure[1]) if len(card.lure) > 1 else NOTHING,
    )
    for card in HEROES.values()
    if card.lure
}
"""By hero: the kinds of treasure it is after. The others care for souls, whatever is built."""
ORDINARY_HEALTH = tuple(card.health for card in HEROES.values() if card.lure and not card.epic)
EPIC_HEALTH = tuple(card.health for card in HEROES.values() if card.lure and card.epic)
ENOUGH = max(EPIC_HEALTH) + 1
"""More damage than this no hero needs."""
NEXT_WOUND = (0.8, 1.0, 1.4, 2.2, 6.0)
"""What one more wound costs whoever has so many already, in souls."""
AHEAD = 0.8
"""How many heroes the most treasure of a kind will bring in rounds to come."""
DAMAGE = 0.5
"""What a point of damage is worth in itself."""


@cache
def price_of(wounds: int, had: int) -> float:
    """What so many wounds cost at once, in souls."""
    last = WOUNDS_TO_LOSE - 1
    return sum([NEXT_WOUND[min(had + number, last)] for number in range(wounds)])


@cache
def later(coming: tuple[int, ...], had: int) -> tuple[float, ...]:
    """By damage: what the most treasure of a kind promises, if heroes of such health are to come."""
    found = []
    for damage in range(ENOUGH + 1):
        deadly = sum([damage >= health for health in coming]) / len(coming)
        found.append(AHEAD * (deadly - (1 - deadly) * price_of(1, had)))
    return tuple(found)


class Outlook:
    """What a seat may expect of a dungeon, as long as nobody else changes theirs."""

    def __init__(self, view: RealmView, seat: Seat) -> None:
        lair = view.lairs[seat]
        rivals = [counted(view.lairs[other].treasure) for other in view.order if other != seat]
        self.damage = sum([room.damage for room in lair.rooms])
        self.treasure = counted(lair.treasure)
        self._wounds = lair.wound_count
        self._rivals = tuple(map(max, *rivals)) if len(rivals) > 1 else rivals[0]
        self._waiting = [EXPECTED[hero.card] for hero in lair.queue]
        self._town = [self._caller(hero.card, rivals) for hero in view.town if hero.card in LURED]
        coming = ORDINARY_HEALTH if view.ordinary_heroes >= view.seats else EPIC_HEALTH
        self._later = later(coming, lair.wound_count)

    def _caller(self, hero: str, rivals: list[Counts]) -> tuple[int, int, int, int, int]:
        """The treasure it is after, how much of that the best rival has, its health, and what it counts."""
        one, two = LURED[hero]
        most = self._rivals[one] if two == NOTHING else max([each[one] + each[two] for each in rivals])
        return one, two, most, *EXPECTED[hero]

    def promise(self, damage: int, treasure: Counts) -> float:
        """All that such a dungeon promises, in souls: this round, and in those to come."""
        enough = damage if damage < ENOUGH else ENOUGH
        ahead = sum(map(gt, treasure, self._rivals))
        found: float = self.now(damage, treasure) + ahead * self._later[enough] + DAMAGE * enough
        return found

    def now(self, damage: int, treasure: Counts) -> float:
        """Souls of this round, less what its wounds cost."""
        souls = wounds = 0
        for health, worth in self._waiting:
            if damage >= health:
                souls += worth
            else:
                wounds += worth
        for one, two, most, health, worth in self._town:
            if treasure[one] + treasure[two] > most:
                if damage >= health:
                    souls += worth
                else:
                    wounds += worth
        return souls - price_of(wounds, self._wounds) if wounds else souls


# ── what a card would make of it ─────────────────────────────────────────────────────────────────────────

NEW_ROOM = 0.5
"""What one more place is worth beyond damage and symbols."""
LEVEL_UP = 1.0
"""And the fifth, which makes the boss level up."""
MINIBOSS = 0.4
"""What a miniboss is worth beyond damage and symbols: it can be promoted."""
HARMFUL = -99.0


class Plan:
    """What the own dungeon would promise with each card at each place."""

    def __init__(self, view: RealmView, seat: Seat) -> None:
        lair = view.lairs[seat]
        self.outlook = Outlook(view, seat)
        self._rooms = {str(room.slot.uid): room for room in lair.rooms}
        fifth = len(lair.rooms) == MOST_ROOMS - 1 and not lair.levelled
        self._places = {
            "new": (0, "", NEW_ROOM + LEVEL_UP if fifth else NEW_ROOM),
            **{place: (*PRINTED[room.slot.cards[-1]], 0.0) for place, room in self._rooms.items()},
        }
        """By place: the damage and the treasure that would be covered, and what it is worth beyond them."""
        self._miniboss = MINIBOSS if lair.hoard else HARMFUL

    def without_building(self) -> float:
        """The dungeon as it is."""
        return self.outlook.promise(self.outlook.damage, self.outlook.treasure)

    def worth(self, choice: str) -> float:
        """With a placement such as `MB014@new` or `MB014@12`."""
        card, _, place = choice.partition("@")
        outlook = self.outlook
        if card not in PRINTED:
            first = ABILITIES[f"{card}-1"]
            damage = outlook.damage + _miniboss_damage(first, len(self._rooms[place].treasure))
            return outlook.promise(damage, exchanged(outlook.treasure, first.treasure)) + self._miniboss
        damage, treasure = PRINTED[card]
        covered, lost, bonus = self._places[place]
        after = exchanged(outlook.treasure, treasure, lost)
        return outlook.promise(outlook.damage + damage - covered, after) + bonus


PRINTED = {card.id: (card.damage, card.treasure) for card in ROOMS.values()}
"""The damage and the treasure of every room."""


def _miniboss_damage(level: Ability, symbols: int) -> int:
    if level.does == "damage-per-symbol":
        return level.amount * symbols
    return level.amount if level.does == "damage" else 0
