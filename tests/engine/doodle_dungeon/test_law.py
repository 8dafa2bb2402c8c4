"""The building law agrees with a slow and obvious one on random sheets."""

from collections.abc import Iterator
from functools import cache
from itertools import pairwise, product

import pytest

from engine.core import Cell, Chance, Spot
from engine.games.doodle_dungeon.board.formations import place_at, places
from engine.games.doodle_dungeon.board.law import (
    against_thing,
    against_walls,
    best_result,
    can_be_guarded,
    has_room_for,
    legal_places,
    legal_squares,
    most_things,
    needs_room,
    room_for_things,
    wall_places,
)
from engine.games.doodle_dungeon.board.planner import bottlenecks, shortest_way
from engine.games.doodle_dungeon.board.sheet import (
    BITS,
    BLANK,
    CELLS,
    LETTERS,
    NAMES,
    drawn,
    members,
    plan,
    square_of,
)
from engine.games.doodle_dungeon.cards import CARDS, FORMATIONS
from tests.engine.doodle_dungeon.scenario import dungeon

Sheet = dict[Cell, str]

# ── the obvious way ──────────────────────────────────────────────────────────────────────────────────────


def as_sheet(squares: str) -> Sheet:
    return dict(zip(CELLS, squares, strict=True))


@cache
def neighbours(cell: Cell) -> list[Cell]:
    row, column = cell
    around = [(row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)]
    return [other for other in around if other in CELLS]


def reachable(sheet: Sheet, start: Cell) -> set[Cell]:
    if sheet[start] == "#":
        return set()
    found = {start}
    to_look_at = [start]
    while to_look_at:
        for other in neighbours(to_look_at.pop()):
            if sheet[other] != "#" and other not in found:
                found.add(other)
                to_look_at.append(other)
    return found


def keeps_all_within_reach(sheet: Sheet) -> bool:
    free = {cell for cell in CELLS if sheet[cell] != "#"}
    return reachable(sheet, (0, 0)) == free == reachable(sheet, (7, 9))


def turned_slowly(formation: str, turns: int, mirrored: bool) -> list[str]:
    rows = list(FORMATIONS[formation].rows)
    if mirrored:
        rows = [row[::-1] for row in rows]
    for _ in range(turns):
        rows = ["".join(row[column] for row in rows[::-1]) for column in range(len(rows[0]))]
    return rows


def cells_of(rows: list[str]) -> list[Cell]:
    return [(row, column) for row, line in enumerate(rows) for column, mark in enumerate(line) if mark == "#"]


@cache
def anywhere(formation: str) -> list[frozenset[Cell]]:
    """The walls of a formation, turned and mirrored in every way and moved everywhere, even off the sheet."""
    found = []
    for turns, mirrored in product(range(4), (False, True)):
        rows = turned_slowly(formation, turns, mirrored)
        walls = cells_of(rows)
        for top, left in product(range(-4, 9), range(-4, 11)):
            found.append(frozenset((top + row, left + column) for row, column in walls))
    return list(dict.fromkeys(found))


def formations_slowly(sheet: Sheet, formation: str) -> Iterator[frozenset[Cell]]:
    for walls in anywhere(formation):
        empty = all(sheet.get(cell) == "." for cell in walls)
        if empty and keeps_all_within_reach(sheet | dict.fromkeys(walls, "#")):
            yield walls


def things_slowly(sheet: Sheet) -> set[Cell]:
    return {
        cell
        for cell in CELLS
        if sheet[cell] == "." and not any(sheet[other] in "TGOD" for other in neighbours(cell))
    }


def best_slowly(sheet: Sheet, elements: tuple[str, ...]) -> tuple[bool, ...]:
    if not elements:
        return ()
    first, later = elements[0], elements[1:]
    if first in FORMATIONS:
        following = [sheet | dict.fromkeys(walls, "#") for walls in formations_slowly(sheet, first)]
    else:
        following = [sheet | {cell: LETTERS[first]} for cell in things_slowly(sheet)]
    if not following:
        return False, *best_slowly(sheet, later)
    return True, *max(best_slowly(other, later) for other in following)


# ── sheets by chance ─────────────────────────────────────────────────────────────────────────────────────


@cache
def random_sheet(seed: int, cards: int = 14) -> str:
    """A sheet as random players leave it after so many cards."""
    chance = Chance(seed)
    deck = list(CARDS)
    chance.shuffle(deck)
    squares = BLANK
    for card in deck[:cards]:
        for element in needs_room(CARDS[card].elements):
            if element in FORMATIONS:
                spots = list(wall_places(plan(squares), element))
                for square in chance.one_of(spots).squares if spots else ():
                    squares = drawn(squares, square, "#")
            else:
                room = list(members(room_for_things(plan(squares))))
                if room:
                    squares = drawn(squares, chance.one_of(room), LETTERS[element])
    return squares


SEEDS = range(12)


@pytest.mark.parametrize("seed", SEEDS[::2])
def test_walls_go_exactly_where_the_obvious_law_allows_them(seed: int) -> None:
    squares = random_sheet(seed, cards=1 + seed)
    for formation in FORMATIONS:
        slowly = set(formations_slowly(as_sheet(squares), formation))
        quickly = [
            frozenset(CELLS[square] for square in place.squares)
            for place in wall_places(plan(squares), formation)
        ]
        assert len(quickly) == len(set(quickly))
        assert set(quickly) == slowly


@pytest.mark.parametrize("seed", SEEDS)
def test_the_refusal_agrees_with_the_list_of_legal_places(seed: int) -> None:
    sheet = plan(random_sheet(seed))
    for formation in FORMATIONS:
        listed = {place.squares for place in wall_places(sheet, formation)}
        assert listed == {place.squares for place in places(formation) if against_walls(sheet, place) is None}


@pytest.mark.parametrize("seed", SEEDS)
def test_things_go_exactly_where_the_obvious_law_allows_them(seed: int) -> None:
    squares = random_sheet(seed, cards=1 + seed)
    slowly = {square_of(cell) for cell in things_slowly(as_sheet(squares))}

    assert set(members(room_for_things(plan(squares)))) == slowly
    assert {square for square in range(80) if against_thing(plan(squares), square) is None} == slowly


@pytest.mark.parametrize("formation", FORMATIONS)
def test_turning_and_mirroring_is_that_of_paper(formation: str) -> None:
    for turns in range(4):
        for mirrored in (False, True):
            rows = turned_slowly(formation, turns, mirrored)
            cells = cells_of(rows)
            shift = 2, 4 - min(cells)[1]
            place = place_at(formation, Spot(2, 4, turns, mirrored))
            assert place is not None
            assert {CELLS[square] for square in place.squares} == {
                (row + shift[0], column + shift[1]) for row, column in cells
            }


CROWDED = range(30)


@pytest.mark.parametrize("seed", CROWDED)
def test_what_can_be_built_at_best_is_what_trying_everything_finds(seed: int) -> None:
    squares = random_sheet(seed, cards=18 + seed % 6)
    for elements in (("goblin", "orc"), ("goblin", "orc", "orc"), ("W1", "goblin", "trap")):
        if room_for_things(plan(squares)).bit_count() <= 12:
            assert best_result(plan(squares), elements) == best_slowly(as_sheet(squares), elements)


@pytest.mark.parametrize("seed", CROWDED)
def test_every_legal_place_keeps_the_best_result_within_reach(seed: int) -> None:
    squares = random_sheet(seed, cards=20)
    later = ("orc", "orc")
    best = best_result(plan(squares), ("goblin", *later))
    for square in legal_squares(plan(squares), "goblin", later):
        assert (True, *best_result(plan(drawn(squares, square, "G")), later)) == best
    for place in legal_places(plan(squares), "W2", ("goblin",)):
        walled = squares
        for square in place.squares:
            walled = drawn(walled, square, "#")
        assert (True, *best_result(plan(walled), ("goblin",))) == best_result(plan(squares), ("W2", "goblin"))


def most_slowly(room: frozenset[Cell]) -> int:
    """How many cells, no two side by side: each is left out, or taken and its neighbours left out."""
    if not room:
        return 0
    one = min(room)
    return max(most_slowly(room - {one}), 1 + most_slowly(room - {one, *neighbours(one)}))


@pytest.mark.parametrize("seed", range(60))
def test_as_many_things_find_room_as_trying_everything_finds(seed: int) -> None:
    chance = Chance(seed)
    corner = [cell for cell in CELLS if cell[0] >= 4 and cell[1] >= 6]
    room = frozenset(cell for cell in corner if chance.below(3))
    bits = sum(BITS[square_of(cell)] for cell in room)
    most = most_slowly(room)

    assert most_things(bits, len(corner)) == most
    assert [has_room_for(bits, things) for things in range(len(corner))] == [
        things <= most for things in range(len(corner))
    ]


@pytest.mark.parametrize("seed", SEEDS)
def test_bottlenecks_are_the_squares_without_which_there_is_no_way(seed: int) -> None:
    squares = random_sheet(seed)
    sheet = as_sheet(squares)
    needed = {
        square
        for square, cell in enumerate(CELLS)
        if sheet[cell] != "#" and (7, 9) not in reachable(sheet | {cell: "#"}, (0, 0))
    }
    needed |= {0, 79}

    assert set(members(bottlenecks(plan(squares).free))) == needed


@pytest.mark.parametrize("seed", SEEDS)
def test_the_shortest_way_is_one(seed: int) -> None:
    free = plan(random_sheet(seed)).free
    way = [BITS.index(bit) for bit in shortest_way(free)]

    assert (way[0], way[-1]) == (0, 79)
    assert all(CELLS[two] in neighbours(CELLS[one]) for one, two in pairwise(way))


def test_a_treasure_is_lost_where_no_monster_can_ever_stand() -> None:
    squares = dungeon(walls="C3", traps="E5", goblins="G7").sheet.squares
    lost = {name for name in NAMES if not can_be_guarded(squares, NAMES.index(name))}

    assert lost == {"C3", "E5", "D5", "E4", "E6", "F5", "F7", "G6", "G8", "H7"}
