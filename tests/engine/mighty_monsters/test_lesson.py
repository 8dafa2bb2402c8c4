"""The lesson of Mighty Monsters teaches every rule, whoever takes it."""

from __future__ import annotations

from collections.abc import Callable

from engine.cli.lessons import ACCEPT, decider
from engine.core import Choice
from engine.core.coaching import Asked, Memory, coaching, remembered
from engine.core.registry import game
from engine.search.lessons import Moment, lesson_moments

GAME = game("mighty-monsters")


def said_in_the_first_raid(decide: Callable[[Moment], Choice]) -> list[str]:
    """The keys of all that is said up to the end of the first raid."""
    keys: list[str] = []
    for moment in lesson_moments(GAME, decide):
        ended = moment.said.enough is not None
        texts = [moment.said.outcome, None if ended else moment.said.remark]
        keys += [text.key.partition("-coach-")[2] for text in texts if text is not None]
        if ended:
            break
    return keys


def test_whoever_accepts_joins_pushes_out_is_pushed_out_wins_and_is_healed() -> None:
    said = said_in_the_first_raid(decider(ACCEPT))

    assert said == ["first", "joined", "push-out", "pushed-out", "give-up", "raid-lost"]


def test_whoever_leaves_the_script_hears_of_what_really_happens() -> None:
    said = said_in_the_first_raid(lambda moment: moment.decision.form.default(moment.state, 0))

    assert said[0] == "first"
    assert "pushed-out" not in said
    assert said[-1] in ("raid-lost", "raid-won")


def test_after_an_answer_is_taken_back_the_same_is_said_again() -> None:
    first, second, *_ = lesson_moments(GAME, decider(ACCEPT))
    again, *_ = lesson_moments(GAME, decider(ACCEPT))

    assert again.said == first.said
    assert second.memory.said == {"first"}


def test_whoever_could_push_somebody_out_hears_of_it_even_if_it_is_not_the_best() -> None:
    def decide(moment: Moment) -> Choice:
        return ["3@3"] if not moment.memory.said else moment.decision.form.default(moment.state, 0)

    assert said_in_the_first_raid(decide)[:2] == ["first", "could-push-out"]


def test_whoever_drops_a_plan_hears_of_no_placement() -> None:
    moment = next(iter(lesson_moments(GAME, decider(ACCEPT))))
    asked = Asked(GAME.view(moment.state, 0), moment.decision)
    assert GAME.coach is not None
    placed, dropped = (remembered(GAME.coach, Memory(), asked, choice) for choice in (["3@3"], []))

    assert coaching(GAME.coach, placed, asked).outcome is not None
    assert coaching(GAME.coach, dropped, asked).outcome is None
