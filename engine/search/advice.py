"""Advice: what a hard player would do in somebody's place, and what speaks for it."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core import Choice, Decision
from engine.search.knowledge import Knowledge
from engine.search.players import HARD, Player, manner_of, playouts_of
from engine.search.thinking import Trial, think

ONLY, EVEN = "only", "even"
NO_PARTS = (ONLY, EVEN)
"""Reasons that are no parts of a value: nothing else is worth a thought, or everything is about as good."""
MOST_REASONS = 2
WORTH_TELLING = 0.05
"""An advantage of fewer points is not mentioned."""
MINOR = 0.4
"""Nor is one that is so much smaller than the greatest."""


def advise(known: Knowledge, decision: Decision) -> tuple[Choice, list[str]]:
    """The answer of a hard player without a temper, and the parts of its value that speak for it."""
    player, chance = Player(HARD), known.whim()
    manner = manner_of(player, known, chance)
    trials = think(known, decision, manner, playouts_of(player, known), chance)
    return trials[0].choice, reasons_for(trials)


def reasons_for(trials: Sequence[Trial]) -> list[str]:
    """In what the first of all candidates is better than the others usually are, the most important first."""
    best, *others = trials
    if not others:
        return [ONLY]
    means = [_means(trial) for trial in others]
    ahead = {
        part: points - sum([mean.get(part, 0.0) for mean in means]) / len(means)
        for part, points in _means(best).items()
    }
    most = max(ahead.values(), default=0.0)
    least = max(WORTH_TELLING, MINOR * most)
    told = sorted([part for part in ahead if ahead[part] >= least], key=lambda part: -ahead[part])
    return told[:MOST_REASONS] or [EVEN]


def _means(trial: Trial) -> dict[str, float]:
    return {part: points / max(1, trial.tries) for part, points in trial.parts.items()}
