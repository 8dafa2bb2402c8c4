"""What is new since the move before, read from the story as one viewer heard it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

import msgspec

from engine.core import Seat, Text
from engine.games.boss_monster.cards import HEROES, MINIBOSSES, ROOMS
from engine.games.boss_monster.phrases import card_name, plain

BUILT = frozenset(plain(key).key for key in ("builds", "miniboss-in-play"))
MOVED = frozenset(plain(key).key for key in ("arrive", "lured", "fetched"))
ON_THE_WAY = frozenset(
    plain(key).key for key in ("halt-room", "dies", "survives", "sent-back", "sent-to-town", "threshed")
)
"""Story lines about a hero who has come some way through a dungeon."""
CARDS = {card_name(card).key: card for card in (*ROOMS, *MINIBOSSES, *HEROES)}


class News(msgspec.Struct, frozen=True):
    """What the latest move has changed on the table."""

    rooms: frozenset[tuple[Seat, str]]
    """Rooms and minibosses that have come into play, and in whose dungeon."""
    heroes: frozenset[str]
    """Heroes who have come to town, or to an entrance."""
    way: bool
    """A hero has come some way through a dungeon."""


def news_of(events: Iterable[Text]) -> News:
    """What these story lines tell."""
    rooms: set[tuple[Seat, str]] = set()
    heroes: set[str] = set()
    way = False
    for event in events:
        if event.key in BUILT:
            rooms |= {(seat, card) for seat in _seats(event) for card in _cards(event)}
        elif event.key in MOVED:
            heroes |= set(_cards(event))
        way = way or event.key in ON_THE_WAY
    return News(frozenset(rooms), frozenset(heroes), way)


def _parts(text: Text) -> Iterator[Text]:
    """All texts within a text, at any depth."""
    for part in text.args.values():
        if isinstance(part, Text):
            yield part
            yield from _parts(part)


def _seats(event: Text) -> Iterator[Seat]:
    for part in _parts(event):
        seat = part.args.get("seat")
        if isinstance(seat, int):
            yield seat


def _cards(event: Text) -> Iterator[str]:
    return (CARDS[part.key] for part in _parts(event) if part.key in CARDS)
