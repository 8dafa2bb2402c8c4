"""What a player has in reserve against heroes who would get through, and what is left of it after a build."""

from __future__ import annotations

from typing import NamedTuple

from engine.core import Seat
from engine.games.boss_monster.ai.reactions import DEADLY, HELPING, can_ambush, means, power
from engine.games.boss_monster.cards import MINIBOSSES
from engine.games.boss_monster.show.views import RealmView, RoomView

RAGE, AMBUSH = "MB068", "MB069"


class Build(NamedTuple):
    """A card and the room it is laid on; None for a new place."""

    card: str
    on: RoomView | None


class Reserves:
    """What spells in hand and the like could add to the damage, for one hero each."""

    def __init__(self, view: RealmView, seat: Seat) -> None:
        found = [power(view, seat, ability) for ability in means(view, seat) if ability in HELPING - {AMBUSH}]
        self._steady = sorted([amount for amount in found if amount])
        self._hand = view.hand_rooms
        self._ambushes = AMBUSH in view.hand_spells
        has_miniboss = any(room.slot.miniboss for room in view.lairs[seat].rooms)
        self._rages = RAGE in view.hand_spells and not has_miniboss

    def after(self, build: Build | None) -> list[int]:
        """The powers after a build, the least first.

        Ambush needs cards that stay in hand, Rage! a miniboss that comes into play.
        """
        powers = list(self._steady)
        if build is not None and self._rages and build.on is not None and build.card in MINIBOSSES:
            powers = sorted([*powers, build.on.damage + 2])
        if self._ambushes and can_ambush(_without(self._hand, build)):
            powers.append(DEADLY)
        return powers


def _without(hand: tuple[str, ...], build: Build | None) -> tuple[str, ...]:
    if build is None or build.card not in hand:
        return hand
    index = hand.index(build.card)
    return hand[:index] + hand[index + 1 :]
