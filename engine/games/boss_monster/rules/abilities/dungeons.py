"""Effects on dungeons: damage and treasure until end of round, rooms turned off, moved or built at once."""

from __future__ import annotations

from msgspec.structs import replace

from engine.core import Option, Pick, Question, Seat, Weight, step
from engine.games.boss_monster.cards import MINIBOSSES
from engine.games.boss_monster.phrases import (
    card_name,
    declining,
    option,
    plain,
    read_seat,
    room_option,
    tell,
    text,
)
from engine.games.boss_monster.rules.abilities.context import EffectContext, EffectTable
from engine.games.boss_monster.rules.dungeon import can_be_chosen, damage, places_for, source, symbols
from engine.games.boss_monster.rules.hands import add_to_hand, draw_rooms, draw_spells, remove_from_hand
from engine.games.boss_monster.rules.rooms import (
    build_room,
    build_triggers,
    deactivate,
    has_build_text,
    level_up,
    schedule_triggers,
    trigger,
)
from engine.games.boss_monster.state import NEW_PLACE, Realm, Slot
from engine.games.boss_monster.timing import FIRST_SKIPPED, HUSHED

EFFECTS = EffectTable()

# ── damage ───────────────────────────────────────────────────────────────────────────────────────────────


def add_damage(g: Realm, seat: Seat, owner: Seat, slot: Slot, amount: int) -> None:
    """Change a room's damage until end of round; texts of the same dungeon are kept apart (ruling A41)."""
    if seat == owner:
        slot = replace(slot, text_bonus=slot.text_bonus + amount)
    else:
        slot = replace(slot, bonus=slot.bonus + amount)
    g.lairs[owner].put(slot)
    tell_damage(g, owner, slot)


def tell_damage(g: Realm, owner: Seat, slot: Slot) -> None:
    """Tell how much damage a room deals now."""
    index = g.lairs[owner].index(slot.uid)
    assert index is not None
    tell(
        g,
        "damage-now",
        owner,
        Weight.DETAIL,
        room=card_name(slot.cards[-1]),
        damage=damage(g.lairs[owner], index),
    )


def chosen_room(g: Realm, name: str) -> tuple[Seat, Slot]:
    """The room behind a choice, and its owner; targets are checked before an action is carried out."""
    found = g.find_room(name)
    assert found is not None
    return found


# Ravenus: once per round, pay 2 coins to double any Monster Room until end of round.
# Training Camp: once per round, discard a miniboss card to do the same with a Monster Room of yours.
@EFFECTS.does("double")
def double(g: Realm, context: EffectContext) -> None:
    """Double the damage of the chosen room."""
    owner, slot = chosen_room(g, context.chosen[0])
    double_room(g, context.seat, owner, slot)


def double_room(g: Realm, seat: Seat, owner: Seat, slot: Slot) -> None:
    """Add a room's present damage once more; later additions are not doubled (ruling A9)."""
    index = g.lairs[owner].index(slot.uid)
    assert index is not None
    add_damage(g, seat, owner, slot, damage(g.lairs[owner], index))


# Brassknuckle, level 3: double the damage of this room until end of round.
@EFFECTS.does("double-here")
def double_here(g: Realm, context: EffectContext) -> None:
    """Double the damage of the miniboss's own room."""
    slot = context.slot(g)
    if slot is not None:
        double_room(g, context.seat, context.seat, slot)


# Dragon's Nest: when built or uncovered, your other Monster Rooms deal 1 more per symbol until end of round.
@EFFECTS.does("inspire")
def inspire(g: Realm, context: EffectContext) -> None:
    """Add damage to all other Monster Rooms of the dungeon, for each of their symbols."""
    lair = g.lairs[context.seat]
    for slot in lair.slots:
        if slot.uid != context.uid and slot.room.kind == "monster" and can_be_chosen(lair, slot):
            add_damage(g, context.seat, context.seat, slot, context.ability.amount * len(symbols(lair, slot)))


# Kid Croak, level 3: all Monster Rooms of one dungeon deal 1 more, or 1 less, until end of round.
@EFFECTS.does("rouse")
def rouse(g: Realm, context: EffectContext) -> None:
    """Add or take off damage in all Monster Rooms of the chosen dungeon."""
    owner = read_seat(context.chosen[0])
    amount = context.ability.amount if context.chosen[1] == "more" else -context.ability.amount
    for slot in g.lairs[owner].slots:
        if slot.room.kind == "monster" and can_be_chosen(g.lairs[owner], slot):
            add_damage(g, context.seat, owner, slot, amount)


# Efreet's Chamber: once per round, with a hero at your entrance, draw a spell and this room deals 2 less;
# or discard a spell and it deals 2 more.
@EFFECTS.does("efreet")
def efreet(g: Realm, context: EffectContext) -> None:
    """Draw for less damage, or add damage; a discarded spell has been paid already."""
    slot = context.slot(g)
    if context.chosen == ["draw"]:
        draw_spells(g, context.seat, 1)
    if slot is not None:
        amount = -context.ability.amount if context.chosen == ["draw"] else context.ability.amount
        add_damage(g, context.seat, context.seat, slot, amount)


# ── treasure and texts ───────────────────────────────────────────────────────────────────────────────────


# Kirax: once per round, pay 2 coins to add a treasure symbol to anybody's dungeon until end of round.
# Endless Gallery: destroy it for the same.
@EFFECTS.does("add-treasure")
def add_treasure(g: Realm, context: EffectContext) -> None:
    """Add the chosen symbol to the chosen dungeon until end of round."""
    owner, symbol = read_seat(context.chosen[0]), context.chosen[1]
    g.lairs[owner].extra += symbol
    tell(g, "treasure-added", owner, treasure=plain(f"treasure-{symbol.lower()}"))


# Cerebella, level 3: heroes ignore all texts of one dungeon until end of round.
@EFFECTS.does("hush")
def hush(g: Realm, context: EffectContext) -> None:
    """Mark the chosen dungeon as hushed."""
    owner = read_seat(context.chosen[0])
    g.lairs[owner].mark(HUSHED)
    tell(g, "hushed", owner)


# Mageseeker, level 3: until end of round, heroes who enter a dungeon of your choice skip its first room.
@EFFECTS.does("skip-first")
def skip_first(g: Realm, context: EffectContext) -> None:
    """Mark the chosen dungeon: heroes skip its first room."""
    owner = read_seat(context.chosen[0])
    g.lairs[owner].mark(FIRST_SKIPPED)
    tell(g, "first-skipped", owner)


# ── rooms and minibosses ─────────────────────────────────────────────────────────────────────────────────


# The Catapult: once per round, discard a miniboss card to deactivate an opponent's room until end of round.
# Icicle Man, level 3: deactivate a room in any dungeon until end of round.
@EFFECTS.does("deactivate")
def deactivate_room(g: Realm, context: EffectContext) -> None:
    """Deactivate the chosen room until end of round."""
    deactivate(g, *chosen_room(g, context.chosen[0]))


# Kid Croak, level 2: once per round, in the build phase, two rooms of any one dungeon change places.
@EFFECTS.does("swap-rooms")
def swap_rooms(g: Realm, context: EffectContext) -> None:
    """Swap two stacks of a dungeon with everything on and under them."""
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


# Spike, level 3: any one miniboss goes back to the hand of the player in whose dungeon it is.
@EFFECTS.does("recall")
def recall(g: Realm, context: EffectContext) -> None:
    """Return the chosen miniboss to its owner's hand."""
    owner, slot = chosen_room(g, context.chosen[0])
    g.lairs[owner].put(without_miniboss(slot))
    add_to_hand(g, owner, slot.miniboss)
    tell(g, "miniboss-recalled", owner, miniboss=card_name(slot.miniboss))


def without_miniboss(slot: Slot) -> Slot:
    """The stack without its miniboss and without the marks of that miniboss."""
    marks = tuple([mark for mark in slot.used if not mark.startswith(slot.miniboss)])
    return replace(slot, miniboss="", level=0, used=marks)


# Rocky, level 2: when a hero dies here, another room of your dungeon may count as just built.
@EFFECTS.does("repeat-build")
def repeat_build(g: Realm, context: EffectContext) -> None:
    """Ask which room, if there is one with a text for being built."""
    lair = g.lairs[context.seat]
    rooms = [slot for slot in lair.slots if slot.uid != context.uid and has_build_text(lair, slot)]
    if rooms:
        form = Pick(
            (
                declining("no", "option-repeat-nothing"),
                *(room_option(g, context.seat, slot) for slot in rooms),
            )
        )
        g.ask(context.seat, Question(plain("ask-repeat"), form, "adventure"), build_repeated)


@step
def build_repeated(g: Realm, seat: Seat, picked: list[str]) -> None:
    """Trigger the room's own text and nothing else (ruling A35)."""
    found = None if picked == ["no"] else g.find_room(picked[0])
    if found is not None:
        _, slot = found
        tell(g, "build-repeated", seat, room=card_name(slot.cards[-1]))
        g.then(trigger, seat, source(slot.cards[-1], slot))


# Brassknuckle, level 2: once per round, when a hero dies here, draw a room card; a room may be built at once.
@EFFECTS.does("draw-and-build")
def draw_and_build(g: Realm, context: EffectContext) -> None:
    """Draw, then ask where to build; whoever drew a miniboss is asked all the same."""
    for card in draw_rooms(g, context.seat, 1):
        lair = g.lairs[context.seat]
        places = [] if card in MINIBOSSES else places_for(lair, card)
        form = Pick(
            (
                declining("keep", "option-keep-drawn"),
                *(place_option(g, context.seat, place) for place in places),
            )
        )
        question = Question(
            text("ask-build-drawn", card=card_name(card)), form, "adventure", even_if_forced=True
        )
        g.ask(context.seat, question, drawn_room_built, card)


def place_option(g: Realm, seat: Seat, place: int) -> Option:
    """A place to build at."""
    if place == NEW_PLACE:
        return option("new", "place-new")
    slot = g.lairs[seat].slot(place)
    assert slot is not None
    index = g.lairs[seat].index(place)
    assert index is not None
    return Option(str(place), text("place-on", room=card_name(slot.cards[-1]), place=index + 1))


def read_place(choice: str) -> int:
    """The place behind an option made by `place_option`."""
    return NEW_PLACE if choice == "new" else int(choice)


@step
def drawn_room_built(g: Realm, seat: Seat, picked: list[str], card: str) -> None:
    """Build the room face up, with everything that building triggers (ruling A21)."""
    if picked == ["keep"]:
        return
    remove_from_hand(g, seat, card)
    levelled = g.lairs[seat].levelled
    slot = build_room(g, seat, card, read_place(picked[0]))
    tell(g, "builds", seat, room=card_name(card))
    level_up(g, seat)
    schedule_triggers(g, seat, build_triggers(g, seat, slot, levelled))
