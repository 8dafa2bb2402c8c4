"""What goes beside a dungeon, or below a wide one: what was found and used, or the cards still in hand."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple, Protocol

from PIL import Image

from engine.games.fairy_market.board.dungeon import Dungeon
from engine.games.fairy_market.phrases import ORDER
from render.fairy_market.parts.cardface import card_face, face_size
from render.fairy_market.parts.pieces import draw_token, token_size
from render.fairy_market.parts.stall import COUNTER, PLANK, RADIUS
from render.kit.canvas import Box, Canvas
from render.kit.fonts import Face
from render.kit.sprites import sprite
from render.kit.theme import GOLD, INK
from render.kit.writing import Style

NUMBER = Style(Face.HEAVY, 38)
ROW = 52
COLUMN = 128
PADDING = 12
TOKEN = 2
"""Pixels a cell of a used token: its wings would reach the number with more."""


class Aside(Protocol):
    """Something that can be laid out in columns of some height, or in rows of some width."""

    def beside(self, height: int) -> tuple[int, int]:
        """Its width and height in columns."""

    def below(self, width: int) -> tuple[int, int]:
        """Its width and height in rows."""

    def draw(self, canvas: Canvas, box: Box) -> None:
        """Fill the box, row by row."""


class Entry(NamedTuple):
    """A symbol with a number."""

    picture: Image.Image
    text: str
    main: bool = False
    """Whether it is what the main goal asks for."""


class Ledger(NamedTuple):
    """What a path has found, and what it has used."""

    entries: Sequence[Entry]

    def beside(self, height: int) -> tuple[int, int]:
        """As many columns as needed."""
        rows = max(1, (height - 2 * PADDING) // ROW)
        columns = -(-len(self.entries) // rows)
        rows = -(-len(self.entries) // max(1, columns))
        return columns * COLUMN + 2 * PADDING, rows * ROW + 2 * PADDING

    def below(self, width: int) -> tuple[int, int]:
        """As many rows as needed."""
        columns = max(1, (width - 2 * PADDING) // COLUMN)
        rows = -(-len(self.entries) // columns)
        return min(columns, len(self.entries)) * COLUMN + 2 * PADDING, rows * ROW + 2 * PADDING

    def draw(self, canvas: Canvas, box: Box) -> None:
        """Symbol and number, one after the other."""
        if not self.entries:
            return
        canvas.box(box, COUNTER, RADIUS, PLANK)
        room = box.inset(PADDING)
        columns = max(1, room.width // COLUMN)
        for number, entry in enumerate(self.entries):
            row, column = divmod(number, columns)
            cell = Box(room.left + column * COLUMN, room.top + row * ROW, COLUMN, ROW)
            canvas.stamp_middle(entry.picture, (cell.left + 28, cell.middle[1]))
            canvas.text(entry.text, cell.inner(left=62), NUMBER, GOLD if entry.main else INK)


def ledger(dungeon: Dungeon, goal: str) -> Ledger:
    """The discoveries in their usual order, what the goal asks for first; then tokens used."""
    kinds = [kind for kind in ORDER if dungeon.count(kind)]
    kinds.sort(key=lambda kind: kind != goal)
    found = [Entry(sprite(picture_of(kind), 3), str(dungeon.count(kind)), kind == goal) for kind in kinds]
    tokens = [Entry(_token(item), str(count)) for item, count in dungeon.tokens.items()]
    return Ledger([*found, *tokens])


def picture_of(kind: str) -> str:
    """The sprite that stands for a kind of discovery; pits of both kinds count as one."""
    return "fall-pit" if kind == "pit" else kind


def _token(item: str) -> Image.Image:
    canvas = Canvas(Image.new("RGBA", token_size(TOKEN)))
    draw_token(canvas, item, (canvas.whole.width // 2, canvas.whole.height // 2), TOKEN)
    return canvas.image


class Rest(NamedTuple):
    """The cards that have not been laid yet, with their letters."""

    cards: Sequence[tuple[str, str]]
    cell: int = 46

    def beside(self, height: int) -> tuple[int, int]:
        """In columns."""
        if not self.cards:
            return 0, 0
        wide, tall = face_size(self.cell)
        rows = max(1, (height + PADDING) // (tall + PADDING))
        columns = -(-len(self.cards) // rows)
        rows = -(-len(self.cards) // columns)
        return columns * (wide + PADDING) - PADDING, rows * (tall + PADDING) - PADDING

    def below(self, width: int) -> tuple[int, int]:
        """In rows."""
        if not self.cards:
            return 0, 0
        wide, tall = face_size(self.cell)
        columns = max(1, (width + PADDING) // (wide + PADDING))
        rows = -(-len(self.cards) // columns)
        columns = min(columns, len(self.cards))
        return columns * (wide + PADDING) - PADDING, rows * (tall + PADDING) - PADDING

    def draw(self, canvas: Canvas, box: Box) -> None:
        """The cards, small."""
        wide, tall = face_size(self.cell)
        columns = max(1, (box.width + PADDING) // (wide + PADDING))
        for number, (letter, card) in enumerate(self.cards):
            row, column = divmod(number, columns)
            at = (box.left + column * (wide + PADDING), box.top + row * (tall + PADDING))
            canvas.image.paste(card_face(card, letter, self.cell), at)
