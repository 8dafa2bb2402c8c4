"""The building site, against a slow and obvious second look at it."""

import random

import pytest

from engine.games.dungeon_lords.squares import (
    ENTRANCE,
    FIRST_TUNNELS,
    SQUARES,
    ZONES,
    diggable,
    set_of,
    square_name,
    within_reach,
)


def test_the_entrance_and_the_first_tunnels() -> None:
    assert square_name(ENTRANCE) == "A3"
    assert [square_name(where) for where in FIRST_TUNNELS] == ["A3", "B3", "C3"]


@pytest.mark.parametrize(
    ("zone", "size"), [("surface", 10), ("deep", 10), ("edge", 14), ("centre", 6), ("", 20)]
)
def test_how_large_the_zones_are(zone: str, size: int) -> None:
    assert ZONES[zone].bit_count() == size


def slow_diggable(filled: set[tuple[int, int]]) -> set[tuple[int, int]]:
    allowed = set()
    for row in range(4):
        for column in range(5):
            near = {(row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)}
            then = filled | {(row, column)}
            full = any(
                {(r, c), (r + 1, c), (r, c + 1), (r + 1, c + 1)} <= then for r in range(3) for c in range(4)
            )
            if (row, column) not in filled and near & filled and not full:
                allowed.add((row, column))
    return allowed


def slow_reach(filled: set[tuple[int, int]], conquered: set[tuple[int, int]]) -> set[tuple[int, int]]:
    steps = {(0, 2): 0}
    queue = [(0, 2)]
    for row, column in queue:
        if (row, column) in conquered:
            for near in ((row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)):
                if near in filled and near not in steps:
                    steps[near] = steps[row, column] + 1
                    queue.append(near)
    open_tiles = {cell: far for cell, far in steps.items() if cell not in conquered}
    return {cell for cell, far in open_tiles.items() if far == min(open_tiles.values())}


@pytest.mark.parametrize("seed", range(200))
def test_digging_and_reach_agree_with_the_slow_way(seed: int) -> None:
    chance = random.Random(seed)
    filled = {divmod(where, 5) for where in FIRST_TUNNELS}
    for _ in range(chance.randrange(12)):
        places = sorted(slow_diggable(filled))
        filled |= {chance.choice(places)} if places else set()
    conquered: set[tuple[int, int]] = set()
    for _ in range(chance.randrange(6)):
        conquered |= {chance.choice(sorted(slow_reach(filled, conquered)))} if conquered != filled else set()

    def mask(cells: set[tuple[int, int]]) -> int:
        return set_of(row * 5 + column for row, column in cells)

    assert {divmod(where, 5) for where in diggable(mask(filled))} == slow_diggable(filled)
    reach = {divmod(where, 5) for where in within_reach(mask(filled), mask(conquered))}
    assert reach == (slow_reach(filled, conquered) if conquered != filled else set())


def test_a_full_site_has_no_block_of_two_by_two() -> None:
    filled = set_of(FIRST_TUNNELS)
    while places := diggable(filled):
        filled |= 1 << places[0]

    assert filled.bit_count() < len(SQUARES)
