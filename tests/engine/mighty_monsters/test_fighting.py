"""Phase 2: winning, losing, and sharing the loot."""

from engine.core import Barrier
from tests.engine.mighty_monsters.scenario import ALL_WIN, WEAK, bouts, castle, gold, play


def test_monsters_as_strong_as_the_guard_win() -> None:
    g = castle("G1-10 G1-01 G1-02", "A4 B2 | B4 C5 | C4 A5")

    assert (bouts(g)[0].strength, bouts(g)[0].outcome) == (6, "won")


def test_monsters_weaker_than_the_guard_lose() -> None:
    g = castle("G1-10 G1-01 G1-02", "A3 B2 | B4 C5 | C4 A5")

    assert (bouts(g)[0].strength, bouts(g)[0].outcome) == (6, "lost")


def test_the_odd_gold_goes_to_the_stronger_monster() -> None:
    """Inga is A with the weaker monster, Frank is B: 11 gold are split into 5 and 6."""
    g = castle("G2-06 G3-12 G1-01", "A2 B4 | A1 B1 | C1 C2", gold={"A": 0, "B": 0, "C": 0})

    assert bouts(g)[0].shares == (5, 6)


def test_the_order_of_the_slots_does_not_matter_for_the_odd_gold() -> None:
    g = castle("G2-06 G3-12 G1-01", "B4 A2 | A1 B1 | C1 C2")

    assert bouts(g)[0].shares == (6, 5)


def test_between_equals_nobody_gets_the_odd_gold() -> None:
    g = castle("G2-06 G1-01 G1-04", "A3 B3 | B4 C5 | C4 A5", gold={"A": 0, "B": 0, "C": 0})
    start = castle("G2-06 G1-01 G1-04").treasury + 24

    assert bouts(g)[0].shares == (5, 5)
    assert g.treasury == start - 10 - 2 - 1 - 2 - 1


def test_an_even_loot_is_halved() -> None:
    g = castle("G1-02 G1-01 G1-03", ALL_WIN)

    assert bouts(g)[0].shares == (2, 2)


def test_one_owner_of_both_monsters_takes_all_the_loot() -> None:
    g = castle("G2-06 G1-02 G1-05", "A3 A4 | B4 C5 | C4 B5", gold={"A": 0})

    assert gold(g)[0] == 11


def test_after_a_loss_no_further_guard_is_turned_over() -> None:
    g = castle("G1-01 G3-07 G1-02", "A2 B5 | B3 C5 | C4 A4")

    assert [bout.outcome for bout in bouts(g)] == ["won", "lost", "untouched"]
    assert [bout.strength for bout in bouts(g)] == [3, 9, None]


def test_a_lost_guard_gives_no_loot_and_earlier_loot_is_kept() -> None:
    g = castle("G1-02 G3-07 G1-01", "A2 B5 | B3 C5 | C4 A4")

    assert bouts(g)[1].shares == ()
    assert gold(g) == [8 + 2 - 2, 8 + 2 - 2, 8 - 3 - 2]


def test_guards_turned_over_are_discarded_openly_and_the_others_unseen() -> None:
    g = castle("G1-01 G3-07 G1-02", "A2 B5 | B3 C5 | C4 A4")

    assert g.guards.discards == ["G1-01", "G3-07"]
    assert g.unseen == ("G1-02",)


def test_the_fights_cannot_be_taken_back() -> None:
    g = castle(WEAK, "A5 A4 | B5 B4 | C5 .", turn="C")

    assert play(g, "C", "4@3").barrier == Barrier.TURNED_UP
