"""Orders: choosing, non-players, placing minions, and which cards come back."""

import pytest

from engine.games.dungeon_lords.cards import ORDER_NAMES
from engine.games.dungeon_lords.lord import Errand
from engine.games.dungeon_lords.rules.orders.execution import execute
from engine.games.dungeon_lords.rules.orders.ordering import neighbours_go, orders, reveal_orders
from engine.games.dungeon_lords.rules.production import take_back
from engine.games.dungeon_lords.state import Neighbour, Underworld
from tests.engine.dungeon_lords.scenario import (
    go,
    minions,
    options,
    outcome,
    play,
    seat,
    table,
    to_decide,
)


def turned_up(g: Underworld, **chosen: str) -> Underworld:
    """The table after these orders have been turned up."""
    for letter, words in chosen.items():
        g.hide(seat(letter), orders=tuple(words.split()))
    return go(g, reveal_orders)


def test_all_choose_at_once_and_nobody_sees_anything_before_the_last_one() -> None:
    g = go(table(4), orders)
    assert to_decide(g) == "ABCD"

    g = play(g, ["dig", "mine", "hire"], who="C")

    assert to_decide(g) == "ABD"
    assert minions(g, "dig") == "---"
    assert g.secrets[2].orders == ("dig", "mine", "hire")


def test_only_the_six_cards_in_hand_can_be_chosen() -> None:
    assert options(go(table(4), orders)) == list(ORDER_NAMES[2:])


def test_minions_take_the_first_free_space_in_turn_order_card_by_card() -> None:
    g = turned_up(
        table(4, start="B"),
        A="food dig mine",
        B="dig food hire",
        C="mine dig food",
        D="hire build dig",
    )

    assert (minions(g, "dig"), minions(g, "food")) == ("BCA", "ABC")
    assert outcome(g, "dig", "D") == "undone"


def test_b1_the_fourth_at_the_mine_stays_on_the_card() -> None:
    g = turned_up(table(4), A="mine dig food", B="mine dig food", C="mine dig food", D="mine dig food")

    assert minions(g, "mine") == "ABC"
    assert outcome(g, "mine", "D") == "undone"


def test_b2_the_first_card_or_one_not_carried_out_comes_back() -> None:
    g = table(4)
    g.change(0, errands=(Errand("dig", 0, "done"), Errand("mine", 0, "done"), Errand("hire", -1, "undone")))
    g = go(g, take_back, 0)

    assert options(g) == ["dig", "hire"]
    g = play(g, "hire")
    assert g.lords[0].unavailable == ("dig", "mine")
    assert set(g.lords[0].hand) == set(ORDER_NAMES) - {"dig", "mine"}


def test_with_everything_carried_out_the_first_card_comes_back_by_itself() -> None:
    g = table(4)
    g.change(0, errands=(Errand("hire", 0, "done"), Errand("dig", 0, "done"), Errand("mine", 0, "done")))

    assert go(g, take_back, 0).lords[0].unavailable == ("dig", "mine")


def test_orders_are_carried_out_in_the_sequence_of_the_board() -> None:
    """Hiring and building begin with space III."""
    g = table(4)
    everybody = dict.fromkeys(ORDER_NAMES, (0, 1, 2))
    g.spaces = [everybody[order] for order in ORDER_NAMES]
    execute(g)

    tasks = [(task.args[0], task.args[2]) for task in g.scheduled]  # type: ignore[union-attr]
    assert [order for order, _ in tasks] == [order for order in ORDER_NAMES for _ in range(3)]
    assert [who for order, who in tasks if order == "dig"] == [0, 1, 2]
    assert [who for order, who in tasks if order in ("hire", "build")] == [2, 1, 0, 2, 1, 0]


# ── the tavern's door ────────────────────────────────────────────────────────────────────────────────────

SIX = {"B": "dig mine imps", "C": "dig mine imps", "D": "dig mine imps"}


def test_b21_hiring_first_costs_a_gold_in_the_full_version() -> None:
    g = turned_up(table(4, version="full", A={"gold": 1}), A="hire food build", **SIX)

    assert (g.lords[0].gold, minions(g, "hire")) == (0, "A--")


def test_b21_without_gold_the_space_stays_free() -> None:
    orders_of = SIX | {"B": "hire food build"}
    g = turned_up(table(4, version="full", A={"gold": 0}), A="hire food build", **orders_of)

    assert minions(g, "hire") == "B--"
    assert outcome(g, "hire", "A") == "undone"


def test_the_door_is_open_for_later_cards_and_in_a_first_game() -> None:
    later = turned_up(table(4, version="full", A={"gold": 1}), A="food hire build", **SIX)
    first = turned_up(table(4, A={"gold": 1}), A="hire food build", **SIX)

    assert later.lords[0].gold == first.lords[0].gold == 1


def test_ruling_6_the_fee_is_due_even_if_all_spaces_are_taken() -> None:
    hiring = dict.fromkeys("BCD", "hire food build")
    g = turned_up(table(4, version="full", start="B", A={"gold": 2}), A="hire food build", **hiring)

    assert (g.lords[0].gold, outcome(g, "hire", "A")) == (1, "undone")


# ── non-players ──────────────────────────────────────────────────────────────────────────────────────────


def test_ruling_4_three_players_a_non_player_takes_three_spaces_two() -> None:
    g = go(table(3), neighbours_go)
    played = g.neighbours[0].played

    assert len(played) == 3
    assert all(minions(g, order) == "-x-" for order in played)
    assert set(played) <= set(ORDER_NAMES[3:])
    assert set(g.neighbours[0].unavailable) == set(played)
    assert len(g.neighbours[0].pile) == 5


def test_three_players_first_space_one_then_three_then_nothing() -> None:
    g = table(3)
    g.neighbours = [Neighbour((), ("dig", "mine", "hire"))]
    g = go(g, neighbours_go)
    g = turned_up(g, A="dig food imps", B="dig food imps", C="dig food imps")

    assert minions(g, "dig") == "AxB"
    assert outcome(g, "dig", "C") == "undone"


def test_two_players_two_open_orders_each_and_the_same_one_twice_means_two_and_three() -> None:
    g = table(2)
    g.neighbours = [Neighbour(ORDER_NAMES[:3], ("dig", "mine")), Neighbour(ORDER_NAMES[:3], ("dig", "hire"))]
    g = go(g, neighbours_go)

    assert (minions(g, "dig"), minions(g, "mine"), minions(g, "hire")) == ("-xy", "-x-", "-y-")


def test_two_players_the_third_order_is_chosen_in_secret_from_three() -> None:
    g = go(table(2), orders)
    pile = set(g.neighbours[0].pile)
    g = play(g, ["dig", "mine", "hire"], who="A")

    assert set(options(g)) == pile
    assert len(pile) == 3
    g = play(g, options(g)[0], who="A")
    assert to_decide(g) == "B"
    assert g.secrets[0].neighbour in pile


@pytest.mark.parametrize(("second", "spaces"), [("food", "xy-"), ("imps", "x--")])
def test_two_players_thirds_come_first_on_space_one(second: str, spaces: str) -> None:
    g = table(2)
    g.neighbours = [Neighbour((), ("food", "imps", "traps"), ("dig", "mine"))] * 2
    g.hide(0, neighbour="food")
    g.hide(1, neighbour=second)
    g = turned_up(g, A="dig mine build", B="dig mine build")

    assert minions(g, "food") == spaces


def test_two_players_afterwards_the_three_played_are_unavailable() -> None:
    g = table(2)
    g.neighbours = [
        Neighbour(("hire", "build", "reputation"), ("food", "imps", "traps"), ("dig", "mine"))
    ] * 2
    for number in (0, 1):
        g.hide(number, neighbour="traps")
    g = turned_up(g, A="dig mine build", B="dig mine build")

    assert g.neighbours[0].unavailable == ("dig", "mine", "traps")
    assert set(g.neighbours[0].pile) == {"hire", "build", "reputation", "food", "imps"}


def test_non_player_minions_do_nothing() -> None:
    g = table(3)
    g.neighbours = [Neighbour((), ("hire", "build", "food"))]
    g = go(g, neighbours_go)
    g.monster_offer = ("goblin",)
    g = go(g, execute)

    assert g.monster_offer == ("goblin",)
    assert to_decide(g) == ""
