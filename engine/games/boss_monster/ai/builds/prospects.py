"""How likely a boss wins who stands so: what a dungeon, souls and wounds are worth, by round and by rivals.

The numbers come from some 2,700 games against players who do anything, and some 400 between
quick players: they are what tells winners from losers at the start of the next round. Against rivals whose
dungeons deal little it is wounds that lose games, since such rivals fall by themselves; among equals it is
souls and treasure that win them.
"""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from engine.core import Seat
from engine.games.boss_monster.rules.rounds import SOULS_TO_WIN, WOUNDS_TO_LOSE
from engine.games.boss_monster.show.views import RealmView


class Weights(NamedTuple):
    """What counts at the end of a round, as natural logarithms of the odds of winning."""

    level: float
    """A usual dungeon without souls and wounds."""
    damage: float
    """Each point of damage beyond the usual, or short of it."""
    soul: float
    ahead: float
    """Having the most of a treasure, beside what the next round's heroes would bring."""
    wounds: tuple[float, ...]
    """So many wounds."""


USUAL = (3.7, 5.3, 6.9, 8.5, 9.8, 10.7, 11.2, 11.5)
"""By round: the damage that the dungeons of quick players deal at its end."""
AT_THE_START = 2.0
"""The same before the first round."""
DEADLY_SOON = (0.0, -0.8, -1.4, -2.6, -3.6)
"""What wounds take away against weak rivals."""
AGAINST_WEAK = (
    Weights(2.9, 0.75, 0.2, 0.0, DEADLY_SOON),
    Weights(3.1, 0.7, 0.2, 0.0, DEADLY_SOON),
    Weights(3.3, 0.65, 0.2, 0.0, DEADLY_SOON),
    Weights(3.0, 0.5, 0.2, 0.0, DEADLY_SOON),
    Weights(2.5, 0.45, 0.2, 0.0, DEADLY_SOON),
    Weights(2.1, 0.45, 0.2, 0.0, DEADLY_SOON),
    Weights(1.8, 0.4, 0.2, 0.0, DEADLY_SOON),
    Weights(1.6, 0.4, 0.2, 0.0, DEADLY_SOON),
)
BORNE = (0.0, -0.5, -1.1, -2.0, -3.6)
"""What they take away among equals."""
AMONG_EQUALS = (
    Weights(-1.5, 0.5, 0.2, 0.3, BORNE),
    Weights(-1.8, 0.5, 0.22, 0.3, BORNE),
    Weights(-2.2, 0.5, 0.25, 0.25, BORNE),
    Weights(-2.6, 0.5, 0.3, 0.15, BORNE),
    Weights(-2.8, 0.5, 0.3, 0.15, BORNE),
    Weights(-3.0, 0.5, 0.3, 0.05, BORNE),
    Weights(-3.0, 0.5, 0.25, 0.05, BORNE),
    Weights(-3.0, 0.5, 0.25, 0.05, BORNE),
)
WEAKEST = 0.38
"""What share of the usual damage the dungeons of weak rivals deal."""
SHADES = 8
"""How many steps there are between weak rivals and equals."""
PLENTY, BEYOND, MOST = 13, 0.1, 16
"""So much damage is enough for nearly everybody; what each further point adds, and how many points do."""
SAFE, BEYOND_SAFE = 2.0, 0.3
"""From such odds on, a dungeon makes a win little more certain, and by what share of its worth."""
LAST_SOUL, LAST_SOULS = 0.4, 4
"""How much more each of the last souls before victory adds."""


class Prospects:
    """The odds of winning for one seat at the end of this round."""

    def __init__(self, view: RealmView, seat: Seat) -> None:
        stage = max(0, min(view.round, len(USUAL)) - 1)
        shade = _shade(view, seat, USUAL[stage - 1] if stage else AT_THE_START)
        lair = view.lairs[seat]
        self._dealt, self._ahead = dungeons(stage, shade)
        self.standings = standings(stage, shade, lair.soul_count, lair.wound_count)
        """By further souls and wounds, as long as the game is not decided: what all of them add."""

    def base(self, damage: int, ahead: float) -> float:
        """What a dungeon adds, and the treasures it has the most of."""
        return self._dealt[min(damage, MOST)] + self._ahead * ahead


def _shade(view: RealmView, seat: Seat, usual: float) -> int:
    """How weak the rivals are: 0 among equals."""
    others = [view.lairs[other] for other in view.order if other != seat]
    dealt = sum([room.damage for lair in others for room in lair.rooms]) / max(1, len(others))
    return round(SHADES * min(1.0, max(0.0, (1.0 - dealt / usual) / (1.0 - WEAKEST))))


def _mixed(stage: int, shade: int) -> Weights:
    weak, equal = AGAINST_WEAK[stage], AMONG_EQUALS[stage]
    return Weights(
        _between(weak.level, equal.level, shade),
        _between(weak.damage, equal.damage, shade),
        _between(weak.soul, equal.soul, shade),
        _between(weak.ahead, equal.ahead, shade),
        tuple([_between(one, other, shade) for one, other in zip(weak.wounds, equal.wounds, strict=True)]),
    )


def _between(weak: float, equal: float, shade: int) -> float:
    return (weak * shade + equal * (SHADES - shade)) / SHADES


@lru_cache(maxsize=256)
def dungeons(stage: int, shade: int) -> tuple[tuple[float, ...], float]:
    """By damage: what a dungeon adds; and what having the most of a treasure does."""
    weights = _mixed(stage, shade)
    dealt = [
        weights.level
        + weights.damage * (min(damage, PLENTY) - USUAL[stage])
        + BEYOND * max(0, damage - PLENTY)
        for damage in range(MOST + 1)
    ]
    return tuple([min(odds, SAFE + BEYOND_SAFE * (odds - SAFE)) for odds in dealt]), weights.ahead


@lru_cache(maxsize=2048)
def standings(stage: int, shade: int, souls: int, wounds: int) -> tuple[tuple[float, ...], ...]:
    """From so many souls and wounds on."""
    weights = _mixed(stage, shade)
    return tuple(
        [
            tuple(
                [
                    _harvest(won, weights.soul) + weights.wounds[taken]
                    for taken in range(wounds, WOUNDS_TO_LOSE)
                ]
            )
            for won in range(souls, SOULS_TO_WIN)
        ]
    )


def _harvest(souls: int, each: float) -> float:
    return each * souls + LAST_SOUL * max(0, souls + LAST_SOULS - SOULS_TO_WIN)
