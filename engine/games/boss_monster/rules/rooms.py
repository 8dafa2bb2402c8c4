"""Rooms built, covered, destroyed, uncovered and deactivated, and the abilities that triggers."""

from __future__ import annotations

from msgspec.structs import replace

from engine.core import Option, Pick, Question, Seat, step
from engine.games.boss_monster.cards import ABILITIES
from engine.games.boss_monster.phrases import card_name, plain, tell, text
from engine.games.boss_monster.rules.abilities.context import EffectContext, effect_of
from engine.games.boss_monster.rules.dungeon import (
    active_rooms,
    boss_text,
    in_force,
    read_source,
    room_text,
    source,
    use_up,
)
from engine.games.boss_monster.state import MOST_ROOMS, NEW_PLACE, Lair, Realm, Slot

PLAIN_COINS = ("coins", "coins-per-miniboss", "coins-per-treasury")
"""Effects that only bring coins, so that their order makes no difference."""
BRING_ROOM_CARDS = ("draw-rooms", "clinic")
"""Effects that may bring a miniboss to the hand."""
AUTOMATIC = (*PLAIN_COINS, "draw-and-build")
"""Triggered effects that nobody can decline, so that they are used up when they come."""

# ── building ─────────────────────────────────────────────────────────────────────────────────────────────


def build_room(g: Realm, seat: Seat, card: str, place: int) -> Slot:
    """Put a room face up at a new place, or on top of another, which loses its function."""
    lair = g.lairs[seat]
    if place == NEW_PLACE:
        slot = Slot(g.next_uid(), (card,))
        lair.slots = (slot, *lair.slots)
    else:
        below = lair.slot(place)
        assert below is not None
        slot = Slot(
            below.uid,
            (*below.cards, card),
            miniboss=below.miniboss,
            level=below.level,
            used=below.used,
        )
        lair.put(slot)
    return slot


def build_triggers(g: Realm, seat: Seat, slot: Slot, levelled: bool) -> list[str]:
    """What a built room triggers: its own text, the boss (if it had levelled up before), the neighbours."""
    lair = g.lairs[seat]
    sources = []
    if levelled and boss_text(lair, f"builds-{slot.room.kind}"):
        sources.append(source(lair.boss))
    index = lair.index(slot.uid)
    assert index is not None
    beside = [lair.slots[place] for place in (index - 1, index + 1) if 0 <= place < len(lair.slots)]
    sources += [source(other.cards[-1], other) for other in beside if room_text(lair, other, "beside")]
    if has_build_text(lair, slot):
        sources.append(source(slot.cards[-1], slot))
    return sources


def has_build_text(lair: Lair, slot: Slot) -> bool:
    """Whether a room has a text for being built."""
    return room_text(lair, slot, "built") or room_text(lair, slot, "shown")


def level_up(g: Realm, seat: Seat) -> None:
    """Level the boss up for the rest of the game once its dungeon has five rooms."""
    lair = g.lairs[seat]
    if not lair.levelled and len(lair.slots) == MOST_ROOMS == active_rooms(lair):
        lair.levelled = True
        tell(g, "levels-up", seat, boss=card_name(lair.boss))


# ── destroying ───────────────────────────────────────────────────────────────────────────────────────────


def destroy(g: Realm, seat: Seat, uid: int) -> None:
    """Discard the visible room with its miniboss; coins on it are lost, a gap is closed."""
    lair = g.lairs[seat]
    index = lair.index(uid)
    assert index is not None
    slot = lair.slots[index]
    *below, room = slot.cards
    g.discards += (room, slot.miniboss) if slot.miniboss else (room,)
    tell(g, "destroyed", seat, room=card_name(room))
    if below:
        marks = tuple([mark for mark in slot.used if not mark.endswith(f".{len(slot.cards)}")])
        lair.put(Slot(uid, tuple(below), used=marks))
    else:
        lair.slots = lair.slots[:index] + lair.slots[index + 1 :]
    _move_walker(g, seat, index, moved=0 if below else 1)
    uncovered = lair.slot(uid) if below else None
    for owner in g.by_turn():
        sources = destruction_triggers(g, owner)
        if owner == seat and uncovered is not None and room_text(lair, uncovered, "shown"):
            sources.append(source(uncovered.cards[-1], uncovered))
        schedule_triggers(g, owner, sources)


def _move_walker(g: Realm, seat: Seat, index: int, moved: int) -> None:
    """Ruling A12: a hero in the destroyed room is in none now; rooms left of it move up by `moved` places."""
    walker = g.walker
    if walker is None or walker.seat != seat:
        return
    if walker.index == index:
        g.walker = replace(walker, uid=0, index=index - moved)
    elif walker.index > index:
        g.walker = replace(walker, index=walker.index - moved)


def destruction_triggers(g: Realm, owner: Seat) -> list[str]:
    """This player's rooms with a text for a room destroyed anywhere."""
    lair = g.lairs[owner]
    return [source(slot.cards[-1], slot) for slot in lair.slots if room_text(lair, slot, "destroyed")]


def deactivate(g: Realm, seat: Seat, slot: Slot) -> None:
    """Turn a room aside until end of round."""
    g.lairs[seat].put(replace(slot, off=True))
    tell(g, "deactivated", seat, room=card_name(slot.cards[-1]))


# ── triggers ─────────────────────────────────────────────────────────────────────────────────────────────


def schedule_triggers(g: Realm, seat: Seat, sources: list[str]) -> None:
    """Schedule the triggers of one player, who is asked for their order where it can make a difference."""
    if len(sources) < 2:
        for source_id in sources:
            g.then(trigger, seat, source_id)
        return
    plain_ones = [source_id for source_id in sources if _does(source_id) in PLAIN_COINS]
    others = [source_id for source_id in sources if source_id not in plain_ones]
    if _order_matters(g, seat, plain_ones, others):
        options = tuple(_source_option(g, seat, source_id) for source_id in sources)
        form = Pick(options, len(sources), len(sources), True)
        g.ask(seat, Question(plain("ask-order"), form, "building"), in_order)
    else:
        for source_id in (*plain_ones, *others):
            g.then(trigger, seat, source_id)


def _order_matters(g: Realm, seat: Seat, plain_ones: list[str], others: list[str]) -> bool:
    """Whether coins first may be wrong: hoards are swapped, or a miniboss may come to the hand paid for.

    At the start of a build phase, the order of Jinx and the Dreadmill matters only if the mill is not fed.
    """
    if len(others) > 1:
        return {_does(each) for each in others} != {"sift", "feed"} or not g.lairs[seat].hoard
    paid_for_hand = any(_does(each) == "coins-per-miniboss" for each in plain_ones)
    return bool(plain_ones) and any(
        does == "swap-hoards" or (paid_for_hand and does in BRING_ROOM_CARDS) for does in map(_does, others)
    )


def _does(source_id: str) -> str:
    return ABILITIES[read_source(source_id)[0]].does


def _source_option(g: Realm, seat: Seat, source_id: str) -> Option:
    ability, uid = read_source(source_id)
    card = ability.partition("-")[0]
    if not uid:
        return Option(source_id, card_name(card))
    place = (g.lairs[seat].index(uid) or 0) + 1
    return Option(source_id, text("card-at", card=card_name(card), place=place))


@step
def in_order(g: Realm, seat: Seat, picked: list[str]) -> None:
    """Schedule the triggers of one player in the order chosen."""
    for source_id in picked:
        g.then(trigger, seat, source_id)


@step
def trigger(g: Realm, seat: Seat, source_id: str) -> None:
    """Carry out one trigger, if its text is still in force and not used up."""
    ability, uid = read_source(source_id)
    if in_force(g, seat, ability, uid):
        if ABILITIES[ability].does in AUTOMATIC:
            use_up(g, seat, source_id)
        effect_of(ability)(g, EffectContext(seat, ability, uid, []))
