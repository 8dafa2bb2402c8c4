"""The state of a Mighty Monsters table: the castle, the lairs, and the piles."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec
from msgspec.structs import replace

from engine.core import Deck, Seat, State
from engine.games.mighty_monsters.cards import BACKS, KINGS, PLAIN_ROUND, KingTile, Level


class Monster(msgspec.Struct, frozen=True, gc=False):
    """A monster in the castle."""

    seat: Seat
    strength: int


FREE = (None, None)


class Place(msgspec.Struct, frozen=True, gc=False):
    """A card place in the castle: a guard, face down, and two slots for monsters."""

    guard: str
    slots: tuple[Monster | None, Monster | None] = FREE

    @property
    def level(self) -> Level:
        """The back of the guard, which everybody sees."""
        return BACKS[self.guard]

    @property
    def total(self) -> int:
        """The strength of all monsters here."""
        first, second = self.slots
        return (first.strength if first else 0) + (second.strength if second else 0)

    def holding(self, slot: int, monster: Monster) -> Place:
        """The same place with a monster in that slot."""
        first, second = self.slots
        return Place(self.guard, (monster, second) if slot == 0 else (first, monster))


class Lair(msgspec.Struct, frozen=True, gc=False):
    """What a player owns; cards are sorted by strength."""

    gold: int
    hand: tuple[int, ...] = ()
    reserve: tuple[int, ...] = ()
    family: str = ""
    looted: int = 0
    """Gold taken from guards in the whole game; saves of earlier releases have not counted it."""
    healed: int = 0
    """Gold paid for healing."""
    pushed: int = 0
    """Gold paid for pushing others out, less what others have paid for the same."""

    def holding(self, hand: Iterable[int], reserve: Iterable[int]) -> Lair:
        """The same lair with these cards in hand and in reserve."""
        return replace(self, hand=tuple(sorted(hand)), reserve=tuple(sorted(reserve)))


class Bout(msgspec.Struct, frozen=True, gc=False):
    """How one guard fared: `strength` and `loot` as they counted, None if it was never turned up."""

    level: int
    outcome: str
    """`won`, `lost`, or `untouched`."""
    monsters: tuple[Monster, ...]
    strength: int | None = None
    loot: int | None = None
    shares: tuple[int, ...] = ()
    """What each of the two monsters brought its owner."""

    @property
    def gains(self) -> dict[Seat, int]:
        """What each owner took home, by seat."""
        gains = dict.fromkeys(sorted([monster.seat for monster in self.monsters]), 0)
        for monster, share in zip(self.monsters, self.shares, strict=False):
            gains[monster.seat] += share
        return gains

    def has_monster_of(self, seat: Seat) -> bool:
        """Whether a player had a monster here."""
        return any(monster.seat == seat for monster in self.monsters)


class Raid(msgspec.Struct, frozen=True, gc=False):
    """The fights of one round, and what healing cost each seat."""

    round: int
    king: str
    bouts: tuple[Bout, ...]
    healing: tuple[int, ...]
    owed: tuple[int, ...] = ()
    """What healing should have cost each seat; empty in raids of earlier releases."""


class Castle(State, kw_only=True):
    """A Mighty Monsters table."""

    lairs: list[Lair]
    places: list[Place] = []
    guards: Deck
    unseen: tuple[str, ...] = ()
    """Guards discarded without being turned up."""
    kings: tuple[str, ...]
    """King tiles still to come, the current one included; the top is last."""
    spent: tuple[str, ...] = ()
    """King tiles of earlier rounds."""
    box: tuple[str, ...] = ()
    """King tiles that stay out of this game."""
    king: str = ""
    """The tile turned up this round; always empty without the king's rules."""
    round: int = 0
    rounds: int
    start: Seat = 0
    treasury: int
    bouts: tuple[Bout, ...] = ()
    """The fights of this round so far."""
    raid: Raid | None = None
    """The fights of the latest finished round."""

    @property
    def rule(self) -> KingTile:
        """The king's rule in force."""
        return KINGS[self.king] if self.king else PLAIN_ROUND

    def pay(self, seat: Seat, gold: int) -> None:
        """Move gold from a player to the treasury."""
        self.lairs[seat] = replace(self.lairs[seat], gold=self.lairs[seat].gold - gold)
        self.treasury += gold

    def earn(self, seat: Seat, gold: int) -> None:
        """Move gold from the treasury to a player."""
        self.pay(seat, -gold)

    def loot(self, seat: Seat, gold: int) -> None:
        """Give a player their share of a beaten guard's gold."""
        self.earn(seat, gold)
        self.lairs[seat] = replace(self.lairs[seat], looted=self.lairs[seat].looted + gold)

    def pay_healers(self, seat: Seat, gold: int) -> None:
        """Make a player pay for healing."""
        self.pay(seat, gold)
        self.lairs[seat] = replace(self.lairs[seat], healed=self.lairs[seat].healed + gold)

    def pay_for_place(self, seat: Seat, gold: int) -> None:
        """Make a player pay for pushing somebody out; whoever is pushed out pays less than nothing."""
        self.pay(seat, gold)
        self.lairs[seat] = replace(self.lairs[seat], pushed=self.lairs[seat].pushed + gold)
