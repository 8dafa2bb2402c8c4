"""What abilities of bosses, rooms and minibosses do, once they are declared or set off.

Each function is one word of the vocabulary in `cards.toml`. Those that ask their owner something first are in
`asking.py`, spells are in `spellbook.py`.
"""

from __future__ import annotations

from msgspec.structs import replace

from engine.core import Pick, Question, Seat, Text, seat_name, step
from engine.games.boss_monster.cards import MINIBOSSES
from engine.games.boss_monster.phrases import (
    card_name,
    card_options,
    option,
    plain,
    read_seat,
    tell,
    text,
    told_names,
)
from engine.games.boss_monster.rules.abilities.context import EffectContext, effect
from engine.games.boss_monster.rules.dungeon import active_rooms, can_be_chosen, damage, symbols
from engine.games.boss_monster.rules.hands import (
    add_to_hand,
    discard_random_spell,
    draw_rooms,
    draw_spells,
    move_between_hands,
    take_from_pile,
)
from engine.games.boss_monster.rules.hoards import gain
from engine.games.boss_monster.rules.rooms import deactivate, destroy
from engine.games.boss_monster.rules.walking import kill, send_to_entrance, send_to_town
from engine.games.boss_monster.state import Realm, Slot
from engine.games.boss_monster.timing import FIRST_SKIPPED, HUSHED

# ── coins and cards ──────────────────────────────────────────────────────────────────────────────────────


@effect("coins")
def coins(g: Realm, context: EffectContext) -> None:
    """Gain coins."""
    gain(g, context.seat, context.ability.amount, context.card)


@effect("coins-per-miniboss")
def coins_per_miniboss(g: Realm, context: EffectContext) -> None:
    """Gain coins for each miniboss in hand; only the number becomes known."""
    held = [card for card in g.lairs[context.seat].rooms if card in MINIBOSSES]
    g.turn_up()
    gain(g, context.seat, context.ability.amount * len(held), context.card)


@effect("coins-per-wound")
def coins_per_wound(g: Realm, context: EffectContext) -> None:
    """Gain a coin for each wound."""
    gain(g, context.seat, context.ability.amount * g.lairs[context.seat].wound_count, context.card)


@effect("coins-per-room")
def coins_per_room(g: Realm, context: EffectContext) -> None:
    """Gain a coin for each room the dungeon still counts."""
    gain(g, context.seat, context.ability.amount * active_rooms(g.lairs[context.seat]), context.card)


@effect("coins-per-treasury")
def coins_per_treasury(g: Realm, context: EffectContext) -> None:
    """Gain a coin for each visible room with two or more symbols."""
    lair = g.lairs[context.seat]
    rich = [slot for slot in lair.slots if len(symbols(lair, slot)) > 1]
    gain(g, context.seat, context.ability.amount * len(rich), context.card)


@effect("draw-spells")
def draw_some_spells(g: Realm, context: EffectContext) -> None:
    """Draw spells."""
    draw_spells(g, context.seat, context.ability.amount)


@effect("draw-rooms")
def draw_some_rooms(g: Realm, context: EffectContext) -> None:
    """Draw room cards."""
    draw_rooms(g, context.seat, context.ability.amount)


@effect("well")
def well(g: Realm, context: EffectContext) -> None:
    """Draw a spell, or gain coins."""
    if context.chosen == ["spell"]:
        draw_spells(g, context.seat, 1)
    else:
        gain(g, context.seat, context.ability.amount, context.card)


@effect("take-from-pile")
def take_a_card_from_pile(g: Realm, context: EffectContext) -> None:
    """Take a card from the discard pile."""
    take_from_pile(g, context.seat, context.chosen[0])


@effect("strip-spell")
def strip_spell(g: Realm, context: EffectContext) -> None:
    """An opponent discards a random spell."""
    discard_random_spell(g, read_seat(context.chosen[0]))


@effect("rob")
def rob(g: Realm, context: EffectContext) -> None:
    """Look at a hand, and take a spell or a room from it."""
    victim = read_seat(context.chosen[0])
    lair = g.lairs[victim]
    hand = (*lair.rooms, *lair.spells)
    g.turn_up()
    public = text("looks-at-hand", seat=seat_name(context.seat), victim=seat_name(victim))
    seen = text("looks-at-hand-you", victim=seat_name(victim), cards=told_names(hand))
    g.tell(public, {context.seat: seen})
    takeable = card_options(card for card in hand if card not in MINIBOSSES)
    question = Question(plain("ask-rob"), Pick((option("no"), *takeable)), "minibosses", even_if_forced=True)
    g.ask(context.seat, question, robbed, victim)


@step
def robbed(g: Realm, seat: Seat, picked: list[str], victim: Seat) -> None:
    """The card changes hands."""
    if picked != ["no"]:
        move_between_hands(g, seat, victim, picked[0])


# ── rooms ────────────────────────────────────────────────────────────────────────────────────────────────


def add_damage(g: Realm, seat: Seat, owner: Seat, slot: Slot, amount: int) -> None:
    """More or less damage until end of round; texts of the same dungeon are kept apart (ruling A41)."""
    if seat == owner:
        slot = replace(slot, text_bonus=slot.text_bonus + amount)
    else:
        slot = replace(slot, bonus=slot.bonus + amount)
    g.lairs[owner].put(slot)
    tell_damage(g, owner, slot)


def tell_damage(g: Realm, owner: Seat, slot: Slot) -> None:
    """How much damage a room deals now."""
    index = g.lairs[owner].index(slot.uid)
    assert index is not None
    tell(g, "damage-now", owner, room=card_name(slot.cards[-1]), damage=damage(g.lairs[owner], index))


@effect("double")
def double(g: Realm, context: EffectContext) -> None:
    """The room gets its present damage once more until end of round."""
    found = g.find_room(context.chosen[0])
    assert found is not None
    owner, slot = found
    double_room(g, context.seat, owner, slot)


def double_room(g: Realm, seat: Seat, owner: Seat, slot: Slot) -> None:
    """Later additions are not doubled (ruling A9)."""
    index = g.lairs[owner].index(slot.uid)
    assert index is not None
    add_damage(g, seat, owner, slot, damage(g.lairs[owner], index))


@effect("double-here")
def double_here(g: Realm, context: EffectContext) -> None:
    """Double the damage of the miniboss's own room."""
    slot = context.slot(g)
    if slot is not None:
        double_room(g, context.seat, context.seat, slot)


@effect("inspire")
def inspire(g: Realm, context: EffectContext) -> None:
    """All other Monster Rooms of the dungeon get damage for each of their symbols."""
    lair = g.lairs[context.seat]
    for slot in lair.slots:
        if slot.uid != context.uid and slot.room.kind == "monster" and can_be_chosen(lair, slot):
            add_damage(g, context.seat, context.seat, slot, context.ability.amount * len(symbols(lair, slot)))


@effect("rouse")
def rouse(g: Realm, context: EffectContext) -> None:
    """All Monster Rooms of a dungeon get more, or less, damage."""
    owner = read_seat(context.chosen[0])
    amount = context.ability.amount if context.chosen[1] == "more" else -context.ability.amount
    for slot in g.lairs[owner].slots:
        if slot.room.kind == "monster" and can_be_chosen(g.lairs[owner], slot):
            add_damage(g, context.seat, owner, slot, amount)


@effect("efreet")
def efreet(g: Realm, context: EffectContext) -> None:
    """Draw a spell for less damage, or burn one for more; the burnt one is paid already."""
    slot = context.slot(g)
    if context.chosen == ["draw"]:
        draw_spells(g, context.seat, 1)
    if slot is not None:
        amount = -context.ability.amount if context.chosen == ["draw"] else context.ability.amount
        add_damage(g, context.seat, context.seat, slot, amount)


@effect("deactivate")
def deactivate_room(g: Realm, context: EffectContext) -> None:
    """Turn a room aside until end of round."""
    found = g.find_room(context.chosen[0])
    assert found is not None
    deactivate(g, *found)


@effect("swap-rooms")
def swap_rooms(g: Realm, context: EffectContext) -> None:
    """Two stacks of a dungeon change places, with everything on and under them."""
    owner = read_seat(context.chosen[0])
    lair = g.lairs[owner]
    one, other = (lair.index(int(name.partition(".")[0])) for name in context.chosen[1:])
    assert one is not None
    assert other is not None
    slots = list(lair.slots)
    slots[one], slots[other] = slots[other], slots[one]
    lair.slots = tuple(slots)
    rooms = {"room": card_name(slots[other].cards[-1]), "other": card_name(slots[one].cards[-1])}
    tell(g, "rooms-swapped", owner, **rooms)


@effect("add-treasure")
def add_treasure(g: Realm, context: EffectContext) -> None:
    """A symbol for a dungeon until end of round."""
    owner, symbol = read_seat(context.chosen[0]), context.chosen[1]
    g.lairs[owner].extra += symbol
    tell(g, "treasure-added", owner, treasure=treasure_name(symbol))


def treasure_name(symbol: str) -> Text:
    """A kind of treasure."""
    return plain(f"treasure-{symbol.lower()}")


@effect("hush")
def hush(g: Realm, context: EffectContext) -> None:
    """Heroes ignore all texts of a dungeon until end of round."""
    owner = read_seat(context.chosen[0])
    g.lairs[owner].mark(HUSHED)
    tell(g, "hushed", owner)


@effect("skip-first")
def skip_first(g: Realm, context: EffectContext) -> None:
    """Heroes who enter a dungeon skip its first room until end of round."""
    owner = read_seat(context.chosen[0])
    g.lairs[owner].mark(FIRST_SKIPPED)
    tell(g, "first-skipped", owner)


@effect("recall")
def recall(g: Realm, context: EffectContext) -> None:
    """A miniboss goes back to the hand of the player in whose dungeon it is."""
    found = g.find_room(context.chosen[0])
    assert found is not None
    owner, slot = found
    g.lairs[owner].put(without_miniboss(slot))
    add_to_hand(g, owner, slot.miniboss)
    tell(g, "miniboss-recalled", owner, miniboss=card_name(slot.miniboss))


def without_miniboss(slot: Slot) -> Slot:
    """The room alone; marks of a miniboss go with it."""
    marks = tuple([mark for mark in slot.used if not mark.startswith(slot.miniboss)])
    return replace(slot, miniboss="", level=0, used=marks)


# ── heroes ───────────────────────────────────────────────────────────────────────────────────────────────


@effect("kill")
def kill_hero(g: Realm, context: EffectContext) -> None:
    """A hero inside a dungeon dies at once."""
    kill(g, context.chosen[0])


@effect("hurt")
def hurt(g: Realm, context: EffectContext) -> None:
    """Damage for a hero; it dies when it would leave the room."""
    hurt_hero(g, context.chosen[0], context.ability.amount)


def hurt_hero(g: Realm, card: str, amount: int) -> None:
    """Damage from outside the room's own."""
    assert g.walker is not None
    g.change_hero(card, damage=amount)
    remaining = max(0, g.walker.hero.remaining)
    tell(g, "hurt", g.walker.seat, hero=card_name(card), damage=amount, remaining=remaining)


@effect("toughen")
def toughen(g: Realm, context: EffectContext) -> None:
    """Health for a hero until end of round."""
    toughen_hero(g, context.seat, context.chosen[0], context.ability.amount)


def toughen_hero(g: Realm, seat: Seat, card: str, health: int) -> None:
    """A hero gets health until end of round, wherever it goes."""
    g.change_hero(card, bonus=health)
    tell(g, "toughened", seat, hero=card_name(card), health=health)


@effect("delay")
def delay(g: Realm, context: EffectContext) -> None:
    """A hero at the entrance stays there until the next round; the others pass it."""
    lair = g.lairs[context.seat]
    lair.queue = tuple(
        [replace(hero, waits=True) if hero.card == context.chosen[0] else hero for hero in lair.queue]
    )
    tell(g, "delayed", context.seat, hero=card_name(context.chosen[0]))


@effect("send-back")
def send_back(g: Realm, context: EffectContext) -> None:
    """The hero in this room goes back to the entrance, and the room is destroyed for it."""
    send_to_entrance(g)
    destroy(g, context.seat, context.uid)


@effect("send-to-town")
def send_hero_to_town(g: Realm, context: EffectContext) -> None:
    """The hero in the dungeon goes back to town."""
    send_to_town(g)


@effect("fetch")
def fetch(g: Realm, context: EffectContext) -> None:
    """A hero in town goes to the entrance, as the last in the queue; it has not been lured (ruling A31)."""
    card = context.chosen[0]
    (hero,) = (each for each in g.town if each.card == card)
    g.town = tuple([each for each in g.town if each.card != card])
    g.lairs[context.seat].queue += (hero,)
    tell(g, "fetched", context.seat, hero=card_name(card))
