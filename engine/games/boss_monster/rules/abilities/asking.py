"""Effects of triggers that ask their owner something: when rooms are built or shown, and when heroes die."""

from __future__ import annotations

from msgspec.structs import replace

from engine.core import Number, Option, Pick, Question, Seat, step
from engine.games.boss_monster.cards import ABILITIES, MINIBOSSES
from engine.games.boss_monster.phrases import (
    card_name,
    card_options,
    option,
    plain,
    read_seat,
    room_option,
    seat_option,
    tell,
    text,
)
from engine.games.boss_monster.rules.abilities.context import EffectContext, effect
from engine.games.boss_monster.rules.dungeon import places_for, source, use_up
from engine.games.boss_monster.rules.hands import (
    discard,
    draw_rooms,
    draw_spells,
    remove_from_hand,
    take_from_pile,
)
from engine.games.boss_monster.rules.hoards import pay
from engine.games.boss_monster.rules.reactions.choices import copies_in_pile, pile_options, read_copy
from engine.games.boss_monster.rules.rooms import (
    build_room,
    build_triggers,
    destroy,
    happen,
    has_build_text,
    level_up,
    trigger,
)
from engine.games.boss_monster.rules.walking import next_hero
from engine.games.boss_monster.state import NEW_PLACE, Realm

MOST_COINS_ON_A_ROOM = 3

# ── opponents ────────────────────────────────────────────────────────────────────────────────────────────


@effect("watch")
def watch(g: Realm, context: EffectContext) -> None:
    """Ancient Guardtower: choose an opponent, whose spells can be bought once this round."""
    form = Pick(tuple(seat_option(other) for other in g.others(context.seat)))
    g.ask(context.seat, Question(plain("ask-watch"), form, "building"), watched, context.uid)


@step
def watched(g: Realm, seat: Seat, picked: list[str], uid: int) -> None:
    """The tower looks at one opponent until end of round."""
    slot = g.lairs[seat].slot(uid)
    if slot is not None:
        victim = read_seat(picked[0])
        g.lairs[seat].put(replace(slot, watched=victim))
        tell(g, "watches", seat, victim=seat_option(victim).text)


@effect("swap-hoards")
def swap_hoards(g: Realm, context: EffectContext) -> None:
    """Robber's Vault: choose whose hoard you swap yours for."""
    form = Pick(tuple(seat_option(other) for other in g.others(context.seat)))
    g.ask(context.seat, Question(plain("ask-swap-hoards"), form, "coins"), hoards_swapped)


@step
def hoards_swapped(g: Realm, seat: Seat, picked: list[str]) -> None:
    """Two hoards change owners; that is no gain."""
    other = read_seat(picked[0])
    mine, theirs = g.lairs[seat], g.lairs[other]
    mine.hoard, theirs.hoard = theirs.hoard, mine.hoard
    tell(g, "hoards-swapped", seat, other=seat_option(other).text, coins=mine.hoard, given=theirs.hoard)


# ── minibosses from hand ─────────────────────────────────────────────────────────────────────────────────


def ask_for_miniboss(g: Realm, seat: Seat) -> Pick:
    """Which miniboss card to discard, or none; asked of everybody who could hold one."""
    held = [card for card in g.lairs[seat].rooms if card in MINIBOSSES]
    return Pick((option("no"), *card_options(held)))


@effect("heal")
def heal(g: Realm, context: EffectContext) -> None:
    """Vampire Lab: a miniboss card for the healing of a wound."""
    lair = g.lairs[context.seat]
    if lair.rooms and lair.wounds:
        form = ask_for_miniboss(g, context.seat)
        g.ask(
            context.seat, Question(plain("ask-heal"), form, "building", even_if_forced=True), paid_for_healing
        )


@step
def paid_for_healing(g: Realm, seat: Seat, picked: list[str]) -> None:
    """Choose the wound."""
    if picked != ["no"]:
        discard(g, seat, picked)
        form = Pick(tuple(card_options(g.lairs[seat].wounds)))
        g.ask(seat, Question(plain("ask-wound"), form, "building"), healed)


@step
def healed(g: Realm, seat: Seat, picked: list[str]) -> None:
    """The hero is turned over from wounds to souls."""
    lair = g.lairs[seat]
    lair.wounds = tuple([hero for hero in lair.wounds if hero != picked[0]])
    lair.souls += (picked[0],)
    lair.new_souls += 1
    tell(g, "healed", seat, hero=card_name(picked[0]))


@effect("portal")
def portal(g: Realm, context: EffectContext) -> None:
    """Mysterious Portal: a miniboss card for a spell."""
    if g.lairs[context.seat].rooms:
        form = ask_for_miniboss(g, context.seat)
        g.ask(
            context.seat,
            Question(plain("ask-portal"), form, "building", even_if_forced=True),
            paid_for_portal,
        )


@step
def paid_for_portal(g: Realm, seat: Seat, picked: list[str]) -> None:
    """Draw the spell."""
    if picked != ["no"]:
        discard(g, seat, picked)
        draw_spells(g, seat, 1)


# ── coins ────────────────────────────────────────────────────────────────────────────────────────────────


@effect("clinic")
def clinic(g: Realm, context: EffectContext) -> None:
    """Minion Clinic: cards from the discard pile, each for a coin that comes to lie on the room."""
    most = min(MOST_COINS_ON_A_ROOM, g.lairs[context.seat].hoard, len(g.discards))
    form = Pick(tuple(copies_in_pile(g.discards)), 0, most)
    g.ask(
        context.seat,
        Question(text("ask-clinic-cards", most=most), form, "building"),
        cards_bought,
        context.uid,
    )


@step
def cards_bought(g: Realm, seat: Seat, picked: list[str], uid: int) -> None:
    """As many coins on the room as cards come to the hand."""
    put_coins(g, seat, uid, len(picked))
    for choice in picked:
        take_from_pile(g, seat, read_copy(choice))


@effect("ballroom")
def ballroom(g: Realm, context: EffectContext) -> None:
    """Crystal Ballroom: coins on the room for spells."""
    most = min(MOST_COINS_ON_A_ROOM, g.lairs[context.seat].hoard)
    question = Question(plain("ask-ballroom"), Number(0, most), "building")
    g.ask(context.seat, question, coins_put, context.ability_id, context.uid)


@step
def coins_put(g: Realm, seat: Seat, coins: int, ability: str, uid: int) -> None:
    """The coins lie on the room now; what they buy follows."""
    put_coins(g, seat, uid, coins)
    if ABILITIES[ability].does == "ballroom":
        draw_spells(g, seat, coins)
    else:
        g.then(take_cards, seat, coins)


def put_coins(g: Realm, seat: Seat, uid: int, coins: int) -> None:
    """Coins from the hoard onto an own room."""
    lair = g.lairs[seat]
    slot = lair.slot(uid)
    assert slot is not None
    if coins:
        pay(g, seat, coins)
        lair.put(replace(slot, coins=slot.coins + coins))
        tell(g, "coins-put", seat, coins=coins, room=card_name(slot.cards[-1]))


@step
def take_cards(g: Realm, seat: Seat, number: int) -> None:
    """Cards from the discard pile, one by one: so the Clinic went on in games of the first release."""
    if number and g.discards:
        question = Question(plain("ask-take"), Pick(tuple(pile_options(g.discards))), "building")
        g.ask(seat, question, card_taken, number)


@step
def card_taken(g: Realm, seat: Seat, picked: list[str], number: int) -> None:
    """One of the cards bought at the clinic."""
    take_from_pile(g, seat, picked[0])
    g.then(take_cards, seat, number - 1)


YES_OR_NO = Pick((option("yes"), option("no")), usual=("no",))


@effect("loot")
def loot(g: Realm, context: EffectContext) -> None:
    """Loot Box: coins for spells."""
    _ask_for_purchase(g, context, "ask-loot")


@effect("buy-spell")
def buy_spell(g: Realm, context: EffectContext) -> None:
    """Black Market: a coin for a spell when a room has been destroyed."""
    _ask_for_purchase(g, context, "ask-buy-spell")


def _ask_for_purchase(g: Realm, context: EffectContext, prompt: str) -> None:
    if g.lairs[context.seat].hoard >= context.ability.pay:
        question = Question(plain(prompt), YES_OR_NO, "building")
        g.ask(context.seat, question, purchased, context.ability_id, context.uid)


@step
def purchased(g: Realm, seat: Seat, picked: list[str], ability: str, uid: int) -> None:
    """Coins out, spells in."""
    if picked == ["yes"]:
        use_up(g, seat, f"{ability}/{uid}")
        pay(g, seat, ABILITIES[ability].pay)
        tell(g, "pays", seat, coins=ABILITIES[ability].pay, card=card_name(ability))
        draw_spells(g, seat, ABILITIES[ability].amount or 1)


# ── when a hero dies ─────────────────────────────────────────────────────────────────────────────────────


@effect("thresh")
def thresh(g: Realm, context: EffectContext) -> None:
    """Mind Thresher: the hero leaves the game for two spells."""
    hero = g.ways[-1].hero
    form = YES_OR_NO_MORE if next_hero(g.lairs[context.seat]) else YES_OR_NO
    question = Question(text("ask-thresh", hero=card_name(hero)), form, "adventure")
    g.ask(context.seat, question, threshed, hero, context.uid)


YES_OR_NO_MORE = Pick((*YES_OR_NO.options, option("no-more")), usual=("no",))


@step
def threshed(g: Realm, seat: Seat, picked: list[str], hero: str, uid: int) -> None:
    """No soul, but spells; or the soul, and no more questions this round."""
    lair = g.lairs[seat]
    slot = lair.slot(uid)
    if picked == ["no"] or slot is None:
        return
    use_up(g, seat, source(slot.cards[-1], slot))
    if picked == ["yes"]:
        lair.souls = tuple([soul for soul in lair.souls if soul != hero])
        lair.new_souls -= 1
        g.box += (hero,)
        tell(g, "threshed", seat, hero=card_name(hero))
        draw_spells(g, seat, ABILITIES[slot.cards[-1]].amount)


@effect("may-draw-spell")
def may_draw_spell(g: Realm, context: EffectContext) -> None:
    """Cerebella: draw a spell, or not."""
    g.ask(context.seat, Question(plain("ask-draw-spell"), YES_OR_NO_PLEASE, "adventure"), spell_drawn)


YES_OR_NO_PLEASE = Pick((option("yes"), option("no")))


@step
def spell_drawn(g: Realm, seat: Seat, picked: list[str]) -> None:
    """One spell, if wanted."""
    if picked == ["yes"]:
        draw_spells(g, seat, 1)


@effect("repeat-build")
def repeat_build(g: Realm, context: EffectContext) -> None:
    """Rocky: another room of the dungeon counts as just built."""
    lair = g.lairs[context.seat]
    rooms = [slot for slot in lair.slots if slot.uid != context.uid and has_build_text(lair, slot)]
    if rooms:
        form = Pick((option("no"), *(room_option(g, context.seat, slot) for slot in rooms)))
        g.ask(context.seat, Question(plain("ask-repeat"), form, "adventure"), build_repeated)


@step
def build_repeated(g: Realm, seat: Seat, picked: list[str]) -> None:
    """Only the room's own text happens (ruling A35)."""
    found = None if picked == ["no"] else g.find_room(picked[0])
    if found is not None:
        _, slot = found
        tell(g, "build-repeated", seat, room=card_name(slot.cards[-1]))
        g.then(trigger, seat, source(slot.cards[-1], slot))


@effect("draw-and-build")
def draw_and_build(g: Realm, context: EffectContext) -> None:
    """Brassknuckle: draw a room card; a room may be built at once. A miniboss is asked about all the same."""
    for card in draw_rooms(g, context.seat, 1):
        lair = g.lairs[context.seat]
        places = [] if card in MINIBOSSES else places_for(lair, card)
        form = Pick((option("keep"), *(place_option(g, context.seat, place) for place in places)))
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
    """Face up at once, with everything that building sets off (ruling A21)."""
    if picked == ["keep"]:
        return
    remove_from_hand(g, seat, card)
    levelled = g.lairs[seat].levelled
    slot = build_room(g, seat, card, read_place(picked[0]))
    tell(g, "builds", seat, room=card_name(card))
    level_up(g, seat)
    happen(g, seat, build_triggers(g, seat, slot, levelled))


# ── at the start of the build phase ──────────────────────────────────────────────────────────────────────


@effect("feed")
def feed(g: Realm, context: EffectContext) -> None:
    """The Dreadmill: a coin on the room, or it is destroyed."""
    lair = g.lairs[context.seat]
    slot = context.slot(g)
    assert slot is not None
    if lair.hoard:
        pay(g, context.seat, 1)
        lair.put(replace(slot, coins=slot.coins + 1))
        tell(g, "coins-put", context.seat, coins=1, room=card_name(slot.cards[-1]))
    else:
        destroy(g, context.seat, context.uid)


@effect("sift")
def sift(g: Realm, context: EffectContext) -> None:
    """Jinx: draw a room card, then discard a room; whoever holds none is asked all the same."""
    draw_rooms(g, context.seat, 1)
    lair = g.lairs[context.seat]
    if lair.rooms:
        rooms = card_options(card for card in reversed(lair.rooms) if card not in MINIBOSSES)
        form = Pick(tuple(rooms) or (option("no"),))
        g.ask(context.seat, Question(plain("ask-sift"), form, "minibosses", even_if_forced=True), sifted)


@step
def sifted(g: Realm, seat: Seat, picked: list[str]) -> None:
    """The discard."""
    if picked != ["no"]:
        discard(g, seat, picked)
