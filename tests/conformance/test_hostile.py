"""Whatever is sent as an answer: it is refused in words, and the state it met never changes.

`HOSTILE_ANSWERS` says how many are refused in total, shared out among all numbers of seats and settings; the
default is quick. An answer that happens to be legal is accepted, and does not count.
"""

from __future__ import annotations

import os
from collections import defaultdict
from collections.abc import Iterator
from typing import Any

import pytest

import render
from cogs.ui.decisions.controls import NO_SUGGESTIONS
from cogs.ui.decisions.drafts import Draft
from engine.core import (
    Decision,
    Move,
    Option,
    Path,
    Pick,
    Placement,
    Refusal,
    Script,
    State,
    Text,
    apply,
    preview,
)
from tests.conformance.hostile import hostile_choices, is_legal
from tests.conformance.laws import speaks
from tests.conformance.plays import NAMES, Play, encoded, share_of_a_case
from tests.conformance.shown import assert_panel_within_bounds, panel
from texts import speaker

ANSWERS = share_of_a_case(int(os.environ.get("HOSTILE_ANSWERS", "43000")))
DRAFTS = max(1, ANSWERS // 200)
"""Every draft is drawn, which takes a while."""
AT_A_QUESTION = 6

Asked = tuple[Play, State, Decision]


def test_every_hostile_answer_is_refused_and_changes_nothing(played: list[Play]) -> None:
    chance, kinds = played[0].chance(), kinds_of_questions(played)
    refused = tried = 0
    while refused < ANSWERS:
        play, state, decision = chance.one_of(chance.one_of(kinds))
        before = encoded(state)
        for choice in hostile_choices(state, decision, AT_A_QUESTION, chance):
            tried += 1
            refused += assert_refused_or_legal(play, state, decision, choice)
        assert encoded(state) == before
        assert tried < 3 * ANSWERS + 100, "most of them are legal, so they prove nothing"


def assert_refused_or_legal(play: Play, state: State, decision: Decision, choice: Any) -> bool:
    try:
        after = apply(state, Move(decision.seat, decision.number, choice))
    except Refusal as refusal:
        speaks(refusal.text)
        return True
    assert is_legal(state, decision, choice), f"{decision.form} took {choice!r}"
    assert play.game.conserved(after) == []
    return False


@pytest.mark.slow
def test_an_option_that_may_only_be_chosen_alone_is_legal_alone(played: list[Play]) -> None:
    """Two in a million answers were taken for illegal, and the form was right."""
    state = played[0].states[0]
    options = tuple(Option(one, Text(one)) for one in ("a", "b", "none"))
    form = Pick(options, least=2, most=2, alone="none")
    decision = Decision(0, 1, Text("pick"), form, topic="", step="")
    assert is_legal(state, decision, ["none"])
    assert is_legal(state, decision, ["a", "b"])
    assert not is_legal(state, decision, ["a", "none"])
    assert not is_legal(state, decision, ["a"])


def test_no_hostile_draft_keeps_a_panel_from_opening(played: list[Play]) -> None:
    chance, kinds = played[0].chance(), kinds_of_questions(played)
    say = speaker("en", NAMES)
    for _ in range(DRAFTS):
        play, state, decision = chance.one_of(chance.one_of(kinds))
        view = play.game.view(state, decision.seat)
        for words in typed(hostile_choices(state, decision, AT_A_QUESTION, chance)):
            draft = draft_of(state, decision, words)
            suggestions = (
                decision.form.suggestions(state, decision.seat)
                if isinstance(decision.form, Placement | Path)
                else NO_SUGGESTIONS
            )
            render.draft(view, decision, list(draft.words), draft.refusal, say)
            assert_panel_within_bounds(panel(view, decision, draft, [], suggestions))


def kinds_of_questions(played: list[Play]) -> list[list[Asked]]:
    """All questions of these games by what they ask, so that rare ones are tried as often as others."""
    kinds: dict[tuple[str, type], list[Asked]] = defaultdict(list)
    for play in played:
        for state in play.states[:-1]:
            for decision in state.decisions():
                kinds[decision.prompt.key, type(decision.form)].append((play, state, decision))
    return list(kinds.values())


def typed(choices: Iterator[Any]) -> Iterator[list[str]]:
    """Those that somebody could have typed."""
    for choice in choices:
        if isinstance(choice, list) and all(isinstance(word, str) for word in choice):
            yield " ".join(choice)[:2000].split()


def draft_of(state: State, decision: Decision, words: list[str]) -> Draft:
    """What the bot keeps of an answer in the making, and what is wrong with it."""
    if isinstance(decision.form, Script):
        written = decision.form.progress(state, decision.seat, words)
        return Draft(written.words, None, written.refusal, written)
    return Draft(words, refusal=flaw_of(state, decision, words))


def flaw_of(state: State, decision: Decision, words: list[str]) -> Text | None:
    try:
        preview(state, Move(decision.seat, decision.number, words))
    except Refusal as refusal:
        return refusal.text
    return None
