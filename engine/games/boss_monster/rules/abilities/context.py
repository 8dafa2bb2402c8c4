"""What an effect is told: who does it, by which ability, from which stack, and what was chosen."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from engine.core import Seat
from engine.games.boss_monster.cards import ABILITIES, Ability
from engine.games.boss_monster.state import Realm, Slot


class EffectContext(NamedTuple):
    """One use of an ability; `chosen` has an answer for each word of `Ability.asks`."""

    seat: Seat
    ability_id: str
    uid: int
    chosen: list[str]

    @property
    def ability(self) -> Ability:
        """As it is printed."""
        return ABILITIES[self.ability_id]

    @property
    def card(self) -> str:
        """The card it stands on."""
        return self.ability_id.partition("-")[0] if self.ability_id.startswith("MB") else self.ability_id

    def slot(self, g: Realm) -> Slot | None:
        """The stack it comes from, if that is still there."""
        return g.lairs[self.seat].slot(self.uid) if self.uid else None


Effect = Callable[[Realm, EffectContext], None]
_effects: dict[str, Effect] = {}

PLAIN_COINS = ("coins", "coins-per-miniboss", "coins-per-treasury")
"""Effects that only bring coins: their order makes no difference."""
BRING_ROOM_CARDS = ("draw-rooms", "clinic")
"""Effects that may bring a miniboss to the hand."""
AUTOMATIC = (*PLAIN_COINS, "draw-and-build")
"""Effects of triggers that nobody can decline, so that they are used up when they happen."""


def effect(name: str) -> Callable[[Effect], Effect]:
    """Register what `does = "{name}"` means."""

    def register(function: Effect) -> Effect:
        assert name not in _effects, name
        _effects[name] = function
        return function

    return register


def effect_of(ability: str) -> Effect:
    """What an ability does."""
    return _effects[ABILITIES[ability].does]
