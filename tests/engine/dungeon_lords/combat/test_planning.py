"""Planning: which tile, what may be sent, in secret or in turn order, and what happens with no tile left."""

import pytest

from engine.core import Move, apply
from engine.games.dungeon_lords.lord import Lord
from engine.games.dungeon_lords.rules.combat.combat import combat_round, offer_turn_order
from engine.games.dungeon_lords.rules.combat.planning import planning, tiles_within_reach
from engine.games.dungeon_lords.squares import square_name
from engine.games.dungeon_lords.state import Underworld
from tests.engine.dungeon_lords.scenario import (
    asked,
    conquered,
    go,
    options,
    play,
    prison,
    said,
    table,
    tiles,
    to_decide,
)


def reach(words: str) -> list[str]:
    return [square_name(where) for where in tiles_within_reach(Lord(tiles=tiles(words)))]


def planned(year: int = 1, **lord: object) -> Underworld:
    """Lord A plans alone."""
    return go(table(2, year=year, season=4, A={"heroes": "W5" if year == 1 else "W8", **lord}), planning)


# ── tiles ────────────────────────────────────────────────────────────────────────────────────────────────


def test_first_the_entrance() -> None:
    assert reach("A3 B3 C3") == ["A3"]


def test_then_all_that_are_equally_near() -> None:
    assert reach("!A3 A4 A2 B3 C3") == ["A2", "A4", "B3"]


def test_c1_a_nearer_tile_comes_first_wherever_the_heroes_have_been() -> None:
    assert reach("!A3 !A4 mint@B3 A5") == ["B3"]
    assert reach("!A3 !A4 !B3 A5 C3") == ["A5", "C3"]


def test_ruling_16_near_is_what_takes_few_steps_through_the_dungeon() -> None:
    assert reach("!A3 !A4 !A5 !B5 !C5 !C4 C3 !A2 !A1 B1") == ["B1"]


def test_only_over_conquered_tiles() -> None:
    assert reach("!A3 B3 C3 D3") == ["B3"]


def test_with_everything_conquered_there_is_none() -> None:
    assert reach("!A3 !B3") == []


# ── what may be sent ─────────────────────────────────────────────────────────────────────────────────────


def most(g: Underworld) -> int:
    return g.pending()[0].form.most  # type: ignore[union-attr]


@pytest.mark.parametrize(
    ("year", "room", "monsters"), [(1, "", 1), (1, "mint@", 2), (2, "labyrinth@", 1), (2, "chapel@", 2)]
)
def test_how_many_monsters_a_tile_has_room_for(year: int, room: str, monsters: int) -> None:
    g = planned(year, tiles=f"{room}A3", monsters="goblin troll witch")

    assert (asked(g), most(g)) == ("monsters_planned", monsters)


def test_any_number_of_ghosts_on_top() -> None:
    g = play(planned(monsters="goblin ghost ghost ghost"), ["m1"])

    assert (options(g), most(g)) == (["m2", "m3", "m4"], 3)
    g = play(g, ["m2", "m4"])
    assert g.lords[0].plan is not None
    assert g.lords[0].plan.monsters == (1, 2, 4)


def test_nobody_face_down_can_be_sent() -> None:
    g = table(2, season=4, A={"heroes": "W5", "monsters": "goblin"})
    g.change(0, monsters=(type(g.lords[0].monsters[0])(1, "goblin", False),))

    assert to_decide(go(g, planning)) == ""


def test_a_trap_must_be_payable() -> None:
    g = planned(traps="cursed-ring pendulum", gold=0)

    assert options(g) == ["pendulum", "no-trap"]


def test_in_a_room_every_trap_costs_a_gold() -> None:
    g = planned(tiles="mint@A3", traps="cursed-ring pendulum", gold=1)

    assert options(g) == ["pendulum", "no-trap"]


def test_a_kamikaze_imp_is_an_imp_and_no_troll() -> None:
    assert options(planned(traps="kamikaze-imp pendulum", imps=0, monsters="troll")) == [
        "pendulum",
        "no-trap",
    ]
    assert "kamikaze-imp" in options(planned(traps="kamikaze-imp", imps=1))


@pytest.mark.parametrize("room", ["", "training-room@"])
def test_only_the_labyrinth_has_room_for_a_second_trap(room: str) -> None:
    g = play(planned(2, tiles=f"{room}A3", traps="pendulum pendulum", gold=5), "pendulum")

    assert (asked(g), g.secrets[0].set_traps) == ("", ("pendulum",))


def test_whoever_owns_traps_is_asked_even_if_none_can_be_paid() -> None:
    assert options(planned(traps="cursed-ring", gold=0)) == ["no-trap"]


def test_whoever_wants_no_trap_in_the_labyrinth_is_asked_once() -> None:
    g = play(planned(2, tiles="labyrinth@A3", traps="pendulum pendulum"), "no-trap")

    assert (asked(g), g.secrets[0].traps) == ("", ("pendulum", "pendulum"))


def test_two_traps_in_the_labyrinth_without_gold_for_the_room() -> None:
    g = planned(2, tiles="labyrinth@A3", traps="pendulum pendulum", gold=0)
    g = play(g, "pendulum", "pendulum")

    assert g.secrets[0].set_traps == ("pendulum", "pendulum")


def test_ruling_15_both_must_be_payable_together() -> None:
    g = play(planned(2, tiles="labyrinth@A3", traps="cursed-ring cursed-ring", gold=1), "cursed-ring")

    assert options(g) == ["no-trap"]


def test_no_more_traps_than_one_owns() -> None:
    g = play(planned(2, tiles="labyrinth@A3", traps="pendulum"), "pendulum")

    assert to_decide(g) == ""


# ── together or in turn ──────────────────────────────────────────────────────────────────────────────────


def both() -> Underworld:
    lords = {who: {"heroes": "W5", "monsters": "troll", "traps": "pendulum"} for who in "AB"}
    g = table(2, season=4, start="B", **lords)  # type: ignore[arg-type]
    offer_turn_order(g)
    return g


def test_all_plan_at_once_and_in_secret() -> None:
    g = go(both(), planning)
    assert sorted(to_decide(g)) == ["A", "B"]

    g = play(g, "pendulum", ["m1"], who="A")

    assert to_decide(g) == "B"
    assert g.lords[0].plan is None
    g = play(g, "no-trap", ["m2"], who="B")
    assert g.lords[0].plan is not None


def test_ruling_13_in_turn_order_if_anybody_asks_for_it() -> None:
    g = both()
    g.in_turn[0] = True
    g = go(g, planning)
    assert to_decide(g) == "B"

    g = play(g, "no-trap", ["m2"])

    assert to_decide(g) == "A"
    assert g.lords[1].plan is not None
    assert g.secrets[1].plan is None


def test_the_wish_is_open_and_can_be_taken_back() -> None:
    g = go(both(), planning)
    wish = next(decision for decision in g.decisions() if decision.standing and decision.seat == 0)
    assert [option.id for option in wish.form.options] == ["together", "in-turn"]  # type: ignore[union-attr]

    g = apply(g, Move(0, wish.number, ["in-turn"]))
    assert g.in_turn == [True, False]
    assert said(g, "wants-turn-order")
    g = apply(g, Move(0, wish.number, ["together"]))
    assert g.in_turn == [False, False]


def test_whoever_has_no_heroes_plans_nothing() -> None:
    g = table(2, season=4, A={"monsters": "troll"}, B={"heroes": "W5", "monsters": "troll"})

    assert to_decide(go(g, planning)) == "B"


def test_with_no_hero_anywhere_a_combat_round_is_skipped() -> None:
    g = go(table(2, season=4), combat_round, 3)

    assert (to_decide(g), g.spells_open) == ("", 0)


# ── no tile left ─────────────────────────────────────────────────────────────────────────────────────────


def test_c10_with_no_tile_left_a_prisoner_goes_free_and_there_is_no_battle() -> None:
    g = table(
        2, season=4, A={"heroes": "W5", "tiles": "!A3 !B3", "prison": "PAL T3/1 T4/1", "monsters": "troll"}
    )
    g = go(g, combat_round, 1)

    assert asked(g) == "released"
    assert options(g)[-1] == "silver-paladin"
    g = play(g, "silver-thief-1")
    assert (prison(g), conquered(g), to_decide(g)) == ("PAL T4/1", 2, "")


def test_c10_an_empty_prison_has_nobody_to_release() -> None:
    g = go(table(2, season=4, A={"heroes": "W5", "tiles": "!A3"}), combat_round, 1)

    assert to_decide(g) == ""
