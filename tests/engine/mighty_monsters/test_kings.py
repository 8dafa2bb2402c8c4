"""The king's rules, tile by tile."""

import pytest

from tests.engine.mighty_monsters.scenario import (
    ALL_WIN,
    WEAK,
    bouts,
    castle,
    fresh_round,
    gold,
    loot,
    options,
    play,
    push_outs,
    strength,
    to_decide,
)


def test_k01_no_monster_of_strength_one_may_be_played() -> None:
    g = castle(WEAK, "B2 . | . . | . .", hands={"A": "1 2 3"}, king="K01")

    assert options(g) == ["2@1", "2@2", "2@3", "3@1", "3@2", "3@3", "3@1a"]


def test_k01_the_one_stays_in_hand() -> None:
    """Ruling M7."""
    g = castle(WEAK, "B2 C5 | B5 C4 | . .", hands={"A": "1 2 3"}, king="K01")

    g = play(g, "A", "3@3", "2@3")

    assert g.lairs[0].hand == (1, 4, 5)
    assert g.lairs[0].reserve == (2, 3)


def test_k01_the_last_card_is_asked_for_even_if_no_other_may_be_played() -> None:
    g = castle(WEAK, "B2 C5 | B5 C4 | A2 .", hands={"A": "1 3"}, gold={"A": 0}, king="K01")

    assert to_decide(g) == "A"
    assert options(g) == ["3@3"]


def test_k02_everybody_takes_the_strong_monsters_and_puts_the_weak_ones_down() -> None:
    """Ruling M8: when the tile is turned over, before placing."""
    g = fresh_round("G1-01 G2-01 G3-01", king="K02")

    assert [lair.hand for lair in g.lairs] == [(3, 4, 5)] * 3
    assert [lair.reserve for lair in g.lairs] == [(1, 2)] * 3


def test_k03_the_first_two_guards_have_two_loot_less() -> None:
    g = castle("G1-02 G1-03 G1-05", ALL_WIN, king="K03")

    assert loot(g) == [2, 3, 4]


def test_k03_a_single_gold_goes_to_the_stronger_monster() -> None:
    g = castle(WEAK, ALL_WIN, king="K03")

    assert (bouts(g)[0].loot, bouts(g)[0].shares) == (1, (0, 1))


def test_k03_a_single_gold_goes_to_nobody_between_equals() -> None:
    g = castle(WEAK, "A5 B5 | C5 A4 | B4 C4", king="K03")

    assert (bouts(g)[0].loot, bouts(g)[0].shares) == (1, (0, 0))


def test_k04_monsters_of_strength_four_and_five_cost_four_to_heal() -> None:
    g = castle("G3-12 G1-01 G1-02", "A4 B1 | A5 B2 | C3 C4", king="K04")

    assert gold(g) == [0, 6, 2]


def test_k05_changes_nothing() -> None:
    g = castle(WEAK, ALL_WIN, king="K05")

    assert (strength(g), loot(g)) == ([3, 3, 3], [3, 4, 5])


def test_k06_the_last_guard_has_ten_loot_more() -> None:
    assert loot(castle(WEAK, ALL_WIN, king="K06")) == [3, 4, 15]


def test_k07_a_guard_with_two_equal_monsters_has_three_loot_more() -> None:
    g = castle(WEAK, "A5 B5 | C5 A4 | B4 C4", king="K07")

    assert loot(g) == [6, 4, 8]


def test_k08_the_first_guard_has_three_loot_more() -> None:
    assert loot(castle(WEAK, ALL_WIN, king="K08")) == [6, 4, 5]


def test_k09_the_last_two_guards_have_four_loot_more() -> None:
    """Ruling M10: with three players these are the second and the third."""
    assert loot(castle(WEAK, ALL_WIN, king="K09")) == [3, 8, 9]


def test_k09_means_the_third_and_fourth_of_four_guards() -> None:
    g = castle("G1-01 G1-02 G1-03 G1-06", "A4 B5 | B4 C5 | C4 D5 | D4 A5", king="K09")

    assert loot(g) == [3, 4, 9, 9]


def test_k10_the_lowest_pair_earns_three_loot_more() -> None:
    g = castle(WEAK, "A4 B5 | B3 C2 | C5 A5", king="K10")

    assert loot(g) == [3, 7, 5]


def test_k10_all_lowest_pairs_earn_it() -> None:
    g = castle(WEAK, "A4 B2 | B3 C3 | C5 A5", king="K10")

    assert loot(g) == [6, 7, 5]


def test_k11_the_second_guard_has_two_strength_and_three_loot_more() -> None:
    g = castle(WEAK, ALL_WIN, king="K11")

    assert (strength(g), loot(g)) == ([3, 5, 3], [3, 7, 5])


def test_k11_makes_a_win_a_loss() -> None:
    g = castle(WEAK, "A4 B5 | B1 C3 | C4 A5", king="K11")

    assert bouts(g)[1].outcome == "lost"


def test_k12_the_last_guard_has_three_strength_and_five_loot_less() -> None:
    g = castle("G1-01 G1-02 G2-07", ALL_WIN, king="K12")

    assert (strength(g), loot(g)) == ([3, 3, 4], [3, 4, 3])


def test_k12_loot_does_not_fall_below_nothing() -> None:
    """Ruling M2."""
    g = castle("G1-02 G1-03 G1-01", ALL_WIN, king="K12")

    assert (bouts(g)[2].loot, bouts(g)[2].shares) == (0, (0, 0))


def test_k12_strength_may_fall_to_nothing() -> None:
    """Ruling M3."""
    g = castle("G1-02 G1-03 G1-01", ALL_WIN, king="K12")

    assert (bouts(g)[2].strength, bouts(g)[2].outcome) == (0, "won")


@pytest.mark.parametrize("king", ["K07", "K10"])
def test_a_bonus_is_lost_with_a_guard_never_fought(king: str) -> None:
    """Ruling M9: the pair of ones stands at a guard that nobody reaches."""
    layout = "A4 B2 | A5 C4 | B1 C1"

    with_bonus = castle("G3-12 G1-01 G1-02", layout, king=king)
    without = castle("G3-12 G1-01 G1-02", layout, king="K05")

    assert gold(with_bonus) == gold(without)
    assert bouts(with_bonus)[2].loot is None


@pytest.mark.parametrize("king", ["K11", "K12"])
def test_push_outs_go_by_the_printed_maximum_whatever_the_king_says(king: str) -> None:
    weak_pair = "B4 C1"
    full_pair = "B4 C2"

    below = castle("G2-01 G1-01 G1-02", f". . | {weak_pair} | . .", hands={"A": "5 3 2"}, king=king)
    at = castle("G2-01 G1-01 G1-02", f". . | . . | {full_pair}", hands={"A": "5 3 2"}, king=king)

    assert "5@2a" in push_outs(below)
    assert push_outs(at) == []


def test_a_tile_counts_for_one_round_only() -> None:
    g = castle(WEAK, ALL_WIN, king="K06")

    assert g.spent == ("K06",)
    assert g.king == g.kings[-1] != "K06"


def test_without_the_kings_rules_no_tile_counts() -> None:
    g = fresh_round("G1-01 G2-01 G3-01")

    assert g.king == ""
    assert g.rule.loot == 0
