"""A dungeon as large as a question allows: the squares, and beside them what one counts with."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from PIL import ImageDraw

from engine.games.doodle_dungeon.board.sheet import ENTRANCE as WAY_IN
from engine.games.doodle_dungeon.board.sheet import EXIT as WAY_OUT
from engine.games.doodle_dungeon.board.sheet import KINDS, ROWS
from engine.games.doodle_dungeon.cards import CARDS, SHEET
from engine.games.doodle_dungeon.show.views import DungeonView
from engine.games.doodle_dungeon.state import BUILDING
from render.doodle_dungeon.parts.cardface import draw_element
from render.doodle_dungeon.parts.colours import GRAPHITE, MARKER, RED, SOFT
from render.doodle_dungeon.parts.dungeon import LABEL, Plot, cross, draw_dungeon
from render.doodle_dungeon.parts.paper import lay_paper
from render.doodle_dungeon.parts.pencil import doodle
from render.doodle_dungeon.parts.status import draw_above, draw_levels
from render.kit.canvas import WIDTH, Box, Canvas
from render.kit.fonts import Face
from render.kit.writing import Style

RIM = 8
PAD = 12
ENTRANCE = 34
"""Room above the squares for a hero who stands outside."""
DOOR = 44
"""Room beside the squares for one who leaves."""
ARROW = 16
"""How far the arrows at the doors stand out."""
LEVEL = 44
ELEMENT = 60
ACROSS = 3
COUNT = Style(Face.HEAVY, 36)
OF = Style(Face.BOLD, 28)


class Workbench(NamedTuple):
    """A sheet of paper that is the whole picture, with room for something below the squares."""

    cell: int
    foot: int = 0

    @property
    def height(self) -> int:
        """Of the whole picture."""
        return 2 * RIM + ENTRANCE + ROWS * self.cell + LABEL + PAD + self.foot

    @property
    def plot(self) -> Plot:
        """The squares, on the left."""
        return Plot(RIM + PAD + LABEL, RIM + ENTRANCE, self.cell)

    @property
    def side(self) -> Box:
        """The room on the right."""
        left = self.plot.all.right + DOOR
        return Box(left, RIM + PAD, WIDTH - RIM - PAD - left, ENTRANCE - PAD + ROWS * self.cell + LABEL)

    @property
    def below(self) -> Box:
        """The room under the squares."""
        top = self.plot.all.bottom + LABEL + PAD // 2
        return Box(RIM + 2 * PAD, top, WIDTH - 2 * RIM - 4 * PAD, self.foot)

    def canvas(self) -> Canvas:
        """The empty sheet of paper."""
        canvas = Canvas.blank(WIDTH, self.height)
        sheet = canvas.whole.inset(RIM)
        lay_paper(canvas, sheet, self.cell // 2, (self.plot.left, self.plot.top))
        return canvas

    def draw(
        self, canvas: Canvas, dungeon: DungeonView, marked: Iterable[int] = (), led: int | None = None
    ) -> None:
        """The squares; of a path in the making, how many steps are led already."""
        draw_dungeon(canvas, self.plot, dungeon, marked, led)

    def regions(self, dungeon: DungeonView) -> dict[str, Box]:
        """What a coach may point at: the doors, what is beside the squares, and every trap and monster."""
        things = [square for square, letter in enumerate(dungeon.squares) if letter in KINDS]
        numbered = {f"thing-{number}": self.plot.square(square) for number, square in enumerate(things, 1)}
        way_in, way_out = self.plot.square(WAY_IN), self.plot.square(WAY_OUT)
        doors = {
            "entrance": way_in._replace(top=way_in.top - ARROW, height=way_in.height + ARROW),
            "exit": way_out._replace(width=way_out.width + ARROW),
        }
        return {**numbered, **doors, "squares": self.plot.all, "aside": self.side}


def draw_aside(canvas: Canvas, room: Box, phase: str, dungeon: DungeonView) -> None:
    """The open card or how the hero is, and all levels below it."""
    if phase == BUILDING:
        top = draw_open_elements(canvas, room, dungeon) if dungeon.card else 0
    else:
        top = _draw_hero(canvas, room, dungeon)
    draw_levels(canvas, room.inner(top=top), dungeon, 1, LEVEL)


def draw_open_elements(canvas: Canvas, room: Box, dungeon: DungeonView) -> int:
    """The open card: what is built ticked, what lapsed crossed out, the next marked; returns the height."""
    elements = CARDS[dungeon.card].elements
    boxes = room.grid(len(elements), ACROSS, ELEMENT, 6)
    for number, (element, box) in enumerate(zip(elements, boxes, strict=True)):
        built = dungeon.built[number] if number < len(dungeon.built) else None
        if number == len(dungeon.built):
            canvas.box(box.inset(-2), MARKER, 8, GRAPHITE, 2)
        square = Box(box.middle[0] - ELEMENT // 2 + 4, box.top + 4, ELEMENT - 8, ELEMENT - 8)
        draw_element(canvas, square, element, done=built is not None)
        if built is not None:
            mark = cross(square.width) if built.lapsed else doodle("tick", square.width * 2 // 3)
            canvas.stamp_middle(mark, square.middle)
    return boxes[-1].bottom - room.top + PAD


def _draw_hero(canvas: Canvas, room: Box, dungeon: DungeonView) -> int:
    """The hearts the hero has left, the number of treasures, the cards above; returns the height."""
    line = room._replace(height=48)
    canvas.stamp(doodle("heart", 44), (line.left, line.top + 2))
    words = line.inner(left=52)
    end = canvas.text(str(dungeon.hearts), words, COUNT, RED).width
    canvas.text(f"/ {SHEET.hearts}", words.inner(left=end + 8), OF, SOFT)
    if dungeon.treasure_count is not None:
        line = line._replace(top=line.bottom)
        canvas.stamp(doodle("treasure", 44), (line.left, line.top + 2))
        canvas.text(str(dungeon.treasure_count), line.inner(left=52), COUNT, GRAPHITE)
    if dungeon.above:
        line = line._replace(top=line.bottom + 4)
        draw_above(canvas, line.left, line, dungeon)
    bottom = line.bottom + 6
    ImageDraw.Draw(canvas.image).line((room.left, bottom, room.right, bottom), SOFT, 2)
    return bottom - room.top + 8
