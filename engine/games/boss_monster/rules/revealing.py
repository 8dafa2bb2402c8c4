"""The end of phase 2: cards are revealed and minibosses paid for; then level-ups and on-build effects."""

from __future__ import annotations

from msgspec.structs import replace

from engine.core import Pick, Question, Seat, Weight, step
from engine.games.boss_monster.cards import ABILITIES, MINIBOSSES
from engine.games.boss_monster.phrases import card_name, declining, option, tell, text
from engine.games.boss_monster.rules.building import BUILD, miniboss_was_raised
from engine.games.boss_monster.rules.dungeon import boss_text
from engine.games.boss_monster.rules.hoards import spend
from engine.games.boss_monster.rules.reactions.orders import stops_at_prices
from engine.games.boss_monster.rules.rooms import build_room, build_triggers, level_up, schedule_triggers
from engine.games.boss_monster.state import NOWHERE, Realm, Unpaid
from engine.games.boss_monster.timing import ZONING

REVEAL_PRICE = 1
PAY_OR_DISCARD = Pick((option("pay", "option-reveal-pay"), declining("discard", "option-reveal-discard")))


@step
def reveal(g: Realm) -> None:
    """Reveal all cards together; then schedule what each of them triggers."""
    g.phase = "reveal"
    g.active = NOWHERE
    g.withdraw_offers()
    g.turn_up()
    g.forget_plans(BUILD)
    built = {seat: turn_up_cards(g, seat) for seat in g.order}
    g.then(prices, [])
    for seat in g.order:
        g.then(effects_of_building, seat, built[seat])


def turn_up_cards(g: Realm, seat: Seat) -> list[int]:
    """Reveal a player's face-down card and interns; returns the stack a room was built on, if any."""
    lair = g.lairs[seat]
    interns = [(slot.intern, slot.uid) for slot in lair.slots if slot.intern]
    cards = [(lair.placed, lair.placed_at), *interns] if lair.placed else interns
    lair.placed, lair.placed_at = "", NOWHERE
    lair.marks = tuple([mark for mark in lair.marks if mark != ZONING])
    lair.slots = tuple([replace(slot, intern="") if slot.intern else slot for slot in lair.slots])
    built = []
    for card, place in cards:
        if card in MINIBOSSES:
            g.unpaid += (Unpaid(seat, card, place),)
            tell(g, "reveals-miniboss", seat, Weight.DETAIL, miniboss=card_name(card))
        else:
            built.append(build_room(g, seat, card, place).uid)
            tell(g, "builds", seat, room=card_name(card))
    return built


@step
def prices(g: Realm, raised: list[int]) -> None:
    """Collect reveal prices in XP order, asking where it is wanted; coins from revealing come too late."""
    if not g.unpaid:
        for seat in raised:
            miniboss_was_raised(g, seat)
        return
    seat, card = g.unpaid[0].seat, g.unpaid[0].card
    if g.lairs[seat].hoard < REVEAL_PRICE:
        discard_unpaid(g)
        g.then(prices, raised)
    elif stops_at_prices(g, seat):
        question = Question(text("ask-reveal", miniboss=card_name(card)), PAY_OR_DISCARD, "minibosses")
        g.ask(seat, question, price_answered, raised)
    else:
        pay_price(g, seat)
        g.then(prices, [*raised, seat])


@step
def price_answered(g: Realm, seat: Seat, picked: list[str], raised: list[int]) -> None:
    """Pay for the miniboss, or discard it."""
    if picked == ["discard"]:
        discard_unpaid(g)
        g.then(prices, raised)
    else:
        pay_price(g, seat)
        g.then(prices, [*raised, seat])


def pay_price(g: Realm, seat: Seat) -> None:
    """Pay for the miniboss whose turn it is and put it under its room."""
    unpaid, *others = g.unpaid
    g.unpaid = tuple(others)
    lair = g.lairs[seat]
    slot = lair.slot(unpaid.uid)
    assert slot is not None
    spend(g, seat, REVEAL_PRICE)
    # King Croak: minibosses you reveal come into play at level 2.
    strong = boss_text(lair, "always") and ABILITIES[lair.boss].does == "level-two"
    lair.put(replace(slot, miniboss=unpaid.card, level=2 if strong else 1))
    tell(g, "miniboss-in-play", seat, miniboss=card_name(unpaid.card), room=card_name(slot.cards[-1]))


def discard_unpaid(g: Realm) -> None:
    """Discard the miniboss whose turn it is; it does not count as discarded from hand."""
    unpaid, *others = g.unpaid
    g.unpaid = tuple(others)
    g.discards += (unpaid.card,)
    tell(g, "miniboss-discarded", unpaid.seat, miniboss=card_name(unpaid.card))


@step
def effects_of_building(g: Realm, seat: Seat, uids: list[int]) -> None:
    """Level one player up, then schedule on-build effects and what building triggers (ruling A26)."""
    lair = g.lairs[seat]
    levelled = lair.levelled
    level_up(g, seat)
    sources = []
    for uid in uids:
        slot = lair.slot(uid)
        if slot is not None:
            sources += build_triggers(g, seat, slot, levelled)
    schedule_triggers(g, seat, sources)
