"""A question to think about in another process: the job, and the answer to it, as plain data."""

from __future__ import annotations

import msgspec

from engine.core import Choice, Seat, Text
from engine.core.editions import Edition, learn
from engine.core.registry import game_of
from engine.core.saving import load
from engine.search.advice import advise
from engine.search.knowledge import Knowledge
from engine.search.players import HARD, Player, answer


class Job(msgspec.Struct, frozen=True):
    """A question of a seat, and the table it is asked at."""

    saved: bytes
    """The state; whoever thinks gets to see of it what the seat may know."""
    seat: Seat
    number: int
    temper: str = ""
    advises: bool = False
    """Whether a person wants to know, and why: then the question asked is answered, and nothing else."""
    edition: Edition | None = None
    """Whose values the table is played with; None for ours."""


class Answer(msgspec.Struct, frozen=True, tag="answer"):
    """What to answer to which question: the one asked, or a standing offer."""

    number: int
    choice: Choice
    reasons: list[Text] = []
    """What speaks for it, if a person wants to know."""


class Failure(msgspec.Struct, frozen=True, tag="failure"):
    """That thinking has failed, and how; no more, since anything else might be a secret."""

    kind: str


def work_out(job: Job) -> Answer:
    """Answer a question as a hard player does; the same job always has the same answer."""
    if job.edition is not None:
        learn(job.edition)
    state = load(job.saved)
    known = Knowledge(game_of(state), state, job.seat)
    asked = next(one for one in state.pending() if (one.seat, one.number) == (job.seat, job.number))
    if job.advises:
        return Answer(job.number, *advise(known, asked))
    answered, choice = answer(Player(HARD, job.temper), known, asked, known.whim())
    return Answer(answered.number, choice)
