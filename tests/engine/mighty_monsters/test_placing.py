"""Phase 1: free slots, push-outs, their conditions and prices, and who is skipped."""

import pytest

from engine.core import Illegal, Pick
from engine.games.mighty_monsters import GAME
from engine.games.mighty_monsters.state import Monster
from tests.engine.mighty_monsters.scenario import castle, gold, options, play, push_outs, to_decide

GUARDS = "G1-05 G2-05 G3-05"


def test_every_hand_card_may_go_to_every_guard_with_a_free_slot() -> None:
    g = castle(GUARDS, "B5 C5 | B4 . | . .", hands={"A": "1 2 3"})

    assert options(g) == ["1@2", "1@3", "2@2", "2@3", "3@2", "3@3"]


def test_a_placed_monster_leaves_the_hand() -> None:
    g = castle(GUARDS, hands={"A": "1 2 3"})

    g = play(g, "A", "2@3")

    assert g.places[2].slots == (Monster(0, 2), None)
    assert g.lairs[0].hand == (1, 3)


def test_the_monster_placed_in_the_latest_move_is_news_for_everybody() -> None:
    g = castle(GUARDS, "B2 C3 | . . | . .", hands={"A": "4 3 1"})
    assert GAME.view(g, None).newest is None

    assert GAME.view(play(g, "A", "3@2"), 1).newest == Monster(0, 3)
    assert GAME.view(play(g, "A", "4@1a"), None).newest == Monster(0, 4)


def test_the_two_slots_of_a_guard_are_one_option() -> None:
    """Ruling M17."""
    g = castle(GUARDS, hands={"A": "1 2 3"})

    assert options(g).count("2@1") == 1
    assert len(options(g)) == 9


def test_exactly_one_card_is_played_a_turn() -> None:
    """Ruling M6: nobody may pass."""
    g = castle(GUARDS)
    form = g.pending()[0].form

    assert isinstance(form, Pick)
    assert (form.least, form.most) == (1, 1)


def test_without_gold_there_is_still_a_free_slot_for_every_card() -> None:
    """Ruling M6."""
    g = castle(GUARDS, "A1 B1 | B2 C1 | C2 .", hands={"A": "3 4"}, gold={"A": 0})

    assert options(g) == ["3@3", "4@3"]


def test_monsters_of_sum_five_may_be_pushed_out_below_a_maximum_of_six() -> None:
    g = castle("G1-05 G2-05 G3-05", "B2 C3 | . . | . .", hands={"A": "4 3 1"})
    assert push_outs(g) == ["3@1a", "4@1a", "4@1b"]

    g = play(g, "A", "4@1a")

    assert g.places[0].slots == (Monster(0, 4), Monster(2, 3))
    assert g.places[0].total == 7


def test_monsters_of_sum_six_may_not_be_pushed_out_at_a_maximum_of_six() -> None:
    g = castle("G1-05 G2-05 G3-05", "B2 C4 | . . | . .", hands={"A": "5 4 3"})

    assert push_outs(g) == []


def test_a_single_monster_may_be_pushed_out() -> None:
    g = castle(GUARDS, "B2 . | . . | . .", hands={"A": "4 3 1"})

    assert push_outs(g) == ["3@1a", "4@1a"]


@pytest.mark.parametrize(
    ("guards", "sum_below", "sum_at"),
    [
        ("G1-01 G2-05 G3-05", "B4 C1", "B4 C2"),
        ("G2-01 G1-05 G3-05", "B4 C3", "B4 C4"),
        ("G3-01 G1-05 G2-05", "B4 C5", "B5 C5"),
    ],
)
def test_the_printed_maximum_of_the_back_counts_not_the_front(
    guards: str, sum_below: str, sum_at: str
) -> None:
    below = castle(guards, f"{sum_below} | . . | . .", hands={"A": "5 1 2"})
    at = castle(guards, f"{sum_at} | . . | . .", hands={"A": "5 1 2"})

    assert "5@1a" in push_outs(below)
    assert push_outs(at) == []


@pytest.mark.parametrize(("where", "price", "compensation"), [(1, 1, 0), (2, 2, 1), (3, 3, 2)])
def test_the_price_of_a_push_out_goes_by_the_level_of_the_guard(
    where: int, price: int, compensation: int
) -> None:
    slots = ["B2 ." if where == place else ". ." for place in (1, 2, 3)]
    g = castle(GUARDS, " | ".join(slots), hands={"A": "4 3 1"})
    treasury = g.treasury

    g = play(g, "A", f"4@{where}a")

    assert gold(g) == [8 - price, 8 + compensation, 8]
    assert g.treasury == treasury + 1


def test_an_own_monster_is_pushed_out_for_one_gold_at_any_level() -> None:
    g = castle(GUARDS, ". . | . . | A2 .", hands={"A": "4 3"})

    g = play(g, "A", "4@3a")

    assert gold(g) == [7, 8, 8]
    assert g.lairs[0].hand == (2, 3)
    assert g.places[2].slots == (Monster(0, 4), None)


def test_an_own_monster_is_held_to_the_same_conditions() -> None:
    g = castle("G1-05 G2-05 G3-05", "A3 C3 | . . | . .", hands={"A": "5 4"})

    assert push_outs(g) == []


def test_an_own_monster_cannot_be_pushed_out_without_gold() -> None:
    g = castle(GUARDS, "A2 . | . . | . .", hands={"A": "5 4"}, gold={"A": 0})

    assert push_outs(g) == []


def test_only_a_stronger_monster_pushes_out() -> None:
    g = castle(GUARDS, ". . | B3 . | . .", hands={"A": "2 3 4"})

    assert push_outs(g) == ["4@2a"]


def test_a_monster_of_strength_five_is_never_pushed_out() -> None:
    g = castle(GUARDS, ". . | . . | B5 .", hands={"A": "5 4 3"})

    assert push_outs(g) == []


@pytest.mark.parametrize(("where", "price"), [(1, 1), (2, 2), (3, 3)])
def test_a_push_out_must_be_paid_in_full(where: int, price: int) -> None:
    slots = " | ".join("B2 ." if where == place else ". ." for place in (1, 2, 3))

    too_poor = castle(GUARDS, slots, hands={"A": "4 3 1"}, gold={"A": price - 1})
    just_enough = castle(GUARDS, slots, hands={"A": "4 3 1"}, gold={"A": price})

    assert push_outs(too_poor) == []
    assert gold(play(just_enough, "A", f"4@{where}a"))[0] == 0


def test_pushing_out_is_as_good_as_placing_while_slots_are_free() -> None:
    """Ruling M5."""
    g = castle(GUARDS, "B2 . | . . | . .", hands={"A": "4 3 1"})

    assert {"4@1", "4@1a"} <= set(options(g))


def test_a_pushed_out_monster_goes_back_to_its_owners_hand() -> None:
    g = castle(GUARDS, "B2 . | . . | . .", hands={"A": "4 3 1", "B": "1 5"})

    g = play(g, "A", "4@1a")

    assert g.lairs[1].hand == (1, 2, 5)


def test_a_card_that_is_not_in_hand_cannot_be_played() -> None:
    g = castle(GUARDS, hands={"A": "1 2 3"})

    with pytest.raises(Illegal):
        play(g, "A", "5@1")


def test_the_quarrel_of_inga_and_frank_ends_on_the_last_free_slot() -> None:
    """Inga is A, Frank is B; Ani, who has two monsters in the castle, is skipped."""
    g = castle(GUARDS, "B2 C1 | A2 B1 | C5 .", hands={"A": "4 3", "B": "3"})

    g = play(g, "A", "4@1a")
    assert (gold(g), to_decide(g)) == ([7, 8, 8], "B")
    g = play(g, "B", "3@2a")
    assert (gold(g), to_decide(g)) == ([8, 6, 8], "A")
    g = play(g, "A", "2@3")

    assert g.raid is not None
    assert g.round == 2


def test_turns_go_clockwise() -> None:
    g = castle(GUARDS, turn="B")

    asked = [to_decide(g)]
    for who in "BCA":
        g = play(g, who, options(g)[0])
        asked.append(to_decide(g))

    assert asked == ["B", "C", "A", "B"]


def test_whoever_has_two_monsters_in_the_castle_is_skipped() -> None:
    g = castle(GUARDS, "B5 B4 | C5 . | . .", turn="A")

    g = play(g, "A", "5@3")

    assert to_decide(g) == "C"


def test_whoever_is_pushed_out_plays_again_when_the_turn_comes_round() -> None:
    g = castle(GUARDS, "B2 B1 | C5 . | . .", turn="A", hands={"A": "4 3 1"})

    g = play(g, "A", "4@1a")

    assert to_decide(g) == "B"


def test_a_start_player_with_two_monsters_is_skipped_too() -> None:
    """Ruling M15: the seat order alone decides who is asked first."""
    g = castle(GUARDS, "A5 A4 | . . | . .", turn="A")

    assert to_decide(g) == "B"


def test_placing_ends_when_all_slots_are_full() -> None:
    g = castle(GUARDS, "A5 A4 | B5 B4 | C5 .", turn="C")

    g = play(g, "C", "4@3")

    assert g.raid is not None
    assert g.raid.round == 1
