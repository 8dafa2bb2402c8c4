"""How often a game makes people wait, and calls them back.

People who play like the game's own player answer all they can as soon as they are called. What somebody is
asked because of another's answer waits for the next *stage*; what follows from one's own answer is part of
the same *visit*. So is a question that comes while its seat is called to decide it ahead: whoever comes finds
the question instead.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field
from statistics import fmean

import msgspec

from engine.core import Decision, Move, Number, Pick, Seat, State, apply, take
from engine.core.registry import AnyGame

_MOST_PLANS_A_VISIT = 20
"""So many answers to offers at most: a wish may change what is offered."""


class Load(msgspec.Struct):
    """What games asked of their people, as means over the games."""

    stages: float
    visits_per_seat: float
    answers_per_seat: float
    plans_per_seat: float
    single_option: float
    """Questions with only one possible answer, per seat."""
    most: dict[str, float]
    """The same in the game that asked the most."""


class Burden(msgspec.Struct):
    """What a game asks of its people, with everybody deciding ahead and with nobody doing so."""

    game: str
    seats: int
    games: int
    planning: Load
    without: Load
    questions: dict[str, dict[str, float]]
    """For each kind of question how often a game stops for it, with planning and without."""


@dataclass
class _Course:
    """One game as its people live through it."""

    game: AnyGame
    state: State
    planning: bool
    stage_of: dict[tuple[Seat, int], int] = field(default_factory=dict)
    """When each open question could be seen first."""
    called: dict[tuple[Seat, str], int] = field(default_factory=dict)
    """When those who are called to decide something ahead were called, by seat and kind of plan."""
    visits: set[tuple[Seat, int]] = field(default_factory=set)
    answers: int = 0
    plans: int = 0
    single: int = 0
    stops: Counter[str] = field(default_factory=Counter)

    def play(self) -> None:
        """From the first question to the end of the game."""
        self._note_new(mover=None, stage=0)
        while self.state.result is None:
            calls = self._calls()
            first = min(calls, key=lambda one: self.stage_of[one.seat, one.number])
            self._visit(first, self.stage_of[first.seat, first.number])

    def _calls(self) -> list[Decision]:
        """The questions people are called for: those play waits for, and invitations."""
        pending = self.state.pending()
        if not self.planning:
            return pending
        invited = set(self.state.invited())
        ahead = [one for seat in invited for one in self.state.decisions_of(seat) if one.invited]
        return [*pending, *(one for one in ahead if self.state.plan_of(one.seat, one.ahead) is None)]

    def _visit(self, decision: Decision, stage: int) -> None:
        if (decision.seat, stage) not in self.visits:
            self.visits.add((decision.seat, stage))
            self.stops[decision.prompt.key] += 1
            self._plan(decision.seat, stage)
            if decision.invited or not _is_open(self.state, decision):
                return
        view = self.game.view(self.state, decision.seat)
        choice = self.game.computer_player(view, decision)
        self.answers += 1
        self.single += _has_one_answer(decision)
        self._go_on(take(self.state, decision, choice), decision.seat, stage)
        self._plan(decision.seat, stage)

    def _plan(self, seat: Seat, stage: int) -> None:
        """Leave the wishes of the game's own player, and decide ahead what can be decided."""
        done: set[int] = set()
        for _ in range(_MOST_PLANS_A_VISIT):
            move = self._next_plan(seat, done)
            if move is None:
                return
            done.add(move.number)
            self.plans += 1
            self._go_on(apply(self.state, move), seat, stage)

    def _next_plan(self, seat: Seat, done: set[int]) -> Move | None:
        if self.state.result is not None:
            return None
        view = self.game.view(self.state, seat)
        for offer in self.state.decisions_of(seat):
            if not offer.standing or offer.number in done:
                continue
            answer = self.game.plan if offer.ahead else self.game.wish
            choice = (
                answer(view, offer) if answer is not None and (self.planning or not offer.ahead) else None
            )
            if choice is not None:
                return Move(seat, offer.number, choice)
            if self.planning and offer.invited and self.state.plan_of(seat, offer.ahead) is None:
                return Move(seat, offer.number, [])
        return None

    def _go_on(self, state: State, mover: Seat, stage: int) -> None:
        self.state = state
        self._note_new(mover, stage)

    def _note_new(self, mover: Seat | None, stage: int) -> None:
        """Note when the questions that have just come up are seen."""
        calls = self._calls()
        for decision in calls:
            called = self.called.get((decision.seat, decision.ahead))
            seen = stage if decision.seat == mover else stage + 1
            self.stage_of.setdefault((decision.seat, decision.number), seen if called is None else called)
        self.called = {
            (one.seat, one.ahead): self.stage_of[one.seat, one.number] for one in calls if one.invited
        }


def _is_open(state: State, decision: Decision) -> bool:
    return any((one.seat, one.number) == (decision.seat, decision.number) for one in state.pending())


def _has_one_answer(decision: Decision) -> bool:
    form = decision.form
    if isinstance(form, Pick):
        return len(form.options) == form.least == form.most and (form.most == 1 or not form.ordered)
    return isinstance(form, Number) and form.least == form.most


def burden(game: AnyGame, seats: int, settings: Mapping[str, str], seeds: range) -> Burden:
    """Play one game per seed twice: with everybody deciding ahead, and with nobody doing so."""
    courses = {planning: _courses(game, seats, settings, seeds, planning) for planning in (True, False)}
    stops = {planning: sum((one.stops for one in courses[planning]), Counter[str]()) for planning in courses}
    kinds = sorted({*stops[True], *stops[False]}, key=lambda key: -stops[False][key])
    return Burden(
        game.key,
        seats,
        len(seeds),
        _load(courses[True], seats),
        _load(courses[False], seats),
        {
            key: {
                "planning": round(stops[True][key] / len(seeds), 2),
                "without": round(stops[False][key] / len(seeds), 2),
            }
            for key in kinds
        },
    )


def _courses(
    game: AnyGame, seats: int, settings: Mapping[str, str], seeds: range, planning: bool
) -> list[_Course]:
    courses = [_Course(game, game.start(seats, settings, seed), planning) for seed in seeds]
    for course in courses:
        course.play()
    return courses


def _load(courses: list[_Course], seats: int) -> Load:
    figures: dict[str, list[float]] = {
        "stages": [len({stage for _, stage in one.visits}) for one in courses],
        "visits_per_seat": [len(one.visits) / seats for one in courses],
        "answers_per_seat": [one.answers / seats for one in courses],
        "plans_per_seat": [one.plans / seats for one in courses],
        "single_option": [one.single / seats for one in courses],
    }
    means = {name: round(fmean(numbers), 2) for name, numbers in figures.items()}
    return Load(**means, most={name: max(numbers) for name, numbers in figures.items()})


def as_text(found: Burden) -> str:
    """The figures as a small table, with the questions that stop play most often."""
    lines = [f"{found.games} games of {found.game}, {found.seats} seats: deciding ahead / not"]
    for name in ("stages", "visits_per_seat", "answers_per_seat", "plans_per_seat", "single_option"):
        ahead, without = getattr(found.planning, name), getattr(found.without, name)
        lines.append(f"{name.replace('_', ' '):<18}{ahead:>8} /{without:>8}")
    stops = (f"  {key}: {both['planning']} / {both['without']}" for key, both in found.questions.items())
    return "\n".join([*lines, "stops a game:", *stops])
