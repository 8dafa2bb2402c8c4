"""Phase 4: dungeon by dungeon in XP order, each with all its heroes, from room to room."""

from __future__ import annotations

from msgspec.structs import replace

from engine.core import Pick, Question, Seat, step
from engine.games.boss_monster.phrases import card_name, card_options, plain, tell
from engine.games.boss_monster.rules.dungeon import damage, room_text, source
from engine.games.boss_monster.rules.hands import discard
from engine.games.boss_monster.rules.reactions.orders import ask_for_adventure_orders
from engine.games.boss_monster.rules.reactions.windows import anybody_stops, window
from engine.games.boss_monster.rules.rooms import schedule_triggers
from engine.games.boss_monster.rules.walking import die, has_text, next_hero, next_room, survive
from engine.games.boss_monster.state import NOWHERE, Hero, Lair, Realm, Walker, WayStep

TOUGHNESS = 1
"""Paladin: takes so much less damage from every Monster Room."""
TAX_CAP = 5
"""Tax Collector: at most so much health for the coins in the hoard."""
SPELLBANE_HEALTH = 2
"""Warlock: gains so much health if there is no spell to demand."""


@step
def adventure(g: Realm) -> None:
    """Start the adventure; without heroes nobody becomes active and no window opens (ruling A33)."""
    g.phase = "adventure"
    g.ways = ()
    g.orders = [()] * g.seats
    if any(next_hero(g.lairs[seat]) for seat in g.order):
        ask_for_adventure_orders(g)
        for seat in g.order:
            g.then(dungeon_turn, seat)
        g.then(adventure_over)


@step
def dungeon_turn(g: Realm, seat: Seat) -> None:
    """Send in the hero nearest to the dungeon, then the next, also those brought here meanwhile."""
    hero = next_hero(g.lairs[seat])
    if hero is not None:
        g.active = seat
        if anybody_stops(g, hero.card):
            g.then(window, "enter", hero.card, 0, [])
            g.then(enter, seat, hero.card)
        else:
            enter(g, seat, hero.card)
        g.then(dungeon_turn, seat)


@step
def enter(g: Realm, seat: Seat, card: str) -> None:
    """Move the hero from the queue into the dungeon, if it is still next."""
    lair = g.lairs[seat]
    hero = next_hero(lair)
    if hero is None or hero.card != card:
        return
    lair.queue = tuple([each for each in lair.queue if each.card != card])
    g.walker = Walker(hero, seat, health=hero.remaining)
    go_on(g)


@step
def go_on(g: Realm) -> None:
    """Move the hero to the next room, or past the last one."""
    walker = g.walker
    if walker is None:
        return
    lair = g.lairs[walker.seat]
    index = next_room(lair, walker)
    if index is None:
        survive(g)
        return
    slot = lair.slots[index]
    g.walker = replace(walker, uid=slot.uid, index=index)
    if not walker.steps and walker.hero.face.special:
        _first_room(g, walker.seat, walker.hero)
        g.then(strike)
    else:
        strike(g)


def _first_room(g: Realm, seat: Seat, hero: Hero) -> None:
    """Carry out the texts heroes have for their first room."""
    lair = g.lairs[seat]
    # Tax Collector: gets 1 health for each coin in the owner's hoard, at most 5.
    if has_text(lair, hero, "taxes"):
        health = min(TAX_CAP, lair.hoard)
        g.change_hero(hero.card, bonus=health)
        tell(g, "taxed-by-hero", seat, hero=card_name(hero.card), health=health)
    # Warlock: the dungeon's owner discards a spell; without one, the Warlock gets 2 health.
    elif has_text(lair, hero, "spellbane"):
        if lair.spells:
            form = Pick(tuple(card_options(lair.spells)))
            question = Question(plain("ask-spellbane"), form, "heroes", even_if_forced=len(lair.spells) > 1)
            g.ask(seat, question, spell_given_up)
        else:
            g.change_hero(hero.card, bonus=SPELLBANE_HEALTH)
            tell(g, "spellbane-stronger", seat, hero=card_name(hero.card), health=SPELLBANE_HEALTH)


@step
def spell_given_up(g: Realm, seat: Seat, picked: list[str]) -> None:
    """Discard the spell the Warlock demands."""
    discard(g, seat, picked)


@step
def strike(g: Realm) -> None:
    """Deal the room's damage, which the hero keeps from room to room."""
    walker = g.walker
    if walker is None:
        return
    if not walker.uid:  # the room was destroyed while the hero's own text was carried out
        g.then(leave)
        return
    lair = g.lairs[walker.seat]
    slot = lair.slots[walker.index]
    dealt = blow(lair, walker.hero, walker.index)
    hero = replace(walker.hero, damage=walker.hero.damage + dealt)
    taken = WayStep(slot.cards[-1], slot.miniboss, dealt, hero.remaining)
    g.walker = replace(walker, hero=hero, steps=(*walker.steps, taken))
    if anybody_stops(g, hero.card):
        g.then(window, "room", hero.card, walker.uid, [])
        g.then(leave)
    else:
        leave(g)


def blow(lair: Lair, hero: Hero, index: int) -> int:
    """The damage that the room at this place deals to a hero."""
    dealt = damage(lair, index)
    # Paladin: takes 1 less damage from every Monster Room.
    if has_text(lair, hero, "tough") and lair.slots[index].room.kind == "monster":
        return max(0, dealt - TOUGHNESS)
    return dealt


@step
def leave(g: Realm) -> None:
    """Let the hero leave the room: it dies if its damage is at least its health, else it goes on."""
    walker = g.walker
    if walker is None:
        return
    if walker.hero.remaining <= 0:
        die(g)
        return
    lair = g.lairs[walker.seat]
    slot = lair.slot(walker.uid) if walker.uid else None
    if slot is not None and room_text(lair, slot, "leaves"):
        schedule_triggers(g, walker.seat, [source(slot.cards[-1], slot)])
        g.then(go_on)
    else:
        go_on(g)


@step
def adventure_over(g: Realm) -> None:
    """Drop the orders for this phase."""
    g.active = NOWHERE
    g.orders = [()] * g.seats
    g.withdraw_offers()
