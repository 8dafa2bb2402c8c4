"""What a player has in reserve against heroes who would get through, and what is left of it after a build."""

from __future__ import annotations

from typing import NamedTuple

from engine.core import Seat
from engine.games.boss_monster.ai.reactions import DEADLY, HELPING, PENDULUM, can_ambush, means, power, swung
from engine.games.boss_monster.cards import ABILITIES, MINIBOSSES, ROOMS
from engine.games.boss_monster.show.views import LairView, RealmView, RoomView

RAGE, AMBUSH = "MB068", "MB069"


class Build(NamedTuple):
    """A card and the room it is laid on; None for a new place."""

    card: str
    on: RoomView | None


class Face(NamedTuple):
    """A room as it would be."""

    card: str
    damage: int
    treasure: str


def laid_out(lair: LairView, build: Build | None) -> list[Face]:
    """The rooms of a dungeon after a build, from the entrance to the boss."""
    rooms = [Face(room.slot.cards[-1], room.damage, room.treasure) for room in lair.rooms]
    if build is None:
        return rooms
    card, on = build
    if on is None:
        return [Face(card, ROOMS[card].damage, ROOMS[card].treasure), *rooms]
    index = lair.rooms.index(on)
    if card in MINIBOSSES:
        room, first = rooms[index], ABILITIES[f"{card}-1"]
        more = first.amount if first.does == "damage" else 0
        rooms[index] = Face(room.card, room.damage + more, room.treasure + first.treasure)
    else:
        rooms[index] = Face(card, ROOMS[card].damage, ROOMS[card].treasure)
    return rooms


class Reserves:
    """What spells in hand and the like could add to the damage, for one hero each."""

    def __init__(self, view: RealmView, seat: Seat) -> None:
        self._lair = lair = view.lairs[seat]
        helping = [
            ability
            for ability in means(view, seat)
            if ability in HELPING and ability not in (AMBUSH, PENDULUM)
        ]
        found = [(power(view, seat, ability), ability) for ability in helping]
        self._steady = sorted([(amount, ability) for amount, ability in found if amount])
        self._hand = view.hand_rooms
        self._ambushes = AMBUSH in view.hand_spells
        has_miniboss = any(room.slot.miniboss for room in lair.rooms)
        self._rages = RAGE in view.hand_spells and not has_miniboss
        self._swings = any(room.slot.cards[-1] == PENDULUM for room in lair.rooms)

    def after(self, build: Build | None) -> list[int]:
        """The powers after a build, the least first.

        Ambush needs cards that stay in hand, Rage! a miniboss that comes into play; what is covered is lost.
        """
        covered = ""
        if build is not None and build.on is not None and build.card in ROOMS:
            covered = build.on.slot.cards[-1]
        powers = [amount for amount, ability in self._steady if ability != covered]
        if build is not None and self._rages and build.on is not None and build.card in MINIBOSSES:
            powers = sorted([*powers, build.on.damage + 2])
        if self._lair.hoard and (self._swings or (build is not None and build.card == PENDULUM)):
            powers = sorted([*powers, *swung([face[:2] for face in laid_out(self._lair, build)])])
        if self._ambushes and can_ambush(_without(self._hand, build)):
            powers.append(DEADLY)
        return powers


def _without(hand: tuple[str, ...], build: Build | None) -> tuple[str, ...]:
    if build is None or build.card not in hand:
        return hand
    index = hand.index(build.card)
    return hand[:index] + hand[index + 1 :]
