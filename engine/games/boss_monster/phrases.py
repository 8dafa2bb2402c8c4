"""Texts, options and story lines of Boss Monster."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache, lru_cache

from msgspec.structs import replace

from engine.core import Option, Phrases, Seat, Text, all_of, seat_name
from engine.games.boss_monster.cards import ROOMS, SPELLS
from engine.games.boss_monster.state import Realm, Slot

PHRASES = Phrases("boss-monster")
SECOND_COPY = "+"
MOST_IN_A_LIST = 25
"""As many options as people are shown at once."""
text = PHRASES.text
about = PHRASES.about
plain = PHRASES.plain
option = PHRASES.option
tell = PHRASES.tell
tell_secretly = PHRASES.tell_secretly


@cache
def card_name(card: str) -> Text:
    """The name of a card of any kind."""
    return Text(f"boss-monster-{card.lower()}")


def card_names(cards: Iterable[str]) -> Text:
    """The names of several cards as an enumeration."""
    return all_of([card_name(card) for card in cards])


@cache
def _in_italics(card: str) -> Text:
    return text("named", card=card_name(card))


def italic_names(cards: Iterable[str]) -> Text:
    """The same for the story: in italics, because some heroes have a comma in their name."""
    return all_of([_in_italics(card) for card in cards])


@cache
def room_name(card: str, seat: Seat, place: int) -> Text:
    """A room with its owner and its place, counted from the entrance."""
    return text("room-at", room=card_name(card), seat=seat_name(seat), place=place)


def room_option(g: Realm, seat: Seat, slot: Slot) -> Option:
    """A room to choose."""
    index = g.lairs[seat].index(slot.uid)
    assert index is not None
    return room_option_at(slot.name, slot.cards[-1], seat, index + 1)


@lru_cache(maxsize=4096)
def room_option_at(name: str, card: str, seat: Seat, place: int) -> Option:
    """The same if the place is known already."""
    return Option(name, room_name(card, seat, place))


@cache
def declining(choice: str, key: str = "") -> Option:
    """An option without arguments that leaves things as they are."""
    return replace(option(choice, key), declines=True)


def ungrouped(options: Iterable[Option]) -> tuple[Option, ...]:
    """The same options in one list, where each has its note, unless that were too long."""
    found = tuple(options)
    return tuple([replace(one, group=None) for one in found]) if len(found) <= MOST_IN_A_LIST else found


def card_options(cards: Iterable[str]) -> list[Option]:
    """Every kind of card once."""
    return [card_option(card) for card in dict.fromkeys(cards)]


@cache
def card_option(card: str) -> Option:
    """A card to choose."""
    return Option(card, card_name(card))


def pile_options(cards: Iterable[str]) -> list[Option]:
    """Every kind of card once, in groups that keep lists short."""
    return [Option(card, card_name(card), plain(_kind(card))) for card in sorted(set(cards))]


def copies_in_pile(cards: Iterable[str]) -> list[Option]:
    """The same where several cards may be taken: both copies of a card that lies there twice."""
    pile = list(cards)
    options = pile_options(pile)
    return options + [_second(first) for first in options if pile.count(first.id) > 1]


def copies(cards: Iterable[str]) -> list[Option]:
    """Every card of a hand, both copies of one that is held twice."""
    hand = list(cards)
    return [
        one
        for first in card_options(hand)
        for one in ([first, _second(first)] if hand.count(first.id) > 1 else [first])
    ]


def _second(first: Option) -> Option:
    return Option(f"{first.id}{SECOND_COPY}", text("second-copy", card=first.text), first.group)


def read_copy(choice: str) -> str:
    """The card behind an option made by `copies_in_pile` or `copies`."""
    return choice.removesuffix(SECOND_COPY)


def _kind(card: str) -> str:
    if card in ROOMS:
        return f"group-{ROOMS[card].kind}-rooms"
    return "group-spells" if card in SPELLS else "group-minibosses"


@cache
def seat_option(seat: Seat) -> Option:
    """A player to choose."""
    return Option(f"p{seat}", seat_name(seat))


def read_seat(choice: str) -> Seat:
    """The seat behind an option made by `seat_option`."""
    return int(choice[1:])
