"""Answers once and for all: what a text asks again and again need not be answered each time."""

from __future__ import annotations

from engine.core import Pick, Question, Seat, plan_kind
from engine.games.boss_monster.phrases import declining, option, plain
from engine.games.boss_monster.state import Realm


def once_and_for_all(prompt: str, topic: str) -> str:
    """A kind of plan that answers this question with yes or no every time, until it is dropped.

    It is foreseen when the question comes for the first time, and asked in the words of `{prompt}-always`;
    the answers are those of the question itself, with *always* and *never*.
    """
    named = prompt.removeprefix("ask-")
    answers = option("yes", f"option-{named}-always"), declining("no", f"option-{named}-never")
    question = Question(plain(f"{prompt}-always"), Pick(answers, least=0), topic)

    def foreseen(g: Realm, seat: Seat) -> Question[list[str]]:
        return question

    return plan_kind(f"boss-monster-{prompt}", foreseen, lasting=True)
