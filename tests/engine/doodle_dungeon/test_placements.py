"""Phase A: where walls, traps and monsters may be drawn under the building law."""

import pytest

from engine.core import Placement
from engine.games.doodle_dungeon.board.law import Flaw, to_blame
from engine.games.doodle_dungeon.board.sheet import plan
from engine.games.doodle_dungeon.state import Table
from tests.engine.doodle_dungeon.scenario import (
    all_but,
    answer,
    building,
    dungeon,
    legal,
    letters,
    refused,
    squares,
    with_things,
)

WALLS_GOBLINS_DRAGON = "01"
GOBLIN_ORCS_UPGRADES = "02"
LINE_OF_THREE = "42"
TRAP_TREASURE_UPGRADES = "18"
PAIR_AND_TRAPS = "31"
EDGE = "A1 A2 A3 A4 A5 A6 A7 A8 A9 A10 B10 C10 D10 E10 F10 G10 H10"
"""One line along two sides of the sheet."""

# ── proposals ────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("card", [WALLS_GOBLINS_DRAGON, GOBLIN_ORCS_UPGRADES, LINE_OF_THREE, "08"])
def test_good_places_are_legal_and_different_and_the_first_is_the_planners(card: str) -> None:
    g = building(card, dungeon(walls="C3 D3 E3", orcs="B7", traps="F5"))
    form = g.pending()[0].form
    assert isinstance(form, Placement)
    best = form.suggestions(g, 0).best

    assert len(best) > 1
    assert best[0] == form.default(g, 0)
    assert len({" ".join(words) for words in best}) == len(best)
    assert all(refused(g, "A", " ".join(words)) == "" for words in best)


# ── walls ────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("spot", ["A10", "H9", "H3 r90", "G9 r90"])
def test_a_formation_must_lie_inside_the_grid(spot: str) -> None:
    """A4."""
    assert refused(building(LINE_OF_THREE), "A", spot) == "flaw-outside"


def test_a_formation_needs_empty_squares() -> None:
    """A5."""
    g = building(LINE_OF_THREE, dungeon(dragons="E1"))

    assert refused(g, "A", "D1 r90") == "flaw-taken"
    assert refused(g, "A", "D2 r90") == ""


def test_a_formation_may_not_cut_squares_off() -> None:
    """A6: even where entrance and exit stay connected."""
    g = building(LINE_OF_THREE, dungeon(walls="D9 D10"))

    assert refused(g, "A", "A8 r90") == "flaw-cut-off"
    assert refused(g, "A", "B8 r90") == ""


def test_a_formation_may_not_separate_entrance_and_exit() -> None:
    """A7."""
    g = building(LINE_OF_THREE, dungeon(walls="D1 D2 D3 D4 D5 D6 D7"))

    assert refused(g, "A", "D8") == "flaw-cut-off"


def test_walls_that_touch_at_their_corners_close_the_gap() -> None:
    """A8."""
    g = building(LINE_OF_THREE, dungeon(walls="B4"))

    assert refused(g, "A", "C1") == ""
    assert refused(building(LINE_OF_THREE, dungeon(walls="B4 A5")), "A", "C1") == "flaw-cut-off"


@pytest.mark.parametrize("spot", ["A1", "A1 r90", "H8", "F10 r90"])
def test_there_is_no_wall_at_entrance_and_exit(spot: str) -> None:
    """A19."""
    assert refused(building(LINE_OF_THREE), "A", spot) == "flaw-cut-off"


def test_a_wall_may_cover_an_own_treasure() -> None:
    """A17."""
    assert refused(building(LINE_OF_THREE, dungeon(treasures="C3")), "A", "C2") == ""


def test_walls_may_be_drawn_beside_anything() -> None:
    g = building(LINE_OF_THREE, dungeon(traps="B3", goblins="D3", walls="C1"))

    assert refused(g, "A", "C2") == ""


@pytest.mark.parametrize(
    ("spot", "walls"),
    [
        ("C3", "C3 C4 D5"),
        ("C3 m", "C3 C4 D2"),
        ("C3 r90", "C3 D3 E2"),
        ("C3 r90 m", "C3 D4 E4"),
        ("C3 r180", "C3 D4 D5"),
        ("C3 r270 m", "C3 D3 E4"),
        ("c3r270m", "C3 D3 E4"),
        ("C3 MR270", "C3 D3 E4"),
    ],
)
def test_a_formation_is_turned_and_mirrored(spot: str, walls: str) -> None:
    """The square named is the first wall, row by row; mirrored first, then turned clockwise."""
    g = answer(building(WALLS_GOBLINS_DRAGON), "A", spot)

    assert set(letters(g, "A")) == set(walls.split())


@pytest.mark.parametrize("walls", ["C3 C4 D5", "d5 c4 c3", "C4 C3 D2", "E4 D3 C3"])
def test_walls_can_be_written_as_the_story_tells_them(walls: str) -> None:
    """All squares, in any order."""
    g = answer(building(WALLS_GOBLINS_DRAGON), "A", walls)

    assert set(letters(g, "A")) == set(walls.upper().split())


@pytest.mark.parametrize(
    ("walls", "key"),
    [
        ("C3 C4 C5", "flaw-other-shape"),
        ("C3 C4", "flaw-other-shape"),
        ("C3 C4 D5 D6", "flaw-other-shape"),
        ("C3 C4 Z5", "no-such-square"),
        ("A1 A2 B3", "flaw-cut-off"),
    ],
)
def test_squares_of_another_shape_are_refused(walls: str, key: str) -> None:
    assert refused(building(WALLS_GOBLINS_DRAGON), "A", walls) == key


@pytest.mark.parametrize(
    ("spot", "key"), [("C3 r45", "no-such-turn"), ("C3r45", "no-such-turn"), ("r90", "no-such-square")]
)
def test_a_turn_that_cannot_be_read_is_refused(spot: str, key: str) -> None:
    assert refused(building(WALLS_GOBLINS_DRAGON), "A", spot) == key


def test_ways_to_turn_that_look_the_same_are_listed_once() -> None:
    places = legal(building(LINE_OF_THREE), "A")

    assert len(places) == len(set(places)) == 120
    assert refused(building(LINE_OF_THREE), "A", "C3 r180 m") == ""


# ── traps and monsters ───────────────────────────────────────────────────────────────────────────────────


def test_a_goblin_keeps_its_distance_from_traps_and_monsters() -> None:
    """A9."""
    g = building(GOBLIN_ORCS_UPGRADES, dungeon(traps="C3", dragons="F6", walls="F5"))

    for beside in ("B3", "D3", "C2", "C4", "E6", "F7", "G6"):
        assert refused(g, "A", beside) == "flaw-neighbour"
    for fine in ("B2", "D4", "E5", "F4", "G5"):
        assert refused(g, "A", fine) == ""


@pytest.mark.parametrize("square", ["C3", "F5", "F6"])
def test_a_goblin_needs_an_empty_square(square: str) -> None:
    g = building(GOBLIN_ORCS_UPGRADES, dungeon(traps="C3", dragons="F6", walls="F5"))

    assert refused(g, "A", square) == "flaw-taken"


@pytest.mark.parametrize("square", ["A1", "H10"])
def test_traps_and_monsters_may_stand_at_entrance_and_exit(square: str) -> None:
    """A19."""
    assert refused(building(GOBLIN_ORCS_UPGRADES), "A", square) == ""
    assert refused(building(TRAP_TREASURE_UPGRADES), "A", square) == ""


def test_a_treasure_does_not_fill_its_square() -> None:
    assert refused(building(GOBLIN_ORCS_UPGRADES, dungeon(treasures="C3")), "A", "C3") == ""


# ── as many elements as possible (ambiguity 3) ───────────────────────────────────────────────────────────

NARROW = dungeon(
    walls=all_but(EDGE),
    traps="A1 A9 C10 E10 G10",
)
"""One line; only A3 to A7 have room for more."""


def drawn(g: Table) -> set[int]:
    """Where the first player has drawn what the open card shows."""
    return {square for built in g.masters[0].built for square in built.squares}


def test_an_element_may_not_take_the_room_of_a_later_one() -> None:
    """Card 2 wants three monsters, for which there is room on A3, A5 and A7 only."""
    g = building(GOBLIN_ORCS_UPGRADES, NARROW)

    assert legal(g, "A") == ["A3", "A5", "A7"]
    assert refused(g, "A", "A4") == "flaw-no-room-later"
    g = answer(g, "A", "A5", "A3")
    assert drawn(g) == set(squares("A3 A5 A7"))  # the only place left is taken without a question


def test_an_element_further_left_comes_first() -> None:
    """With room for two, the third one lapses, and the first may stand wherever the second has room."""
    two = dungeon(
        walls=all_but(EDGE),
        traps="A1 A8 A10 C10 E10 G10",
    )
    g = building(GOBLIN_ORCS_UPGRADES, two)
    assert legal(g, "A") == ["A3", "A4", "A5", "A6"]

    g = answer(g, "A", "A4")

    assert drawn(g) == set(squares("A4 A6"))
    assert [built.lapsed for built in g.masters[0].built] == [False, False, True]


def test_walls_may_not_take_the_room_of_a_monster() -> None:
    """Card 31: two walls and two traps; the walls must leave the traps their last squares."""
    g = building(
        PAIR_AND_TRAPS,
        dungeon(
            walls=all_but(EDGE + " C3 C4 D3 D4 B4 E3 E4 F3"),
            traps="A1 A3 A5 A7 A9 C10 E10 G10",
        ),
    )

    assert legal(g, "A")
    for spot in legal(g, "A"):
        later = answer(g, "A", spot)
        assert len(legal(later, "A")) > 0
        later = answer(later, "A", legal(later, "A")[0])
        assert [built.lapsed for built in later.masters[0].built] == [False, False]


# ── what a refusal is about ──────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(
    ("flaw", "there", "drawn", "blamed"),
    [
        (Flaw.TAKEN, {"dragons": "E1"}, "D1 E1", "E1"),
        (Flaw.CUT_OFF, {"walls": "A9 B9"}, "C9 C10", "A10 B10"),
        (Flaw.CUT_OFF, {}, "H9 H10", "H10"),
        (Flaw.NEIGHBOUR, {"traps": "C3", "orcs": "D4 F1"}, "D3", "C3 D4"),
        (Flaw.OUTSIDE, {}, "A10", "A10"),
        (Flaw.HIDDEN_ALREADY, {"goblins": "B2"}, "B2", "B2"),
    ],
)
def test_a_flaw_is_about_certain_squares(flaw: Flaw, there: dict[str, str], drawn: str, blamed: str) -> None:
    sheet = plan(with_things(there).sheet.squares)

    assert to_blame(sheet, squares(drawn), flaw) == list(squares(blamed))
