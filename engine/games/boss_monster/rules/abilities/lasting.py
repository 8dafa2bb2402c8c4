"""Answers once and for all: what a text asks again and again need not be answered each time."""

from __future__ import annotations

from engine.core import Pick, Question, Seat, plan_kind
from engine.games.boss_monster.phrases import option, plain
from engine.games.boss_monster.state import Realm

ALWAYS_OR_NEVER = Pick((option("yes", "option-always"), option("no", "option-never")), least=0)


def once_and_for_all(prompt: str, topic: str) -> str:
    """A kind of plan that answers this question with yes or no every time, until it is dropped.

    It is foreseen when the question comes for the first time, and asked in the words of `{prompt}-always`.
    """
    question = Question(plain(f"{prompt}-always"), ALWAYS_OR_NEVER, topic)

    def foreseen(g: Realm, seat: Seat) -> Question[list[str]]:
        return question

    return plan_kind(f"boss-monster-{prompt}", foreseen, lasting=True)
