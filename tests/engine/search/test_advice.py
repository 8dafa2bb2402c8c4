"""Advice: from what the asker may know alone, always the same, with reasons that people can be told."""

import pytest

from engine.cli.self_play import moments
from engine.core import Chance
from engine.core.mind import EVEN, NO_PARTS, ONLY, Thought
from engine.core.registry import game, games
from engine.core.saving import save
from engine.search.advice import reasons_for
from engine.search.jobs import Answer, Job, work_out
from engine.search.thinking import Trial
from tests.engine.search.moments import Moment, moments_of_choice
from texts import LOCALES, speaker


def advice_at(moment: Moment) -> Answer:
    seat, number = moment.decision.seat, moment.decision.number
    return work_out(Job(save(moment.state), seat, number, advises=True))


@pytest.mark.parametrize("key", games())
def test_dealing_anew_what_is_hidden_changes_neither_advice_nor_reasons(
    key: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("engine.search.advice.playouts_of", lambda player, known: 12)
    its_game = game(key)
    [moment] = moments_of_choice(its_game, 3, seed=31, most=1)
    seat = moment.decision.seat
    other = its_game.redeal(moment.state, seat, Chance(1))
    asked = next(one for one in other.pending() if (one.seat, one.number) == (seat, moment.decision.number))

    advice = advice_at(moment)
    assert advice == advice_at(Moment(other, asked))
    assert advice.number == moment.decision.number
    assert 1 <= len(advice.reasons) <= 2


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("key", games())
def test_every_part_of_a_value_is_a_reason_in_a_sentence(key: str, locale: str) -> None:
    its_game, say = game(key), speaker(locale)
    assert its_game.mind is not None
    states = list(moments(its_game, 3, its_game.checked_settings({}), 5))
    parts = {part for state in states[:: len(states) // 8] for part in its_game.mind.value(state, 0)}

    assert parts
    for text in [f"{key}-reason-{part}" for part in parts] + [f"advice-{reason}" for reason in NO_PARTS]:
        assert say(text).endswith(".")


def _trial(tries: int, **parts: float) -> Trial:
    trial = Trial(Thought(0.0, ["x"]))
    for _ in range(tries):
        trial.count(0.5, parts)
    return trial


def test_the_greatest_advantages_are_the_reasons() -> None:
    others = [_trial(2, gold=1.0, souls=3.0, cards=2.0), _trial(1, gold=3.0, souls=1.0, cards=2.0)]

    assert reasons_for([_trial(4, gold=2.0, souls=4.0, cards=3.0), *others]) == ["souls", "cards"]
    assert reasons_for([_trial(4, gold=5.0, souls=2.5, cards=0.0), *others]) == ["gold"]
    assert reasons_for([_trial(4, gold=2.0, souls=2.0, cards=2.0), *others]) == [EVEN]
    assert reasons_for([_trial(4, gold=2.0)]) == [ONLY]
