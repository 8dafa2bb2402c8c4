"""However much somebody writes for a path, reading it is little work; the work is counted, not timed."""

from contextlib import suppress
from functools import partial
from heapq import heappop

import pytest

from engine.core import Chance, Illegal
from engine.games.doodle_dungeon.board import routes
from engine.games.doodle_dungeon.board.routes import way_on
from engine.games.doodle_dungeon.board.sheet import NAMES
from engine.games.doodle_dungeon.rules.drawing import THE_PATH
from engine.games.doodle_dungeon.state import Master, Sheet, Table
from tests.engine.doodle_dungeon.scenario import drawing, dungeon, refused
from tests.engine.doodle_dungeon.test_law import random_sheet

MOST_LOOKED_AT = 12_000
"""Squares a search may look at for one answer: about 160 searches of 80 squares, a few milliseconds."""


def looked_at(monkeypatch: pytest.MonkeyPatch, word: str, words: list[str]) -> int:
    """How many squares are looked at to read an answer, legal or not."""
    count = 0

    def counted(heap: list[tuple[int, int]]) -> tuple[int, int]:
        nonlocal count
        count += 1
        return heappop(heap)

    monkeypatch.setattr(routes, "heappop", counted)
    with suppress(Illegal):
        THE_PATH.read(drawing(Master(sheet=Sheet(word))), 0, words)
    return count


def hostile_words(chance: Chance) -> list[str]:
    """Many far squares: the same two over and over, any, or each one corner to corner with the one before."""
    match chance.below(3):
        case 0:
            some = [chance.one_of(NAMES), chance.one_of(NAMES)] * 125
        case 1:
            some = [chance.one_of(NAMES) for _ in range(250)]
        case _:
            some = [NAMES[number % 80] for number in range(0, 250 * 11, 11)]
    return some[: 1 + chance.below(250)]


def test_however_many_far_squares_are_named_the_search_is_short(monkeypatch: pytest.MonkeyPatch) -> None:
    chance = Chance(7)
    words = [["A1", "H10"] * 125, ["A1"] * 250, *[hostile_words(chance) for _ in range(60)]]
    sheets = [dungeon(walls="B2 A2").sheet.squares, *[random_sheet(seed) for seed in range(8)]]

    most = max(looked_at(monkeypatch, chance.one_of(sheets), some) for some in words)

    assert 0 < most < MOST_LOOKED_AT


def test_a_way_that_is_wrong_already_is_not_led_on() -> None:
    """The square enclosed by walls can only be jumped to; what is named after it makes no difference."""
    g = drawing(dungeon(walls="A10 A9 B10 C5", path=""))

    assert refused(g, "A", "A10 C4 A10 E6 C3 B7") == refused(g, "A", "A10")
    assert len(THE_PATH.meant(["A10", "C4"] * 100, partial(way_on, sheet_of(g)))) < 200


def sheet_of(g: Table) -> str:
    """The dungeon seat A draws in."""
    return g.masters[1].sheet.squares
