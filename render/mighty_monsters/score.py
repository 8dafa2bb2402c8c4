"""The final score: whoever has won on the dais, and everybody's gold below."""

from __future__ import annotations

from typing import NamedTuple

from PIL import Image

from engine.core.text import Seat, seat_name
from engine.games.mighty_monsters.show.views import CastleView
from render.kit.canvas import MARGIN, WIDTH, Box, Canvas
from render.kit.fonts import Face
from render.kit.sprites import sprite
from render.kit.theme import GOLD, GROUND, INK, LINE, PANEL, QUIET, RAISED, SEATS
from render.kit.tokens import badge
from render.kit.writing import Style
from render.mighty_monsters.parts.hall import HEADER, draw_header, hall
from render.mighty_monsters.parts.pieces import RADIUS, monster
from texts import Speaker

DAIS_HEIGHT = 232
ROW_HEIGHT = 96
ROW_GAP = 12
NAME = Style(Face.BOLD, 34)
PLACE = Style(Face.HEAVY, 44)
GOLD_NUMBER = Style(Face.HEAVY, 52)


class Row(NamedTuple):
    """How a player has done."""

    seat: Seat
    family: str
    place: int
    gold: int


def draw_score(view: CastleView, speaker: Speaker) -> Image.Image:
    """Places from the first to the last; equal gold means equal places."""
    result = view.result
    assert result is not None
    wall = HEADER + DAIS_HEIGHT
    height = wall + MARGIN + view.seats * (ROW_HEIGHT + ROW_GAP) - ROW_GAP + MARGIN
    canvas = Canvas(hall(height, wall).copy())
    draw_header(canvas, speaker("mighty-monsters-picture-score"), speaker("mighty-monsters-title"))
    _draw_dais(canvas, view, result.winners, Box(MARGIN, HEADER, WIDTH - 2 * MARGIN, DAIS_HEIGHT))
    room = Box(MARGIN, wall + MARGIN, WIDTH - 2 * MARGIN, 0)
    order = sorted(range(view.seats), key=lambda seat: result.places[seat])
    for seat, box in zip(order, room.grid(view.seats, 1, ROW_HEIGHT, ROW_GAP), strict=True):
        place, gold = result.places[seat], result.scores[seat]
        _draw_row(canvas, box, Row(seat, view.lairs[seat].family, place, gold), speaker)
    return canvas.image


def _draw_dais(canvas: Canvas, view: CastleView, winners: tuple[Seat, ...], room: Box) -> None:
    """The mightiest monster of every winner, side by side."""
    cell = 8 if len(winners) <= 3 else 5
    across = 22 * cell + 24
    left = room.middle[0] - across * len(winners) // 2
    step = Box(left - 48, room.bottom - 36, across * len(winners) + 96, 36)
    canvas.box(step, LINE)
    canvas.box(Box(step.left, step.top, step.width, 6), GOLD)
    for number, seat in enumerate(winners):
        picture = monster(view.lairs[seat].family, 5, cell)
        at = left + number * across + (across - picture.width) // 2
        canvas.stamp(picture, (at, step.top - picture.height))
        canvas.stamp_middle(badge(seat, 52), (at + picture.width - 8, step.top - 24))


def _draw_row(canvas: Canvas, box: Box, row: Row, speaker: Speaker) -> None:
    won = row.place == 1
    canvas.box(box, RAISED if won else PANEL, RADIUS + 4, GOLD if won else LINE)
    place = Box(box.left + 16, box.top, 60, box.height)
    canvas.text(f"{row.place}.", place, PLACE, GOLD if won else QUIET, align="middle")
    portrait = Box(place.right + 12, box.top + 8, 80, 80)
    canvas.box(portrait, GROUND, RADIUS, SEATS[row.seat].colour, 4)
    canvas.stamp_middle(monster(row.family, 3, 3), portrait.middle)
    canvas.stamp(badge(row.seat, 44), (portrait.right - 30, portrait.bottom - 34))
    coin = sprite("coin", 4)
    canvas.stamp(coin, (box.right - 24 - coin.width, box.middle[1] - coin.height // 2))
    gold = Box(box.right - 24 - coin.width - 112, box.top, 100, box.height)
    canvas.text(str(row.gold), gold, GOLD_NUMBER, GOLD if won else INK, align="right")
    name = Box(portrait.right + 32, box.top, gold.left - portrait.right - 40, box.height)
    if won:
        crown = sprite("crown", 4)
        canvas.stamp(crown, (name.right - crown.width, box.middle[1] - crown.height // 2))
        name = name.inner(right=crown.width + 12)
    canvas.text(speaker.say(seat_name(row.seat)), name, NAME, INK, lines=2)
