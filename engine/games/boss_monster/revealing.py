"""The end of phase 2: all cards are turned up, minibosses paid for; level-ups and on-build effects follow."""

from __future__ import annotations

from msgspec.structs import replace

from engine.core import Pick, Question, Seat, step
from engine.games.boss_monster.building import miniboss_was_raised
from engine.games.boss_monster.cards import ABILITIES, MINIBOSSES
from engine.games.boss_monster.dungeon import boss_text
from engine.games.boss_monster.hoards import pay
from engine.games.boss_monster.rooms import build_room, build_triggers, happen, level_up
from engine.games.boss_monster.state import NOWHERE, Realm
from engine.games.boss_monster.words import card_name, option, tell, text

REVEAL_PRICE = 1
PAY_OR_DISCARD = Pick((option("pay", "option-reveal-pay"), option("discard", "option-reveal-discard")))


@step
def reveal(g: Realm) -> None:
    """Everything is turned up together; then comes what each card sets off."""
    g.phase = "reveal"
    g.active = NOWHERE
    g.withdraw_offers()
    g.turn_up()
    built: list[list[int]] = []
    unpaid: list[list[int | str]] = []
    for seat in g.order:
        lair = g.lairs[seat]
        cards = [
            (lair.placed, lair.placed_at),
            *((slot.intern, slot.uid) for slot in lair.slots if slot.intern),
        ]
        lair.placed, lair.placed_at = "", NOWHERE
        lair.slots = tuple([replace(slot, intern="") if slot.intern else slot for slot in lair.slots])
        for card, place in cards:
            if card in MINIBOSSES:
                unpaid.append([seat, card, place])
                tell(g, "reveals-miniboss", seat, miniboss=card_name(card))
            elif card:
                slot = build_room(g, seat, card, place)
                built.append([seat, slot.uid])
                tell(g, "builds", seat, room=card_name(card))
    raised: list[int] = []
    g.pending_minibosses = tuple([str(card) for _, card, _ in unpaid])
    g.then(prices, unpaid, raised)
    for seat in g.order:
        g.then(effects_of_building, seat, [uid for owner, uid in built if owner == seat])


@step
def prices(g: Realm, unpaid: list[list[int | str]], raised: list[int]) -> None:
    """Reveal prices in XP order; coins that revealing brings to others come too late for them."""
    if not unpaid:
        for seat in raised:
            miniboss_was_raised(g, seat)
        return
    seat, card, place = int(unpaid[0][0]), str(unpaid[0][1]), int(unpaid[0][2])
    if g.lairs[seat].hoard >= REVEAL_PRICE:
        question = Question(text("ask-reveal", miniboss=card_name(card)), PAY_OR_DISCARD, "minibosses")
        g.ask(seat, question, price_answered, card, place, unpaid[1:], raised)
    else:
        _discarded(g, seat, card)
        g.then(prices, unpaid[1:], raised)


@step
def price_answered(
    g: Realm,
    seat: Seat,
    picked: list[str],
    card: str,
    place: int,
    unpaid: list[list[int | str]],
    raised: list[int],
) -> None:
    """Paid, it lies under its room; else it goes to the discard pile."""
    lair = g.lairs[seat]
    slot = lair.slot(place)
    if picked == ["pay"] and slot is not None:
        pay(g, seat, REVEAL_PRICE)
        strong = boss_text(lair, "always") and ABILITIES[lair.boss].does == "level-two"
        lair.put(replace(slot, miniboss=card, level=2 if strong else 1))
        g.pending_minibosses = tuple([each for each in g.pending_minibosses if each != card])
        tell(g, "miniboss-in-play", seat, miniboss=card_name(card), room=card_name(slot.cards[-1]))
        g.then(prices, unpaid, [*raised, seat])
    else:
        _discarded(g, seat, card)
        g.then(prices, unpaid, raised)


def _discarded(g: Realm, seat: Seat, card: str) -> None:
    g.pending_minibosses = tuple([each for each in g.pending_minibosses if each != card])
    g.discards += (card,)
    tell(g, "miniboss-discarded", seat, miniboss=card_name(card))


@step
def effects_of_building(g: Realm, seat: Seat, uids: list[int]) -> None:
    """For one player: level-up, then on-build effects and what building sets off (ruling A26)."""
    lair = g.lairs[seat]
    levelled = lair.levelled
    level_up(g, seat)
    sources = []
    for uid in uids:
        slot = lair.slot(uid)
        if slot is not None:
            sources += build_triggers(g, seat, slot, levelled)
    happen(g, seat, sources)
