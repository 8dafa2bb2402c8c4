"""What an effect gets to know, and which effect each word of `cards.toml` stands for."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import NamedTuple

from engine.core import Seat
from engine.games.boss_monster.cards import ABILITIES, Ability
from engine.games.boss_monster.state import Realm, Slot


class EffectContext(NamedTuple):
    """One use of an ability; `chosen` has an answer for each word of `Ability.asks`."""

    seat: Seat
    ability_id: str
    uid: int
    """The stack it comes from; 0 for a boss and for cards in hand."""
    chosen: list[str]

    @property
    def ability(self) -> Ability:
        """The ability as printed."""
        return ABILITIES[self.ability_id]

    @property
    def card(self) -> str:
        """The card it is printed on."""
        return self.ability_id.partition("-")[0] if self.ability_id.startswith("MB") else self.ability_id

    def slot(self, g: Realm) -> Slot | None:
        """The stack it comes from, if that is still there."""
        return g.lairs[self.seat].slot(self.uid) if self.uid else None


Effect = Callable[[Realm, EffectContext], None]


class EffectTable(dict[str, Effect]):
    """Effects by the word `cards.toml` has for them."""

    def does(self, word: str) -> Callable[[Effect], Effect]:
        """The decorated function is what `does = "{word}"` means."""

        def enter(function: Effect) -> Effect:
            assert word not in self, word
            self[word] = function
            return function

        return enter


_effects: dict[str, Effect] = {}


def use_effects(effects: Mapping[str, Effect]) -> None:
    """Make these the effects of the game; done once, where the game is put together.

    Effects change rooms and rooms trigger effects; so the rules look effects up here and do not import them.
    """
    _effects.update(effects)


def effect_of(ability: str) -> Effect:
    """What an ability does."""
    return _effects[ABILITIES[ability].does]
