"""Effects that bring cards to a hand: drawn, bought, taken from the discard pile or from an opponent."""

from __future__ import annotations

from msgspec.structs import replace

from engine.core import Number, Pick, Question, Seat, seat_name, step
from engine.games.boss_monster.cards import ABILITIES, MINIBOSSES
from engine.games.boss_monster.phrases import (
    card_options,
    copies_in_pile,
    declining,
    italic_names,
    option,
    pile_options,
    plain,
    read_copy,
    read_seat,
    seat_option,
    tell,
    text,
)
from engine.games.boss_monster.rules.abilities.coins import put_coins
from engine.games.boss_monster.rules.abilities.context import EffectContext, EffectTable
from engine.games.boss_monster.rules.abilities.lasting import once_and_for_all
from engine.games.boss_monster.rules.dungeon import use_up
from engine.games.boss_monster.rules.hands import (
    discard,
    discard_random_spell,
    draw_rooms,
    draw_spells,
    miniboss_question,
    move_between_hands,
    take_from_pile,
)
from engine.games.boss_monster.rules.hoards import gain, pay
from engine.games.boss_monster.state import Realm

EFFECTS = EffectTable()
MOST_COINS_ON_A_ROOM = 3
DRAW_SPELL = once_and_for_all("ask-draw-spell", "adventure")
BUY_SPELL = once_and_for_all("ask-buy-spell", "building")
WHETHER_TO_DRAW = Pick((option("yes", "option-draw-spell"), declining("no", "option-draw-nothing")))

# ── from the decks ───────────────────────────────────────────────────────────────────────────────────────


# Oculus: whenever a hero dies in a room of yours with a miniboss, draw a spell.
# Kazanna: once per round, pay 2 coins to draw a spell.
@EFFECTS.does("draw-spells")
def draw_some_spells(g: Realm, context: EffectContext) -> None:
    """Draw spells."""
    draw_spells(g, context.seat, context.ability.amount)


# Delver's Quarry: when built or uncovered, draw a room card.
@EFFECTS.does("draw-rooms")
def draw_some_rooms(g: Realm, context: EffectContext) -> None:
    """Draw room cards."""
    draw_rooms(g, context.seat, context.ability.amount)


# Cursed Well: discard it from your hand to draw a spell, or to gain 2 coins.
@EFFECTS.does("well")
def well(g: Realm, context: EffectContext) -> None:
    """Draw a spell or gain coins, as chosen."""
    if context.chosen == ["spell"]:
        draw_spells(g, context.seat, 1)
    else:
        gain(g, context.seat, context.ability.amount, context.card)


# Mysterious Portal: when built or uncovered, you may discard a miniboss card to draw a spell.
@EFFECTS.does("portal")
def portal(g: Realm, context: EffectContext) -> None:
    """Ask whoever could hold a miniboss card."""
    if g.lairs[context.seat].rooms:
        g.ask(context.seat, miniboss_question(g, context.seat, "ask-portal"), paid_for_portal)


@step
def paid_for_portal(g: Realm, seat: Seat, picked: list[str]) -> None:
    """Draw the spell."""
    if picked != ["no"]:
        discard(g, seat, picked)
        draw_spells(g, seat, 1)


# Cerebella, level 2: when a hero dies here, you may draw a spell.
@EFFECTS.does("may-draw-spell")
def may_draw_spell(g: Realm, context: EffectContext) -> None:
    """Ask whether to draw a spell."""
    g.foresee(context.seat, DRAW_SPELL)
    question = Question(plain("ask-draw-spell"), WHETHER_TO_DRAW, "adventure", ahead=DRAW_SPELL)
    g.ask(context.seat, question, spell_drawn)


@step
def spell_drawn(g: Realm, seat: Seat, picked: list[str]) -> None:
    """Draw the spell if wanted."""
    if picked == ["yes"]:
        draw_spells(g, seat, 1)


# Jinx, level 1: at the start of the build phase draw an extra room card, then discard a room.
@EFFECTS.does("sift")
def sift(g: Realm, context: EffectContext) -> None:
    """Draw, then ask for the discard; whoever holds no room is asked all the same."""
    draw_rooms(g, context.seat, 1)
    lair = g.lairs[context.seat]
    if lair.rooms:
        rooms = card_options(card for card in reversed(lair.rooms) if card not in MINIBOSSES)
        form = Pick(tuple(rooms) or (declining("no", "option-no-room-to-discard"),))
        g.ask(context.seat, Question(plain("ask-sift"), form, "minibosses", even_if_forced=True), sifted)


@step
def sifted(g: Realm, seat: Seat, picked: list[str]) -> None:
    """Discard the room."""
    if picked != ["no"]:
        discard(g, seat, picked)


# ── for coins ────────────────────────────────────────────────────────────────────────────────────────────


# Loot Box: when built, you may pay 2 coins to draw 2 spells.
@EFFECTS.does("loot")
def loot(g: Realm, context: EffectContext) -> None:
    """Ask whether to buy the spells."""
    _ask_for_purchase(g, context, "ask-loot")


# Black Market: once per round, when a room is destroyed in any dungeon, you may pay a coin to draw a spell.
@EFFECTS.does("buy-spell")
def buy_spell(g: Realm, context: EffectContext) -> None:
    """Ask whether to buy the spell."""
    g.foresee(context.seat, BUY_SPELL)
    _ask_for_purchase(g, context, "ask-buy-spell", BUY_SPELL)


def _ask_for_purchase(g: Realm, context: EffectContext, prompt: str, ahead: str = "") -> None:
    if g.lairs[context.seat].hoard >= context.ability.pay:
        answers = option("yes", prompt.replace("ask", "option")), declining("no", "option-buy-nothing")
        question = Question(plain(prompt), Pick(answers, usual=("no",)), "building", ahead=ahead)
        g.ask(context.seat, question, purchased, context.ability_id, context.uid)


@step
def purchased(g: Realm, seat: Seat, picked: list[str], ability: str, uid: int) -> None:
    """Pay and draw."""
    if picked == ["yes"]:
        use_up(g, seat, f"{ability}/{uid}")
        pay(g, seat, ABILITIES[ability].pay, ability)
        draw_spells(g, seat, ABILITIES[ability].amount or 1)


# Crystal Ballroom: when built, put up to 3 of your coins on it and draw as many spells.
@EFFECTS.does("ballroom")
def ballroom(g: Realm, context: EffectContext) -> None:
    """Ask for the number of coins."""
    most = min(MOST_COINS_ON_A_ROOM, g.lairs[context.seat].hoard)
    question = Question(plain("ask-ballroom"), Number(0, most), "building")
    g.ask(context.seat, question, coins_put, context.ability_id, context.uid)


@step
def coins_put(g: Realm, seat: Seat, coins: int, ability: str, uid: int) -> None:
    """Put the coins on the room and draw; in games of the first release, the Clinic comes here too."""
    put_coins(g, seat, uid, coins)
    if ABILITIES[ability].does == "ballroom":
        draw_spells(g, seat, coins)
    else:
        g.then(take_cards, seat, coins)


# Minion Clinic: when built, put up to 3 of your coins on it; for each take a card from the discard pile.
@EFFECTS.does("clinic")
def clinic(g: Realm, context: EffectContext) -> None:
    """Ask for the cards."""
    most = min(MOST_COINS_ON_A_ROOM, g.lairs[context.seat].hoard, len(g.discards))
    form = Pick(tuple(copies_in_pile(g.discards)), 0, most)
    question = Question(text("ask-clinic-cards", most=most), form, "building")
    g.ask(context.seat, question, cards_bought, context.uid)


@step
def cards_bought(g: Realm, seat: Seat, picked: list[str], uid: int) -> None:
    """Put a coin on the room for each card and take the cards."""
    put_coins(g, seat, uid, len(picked))
    for choice in picked:
        take_from_pile(g, seat, read_copy(choice))


@step
def take_cards(g: Realm, seat: Seat, number: int) -> None:
    """Take the Clinic's cards one by one, as games of the first release did."""
    if number and g.discards:
        question = Question(plain("ask-take"), Pick(tuple(pile_options(g.discards))), "building")
        g.ask(seat, question, card_taken, number)


@step
def card_taken(g: Realm, seat: Seat, picked: list[str], number: int) -> None:
    """Take one card of the Clinic, then the others."""
    take_from_pile(g, seat, picked[0])
    g.then(take_cards, seat, number - 1)


# ── from the discard pile and from opponents ─────────────────────────────────────────────────────────────


# Tomb of Terrors: discard it from your hand to take a room or a spell from the discard pile.
@EFFECTS.does("take-from-pile")
def take_a_card_from_pile(g: Realm, context: EffectContext) -> None:
    """Take the chosen card."""
    take_from_pile(g, context.seat, context.chosen[0])


# Ancient Guardtower: when built, choose an opponent; once this round, a coin buys a random spell of theirs.
@EFFECTS.does("watch")
def watch(g: Realm, context: EffectContext) -> None:
    """Ask whom to watch."""
    form = Pick(tuple(seat_option(other) for other in g.others(context.seat)))
    g.ask(context.seat, Question(plain("ask-watch"), form, "building"), watched, context.uid)


@step
def watched(g: Realm, seat: Seat, picked: list[str], uid: int) -> None:
    """Watch one opponent until end of round; buying the spell is a coin option."""
    slot = g.lairs[seat].slot(uid)
    if slot is not None:
        victim = read_seat(picked[0])
        g.lairs[seat].put(replace(slot, watched=victim))
        tell(g, "watches", seat, victim=seat_option(victim).text)


# Belladonna: once per round, pay 2 coins, and an opponent discards a random spell.
# Spectral Bomb: destroy it for the same.
@EFFECTS.does("strip-spell")
def strip_spell(g: Realm, context: EffectContext) -> None:
    """The chosen opponent discards a random spell."""
    discard_random_spell(g, read_seat(context.chosen[0]))


# Draculad, level 3: look at an opponent's hand; you may take a spell or a room from it.
@EFFECTS.does("rob")
def rob(g: Realm, context: EffectContext) -> None:
    """Show the hand, then ask for a card; minibosses cannot be taken."""
    victim = read_seat(context.chosen[0])
    lair = g.lairs[victim]
    hand = (*lair.rooms, *lair.spells)
    g.turn_up()
    public = text("looks-at-hand", seat=seat_name(context.seat), victim=seat_name(victim))
    seen = text("looks-at-hand-you", victim=seat_name(victim), cards=italic_names(hand))
    felt = text("looks-at-your-hand", seat=seat_name(context.seat))
    g.tell(public, {context.seat: seen, victim: felt})
    takeable = card_options(card for card in hand if card not in MINIBOSSES)
    question = Question(
        plain("ask-rob"),
        Pick((declining("no", "option-take-nothing"), *takeable)),
        "minibosses",
        even_if_forced=True,
    )
    g.ask(context.seat, question, robbed, victim)


@step
def robbed(g: Realm, seat: Seat, picked: list[str], victim: Seat) -> None:
    """Take the card."""
    if picked != ["no"]:
        move_between_hands(g, seat, victim, picked[0])
