"""Squares on a grid and their notation: `C7` is row C, column 7."""

from __future__ import annotations

import re

import msgspec

from engine.core.refusals import Illegal
from engine.core.text import Text

Cell = tuple[int, int]
"""Row and column, both counted from 0."""

_CELL = re.compile(r"([A-Za-z])([1-9][0-9]?)")
_TURN = re.compile(r"[rR](0|90|180|270)")


class Spot(msgspec.Struct, frozen=True):
    """Where a piece goes: its top left square, its quarter turns clockwise, and whether mirrored first."""

    row: int
    column: int
    turns: int = 0
    mirrored: bool = False


def cell_name(cell: Cell) -> str:
    """`(2, 6)` is written `C7`."""
    row, column = cell
    return f"{chr(ord('A') + row)}{column + 1}"


def read_cell(word: str, rows: int, columns: int) -> Cell:
    """The square a word names, or a refusal that says what the grid looks like."""
    match = _CELL.fullmatch(word)
    if match:
        row, column = ord(match[1].upper()) - ord("A"), int(match[2]) - 1
        if row < rows and column < columns:
            return row, column
    raise Illegal(Text("no-such-square", {"word": word, "last": cell_name((rows - 1, columns - 1))}))


def spot_words(spot: Spot) -> list[str]:
    """A spot in notation: `C7`, then `r90` when turned, then `m` when mirrored."""
    words = [cell_name((spot.row, spot.column))]
    if spot.turns:
        words.append(f"r{spot.turns * 90}")
    if spot.mirrored:
        words.append("m")
    return words


def read_spot(words: list[str], rows: int, columns: int) -> Spot:
    """The spot that `C7 r90 m` means."""
    if not words:
        raise Illegal(Text("no-square-named"))
    row, column = read_cell(words[0], rows, columns)
    turns, mirrored = 0, False
    for word in words[1:]:
        turned = _TURN.fullmatch(word)
        if turned:
            turns = int(turned[1]) // 90
        elif word.lower() == "m":
            mirrored = True
        else:
            raise Illegal(Text("no-such-turn", {"word": word}))
    return Spot(row, column, turns, mirrored)
