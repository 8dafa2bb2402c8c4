"""Several triggers at the same moment: whose come first, and who chooses their order."""

from tests.engine.boss_monster.scenario import (
    Side,
    answer,
    build_nothing,
    building,
    change_orders,
    coins,
    damage_of,
    options,
    play,
    question_key,
    rooms,
    slot_at,
    to_decide,
)

# ── several at the same moment ───────────────────────────────────────────────────────────────────────────


def test_jinx_and_the_dreadmill_happen_in_their_owners_order() -> None:
    """Q4: with an empty hoard the mill is lost, and what lies below it may pay for a card drawn before."""
    g = building(Side("MB014>MB048 MB042:MB064", "MB013", coins=0), deck="MB055")
    assert question_key(g) == "ask-order"
    mill_first, jinx_first = options(g, "A"), list(reversed(options(g, "A")))

    assert coins(answer(g, 0, mill_first), "A") == 0
    assert coins(play(answer(g, 0, jinx_first), "A", "MB013"), "A") == 2


def test_jinx_and_a_dreadmill_that_is_fed_need_no_order() -> None:
    g = building(Side("MB048 MB042:MB064", "MB013"), deck="MB014")

    assert (question_key(g), slot_at(g, "A1").coins) == ("ask-sift", 1)


def test_start_of_build_effects_come_in_order_of_experience() -> None:
    """Q4."""
    sides = Side("MB042:MB064", "MB013"), Side("MB048", coins=0)
    g = building(*sides, deck="MB014")

    assert (to_decide(g), rooms(g, "B")) == ("A", ["MB048"])
    assert rooms(play(g, "A", "MB013"), "B") == []


def test_prices_are_asked_in_order_of_experience() -> None:
    """Q9."""
    g = building(Side("MB042", "MB055"), Side("MB026", "MB056"))
    g = change_orders(change_orders(g, "A", "price"), "B", "price")
    g = play(play(g, "A", "MB055@1"), "B", "MB056@1")
    assert to_decide(g) == "A"

    assert to_decide(play(g, "A", "pay")) == "B"


def test_own_build_effects_happen_in_the_order_one_likes_where_it_matters() -> None:
    """Q10: the vault swaps hoards before or after Dr. Deadly's coin."""
    mine = Side("MB013", "MB021", boss="MB010", levelled=True, coins=0)
    g = play(building(mine, Side(boss="MB002", coins=5)), "A", "MB021@1")
    g = play(g, "B", "done")
    assert question_key(g) == "ask-order"
    one, other = options(g, "A")

    assert coins(answer(g, 0, [one, other]), "A") == 5
    assert coins(answer(g, 0, [other, one]), "A") == 6


def test_triggers_of_the_active_player_come_first() -> None:
    """Q13: a room of C is destroyed in C's own turn; C is asked before A."""
    sides = Side("MB033"), Side(), Side("MB033 MB042")
    g = build_nothing(building(*sides), "A", "B")
    g = play(g, "C", "MB042")
    assert to_decide(g) == "C"

    assert to_decide(play(g, "C", "no")) == "A"


def test_later_additions_are_not_doubled() -> None:
    """Ruling A9."""
    g = play(building(Side("MB026", "MB055 MB072")), "A", "MB026")
    g = play(g, "A", "MB055", "MB072", 0)

    assert damage_of(g, "A1") == 5


def test_an_uncovered_dreadmill_starts_without_coins() -> None:
    """Section 4."""
    g = build_nothing(play(building(Side("MB048*2", "MB042")), "A", "MB042@1"), "B")
    g = play(g, "A", "MB042")

    assert (rooms(g, "A"), slot_at(g, "A1").coins) == (["MB048"], 0)
