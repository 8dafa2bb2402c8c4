"""Steps nest, questions wait, branches run side by side."""

import msgspec
import pytest

from engine.core import Chance, Choice, Move, Option, Pick, Question, Text, apply, step
from engine.core.agenda import STEP_NAMES, STEPS
from tests.engine import toy
from tests.engine.toy import Toy, choose, encoded, table


def test_what_a_step_schedules_runs_before_what_its_caller_scheduled_after_it() -> None:
    g = table(toy.nested)

    assert g.log == ["outer first", "inner first", "inner last", "outer last"]


def test_a_question_holds_back_what_was_scheduled_after_it() -> None:
    g = table(toy.asked_after_a_note, 0, "colour")
    assert g.log == ["before the question"]

    g = choose(g, 0, ["red"])

    assert g.log == ["before the question", "0 colour ['red']", "after the answer"]


def test_a_single_option_is_taken_by_itself() -> None:
    g = table(toy.asked, 0, "forced")

    assert g.log == ["0 forced ['red']"]
    assert g.decisions() == []


@pytest.mark.parametrize(
    ("form", "answer"), [("all", "['red', 'green']"), ("none", "[]"), ("forced number", "3")]
)
def test_whatever_leaves_no_choice_is_taken_by_itself(form: str, answer: str) -> None:
    g = table(toy.asked, 0, form)

    assert g.log == [f"0 {form} {answer}"]


def test_an_order_of_several_is_a_choice_even_if_all_must_be_picked() -> None:
    g = table(toy.asked, 0, "order")

    assert g.awaited() == [0]


def test_a_forced_answer_waits_for_what_was_scheduled_before_it() -> None:
    g = table(toy.asked_after_a_note, 0, "forced")

    assert g.log == ["before the question", "0 forced ['red']", "after the answer"]


def test_a_question_may_be_asked_even_if_the_answer_is_forced() -> None:
    g = table(toy.asked_even_if_forced, 0, "forced")
    assert g.awaited() == [0]

    g = choose(g, 0, ["red"])

    assert g.log == ["0 forced ['red']"]


def test_simultaneous_answers_are_taken_up_when_the_last_is_in() -> None:
    g = table(toy.vote, "colour")
    g = choose(g, 2, ["blue"])
    g = choose(g, 0, ["red"])
    assert (g.awaited(), g.log) == ([1], [])

    g = choose(g, 1, ["red"])

    assert g.log == ["votes 0:red 1:red 2:blue"]


def test_a_simultaneous_answer_can_be_changed_until_the_last_is_in() -> None:
    g = table(toy.vote, "colour")
    g = choose(g, 0, ["red"])

    g = choose(g, 0, ["green"])

    assert g.awaited() == [1, 2]
    assert choose(choose(g, 1, ["red"]), 2, ["red"]).log == ["votes 0:green 1:red 2:red"]


def test_a_simultaneous_answer_stays_secret_until_the_last_is_in() -> None:
    g = table(toy.vote, "colour")

    red, green = choose(g, 0, ["red"]), choose(g, 0, ["green"])

    for viewer in (None, 1, 2):
        assert encoded(toy.view(red, viewer)) == encoded(toy.view(green, viewer))


def test_simultaneous_questions_are_asked_even_if_forced() -> None:
    g = table(toy.vote, "forced")

    assert g.awaited() == [0, 1, 2]


def test_branches_go_at_their_own_pace() -> None:
    g = table(toy.errands, 2)
    g = choose(g, 1, 5)
    g = choose(g, 1, 4)
    assert g.awaited() == [0, 2]
    g = choose(g, 0, 2)
    assert g.awaited() == [0, 2]

    assert g.log == ["1 fetches 5", "1 fetches 4", "0 fetches 2"]


def test_play_goes_on_when_all_branches_are_through() -> None:
    g = table(toy.errands, 1)
    for seat in (2, 0):
        g = choose(g, seat, 3)
        assert "all are home" not in g.log

    g = choose(g, 1, 3)

    assert g.log == ["2 fetches 3", "0 fetches 3", "1 fetches 3", "all are home"]


def test_branches_without_questions_are_through_at_once() -> None:
    g = table(toy.errands, 0)

    assert g.log == ["all are home"]


def test_nobody_waits_for_an_offer() -> None:
    g = table(toy.standing)

    assert g.awaited() == [0]
    assert [decision.seat for decision in g.decisions()] == [0, 0, 1, 2]


def test_an_offer_can_be_taken_up_any_number_of_times() -> None:
    g = table(toy.standing)

    for colour in ("red", "green", "red", "blue"):
        g = choose(g, 1, [colour])

    assert (g.wishes, g.awaited()) == ({1: "blue"}, [0])


def test_a_renewed_offer_is_the_same_question_in_other_words() -> None:
    g = table(toy.standing)
    before = {offer.seat: offer for offer in g.offers}
    form = Pick((Option("red", Text("toy-red")),))
    anew = Question(Text("toy-title"), form, "asking")
    g.renew_offer(1, anew, toy.wished)
    after = {offer.seat: offer for offer in g.offers}

    assert after[1].prompt == anew.prompt
    assert after[1].number == before[1].number
    assert after[2] is before[2]


def test_withdrawn_offers_are_off_the_table() -> None:
    g = table(toy.standing)

    g = choose(g, 0, 3)

    assert g.decisions() == []


def test_a_step_that_answers_an_offer_must_not_schedule() -> None:
    g = table(toy.wrongly_offered)
    offer = g.offers[0]

    with pytest.raises(RuntimeError, match="must not schedule"):
        apply(g, Move(0, offer.number, ["red"]))


def test_a_step_is_known_by_its_package_and_name() -> None:
    assert STEP_NAMES[toy.nested] == "tests.nested"
    assert STEPS.ours("tests.nested") is toy.nested


def test_two_steps_cannot_share_a_name() -> None:
    def nested(g: Toy) -> None:
        """Another rule of the same name."""

    with pytest.raises(ValueError, match=r"two steps are called tests\.nested"):
        step(nested)


def test_only_steps_can_be_scheduled() -> None:
    def passing_by(g: Toy) -> None:
        """No step."""

    with pytest.raises(TypeError, match="is not a @step"):
        table(passing_by)


def test_arguments_of_steps_are_positional() -> None:
    g = toy.bare_table(2, {}, Chance(1))
    ask = Question(Text("toy-question"), Pick(()), "asking")

    with pytest.raises(TypeError, match="positional"):
        g.then(toy.note, word="x")
    with pytest.raises(TypeError, match="positional"):
        g.ask(0, ask, toy.answered, form="x")
    with pytest.raises(TypeError, match="positional"):
        g.offer(0, ask, toy.answered, form="x")
    with pytest.raises(TypeError, match="positional"):
        g.ask_all({0: ask}, toy.voted, word="x")
    with pytest.raises(TypeError, match="positional"):
        g.each([0], toy.errand, trips=1)


# ── questions beside questions, and coming back ──────────────────────────────────────────────────────────


def answer(g: Toy, seat: int, form: str, choice: Choice) -> Toy:
    """The table after a seat has answered its open question with that form."""
    decision = next(each for each in g.decisions() if each.seat == seat and each.form is toy.FORMS[form])
    return apply(g, Move(seat, decision.number, choice))


def test_a_question_beside_another_may_be_answered_in_its_place() -> None:
    g = table(toy.crafts)
    assert [decision.seat for decision in g.decisions()] == [0, 0, 1, 1, 2, 2]
    assert g.awaited() == [0, 1, 2]

    g = answer(g, 1, "colour", ["red"])

    assert g.log == ["1 paints red"]
    assert g.awaited() == [0, 2]


def test_nothing_stands_beside_a_question_that_answered_itself() -> None:
    g = table(toy.forced_or_else)

    assert g.log == ["0 forced ['red']"]
    assert g.decisions() == []


def test_whoever_is_through_may_come_back_until_all_are() -> None:
    g = answer(answer(table(toy.crafts), 0, "number", 2), 1, "number", 3)
    assert g.awaited() == [2]

    g = answer(g, 0, "several", ["red"])
    assert g.awaited() == [0, 2]
    g = answer(answer(g, 2, "number", 4), 0, "number", 5)

    assert g.log[-3:] == ["2 crafts 4", "0 crafts 5", "all is crafted"]
    assert g.decisions() == []


def test_kept_open_and_alternative_questions_are_saved() -> None:
    g = answer(table(toy.crafts), 0, "number", 2)

    assert msgspec.json.decode(encoded(g), type=Toy) == g
