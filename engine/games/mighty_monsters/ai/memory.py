"""What an attentive player remembers: who holds which cards. Played monsters come back a round later."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from engine.core import Chance, Seat
from engine.games.mighty_monsters.cards import KINGS, PLAIN_ROUND, STRENGTHS
from engine.games.mighty_monsters.state import Castle, Monster, Raid


class Place(Protocol):
    """A guard with its two slots."""

    @property
    def slots(self) -> tuple[Monster | None, Monster | None]:
        """The monsters in front of it."""
        ...


def hand_of(seat: Seat, raid: Raid | None, king: str, places: Sequence[Place]) -> tuple[int, ...] | None:
    """The cards a player must hold, if that can be known: all but those of last round, and those placed."""
    dealt = KINGS.get(king, PLAIN_ROUND).hand
    if not dealt:
        if raid is None:
            return None
        away = [monster.strength for bout in raid.bouts for monster in bout.monsters if monster.seat == seat]
        dealt = tuple([strength for strength in STRENGTHS if strength not in away])
    placed = [
        monster.strength for place in places for monster in place.slots if monster and monster.seat == seat
    ]
    return tuple([strength for strength in dealt if strength not in placed])


def remember_hands(g: Castle, seat: Seat, chance: Chance) -> None:
    """Give all others the hands they must hold."""
    for other, lair in enumerate(g.lairs):
        if other != seat:
            hand = hand_of(other, g.raid, g.king, g.places)
            if hand is not None:
                cards = (*lair.hand, *lair.reserve)
                g.lairs[other] = lair.holding(hand, [card for card in cards if card not in hand])
