"""Moves are applied to a copy; a refused move changes nothing."""

from collections.abc import Callable
from dataclasses import replace

import pytest

from engine.core import (
    Barrier,
    Event,
    GameOver,
    Illegal,
    Move,
    NotYours,
    Refusal,
    Result,
    Stale,
    Text,
    apply,
    default_move,
    preview,
    seat_name,
    take,
)
from tests.engine import toy
from tests.engine.toy import TOY, Toy, choose, encoded, table


def test_the_state_before_a_move_stays_as_it_is() -> None:
    g = table(toy.asked, 0, "colour")
    before = encoded(g)

    choose(g, 0, ["red"])

    assert encoded(g) == before


@pytest.mark.parametrize(
    ("build", "move", "refusal"),
    [
        (lambda: table(toy.asked, 0, "colour"), Move(0, 1, ["pink"]), Illegal),
        (lambda: table(toy.asked, 0, "colour"), Move(0, 2, ["red"]), Stale),
        (lambda: table(toy.asked, 0, "colour"), Move(0, 0, ["red"]), Stale),
        (lambda: table(toy.asked, 0, "colour"), Move(1, 1, ["red"]), NotYours),
        (lambda: choose(table(toy.errands, 2), 1, 3), Move(1, 1, 3), Stale),
        (lambda: table(toy.vote, "colour"), Move(1, 1, ["pink"]), Illegal),
        (lambda: table(toy.standing), Move(1, 1, ["pink"]), Illegal),
        (lambda: table(toy.count, [1, 2, 3]), Move(0, 1, ["red"]), GameOver),
    ],
)
def test_a_refused_move_changes_nothing(build: Callable[[], Toy], move: Move, refusal: type[Refusal]) -> None:
    g = build()
    before = encoded(g)

    with pytest.raises(refusal):
        apply(g, move)

    assert encoded(g) == before


def test_questions_to_a_seat_are_counted() -> None:
    g = table(toy.errands, 2)

    g = choose(g, 1, 3)

    assert [(decision.seat, decision.number) for decision in g.decisions()] == [(0, 1), (1, 2), (2, 1)]


def test_a_die_raises_the_barrier_of_chance() -> None:
    assert choose(table(toy.gamble, 0), 0, ["red"]).barrier == Barrier.CHANCE


def test_a_card_drawn_raises_the_barrier_of_what_was_turned_up() -> None:
    assert choose(table(toy.gamble, 0), 0, ["green"]).barrier == Barrier.TURNED_UP


def test_chance_is_the_higher_barrier() -> None:
    assert choose(table(toy.gamble, 0), 0, ["blue"]).barrier == Barrier.CHANCE


def test_the_last_of_several_secret_answers_turns_up_the_others() -> None:
    g = choose(choose(table(toy.vote, "colour"), 0, ["red"]), 1, ["red"])
    assert g.barrier == Barrier.OTHER_SEAT

    assert choose(g, 2, ["red"]).barrier == Barrier.TURNED_UP


def test_a_move_without_chance_raises_no_barrier() -> None:
    assert choose(table(toy.gamble, 0), 0, ["grey"]).barrier is None


def test_a_move_after_another_seats_is_a_barrier() -> None:
    g = choose(table(toy.errands, 2), 0, 3)
    assert g.barrier is None

    assert choose(g, 1, 3).barrier == Barrier.OTHER_SEAT
    assert choose(g, 0, 3).barrier is None


def test_the_barrier_of_an_earlier_move_is_forgotten() -> None:
    g = table(toy.tour)
    assert g.barrier == Barrier.CHANCE

    assert choose(g, 0, ["red"]).barrier is None


def test_the_story_is_that_of_the_latest_move() -> None:
    g = table(toy.asked_after_a_note, 0, "colour")

    g = choose(g, 0, ["red"])

    public = Text("toy-answered", {"seat": seat_name(0)})
    private = Text("toy-you-answered", {"answer": "['red']"})
    assert g.events == [Event(public, {0: private})]
    assert toy.view(g, 0).events == (private,)
    assert toy.view(g, 1).events == toy.view(g, None).events == (public,)


def test_a_viewer_sees_their_own_questions_only() -> None:
    g = table(toy.errands, 1)

    assert [decision.seat for decision in toy.view(g, 1).decisions] == [1]
    assert toy.view(g, None).decisions == ()


def test_nothing_happens_after_the_end() -> None:
    g = table(toy.count, [1, 2, 3])

    assert (g.log, g.decisions(), g.pending(), g.agenda) == ([], [], [], [])


def test_ties_share_a_place() -> None:
    g = table(toy.count, [19, 32, 19])

    assert g.result == Result(scores=(19, 32, 19), places=(2, 1, 2), winners=(1,))


def test_a_tie_for_first_place_has_several_winners() -> None:
    g = table(toy.count, [9, 9, 3])

    assert g.result == Result(scores=(9, 9, 3), places=(1, 1, 3), winners=(0, 1))


def test_ranks_break_ties_and_scores_stay() -> None:
    g = table(toy.count_with_ranks, [9, 9, 3], [1, 2, 0])

    assert g.result == Result(scores=(9, 9, 3), places=(2, 1, 3), winners=(1,))


def test_a_whole_game_can_be_played_by_defaults() -> None:
    g = TOY.start(3, {}, seed=4)
    while g.result is None:
        g = apply(g, default_move(g, g.pending()[0]))

    assert g.result.winners == (1, 2)


@pytest.mark.parametrize("seats", [1, 4])
def test_a_game_refuses_too_few_and_too_many_seats(seats: int) -> None:
    with pytest.raises(Illegal) as refused:
        TOY.start(seats, {}, seed=1)

    assert refused.value.text == Text("wrong-number-of-seats", {"least": 2, "most": 3})


def test_settings_not_chosen_have_their_default() -> None:
    assert TOY.checked_settings({}) == {"mood": "calm"}
    assert TOY.checked_settings({"mood": "wild"}) == {"mood": "wild"}


@pytest.mark.parametrize(
    ("chosen", "key"), [({"weather": "wild"}, "no-such-setting"), ({"mood": "sad"}, "no-such-value")]
)
def test_unknown_settings_and_values_are_refused(chosen: dict[str, str], key: str) -> None:
    with pytest.raises(Illegal) as refused:
        TOY.start(2, chosen, seed=1)

    assert refused.value.text.key == key


def test_an_exercise_is_a_game_for_one() -> None:
    g = TOY.start(1, TOY.exercise_settings("alone"), seed=1)

    assert g.settings == {"mood": "calm", "exercise": "alone"}
    assert (g.seats, g.awaited()) == (1, [0])
    assert TOY.seats_with(g.settings) == (1, 1)
    assert apply(g, default_move(g, g.pending()[0])).result is not None


def test_nobody_joins_an_exercise_and_unknown_ones_are_refused() -> None:
    with pytest.raises(Illegal) as crowd:
        TOY.start(2, TOY.exercise_settings("alone"), seed=1)
    with pytest.raises(Illegal) as unknown:
        TOY.exercise_settings("together")

    assert crowd.value.text == Text("wrong-number-of-seats", {"least": 1, "most": 1})
    assert unknown.value.text == Text("no-such-exercise")


def test_no_lobby_can_choose_an_exercise_as_a_setting() -> None:
    with pytest.raises(Illegal, match="no-such-setting"):
        TOY.checked_settings({"exercise": "alone"})


def test_the_same_seed_gives_the_same_game() -> None:
    assert encoded(TOY.start(3, {}, seed=7)) == encoded(TOY.start(3, {}, seed=7))
    assert TOY.start(3, {}, seed=7).deck.pile != TOY.start(3, {}, seed=9).deck.pile


def test_a_preview_shows_the_answer_alone() -> None:
    """The last one to craft sees what it would look like, though the crafting would be over with it."""
    g = table(toy.crafts)
    for seat in (0, 1):
        g = choose(g, seat, 3)
    number = next(decision.number for decision in g.pending())

    tried = preview(g, Move(2, number, 4))

    assert tried.log[-1] == "2 crafts 4"
    assert g.log[-1] == "1 crafts 3"
    assert apply(g, Move(2, number, 4)).log[-1] == "all is crafted"


def test_a_preview_of_a_secret_answer_tells_nobody() -> None:
    g = table(toy.vote, "colour")

    tried = preview(g, Move(0, 1, ["red"]))

    assert g.awaited() == [0, 1, 2]
    assert tried.awaited() == [1, 2]


def test_a_preview_of_something_illegal_is_refused() -> None:
    g = table(toy.built, 0)

    with pytest.raises(Illegal):
        preview(g, Move(0, 1, ["Z9"]))


def test_a_computer_player_leaves_its_wish_before_it_answers_and_says_it_once() -> None:
    g = table(toy.standing)
    decision = g.pending()[0]
    shy = replace(TOY, wish=None)
    wishing = replace(TOY, wish=lambda view, offer: None if g.wishes else ["blue"])

    assert shy.computer_answer(g, decision)[0] is decision
    g = take(g, *wishing.computer_answer(g, decision))
    assert g.wishes == {decision.seat: "blue"}
    assert wishing.computer_answer(g, g.pending()[0])[0] is g.pending()[0]
