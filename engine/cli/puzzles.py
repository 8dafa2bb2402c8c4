"""`puzzles`: what the puzzles of a game are, and the proof that nobody can do better, as a table."""

from __future__ import annotations

import time
from collections.abc import Iterable, Iterator
from typing import NamedTuple

from engine.cli.proofs import Proof, prove, start_of
from engine.core import Text
from engine.core.puzzles import LEVELS, SOLVER, replayed
from engine.core.registry import AnyGame
from texts import Speaker

HEAD = """\
| Puzzle | Level | Answers | Best | Positions searched | Seconds |
| --- | --- | --: | --: | --: | --: |"""
LEVEL_NAMES = dict(zip(LEVELS, ("easy", "medium", "hard"), strict=True))


class Line(NamedTuple):
    """A puzzle, what its solution reaches, and what the search has found if there was one."""

    title: str
    level: int
    answers: int
    reached: int
    claimed: int
    proof: Proof | None
    seconds: float

    @property
    def flaw(self) -> str:
        """What is wrong with the puzzle; empty if nothing is."""
        if self.reached != self.claimed:
            return f"{self.title}: the solution reaches {self.reached}, not {self.claimed}"
        if self.proof is not None and self.proof.best != self.claimed:
            return f"{self.title}: the best is {self.proof.best}, not {self.claimed}, by {self.proof.line}"
        return ""


def lines(games: Iterable[AnyGame], speak: Speaker, *, proved: bool) -> Iterator[Line]:
    """Every puzzle of these games, one after the other."""
    for game in games:
        for name, puzzle in game.puzzles.items():
            begun = time.perf_counter()
            proof = prove(game, name) if proved else None
            seconds = time.perf_counter() - begun
            *_, last = replayed(start_of(game, name), puzzle.solution)
            reached = -1 if last.result is None else last.result.scores[SOLVER]
            title = speak.say(Text(f"{game.key}-exercise-{name}"))
            yield Line(title, puzzle.level, len(puzzle.solution), reached, puzzle.best, proof, seconds)


def as_row(line: Line) -> str:
    """A row of the table."""
    searched = "-" if line.proof is None else str(line.proof.positions)
    seconds = "-" if line.proof is None else f"{line.seconds:.1f}"
    cells = (line.title, LEVEL_NAMES[line.level], line.answers, line.claimed, searched, seconds)
    return f"| {' | '.join(map(str, cells))} |"
