"""A crash at the first place that an act leads through, then at the second, and so on to the last."""

from __future__ import annotations

from collections import Counter
from random import Random

from tables.store.fault_points import ANYWHERE
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


class _Table:
    """A company and its oracle."""

    def __init__(self, stage: Hearth, game: str, seed: int) -> None:
        self.company = Company(stage, game, Random(seed))
        self.oracle = Oracle(self.company)

    async def prepared(self, way: str) -> Doing:
        """Begin if that was not done yet, and come to where somebody can act."""
        if not self.company.party.public:
            await self.company.begin()
            self.oracle.check()
        return await WAYS[way].prepare(self.company)


async def killed_everywhere(stage: Hearth, game: str, way: str, seed: int) -> Counter[str]:
    """The places where the bot has died while somebody acted in a way; none was left out."""
    died: Counter[str] = Counter()
    misses = silent = 0
    table = _Table(stage, game, seed)
    while misses < _MISSES:
        try:
            if table.company.party.public and table.company.is_over:
                raise LookupError("the game is over")
            doing = await table.prepared(way)
        except TROUBLED:  # at this table nobody can act in this way any more
            await stage.calm()
            table = _Table(stage, game, seed)
            doing = await table.prepared(way)
        place, told = await _killed(table.company, doing, died.total() + 1)
        table.oracle.check()
        if place:
            died[place] += 1
            misses = 0
        elif told == NOTHING:
            silent += 1
        else:
            misses += 1
        if died.total() == _MOST or silent == _MOST_SILENT:
            raise FlawError(f"{way} leads on and on, and {silent} times nobody was answered: {died}")
    table.oracle.end()
    if not died:
        raise FlawError(f"nobody could act by {way}")
    return died


async def _killed(company: Company, doing: Doing, number: int) -> tuple[str, Told]:
    """Have the bot die at the so-manieth place; which one that is, and what was told."""
    stage = company.stage
    logged, starts = len(stage.bot.log), stage.starts
    stage.arm(f"crash {ANYWHERE} {number}")
    told = await tried(company, doing)
    await stage.delivered_or_dead()
    await stage.disarm()
    await stage.calm()
    struck = [line.partition(STRUCK)[2] for line in stage.bot.log[logged:] if STRUCK in line]
    if len(struck) != stage.starts - starts:
        raise FlawError(f"died {stage.starts - starts} times, of {struck}")
    return struck[0].partition(" at ")[2].partition('"')[0] if struck else "", told
