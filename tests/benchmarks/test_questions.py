"""The questions that panels are measured with."""

import msgspec
import pytest

from benchmarks import questions
from benchmarks.questions import cases_of
from cogs.ui.decisions.options import MOST_BUTTONS
from engine.core import Pick, apply
from engine.core.registry import game


@pytest.fixture
def few_moments(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(questions, "MOMENTS", 200)


@pytest.mark.usefixtures("few_moments")
def test_every_case_leads_from_the_seats_latest_move_to_a_question_that_is_open() -> None:
    kinds = cases_of(game("mighty-monsters"), 3)

    assert list(kinds) == [
        "mighty-monsters-choose-family",
        "mighty-monsters-place",
        "mighty-monsters-place-ahead",
    ]
    for case in [case for cases in kinds.values() for case in cases]:
        assert case.decision in case.state.decisions_of(case.decision.seat)
        state = case.before
        for record in case.records:
            assert record.move is not None
            state = apply(state, record.move)
        assert state == case.state
        movers = [record.move.seat for record in case.records if record.move]
        assert case.decision.seat not in movers[1:]


@pytest.mark.usefixtures("few_moments")
def test_the_fullest_buttons_and_the_fullest_list_are_among_the_cases() -> None:
    by_lot, without = (
        [
            (len(case.decision.form.options) <= MOST_BUTTONS, len(msgspec.json.encode(case.decision.form)))
            for case in cases_of(game("mighty-monsters"), others)["mighty-monsters-place"]
            if isinstance(case.decision.form, Pick)
        ]
        for others in (50, 0)
    )

    assert len(without) == len(dict(without)) == 2
    assert {
        few: max(fullness for is_few, fullness in by_lot if is_few == few) for few in (True, False)
    } == dict(without)


@pytest.mark.usefixtures("few_moments")
def test_the_games_own_player_has_a_legal_answer_to_every_case() -> None:
    for cases in cases_of(game("mighty-monsters"), 2).values():
        for case in cases:
            case.decision.form.read(case.state, case.decision.seat, case.own_choice)
