"""What spells do, once nobody has cancelled them; a word of the vocabulary each."""

from __future__ import annotations

from msgspec.structs import replace

from engine.core import Option, Pick, Question, Seat, step
from engine.games.boss_monster.cards import ABILITIES, MINIBOSSES
from engine.games.boss_monster.phrases import card_name, option, plain, read_seat, tell, text, told_names
from engine.games.boss_monster.rules.abilities.context import EffectContext, effect
from engine.games.boss_monster.rules.abilities.effects import (
    double_room,
    hurt_hero,
    tell_damage,
    toughen_hero,
    without_miniboss,
)
from engine.games.boss_monster.rules.dungeon import places_for_miniboss, seen_places_for_miniboss, source
from engine.games.boss_monster.rules.hands import discard, draw_rooms, draw_spells, top_rooms, without
from engine.games.boss_monster.rules.hoards import gain, give
from engine.games.boss_monster.rules.rooms import deactivate, happen, has_build_text
from engine.games.boss_monster.state import Realm, Slot
from engine.games.boss_monster.timing import NO_BUILD, ZONING

HEALTH_PER_COIN = 2


def _room(g: Realm, name: str) -> tuple[Seat, Slot]:
    found = g.find_room(name)
    assert found is not None
    return found


@effect("internship")
def internship(g: Realm, context: EffectContext) -> None:
    """The top cards of the room deck are discarded; a miniboss among them may be built in addition."""
    found = top_rooms(g, context.ability.amount)
    g.discards += tuple(found)
    tell(g, "internship", context.seat, cards=told_names(found))
    lair = g.lairs[context.seat]
    minibosses = sorted({card for card in found if card in MINIBOSSES})
    places = [slot for slot in lair.slots if slot.uid in places_for_miniboss(lair)]
    if minibosses and seen_places_for_miniboss(lair):
        options = [
            Option(
                f"{card}@{slot.uid}",
                text("option-intern", miniboss=card_name(card), room=card_name(slot.cards[-1]),
                     place=1 + (lair.index(slot.uid) or 0)),
            )
            for card in minibosses
            for slot in places
        ]  # fmt: skip
        form = Pick((option("no"), *options))
        g.ask(context.seat, Question(plain("ask-intern"), form, "spells", even_if_forced=True), intern_built)


@step
def intern_built(g: Realm, seat: Seat, picked: list[str]) -> None:
    """Placed at once, known to all, revealed with the other cards for its price (ruling A18)."""
    if picked != ["no"]:
        card, _, uid = picked[0].partition("@")
        g.discards = without(g.discards, card)
        slot = g.lairs[seat].slot(int(uid))
        assert slot is not None
        g.lairs[seat].put(replace(slot, intern=card))
        tell(g, "intern-placed", seat, miniboss=card_name(card))


@effect("set-treasure")
def set_treasure(g: Realm, context: EffectContext) -> None:
    """Spirit Dragon and Heist: all symbols of a room are replaced, its miniboss's included (ruling A22)."""
    owner, slot = _room(g, context.chosen[0])
    g.lairs[owner].put(replace(slot, treasure=context.ability.treasure))
    key = "all-treasures" if context.ability.treasure else "no-treasure"
    tell(g, key, owner, room=card_name(slot.cards[-1]))


@effect("sabotage")
def sabotage(g: Realm, context: EffectContext) -> None:
    """A room loses its text, or is deactivated."""
    owner, slot = _room(g, context.chosen[0])
    if context.chosen[1] == "room":
        deactivate(g, owner, slot)
    else:
        g.lairs[owner].put(replace(slot, mute=True))
        tell(g, "muted", owner, room=card_name(slot.cards[-1]))


@effect("rage")
def rage(g: Realm, context: EffectContext) -> None:
    """Damage for each level of a miniboss, and then perhaps doubled."""
    owner, slot = _room(g, context.chosen[0])
    _strengthen(g, owner, slot.uid, context.ability.amount * slot.level)
    if context.chosen[1] == "double":
        owner, slot = _room(g, context.chosen[0])
        double_room(g, -1, owner, slot)


def _strengthen(g: Realm, owner: Seat, uid: int, amount: int) -> None:
    lair = g.lairs[owner]
    slot = lair.slot(uid)
    assert slot is not None
    lair.put(replace(slot, bonus=slot.bonus + amount))
    tell_damage(g, owner, slot)


@effect("pay-to-win")
def pay_to_win(g: Realm, context: EffectContext) -> None:
    """Damage for a room, and more for each coin paid."""
    owner, slot = _room(g, context.chosen[0])
    _strengthen(g, owner, slot.uid, context.ability.amount + int(context.chosen[1]))


@effect("armor-up")
def armor_up(g: Realm, context: EffectContext) -> None:
    """Health for a hero, and more for each coin paid."""
    health = context.ability.amount + HEALTH_PER_COIN * int(context.chosen[1])
    toughen_hero(g, context.seat, context.chosen[0], health)


@effect("rebirth")
def rebirth(g: Realm, context: EffectContext) -> None:
    """A player discards the whole hand and draws as many cards of each kind."""
    seat = read_seat(context.chosen[0])
    lair = g.lairs[seat]
    rooms, spells = len(lair.rooms), len(lair.spells)
    g.turn_up()
    discard(g, seat, [*lair.rooms, *lair.spells])
    g.then(drawn_anew, seat, rooms, spells)


@step
def drawn_anew(g: Realm, seat: Seat, rooms: int, spells: int) -> None:
    """The new hand."""
    draw_rooms(g, seat, rooms)
    draw_spells(g, seat, spells)


@effect("smash")
def smash(g: Realm, context: EffectContext) -> None:
    """Damage for the hero inside a dungeon."""
    assert g.walker is not None
    hurt_hero(g, g.walker.hero.card, int(context.chosen[0]))


@effect("zoning")
def zoning(g: Realm, context: EffectContext) -> None:
    """The build of this round may be an advanced room on any room."""
    g.lairs[context.seat].mark(ZONING)


@effect("respawn")
def respawn(g: Realm, context: EffectContext) -> None:
    """All own visible rooms count as just built: only their own texts happen (ruling A35)."""
    lair = g.lairs[context.seat]
    rooms = [slot for slot in lair.slots if has_build_text(lair, slot)]
    happen(g, context.seat, [source(slot.cards[-1], slot) for slot in rooms])


@effect("betray")
def betray(g: Realm, context: EffectContext) -> None:
    """An opponent's miniboss changes sides, for as many coins as its level; no build this round."""
    owner, slot = _room(g, context.chosen[0])
    _, mine = _room(g, context.chosen[1])
    give(g, context.seat, owner, slot.level)
    _, slot = _room(g, context.chosen[0])  # the coins may have used up the miniboss's own text
    g.lairs[owner].put(without_miniboss(slot))
    marks = tuple([mark for mark in slot.used if mark.startswith(slot.miniboss)])
    home = replace(mine, miniboss=slot.miniboss, level=slot.level, used=mine.used + marks)
    g.lairs[context.seat].put(home)
    g.lairs[context.seat].mark(NO_BUILD)
    tell(g, "betrayed", owner, miniboss=card_name(slot.miniboss), coins=slot.level)


@effect("windfall")
def windfall(g: Realm, context: EffectContext) -> None:
    """Coins for an empty hoard."""
    gain(g, context.seat, context.ability.amount, context.card)


def can_be_cast(g: Realm, seat: Seat, spell: str) -> bool:
    """What a spell needs beside its phase, its targets and its price."""
    lair = g.lairs[seat]
    match ABILITIES[spell].does:
        case "windfall":
            return lair.hoard == 0
        case "zoning":
            return _still_builds(g, seat) and ZONING not in lair.marks
        case "betray":
            return lair.placed == "" and NO_BUILD not in lair.marks
        case _:
            return True


def _still_builds(g: Realm, seat: Seat) -> bool:
    """Whether the build turn of this seat is still to come, or just now."""
    return g.order.index(seat) >= g.order.index(g.active) and NO_BUILD not in g.lairs[seat].marks
