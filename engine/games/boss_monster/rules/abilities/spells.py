"""Spells: what each does once nobody has cancelled it, and what it takes to cast one."""

from __future__ import annotations

from msgspec.structs import replace

from engine.core import Option, Pick, Question, Seat, step
from engine.games.boss_monster.cards import ABILITIES, MINIBOSSES
from engine.games.boss_monster.phrases import (
    card_name,
    declining,
    italic_names,
    plain,
    read_seat,
    tell,
    text,
)
from engine.games.boss_monster.rules.abilities.context import EffectContext, EffectTable
from engine.games.boss_monster.rules.abilities.dungeons import (
    chosen_room,
    double_room,
    tell_damage,
    without_miniboss,
)
from engine.games.boss_monster.rules.abilities.heroes import hurt_hero, toughen_hero
from engine.games.boss_monster.rules.dungeon import places_for_miniboss, seen_places_for_miniboss, source
from engine.games.boss_monster.rules.hands import discard, draw_rooms, draw_spells, top_rooms, without
from engine.games.boss_monster.rules.hoards import gain, give
from engine.games.boss_monster.rules.rooms import deactivate, has_build_text, schedule_triggers
from engine.games.boss_monster.state import Realm
from engine.games.boss_monster.timing import NO_BUILD, ZONING

EFFECTS = EffectTable()
HEALTH_PER_COIN = 2

# Ambush is in `heroes.py` among everything that kills; Short Circuit is a reaction, see `declaration.py`.


# Internship: put the top 3 cards of the room deck on the discard pile; a miniboss among them may be built in
# addition to the usual build.
@EFFECTS.does("internship")
def internship(g: Realm, context: EffectContext) -> None:
    """Discard the cards, then ask about the minibosses among them."""
    found = top_rooms(g, context.ability.amount)
    g.discards += tuple(found)
    tell(g, "internship", context.seat, cards=italic_names(found))
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
        form = Pick((declining("no", "option-no-intern"), *options))
        g.ask(context.seat, Question(plain("ask-intern"), form, "spells", even_if_forced=True), intern_built)


@step
def intern_built(g: Realm, seat: Seat, picked: list[str]) -> None:
    """Place the miniboss for all to see; it is revealed with the other cards for its price (ruling A18)."""
    if picked != ["no"]:
        card, _, uid = picked[0].partition("@")
        g.discards = without(g.discards, card)
        slot = g.lairs[seat].slot(int(uid))
        assert slot is not None
        g.lairs[seat].put(replace(slot, intern=card))
        tell(g, "intern-placed", seat, miniboss=card_name(card))


# Spirit Dragon: until end of round, a room in any dungeon has exactly one symbol of each kind.
# Heist: until end of round, a room in any dungeon has no treasure symbols.
@EFFECTS.does("set-treasure")
def set_treasure(g: Realm, context: EffectContext) -> None:
    """Replace all symbols of the chosen room, its miniboss's included (ruling A22)."""
    owner, slot = chosen_room(g, context.chosen[0])
    g.lairs[owner].put(replace(slot, treasure=context.ability.treasure))
    key = "all-treasures" if context.ability.treasure else "no-treasure"
    tell(g, key, owner, room=card_name(slot.cards[-1]))


# Sabotage!: until end of round, a room in any dungeon has no text; if you have more minibosses in play than
# its owner, you may deactivate it instead.
@EFFECTS.does("sabotage")
def sabotage(g: Realm, context: EffectContext) -> None:
    """Mute or deactivate the chosen room."""
    owner, slot = chosen_room(g, context.chosen[0])
    if context.chosen[1] == "room":
        deactivate(g, owner, slot)
    else:
        g.lairs[owner].put(replace(slot, mute=True))
        tell(g, "muted", owner, room=card_name(slot.cards[-1]))


# Rage!: until end of round, a miniboss's room deals 1 more for each of its levels; if you have exactly one
# miniboss in play, you may then double it.
@EFFECTS.does("rage")
def rage(g: Realm, context: EffectContext) -> None:
    """Add damage for the levels, then double it if that was chosen."""
    owner, slot = chosen_room(g, context.chosen[0])
    _strengthen(g, owner, slot.uid, context.ability.amount * slot.level)
    if context.chosen[1] == "double":
        owner, slot = chosen_room(g, context.chosen[0])
        double_room(g, -1, owner, slot)


def _strengthen(g: Realm, owner: Seat, uid: int, amount: int) -> None:
    lair = g.lairs[owner]
    slot = lair.slot(uid)
    assert slot is not None
    lair.put(replace(slot, bonus=slot.bonus + amount))
    tell_damage(g, owner, slot)


# Pay to Win: until end of round, a room deals 1 more damage, and 1 more for each coin you pay.
@EFFECTS.does("pay-to-win")
def pay_to_win(g: Realm, context: EffectContext) -> None:
    """Add damage to the chosen room."""
    owner, slot = chosen_room(g, context.chosen[0])
    _strengthen(g, owner, slot.uid, context.ability.amount + int(context.chosen[1]))


# Armor Up!: a hero gets 1 more health until end of round, and 2 more for each coin you pay.
@EFFECTS.does("armor-up")
def armor_up(g: Realm, context: EffectContext) -> None:
    """Give the chosen hero health until end of round."""
    health = context.ability.amount + HEALTH_PER_COIN * int(context.chosen[1])
    toughen_hero(g, context.seat, context.chosen[0], health)


# Rebirth: a player discards the whole hand and draws as many cards from each deck.
@EFFECTS.does("rebirth")
def rebirth(g: Realm, context: EffectContext) -> None:
    """Discard the hand; the new one is drawn after that has had its consequences."""
    seat = read_seat(context.chosen[0])
    lair = g.lairs[seat]
    rooms, spells = len(lair.rooms), len(lair.spells)
    g.turn_up()
    discard(g, seat, [*lair.rooms, *lair.spells])
    g.then(drawn_anew, seat, rooms, spells)


@step
def drawn_anew(g: Realm, seat: Seat, rooms: int, spells: int) -> None:
    """Draw the new hand."""
    draw_rooms(g, seat, rooms)
    draw_spells(g, seat, spells)


# Smash!: 2 damage to a hero in your dungeon, or 4 to a hero in any room with a miniboss.
@EFFECTS.does("smash")
def smash(g: Realm, context: EffectContext) -> None:
    """Deal the chosen damage to the hero inside."""
    assert g.walker is not None
    hurt_hero(g, g.walker.hero.card, int(context.chosen[0]))


# Zoning Board: your usual build this round may be an advanced room on any of your rooms.
@EFFECTS.does("zoning")
def zoning(g: Realm, context: EffectContext) -> None:
    """Mark the caster until the reveal."""
    g.lairs[context.seat].mark(ZONING)


# Respawn: all your visible rooms count as just built, in the order you like.
@EFFECTS.does("respawn")
def respawn(g: Realm, context: EffectContext) -> None:
    """Trigger the rooms' own texts and nothing else (ruling A35)."""
    lair = g.lairs[context.seat]
    rooms = [slot for slot in lair.slots if has_build_text(lair, slot)]
    schedule_triggers(g, context.seat, [source(slot.cards[-1], slot) for slot in rooms])


# Traitor: give an opponent as many coins as their miniboss has levels, and it moves under a room of yours;
# you may not build as usual this round.
@EFFECTS.does("betray")
def betray(g: Realm, context: EffectContext) -> None:
    """Pay for the miniboss, move it with its marks, and give up this round's build."""
    owner, slot = chosen_room(g, context.chosen[0])
    _, mine = chosen_room(g, context.chosen[1])
    give(g, context.seat, owner, slot.level)
    _, slot = chosen_room(g, context.chosen[0])  # the coins may have used up the miniboss's own text
    g.lairs[owner].put(without_miniboss(slot))
    marks = tuple([mark for mark in slot.used if mark.startswith(slot.miniboss)])
    home = replace(mine, miniboss=slot.miniboss, level=slot.level, used=mine.used + marks)
    g.lairs[context.seat].put(home)
    g.lairs[context.seat].mark(NO_BUILD)
    tell(g, "betrayed", owner, miniboss=card_name(slot.miniboss), coins=slot.level)


# Windfall: if your hoard is empty, gain 3 coins.
@EFFECTS.does("windfall")
def windfall(g: Realm, context: EffectContext) -> None:
    """Gain the coins."""
    gain(g, context.seat, context.ability.amount, context.card)


def can_be_cast(g: Realm, seat: Seat, spell: str) -> bool:
    """Whether a spell can be cast now, apart from its phase, its targets and its price."""
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
    """Whether this seat is building now or has still to build."""
    over = g.active in g.order and g.order.index(seat) < g.order.index(g.active)
    return not over and NO_BUILD not in g.lairs[seat].marks
