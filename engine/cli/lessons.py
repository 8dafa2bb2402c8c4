"""`python -m engine lesson GAME`: a lesson as text, for somebody who accepts, refuses or tries anything."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from engine.core import Chance, Choice, Pick, Text
from engine.core.coaching import Look
from engine.core.registry import AnyGame
from engine.search.lessons import Moment, lesson_moments
from texts import Speaker

ACCEPT, REFUSE, RANDOM = LEARNERS = ("accept", "refuse", "random")
MOST_OPTIONS = 12


def lesson_as_text(game: AnyGame, learner: str, further: int, speak: Speaker) -> str:
    """Everything that is said until the learner knows enough, and at so many `further` questions."""
    return "\n".join(_told(game, learner, further, speak))


def decider(learner: str, seed: int = 1) -> Callable[[Moment], Choice]:
    """How a learner answers: as suggested, never as suggested where there is anything else, or anyhow."""
    chance = Chance(seed)

    def decide(moment: Moment) -> Choice:
        if learner == ACCEPT and moment.suggestion is not None:
            return moment.suggestion
        asked = moment.decision
        choice = asked.form.sample(moment.state, asked.seat, chance)
        for _ in range(20):
            if learner != REFUSE or choice != moment.suggestion:
                break
            choice = asked.form.sample(moment.state, asked.seat, chance)
        return choice

    return decide


def _told(game: AnyGame, learner: str, further: int, speak: Speaker) -> Iterator[str]:
    answer, left = decider(learner), None
    chosen: list[Choice] = []

    def decide(moment: Moment) -> Choice:
        chosen.append(answer(moment))
        return chosen[-1]

    for number, moment in enumerate(lesson_moments(game, decide), 1):
        if moment.said.enough is not None:
            left = further
        if left is not None:
            left -= 1
        yield from _question(number, moment, speak, chosen)
        if left is not None and left < 0:
            return


def _question(number: int, moment: Moment, speak: Speaker, chosen: Sequence[Choice]) -> Iterator[str]:
    said, asked = moment.said, moment.decision
    if chosen:
        yield f"   -> {chosen[-1]}"
    yield f"\n── {number} ──"
    yield from (f"   {speak.say(line)}" for line in moment.asked.heard)
    if said.outcome is not None:
        yield f"🏮 (what came of it) {_told_text(said.outcome, (), speak)}"
    if said.enough is not None:
        yield f"🏮 (enough) {_told_text(said.enough, (), speak)}"
    for page, look in said.opening:
        yield f"🏮 (opening) {_told_text(page, look, speak)}"
    yield f"🏮 {_told_text(said.remark, said.look, speak)}" if said.remark else "🏮 NOTHING FITS"
    yield f"?  {speak.say(asked.prompt)}"
    if isinstance(asked.form, Pick):
        shown = asked.form.options[:MOST_OPTIONS]
        yield from (f"   {option.id}: {speak.say(option.text)}" for option in shown)
    yield f"   suggested: {moment.suggestion}"


def _told_text(text: Text, look: Look, speak: Speaker) -> str:
    """A text with its length and what it marks."""
    words = speak.say(text)
    marked = f" [look: {', '.join(look)}]" if look else ""
    return f"{words} ({text.key.partition('-coach-')[2]}, {len(words)} letters){marked}"
