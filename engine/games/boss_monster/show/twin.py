"""The text twin of a Boss Monster view: everything on the table in sentences, whole or part by part."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache

from engine.core import EXERCISE, Seat, Text, all_of, seat_name
from engine.games.boss_monster.cards import ROOMS, RoomCard
from engine.games.boss_monster.phrases import about, card_name, card_names, plain, text
from engine.games.boss_monster.rules.reactions.orders import order_name
from engine.games.boss_monster.show.views import LairView, RealmView, RoomView
from engine.games.boss_monster.state import Hero, Walker, Way, WayStep

UNDER_WAY = "under-way"
"""Takes the place of the outcome while a hero is still inside."""


def describe(view: RealmView) -> list[Text]:
    """Everything, in the order one would look at it: round, dungeons, town, adventure, cards, own hand."""
    return [
        *_heading(view),
        *(line for seat in view.order or range(view.seats) for line in _lair(view, seat)),
        *(_out(view, seat) for seat, lair in enumerate(view.lairs) if lair.out),
        describe_town(view),
        *describe_ways(view),
        *_walker(view),
        *describe_unsettled(view),
        describe_decks(view),
        _discards(view),
        *_own(view),
    ]


def _heading(view: RealmView) -> Iterator[Text]:
    if view.result is not None and EXERCISE not in view.settings:
        winner = view.result.winners[0]
        lair = view.lairs[winner]
        yield text("wins", seat=seat_name(winner), souls=lair.soul_count, wounds=lair.wound_count)
    if view.round:
        yield text("twin-round", round=view.round, phase=plain(f"twin-phase-{view.phase}"))
    else:
        yield plain("twin-setup")
    if view.order:
        yield text("twin-order", seats=all_of([seat_name(seat) for seat in view.order]))
    for seat, turns in enumerate(view.open_orders):
        if turns:
            builders = all_of([seat_name(builder) for builder in turns])
            yield about(view.viewer, "twin-open-orders", seat, builders=builders)


# ── dungeons ─────────────────────────────────────────────────────────────────────────────────────────────


def _lair(view: RealmView, seat: Seat) -> Iterator[Text]:
    lair, viewer = view.lairs[seat], view.viewer
    if not lair.boss:
        yield about(viewer, "twin-no-boss", seat, coins=lair.hoard)
        return
    yield about(
        viewer,
        "twin-lair",
        seat,
        boss=card_name(lair.boss),
        xp=str(lair.xp),
        souls=lair.soul_count,
        wounds=lair.wound_count,
        coins=lair.hoard,
        rooms=lair.room_cards,
        spells=lair.spell_cards,
    )
    if lair.levelled:
        yield about(viewer, "twin-levelled", seat)
    yield from describe_marks(view, seat)
    yield _treasures(lair)
    if lair.new_room:
        yield plain("twin-new-room")
    if not lair.rooms:
        yield plain("twin-no-rooms")
    for place, room in enumerate(lair.rooms, 1):
        yield from _room(place, room)
    if lair.queue:
        yield text("twin-queue", heroes=_heroes(lair.queue))
    if lair.souls:
        yield text("twin-souls", heroes=_quoted(lair.souls))
    if lair.wounds:
        yield text("twin-wounds", heroes=_quoted(lair.wounds))


def describe_marks(view: RealmView, seat: Seat) -> list[Text]:
    """What holds for a player until end of round."""
    return [about(view.viewer, f"twin-mark-{mark}", seat) for mark in view.lairs[seat].marks]


def _quoted(heroes: Sequence[str]) -> Text:
    """In quotation marks, because some heroes have a comma in their name."""
    return all_of([text("twin-quoted", card=card_name(hero)) for hero in heroes])


def _treasures(lair: LairView) -> Text:
    return text(
        "twin-treasure",
        cleric=lair.treasure.count("C"),
        fighter=lair.treasure.count("F"),
        mage=lair.treasure.count("M"),
        thief=lair.treasure.count("T"),
    )


def _room(place: int, room: RoomView) -> Iterator[Text]:
    slot = room.slot
    *below, card = slot.cards
    yield text(
        "twin-room",
        place=place,
        room=card_name(card),
        kind=kind_of(ROOMS[card]),
        damage=room.damage,
        treasure=treasures(room.treasure),
    )
    if slot.miniboss:
        yield text("twin-miniboss", miniboss=card_name(slot.miniboss), level=slot.level)
    if below:
        yield text("twin-covered", rooms=card_names(below))
    if slot.coins:
        yield text("twin-coins", coins=slot.coins)
    if slot.intern:
        yield text("twin-intern", miniboss=card_name(slot.intern))
    if slot.watched >= 0:
        yield text("twin-watched", victim=seat_name(slot.watched))
    remarks = {"off": slot.off, "mute": slot.mute, "used": bool(slot.used), "face-down": room.face_down}
    yield from (plain(f"twin-{remark}") for remark, holds in remarks.items() if holds)


@cache
def kind_of(card: RoomCard) -> Text:
    """Ordinary or advanced, Monster Room or Trap Room."""
    return plain(f"kind-{card.kind}{'-advanced' if card.advanced else ''}")


@cache
def treasures(symbols: str) -> Text:
    """Symbols as an enumeration, each kind once."""
    return all_of([_treasure(symbol, symbols.count(symbol)) for symbol in dict.fromkeys(symbols)])


def _treasure(symbol: str, times: int) -> Text:
    name = plain(f"treasure-{symbol.lower()}")
    return name if times == 1 else text("treasure-times", treasure=name, times=times)


def _out(view: RealmView, seat: Seat) -> Text:
    lair = view.lairs[seat]
    return about(view.viewer, "twin-out", seat, souls=lair.soul_count, wounds=lair.wound_count)


# ── heroes ───────────────────────────────────────────────────────────────────────────────────────────────


def _heroes(heroes: Sequence[Hero]) -> Text:
    return all_of([_hero(hero.card, hero.remaining, hero.waits) for hero in heroes])


@cache
def _hero(card: str, health: int, waits: bool) -> Text:
    return text("twin-hero-waits" if waits else "twin-hero", hero=card_name(card), health=max(0, health))


def describe_town(view: RealmView) -> Text:
    """The heroes in town."""
    return text("twin-town", heroes=_heroes(view.town)) if view.town else plain("twin-town-empty")


def describe_ways(view: RealmView) -> list[Text]:
    """How each hero has fared in the latest adventure; the one who is still inside comes last."""
    ways = list(view.ways)
    if view.walker is not None:
        ways.append(way_so_far(view.walker))
    return [_way(view, way) for way in ways]


def way_so_far(walker: Walker) -> Way:
    """The way of the hero who is still inside."""
    return Way(walker.hero.card, walker.seat, walker.health, walker.steps, UNDER_WAY)


def _walker(view: RealmView) -> Iterator[Text]:
    """Where the hero inside is now."""
    if view.walker is not None:
        hero = view.walker.hero
        yield about(
            view.viewer,
            "twin-walker",
            view.walker.seat,
            hero=card_name(hero.card),
            place=view.walker.index + 1,
            health=max(0, hero.remaining),
        )


def describe_unsettled(view: RealmView) -> Iterator[Text]:
    """Minibosses not yet paid for, and spells not yet carried out."""
    for unpaid in view.unpaid:
        yield about(view.viewer, "twin-unpaid", unpaid.seat, miniboss=card_name(unpaid.card))
    if view.casting:
        yield text("twin-casting", cards=card_names(view.casting))


def _way(view: RealmView, way: Way) -> Text:
    return about(
        view.viewer,
        f"twin-way-{way.outcome}",
        way.seat,
        hero=card_name(way.hero),
        health=way.health,
        rooms=len(way.steps),
        steps=all_of([_step(step) for step in way.steps]),
    )


@cache
def _step(step: WayStep) -> Text:
    return text("twin-step", room=card_name(step.room), damage=step.damage, remaining=max(0, step.remaining))


# ── cards ────────────────────────────────────────────────────────────────────────────────────────────────


def describe_decks(view: RealmView) -> Text:
    """How many cards are left in each deck."""
    return text(
        "twin-decks",
        rooms=view.room_deck,
        spells=view.spell_deck,
        ordinary=view.ordinary_heroes,
        epic=view.epic_heroes,
    )


def _discards(view: RealmView) -> Text:
    if view.discards:
        return text("twin-discards", cards=card_names(view.discards))
    return plain("twin-discards-empty")


def _own(view: RealmView) -> Iterator[Text]:
    if view.viewer is None:
        return
    yield text("twin-hand", rooms=card_names(view.hand_rooms), spells=card_names(view.hand_spells))
    if view.placed:
        yield text("twin-placed", card=card_name(view.placed))
    orders = [order_name(order) for order in (*view.build_orders, *view.orders)]
    if orders:
        yield text("twin-orders", orders=all_of(orders))
