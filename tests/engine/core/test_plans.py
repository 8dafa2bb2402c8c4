"""Deciding ahead: plans are secret until used, used only if legal, and can be changed or dropped."""

import msgspec
import pytest

from engine.core import (
    Barrier,
    Choice,
    Illegal,
    Move,
    Pick,
    Question,
    Seat,
    Stale,
    apply,
    plan_kind,
    plans,
)
from engine.core.plans import Plan
from engine.core.redealing import forget_plans_of_others
from engine.core.undo import Turn, kept, obstacle, rewound
from tests.engine.toy import TOY, Toy, ahead, table, view


def turns(*, invite: bool = False) -> Toy:
    """Three seats take a colour each; seat 0 is asked, the others may decide ahead."""
    return table(ahead.turns, invite)


def plan(g: Toy, seat: Seat, *choice: str) -> Toy:
    """The table after a seat has answered what it can decide ahead."""
    (offer,) = (one for one in g.decisions_of(seat) if one.ahead and one.standing)
    return apply(g, Move(seat, offer.number, list(choice)))


def take(g: Toy, seat: Seat, choice: Choice) -> Toy:
    """The table after a seat has answered the question play waits for."""
    (asked,) = (one for one in g.pending() if one.seat == seat)
    return apply(g, Move(seat, asked.number, choice))


def told(g: Toy) -> list[str]:
    return [event.text.key for event in g.events]


# ── one question ─────────────────────────────────────────────────────────────────────────────────────────


def test_a_plan_answers_its_question_as_soon_as_it_comes() -> None:
    g = plan(turns(), 1, "green")
    assert g.awaited() == [0]

    g = take(g, 0, ["red"])

    assert g.log == ["0 takes red", "1 takes green"]
    assert g.awaited() == [2]
    assert g.plans == []


def test_the_story_says_that_somebody_had_decided_ahead() -> None:
    g = take(plan(turns(), 1, "green"), 0, ["red"])

    assert told(g) == ["toy-takes", "story-decided-ahead", "toy-takes"]


def test_of_several_wishes_the_first_possible_one_counts() -> None:
    g = take(plan(turns(), 1, "red", "blue", "green"), 0, ["red"])

    assert g.log[-1] == "1 takes blue"


def test_who_has_planned_nothing_possible_is_asked_in_turn() -> None:
    g = take(plan(turns(), 1, "red"), 0, ["red"])

    assert g.awaited() == [1]
    assert g.plans == []
    assert take(g, 1, ["blue"]).log[-1] == "1 takes blue"


def test_plans_of_all_are_used_one_after_the_other() -> None:
    g = plan(plan(turns(), 2, "red", "green", "black"), 1, "red", "green", "blue")

    g = take(g, 0, ["red"])

    assert g.log == ["0 takes red", "1 takes green", "2 takes black", "all have taken one"]
    assert (g.plans, g.foresights) == ([], [])


def test_a_plan_can_be_changed_and_dropped_until_it_is_used() -> None:
    g = plan(plan(turns(), 1, "green"), 1, "blue")
    assert [one.choices for one in g.plans] == [(("blue",),)]

    dropped = plan(g, 1)

    assert dropped.plans == []
    assert take(dropped, 0, ["red"]).awaited() == [1]
    assert take(g, 0, ["red"]).log[-1] == "1 takes blue"


def test_only_what_is_foreseen_can_be_planned() -> None:
    with pytest.raises(Illegal):
        plan(turns(), 1, "purple")


def test_once_its_question_has_come_it_is_foreseen_no_longer() -> None:
    g = turns()
    offer = next(one for one in g.decisions_of(1) if one.ahead)
    g = take(g, 0, ["red"])

    assert [one.standing for one in g.decisions_of(1)] == [False]
    with pytest.raises(Stale):
        apply(g, Move(1, offer.number, ["blue"]))


def test_what_is_foreseen_follows_the_table() -> None:
    g = take(turns(), 0, ["red"])
    (offer,) = (one for one in g.decisions_of(2) if one.ahead)

    assert isinstance(offer.form, Pick)
    assert [option.id for option in offer.form.options] == ["green", "blue", "black"]


def test_computer_players_are_shown_nothing_to_decide_ahead() -> None:
    g = turns(invite=True)

    assert [one.ahead for one in view(g, 1).decisions] == [ahead.TURN]
    assert TOY.computer_view(g, 1).decisions == ()
    assert TOY.computer_view(g, 0).decisions == view(g, 0).decisions
    assert len(g.foresights) == 2, "only the view leaves them out"


def test_an_answer_works_out_no_other_question_than_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    worked_out: list[Seat] = []

    def noted(g: Toy, seat: Seat) -> Question[list[str]]:
        worked_out.append(seat)
        return ahead.colours_left(g, seat)

    kind = plans._kinds.ours(ahead.TURN)
    monkeypatch.setitem(plans._kinds, ("", ahead.TURN), kind._replace(question=noted))
    g = turns()
    first, foreseen = g.pending()[0], g.foresights[0]

    apply(g, Move(0, first.number, ["red"]))
    assert worked_out == []
    apply(g, Move(1, foreseen.number, ["green"]))
    assert worked_out == [1]


def test_a_rule_forgets_plans_and_what_was_foreseen() -> None:
    g = plan(plan(turns(), 1, "green"), 2, "blue")

    g.forget_plans(ahead.TURN, 1)
    assert [one.seat for one in g.plans] == [one.seat for one in g.foresights] == [2]

    g.forget_plans(ahead.TURN)
    assert (g.plans, g.foresights) == ([], [])


def test_two_kinds_of_plan_cannot_share_a_name() -> None:
    with pytest.raises(ValueError, match="toy-turn"):
        plan_kind("toy-turn", ahead.colours_left)


# ── invitations ──────────────────────────────────────────────────────────────────────────────────────────


def test_who_is_invited_is_called_and_not_waited_for() -> None:
    g = turns(invite=True)

    assert g.awaited() == [0]
    assert g.invited() == [1, 2]
    assert view(g, None).invited == (1, 2)


def test_an_invitation_is_over_when_it_is_answered_or_declined() -> None:
    g = plan(turns(invite=True), 1, "green")
    assert g.invited() == [2]

    g = plan(g, 2)

    assert g.invited() == []
    g = take(g, 0, ["red"])
    assert g.awaited() == [2], "whoever declines is asked in turn"
    assert g.plans == []


def test_who_ignores_an_invitation_is_asked_in_turn() -> None:
    g = take(turns(invite=True), 0, ["red"])

    assert g.awaited() == [1]
    assert g.invited() == [2]


def test_an_invitation_to_a_lasting_plan_is_over_when_its_question_comes_and_the_offer_stays() -> None:
    g = take(table(ahead.helps, 2, True), 0, 3)
    assert (g.awaited(), g.invited()) == ([1], [])

    g = take(g, 1, ["yes"])

    assert g.invited() == []
    assert [one.ahead for one in g.decisions_of(1)] == [ahead.HELP]


# ── standing answers ─────────────────────────────────────────────────────────────────────────────────────


def test_a_lasting_plan_answers_every_time_until_it_is_dropped() -> None:
    g = plan(table(ahead.helps, 3), 1, "no")
    g = take(take(g, 0, 3), 0, 4)
    assert g.log.count("1 helps: no") == 2

    g = take(plan(g, 1), 0, 3)

    assert g.awaited() == [1]


def test_a_lasting_plan_may_be_made_while_its_question_is_open_and_answers_it() -> None:
    g = take(table(ahead.helps, 2), 0, 3)
    assert g.awaited() == [1]

    g = plan(g, 1, "no")

    assert g.log[-1] == "1 helps: no"
    assert g.awaited() == [0]
    assert take(g, 0, 3).plans == [], "the rule has dropped it at the end"


def test_who_has_decided_ahead_has_answered_a_question_to_all() -> None:
    g = plan(plan(table(ahead.vote_ahead), 1, "blue"), 2, "red")
    assert g.awaited() == [0]

    g = take(g, 0, 3)

    assert g.awaited() == [0]
    assert not [key for key in told(g) if key == "story-decided-ahead"], "the votes are still secret"


# ── secrets, saving and undo ─────────────────────────────────────────────────────────────────────────────


def test_nobody_else_sees_a_plan_that_nobody_was_invited_to() -> None:
    before = turns()
    after = plan(before, 1, "green")

    assert [view(after, 1).plans[0].choices] == [(("green",),)]
    for viewer in (None, 0, 2):
        assert view(after, viewer) == view(before, viewer)


def test_a_move_that_brings_up_anothers_plan_cannot_be_taken_back_alone() -> None:
    asked = take(turns(), 0, ["red"])
    assert asked.barrier is None

    used = take(plan(turns(), 1, "green"), 0, ["red"])
    impossible = take(plan(turns(), 1, "red"), 0, ["red"])

    assert used.barrier is impossible.barrier is Barrier.TURNED_UP


def test_a_plan_of_somebody_else_neither_stops_an_undo_nor_is_lost_by_it() -> None:
    start = turns(invite=True)
    moved = take(start, 0, ["red"])
    number = next(one.number for one in moved.decisions_of(2) if one.ahead)
    planned = Turn(moved, Move(2, number, ["blue"]), plan(moved, 2, "blue"))

    assert obstacle(planned, 0, ()) is None
    back = rewound(start, planned.after.asked, [])
    (again,) = kept(back, [planned], 0, ())
    assert again.after.plans == planned.after.plans


def test_a_plan_is_part_of_a_save() -> None:
    g = plan(turns(invite=True), 1, "green", "blue")

    back = msgspec.json.decode(msgspec.json.encode(g), type=Toy)

    assert back == g
    assert take(back, 0, ["green"]).log[-1] == "1 takes blue"


@pytest.mark.parametrize("words", [[], ["green"], ["green", "blue"]])
def test_dealing_anew_tells_that_an_invitation_was_answered_and_no_more(words: list[str]) -> None:
    g = plan(plan(turns(invite=True), 1, *words), 2, "blue")
    own = g.plans[1]

    forget_plans_of_others(g, 2)
    assert g.plans == [own, Plan(1, ahead.TURN, ())]


def test_dealing_anew_does_not_tell_whether_others_have_planned_uninvited() -> None:
    g = plan(plan(turns(), 1, "green"), 2, "blue")
    own = g.plans[1]

    forget_plans_of_others(g, 2)
    assert g.plans == [own]
