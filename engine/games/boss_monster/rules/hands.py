"""Cards drawn, discarded, taken from the discard pile or from another hand."""

from __future__ import annotations

from functools import cache

from engine.core import Pick, Question, Seat, Text, Weight, seat_name, step
from engine.games.boss_monster.cards import MINIBOSSES, SPELLS
from engine.games.boss_monster.phrases import (
    card_name,
    card_options,
    declining,
    italic_names,
    plain,
    tell,
    tell_secretly,
    text,
)
from engine.games.boss_monster.rules.dungeon import room_text, source, use_up
from engine.games.boss_monster.state import Realm


def draw_rooms(g: Realm, seat: Seat, number: int) -> list[str]:
    """Draw from the room deck, as far as there are cards; minibosses may be among them."""
    drawn = _draw(g, "rooms", number)
    g.lairs[seat].rooms += tuple(drawn)
    if drawn:
        tell_secretly(
            g, "draws-rooms", seat, {"cards": italic_names(drawn)}, Weight.DETAIL, number=len(drawn)
        )
    return drawn


def everybody_draws_a_room(g: Realm) -> None:
    """Draw one card for each player from the room deck, told in one sentence."""
    private = {}
    for seat in g.order:
        drawn = _draw(g, "rooms", 1)
        g.lairs[seat].rooms += tuple(drawn)
        if drawn:
            private[seat] = _drawn_by_you(drawn[0])
    if private:
        g.tell(plain("all-draw"), private, Weight.DETAIL)


@cache
def _drawn_by_you(card: str) -> Text:
    return text("draws-rooms-you", number=1, cards=italic_names([card]))


def draw_spells(g: Realm, seat: Seat, number: int) -> None:
    """Draw from the spell deck, as far as there are cards."""
    drawn = _draw(g, "spells", number)
    g.lairs[seat].spells += tuple(drawn)
    if drawn:
        tell_secretly(
            g, "draws-spells", seat, {"cards": italic_names(drawn)}, Weight.DETAIL, number=len(drawn)
        )


def _draw(g: Realm, deck: str, number: int) -> list[str]:
    drawn = []
    for _ in range(number):
        pile = _filled(g, deck)
        if not pile:
            break
        drawn.append(pile.pop())
        g.turn_up()
    return drawn


def _filled(g: Realm, deck: str) -> list[str]:
    """The deck; when it is empty, the matching discards are shuffled into a new one (D6)."""
    pile = g.spells if deck == "spells" else g.rooms
    if not pile:
        pile += [card for card in g.discards if (card in SPELLS) == (deck == "spells")]
        g.discards = tuple([card for card in g.discards if (card in SPELLS) != (deck == "spells")])
        if len(pile) > 1:
            g.shuffle(pile)
            g.tell(plain(f"{deck}-reshuffled"), weight=Weight.DETAIL)
    return pile


def top_rooms(g: Realm, number: int) -> list[str]:
    """Take the top cards of the room deck, for everybody to see."""
    return _draw(g, "rooms", number)


def remove_from_hand(g: Realm, seat: Seat, card: str) -> None:
    """Take a card out of a hand."""
    lair = g.lairs[seat]
    if card in SPELLS:
        lair.spells = without(lair.spells, card)
    else:
        lair.rooms = without(lair.rooms, card)


def add_to_hand(g: Realm, seat: Seat, card: str) -> None:
    """Add a card to a hand."""
    lair = g.lairs[seat]
    if card in SPELLS:
        lair.spells += (card,)
    else:
        lair.rooms += (card,)


def without(cards: tuple[str, ...], card: str) -> tuple[str, ...]:
    """The cards without one copy of `card`."""
    index = cards.index(card)
    return cards[:index] + cards[index + 1 :]


def take_from_pile(g: Realm, seat: Seat, card: str) -> None:
    """Take a card from the discard pile to a hand; everybody sees which."""
    g.discards = without(g.discards, card)
    add_to_hand(g, seat, card)
    tell(g, "takes-from-pile", seat, card=card_name(card))


def discard(g: Realm, seat: Seat, cards: list[str]) -> None:
    """Discard cards from a hand, face up; an Imp Hoard may catch one."""
    for card in cards:
        remove_from_hand(g, seat, card)
    g.discards += tuple(cards)
    if cards:
        tell(g, "discards", seat, cards=italic_names(cards))
        g.then(catch, seat, cards, [])


def miniboss_question(g: Realm, seat: Seat, prompt: str) -> Question[list[str]]:
    """Ask for a miniboss card to discard, or none; everybody who could hold one is asked."""
    held = [card for card in g.lairs[seat].rooms if card in MINIBOSSES]
    form = Pick((declining("no", "option-keep-cards"), *card_options(held)))
    return Question(plain(prompt), form, "building", even_if_forced=True)


def discard_random_spell(g: Realm, seat: Seat) -> None:
    """Discard a random spell from a hand."""
    if g.lairs[seat].spells:
        discard(g, seat, [g.draw_lot(g.lairs[seat].spells)])


def take_random_spell(g: Realm, seat: Seat, victim: Seat) -> None:
    """Take a random spell from another hand."""
    if g.lairs[victim].spells:
        move_between_hands(g, seat, victim, g.draw_lot(g.lairs[victim].spells))


def move_between_hands(g: Realm, seat: Seat, victim: Seat, card: str) -> None:
    """Move a card from one hand to another; only these two players see which."""
    remove_from_hand(g, victim, card)
    add_to_hand(g, seat, card)
    g.turn_up()
    thief, robbed, known = seat_name(seat), seat_name(victim), card_name(card)
    back = "steals-spell" if card in SPELLS else "steals-room"
    private = {
        seat: text("steals-you", victim=robbed, card=known),
        victim: text("steals-from-you", seat=thief, card=known),
    }
    g.tell(text(back, seat=thief, victim=robbed), private)


# Imp Hoard: once per round, when an opponent discards from hand, you may take that card.
@step
def catch(g: Realm, seat: Seat, cards: list[str], asked: list[int]) -> None:
    """Ask the next owner of an Imp Hoard whether to take the card, or one of several."""
    if not cards:
        return
    for owner in g.by_turn():
        lair = g.lairs[owner]
        for slot in lair.slots:
            if owner != seat and slot.uid not in asked and room_text(lair, slot, "discarded"):
                form = Pick((declining("no", "option-catch-nothing"), *card_options(cards)))
                question = Question(plain("ask-catch"), form, "terms", reaction=True)
                g.ask(owner, question, caught, slot.uid, seat, cards, asked)
                return


@step
def caught(
    g: Realm, seat: Seat, picked: list[str], uid: int, discarder: Seat, cards: list[str], asked: list[int]
) -> None:
    """Take the card; others may catch the rest."""
    left = list(cards)
    if picked != ["no"]:
        slot = g.lairs[seat].slot(uid)
        assert slot is not None
        use_up(g, seat, source(slot.cards[-1], slot))
        take_from_pile(g, seat, picked[0])
        left.remove(picked[0])
    g.then(catch, discarder, left, [*asked, uid])
