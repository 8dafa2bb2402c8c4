"""A plan made while its question is open to several seats is the answer to it, and can be changed."""

from engine.core import Move, Option, Pick, Question, Seat, Text, apply, plan_kind, step
from tests.engine.toy import Toy, choose, table

COLOURS = tuple(Option(colour, Text(f"toy-{colour}")) for colour in ("red", "green", "blue"))


@step
def poll(g: Toy) -> None:
    """Seats 0 and 1 pick any colours but blue, and may do so once and for all."""
    question = Question(Text("toy-vote"), Pick(COLOURS[:2], 0, 2), "asking", ahead=POLL)
    for seat in (0, 1):
        g.foresee(seat, POLL)
    g.ask_all({0: question, 1: question}, polled)


@step
def polled(g: Toy, answers: dict[Seat, list[str]]) -> None:
    g.log.append(f"{answers[0]} {answers[1]}")


def any_colours(g: Toy, seat: Seat) -> Question[list[str]]:
    return Question(Text("toy-vote"), Pick(COLOURS, 0, 3), "asking")


POLL = plan_kind("toy-poll", any_colours, lasting=True)


def plan(g: Toy, seat: Seat, *colours: str) -> Toy:
    (offer,) = (one for one in g.decisions_of(seat) if one.ahead and one.standing)
    return apply(g, Move(seat, offer.number, list(colours)))


def test_a_plan_made_while_its_question_is_open_answers_it() -> None:
    g = plan(table(poll), 0, "red")

    assert g.awaited() == [1]
    assert choose(g, 1, []).log == ["['red'] []"]


def test_a_plan_that_is_changed_before_all_have_answered_changes_the_answer() -> None:
    g = plan(plan(table(poll), 0, "red"), 0, "green")

    assert choose(g, 1, []).log == ["['green'] []"]


def test_a_plan_takes_the_place_of_an_answer_given_before() -> None:
    g = plan(choose(table(poll), 0, ["red"]), 0, "green")

    assert choose(g, 1, []).log == ["['green'] []"]


def test_a_plan_that_is_no_answer_here_leaves_the_one_given_before() -> None:
    g = plan(plan(table(poll), 0, "red"), 0, "blue")

    assert g.awaited() == [1]
    assert choose(g, 1, []).log == ["['red'] []"]


def test_a_plan_that_is_dropped_leaves_the_answer_it_has_given() -> None:
    g = plan(plan(table(poll), 0, "red"), 0)

    assert g.plans == []
    assert choose(g, 1, []).log == ["['red'] []"]
