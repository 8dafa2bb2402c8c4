"""The search: every answer worth a thought is tried in worlds that fit the view, the better ones more often.

Sequential halving: all candidates are played out in the same few worlds, the worse half is dropped, and the
rest go on in new worlds, until the budget of playouts is spent. Candidates share worlds, dice and shuffles,
so that luck does not tell them apart.
"""

from __future__ import annotations

from math import ceil, log2

from msgspec.structs import replace

from engine.core import Chance, Choice, Decision, Pick, State, take
from engine.core.agenda import Gathering
from engine.core.mind import Effort, Manner, Parts, Thought
from engine.search.knowledge import Knowledge
from engine.search.playouts import Playouts, a_point

MOST_CANDIDATES = 12
MOST_DOUBT = 3.0
"""By how many points an answer can seem worse than the best one at first sight."""


class Trial:
    """A candidate and how it has fared so far."""

    def __init__(self, thought: Thought) -> None:
        self.choice: Choice = thought.choice
        self.worth = thought.worth
        self.doubt = 0.0
        """By how much worse the outlook seems at first sight than with the best candidate."""
        self.tries = 0
        self.total = 0.0
        self.parts: dict[str, float] = {}

    @property
    def mean(self) -> float:
        """How good the outlook is, on average: above all, how likely a win seems."""
        return self.total / max(1, self.tries)

    def count(self, outlook: float, parts: Parts) -> None:
        """Add one playout."""
        self.tries += 1
        self.total += outlook
        for name, points in parts.items():
            self.parts[name] = self.parts.get(name, 0.0) + points


def think(
    known: Knowledge,
    decision: Decision,
    manner: Manner,
    playouts: int,
    chance: Chance,
    against_chance: bool = False,
) -> list[Trial]:
    """Try every candidate, and return them with the best one first; the same chance gives the same order."""
    trials = [Trial(thought) for thought in candidates(known, decision, manner)]
    if len(trials) == 1:
        return trials
    playing = Playouts(known, manner, against_chance)
    trust, mind = _look(known, trials, chance), known.game.mind
    running, dropped = trials, list[Trial]()
    share = playouts // ceil(log2(len(trials)))
    while len(running) > 1:
        for _ in range(max(1, share // len(running))):
            world = imagined(known, chance)
            whim = chance.below(1 << 40)
            asked = mind.milestone(world) if mind is not None and mind.steady else None
            for trial in running:
                following = take(world, known.question(world, decision), trial.choice)
                trial.count(*playing.play_out(following, whim, asked))
        running.sort(key=lambda trial: (-seeming(trial, trust), -trial.worth))
        half = (len(running) + 1) // 2
        dropped = running[half:] + dropped
        running = running[:half]
    return running + dropped


def _look(known: Knowledge, trials: list[Trial], chance: Chance) -> float:
    """Note what candidates seem to be worth at first sight; returns how many playouts outweigh that."""
    mind = known.game.mind
    if mind is None or not mind.trust:
        return 0.0
    best = max([trial.worth for trial in trials])
    point = (1 + mind.pride) * a_point(known.view.seats, mind.swing(known.world(chance)))
    for trial in trials:
        trial.doubt = point * min(MOST_DOUBT, best - trial.worth)
    return mind.trust


def seeming(trial: Trial, trust: float) -> float:
    """How good the outlook seems: what playouts say, and the less they are, the more the first sight."""
    return trial.mean - trial.doubt * trust / max(1, trial.tries)


def candidates(known: Knowledge, decision: Decision, manner: Manner) -> list[Thought]:
    """The answers to try, the most promising first."""
    mind = known.game.mind
    if mind is None:
        return _listed(known, decision)
    thorough = replace(manner, effort=Effort.THOROUGH)
    thoughts = sorted(mind.consider(known.view, decision, thorough), key=lambda thought: -thought.worth)
    return thoughts[: mind.candidates]


def _listed(known: Knowledge, decision: Decision) -> list[Thought]:
    """Without a mind: what the quick player would do, and every single option."""
    usual = known.game.computer_player(known.view, decision)
    form = decision.form
    single = isinstance(form, Pick) and form.least == form.most == 1
    options = [[option.id] for option in form.options] if single and isinstance(form, Pick) else []
    others = [choice for choice in options if choice != usual]
    return [Thought(1.0, usual), *(Thought(0.0, choice) for choice in others)][:MOST_CANDIDATES]


def imagined(known: Knowledge, chance: Chance) -> State:
    """A world that fits the view, in which secret answers of others are yet to be given.

    Nobody decides ahead there: quick players answer at once whenever they are asked.
    """
    luck = Chance(chance.below(1 << 62))
    world = known.world(luck)
    world.plans = []
    world.foresights = []
    for item in world.agenda:
        if isinstance(item, Gathering):
            item.answers = {seat: answer for seat, answer in item.answers.items() if seat == known.seat}
    mind = known.game.mind
    if mind is not None and mind.imagine is not None:
        mind.imagine(world, known.seat, luck)
    return world
