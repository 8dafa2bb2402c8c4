"""How well a boss stands: what counts early, and what counts in the end."""

from __future__ import annotations

from engine.games.boss_monster.ai.value import value
from tests.engine.boss_monster.scenario import Side, building


def standing(side: Side, round_: int, town: str = "", part: str = "") -> float:
    g = building(side, Side("MB042"), town=town)
    g.round = round_
    parts = value(g, 0)
    return parts[part] if part else sum(parts.values())


def test_the_most_of_a_treasure_counts_early_and_does_no_good_in_the_end() -> None:
    rich = Side("MB042 MB043 MB026")

    assert standing(rich, 2, part="lure") > 1 > 0 > standing(rich, 9, part="lure")


def test_damage_counts_more_against_the_heroes_of_the_last_rounds() -> None:
    strong, weak = Side("MB042 MB043 MB026"), Side("MB042")
    early, late = (
        standing(strong, round_, part="dungeon") - standing(weak, round_, part="dungeon") for round_ in (2, 7)
    )

    assert late > early


def test_the_last_souls_before_victory_count_more_than_the_first() -> None:
    none, two = Side("MB042"), Side("MB042", souls="MB103")
    eight, ten = (
        Side("MB042", souls=souls) for souls in ("MB103 MB107 MB111 MB104", "MB103 MB107 MB111 MB104 MB105")
    )

    assert standing(ten, 6, part="souls") - standing(eight, 6, part="souls") > (
        standing(two, 6, part="souls") - standing(none, 6, part="souls")
    )


def test_two_wounds_are_borne_more_easily_than_the_third() -> None:
    by_number = [
        standing(Side("MB042", wounds=wounds), 5, part="wounds")
        for wounds in ("", "MB079 MB080", "MB079 MB080 MB081")
    ]
    unhurt, two, three = by_number

    assert two - three > (unhurt - two) / 2
