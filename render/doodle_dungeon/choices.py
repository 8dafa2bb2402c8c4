"""Answers by number: squares and parts of the sheet where something may go, and walls as thumbnails."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace
from PIL import Image

from engine.core.agenda import Decision
from engine.core.forms import Area, Choices, Path, Placement
from engine.core.text import Text
from engine.games.doodle_dungeon.board.sheet import CELLS, COLUMNS, ROWS, square_of
from engine.games.doodle_dungeon.cards import CARDS, FORMATIONS
from engine.games.doodle_dungeon.phrases import numbered_word, proposal_word, squares_word
from engine.games.doodle_dungeon.show.views import DungeonView, TableView
from render.doodle_dungeon.draft import CELL, covered
from render.doodle_dungeon.parts.colours import BLUE, GRAPHITE, LEAF, MARKER, PAPER, RED
from render.doodle_dungeon.parts.dungeon import Plot, draw_dungeon, draw_things
from render.doodle_dungeon.parts.essentials import worked_on
from render.doodle_dungeon.parts.trail import draw_trail, legs
from render.doodle_dungeon.questions.workbench import Workbench, draw_aside
from render.kit.canvas import WIDTH, Box, Canvas
from render.kit.numbering import MARK, RIM, SPACE, contact_sheet, number_mark

WAYS = ((BLUE, 0.1), (RED, 0.27), (LEAF, 0.42))
"""The colours of ways drawn together, and how far to the right of the middle each runs."""
PLATE = 42
IN_A_CORNER = 32
"""The size of a number on an empty square, and on one where something is drawn."""
LARGEST, TALLEST = 44, 760
"""How wide a square of a thumbnail is at most, and how high all of them are together."""
PAD = 8
MARGIN = 1
"""So many squares around all that is to choose from."""


def draw_choices(view: TableView, decision: Decision, choices: Choices) -> tuple[Image.Image, list[Text]]:
    """The picture, and a line on every number in it."""
    _, dungeon = worked_on(view, decision.seat)
    if isinstance(decision.form, Path):
        return _draw_ways(view, dungeon, decision.form, choices)
    assert isinstance(decision.form, Placement)
    if choices.areas:
        told = [area.name for area in choices.areas]
        image = _draw_areas(view, dungeon, choices.areas)
    else:
        element = CARDS[dungeon.card].elements[len(dungeon.built)]
        places = [covered(element, decision.form, list(words)) for words in choices.answers]
        told = [squares_word(squares) for squares in places]
        if element in FORMATIONS:
            image = _draw_walls(dungeon, places, choices.first)
        else:
            image = _draw_squares(view, dungeon, places, choices.first)
    return image, [numbered_word(number, where) for number, where in enumerate(told, choices.first)]


def _draw_ways(
    view: TableView, dungeon: DungeonView, form: Path, choices: Choices
) -> tuple[Image.Image, list[Text]]:
    """Several ways side by side, each in its colour and lane, with its number where it goes alone."""
    ways = [tuple(square_of(cell) for cell in form.meant(list(words))) for words in choices.answers]
    canvas, plot = _sheet(view, replace(dungeon, path=()))
    for way, (colour, lane) in zip(ways, WAYS, strict=False):
        steps = legs(way, leaves=True, lanes=(lane,))
        draw_trail(canvas, (plot.left, plot.top), plot.cell, steps, colour)
    draw_things(canvas, plot, dungeon.squares)
    taken: set[int] = set()
    for number, (way, (colour, _)) in enumerate(zip(ways, WAYS, strict=False), choices.first):
        others = {square for other in ways if other != way for square in other}
        at = _where_to_number(dungeon, way, others, taken)
        taken.add(at)
        canvas.stamp_middle(number_mark(number, PLATE, colour, PAPER), plot.square(at).middle)
    words = [proposal_word(dungeon.squares, dungeon.boxes, way) for way in ways]
    return canvas.image, [numbered_word(number, told) for number, told in enumerate(words, choices.first)]


def _where_to_number(dungeon: DungeonView, way: Sequence[int], others: set[int], taken: set[int]) -> int:
    """An empty square in the middle of a way, if possible where no other way leads."""
    free = [square for square in way if dungeon.squares[square] == "." and square not in taken]
    squares = [square for square in free if square not in others] or free or list(way)
    return squares[len(squares) // 2]


def _sheet(view: TableView, dungeon: DungeonView) -> tuple[Canvas, Plot]:
    bench = Workbench(CELL)
    canvas = bench.canvas()
    bench.draw(canvas, dungeon)
    draw_aside(canvas, bench.side, view.phase, dungeon)
    return canvas, bench.plot


def _draw_areas(view: TableView, dungeon: DungeonView, areas: Sequence[Area]) -> Image.Image:
    """Every part of the sheet with a rim and its number in the corner, where it hides the least."""
    canvas, plot = _sheet(view, dungeon)
    for number, area in enumerate(areas, 1):
        first, last = (
            plot.square(square_of(cell)) for cell in ((area.top, area.left), (area.bottom, area.right))
        )
        box = Box(first.left, first.top, last.right - first.left, last.bottom - first.top).inset(3)
        canvas.rim(box, LEAF, 8, 4)
        canvas.stamp(number_mark(number, PLATE, MARKER, GRAPHITE), (box.left - 2, box.top - 2))
    return canvas.image


def _draw_squares(
    view: TableView, dungeon: DungeonView, places: Sequence[tuple[int, ...]], first: int
) -> Image.Image:
    canvas, plot = _sheet(view, dungeon)
    for number, [square] in enumerate(places, first):
        box = plot.square(square)
        if dungeon.squares[square] == ".":
            canvas.stamp_middle(number_mark(number, PLATE, MARKER, GRAPHITE), box.middle)
        else:
            canvas.stamp(number_mark(number, IN_A_CORNER, MARKER, GRAPHITE), (box.left - 4, box.top - 4))
    return canvas.image


def _draw_walls(dungeon: DungeonView, places: Sequence[tuple[int, ...]], first: int) -> Image.Image:
    """A thumbnail for every place: the same part of the sheet in each, with other walls."""
    top, left, bottom, right = _window(places)
    rows, columns = bottom - top + 1, right - left + 1
    cell, across = _largest(len(places), rows, columns)
    height = max(MARK, rows * cell) + PAD
    ground = _ground(dungeon, cell).crop(
        (left * cell, top * cell, (right + 1) * cell + 2, (bottom + 1) * cell + 2)
    )

    def draw(canvas: Canvas, box: Box, number: int) -> None:
        canvas.box(box, PAPER, 6)
        room = box.inner(left=MARK)
        at = (room.middle[0] - ground.width // 2, room.middle[1] - ground.height // 2)
        canvas.image.paste(ground, at)
        plot = Plot(at[0] - left * cell, at[1] - top * cell, cell)
        for square in places[number]:
            canvas.box(plot.square(square).inset(1), LEAF, 2, GRAPHITE, 2)

    return contact_sheet(len(places), draw, height, first=first, across=across, ground=PAPER)


def _largest(count: int, rows: int, columns: int) -> tuple[int, int]:
    """How large the squares can be, and how many thumbnails stand side by side then."""

    def cell(across: int) -> int:
        down = -(-count // across)
        wide = (WIDTH - 2 * RIM + SPACE) // across - SPACE - MARK - PAD
        high = (TALLEST - 2 * RIM + SPACE) // down - SPACE - PAD
        return min(wide // columns, high // rows, LARGEST)

    return max((cell(across), across) for across in range(1, count + 1))


def _ground(dungeon: DungeonView, cell: int) -> Image.Image:
    """The squares alone, as they are."""
    canvas = Canvas.blank(COLUMNS * cell + 4, ROWS * cell + 4, PAPER)
    draw_dungeon(canvas, Plot(0, 0, cell), dungeon)
    return canvas.image


def _window(places: Sequence[tuple[int, ...]]) -> Area:
    """The part of the sheet that holds all these places, and what is right beside them."""
    cells = [CELLS[square] for squares in places for square in squares]
    rows, columns = [row for row, _ in cells], [column for _, column in cells]
    return Area(
        max(0, min(rows) - MARGIN),
        max(0, min(columns) - MARGIN),
        min(ROWS - 1, max(rows) + MARGIN),
        min(COLUMNS - 1, max(columns) + MARGIN),
    )
