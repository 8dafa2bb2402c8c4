"""The toy's answers by number: a mark on every place or part of the grid, and ways as numbered thumbnails."""

from __future__ import annotations

from PIL import Image, ImageDraw

from engine.core import Choices, Decision, Path, Placement
from engine.core.grid import Cell, read_spot
from render.kit.canvas import Box, Canvas
from render.kit.numbering import contact_sheet, number_mark
from render.kit.picture import Picture, PictureMaker
from render.kit.theme import GOLD, LINE
from tests.engine.toy.model import SIDE, ToyView
from texts import Speaker

PICTURES = PictureMaker("toy")
CELL = 60
THUMBNAIL = 220


def draw_choices(view: ToyView, decision: Decision, choices: Choices, speaker: Speaker) -> Picture:
    """What the buttons number, in their order from `choices.first` on; the alt text says the same."""
    form = decision.form
    if isinstance(form, Path):
        ways = [form.meant(list(words)) for words in choices.answers]
        image = contact_sheet(
            len(ways), lambda canvas, box, number: _way(canvas, box, ways[number]), THUMBNAIL
        )
    else:
        assert isinstance(form, Placement)
        spots = [read_spot(list(words), form.rows, form.columns) for words in choices.answers]
        places = [(spot.row, spot.column) for spot in spots]
        places += [(area.top, area.left) for area in choices.areas]
        image = _marked(places, choices.first)
    named = [*(" ".join(words) for words in choices.answers), *(area.name for area in choices.areas)]
    alt = "; ".join(f"{number}: {words}" for number, words in enumerate(named, choices.first))
    return PICTURES.picture("choices", image, alt)


def _marked(places: list[Cell], first: int) -> Image.Image:
    canvas = Canvas.blank(SIDE * CELL, SIDE * CELL)
    for number, (row, column) in enumerate(places, first):
        canvas.stamp_middle(number_mark(number, 30), (column * CELL + CELL // 2, row * CELL + CELL // 2))
    return canvas.image


def _way(canvas: Canvas, box: Box, way: list[Cell]) -> None:
    points = [(box.left + (column + 1) * CELL, box.top + (row + 1) * CELL) for row, column in way]
    draw = ImageDraw.Draw(canvas.image)
    draw.line(points, GOLD, 6)
    draw.rectangle((points[-1][0] - 8, points[-1][1] - 8, points[-1][0] + 8, points[-1][1] + 8), LINE)
