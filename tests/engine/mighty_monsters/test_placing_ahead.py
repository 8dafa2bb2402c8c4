"""Placing ahead: a list that is worked through as one's turns come."""

from engine.core import Barrier, Chance, Move, Pick, apply
from engine.games.mighty_monsters import GAME, Castle
from tests.engine.mighty_monsters.scenario import WEAK, castle, play, seat, to_decide


def plan(g: Castle, who: str, *placements: str) -> Castle:
    """The castle after a player has written a list of placements."""
    (offer,) = (one for one in g.decisions_of(seat(who)) if one.standing)
    return apply(g, Move(seat(who), offer.number, list(placements)))


def foreseen(g: Castle, who: str) -> list[str]:
    """What a player may plan now."""
    (offer,) = (one for one in g.decisions_of(seat(who)) if one.standing)
    assert isinstance(offer.form, Pick)
    return [option.id for option in offer.form.options]


def slots(g: Castle) -> str:
    return " | ".join(
        " ".join("." if one is None else f"{'ABC'[one.seat]}{one.strength}" for one in place.slots)
        for place in g.places
    )


def test_both_monsters_can_be_placed_at_once_and_come_in_turn() -> None:
    g = castle(WEAK, hands={"A": "2 3 4"})
    g = plan(play(g, "A", "4@1"), "A", "3@1", "2@2")

    g = play(play(g, "B", "5@2"), "C", "5@3")

    assert slots(g) == "A4 A3 | B5 . | C5 ."
    assert to_decide(g) == "B", "with one card in hand A has placed enough"


def test_what_is_no_longer_possible_is_passed_over() -> None:
    g = plan(castle(WEAK, "A2 . | . . | . .", turn="B", hands={"C": "3 4 5"}), "C", "4@1", "3@3")

    g = play(g, "B", "5@1")

    assert slots(g) == "A2 B5 | . . | C3 ."


def test_who_has_nothing_possible_on_the_list_is_asked() -> None:
    g = plan(castle(WEAK, "A2 . | . . | . .", turn="B", hands={"C": "3 4 5"}), "C", "4@1")

    g = play(g, "B", "5@1")

    assert to_decide(g) == "C"
    assert g.plans == []


def test_a_push_out_is_meant_for_one_monster_and_no_other() -> None:
    g = castle("G1-05 G2-05 G3-05", "A2 . | . . | . .", turn="B", hands={"C": "3 4 5"})
    assert "4@1a:02" in foreseen(g, "C")
    planned = plan(g, "C", "4@1a:02", "5@2")

    assert slots(play(planned, "B", "5@3")) == "C4 . | . . | B5 ."
    assert slots(play(planned, "B", "3@1a")) == "B3 . | C5 . | . ."


def test_whoever_has_placed_enough_has_nothing_to_plan() -> None:
    g = castle(WEAK, "A2 A3 | B2 . | C2 .", turn="B")

    assert GAME.view(g, 0).decisions == ()


def test_plans_end_with_the_round() -> None:
    g = castle(WEAK, "A4 B5 | B4 C5 | C4 .", turn="A", hands={"A": "1 2 3"})
    (asked,) = g.pending()
    assert asked.seat == 0
    g = play(g, "A", "3@3")

    assert g.plans == []
    assert all(one.seat != g.awaited()[0] for one in g.foresights)


def test_a_plan_shows_nobody_anything_before_its_turn_and_cannot_be_peeked_at() -> None:
    g = castle(WEAK, hands={"B": "2 3 4"})
    planned = plan(g, "B", "3@2")

    for viewer in (None, 0, 2):
        assert GAME.view(planned, viewer) == GAME.view(g, viewer)
    assert play(g, "A", "5@1").barrier is None
    assert play(planned, "A", "5@1").barrier is Barrier.TURNED_UP


def test_the_computer_player_plans_what_it_would_place() -> None:
    g = castle(WEAK)
    view = GAME.view(g, 1)
    (offer,) = view.decisions
    assert GAME.plan is not None
    planned = GAME.plan(view, offer)

    assert isinstance(planned, list)
    assert set(planned) <= set(foreseen(g, "B"))
    assert GAME.plan(GAME.view(GAME.redeal(g, 1, Chance(5)), 1), offer) == planned
