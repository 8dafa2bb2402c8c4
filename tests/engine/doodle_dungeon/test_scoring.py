"""The final score, line by line, and ties."""

from typing import Any

from engine.games.doodle_dungeon import GAME
from engine.games.doodle_dungeon.rules.scoring import score
from engine.games.doodle_dungeon.show.standing import points_so_far
from tests.engine.doodle_dungeon.scenario import defending, dungeon, squares

CHRIS = dungeon(
    goblins="A7",
    orcs="B5 D6 A9",
    dragons="B10 H2",
    treasures="A4 D10 B5 A7 B10",
    boxes={"treasure": 3},
    hearts=9,
    fate="escaped",
)


def test_the_worked_example_of_the_rulebook() -> None:
    """D1."""
    counted = score(CHRIS)

    assert (counted.treasure_points, counted.monster_points) == (6, 13)
    assert (counted.death, counted.hearts, counted.total) == (0, -9, 10)
    assert counted.monsters == (1, 3, 2)
    assert counted.treasures == tuple(
        zip(squares("A4 A7 B5 B10 D10"), (False, True, True, True, False), strict=True)
    )


def test_a_dead_hero_brings_five_points_and_costs_none() -> None:
    """D2: unguarded treasures are still worth nothing."""
    counted = score(dungeon(goblins="A3 C3", crossed="A3", treasures="A3 C3 E5", hearts=0, fate="dead"))

    assert (counted.death, counted.hearts) == (5, 0)
    assert (counted.treasure_points, counted.monster_points, counted.total) == (1, 1, 7)
    assert counted.crossed_out == 1


def test_a_score_may_be_below_zero() -> None:
    assert score(dungeon(fate="escaped", hearts=12)).total == -12


def test_traps_bring_no_points_and_count_for_no_tie() -> None:
    counted = score(dungeon(traps="A3 C3", crossed="A3", fate="dead", hearts=0))

    assert (counted.total, counted.crossed_out) == (5, 0)


def test_with_equal_points_fewer_monsters_crossed_out_rank_higher() -> None:
    """D3."""
    three = dungeon(goblins="C1 C3 C5", crossed="C1 C3 C5", fate="dead", hearts=0)
    four = dungeon(goblins="C1 C3 C5 C7", crossed="C1 C3 C5 C7", traps="A1", hearts=1)
    g = defending(four, three)

    assert g.result is not None
    assert g.result.scores == (5, 5)
    assert g.result.places == (2, 1)
    assert g.result.winners == (1,)
    assert [event.text.key for event in g.events[-2:]] == ["doodle-dungeon-tie", "doodle-dungeon-end"]


def test_where_nobody_has_as_many_points_as_the_winner_no_tie_is_told() -> None:
    g = defending(dungeon(), dungeon(dragons="C1", fate="dead", hearts=0))

    assert g.result is not None
    assert "doodle-dungeon-tie" not in [event.text.key for event in g.events]


def test_with_equal_numbers_the_place_is_shared() -> None:
    """D3: for every place, not only the first."""
    best = dungeon(dragons="C1", fate="dead", hearts=0)
    equal = dungeon(goblins="C1", crossed="C1", fate="dead", hearts=0)
    last = dungeon(goblins="C1", crossed="C1", traps="A1", hearts=1)
    g = defending(last, best, equal)

    assert g.result is not None
    assert g.result.scores == (5, 8, 5)
    assert g.result.places == (2, 1, 2)


def test_treasures_are_shown_in_the_end() -> None:
    g = defending(dungeon(goblins="C1", treasures="C1"), dungeon(fate="dead", hearts=0, treasures="E5"))
    assert g.result is not None

    assert [each.treasures for each in GAME.view(g, None).dungeons] == [squares("C1"), squares("E5")]


def test_everybody_can_count_what_a_dungeon_would_score_now_without_its_treasures() -> None:
    things: dict[str, Any] = {"goblins": "A3 C3", "dragons": "E5", "treasures": "E5", "crossed": "C3"}

    def so_far(**hero: Any) -> int:
        g = defending(dungeon(traps="A5", **things, **hero), hands={"A": "axe"}, first_turns=True)
        return points_so_far(GAME.view(g, None).dungeons[0])

    assert so_far() == 1 + 3
    assert so_far(fate="dead", hearts=0) == 1 + 3 + 5
    assert so_far(fate="escaped", hearts=7) == 1 + 3 - 7
