"""The outlook of a dungeon: whom it will lure, who of them dies, and what that does to the odds of winning.

Every way this round may end is counted with its likelihood, not only the average: whoever may take four
wounds or none is in greater danger than whoever is sure to take two.
"""

from __future__ import annotations

from functools import lru_cache
from math import exp, log, prod
from operator import eq, gt
from typing import NamedTuple

from engine.core import Seat
from engine.games.boss_monster.ai.builds.reserves import Build, Reserves
from engine.games.boss_monster.ai.evaluation import EXPECTED, LURED, Counts, counted, health_left
from engine.games.boss_monster.cards import HEROES
from engine.games.boss_monster.rules.rounds import SOULS_TO_WIN, WOUNDS_TO_LOSE
from engine.games.boss_monster.show.views import RealmView
from engine.games.boss_monster.state import Hero

WILFUL = ("tough", "picky", "taxes", "spellbane")
"""Heroes whose health depends on the dungeon they go through."""
ENOUGH = max([card.health for card in HEROES.values() if card.lure]) + 1
"""More damage than any hero needs."""

POINTS = 4.0
"""So many points are as much as the natural logarithm of the odds of winning."""
START = -4.0
"""That logarithm for a boss who has nothing yet; everything else is added to it."""
SOUL, LAST_SOUL, LAST_SOULS = 0.22, 0.3, 3
"""What a soul adds, and how much more each of the last ones before victory does."""
WOUNDS = (0.0, -1.0, -1.8, -3.0, -6.0)
"""By their number: what wounds take away."""
STEPS = (*[0.4] * 6, *[0.35] * 2, *[0.32] * 3, *[0.15] * (ENOUGH - 11))
DEALT = tuple([sum(STEPS[:damage]) for damage in range(ENOUGH + 1)])
"""By damage: what a dungeon adds. One that deals little has no future."""
ALONE, TIED = 0.15, 0.015
"""What having the most of a treasure adds, and having as much as somebody else."""
WON, LOST = 0.99, 0.000001
"""How likely a boss wins who has souls enough, and one who has too many wounds: nothing is worse."""
HELD = (0.05, 0.72, 0.95)
"""By how much more treasure one has than a rival who builds: how likely that is still so in the end."""

Fates = dict[tuple[int, int], float]
"""How likely a round brings so many souls and so many wounds."""


@lru_cache(maxsize=256)
def standings(souls: int, wounds: int) -> tuple[tuple[float, ...], ...]:
    """By further souls and wounds, as long as the game is not decided: what all of them add."""
    return tuple(
        [
            tuple([_standing(each, taken) for taken in range(wounds, WOUNDS_TO_LOSE)])
            for each in range(souls, SOULS_TO_WIN)
        ]
    )


def _standing(souls: int, wounds: int) -> float:
    return SOUL * souls + LAST_SOUL * max(0, souls + LAST_SOULS - SOULS_TO_WIN) + WOUNDS[wounds]


class Rival(NamedTuple):
    """What somebody else lures heroes with."""

    treasure: Counts
    builds: bool
    """Whether that may still change this round."""


class Callers:
    """Heroes in town whom the same treasure lures."""

    def __init__(self, lure: tuple[int, int], rivals: list[Rival]) -> None:
        self._one, self._two = lure
        self.heroes: list[tuple[int, int]] = []
        """The damage it takes to kill each, and what it counts."""
        self._rivals = [(had[self._one] + had[self._two], builds) for had, builds in rivals]
        self._known: dict[int, float] = {}

    def likely(self, treasure: Counts) -> float:
        """How likely such treasure brings them."""
        amount = treasure[self._one] + treasure[self._two]
        found = self._known.get(amount)
        if found is None:
            found = prod([_held(amount - had, builds) for had, builds in self._rivals]) if amount else 0.0
            self._known[amount] = found
        return found


def _held(lead: int, builds: bool) -> float:
    """How likely a lead over one rival is still one when heroes are lured."""
    if lead < 0 or not builds:
        return float(lead > 0)
    return HELD[lead] if lead < len(HELD) else 1.0


class Outlook:
    """Values dungeons of a seat."""

    def __init__(self, view: RealmView, seat: Seat) -> None:
        lair = view.lairs[seat]
        others = [other for other in view.order if other != seat]
        rivals = [Rival(counted(view.lairs[other].treasure), _builds(view, seat, other)) for other in others]
        counts = [rival.treasure for rival in rivals] or [counted("")]  # in a puzzle there are none
        self.damage = sum([room.damage for room in lair.rooms])
        self.treasure = counted(lair.treasure)
        self._lair = lair
        self._standings = standings(lair.soul_count, lair.wound_count)
        self._needed = SOULS_TO_WIN - lair.soul_count
        self._bearable = WOUNDS_TO_LOSE - lair.wound_count
        self._rivals = tuple(map(max, *counts)) if len(counts) > 1 else counts[0]
        self._reserves = Reserves(view, seat)
        self._waiting = [self._expected(hero) for hero in lair.queue]
        self._town = self._callers(view, seat, rivals)

    def _callers(self, view: RealmView, seat: Seat, rivals: list[Rival]) -> list[Callers]:
        """The heroes in town by what lures them; those who come for souls are as good as there."""
        souls = {other: view.lairs[other].soul_count for other in view.order}
        callers: dict[tuple[int, int], Callers] = {}
        for hero in view.town:
            lure = LURED.get(hero.card)
            if lure is not None:
                callers.setdefault(lure, Callers(lure, rivals)).heroes.append(self._expected(hero))
            elif _goes_by_souls(hero, seat, souls):
                self._waiting.append(self._expected(hero))
        return list(callers.values())

    def _expected(self, hero: Hero) -> tuple[int, int]:
        """The damage it takes to kill a hero here, and what it counts."""
        if hero.face.special in WILFUL:
            return health_left(self._lair, hero) + self.damage, hero.face.worth
        return EXPECTED[hero.card]

    def promise(self, damage: int, treasure: Counts, build: Build | None = None) -> float:
        """The value of such a dungeon in points, this round and later."""
        ahead = ALONE * sum(map(gt, treasure, self._rivals)) + TIED * sum(map(eq, treasure, self._rivals))
        return self._points(damage, treasure, ahead, build)

    def now(self, damage: int, treasure: Counts) -> float:
        """The same as far as this round's treasure goes."""
        return self._points(damage, treasure, 0.0, None)

    def _points(self, damage: int, treasure: Counts, ahead: float, build: Build | None) -> float:
        base = START + DEALT[min(damage, ENOUGH)] + ahead
        chance = 0.0
        for (souls, wounds), likely in self._fates(damage, treasure, build).items():
            if wounds >= self._bearable:
                chance += likely * LOST
            elif souls >= self._needed:
                chance += likely * WON
            else:
                chance += likely / (1.0 + exp(-base - self._standings[souls][wounds]))
        return POINTS * log(chance / (1.0 - chance))

    def _fates(self, damage: int, treasure: Counts, build: Build | None) -> Fates:
        """How this round may end; heroes with the same wish come together or not at all."""
        coming = [(1.0, self._waiting)] if self._waiting else []
        for callers in self._town:
            likely = callers.likely(treasure)
            if likely:
                coming.append((likely, callers.heroes))
        helped = self._helped(damage, coming, self._reserves.after(build))
        fates: Fates = {(0, 0): 1.0}
        for group, (likely, heroes) in enumerate(coming):
            souls = sum([worth for health, worth in heroes if health <= damage]) + helped.get(group, 0)
            wounds = sum([worth for _, worth in heroes]) - souls
            further: Fates = {}
            for (won, taken), chance in fates.items():
                then = won + souls, taken + wounds
                further[then] = further.get(then, 0.0) + chance * likely
                if likely < 1.0:
                    further[won, taken] = further.get((won, taken), 0.0) + chance * (1.0 - likely)
            fates = further
        return fates

    def _helped(
        self, damage: int, coming: list[tuple[float, list[tuple[int, int]]]], powers: list[int]
    ) -> dict[int, int]:
        """By group of heroes: what those count who die of what one has in reserve, the worst first."""
        found: dict[int, int] = {}
        if not powers:
            return found
        escaping = [
            (-likely * worth, health - damage, group, worth)
            for group, (likely, heroes) in enumerate(coming)
            for health, worth in heroes
            if health > damage
        ]
        for _, missing, group, worth in sorted(escaping):
            fitting = next((power for power in powers if power >= missing), None)
            if fitting is not None:
                powers.remove(fitting)
                found[group] = found.get(group, 0) + worth
        return found


def _goes_by_souls(hero: Hero, seat: Seat, souls: dict[Seat, int]) -> bool:
    """Whether a hero comes to this seat because of its souls, whatever is built."""
    others = [count for other, count in souls.items() if other != seat]
    match hero.face.special:
        case "most-souls":
            return souls[seat] > max(others)
        case "fewest-souls":
            return souls[seat] < min(others)
    return False


def _builds(view: RealmView, seat: Seat, other: Seat) -> bool:
    """Whether a rival's treasure may yet change: not if its turn is over and it has laid nothing."""
    if view.phase != "build" or view.order.index(other) > view.order.index(seat):
        return True
    lair = view.lairs[other]
    return lair.new_room or any(room.face_down for room in lair.rooms)
