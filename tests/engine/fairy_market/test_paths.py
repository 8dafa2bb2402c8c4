"""Paths: every vector of the digital model, and every ruling on where they may go and what they find."""

import pytest

from engine.games.fairy_market.board.maze import maze_of
from tests.engine.fairy_market.scenario import cards, discoveries, layout_flaw, walk

TWO = "S7@0,0 S6@0,5"

VECTORS = {
    "M1": (TWO, "c3E: W W N E ! E N N", "", "sword 1, coin 1, monster 1, barrel 1", True),
    "M2": (
        TWO,
        "c3E: W W S E S S S S ! S",
        "",
        "sword 1, coin 3, key 1, lock 1, barrel 1, scroll 1, room 1",
        False,
    ),
    "M3": (TWO, "a7W: E S", "", "", False),
    "M4": ("S5@0,0", "b1N: S D S S U E E", "", "stairs 2, barrel 1, coin 1", True),
    "M5": ("S5@0,0", "a3W: E N D S S U S S", "", "stairs 2, barrel 1, coin 1", True),
    "M7": ("S4@0,0", "b1N: S E S S W ! W N W", "", "key 1, lock 1, coin 1", True),
    "M8": ("S8@0,0", "b1N: S #3 W", "", "scroll 1, barrel 1, key 1, coin 1, room 1", True),
    "M10": ("S2@0,0", "b1N: S", "", "", False),
    "M11": ("S2@0,0", "b1N: S #2 S S", "sword", "monster 1, coin 1, barrel 1, sword 1, room 1", True),
    "M12": ("D417@0,0", "c5S: N #3 S", "", "coin 3, barrel 1, key 1, rope 1, stairs 1, room 1", True),
    "M14": (
        "D417@0,0",
        "a1N: ! E S #2 W N #4 N W",
        "rope",
        "pit 1, coin 3, barrel 1, key 1, rope 1, stairs 2, room 1",
        True,
    ),
    "M15": (
        "D305@0,0",
        "b5S: N D W N N U E #1 N",
        "",
        "key 1, pit 1, barrel 2, stairs 1, coin 1, rope 1, room 1",
        True,
    ),
    "M16": ("D305@0,0", "b5S: N ! N #1 N", "rope", "key 1, pit 1, barrel 1, coin 1, rope 1, room 1", True),
    "M17": ("D601@0,0", "c1E: W W S E E Oc4 E", "scroll", "coin 2, portal 2", True),
    "M19": ("S2@0,0r", "c2E: W S #2 S", "sword", "monster 1, coin 1, barrel 1, sword 1, room 1", True),
    "M20": ("S5@0,0 S1@3,1", "b1N: S D S S U E E E E E", "", "stairs 2, barrel 2, coin 2", True),
    "M23": (
        "D516@0,0",
        "a3W: N #1 E",
        "",
        "pit 1, coin 2, barrel 1, scroll 1, sword 1, key 2, room 1",
        True,
    ),
    "M24": (
        "D516@0,0",
        "a3W: N D S E S U W S E S",
        "",
        "pit 1, coin 2, barrel 2, scroll 1, sword 1, key 1, stairs 1, room 1",
        True,
    ),
    "M25": ("D305@0,0", "b5S: N", "", "key 1", False),
    "M26": (
        "D614@0,0",
        "a3W: ! S #2 N N Ob5 #3 N E",
        "key scroll",
        "lock 1, barrel 1, coin 2, portal 2, stairs 1, room 1",
        True,
    ),
    "M27": ("D611@0,0", "a4W: E", "sword", "stairs 1, monster 1", False),
    "M28": ("D305@0,0", "a3W: N D S S E @climb S S", "climb", "stairs 1, barrel 1, pit 1, key 1", True),
    "M30": ("S7@0,0", "c3E: @hunt(b2) ! E N N", "hunt", "sword 1, monster 1, barrel 1", True),
    "M31": (TWO, "c1N: @barrel-jump(a10)", "barrel-jump", "barrel 2, coin 2, scroll 1, room 1", False),
    "M32": ("S1@0,0", "b1N: S S E @wrap-horizontal(E)", "wrap-horizontal", "coin 2, barrel 1", False),
    "M33": (
        "D417@0,0",
        "a1N: ! E S #3 E N @cross #4 N W",
        "rope cross",
        "pit 1, coin 3, barrel 1, key 1, rope 1, stairs 2, room 1",
        True,
    ),
}


@pytest.mark.parametrize(("dungeon", "path", "bringing", "found", "leaves"), VECTORS.values(), ids=VECTORS)
def test_a_path_of_the_page(dungeon: str, path: str, bringing: str, found: str, leaves: bool) -> None:
    went = walk(dungeon, path, bringing)

    assert went.refused == ""
    assert went.found == discoveries(found)
    assert went.exit is leaves


IMPOSSIBLE = {
    "M6 a corridor is used twice": ("S4@0,0", "b1N: S E S S W ! W N N E", "", "E"),
    "M9 a door is used twice": ("S8@0,0", "b1N: S #1", "", "#1"),
    "straight back through the door": ("S8@0,0", "b1N: S #3 E", "", "E"),
    "back through the door after a gift": ("S8@0,0", "b1N: S #3 @gift(key) E", "gift", "E"),
    "straight back up the stairs of a room": ("D417@0,0", "c5S: N D U", "", "U"),
    "M13 two lines cross in a room": ("D417@0,0", "a1N: ! E S #3 E N #4", "rope", "#4"),
    "M18 a portal without a scroll": ("D601@0,0", "c1E: W W S E E Oc4 E", "", "Oc4"),
    "M29 up the pit one fell into": ("D305@0,0", "b5S: N D @climb", "climb", "@climb"),
    "a lock without a key": (TWO, "a7W: E S !", "", "!"),
    "on from an obstacle": (TWO, "a7W: E S S", "", "S"),
    "away from an obstacle by magic": (TWO, "a7W: E S @hunt(b2)", "hunt", "@hunt(b2)"),
    "out of a room with monsters": ("S2@0,0", "b1N: S #2", "", "#2"),
    "out by the gate one came in": ("S1@0,0", "b1N: N", "", "N"),
    "R9 a crossing twice": ("S1@0,0", "b1N: S S E @wrap-horizontal(E) E", "wrap-horizontal", "E"),
    "R11 up a pit with a rope": ("D305@0,0", "a3W: N D S S E U", "rope", "U"),
    "into the rock": ("S1@0,0", "b1N: S E", "", "E"),
    "a book used twice": (TWO, "c1N: @barrel-jump(a10) @barrel-jump(c1)", "barrel-jump", "@barrel-jump(c1)"),
}


@pytest.mark.parametrize(("dungeon", "path", "bringing", "step"), IMPOSSIBLE.values(), ids=IMPOSSIBLE)
def test_a_path_cannot_go(dungeon: str, path: str, bringing: str, step: str) -> None:
    assert walk(dungeon, path, bringing).refused == step


# ── layouts ──────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(
    ("dungeon", "reason"),
    [
        ("S5@0,0 S1@3,1", ""),
        ("S5@0,0 S1@3,0", "unjoined"),
        ("S5@0,0 S1@2,0", "overlapping"),
        ("S5@0,0 S1@4,1", "alone"),
        ("S1@0,0 S1@3,5", "alone"),
        ("S1@0,0 S1@3,0", ""),
    ],
)
def test_cards_lie_border_to_border_and_joined(dungeon: str, reason: str) -> None:
    """M20, M21, M22; two cards that only share a corner do not touch."""
    assert layout_flaw(dungeon) == reason


def test_every_touching_pair_needs_a_corridor_that_joins_it() -> None:
    """Ambiguity 1: it is not enough that the third card is joined to the first."""
    assert layout_flaw("S1@0,0 S1@3,0 S9@0,5") == ""
    assert layout_flaw("S5@0,0 S6@0,5 S5@3,3") == "unjoined"


def test_an_opening_that_meets_a_wall_is_a_dead_end() -> None:
    """Ambiguity 2, the missing kind of dead end."""
    assert walk("D601@0,0", "b1N: E").possible == ["E"]
    assert walk("D601@0,0 S1@3,0", "b1N: E").possible == []


# ── rulings ──────────────────────────────────────────────────────────────────────────────────────────────


def test_stopping_is_a_dead_end() -> None:
    """Ambiguity 3."""
    assert not walk("S1@0,0", "b1N: S S").exit


def test_things_found_before_a_dead_end_count() -> None:
    assert walk(TWO, "c1N: S").found == {"barrel": 1}


def test_a_sword_token_does_not_count_but_the_monster_does() -> None:
    """R15."""
    found = walk("S2@0,0", "b1N: S", "sword").found

    assert (found["monster"], found["sword"]) == (1, 1)  # the sword is the one lying in the room


def test_a_sword_in_the_room_comes_too_late() -> None:
    assert walk("S2@0,0", "b1N: S").found == {}


def test_a_room_entered_twice_counts_once() -> None:
    """R8."""
    went = walk("D417@0,0", "a1N: ! E S #2 W N", "rope")

    assert went.found["room"] == 1


def test_a_room_may_be_left_only_without_crossing() -> None:
    """A second line may run beside the first, not across it."""
    assert walk("D417@0,0", "a1N: ! E S #2 W N", "rope").possible == ["#4", "D"]
    assert walk("D417@0,0", "a1N: ! E S #3 E N", "rope").possible == ["D"]


def test_monsters_beaten_count_even_if_one_is_left() -> None:
    """Ambiguity 4; with swords for all of them the path goes on."""
    stopped, through = walk("D611@0,0", "a4W: E", "sword"), walk("D611@0,0", "a4W: E", "sword sword")

    assert (stopped.found["monster"], stopped.possible) == (1, [])
    assert (through.found["monster"], bool(through.possible)) == (2, True)


def test_no_tunnel_leads_over_the_border_of_its_card() -> None:
    """Ambiguity 14; corridors of the main level do."""
    maze = maze_of(cards("S5@0,0 S5@0,5"))
    card_of = {place: (where[1] - maze.top) // 5 for place, where in enumerate(maze.where)}
    between = [
        maze.where[place][2]
        for place, ways in enumerate(maze.ways)
        for way in ways
        if card_of[place] != card_of[way.to]
    ]

    assert between == [False, False]


def test_stairs_may_be_passed_without_taking_them() -> None:
    assert walk("S5@0,0", "b1N: S S W").found == {"coin": 1, "stairs": 1}


def test_stairs_count_when_only_their_lower_end_is_reached() -> None:
    """Ambiguity 5."""
    went = walk("S5@0,0", "b1N: S D S S")

    assert went.found["stairs"] == 2


def test_both_cells_of_stairs_are_used_up() -> None:
    assert walk("S5@0,0", "b1N: S D").possible == ["S"]


def test_a_pit_counts_when_bridged_fallen_into_or_walked_around() -> None:
    """R6."""
    assert walk("D305@0,0", "b5S: N !", "rope").found["pit"] == 1
    assert walk("D305@0,0", "b5S: N D").found["pit"] == 1
    assert walk("D516@0,0", "a3W: N").found["pit"] == 1


def test_one_may_fall_in_spite_of_a_rope() -> None:
    assert set(walk("D305@0,0", "b5S: N", "rope").possible) == {"!", "D"}


def test_a_bridged_pit_is_not_fallen_into() -> None:
    assert "D" not in walk("D305@0,0", "b5S: N !", "rope").possible


def test_a_pit_in_a_room_cannot_be_climbed_after_a_fall() -> None:
    """R10."""
    assert walk("D516@0,0", "a3W: N D @climb", "climb").refused == "@climb"


def test_lava_without_a_rope_is_a_dead_end() -> None:
    assert walk("D417@0,0", "a1N").possible == []
    assert walk("D417@0,0", "a1N: !", "rope").found == {"pit": 1}


def test_a_lock_counts_only_when_opened() -> None:
    """R7."""
    assert "lock" not in walk("D614@0,0", "a3W").found
    assert walk("D614@0,0", "a3W: !", "key").found == {"lock": 1}


def test_a_portal_counts_even_if_unused() -> None:
    assert walk("D601@0,0", "c1E: W W S E E").found["portal"] == 1


def test_both_portals_are_used_up() -> None:
    """R5."""
    went = walk("D601@0,0", "c1E: W W S E E Oc4", "scroll free-portal")

    assert went.found["portal"] == 2
    assert not any(step.startswith("O") for step in went.possible)


def test_a_portal_in_a_used_corridor_cannot_be_reached() -> None:
    """Ambiguity 6."""
    went = walk("D614@0,0", "b1N: S S #2", "scroll")

    assert "Ob1" not in went.possible


def test_a_path_may_end_at_a_portal_in_a_room_visited_before() -> None:
    """R16."""
    went = walk("D614@0,0", "a3W: ! S #2 N N Ob5", "key scroll")

    assert went.found["portal"] == 2
    assert not went.exit


GAP = "S3@0,0 S7@3,-1r S8@3,-6 S5@-3,-1 S1@0,-6r"
"""Five cards around a gap three cells wide, below e5 and above e7."""


def test_a_gap_enclosed_by_cards_counts_as_edge() -> None:
    """Ambiguity 17."""
    assert walk(GAP, "e5S: N").refused == ""
    assert walk(GAP, "e1N: S S S S S").exit


def test_a_gap_is_no_edge_for_going_round() -> None:
    """Ambiguity 17."""
    assert "@wrap-vertical(S)" not in walk(GAP, "e1N: S S S S", "wrap-vertical").possible


def test_an_item_is_used_once() -> None:
    """One sword, two monsters: the second one is the end."""
    went = walk("S7@0,0 S7@0,5r", "c3E: W W N E !", "")

    assert went.found["monster"] == 1
    assert went.trail.purse == 0


# ── spellbooks in the dungeon ────────────────────────────────────────────────────────────────────────────


def test_the_silent_blade_beats_one_monster() -> None:
    assert walk("S2@0,0", "b1N: S", "slay").found["monster"] == 1


def test_the_silent_blade_beats_one_of_several_in_a_room() -> None:
    went = walk("D611@0,0", "a4W: E", "slay sword")

    assert (went.found["monster"], went.found["room"]) == (2, 1)


def test_the_locksmiths_trick_opens_a_lock() -> None:
    assert walk(TWO, "a7W: E S !", "pick-lock").found == {"lock": 1}


def test_a_bridge_of_air_leads_over_either_pit() -> None:
    assert walk("D417@0,0", "a1N: !", "bridge").found == {"pit": 1}
    assert walk("D305@0,0", "b5S: N !", "bridge").found["pit"] == 1


def test_open_sesame_needs_no_scroll() -> None:
    assert walk("D601@0,0", "c1E: W W S E E Oc4 E", "free-portal").exit


def test_climbing_uses_the_pit_and_the_book() -> None:
    went = walk("D305@0,0", "a3W: N D S S E @climb", "climb")

    assert went.found["pit"] == 1
    assert went.trail.books == 0


def test_climbing_into_a_room_enters_it() -> None:
    went = walk("D516@0,0", "b5S: N D N W N @climb", "climb")

    assert went.found["room"] == 1
    assert went.found["pit"] == 1


def test_a_barrel_jump_needs_a_barrel_here() -> None:
    assert walk(TWO, "c3E: @barrel-jump(c1)", "barrel-jump").refused == "@barrel-jump(c1)"


def test_a_hunted_monster_must_be_beaten() -> None:
    went = walk("S7@0,0", "c1N: @hunt(b2)", "hunt")

    assert went.possible == []
    assert "monster" not in went.found


def test_hunting_into_a_room_beats_all_in_it_or_ends() -> None:
    assert walk("D611@0,0", "a4W: @hunt(b3)", "hunt sword").found == {"monster": 1, "stairs": 1}


def test_going_round_the_edge_needs_an_open_corridor_exactly_opposite() -> None:
    assert walk("S1@0,0", "a3W: E N N @wrap-vertical(N)", "wrap-vertical").found["coin"] == 1
    assert walk("S9@0,0", "b1N: S S E @wrap-horizontal(E)", "wrap-horizontal").refused
    assert walk("S1@0,0", "a3W: E N N @wrap-horizontal(N)", "wrap-horizontal").refused


def test_a_path_goes_on_after_it_came_round() -> None:
    went = walk("S1@0,0", "a3W: E N N @wrap-vertical(N)", "wrap-vertical")

    assert not went.exit
    assert went.possible == ["N"]  # not out again where it came in


def test_crossing_is_for_exactly_one_earlier_line() -> None:
    went = walk("D417@0,0", "a1N: ! E S #3 E N", "rope cross")

    assert "@cross#4" in went.possible


def test_a_gift_is_any_token_also_in_front_of_an_obstacle() -> None:
    went = walk(TWO, "a7W: E S @gift(key) !", "gift")

    assert went.found == {"lock": 1}
    assert not any(step.startswith("@gift") for step in went.possible)
