"""A sheet of paper with a dungeon: its heading, and a large one with room below the squares."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from engine.core.text import Seat, seat_name
from engine.games.doodle_dungeon.board.sheet import COLUMNS, ROWS
from engine.games.doodle_dungeon.show.views import DungeonView, TableView
from engine.games.doodle_dungeon.state import BUILDING, DEFENDING
from render.doodle_dungeon.parts.colours import GRAPHITE, SOFT
from render.doodle_dungeon.parts.dungeon import LABEL, Plot, draw_dungeon
from render.doodle_dungeon.parts.paper import lay_paper, light_up
from render.doodle_dungeon.parts.pencil import doodle
from render.kit.canvas import MARGIN, WIDTH, Box, Canvas
from render.kit.fonts import Face
from render.kit.tokens import badge
from render.kit.writing import Style
from texts import Speaker

HEAD = 54
ENTRANCE = 30
"""Room above the squares for a hero who stands outside."""
PAD = 12
FOOT = 6
NAME = Style(Face.BOLD, 28)
DUNGEON = Style(Face.PLAIN, 24)


def phase_word(view: TableView, speaker: Speaker) -> str:
    """The phase, and the round in phase A."""
    return speaker(f"doodle-dungeon-picture-{view.phase}", round=view.round, rounds=view.rounds)


def draw_head(canvas: Canvas, room: Box, view: TableView, seat: Seat, speaker: Speaker) -> None:
    """Whose dungeon this is, what it is called, and who has the start marker or the turn."""
    dungeon = view.dungeons[seat]
    size = min(46, room.height)
    canvas.stamp(badge(seat, size), (room.left, room.top))
    words = room.inner(left=size + 10)
    icon = _turn_icon(view, seat)
    if icon:
        canvas.stamp(doodle(icon, 40), (room.right - 40, room.middle[1] - 20))
        words = words.inner(right=48)
    player = speaker.say(seat_name(seat))
    if not dungeon.name:
        canvas.text(player, words, NAME, GRAPHITE)
        return
    upper = Box(words.left, words.top - 6, words.width, words.height // 2 + 6)
    canvas.text(player, upper, NAME, GRAPHITE)
    canvas.text(dungeon.name, upper._replace(top=upper.bottom), DUNGEON, SOFT)


def _turn_icon(view: TableView, seat: Seat) -> str:
    if view.phase == DEFENDING:
        return "pencil" if seat == view.active else ""
    return "start" if view.phase == BUILDING and seat == view.start else ""


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
