"""The final score: the ultimate boss on the dais, and how everybody has done below."""

from __future__ import annotations

from PIL import Image

from engine.core.text import Seat, seat_name
from engine.games.boss_monster.phrases import card_name
from engine.games.boss_monster.show.views import RealmView
from render.boss_monster.parts.cavern import HEADER, cavern, draw_header
from render.boss_monster.parts.pieces import SMALL, art, draw_counts
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
from render.kit.theme import INK, QUIET
from render.kit.tokens import badge
from render.kit.writing import Style
from texts import Speaker

DAIS_HEIGHT = 260
ROW_HEIGHT = 104
ROW_GAP = 12
NAME = Style(Face.BOLD, 32)
COUNT = Style(Face.HEAVY, 44)
COUNT_WIDTH = 104


def draw_score(view: RealmView, speaker: Speaker) -> Image.Image:
    """Places from the first to the last."""
    result = view.result
    assert result is not None
    top = HEADER + DAIS_HEIGHT + MARGIN
    canvas = Canvas(cavern(top + view.seats * (ROW_HEIGHT + ROW_GAP) + MARGIN // 2).copy())
    draw_header(canvas, speaker("boss-monster-picture-score"), speaker("boss-monster-title"))
    _draw_dais(canvas, view, result.winners, Box(MARGIN, HEADER, WIDTH - 2 * MARGIN, DAIS_HEIGHT))
    rows = Box(MARGIN, top, WIDTH - 2 * MARGIN, 0).grid(view.seats, 1, ROW_HEIGHT, ROW_GAP)
    for seat, box in zip(ranked(result), rows, strict=True):
        _draw_row(canvas, box, view, seat, result.places[seat], speaker)
    return canvas.image


def _draw_dais(canvas: Canvas, view: RealmView, winners: tuple[Seat, ...], room: Box) -> None:
    cell = 8 if len(winners) <= 2 else 6
    across = 25 * cell + 20
    step = dais(room, len(winners), across)
    for side, icon in ((step.left - 70, "torch"), (step.right + 30, "torch")):
        canvas.stamp(sprite(icon, 5), (side, step.top - 60))
    draw_dais(canvas, step)
    for number, seat in enumerate(winners):
        picture = art(view.lairs[seat].boss, cell) if view.lairs[seat].boss else sprite("throne", cell)
        at = standing_at(step, number, across, picture)
        canvas.stamp(picture, (at, step.top - picture.height + cell))
        canvas.stamp_middle(badge(seat, 56), (at + picture.width, step.top - 28))


def _draw_row(canvas: Canvas, box: Box, view: RealmView, seat: Seat, place: int, speaker: Speaker) -> None:
    lair, won = view.lairs[seat], place == 1
    draw_place(canvas, box, place, 16)
    number = Box(box.left + 12, box.top, 60, box.height)
    draw_place_number(canvas, number, place)
    portrait = Box(number.right + 8, box.top + 8, 88, 88)
    draw_portrait(canvas, portrait, seat, art(lair.boss, 3) if lair.boss else sprite("throne", 3), 12)
    counts = Box(box.right - 3 * COUNT_WIDTH, box.top, 3 * COUNT_WIDTH, box.height)
    amounts = (("soul", lair.soul_count), ("drop", lair.wound_count), ("coin", lair.hoard))
    draw_counts(canvas, counts, amounts, COUNT_WIDTH, COUNT)
    words = Box(portrait.right + 26, box.top + 8, counts.left - portrait.right - 36, box.height - 16)
    if won:
        words = draw_crown(canvas, words, 3, 8)
    below = 30 if lair.boss else 0
    canvas.text(speaker.say(seat_name(seat)), words.inner(bottom=below), NAME, INK, lines=2)
    if lair.boss:
        boss = speaker("boss-monster-picture-boss", boss=card_name(lair.boss), xp=str(lair.xp))
        canvas.text(boss, words.inner(top=words.height - below), SMALL, QUIET)
