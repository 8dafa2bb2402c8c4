"""Rooms come and go: built, covered, destroyed, uncovered, deactivated; and what that sets off."""

from __future__ import annotations

from msgspec.structs import replace

from engine.core import Option, Pick, Question, Seat, step
from engine.games.boss_monster.cards import ABILITIES
from engine.games.boss_monster.phrases import card_name, plain, tell, text
from engine.games.boss_monster.rules.abilities.context import (
    AUTOMATIC,
    BRING_ROOM_CARDS,
    PLAIN_COINS,
    EffectContext,
    effect_of,
)
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

# ── building ─────────────────────────────────────────────────────────────────────────────────────────────


def build_room(g: Realm, seat: Seat, card: str, place: int) -> Slot:
    """A room comes to lie face up at a new place or on top of another, which loses its function."""
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
    """What a built room sets off: its own text, the boss (if it had levelled up before), the neighbours."""
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
    """Whether a room does something of its own when it is built."""
    return room_text(lair, slot, "built") or room_text(lair, slot, "shown")


def level_up(g: Realm, seat: Seat) -> None:
    """With five rooms for the first time, the boss levels up for the rest of the game."""
    lair = g.lairs[seat]
    if not lair.levelled and len(lair.slots) == MOST_ROOMS == active_rooms(lair):
        lair.levelled = True
        tell(g, "levels-up", seat, boss=card_name(lair.boss))


# ── destroying ───────────────────────────────────────────────────────────────────────────────────────────


def destroy(g: Realm, seat: Seat, uid: int) -> None:
    """The visible room goes to the discard pile with its miniboss; coins are lost, gaps are closed."""
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
        happen(g, owner, sources)


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
    """Who profits from a room destroyed anywhere."""
    lair = g.lairs[owner]
    return [source(slot.cards[-1], slot) for slot in lair.slots if room_text(lair, slot, "destroyed")]


def deactivate(g: Realm, seat: Seat, slot: Slot) -> None:
    """A room is turned aside until end of round."""
    g.lairs[seat].put(replace(slot, off=True))
    tell(g, "deactivated", seat, room=card_name(slot.cards[-1]))


# ── triggers ─────────────────────────────────────────────────────────────────────────────────────────────


def happen(g: Realm, seat: Seat, sources: list[str]) -> None:
    """Triggers of one player, in the order that player likes where it can make a difference."""
    if len(sources) < 2:
        for words in sources:
            g.then(trigger, seat, words)
        return
    plain_ones = [words for words in sources if _does(words) in PLAIN_COINS]
    others = [words for words in sources if words not in plain_ones]
    if _order_matters(g, seat, [_does(words) for words in plain_ones], [_does(words) for words in others]):
        form = Pick(
            tuple(_source_option(g, seat, words) for words in sources), len(sources), len(sources), True
        )
        g.ask(seat, Question(plain("ask-order"), form, "building"), in_order)
    else:
        for words in (*plain_ones, *others):
            g.then(trigger, seat, words)


def _order_matters(g: Realm, seat: Seat, plain_ones: list[str], others: list[str]) -> bool:
    """Coins first is best, but for a swap of hoards, and where a miniboss may come to the hand that pays.

    At the start of a build phase, Jinx and the Dreadmill only get in each other's way if the mill is not fed.
    """
    if len(others) > 1:
        return set(others) != {"sift", "feed"} or not g.lairs[seat].hoard
    paid_for_hand = "coins-per-miniboss" in plain_ones
    return bool(plain_ones) and any(
        does == "swap-hoards" or (paid_for_hand and does in BRING_ROOM_CARDS) for does in others
    )


def _does(words: str) -> str:
    return ABILITIES[read_source(words)[0]].does


def _source_option(g: Realm, seat: Seat, words: str) -> Option:
    ability, uid = read_source(words)
    card = ability.partition("-")[0]
    if not uid:
        return Option(words, card_name(card))
    place = (g.lairs[seat].index(uid) or 0) + 1
    return Option(words, text("card-at", card=card_name(card), place=place))


@step
def in_order(g: Realm, seat: Seat, picked: list[str]) -> None:
    """The triggers of one player, one after the other."""
    for words in picked:
        g.then(trigger, seat, words)


@step
def trigger(g: Realm, seat: Seat, words: str) -> None:
    """One trigger, if its text is still there and has not been used up meanwhile."""
    ability, uid = read_source(words)
    if in_force(g, seat, ability, uid):
        if ABILITIES[ability].does in AUTOMATIC:
            use_up(g, seat, words)
        effect_of(ability)(g, EffectContext(seat, ability, uid, []))
