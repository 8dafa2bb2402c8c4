"""The puzzles of Doodle Dungeon, from easy to hard: walls, traps and paths to draw on a given sheet."""

from __future__ import annotations

from collections.abc import Iterable

from engine.core import EXERCISE, Chance, Decision, Path, Placement, Puzzle, Spot
from engine.core.forms import Choice
from engine.core.puzzles import EASY, HARD, MEDIUM, Count
from engine.games.doodle_dungeon.board.sheet import LETTERS, drawn, square_of
from engine.games.doodle_dungeon.puzzles.proof import past_all_monsters
from engine.games.doodle_dungeon.puzzles.sheets import (
    DANGER,
    LENGTH,
    PREY,
    YOU,
    Position,
    set_up_sheet,
    worth,
)
from engine.games.doodle_dungeon.rules.elements import element_to_build
from engine.games.doodle_dungeon.state import Table

SHEETS = {
    "detour": Position(
        (
            "..........",
            "....#...#.",
            "...##....#",
            "###......#",
            "..........",
            ".....##...",
            ".###..##..",
            "...###....",
        ),
        LENGTH,
        "36",
    ),
    "visits": Position(
        (
            ".###T.....",
            "......###.",
            ".#G#..T##.",
            ".####..##.",
            ".#......#.",
            ".#.##.##G.",
            "G.#######.",
            "......###.",
        ),
        PREY,
    ),
    "long-wall": Position(
        (
            "..........",
            ".####...#.",
            "####...##.",
            "...#...##.",
            "...#.#####",
            "........#.",
            "..###.....",
            "..........",
        ),
        LENGTH,
        "30",
    ),
    "no-way-around": Position(
        (
            "......O##.",
            ".O.##.....",
            "..####..##",
            ".#.###...#",
            ".#..##G..#",
            ".#..#....#",
            ".#.......#",
            "...####T.G",
        ),
        DANGER,
        "55",
    ),
    "gauntlet": Position(
        (
            "T.........",
            ".T....####",
            "##........",
            "#.....###.",
            "#.###.#...",
            "#.......#.",
            "#...#.###G",
            "#G...##T..",
        ),
        DANGER,
        "55",
    ),
    "grand-tour": Position(
        (
            "....#O..G.",
            ".####.T..G",
            ".#....####",
            ".#.#######",
            ".#..#.###.",
            ".G....###.",
            ".###O..#.T",
            ".T####....",
        ),
        PREY,
    ),
}


def good_answers(g: Table, decision: Decision, count: Count) -> Iterable[Choice] | None:
    """Walls everywhere; of all places for a trap, which comes last, a best one; a path past all monsters."""
    squares, form = g.masters[YOU].sheet.squares, decision.form
    if isinstance(form, Path):
        return past_all_monsters(squares, count)
    if not isinstance(form, Placement) or element_to_build(g.masters[YOU]) not in LETTERS:
        return None
    spots = [(form.read(g, YOU, words), words) for words in form.legal(g, YOU)]
    count(len(spots))
    _, best = max(spots, key=lambda one: worth(DANGER, _with_trap(squares, one[0])))
    return [best]


def _with_trap(squares: str, spot: Spot) -> str:
    return drawn(squares, square_of((spot.row, spot.column)), LETTERS["trap"])


def _puzzle(level: int, best: int, *solution: str) -> Puzzle:
    return Puzzle(level, best, tuple([words.split() for words in solution]), answers=good_answers)


PUZZLES = {
    "detour": _puzzle(EASY, 21, "A2 r90"),
    "visits": _puzzle(EASY, 3, "A1 G1 B1 B3 C3 B3 B6 A6 A10 F10 F9 F10 H10"),
    "long-wall": _puzzle(MEDIUM, 25, "G6"),
    "no-way-around": _puzzle(MEDIUM, 3, "D9 r90", "A1"),
    "gauntlet": _puzzle(HARD, 4, "A2", "E10"),
    "grand-tour": _puzzle(HARD, 5, "A1 F1 F3 C3 C6 A6 A10 B10 B8 A8 A6 C6 C3 E3 E4 F4 F5 G5 G7 H7 H10"),
}


def new_puzzle(settings: dict[str, str], chance: Chance) -> Table:
    """Set up the puzzle named by the settings."""
    return set_up_sheet(SHEETS[settings[EXERCISE]], settings, chance)
