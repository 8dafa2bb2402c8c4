"""Heroes in town whom the same treasure lures: how likely they come, and who of them dies."""

from __future__ import annotations

from math import prod
from typing import NamedTuple

from engine.games.boss_monster.ai.evaluation import Counts

KEPT = (0.1, 0.76, 0.955)
"""By how much more treasure one has than a rival who builds: how likely one has more in the end."""
CAUGHT_UP = 0.04
"""How likely one has more in the end than a rival who had one symbol more."""
OVERTAKEN = (0.2, 0.045)
"""By the same lead: how likely the rival has more in the end."""
STILL_BEHIND = (0.8, 0.92)
"""The same for one symbol less than the rival, and for two."""
KILLED = (0.93, 0.96, 0.98, 0.99)
"""By damage to spare: how likely a hero dies, whatever opponents do about it; with more it is certain."""
BRIBED = (0.5, 0.65, 0.78, 0.86, 0.95, 0.98)
"""The same for heroes who take coins, while opponents have any."""
HELPED = 0.8
"""How likely a hero dies of what one has in reserve."""
COINS = "coins"
"""What is special about heroes who take coins."""


class Guest(NamedTuple):
    """A hero who may come."""

    health: int
    """The damage it takes to kill it, apart from rooms it ignores."""
    worth: int
    special: str
    """What makes it ignore damage, or take coins; empty for all others."""


class Rival(NamedTuple):
    """What somebody else lures heroes with."""

    treasure: Counts
    builds: bool
    """Whether that may still change this round."""


Outcomes = list[tuple[int, int, float]]
"""Souls, wounds, and how likely they are."""


def outcomes(guests: list[Guest], damage: int, ignored: dict[str, int], helped: list[Guest]) -> Outcomes:
    """What heroes bring who go through a dungeon; whoever meets help is taken off `helped`."""
    found = {(0, 0): 1.0}
    for guest in guests:
        health, worth, special = guest
        if guest in helped:
            helped.remove(guest)
            dies = HELPED
        else:
            dies = _dies(damage - health - ignored.get(special, 0), special)
        further: dict[tuple[int, int], float] = {}
        for (souls, wounds), likely in found.items():
            if dies:
                won = souls + worth, wounds
                further[won] = further.get(won, 0.0) + likely * dies
            if dies < 1.0:
                taken = souls, wounds + worth
                further[taken] = further.get(taken, 0.0) + likely * (1.0 - dies)
        found = further
    return [(souls, wounds, likely) for (souls, wounds), likely in found.items()]


def _dies(spare: int, special: str) -> float:
    """How likely a hero dies in a dungeon that deals so much more damage than it takes."""
    if spare < 0:
        return 0.0
    table = BRIBED if special == COINS else KILLED
    return table[spare] if spare < len(table) else 1.0


class Callers:
    """Heroes in town whom the same treasure lures."""

    def __init__(self, lure: tuple[int, int], rivals: list[Rival]) -> None:
        self._one, self._two = lure
        self.heroes: list[Guest] = []
        self._rivals = [(had[self._one] + had[self._two], builds) for had, builds in rivals]
        self._known: dict[int, float] = {}
        self._outcomes: dict[int, Outcomes] = {}

    def likely(self, treasure: Counts) -> float:
        """How likely such treasure brings them."""
        amount = treasure[self._one] + treasure[self._two]
        found = self._known.get(amount)
        if found is None:
            found = prod([_kept(amount - had, builds) for had, builds in self._rivals]) if amount else 0.0
            self._known[amount] = found
        return found

    def gone(self, treasure: Counts) -> float:
        """How likely they go to the only rival instead."""
        [(had, builds)] = self._rivals
        return _overtaken(treasure[self._one] + treasure[self._two] - had, builds) if had or builds else 0.0

    def brought(self, damage: int) -> Outcomes:
        """What they bring to a dungeon without anything special about it, or about them."""
        found = self._outcomes.get(damage)
        if found is None:
            found = self._outcomes[damage] = outcomes(self.heroes, damage, {}, [])
        return found


def _kept(lead: int, builds: bool) -> float:
    """How likely a lead over one rival is still one when heroes are lured."""
    if not builds:
        return float(lead > 0)
    if lead < 0:
        return CAUGHT_UP if lead == -1 else 0.0
    return KEPT[lead] if lead < len(KEPT) else 1.0


def _overtaken(lead: int, builds: bool) -> float:
    """How likely a rival has more when heroes are lured."""
    if not builds:
        return float(lead < 0)
    if lead < 0:
        return STILL_BEHIND[-lead - 1] if -lead <= len(STILL_BEHIND) else 1.0
    return OVERTAKEN[lead] if lead < len(OVERTAKEN) else 0.0
