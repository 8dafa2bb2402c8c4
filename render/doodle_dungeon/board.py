"""All dungeons side by side, each on a sheet of its own."""

from __future__ import annotations

from PIL import Image

from engine.core.accounts import plain_points
from engine.core.text import Seat
from engine.games.doodle_dungeon.board.sheet import COLUMNS, ROWS
from engine.games.doodle_dungeon.cards import SHEET
from engine.games.doodle_dungeon.show.standing import points_so_far
from engine.games.doodle_dungeon.show.views import DungeonView, TableView
from engine.games.doodle_dungeon.state import BUILDING, DEFENDING
from render.doodle_dungeon.parts.colours import GRAPHITE, PAPER, SOFT
from render.doodle_dungeon.parts.dungeon import LABEL, Plot, draw_dungeon
from render.doodle_dungeon.parts.paper import HEADER, desk, lay_paper, light_up
from render.doodle_dungeon.parts.pencil import doodle
from render.doodle_dungeon.parts.sheet import NAME, draw_head, phase_word
from render.doodle_dungeon.parts.status import (
    HEART,
    LEVEL_HEIGHT,
    ROW_HEIGHT,
    draw_above,
    draw_counts,
    draw_hearts,
    draw_levels,
    draw_open_card,
)
from render.kit.canvas import WIDTH, Box, Canvas
from render.kit.fonts import Face
from render.kit.theme import INK
from render.kit.writing import Style
from texts import Speaker

EDGE = 24
GAP = 12
PAD = 8
HEAD = 48
ENTRANCE = 16
"""Room above the squares for a hero who stands outside."""
CELL = 36
SMALL_CELL = 32
"""For four players once heroes stand below the squares, since the legend needs room too."""
WIDE_CELL = 52
"""With two players there is room for sheets one above the other."""
WIDE_LEVEL = 46
WIDE_HEART = 36
SYMBOLS = ("dragon", "trap", "treasure", "hand", "upgrade", "start", "pencil", "hero")
SYMBOL = 44
STRIP = 60
"""The height of the legend where no place is free for it."""
SO_FAR = Style(Face.BOLD, 26)
WORD = Style(Face.PLAIN, 24)
MEANING = Style(Face.PLAIN, 26)


def draw_board(view: TableView, speaker: Speaker) -> Image.Image:
    """Two sheets in a row, or two large ones; a legend fills a free place, or stands below."""
    wide = view.seats == 2
    height = _head_and_squares(WIDE_CELL) + PAD if wide else _sheet_height(view)
    across = 1 if wide else 2
    rows = -(-view.seats // across)
    title, aside = speaker("doodle-dungeon-title"), phase_word(view, speaker)
    below = HEADER + rows * (height + GAP)
    full = view.seats == rows * across
    canvas = desk(below + (STRIP if full else 0), title, aside)
    room = Box(EDGE, HEADER, WIDTH - 2 * EDGE, 0)
    places = room.grid(rows * across, across, height, GAP)
    for seat, box in enumerate(places[: view.seats]):
        _draw_sheet(canvas, box, view, seat, speaker)
    if full:
        _draw_short_legend(canvas, Box(EDGE, below - GAP // 2, WIDTH - 2 * EDGE, STRIP), speaker)
    else:
        _draw_legend(canvas, places[-1], speaker)
    return canvas.image


def _head_and_squares(cell: int) -> int:
    return PAD + HEAD + ENTRANCE + ROWS * cell + LABEL


def _cell(view: TableView) -> int:
    return SMALL_CELL if view.seats == 4 and view.phase != BUILDING else CELL


def _sheet_height(view: TableView) -> int:
    rows = 1 if view.phase == BUILDING else 2
    return _head_and_squares(_cell(view)) + 2 * LEVEL_HEIGHT + rows * (ROW_HEIGHT + 2) + PAD


def _draw_sheet(canvas: Canvas, box: Box, view: TableView, seat: Seat, speaker: Speaker) -> None:
    dungeon = view.dungeons[seat]
    wide = view.seats == 2
    if seat in view.awaited:
        light_up(canvas, box, seat)
    cell = WIDE_CELL if wide else _cell(view)
    plot = Plot(box.left + PAD + LABEL, box.top + PAD + HEAD + ENTRANCE, cell)
    lay_paper(canvas, box, cell // 2, (plot.left, plot.top))
    head = Box(box.left + PAD, box.top + PAD, box.width - 2 * PAD, HEAD - 8)
    if view.phase == DEFENDING:
        points = speaker.say(plain_points(points_so_far(dungeon)))
        written = canvas.text(points, head, SO_FAR, SOFT, align="right")
        head = head.inner(right=written.width + PAD)
    draw_head(canvas, head, view, seat, speaker)
    fresh = [square for built in dungeon.built for square in built.squares]
    draw_dungeon(canvas, plot, dungeon, fresh)
    if wide:
        _draw_beside(canvas, box.inner(left=COLUMNS * cell + 86, right=PAD), view, dungeon, speaker)
    else:
        below = box.inner(PAD + 4, plot.all.bottom + LABEL + 6 - box.top, PAD + 4)
        _draw_below(canvas, below, view, dungeon, speaker)


def _draw_below(canvas: Canvas, room: Box, view: TableView, dungeon: DungeonView, speaker: Speaker) -> None:
    """Levels and one or two lines under the squares."""
    draw_levels(canvas, room, dungeon)
    row = Box(room.left, room.top + 2 * LEVEL_HEIGHT + 2, room.width, ROW_HEIGHT)
    if view.phase == BUILDING:
        _draw_building_row(canvas, row, dungeon)
        return
    draw_hearts(canvas, row, dungeon.hearts)
    number = row.inner(left=SHEET.hearts * HEART + 4)
    canvas.text(str(dungeon.hearts), number, NAME, GRAPHITE, align="right")
    row = row._replace(top=row.bottom + 2)
    draw_above(canvas, draw_counts(canvas, row.left, row, view, dungeon, speaker), row, dungeon)


def _draw_beside(canvas: Canvas, room: Box, view: TableView, dungeon: DungeonView, speaker: Speaker) -> None:
    """The same in a column on the right."""
    top = room.top + PAD + HEAD + ENTRANCE
    draw_levels(canvas, room._replace(top=top), dungeon, 1, WIDE_LEVEL)
    row = Box(room.left, top + 6 * WIDE_LEVEL + PAD, room.width, ROW_HEIGHT)
    if view.phase == BUILDING:
        _draw_building_row(canvas, row, dungeon)
        return
    draw_hearts(canvas, row, dungeon.hearts, WIDE_HEART, SHEET.hearts // 2)
    row = row._replace(top=row.top + 2 * WIDE_HEART + 2 * PAD)
    draw_counts(canvas, row.left, row, view, dungeon, speaker)
    draw_above(canvas, row.left, row._replace(top=row.bottom + PAD), dungeon)


def _draw_building_row(canvas: Canvas, row: Box, dungeon: DungeonView) -> None:
    if dungeon.card:
        draw_open_card(canvas, row, dungeon)


def _draw_legend(canvas: Canvas, box: Box, speaker: Speaker) -> None:
    """What the symbols mean, a line for each."""
    height = box.height // len(SYMBOLS)
    for number, symbol in enumerate(SYMBOLS):
        row = Box(box.left + 8, box.top + number * height, box.width - 8, height)
        scrap = Box(row.left, row.middle[1] - SYMBOL // 2 - 4, SYMBOL + 8, SYMBOL + 8)
        canvas.box(scrap, PAPER, 6)
        canvas.stamp_middle(doodle(symbol, SYMBOL - 2), scrap.middle)
        words = row.inner(left=SYMBOL + 22)
        canvas.text(speaker(f"doodle-dungeon-picture-{symbol}-legend"), words, MEANING, INK, lines=2)


def _draw_short_legend(canvas: Canvas, room: Box, speaker: Speaker) -> None:
    """The same in a word or two each, in two lines."""
    height = room.height // 2
    for symbol, box in zip(SYMBOLS, room.grid(len(SYMBOLS), 4, height, 0), strict=True):
        scrap = Box(box.left, box.top + 1, height - 2, height - 2)
        canvas.box(scrap, PAPER, 4)
        canvas.stamp_middle(doodle(symbol, height - 4), scrap.middle)
        canvas.text(speaker(f"doodle-dungeon-picture-{symbol}-word"), box.inner(left=height + 4), WORD, INK)
