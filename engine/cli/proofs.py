"""Proofs of puzzles: a search through everything a person can answer, against the worst others can do."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import chain, combinations, permutations
from typing import Any, NamedTuple

import msgspec

from engine.core import Barrier, Decision, Number, Pick, Placement, Puzzle, State, take
from engine.core.forms import Choice
from engine.core.puzzles import SOLVER
from engine.core.registry import AnyGame

SEED = 1
"""Nothing in a puzzle depends on luck, so any seed will do."""
_IRRELEVANT = ("asked", "events", "barrier", "mover", "chance", "offers", "foresights")
"""What two positions may differ in that are the same for whoever has to decide."""


class UnprovableError(Exception):
    """The puzzle cannot be searched; the message says why."""


class Proof(NamedTuple):
    """What the search has found."""

    best: int
    line: tuple[Choice, ...]
    """Answers of the person that lead there, if the others answer as badly as they can."""
    positions: int
    """How many positions and endings were looked at, and beginnings of answers that cannot be listed."""


def prove(game: AnyGame, name: str) -> Proof:
    """The best result of a puzzle, found by trying everything."""
    puzzle = game.puzzles[name]
    search = _Search(puzzle)
    value, line = search.value(start_of(game, name))
    return Proof(value, line, len(search.known) + search.beginnings + search.endings)


def start_of(game: AnyGame, name: str) -> State:
    """The position a puzzle begins with."""
    state: State = game.start(game.puzzles[name].seats, game.exercise_settings(name), SEED)
    return state


class _Search:
    """Remembers every position it has seen."""

    def __init__(self, puzzle: Puzzle) -> None:
        self.puzzle = puzzle
        self.beginnings = self.endings = 0
        self.known: dict[bytes, tuple[int, tuple[Choice, ...]] | None] = {}

    def value(self, state: State) -> tuple[int, tuple[Choice, ...]]:
        """The best result from here, and the person's answers on the way."""
        if state.result is not None:
            self.endings += 1
            return state.result.scores[SOLVER], ()
        here = _key(state)
        if here in self.known:
            # A position that is being looked at already: whoever comes back to it has gained nothing.
            return self.known[here] or (-1, ())
        self.known[here] = None
        person = state.pending()[0].seat == SOLVER
        results = []
        for choice, after in self.answers(state):
            value, line = self.value(after)
            results.append((value, (choice, *line) if person else line))
        found = (max if person else min)(results, key=lambda one: one[0])
        self.known[here] = found
        return found

    def answers(self, state: State) -> Iterator[tuple[Choice, State]]:
        """Every answer to the questions play waits for, and the position after it."""
        asked = state.pending()[0]
        for decision in state.decisions():
            if decision.seat == asked.seat and not decision.standing:
                for choice in self._choices(state, decision):
                    yield choice, _taken(state, decision, choice)

    def _choices(self, state: State, decision: Decision) -> Iterable[Choice]:
        given = self.puzzle.answers(state, decision, self._count) if decision.seat == SOLVER else None
        return every_answer(state, decision) if given is None else given

    def _count(self, beginnings: int) -> None:
        self.beginnings += beginnings


def _taken(state: State, decision: Decision, choice: Choice) -> State:
    after = take(state, decision, choice)
    if after.barrier is Barrier.CHANCE:
        raise UnprovableError("luck has a say in it")
    return after


def every_answer(state: State, decision: Decision) -> Iterable[Choice]:
    """Every answer to a question whose answers can be listed."""
    form = decision.form
    if isinstance(form, Pick):
        return _picks(form)
    if isinstance(form, Number):
        return range(form.least, form.most + 1)
    if isinstance(form, Placement):
        return form.legal(state, decision.seat)
    raise UnprovableError(f"the answers to {decision.prompt.key} cannot be listed")


def _picks(form: Pick) -> Iterable[Choice]:
    ids = [option.id for option in form.options if option.id != form.alone]
    arranged = permutations if form.ordered else combinations
    counts = range(form.least, min(form.most, len(ids)) + 1)
    picks = (list(picked) for count in counts for picked in arranged(ids, count))
    return chain(picks, [[form.alone]] if form.alone else [])


def _key(state: State) -> bytes:
    """What tells a position from others."""
    plain: dict[str, Any] = msgspec.to_builtins(state)
    for field in _IRRELEVANT:
        plain.pop(field, None)
    _forget_numbers(plain["agenda"])
    return msgspec.json.encode(plain)


def _forget_numbers(thing: object) -> None:
    """Remove the numbers of questions, which count how often somebody was asked."""
    if isinstance(thing, dict):
        thing.pop("number", None)
        for part in thing.values():
            _forget_numbers(part)
    elif isinstance(thing, list | tuple):
        for part in thing:
            _forget_numbers(part)
