"""The final score: whoever has won on the dais, and everybody's gold below."""

from __future__ import annotations

from typing import NamedTuple

from PIL import Image

from engine.core.text import Seat, seat_name
from engine.games.mighty_monsters.show.views import CastleView
from render.kit.canvas import MARGIN, WIDTH, Box, Canvas
from render.kit.fonts import Face
from render.kit.podium import (
    dais,
    draw_crown,
    draw_dais,
    draw_place,
    draw_place_number,
    draw_portrait,
    ranked,
    standing_at,
)
from render.kit.sprites import sprite
from render.kit.theme import GOLD, INK
from render.kit.tokens import badge
from render.kit.writing import Style
from render.mighty_monsters.parts.hall import HEADER, draw_header, hall
from render.mighty_monsters.parts.pieces import RADIUS, monster
from texts import Speaker

DAIS_HEIGHT = 232
ROW_HEIGHT = 96
ROW_GAP = 12
NAME = Style(Face.BOLD, 34)
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
    for seat, box in zip(ranked(result), room.grid(view.seats, 1, ROW_HEIGHT, ROW_GAP), strict=True):
        place, gold = result.places[seat], result.scores[seat]
        _draw_row(canvas, box, Row(seat, view.lairs[seat].family, place, gold), speaker)
    return canvas.image


def _draw_dais(canvas: Canvas, view: CastleView, winners: tuple[Seat, ...], room: Box) -> None:
    """The mightiest monster of every winner, side by side."""
    cell = 8 if len(winners) <= 3 else 5
    across = 22 * cell + 24
    step = dais(room, len(winners), across)
    draw_dais(canvas, step)
    for number, seat in enumerate(winners):
        picture = monster(view.lairs[seat].family, 5, cell)
        at = standing_at(step, number, across, picture)
        canvas.stamp(picture, (at, step.top - picture.height))
        canvas.stamp_middle(badge(seat, 52), (at + picture.width - 8, step.top - 24))


def _draw_row(canvas: Canvas, box: Box, row: Row, speaker: Speaker) -> None:
    won = row.place == 1
    draw_place(canvas, box, row.place, RADIUS + 4)
    place = Box(box.left + 16, box.top, 60, box.height)
    draw_place_number(canvas, place, row.place)
    portrait = Box(place.right + 12, box.top + 8, 80, 80)
    draw_portrait(canvas, portrait, row.seat, monster(row.family, 3, 3), RADIUS)
    coin = sprite("coin", 4)
    canvas.stamp(coin, (box.right - 24 - coin.width, box.middle[1] - coin.height // 2))
    gold = Box(box.right - 24 - coin.width - 112, box.top, 100, box.height)
    canvas.text(str(row.gold), gold, GOLD_NUMBER, GOLD if won else INK, align="right")
    name = Box(portrait.right + 32, box.top, gold.left - portrait.right - 40, box.height)
    if won:
        name = draw_crown(canvas, name, 4, 12)
    canvas.text(speaker.say(seat_name(row.seat)), name, NAME, INK, lines=2)
