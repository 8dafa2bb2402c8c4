"""A crash at every place that an act leads through: the first time it comes there, the second, to the last.

Places are counted each by itself: what happens side by side comes in another order every time.
"""

from __future__ import annotations

from collections import Counter
from random import Random

from tables.store.fault_points import FaultPoint
from tests.soak.company import Company, Told
from tests.soak.deaths import STRUCK, FlawError
from tests.soak.hearth import Hearth
from tests.soak.oracle import Oracle
from tests.soak.ways import NOTHING, TROUBLED, WAYS, Doing, tried

_MISSES = 2
"""So often in a row it must get through alive: an act may lead through fewer places than the one before."""
_MOST = 300
"""No act leads through so many places."""
_MOST_SILENT = 20
"""So often the machine may be too busy for the bot to answer at all, which proves nothing."""


class _Tables:
    """A company and its oracle, at another table as soon as nobody can act in the way that is wanted."""

    def __init__(self, stage: Hearth, game: str, seed: int) -> None:
        self._stage, self._game, self._seed = stage, game, seed
        self._sit_down()

    def _sit_down(self) -> None:
        self.company = Company(self._stage, self._game, Random(self._seed))
        self.oracle = Oracle(self.company)

    async def prepared(self, way: str) -> Doing:
        """Come to where somebody can act in a way."""
        try:
            if self.company.party.public and self.company.is_over:
                raise LookupError("the game is over")
            return await self._prepared(way)
        except TROUBLED:
            await self._stage.calm()
            self._sit_down()
            return await self._prepared(way)

    async def _prepared(self, way: str) -> Doing:
        if not self.company.party.public:
            await self.company.begin()
            self.oracle.check()
        return await WAYS[way].prepare(self.company)


async def killed_everywhere(stage: Hearth, game: str, way: str, seed: int) -> Counter[str]:
    """How often the bot has died at each place while somebody acted in a way; no place was left out."""
    died: Counter[str] = Counter()
    silent = 0
    tables = _Tables(stage, game, seed)
    for point in FaultPoint:
        misses = 0
        while misses < _MISSES:
            doing = await tables.prepared(way)
            has_died, told = await _killed(tables.company, doing, point, died[point.label] + 1)
            tables.oracle.check()
            died[point.label] += has_died
            if has_died:
                misses = 0
            elif told == NOTHING:
                silent += 1
            else:
                misses += 1
            if died.total() == _MOST or silent == _MOST_SILENT:
                raise FlawError(f"{way} leads on and on, and {silent} times nobody was answered: {died}")
    tables.oracle.end()
    if not died.total():
        raise FlawError(f"nobody could act by {way}")
    return +died


async def _killed(company: Company, doing: Doing, point: FaultPoint, time: int) -> tuple[bool, Told]:
    """Whether the bot dies the so-manieth time that somebody's act leads to a place, and what was told."""
    stage = company.stage
    logged, starts = len(stage.bot.log), stage.starts
    stage.arm(f"crash {point.label} {time}")
    told = await tried(company, doing)
    await stage.delivered_or_dead()
    await stage.disarm()
    await stage.calm()
    struck = [line for line in stage.bot.log[logged:] if STRUCK in line]
    if len(struck) != stage.starts - starts:
        raise FlawError(f"died {stage.starts - starts} times, of {struck}")
    return bool(struck), told
