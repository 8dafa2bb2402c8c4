"""Advice: what a hard player would do in somebody's place, and what speaks for it."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core import Choice, Decision, Text
from engine.core.mind import EVEN, NO_PARTS, ONLY
from engine.search.knowledge import Knowledge
from engine.search.players import HARD, Player, manner_of, playouts_of
from engine.search.thinking import Trial, think

MOST_REASONS = 2
WORTH_TELLING = 0.05
"""An advantage of fewer points is not mentioned."""
MINOR = 0.4
"""Nor is one that is so much smaller than the greatest."""


def advise(known: Knowledge, decision: Decision) -> tuple[Choice, list[Text]]:
    """The answer of a hard player without a temper, and what speaks for it in a sentence or two."""
    player, chance = Player(HARD), known.whim()
    manner = manner_of(player, known, chance)
    trials = think(known, decision, manner, playouts_of(player, known), chance)
    best = trials[0].choice
    told: list[Text] = []
    for part in reasons_for(trials):
        told += [text for text in _told(known, decision, best, part) if text not in told]
    return best, told


def _told(known: Knowledge, decision: Decision, choice: Choice, part: str) -> list[Text]:
    """A reason in words: the game's own for this very answer, or the usual one.

    Where other answers are about as good, that is said in any case.
    """
    mind = known.game.mind
    named = mind.reason(known.view, decision, choice, part) if mind and mind.reason else None
    if named is not None and part != EVEN:
        return [named]
    usual = Text(f"advice-{part}" if part in NO_PARTS else f"{known.game.key}-reason-{part}")
    return [usual] if named is None else [named, usual]


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
