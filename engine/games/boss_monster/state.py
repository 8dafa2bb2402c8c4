"""Rooms, heroes, lairs and piles of a Boss Monster table."""

from __future__ import annotations

from functools import lru_cache

import msgspec
from msgspec.structs import replace

from engine.core import Seat, State
from engine.games.boss_monster.cards import BOSSES, HEROES, ROOMS, WORTH, HeroCard, RoomCard

MOST_ROOMS = 5
NOWHERE = -1
NEW_PLACE = 0
"""Where a card lies face down: at a stack (its number, from 1), left of the first room, or nowhere."""


class Slot(msgspec.Struct, frozen=True, gc=False, cache_hash=True):
    """A place in a dungeon: a stack of rooms of which the last is visible, and what belongs to it."""

    uid: int
    cards: tuple[str, ...]
    miniboss: str = ""
    level: int = 0
    coins: int = 0
    bonus: int = 0
    """Damage until end of round, from spells and from other dungeons."""
    text_bonus: int = 0
    """Damage until end of round, from texts of this dungeon."""
    off: bool = False
    mute: bool = False
    """Without ability text until end of round."""
    treasure: str | None = None
    """The symbols a spell has given it instead of its own, until end of round."""
    used: tuple[str, ...] = ()
    """Once-per-round abilities used this round; see `dungeon.use_up`."""
    intern: str = ""
    """A miniboss found by Internship, to be revealed with the other cards; everybody knows it."""
    watched: Seat = NOWHERE
    """Whose spells the Ancient Guardtower looks at this round."""

    @property
    def room(self) -> RoomCard:
        """The visible room."""
        return ROOMS[self.cards[-1]]

    @property
    def name(self) -> str:
        """The id of this very room card: stack and height, so that a room built on top has another."""
        return f"{self.uid}.{len(self.cards)}"


class Hero(msgspec.Struct, frozen=True, gc=False, cache_hash=True):
    """A hero in play."""

    card: str
    age: int
    """How many came to town before."""
    damage: int = 0
    bonus: int = 0
    """Health until end of round."""
    waits: bool = False
    """Cannot enter before the next round."""
    paid: tuple[Seat, ...] = ()
    """Who has paid for it this round, if it is one of the coin heroes."""

    @property
    def face(self) -> HeroCard:
        """The printed card."""
        return HEROES[self.card]

    @property
    def remaining(self) -> int:
        """Health left; it may sink below 0 while the hero is still in the room."""
        return HEROES[self.card].health + self.bonus - self.damage


class Walker(msgspec.Struct, frozen=True, gc=False):
    """The one hero inside a dungeon: whose it is, and where."""

    hero: Hero
    seat: Seat
    uid: int = 0
    """The stack it is in; 0 when its room has been destroyed under it."""
    index: int = -1
    """The place it has come to, counted from the entrance."""
    health: int = 0
    """The health it came in with."""
    steps: tuple[WayStep, ...] = ()
    """The rooms it has entered so far."""


class WayStep(msgspec.Struct, frozen=True, gc=False):
    """One room on a hero's way: the damage it dealt, and the health the hero had left."""

    room: str
    miniboss: str
    damage: int
    remaining: int


class Way(msgspec.Struct, frozen=True, gc=False):
    """How a hero fared in a dungeon; the outcome is `soul`, `wound`, `town` or `entrance`."""

    hero: str
    seat: Seat
    health: int
    steps: tuple[WayStep, ...]
    outcome: str


class Unpaid(msgspec.Struct, frozen=True, gc=False):
    """A miniboss that has been revealed on a stack, and must now be paid for or discarded."""

    seat: Seat
    card: str
    uid: int


@lru_cache(maxsize=4096)
def worth_of(heroes: tuple[str, ...]) -> int:
    """How many souls or wounds heroes count together."""
    return sum([WORTH[hero] for hero in heroes])


class Lair(msgspec.Struct):
    """All that belongs to one player; the rooms in order from the entrance to the boss."""

    boss: str = ""
    hoard: int = 0
    rooms: tuple[str, ...] = ()
    """Cards in hand from the room deck: rooms and minibosses."""
    spells: tuple[str, ...] = ()
    slots: tuple[Slot, ...] = ()
    queue: tuple[Hero, ...] = ()
    """Heroes at the entrance, the one nearest to the dungeon first."""
    souls: tuple[str, ...] = ()
    wounds: tuple[str, ...] = ()
    levelled: bool = False
    out: bool = False
    fell_in: int = 0
    """The round in which this player was eliminated."""
    placed: str = ""
    """The card lying face down, and where."""
    placed_at: int = NOWHERE
    extra: str = ""
    """Treasure symbols added until end of round."""
    marks: tuple[str, ...] = ()
    """What holds for this player until end of round; see `timing.py`."""
    giving: str = ""
    """The cards chosen for the discard at the start, until all have chosen."""
    lured: int = 0
    """How many heroes this round's bait phase has brought."""
    new_souls: int = 0

    @property
    def soul_count(self) -> int:
        """Souls count 1 or 2."""
        return worth_of(self.souls)

    @property
    def wound_count(self) -> int:
        """Wounds count 1 or 2."""
        return worth_of(self.wounds)

    @property
    def xp(self) -> int:
        """Experience: the order of play."""
        return BOSSES[self.boss].xp

    def index(self, uid: int) -> int | None:
        """Where a stack is, counted from the entrance; None if it is not here any more."""
        for index, slot in enumerate(self.slots):
            if slot.uid == uid:
                return index
        return None

    def slot(self, uid: int) -> Slot | None:
        """A stack by its number."""
        for slot in self.slots:
            if slot.uid == uid:
                return slot
        return None

    def put(self, slot: Slot) -> None:
        """Replace a stack by its changed self."""
        self.slots = tuple([slot if each.uid == slot.uid else each for each in self.slots])

    def mark(self, mark: str) -> None:
        """Note that something holds for this player until end of round."""
        if mark not in self.marks:
            self.marks = (*self.marks, mark)


class Realm(State, kw_only=True):
    """A Boss Monster table."""

    lairs: list[Lair]
    rooms: list[str]
    """The room deck, its top card last."""
    spells: list[str]
    heroes: list[str]
    discards: tuple[str, ...] = ()
    """The common pile, face up, the latest card last."""
    box: tuple[str, ...] = ()
    """Cards out of the game."""
    bosses: tuple[str, ...] = ()
    """Bosses dealt but not chosen yet, two for each seat in turn."""
    casting: tuple[str, ...] = ()
    """Spells that have been declared and not yet carried out."""
    unpaid: tuple[Unpaid, ...] = ()
    """Minibosses turned up and not yet paid for, in the order of play."""
    town: tuple[Hero, ...] = ()
    """The hero longest in the game first."""
    walker: Walker | None = None
    ways: tuple[Way, ...] = ()
    """How heroes fared in the latest adventure phase."""
    order: tuple[Seat, ...] = ()
    """All who are still in the game, by experience."""
    round: int = 0
    phase: str = "set-up"
    active: Seat = NOWHERE
    last_uid: int = 0
    last_age: int = 0
    build_orders: list[tuple[str, ...]] = []
    orders: list[tuple[str, ...]] = []
    """Standing orders of every seat, for the build phase and for the adventure phase."""
    deeds: tuple[Seat, ...] = ()
    """Who has acted in this build phase, in order: spells, abilities, coins for somebody else's cards."""
    quiet_rounds: int = 0
    """Full rounds in a row in which no hero came, was lured, died or wounded; -1 once one did this round."""
    late_rounds: int = 0
    """Rounds since the last hero came to town."""

    def others(self, seat: Seat) -> list[Seat]:
        """The opponents of a seat who are still in the game, by experience."""
        return [other for other in self.order if other != seat]

    def by_turn(self) -> list[Seat]:
        """The active player first, then the others by experience."""
        if self.active in self.order:
            return [self.active, *[seat for seat in self.order if seat != self.active]]
        return list(self.order)

    def find(self, uid: int) -> tuple[Seat, Slot] | None:
        """A stack anywhere, and in whose dungeon it is."""
        for seat in self.order:
            slot = self.lairs[seat].slot(uid)
            if slot is not None:
                return seat, slot
        return None

    def find_room(self, name: str) -> tuple[Seat, Slot] | None:
        """A room card by name, if it is still the visible one of its stack."""
        found = self.find(int(name.partition(".")[0]))
        return found if found is not None and found[1].name == name else None

    def next_uid(self) -> int:
        """The number of the next new stack."""
        self.last_uid += 1
        return self.last_uid

    def send_to_town(self, hero: Hero) -> None:
        """Put a hero in town, at the place its age gives it."""
        self.town = tuple(sorted((*self.town, hero), key=lambda each: each.age))

    def change_hero(self, card: str, damage: int = 0, bonus: int = 0) -> None:
        """Give a hero damage or health, wherever it is."""
        if self.walker is not None and self.walker.hero.card == card:
            self.walker = replace(self.walker, hero=_changed(self.walker.hero, damage, bonus))
            return
        self.town = _with_change(self.town, card, damage, bonus)
        for lair in self.lairs:
            lair.queue = _with_change(lair.queue, card, damage, bonus)


def _with_change(heroes: tuple[Hero, ...], card: str, damage: int, bonus: int) -> tuple[Hero, ...]:
    return tuple([_changed(hero, damage, bonus) if hero.card == card else hero for hero in heroes])


def _changed(hero: Hero, damage: int, bonus: int) -> Hero:
    return replace(hero, damage=hero.damage + damage, bonus=hero.bonus + bonus)
