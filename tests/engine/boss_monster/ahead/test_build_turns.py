"""Build turns decided ahead: everybody may build at once, and turns are carried out in XP order."""

import pytest

from engine.core import Barrier, Chance, Move, seat_name
from engine.core.saving import load, save
from engine.core.undo import Turn, obstacle
from engine.games.boss_monster import GAME
from engine.games.boss_monster.state import Realm
from tests.engine.boss_monster.ahead.planning import BUILD, foreseen, invited, plan, to_plan
from tests.engine.boss_monster.scenario import (
    Side,
    build_nothing,
    building,
    change_orders,
    coins,
    hand,
    lair,
    play,
    question_key,
    rooms,
    slot_at,
    story,
    to_decide,
)

THREE = Side("MB042", "MB013"), Side("MB045", "MB014 MB026"), Side("", "MB023")
FROST = Side("MB042:MB061.3"), Side("MB045", "MB014"), Side()
"""A may turn any room off with Icicle Man."""


def change_offered(g: Realm, who: int) -> bool:
    return any(offer.seat == who and offer.step.endswith("build_changed") for offer in g.offers)


# ── together, and in order ───────────────────────────────────────────────────────────────────────────────


def test_everybody_is_called_to_build_when_the_phase_begins() -> None:
    g = building(*THREE)

    assert (to_decide(g), invited(g)) == ("A", "BC")
    assert to_plan(g, "C", BUILD) == ["done", "MB023@new", "if-quiet-0"]


def test_cards_are_laid_in_the_order_of_play_and_turned_up_together() -> None:
    g = plan(plan(building(*THREE), "C", BUILD, "MB023@new"), "B", BUILD, "MB014@new")
    assert (to_decide(g), invited(g), lair(g, "B").placed) == ("A", "", "")

    g = play(g, "A", "MB013@new")

    laid = [event.text.args["seat"] for event in g.events if event.text.key.endswith("lays-new")]
    assert laid == [seat_name(0), seat_name(1), seat_name(2)]
    assert [rooms(g, who) for who in "ABC"] == [["MB013", "MB042"], ["MB014", "MB045"], ["MB023"]]
    assert g.plans == []


def test_the_story_says_who_had_decided_ahead() -> None:
    g = play(plan(building(*THREE), "B", BUILD, "done"), "A", "done")

    assert story(g)[:3] == ["builds-nothing", "story-decided-ahead", "builds-nothing"]
    assert to_decide(g) == "C"


def test_whoever_leaves_it_is_asked_in_turn() -> None:
    g = plan(building(*THREE), "B", BUILD)
    assert invited(g) == "C"

    g = play(g, "A", "done")
    assert (to_decide(g), question_key(g), invited(g)) == ("B", "ask-build", "C")


def test_a_plan_can_be_changed_and_dropped_until_it_is_used() -> None:
    g = plan(plan(building(*THREE), "B", BUILD, "MB014@new"), "B", BUILD, "MB026@new")
    assert rooms(build_nothing(g, "A", "C"), "B") == ["MB026", "MB045"]

    assert to_decide(play(plan(g, "B", BUILD), "A", "done")) == "B"


def test_the_first_to_build_may_decide_while_something_comes_before() -> None:
    """Jinx is still asked; the card drawn for her can be built ahead as well."""
    g = building(Side("MB042:MB064", "MB013"), Side(), deck="MB014")
    assert (question_key(g), invited(g)) == ("ask-sift", "AB")

    g = play(plan(g, "A", BUILD, "MB014@new"), "A", "MB013")
    assert (lair(g, "A").placed, to_decide(g)) == ("MB014", "B")


def test_who_is_asked_in_a_window_is_asked_there_as_ever() -> None:
    g = change_orders(building(*THREE), "C", "before-1")
    g = play(plan(g, "B", BUILD, "MB014@new"), "A", "done")

    assert (to_decide(g), question_key(g), lair(g, "B").placed) == ("C", "ask-build-window", "MB014")
    assert change_offered(g, 1)


# ── alternatives ─────────────────────────────────────────────────────────────────────────────────────────


def test_what_an_earlier_turn_has_made_impossible_is_passed_over() -> None:
    g = plan(building(*FROST), "B", BUILD, "MB014@1", "MB014@new")
    g = play(g, "A", "MB061-3", "B1")

    assert (play(g, "A", "done").lairs[1].placed_at, to_decide(g)) == (0, "A")


def test_who_has_nothing_possible_on_the_list_is_asked() -> None:
    g = plan(building(*FROST), "B", BUILD, "MB014@1")
    g = play(g, "A", "MB061-3", "B1", "done")

    assert (to_decide(g), question_key(g), g.plans) == ("B", "ask-build", [])


def test_a_room_on_top_is_meant_for_the_room_that_is_visible() -> None:
    """The Dreadmill is destroyed for want of a coin, before its owner builds."""
    sides = Side("MB042:MB064", "MB013"), Side("MB045>MB048", "MB014", coins=0)
    g = plan(building(*sides, deck="MB026"), "B", BUILD, "MB014@1")
    g = play(g, "A", "MB013", "done")

    assert (rooms(g, "B"), to_decide(g), question_key(g)) == (["MB045"], "B", "ask-build")


@pytest.mark.parametrize(("turn", "asked"), [(["done"], "C"), (["MB061-3", "A1", "done"], "B")])
def test_a_list_may_be_meant_for_a_quiet_phase_only(turn: list[str], asked: str) -> None:
    g = plan(building(*FROST), "B", BUILD, "MB014@new", "if-quiet")

    assert to_decide(play(g, "A", *turn)) == asked


def test_what_has_happened_already_does_not_disturb_the_quiet() -> None:
    g = play(building(*FROST), "A", "MB061-3", "A1")
    g = play(plan(g, "B", BUILD, "MB014@new", "if-quiet"), "A", "done")

    assert (to_decide(g), lair(g, "B").placed) == ("C", "MB014")


# ── not only building ────────────────────────────────────────────────────────────────────────────────────


def test_a_promotion_on_the_list_comes_before_the_build() -> None:
    g = building(Side(), Side("MB042:MB055", "MB014"), Side())
    g = play(plan(g, "B", BUILD, "MB014@new", "promote"), "A", "done")

    assert (slot_at(g, "B1").level, coins(g, "B"), lair(g, "B").placed) == (2, 2, "MB014")
    assert to_decide(g) == "C"


def test_a_promotion_that_is_impossible_by_then_is_left_out() -> None:
    g = building(FROST[0], Side("MB042:MB055", "MB014"), Side())
    g = plan(g, "B", BUILD, "promote", "MB014@new")
    g = play(g, "A", "MB061-3", "B1", "done")

    assert (slot_at(g, "B1").level, lair(g, "B").placed) == (1, "MB014")


def test_choices_for_a_spell_on_the_list_are_asked_and_the_build_can_be_changed_meanwhile() -> None:
    g = building(Side("MB042"), Side("MB045", "MB014 MB026 MB072"), Side())
    g = play(plan(g, "B", BUILD, "MB072", "MB014@new"), "A", "done")
    assert (to_decide(g), question_key(g)) == ("B", "choose-room")
    assert foreseen(g, "B", BUILD) is not None

    assert lair(play(g, "B", "B1", 1), "B").placed == "MB014"
    assert lair(play(plan(g, "B", BUILD, "MB026@new"), "B", "B1", 1), "B").placed == "MB026"
    assert question_key(play(plan(g, "B", BUILD), "B", "B1", 1)) == "ask-build"


# ── what others see, and taking back ─────────────────────────────────────────────────────────────────────


def test_others_see_that_an_invitation_was_answered_and_no_more() -> None:
    g = building(*THREE)
    one, other, declined = (plan(g, "B", BUILD, *words) for words in (["MB014@1"], ["MB026@new"], []))

    for viewer in (None, 0, 2):
        assert GAME.view(one, viewer) == GAME.view(other, viewer) == GAME.view(declined, viewer)
        assert GAME.view(one, viewer).invited == (2,)
    assert GAME.view(one, 1).plans != GAME.view(other, 1).plans


def test_dealing_anew_leaves_no_plan_for_a_card_that_is_elsewhere_now() -> None:
    g = plan(building(*THREE), "B", BUILD, "MB014@new")
    others = [GAME.redeal(g, 0, Chance(seed)) for seed in range(8)]

    assert all(other.plans[0].choices == () for other in others)
    assert all(GAME.conserved(play(other, "A", "done")) == [] for other in others)


def test_a_card_is_final_at_once_if_the_next_player_has_decided_ahead() -> None:
    g = building(*THREE)
    assert (play(g, "A", "MB013@new").barrier, change_offered(play(g, "A", "MB013@new"), 0)) == (None, True)

    g = play(plan(g, "B", BUILD, "MB014@new"), "A", "MB013@new")
    assert (g.barrier, change_offered(g, 0), change_offered(g, 1)) == (Barrier.TURNED_UP, False, True)


def test_a_plan_made_since_does_not_stop_anybody_from_taking_back() -> None:
    g = play(building(*THREE), "A", "MB013@new")
    offer = foreseen(g, "C", BUILD)
    assert offer is not None
    after = plan(g, "C", BUILD, "MB023@new")

    assert obstacle(Turn(g, Move(2, offer.number, ["MB023@new"]), after), 0, ()) is None


def test_plans_are_saved() -> None:
    g = load(save(plan(building(*THREE), "B", BUILD, "MB014@new")))
    assert isinstance(g, Realm)

    assert lair(play(g, "A", "done"), "B").placed == "MB014"


def test_a_build_turn_saved_by_an_earlier_release_goes_on() -> None:
    """Nobody was called to build ahead then; in the next round they are."""
    g = building(*THREE)
    g.foresights.clear()
    g = build_nothing(g, "A", "B", "C")

    assert (g.round, to_decide(g), invited(g)) == (2, "A", "BC")


# ── the computer player ──────────────────────────────────────────────────────────────────────────────────


def test_the_computer_player_plans_what_it_would_build() -> None:
    g = building(*THREE)
    view, offer = GAME.view(g, 1), foreseen(g, "B", BUILD)
    assert offer is not None
    assert GAME.plan is not None
    planned = GAME.plan(view, offer)
    assert isinstance(planned, list)
    g = plan(g, "B", BUILD, *planned)

    assert set(planned) <= set(to_plan(g, "B", BUILD))
    assert GAME.plan(GAME.view(g, 1), offer) is None
    asked = play(building(*THREE), "A", "done")
    (question,) = asked.pending()
    assert GAME.computer_player(GAME.view(asked, 1), question) == [planned[0].partition(".")[0]]


def test_the_computer_player_waits_for_its_turn_if_it_wants_to_act_first() -> None:
    g = building(Side(), Side("MB042", "MB014 MB065"))
    offer = foreseen(g, "B", BUILD)
    assert offer is not None
    assert GAME.plan is not None

    assert GAME.plan(GAME.view(g, 1), offer) is None
    assert hand(g, "B") == ["MB014", "MB065"]
