"""What a player or an onlooker may know of a Boss Monster table: fields copied one by one."""

from __future__ import annotations

from functools import lru_cache

import msgspec

from engine.core import Seat, View, common
from engine.games.boss_monster.cards import BOSSES, HEROES, ROOMS
from engine.games.boss_monster.rules.dungeon import damage, symbols
from engine.games.boss_monster.rules.reactions.orders import open_orders
from engine.games.boss_monster.show.news import News, news_of
from engine.games.boss_monster.state import (
    NEW_PLACE,
    NOWHERE,
    Hero,
    Lair,
    Realm,
    Slot,
    Unpaid,
    Walker,
    Way,
    worth_of,
)
from engine.games.boss_monster.timing import CALM, HUSHED


class RoomView(msgspec.Struct, frozen=True, gc=False):
    """A place in a dungeon as everybody sees it."""

    slot: Slot
    """The stack with all that belongs to it: cards (the last is visible), miniboss, level, coins, marks."""
    damage: int
    """What it deals to a hero who enters now."""
    treasure: str
    """Its symbols as they count now."""
    face_down: bool
    """A card lies on it, and nobody but its owner knows which."""


class LairView(msgspec.Struct, frozen=True, gc=False):
    """What everybody sees of a player."""

    boss: str
    """Empty until the bosses are shown."""
    xp: int
    levelled: bool
    out: bool
    hoard: int
    room_cards: int
    """How many cards of the hand have the back of the room deck."""
    spell_cards: int
    rooms: tuple[RoomView, ...]
    """From the entrance to the boss."""
    new_room: bool
    """A card lies face down left of the first room."""
    queue: tuple[Hero, ...]
    """Heroes at the entrance, in the order in which they enter."""
    souls: tuple[str, ...]
    soul_count: int
    wounds: tuple[str, ...]
    wound_count: int
    treasure: str
    """All symbols that lure heroes, boss included, one letter each."""
    marks: tuple[str, ...]
    """What holds for this player until end of round; see `timing.py`."""
    lured: int = 0
    """How many heroes this round's bait phase has brought."""
    extra: str = ""
    """Treasure symbols added until end of round, which are counted in `treasure`."""


class RealmView(View, frozen=True, gc=False, kw_only=True):
    """The table as one viewer sees it."""

    round: int
    phase: str
    order: tuple[Seat, ...]
    """Who is still in the game, by experience."""
    active: Seat | None
    lairs: tuple[LairView, ...]
    town: tuple[Hero, ...]
    """The hero longest in the game first."""
    walker: Walker | None
    """The hero inside a dungeon, and where it is."""
    ways: tuple[Way, ...]
    """How every hero fared in the latest adventure, room by room."""
    room_deck: int
    spell_deck: int
    ordinary_heroes: int
    epic_heroes: int
    unpaid: tuple[Unpaid, ...]
    """Minibosses revealed and not yet paid for."""
    casting: tuple[str, ...]
    """Spells declared and not yet carried out."""
    discards: tuple[str, ...]
    """The discard pile, which lies face up; the latest card last."""
    hand_rooms: tuple[str, ...]
    """The viewer's own cards; empty for onlookers."""
    hand_spells: tuple[str, ...]
    placed: str
    """The card the viewer has laid down, and where."""
    placed_at: int
    orders: tuple[str, ...]
    """The viewer's own standing orders for the adventure phase, and for build phases."""
    build_orders: tuple[str, ...]
    open_orders: tuple[tuple[Seat, ...], ...]
    """Before whose builds each player wants to be asked, as everybody knows."""

    @property
    def news(self) -> News:
        """What the latest move has changed, as far as the viewer has heard."""
        return news_of(self.events)


def view(g: Realm, viewer: Seat | None) -> RealmView:
    """The table as `viewer` sees it; None is an onlooker."""
    own = NOBODY if viewer is None else g.lairs[viewer]
    epic = min(len(g.heroes), EPIC_HEROES.get(g.seats, 0))  # ordinary ones lie on top
    return RealmView(
        **common(g, viewer),
        round=g.round,
        phase=g.phase,
        order=g.order,
        active=None if g.active == NOWHERE else g.active,
        lairs=tuple([_lair(lair) for lair in g.lairs]),
        town=g.town,
        walker=g.walker,
        ways=g.ways,
        room_deck=len(g.rooms),
        spell_deck=len(g.spells),
        ordinary_heroes=len(g.heroes) - epic,
        epic_heroes=epic,
        unpaid=g.unpaid,
        casting=g.casting,
        discards=g.discards,
        hand_rooms=own.rooms,
        hand_spells=own.spells,
        placed=own.placed,
        placed_at=own.placed_at,
        orders=() if viewer is None else g.orders[viewer],
        build_orders=() if viewer is None else g.build_orders[viewer],
        open_orders=tuple([open_orders(orders) for orders in g.build_orders]),
    )


EPIC_HEROES = {
    seats: sum(card.epic and card.players <= seats for card in HEROES.values()) for seats in (2, 3, 4)
}
NOBODY = Lair()
SPELL_EATER = next(card.id for card in ROOMS.values() if card.abilities[0].does == "damage-per-spell")
HERO_COUNTER = next(card.id for card in ROOMS.values() if card.abilities[0].does == "damage-per-lured")


def _lair(lair: Lair) -> LairView:
    return _seen(
        lair.boss,
        lair.levelled,
        lair.out,
        lair.hoard,
        len(lair.rooms),
        len(lair.spells),
        lair.slots,
        lair.placed_at,
        lair.lured,
        lair.extra,
        lair.marks,
        lair.queue,
        lair.souls,
        lair.wounds,
    )


@lru_cache(maxsize=4096)
def _seen(
    boss: str,
    levelled: bool,
    out: bool,
    hoard: int,
    room_cards: int,
    spell_cards: int,
    slots: tuple[Slot, ...],
    placed_at: int,
    lured: int,
    extra: str,
    marks: tuple[str, ...],
    queue: tuple[Hero, ...],
    souls: tuple[str, ...],
    wounds: tuple[str, ...],
) -> LairView:
    """A lair as everybody sees it; kept, because most lairs stay the same between two moves."""
    eats_spells, counts_heroes = _counting(slots)
    rooms, shown = _dungeon(
        boss,
        levelled,
        slots,
        NOWHERE if placed_at == NEW_PLACE else placed_at,
        spell_cards if eats_spells else 0,
        lured if counts_heroes else 0,
        extra,
        tuple([mark for mark in marks if mark in (CALM, HUSHED)]) if marks else (),
    )
    return LairView(
        boss,
        BOSSES[boss].xp if boss else 0,
        levelled,
        out,
        hoard,
        room_cards,
        spell_cards,
        rooms,
        placed_at == NEW_PLACE,
        queue,
        souls,
        worth_of(souls),
        wounds,
        worth_of(wounds),
        shown,
        marks,
        lured,
        extra,
    )


@lru_cache(maxsize=1024)
def _counting(slots: tuple[Slot, ...]) -> tuple[bool, bool]:
    """Whether some room's damage depends on spells in hand, or on heroes lured."""
    tops = [slot.cards[-1] for slot in slots]
    return SPELL_EATER in tops, HERO_COUNTER in tops


@lru_cache(maxsize=4096)
def _dungeon(
    boss: str,
    levelled: bool,
    slots: tuple[Slot, ...],
    placed_at: int,
    spell_cards: int,
    lured: int,
    extra: str,
    marks: tuple[str, ...],
) -> tuple[tuple[RoomView, ...], str]:
    """The rooms and the treasure of a dungeon, from only what can make a difference to them."""
    if not boss:
        return (), ""
    lair = Lair(
        boss=boss,
        levelled=levelled,
        spells=("",) * spell_cards,
        slots=slots,
        placed_at=placed_at,
        lured=lured,
        marks=marks,
    )
    rooms = [_room(lair, index, slot) for index, slot in enumerate(slots)]
    return tuple(rooms), "".join([BOSSES[boss].treasure, extra, *[room.treasure for room in rooms]])


def _room(lair: Lair, index: int, slot: Slot) -> RoomView:
    return RoomView(slot, damage(lair, index), symbols(lair, slot), slot.uid == lair.placed_at)
