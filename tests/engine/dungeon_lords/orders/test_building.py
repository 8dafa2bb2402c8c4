"""Carrying out orders: food, reputation, digging, mining, imps, traps, hiring, building."""

from typing import Any

import pytest

from engine.core import Illegal
from engine.games.dungeon_lords.rules.orders.building import BUILDING
from engine.games.dungeon_lords.state import Underworld
from tests.engine.dungeon_lords.scenario import asked, options, outcome, play, said, sent, table, to_decide

# ── food and imps ────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(
    ("space", "after"),
    [("food1", (2, 5, 5)), ("food2", (3, 6, 6)), ("food3", (4, 6, 7))],
    ids=["I", "II", "III"],
)
def test_what_food_costs_on_each_space(space: str, after: tuple[int, int, int]) -> None:
    lord = play(sent(table(), A=space), "take").lords[0]

    assert (lord.gold, lord.food, lord.evil) == after


@pytest.mark.parametrize(
    ("space", "after"),
    [("imps1", (2, 3, 4)), ("imps2", (1, 3, 5)), ("imps3", (2, 2, 5))],
    ids=["I", "II", "III"],
)
def test_what_imps_cost_on_each_space(space: str, after: tuple[int, int, int]) -> None:
    lord = play(sent(table(), A=space), "take").lords[0]

    assert (lord.food, lord.gold, lord.imps) == after


@pytest.mark.parametrize(
    ("space", "lord"), [("food1", {"gold": 0}), ("imps2", {"food": 1}), ("food2", {"evil": 15})]
)
def test_all_or_nothing(space: str, lord: dict[str, int]) -> None:
    g = sent(table(A=lord), A=space)

    assert outcome(g, space[:-1]) == "undone"
    assert to_decide(g) == ""


def test_evil_as_a_cost_needs_room_on_the_scale() -> None:
    """Ruling 5: in both versions."""
    g = sent(table(A={"evil": 14}), A="food3")

    assert outcome(g, "food") == "undone"


def test_declining_is_always_allowed() -> None:
    g = play(sent(table(), A="food2"), "decline")

    assert (outcome(g, "food"), g.lords[0].food) == ("undone", 3)


def test_b7_the_paladin_comes_before_reputation_can_be_mended() -> None:
    g = play(sent(table(A={"evil": 9}), A="food2 reputation2"), "take", "take")

    assert (g.lords[0].evil, g.paladin_at) == (8, 0)


# ── reputation ───────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(("space", "evil", "gold"), [(1, 4, 3), (2, 3, 3), (3, 3, 2)])
def test_reputation_on_each_space(space: int, evil: int, gold: int) -> None:
    g = sent(table(), A=f"reputation{space}")
    g = play(g, "take" if space == 2 else "no-spying")

    assert (g.lords[0].evil, g.lords[0].gold) == (evil, gold)
    assert outcome(g, "reputation") == "done"


def test_a_spy_sees_one_card_and_everybody_knows_which() -> None:
    g = play(sent(table(), A="reputation1"), "card-3")

    assert g.lords[0].spied == (2,)
    assert said(g, "spies")
    assert g.events[-1].private[0].args["card"] == 3


def test_ruling_23_reputation_helps_at_the_bottom_of_the_scale_too() -> None:
    g = play(sent(table(A={"evil": 1}), A="reputation1"), "card-1")

    assert (g.lords[0].evil, g.lords[0].spied) == (1, (0,))


# ── digging and mining ───────────────────────────────────────────────────────────────────────────────────


def test_digging_square_by_square_in_one_answer() -> None:
    g = play(sent(table(), A="dig2"), ["B4", "B5", "C5"])

    assert (len(g.lords[0].tunnels), g.lords[0].busy, outcome(g, "dig")) == (6, 3, "done")


@pytest.mark.parametrize("squares", [["A4", "B4"], ["D5"], ["A3"], ["B4", "B4"], ["B2", "B1", "A1", "C1"]])
def test_what_the_ministry_forbids(squares: list[str]) -> None:
    """A block of two by two, no neighbour, a tile that is there, twice the same, more than allowed."""
    g = sent(table(A={"imps": 9}), A="dig2")

    with pytest.raises(Exception, match="refuse"):
        play(g, squares)


def test_conquered_tiles_count_for_blocks_and_may_be_leaned_on() -> None:
    g = sent(table(A={"tiles": "!A3 !B3 !A4"}), A="dig1")

    with pytest.raises(Exception, match="refuse-dig"):
        play(g, ["B4"])
    assert len(play(g, ["A5"]).lords[0].tunnels) == 1


def test_digging_nothing_is_declining() -> None:
    g = play(sent(table(), A="dig3"), [])

    assert (outcome(g, "dig"), g.lords[0].busy) == ("undone", 0)


def test_b20_the_third_space_wants_a_foreman() -> None:
    two = play(sent(table(A={"imps": 2}), A="dig3"), ["B4"])
    one = sent(table(A={"imps": 1}), A="dig3")

    assert (two.lords[0].busy, two.lords[0].foremen) == (2, 1)
    with pytest.raises(Exception, match="refuse-too-many"):
        play(sent(table(A={"imps": 2}), A="dig3"), ["B4", "B5"])
    assert outcome(one, "dig") == "undone"


def test_b8_two_third_spaces_want_two_foremen() -> None:
    g = play(sent(table(A={"imps": 6}), A="dig3 mine3"), ["B4", "B5"])
    g = play(g, 2)

    assert (g.lords[0].foremen, g.lords[0].busy) == (2, 6)


def test_every_imp_does_one_job_a_round() -> None:
    g = play(sent(table(A={"imps": 3}), A="dig2 mine2"), ["B4", "B5"])

    with pytest.raises(Exception, match="number"):
        play(g, 2)
    assert play(g, 1).lords[0].gold == 4


def test_one_gold_for_each_tunnel_and_none_in_rooms_or_conquered_tunnels() -> None:
    g = sent(table(A={"imps": 9, "tiles": "!A3 B3 mint@C3 D3"}), A="mine3")

    with pytest.raises(Exception, match="number"):
        play(g, 3)
    assert play(g, 2).lords[0].gold == 5


def test_a_tunnel_dug_this_round_may_be_mined_this_round() -> None:
    g = play(sent(table(A={"imps": 5, "tiles": "!A3 !B3 !C3"}), A="dig1 mine1"), ["B4"])

    assert play(g, 1).lords[0].gold == 4


def test_mining_nothing_is_declining() -> None:
    assert outcome(play(sent(table(), A="mine2"), 0), "mine") == "undone"


# ── traps ────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(("space", "gold", "traps"), [(1, 2, 1), (2, 3, 1), (3, 1, 2)])
def test_traps_in_the_first_year(space: int, gold: int, traps: int) -> None:
    g = play(sent(table(), A=f"traps{space}"), "take")

    assert (g.lords[0].gold, len(g.secrets[0].traps)) == (gold, traps)


@pytest.mark.parametrize(("space", "drawn"), [(1, 2), (2, 2), (3, 3)])
def test_b10_in_the_second_year_one_more_is_drawn_and_any_one_goes_back(space: int, drawn: int) -> None:
    g = play(sent(table(year=2, A={"traps": "pendulum"}), A=f"traps{space}"), "take")

    assert len(g.secrets[0].traps) == drawn + 1
    assert asked(g) == "trap_returned"
    assert "pendulum" in options(g)
    assert len(play(g, "pendulum").secrets[0].traps) == drawn


def test_b23_without_the_extra_card_nothing_goes_back() -> None:
    g = table(year=2)
    g.trap_pile = g.trap_pile[:2]
    g = play(sent(g, A="traps3"), "take")

    assert (len(g.secrets[0].traps), to_decide(g)) == (2, "")


def test_ruling_9_an_empty_pile_means_no_traps() -> None:
    g = table()
    g.trap_pile = []

    assert outcome(sent(g, A="traps2"), "traps") == "undone"


# ── hiring ───────────────────────────────────────────────────────────────────────────────────────────────


def tavern(tiles: str = "goblin troll witch", **lords: Any) -> Underworld:
    g = table(**lords)
    g.monster_offer = tuple(tiles.split())
    return g


def test_b19_the_third_space_chooses_first_and_pays_a_food_more() -> None:
    g = sent(tavern(), A="hire1", B="hire2", C="hire3")

    assert to_decide(g) == "C"
    g = play(g, "troll")
    assert (g.lords[2].food, to_decide(g)) == (0, "B")
    assert options(g) == ["goblin", "witch", "decline"]


def test_only_what_can_be_paid_is_offered() -> None:
    g = sent(tavern(A={"food": 1, "evil": 15}), A="hire1")

    assert options(g) == ["goblin", "decline"]


def test_whoever_can_pay_for_nobody_hires_nobody() -> None:
    g = sent(tavern("troll", A={"food": 2}), A="hire3")

    assert outcome(g, "hire") == "undone"


@pytest.mark.parametrize(
    ("kind", "after"),
    [
        ("goblin", (3, 2, 5)),
        ("slime", (3, 2, 5)),
        ("ghost", (3, 3, 6)),
        ("troll", (3, 1, 5)),
        ("witch", (3, 2, 6)),
        ("vampire", (3, 3, 7)),
        ("dragon", (3, 1, 7)),
    ],
)
def test_what_everybody_costs(kind: str, after: tuple[int, int, int]) -> None:
    g = play(sent(tavern(kind), A="hire2"), kind)
    lord = g.lords[0]

    assert (lord.gold, lord.food, lord.evil) == after
    assert [monster.kind for monster in lord.monsters] == [kind]


def test_a_golem_costs_a_trap_of_choice() -> None:
    g = sent(tavern("golem", year=2, A={"traps": "pendulum fire-wall"}), A="hire1")
    g = play(g, "golem:fire-wall")

    assert (g.lords[0].gold, g.secrets[0].traps) == (2, ("pendulum",))
    assert g.lost_traps == ((0, "fire-wall"),)


def test_a_golem_cannot_be_had_without_a_trap() -> None:
    g = sent(tavern("golem", year=2), A="hire1")

    assert outcome(g, "hire") == "undone"


def test_a_demon_eats_a_monster_of_choice_but_no_ghost() -> None:
    g = sent(tavern("demon", year=2, A={"monsters": "goblin ghost troll"}), A="hire1")

    assert options(g) == ["demon:m1", "demon:m3", "decline"]
    g = play(g, "demon:m3")
    assert [monster.kind for monster in g.lords[0].monsters] == ["goblin", "ghost", "demon"]
    assert g.lords[0].trolls == 0


def test_a_troll_brings_its_token() -> None:
    g = play(sent(tavern(), A="hire1"), "troll")

    assert g.lords[0].trolls == 1


# ── building ─────────────────────────────────────────────────────────────────────────────────────────────


def test_b9_the_first_space_goes_away_empty_handed_when_both_rooms_are_sold() -> None:
    g = table()
    g.room_offer = ("mint", "mushroom-bed")
    g = play(sent(g, A="build1", B="build2", C="build3"), ["mint", "C3"], ["mushroom-bed", "C3"])

    assert outcome(g, "build", "A") == "undone"
    assert [g.lords[number].gold for number in range(3)] == [3, 2, 2]


def test_the_first_space_builds_for_nothing() -> None:
    g = table(A={"gold": 0})
    g.room_offer = ("mint",)
    g = play(sent(g, A="build1"), ["mint", "C3"])

    assert (g.lords[0].gold, len(g.lords[0].tunnels)) == (0, 2)


def test_without_gold_the_other_spaces_build_nothing() -> None:
    g = table(A={"gold": 0})
    g.room_offer = ("mint",)

    assert outcome(sent(g, A="build2"), "build") == "undone"


def test_a_room_may_replace_the_entrance_and_a_tunnel_just_dug() -> None:
    g = table()
    g.room_offer = ("souvenir-shop",)
    g = play(sent(g, A="dig1 build1"), ["B4"])

    sites = BUILDING.following(g, 0, ["souvenir-shop"]).options
    assert {"A3", "B4"} <= {site.id for site in sites}


def test_without_a_fitting_tunnel_there_is_no_room() -> None:
    g = table(A={"tiles": "!A3 B3"})
    g.room_offer = ("mint",)

    assert outcome(sent(g, A="build1"), "build") == "undone"


def building(**lord: Any) -> Underworld:
    """Lord A may build a Mint, which belongs into the deep, or a Workshop, which belongs to the edge."""
    g = table(A=lord)
    g.room_offer = ("mint", "workshop")
    return sent(g, A="build2")


def test_a_room_is_chosen_first_and_then_its_square() -> None:
    g = building()

    assert [option.id for option in BUILDING.following(g, 0, []).options] == ["mint", "workshop"]
    assert [option.id for option in BUILDING.following(g, 0, ["mint"]).options] == ["C3"]
    assert [option.id for option in BUILDING.following(g, 0, ["workshop"]).options] == ["A3"]
    whole = BUILDING.following(g, 0, ["mint", "C3"])
    assert (whole.options, whole.complete) == ([], True)


def test_building_nothing_is_declining() -> None:
    g = play(building(), [])

    assert (outcome(g, "build"), g.lords[0].gold, g.room_offer) == ("undone", 3, ("mint", "workshop"))


def test_a_room_may_be_typed_in_any_case() -> None:
    assert BUILDING.read(building(), 0, ["Mint", "c3"]) == ["mint", "C3"]


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        (["labyrinth", "C3"], "refuse-room"),
        (["C3"], "refuse-room"),
        (["mint", "A3"], "refuse-site"),
        (["mint", "C3", "C3"], "refuse-site"),
        (["mint"], "refuse-half-a-room"),
    ],
)
def test_what_cannot_be_built_is_refused_with_what_can(words: list[str], reason: str) -> None:
    with pytest.raises(Illegal, match=reason):
        BUILDING.read(building(), 0, words)


def test_a_room_without_a_site_is_not_offered() -> None:
    g = building(tiles="A3 B3")

    assert [option.id for option in BUILDING.following(g, 0, []).options] == ["workshop"]


def test_whoever_does_not_answer_builds_as_deep_as_possible() -> None:
    g = building(tiles="A3 B3 C3 D3")

    assert BUILDING.default(g, 0) == ["mint", "D3"]
