"""The Evilometer and the paladin."""

from typing import Any

import pytest

from engine.games.dungeon_lords.lord import Hero
from engine.games.dungeon_lords.rules.evil import call_paladin, move_evil
from engine.games.dungeon_lords.state import Underworld
from tests.engine.dungeon_lords.scenario import party, table


def held_by_a(**evil: int) -> Underworld:
    """Lord A has the paladin; everybody's evil as said."""
    lords: dict[str, Any] = {who: {"evil": n} for who, n in evil.items()}
    lords["A"]["heroes"] = "PAL W4"
    return table(**lords)


def where(g: Underworld) -> str:
    return "-" if g.paladin_at < 0 else "ABCD"[g.paladin_at]


@pytest.mark.parametrize(("evil", "moved", "stands"), [(9, 1, 10), (14, 3, 15), (2, -4, 1)])
def test_the_scale_has_ends(evil: int, moved: int, stands: int) -> None:
    g = table(A={"evil": evil})
    move_evil(g, 0, moved)

    assert g.lords[0].evil == stands


@pytest.mark.parametrize(("evil", "comes"), [(8, "-"), (9, "A"), (12, "A")])
def test_he_comes_at_once_to_who_reaches_ten(evil: int, comes: str) -> None:
    g = table(A={"evil": evil})
    move_evil(g, 0, 1)

    assert where(g) == comes


def test_falling_below_ten_does_not_send_him_away() -> None:
    g = held_by_a(A=10)
    move_evil(g, 0, -3)

    assert where(g) == "A"


def test_he_leads_the_party() -> None:
    g = table(A={"heroes": "W4 P3/1", "evil": 9})
    move_evil(g, 0, 1)

    assert party(g) == "PAL W4 P3/1"


def test_he_moves_on_to_who_is_higher() -> None:
    g = held_by_a(A=11, B=11)
    move_evil(g, 1, 1)

    assert (where(g), party(g), party(g, "B")) == ("B", "W4", "PAL")


def test_b12_the_same_space_is_not_enough() -> None:
    g = held_by_a(A=11, B=10)
    move_evil(g, 1, 1)

    assert where(g) == "A"


def test_higher_but_below_ten_is_not_enough() -> None:
    g = held_by_a(A=5, B=8)
    move_evil(g, 1, 1)

    assert where(g) == "A"


@pytest.mark.parametrize(("other", "ends"), [(10, "B"), (9, "A")])
def test_b22_a_holder_who_drops_may_lose_him(other: int, ends: str) -> None:
    g = held_by_a(A=12, B=other)
    move_evil(g, 0, -3)

    assert where(g) == ends


@pytest.mark.parametrize(("start", "goes"), [("A", "D"), ("D", "B"), ("C", "B"), ("B", "D")])
def test_b11_of_two_equals_the_one_farther_from_the_start_player(start: str, goes: str) -> None:
    g = held_by_a(A=13, B=12, D=12)
    g.start = "ABCD".index(start)
    move_evil(g, 0, -2)

    assert where(g) == goes


def test_of_two_above_the_higher_one() -> None:
    g = held_by_a(A=13, B=12, D=11)
    move_evil(g, 0, -3)

    assert where(g) == "B"


def test_he_keeps_his_damage() -> None:
    g = table(A={"heroes": "PAL:3 W4", "evil": 10}, B={"evil": 10})
    move_evil(g, 1, 1)

    assert party(g, "B") == "PAL:3"


def test_no_illusion_stays_behind_alone_when_he_leaves() -> None:
    g = table(year=2, A={"heroes": "PAL", "evil": 10}, B={"evil": 10})
    g.change(0, heroes=(Hero("illusion"), *g.lords[0].heroes))
    move_evil(g, 1, 1)

    assert (party(g, "A"), party(g, "B")) == ("", "PAL")


def test_once_in_prison_he_moves_no_more() -> None:
    g = table(A={"evil": 9})
    g.paladin = ""
    move_evil(g, 0, 3)

    assert (where(g), party(g)) == ("-", "")


def test_at_the_change_of_years_he_goes_to_the_highest() -> None:
    g = table(year=2, start="B", A={"evil": 12}, C={"evil": 12}, D={"evil": 11})
    call_paladin(g)

    assert where(g) == "A"
