"""One dungeon large, as its owner, the drawer of its path, or everybody sees it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from engine.core.text import Seat
from engine.games.doodle_dungeon.board.sheet import COLUMNS, ROWS
from engine.games.doodle_dungeon.show.views import DungeonView, TableView
from render.doodle_dungeon.board import draw_head
from render.doodle_dungeon.parts.dungeon import LABEL, Plot, draw_dungeon
from render.doodle_dungeon.parts.paper import lay_paper, light_up
from render.kit.canvas import MARGIN, WIDTH, Box, Canvas
from texts import Speaker

HEAD = 54
ENTRANCE = 30
"""Room above the squares for a hero who stands outside."""
PAD = 12
FOOT = 6


class LargeSheet(NamedTuple):
    """A sheet of paper with a dungeon, and free room below the squares."""

    top: int
    cell: int
    room: int

    @property
    def box(self) -> Box:
        """The whole sheet."""
        return Box(MARGIN, self.top, WIDTH - 2 * MARGIN, self.height)

    @property
    def height(self) -> int:
        """From the name to the end of the room below."""
        return PAD + HEAD + ENTRANCE + ROWS * self.cell + LABEL + FOOT + self.room + PAD

    @property
    def plot(self) -> Plot:
        """The squares, in the middle of the sheet."""
        left = MARGIN + (WIDTH - 2 * MARGIN - COLUMNS * self.cell) // 2
        return Plot(left, self.top + PAD + HEAD + ENTRANCE, self.cell)

    @property
    def below(self) -> Box:
        """The free room."""
        top = self.plot.all.bottom + LABEL + FOOT
        return Box(MARGIN + 2 * PAD, top, WIDTH - 2 * MARGIN - 4 * PAD, self.room)

    def draw(
        self,
        canvas: Canvas,
        view: TableView,
        seat: Seat,
        dungeon: DungeonView,
        speaker: Speaker,
        marked: Iterable[int] = (),
    ) -> None:
        """Paper, name and squares."""
        if seat in view.awaited:
            light_up(canvas, self.box, seat)
        lay_paper(canvas, self.box, self.cell // 2, (self.plot.left, self.plot.top))
        head = Box(self.box.left + PAD, self.top + PAD, self.box.width - 2 * PAD, HEAD - 4)
        draw_head(canvas, head, view, seat, speaker)
        draw_dungeon(canvas, self.plot, dungeon, marked)
