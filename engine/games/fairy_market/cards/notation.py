"""The one-line notation of dungeon cards: reading, with errors that name card and cell, and writing."""

from __future__ import annotations

import re
from collections.abc import Iterator

import msgspec

GLYPHS = ".╵╶└╷│┌├╴┘─┴┐┤┬┼"
"""Rock and corridors; the index in this string is the sum of the open sides."""
ROWS, COLUMNS = 5, 3
SIDES = {"N": 1, "E": 2, "S": 4, "W": 8}
STEPS = {"N": (-1, 0), "E": (0, 1), "S": (1, 0), "W": (0, -1)}
OPPOSITE = {"N": "S", "E": "W", "S": "N", "W": "E"}

KINDS = {
    "c": "coin",
    "b": "barrel",
    "s": "sword",
    "r": "rope",
    "k": "key",
    "p": "scroll",
    "M": "monster",
    "L": "lock",
    "F": "fall-pit",
    "V": "lava-pit",
    "O": "portal",
    "T": "stairs",
    "R": "recycling",
    "X": "scissors",
}
LETTERS = {kind: letter for letter, kind in KINDS.items()}
ON_THE_MAIN_LEVEL = ("monster", "lock", "fall-pit", "lava-pit", "stairs")
IN_CORRIDORS = ("lock", "lava-pit")
LEADING_DOWN = ("stairs", "fall-pit")

_FEATURE = re.compile(r"([A-Za-z])(u?)([1-5])([1-3])")


class BadCardError(ValueError):
    """A line describes no possible card; the message names the card and the cell."""


class Feature(msgspec.Struct, frozen=True, gc=False):
    """Something drawn in a cell; rows and columns are counted from 0."""

    kind: str
    row: int
    column: int
    under: bool = False


class Card(msgspec.Struct, frozen=True, gc=False):
    """A dungeon card: five rows of three cells on two levels."""

    id: str
    cost: int
    main: tuple[str, ...]
    under: tuple[str, ...]
    """Empty for a card without underground."""
    features: tuple[Feature, ...]

    def glyph(self, row: int, column: int, under: bool = False) -> str:
        """What a cell is: rock, a corridor or a room; empty beyond the border."""
        rows = self.under if under else self.main
        inside = 0 <= row < len(rows) and 0 <= column < COLUMNS
        return rows[row][column] if inside else ""

    def rooms(self) -> dict[str, list[tuple[int, int]]]:
        """The cells of every room, row by row."""
        found: dict[str, list[tuple[int, int]]] = {}
        for row, column in cells():
            if self.main[row][column].isalpha():
                found.setdefault(self.main[row][column], []).append((row, column))
        return found

    def openings(self) -> Iterator[tuple[int, int, str]]:
        """Where corridors of the main level leave the card: row, column and side."""
        for row, column in cells():
            for side in open_sides(self.main[row][column]):
                if not self.glyph(row + STEPS[side][0], column + STEPS[side][1]):
                    yield row, column, side


def cells() -> Iterator[tuple[int, int]]:
    """All cells of a card, row by row."""
    return ((row, column) for row in range(ROWS) for column in range(COLUMNS))


def open_sides(glyph: str) -> list[str]:
    """The sides at which a corridor goes on; rock and rooms have none."""
    mask = max(GLYPHS.find(glyph), 0)
    return [side for side, bit in SIDES.items() if mask & bit]


def read_card(line: str) -> Card:
    """The card a line describes; an error names the card and the cell."""
    parts = line.split("|")
    if len(parts) != 5:
        raise BadCardError(f"{line!r}: a card has five parts divided by |, not {len(parts)}")
    name, cost, main, under, features = parts
    if not cost.isdecimal():
        raise BadCardError(f"{name}: the cost {cost!r} is not a number")
    rows = tuple(main.split("/"))
    lower = () if under == "-" else tuple(under.split("/"))
    card = Card(name, int(cost), rows, lower, tuple(_feature(name, word) for word in features.split()))
    for flaw in _flaws(card):
        raise BadCardError(f"{name}, {flaw}")
    return card


def write_card(card: Card) -> str:
    """The line that describes a card."""
    features = " ".join(
        f"{LETTERS[each.kind]}{'u' * each.under}{each.row + 1}{each.column + 1}" for each in card.features
    )
    return f"{card.id}|{card.cost}|{'/'.join(card.main)}|{'/'.join(card.under) or '-'}|{features}"


def turned(card: Card) -> Card:
    """The same card upside down."""
    return Card(
        card.id,
        card.cost,
        _turned_rows(card.main),
        _turned_rows(card.under),
        tuple(
            Feature(each.kind, ROWS - 1 - each.row, COLUMNS - 1 - each.column, each.under)
            for each in card.features
        ),
    )


def _turned_rows(rows: tuple[str, ...]) -> tuple[str, ...]:
    return tuple("".join(_turned_glyph(glyph) for glyph in reversed(row)) for row in reversed(rows))


def _turned_glyph(glyph: str) -> str:
    mask = GLYPHS.find(glyph)
    return glyph if mask < 0 else GLYPHS[(mask << 2 | mask >> 2) & 15]


def _feature(name: str, word: str) -> Feature:
    match = _FEATURE.fullmatch(word)
    if match is None or match[1] not in KINDS:
        raise BadCardError(f"{name}: {word!r} is no feature; one is written like c12, or bu41 underground")
    return Feature(KINDS[match[1]], int(match[3]) - 1, int(match[4]) - 1, bool(match[2]))


def _flaws(card: Card) -> Iterator[str]:
    """What is wrong with a card, each with its cell."""
    yield from _flaws_of_rows("main level", card.main)
    if card.under:
        yield from _flaws_of_rows("underground", card.under)
    yield from _flaws_of_corridors(card, under=False)
    if card.under:
        yield from _flaws_of_corridors(card, under=True)
    for letter, room in card.rooms().items():
        yield from _flaws_of_room(card, letter, room)
    yield from _flaws_of_features(card)


def _flaws_of_rows(level: str, rows: tuple[str, ...]) -> Iterator[str]:
    if len(rows) != ROWS:
        yield f"{level}: there are {len(rows)} rows instead of {ROWS}"
    for number, row in enumerate(rows, 1):
        if len(row) != COLUMNS:
            yield f"{level}, row {number}: there are {len(row)} cells instead of {COLUMNS}"
        for column, glyph in enumerate(row, 1):
            room = level == "main level" and glyph in "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
            if glyph not in GLYPHS and not room:
                yield f"cell {number}{column} ({level}): {glyph!r} is neither rock nor corridor nor room"


def _flaws_of_corridors(card: Card, under: bool) -> Iterator[str]:
    level = "underground" if under else "main level"
    for row, column in cells():
        for side in open_sides(card.glyph(row, column, under)):
            down, right = STEPS[side]
            beyond = card.glyph(row + down, column + right, under)
            answered = OPPOSITE[side] in open_sides(beyond) or beyond.isalpha()
            if not beyond and under:
                yield f"{_cell(row, column)} ({level}): the underground must not leave the card"
            elif beyond and not answered:
                yield f"{_cell(row, column)} ({level}): its open side {side} meets a wall"


def _flaws_of_room(card: Card, letter: str, room: list[tuple[int, int]]) -> Iterator[str]:
    rows, columns = {row for row, _ in room}, {column for _, column in room}
    tall, wide = max(rows) - min(rows) + 1, max(columns) - min(columns) + 1
    where = _cell(*room[0])
    if len(room) != tall * wide:
        yield f"{where}: room {letter} is not a rectangle"
    if len(room) < 2:
        yield f"{where}: room {letter} has a single cell"
    if not list(doors(card, letter)):
        yield f"{where}: room {letter} has no door"


def doors(card: Card, letter: str) -> Iterator[tuple[int, int, str]]:
    """The doors of a room, clockwise from its top left corner: the room's cell, and the side it opens to."""
    room = card.rooms()[letter]
    rows, columns = sorted({row for row, _ in room}), sorted({column for _, column in room})
    around = [
        *((rows[0], column, "N") for column in columns),
        *((row, columns[-1], "E") for row in rows),
        *((rows[-1], column, "S") for column in reversed(columns)),
        *((row, columns[0], "W") for row in reversed(rows)),
    ]
    for row, column, side in around:
        down, right = STEPS[side]
        if OPPOSITE[side] in open_sides(card.glyph(row + down, column + right)):
            yield row, column, side


def _flaws_of_features(card: Card) -> Iterator[str]:
    taken = set()
    for each in card.features:
        where = _cell(each.row, each.column) + (" (underground)" if each.under else "")
        glyph = card.glyph(each.row, each.column, each.under)
        if glyph in ("", "."):
            yield f"{where}: a {each.kind} in the rock"
        if (each.row, each.column, each.under) in taken:
            yield f"{where}: two features in one cell"
        if each.under and each.kind in ON_THE_MAIN_LEVEL:
            yield f"{where}: a {each.kind} belongs on the main level"
        if each.kind in IN_CORRIDORS and glyph.isalpha():
            yield f"{where}: a {each.kind} belongs in a corridor"
        if each.kind in LEADING_DOWN and card.glyph(each.row, each.column, under=True) in ("", "."):
            yield f"{where}: {each.kind} with no tunnel below"
        taken.add((each.row, each.column, each.under))


def _cell(row: int, column: int) -> str:
    return f"cell {row + 1}{column + 1}"
