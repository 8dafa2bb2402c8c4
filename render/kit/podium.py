"""What final scores have in common: the order of places, the winners' dais, rows and portraits."""

from __future__ import annotations

from PIL import Image

from engine.core.state import Result
from engine.core.text import Seat
from render.kit.canvas import Box, Canvas
from render.kit.fonts import Face
from render.kit.sprites import sprite
from render.kit.theme import GOLD, GROUND, LINE, PANEL, QUIET, RAISED, SEATS, Colour
from render.kit.tokens import badge
from render.kit.writing import Style

STEP_HEIGHT = 36
STEP_MARGIN = 48
EDGE = 6
PLACE = Style(Face.HEAVY, 44)
MINUS = "\N{MINUS SIGN}"


def ranked(result: Result) -> list[Seat]:
    """The seats from the first place to the last."""
    return sorted(range(len(result.places)), key=lambda seat: result.places[seat])


def signed(points: int) -> str:
    """Points as they stand on a score sheet, with a real minus sign."""
    return f"{MINUS}{-points}" if points < 0 else str(points)


def dais(room: Box, winners: int, across: int) -> Box:
    """The step at the bottom of `room`, wide enough for all winners."""
    width = across * winners
    return Box(
        room.middle[0] - width // 2 - STEP_MARGIN,
        room.bottom - STEP_HEIGHT,
        width + 2 * STEP_MARGIN,
        STEP_HEIGHT,
    )


def draw_dais(canvas: Canvas, step: Box) -> None:
    """The step itself, with a golden edge."""
    canvas.box(step, LINE)
    canvas.box(Box(step.left, step.top, step.width, EDGE), GOLD)


def standing_at(step: Box, number: int, across: int, picture: Image.Image) -> int:
    """The left side of the picture of a winner who stands on the step, counted from 0."""
    return step.left + STEP_MARGIN + number * across + (across - picture.width) // 2


def draw_place(
    canvas: Canvas, box: Box, place: int, radius: int, panel: Colour = PANEL, line: Colour = LINE
) -> None:
    """The panel of one player, raised and framed in gold for a winner."""
    won = place == 1
    canvas.box(box, RAISED if won else panel, radius, GOLD if won else line)


def draw_place_number(canvas: Canvas, box: Box, place: int, style: Style = PLACE) -> None:
    """The place as a number, golden for a winner."""
    canvas.text(f"{place}.", box, style, GOLD if place == 1 else QUIET, align="middle")


def draw_portrait(canvas: Canvas, box: Box, seat: Seat, picture: Image.Image, radius: int) -> None:
    """A player's picture in a frame of their colour, with their badge."""
    canvas.box(box, GROUND, radius, SEATS[seat].colour, 4)
    canvas.stamp_middle(picture, box.middle)
    canvas.stamp(badge(seat, 44), (box.right - 30, box.bottom - 34))


def draw_crown(canvas: Canvas, box: Box, size: int, gap: int) -> Box:
    """A winner's crown at the right of a box, and what is left of the box."""
    crown = sprite("crown", size)
    canvas.stamp(crown, (box.right - crown.width, box.middle[1] - crown.height // 2))
    return box.inner(right=crown.width + gap)
