"""A seat takes its own moves back up to what it has seen of chance, of hidden things and of others."""

from __future__ import annotations

import pytest

from engine.core import Barrier, Choice, Event, Move, Seat, Stale, Text, apply, seat_name
from engine.core.registry import games
from engine.core.undo import Kind, Turn, Undo, kept, obstacle, rewound, seen, story_of
from tests.engine import toy
from tests.engine.toy import TOY, Toy, table

NOBODY: set[Seat] = set()
EVERYBODY = (None, 0, 1, 2)


@pytest.fixture(autouse=True)
def _toy_is_registered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(games(), "toy", TOY)


def turn(g: Toy, seat: Seat, choice: Choice, question: int = 0) -> Turn:
    """What comes of an answer to one of a seat's open questions."""
    number = [decision.number for decision in g.decisions() if decision.seat == seat][question]
    move = Move(seat, number, choice)
    return Turn(g, move, apply(g, move))


# ── what stands in the way ───────────────────────────────────────────────────────────────────────────────


def test_nothing_stands_in_the_way_of_ones_own_quiet_move() -> None:
    assert obstacle(turn(table(toy.gamble, 0), 0, ["grey"]), 0, NOBODY) is None


@pytest.mark.parametrize(("colour", "barrier"), [("red", Barrier.CHANCE), ("green", Barrier.TURNED_UP)])
def test_a_die_and_a_card_turned_up_stand_in_the_way_whoever_caused_them(
    colour: str, barrier: Barrier
) -> None:
    assert obstacle(turn(table(toy.gamble, 0), 0, [colour]), 0, NOBODY) == barrier
    assert obstacle(turn(table(toy.gamble, 1), 1, [colour]), 0, computers={1}) == barrier


def test_another_persons_move_stands_in_the_way_and_a_computer_players_does_not() -> None:
    move = turn(table(toy.gamble, 1), 1, ["grey"])
    answer = turn(table(toy.asked, 1, "colour"), 1, ["grey"])

    assert obstacle(move, 0, NOBODY) == Barrier.OTHER_SEAT
    assert obstacle(answer, 0, NOBODY) == Barrier.OTHER_SEAT
    assert obstacle(answer, 0, computers={1}) is None


def test_a_wish_that_nobody_hears_of_stands_in_nobodys_way() -> None:
    wish = turn(table(toy.standing), 1, ["red"])

    assert [viewer for viewer in EVERYBODY if seen(wish, viewer)] == []
    assert obstacle(wish, 0, NOBODY) is None


def test_that_somebody_has_answered_is_seen_and_that_they_answer_anew_is_not() -> None:
    first = turn(table(toy.vote, "colour"), 1, ["red"])
    anew = turn(first.after, 1, ["green"])  # type: ignore[arg-type]

    assert seen(first, 0)
    assert not seen(anew, 0)


# ── the state one returns to ─────────────────────────────────────────────────────────────────────────────


def test_an_old_button_never_answers_a_later_question() -> None:
    begun = table(toy.errands, 3)
    first = turn(begun, 0, 2)
    second = turn(first.after, 0, 3)  # type: ignore[arg-type]
    back = rewound(begun, second.after.asked, [])
    again = apply(back, first.move)

    assert [decision.number for decision in again.decisions() if decision.seat == 0] == [
        second.after.asked[0] + 1
    ]
    with pytest.raises(Stale):
        apply(again, second.move)


def test_the_question_that_is_open_again_keeps_its_number_and_the_earlier_state_is_left_alone() -> None:
    begun = table(toy.errands, 3)
    before = toy.encoded(begun)
    after = turn(begun, 0, 2).after
    back = rewound(begun, after.asked, [Event(Text("undo-own"))])

    assert back.decisions() == begun.decisions()
    assert back.asked == after.asked
    assert toy.encoded(begun) == before


def test_what_others_did_unseen_is_done_again_and_what_they_did_openly_is_not() -> None:
    begun = table(toy.standing)
    wish = turn(begun, 1, ["blue"])
    move = turn(wish.after, 0, 3)  # type: ignore[arg-type]
    back = rewound(begun, move.after.asked, [])
    [again] = kept(back, [wish, move], 0, NOBODY)

    assert again.after.wishes == {1: "blue"}  # type: ignore[attr-defined]
    assert kept(back, [wish, move], 1, NOBODY) == []


def test_what_answered_a_question_that_is_gone_goes_with_it() -> None:
    before_it = table(toy.asked, 0, "colour")
    wish = turn(table(toy.standing), 1, ["blue"])

    assert kept(rewound(before_it, wish.after.asked, []), [wish], 0, NOBODY) == []


# ── what the table is told ───────────────────────────────────────────────────────────────────────────────


def test_the_story_of_what_is_taken_back_is_struck_out_for_everybody_as_they_heard_it() -> None:
    move = turn(table(toy.asked, 0, "colour"), 0, ["red"])
    [event] = move.after.events
    heading, line = story_of(Undo(Kind.OWN, 0), [move])

    assert heading == Event(Text("undo-own", {"who": seat_name(0)}))
    assert line.text == Text("undo-line", {"line": event.text})
    assert line.private == {0: Text("undo-line", {"line": event.private[0]})}


def test_of_a_long_story_only_the_end_is_told() -> None:
    moves = [turn(table(toy.asked, 0, "colour"), 0, ["red"])] * 20
    story = story_of(Undo(Kind.REPAIR, None), moves)

    assert [event.text.key for event in story] == ["undo-repair", "undo-more", *["undo-line"] * 12]
    assert story[1].text.args == {"count": 8}


def test_what_nobody_else_could_see_is_taken_back_in_silence() -> None:
    assert story_of(Undo(Kind.OWN, 1), [turn(table(toy.standing), 1, ["red"])]) == []
