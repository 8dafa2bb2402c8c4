"""All cells of a layout: what they are, and what lies in them."""

from __future__ import annotations

import re
from collections.abc import Iterator

from engine.games.fairy_market.cards import box

LINES = {line.card.split("|")[0]: line.card for line in (*box().starters, *box().cards)}
ARMS = {
    "│": "NS", "─": "EW", "┌": "ES", "┐": "SW", "└": "NE", "┘": "NW", "├": "NES", "┤": "NSW", "┬": "ESW",
    "┴": "NEW", "┼": "NESW", "╵": "N", "╶": "E", "╷": "S", "╴": "W",
}  # fmt: skip
DELTA = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}
BACK = {"N": "S", "E": "W", "S": "N", "W": "E"}

Cell = tuple[int, int, bool]
"""Column, row, and whether underground."""


class Dungeon:
    """A layout, cell by cell."""

    def __init__(self, layout: list[tuple[str, int, int, bool]]) -> None:
        self.arms: dict[Cell, str] = {}
        self.room: dict[Cell, tuple[int, str]] = {}
        self.thing: dict[Cell, str] = {}
        self.card: dict[tuple[int, int], int] = {}
        for number, (name, x, y, upside_down) in enumerate(layout):
            self._lay(number, LINES[name].split("|"), x, y, upside_down)
        self.left = min(x for x, _ in self.card)
        self.top = min(y for _, y in self.card)

    def _lay(self, number: int, parts: list[str], x: int, y: int, upside_down: bool) -> None:
        def put(row: int, column: int) -> tuple[int, int]:
            return (x + 2 - column, y + 4 - row) if upside_down else (x + column, y + row)

        for under, level in ((False, parts[2]), (True, parts[3])):
            if level == "-":
                continue
            for row, glyphs in enumerate(level.split("/")):
                for column, glyph in enumerate(glyphs):
                    cell = (*put(row, column), under)
                    if not under:
                        self.card[cell[:2]] = number
                    if glyph in ARMS:
                        arms = ARMS[glyph]
                        self.arms[cell] = "".join(BACK[arm] for arm in arms) if upside_down else arms
                    elif glyph != ".":
                        self.room[cell] = (number, glyph)
        for word in parts[4].split():
            kind, under_mark, row_, column_ = re.fullmatch(r"(.)(u?)(.)(.)", word).groups()  # type: ignore[union-attr]
            self.thing[*put(int(row_) - 1, int(column_) - 1), bool(under_mark)] = kind

    def cell(self, name: str) -> Cell:
        return (ord(name[0]) - 97 + self.left, int(name[1:].strip("'")) - 1 + self.top, name.endswith("'"))

    def name(self, cell: Cell) -> str:
        return f"{chr(97 + cell[0] - self.left)}{cell[1] - self.top + 1}" + ("'" if cell[2] else "")

    def beyond(self, cell: Cell, side: str) -> Cell:
        return cell[0] + DELTA[side][0], cell[1] + DELTA[side][1], cell[2]

    def in_room(self, room: tuple[int, str]) -> list[Cell]:
        return sorted([cell for cell, its in self.room.items() if its == room], key=lambda c: (c[1], c[0]))

    def doors(self, room: tuple[int, str]) -> list[tuple[Cell, Cell]]:
        """The room's cell and the corridor behind each door, clockwise from the top left corner."""
        cells = self.in_room(room)
        left, right = min(c[0] for c in cells), max(c[0] for c in cells)
        top, bottom = min(c[1] for c in cells), max(c[1] for c in cells)
        rim = [((x, top, False), "N") for x in range(left, right + 1)]
        rim += [((right, y, False), "E") for y in range(top, bottom + 1)]
        rim += [((x, bottom, False), "S") for x in range(right, left - 1, -1)]
        rim += [((left, y, False), "W") for y in range(bottom, top - 1, -1)]
        found = []
        for cell, side in rim:
            other = self.beyond(cell, side)
            same_card = self.card.get(other[:2]) == room[0]
            if same_card and BACK[side] in self.arms.get(other, ""):
                found.append((cell, other))
        return found

    def is_gate(self, cell: Cell, side: str) -> bool:
        return (
            not cell[2] and side in self.arms.get(cell, "") and self.beyond(cell, side)[:2] not in self.card
        )

    def gates(self) -> Iterator[str]:
        for cell, arms in self.arms.items():
            for side in arms:
                if self.is_gate(cell, side):
                    yield self.name(cell) + side
