"""Phase B: which paths are allowed, how they are written, and which are proposed."""

from collections.abc import Iterable
from itertools import pairwise

import pytest
from msgspec.structs import replace

from engine.core import Chance, Illegal, Move, Text, apply
from engine.games.doodle_dungeon import GAME
from engine.games.doodle_dungeon.board.paths import first_flaw
from engine.games.doodle_dungeon.board.routes import joined, proposals
from engine.games.doodle_dungeon.board.sheet import CELLS, NAMES, NEIGHBOURS
from engine.games.doodle_dungeon.rules.drawing import THE_PATH
from engine.games.doodle_dungeon.state import Master
from tests.engine.doodle_dungeon.scenario import (
    answer,
    drawing,
    dungeon,
    legal,
    refused,
    squares,
    walked,
    with_things,
)
from tests.engine.doodle_dungeon.test_law import random_sheet
from texts import speaker


def flaw(path: str, **things: str) -> tuple[int, str, str] | None:
    """The first wrong step of a path written square by square."""
    found = first_flaw(with_things(things).sheet.squares, squares(path))
    return found and (found.step, NAMES[found.square], found.misstep.value)


DOWN = "B10 C10 D10 E10 F10 G10 H10"
TOP = "A1 A2 A3 A4 A5 A6 A7 A8 A9 A10"
TO_C6 = "A1 A2 A3 A4 A5 B5 C5 D5 D6 C6"
FROM_D6 = "D7 D8 D9 D10 E10 F10 G10 H10"


def test_a_plain_path_is_fine() -> None:
    assert flaw(f"{TOP} {DOWN}") is None


def test_a_path_is_one_line() -> None:
    """B1: what branches at F2 would jump back there."""
    assert flaw("A1 B1 C1 D1 E1 F1 F2 F3 G2") == (9, "G2", "jump")


def test_no_step_is_diagonal() -> None:
    """B2."""
    assert flaw("A1 B1 C1 D1 E1 E2 D3") == (7, "D3", "jump")


def test_no_path_leads_over_a_wall() -> None:
    """B3."""
    assert flaw("A1 B1 C1 D1 E1 F1 G1 G2", walls="G2") == (8, "G2", "wall")


def test_no_square_is_visited_three_times() -> None:
    """B4."""
    path = "A1 A2 A3 A4 A5 A6 A7 A8 B8 C8 C9 C8 D8 C8"

    assert flaw(path) == (14, "C8", "third-visit")


def test_the_same_monster_needs_another_encounter_between() -> None:
    """B5."""
    path = "A1 A2 A3 B3 C3 D3 C3"
    assert flaw(path, goblins="C3") == (7, "C3", "same-monster")
    assert flaw(path, traps="C3") == (7, "C3", "end")


def test_turning_back_at_the_same_monster_is_one_visit() -> None:
    """B9."""
    assert flaw(f"A1 B1 A1 {TOP[3:]} {DOWN}", orcs="B1") is None


def test_another_encounter_between_may_be_a_trap_or_an_old_acquaintance() -> None:
    """B8."""
    there = "A1 A2 A3 A4 A3 A2"
    assert (
        flaw(f"{there} B2 B3 B4 B5 B6 B7 B8 B9 B10 C10 D10 E10 F10 G10 H10", goblins="A2", traps="A4") is None
    )
    before = "A1 A2 A3 A4 A5 A4 A3 B3 C3 D3 D4 D5 D6 D7 D8 D9 D10 E10 F10 G10 H10"
    assert flaw(before, goblins="A3 A5") is None


def test_a_path_may_run_beside_itself_cross_itself_and_turn_back() -> None:
    """B6."""
    path = (
        "A1 A2 A3 A4 A3 B3 C3 C4 C5 C6 C7 C8 D8 D7 D6 D5 C5 C6 C7 C8 B8 B9 B10 C10 D10 E10 E9 E8 E7 E6 F6 "
        "G6 G5 G4 G3 H3 H2 H3 H4 H5 H6 G6 G7 H7 H8 H9 H10"
    )

    assert flaw(path) is None


def test_a_fork_lets_the_hero_take_one_dead_end_only() -> None:
    """B7: C6 is reached over D6 alone."""
    dead_ends = {"walls": "A6 B5 B7 C5 C8 B8 D5"}
    enter = "A1 B1 C1 D1 E1 E2 E3 E4 E5 E6 D6"
    leave = "D7 D8 D9 D10 E10 F10 G10 H10"
    assert flaw(f"{enter} C6 B6 C6 D6 {leave}", **dead_ends) is None
    assert flaw(f"{enter} C6 B6 C6 C7 C6", **dead_ends) == (16, "C6", "third-visit")
    assert flaw(f"{enter} C6 B6 C6 C7", **dead_ends) == (15, "C7", "end")


def test_a_path_may_avoid_everything() -> None:
    """B10."""
    assert flaw(f"{TOP} {DOWN}", goblins="C3 C5", traps="E5", dragons="G7") is None


@pytest.mark.parametrize(
    ("path", "wrong"),
    [
        ("", (1, "A1", "start")),
        ("A2 A3", (1, "A2", "start")),
        ("A1 A2", (2, "A2", "end")),
        ("A1 A2 A2", (3, "A2", "jump")),
        ("A1 B1 C1 D1 E1 F1 G1 H1 H2 H3 H4 H5 H6 H7 H8 H9 H10 G10 H10", None),
        ("A1 A2 A1 B1 C1 D1 E1 F1 G1 H1 H2 H3 H4 H5 H6 H7 H8 H9 H10", None),
        ("A1 A2 A1 B1 A1", (5, "A1", "third-visit")),
    ],
)
def test_a_path_leads_from_the_entrance_to_the_exit(path: str, wrong: tuple[int, str, str] | None) -> None:
    """Q1, Q2, Q5."""
    assert flaw(path) == wrong


# ── against the obvious law ──────────────────────────────────────────────────────────────────────────────


def is_allowed_slowly(word: str, path: list[int]) -> bool:
    if not path or path[0] != 0 or path[-1] != 79:
        return False
    if any(two not in NEIGHBOURS[one] for one, two in pairwise(path)):
        return False
    if any(word[square] == "#" for square in path) or any(path.count(square) > 2 for square in path):
        return False
    for square in set(path):
        if word[square] in "GOD" and path.count(square) == 2:
            first, second = (at for at, there in enumerate(path) if there == square)
            between = path[first + 1 : second]
            if not any(word[other] in "TGOD" and other != square for other in between):
                return False
    return True


def random_walk(word: str, chance: Chance) -> list[int]:
    """A random walk that usually avoids walls and usually stops at the exit."""
    path = [0]
    while len(path) < 150 and (path[-1] != 79 or chance.below(20) == 0):
        ways = [square for square in NEIGHBOURS[path[-1]] if word[square] != "#" or chance.below(60) == 0]
        fresh = [square for square in ways if path.count(square) < 2 or chance.below(300) == 0]
        onwards = [square for square in fresh if square > path[-1]]
        if not fresh:
            break
        path.append(chance.one_of(onwards if onwards and chance.below(3) else fresh))
    return path


@pytest.mark.parametrize("seed", range(40))
def test_walks_are_allowed_exactly_when_the_obvious_law_allows_them(seed: int) -> None:
    chance = Chance(seed)
    word = random_sheet(seed, cards=4 + seed % 11)
    seen = set()
    for _ in range(60):
        path = random_walk(word, chance)
        allowed = is_allowed_slowly(word, path)
        seen.add(allowed)
        assert (first_flaw(word, path) is None) == allowed
    assert False in seen


def test_chance_walks_both_ways() -> None:
    """Without this, the test above would prove little."""
    allowed = [
        is_allowed_slowly(word, random_walk(word, chance))
        for seed in range(20)
        for word, chance in [(random_sheet(seed, cards=3), Chance(seed))]
        for _ in range(40)
    ]

    assert 20 < sum(allowed) < len(allowed) - 20


def test_every_prefix_before_the_first_flaw_is_fine() -> None:
    chance = Chance(4)
    for seed in range(30):
        word = random_sheet(seed, cards=8)
        path = random_walk(word, chance)
        found = first_flaw(word, path)
        if found is not None and found.misstep != "end":
            before = first_flaw(word, path[: found.step - 1])
            assert before is None or before.misstep == "end"


# ── writing a path ───────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("words", ["A1 A10 H10", "A10", "R9 D7", "→9 ↓7", "a1 a5 a10 h10"])
def test_a_path_is_written_by_way_points_or_steps(words: str) -> None:
    g = answer(drawing(dungeon(traps="H10")), "A", words)
    g = answer(g, "B", "H1")

    assert g.masters[1].hero.path == squares(f"{TOP} {DOWN}")
    assert g.masters[0].hero.path == squares("A1 B1 C1 D1 E1 F1 G1 H1 H2 H3 H4 H5 H6 H7 H8 H9 H10")


def test_way_points_with_walls_between_are_joined_by_the_shortest_way() -> None:
    word = dungeon(walls="A3 B3 C3").sheet.squares

    assert [NAMES[square] for square in joined(word, squares("A1 A2"), NAMES.index("A4"))] == [
        "B2", "C2", "D2", "D3", "D4", "C4", "B4", "A4",
    ]  # fmt: skip


def names(path: Iterable[int]) -> str:
    return " ".join(NAMES[square] for square in path)


def test_of_the_shortest_ways_one_past_fewest_traps_and_monsters_is_taken() -> None:
    word = dungeon(traps="B1", goblins="A2 C2").sheet.squares

    assert names(joined(word, squares("A1"), NAMES.index("C3"))) in (
        "A2 A3 B3 C3",
        "B1 B2 B3 C3",
        "A2 B2 B3 C3",
    )
    assert names(joined(word, squares("A1 B1"), NAMES.index("C3"))) == "B2 B3 C3"


def test_a_way_goes_round_what_it_may_not_visit_again() -> None:
    """The goblin on D1 was the last thing met; without it, D1 has been visited twice."""
    met = dungeon(walls="E2", goblins="D1").sheet.squares
    visited = dungeon(walls="E2").sheet.squares

    assert names(joined(met, squares("A1 B1 C1 D1 E1"), NAMES.index("D2"))) == "F1 F2 F3 E3 D3 D2"
    assert names(joined(visited, squares("A1 B1 C1 D1 E1 D1 E1"), NAMES.index("D2"))) == "F1 F2 F3 E3 D3 D2"


def test_where_the_law_leaves_no_way_its_own_words_are_heard() -> None:
    """Into a dead end, out, and into it again: not a jump, but a third visit."""
    dead_end = dungeon(walls="B2 B3 B4 A5")
    assert refused(drawing(dead_end), "A", "A4 B1 A3 C5") == "misstep-third-visit"
    assert (
        refused(drawing(dungeon(walls="B2 B3 B4 A5", goblins="A2")), "A", "A4 C5") == "misstep-same-monster"
    )


def test_a_way_is_led_to_whatever_lives_there() -> None:
    g = drawing(dungeon(traps="B4", dragons="H3", walls="C3"))
    suggestions = THE_PATH.suggestions(g, 0)

    assert [stop.id for stop in suggestions.stops] == ["B4", "H3"]
    assert refused(g, "A", "B4 H3") == ""
    assert suggestions.fits(["B4", "H3"])
    assert not suggestions.fits(["C3"])


def test_proposals_say_how_the_hero_arrives() -> None:
    g = drawing(dungeon(traps="A1 H10", boxes={"trap": 6}))
    [told] = [proposal.told for proposal in THE_PATH.suggestions(g, 0).proposals]

    assert told is not None
    assert speaker("en").say(told) == "0 monsters, 2 traps: arrives with about 6 of 12 hearts"


def test_a_proposal_that_costs_all_hearts_says_where_the_hero_dies() -> None:
    squares_of_traps = "A1 A3 C1 C3 H10"
    g = drawing(dungeon(traps=squares_of_traps, boxes={"trap": 6}))
    deadly = THE_PATH.told(g, 0, ["A3", "C3", "C1"])

    assert deadly is not None
    assert speaker("en").say(deadly).endswith("dies nearly always, most often at C1")


def test_where_there_is_no_way_the_law_says_what_is_wrong() -> None:
    g = drawing(dungeon(walls="C5"))

    assert refused(g, "A", "A1 C5") == "misstep-wall"
    assert refused(g, "A", "R1 R1 L1 L1 R1") == "misstep-third-visit"


def test_a_square_named_twice_in_a_row_is_visited_once() -> None:
    g = drawing(dungeon())

    assert THE_PATH.read(g, 0, ["A1", "A1", "A10", "A10", "H10"]) == THE_PATH.read(g, 0, ["A10"])


def test_a_refusal_names_the_step_and_the_square() -> None:
    g = drawing(dungeon(walls="A5"))
    decision = g.pending()[0]

    with pytest.raises(Illegal) as refusal:
        apply(g, Move(0, decision.number, ["R9", "D7"]))

    assert refusal.value.text == Text("doodle-dungeon-misstep-wall", {"step": 5, "square": "A5"})


def test_suggested_paths_are_short_enough_for_a_list() -> None:
    """Discord allows 100 characters behind a line of a list."""
    for seed in range(20):
        g = drawing(with_squares(random_sheet(seed)))
        assert all(len(words) <= 100 for words in legal(g, "A"))
        assert all(refused(g, "A", words) == "" for words in legal(g, "A"))


def with_squares(word: str) -> Master:
    master = dungeon()
    return replace(master, sheet=replace(master.sheet, squares=word))


# ── proposals ────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("seed", range(30))
def test_every_proposed_path_is_allowed(seed: int) -> None:
    word = random_sheet(seed, cards=seed % 15)
    chance = Chance(seed)
    boxes = (chance.below(13), chance.below(11), chance.below(9), chance.below(7), chance.below(7), 0)

    paths = list(proposals(word, boxes))

    assert 1 <= len(paths) <= 4
    assert all(first_flaw(word, path) is None for path in paths)
    assert len({tuple(path) for path in paths}) == len(paths)


def test_a_proposal_visits_weak_monsters_and_avoids_strong_ones() -> None:
    weak = next(proposals(dungeon(goblins="B4").sheet.squares, (0, 0, 0, 0, 0, 0)))
    strong = next(proposals(dungeon(dragons="A4").sheet.squares, (0, 0, 8, 0, 0, 0)))

    assert NAMES.index("B4") in weak
    assert NAMES.index("A4") not in strong


# ── the phase ────────────────────────────────────────────────────────────────────────────────────────────


def test_everybody_draws_in_the_dungeon_on_the_right_at_the_same_time() -> None:
    g = GAME.start(3, {}, 1)
    while g.phase == "building":
        decision = g.pending()[0]
        g = apply(g, Move(decision.seat, decision.number, decision.form.default(g, decision.seat)))

    assert g.awaited() == [0, 1, 2]
    assert [GAME.view(g, seat).drawing for seat in range(3)] == [2, 0, 1]
    assert GAME.view(g, None).drawing is None


def test_a_path_is_secret_and_may_be_changed_until_all_are_drawn() -> None:
    g = answer(drawing(dungeon(traps="H10")), "A", "A10")
    assert g.awaited() == [1]
    assert GAME.view(g, 0).drawn == squares(f"{TOP} {DOWN}")
    assert GAME.view(g, 1).drawn == ()
    assert [dungeon_.path for dungeon_ in GAME.view(g, 1).dungeons] == [(), ()]

    number = next(decision.number for decision in g.decisions() if decision.seat == 0)
    g = apply(g, Move(0, number, ["H1"]))
    g = answer(g, "B", "A10")

    assert g.masters[1].hero.path[1] == NAMES.index("B1")


def test_squares_and_cells_are_the_same() -> None:
    assert [CELLS[square] for square in walked(dungeon().sheet.squares, "A10")][9] == (0, 9)
