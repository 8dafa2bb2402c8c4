"""One player's latest dungeon as all have seen it: the path, the finds, and what they brought."""

from __future__ import annotations

from PIL import Image

from engine.core.text import Seat, seat_name
from engine.games.fairy_market.board.dungeon import Dungeon
from engine.games.fairy_market.state import Score
from render.fairy_market.parts.aside import ledger
from render.fairy_market.parts.page import page
from render.fairy_market.parts.pieces import draw_named_books, named_books_height
from render.fairy_market.parts.scene import Look, draw_scene
from render.fairy_market.parts.stall import AWNING, COUNTER, HEADER, PLANK, RADIUS, stall
from render.kit.canvas import GAP, MARGIN, Box, Canvas
from render.kit.fonts import Face
from render.kit.sprites import sprite
from render.kit.theme import GOLD, INK, QUIET
from render.kit.tokens import badge
from render.kit.writing import Style
from texts import Speaker

NAME = Style(Face.BOLD, 34)
POINTS = Style(Face.HEAVY, 40)
WORD = Style(Face.BOLD, 26)
FOOT = 60


def draw_spotlight(seat: Seat, dungeon: Dungeon, score: Score, goal: str, speaker: Speaker) -> Image.Image:
    """The dungeon, and below it the points of the round."""
    notes = ledger(dungeon, goal)
    where = page(dungeon, notes, FOOT + GAP + named_books_height(dungeon.books))
    canvas = Canvas(stall(where.width, where.height).copy())
    _draw_owner(canvas, seat, dungeon, speaker)
    draw_scene(canvas, (where.scene.left, where.scene.top), dungeon, where.cell, Look())
    notes.draw(canvas, where.aside)
    bottom = Box(MARGIN, where.height - FOOT - MARGIN // 2, where.width - 2 * MARGIN, FOOT)
    _draw_score(canvas, bottom, score, speaker)
    draw_named_books(canvas, bottom.top, dungeon.books, speaker)
    return canvas.image


def _draw_owner(canvas: Canvas, seat: Seat, dungeon: Dungeon, speaker: Speaker) -> None:
    """Whose dungeon it is, and how the path has ended."""
    side = MARGIN + 50
    room = Box(side, AWNING, canvas.whole.width - 2 * side, HEADER - AWNING)
    end = sprite("exit" if dungeon.exit else "cross", 4)
    canvas.stamp(end, (room.right - end.width, room.middle[1] - end.height // 2))
    canvas.stamp(badge(seat, 52), (room.left, room.middle[1] - 26))
    canvas.text(speaker.say(seat_name(seat)), room.inner(left=64, right=end.width + GAP), NAME, INK, lines=2)


def _draw_score(canvas: Canvas, box: Box, score: Score, speaker: Speaker) -> None:
    """The points of the round."""
    canvas.box(box, COUNTER, RADIUS, PLANK)
    entries = [("main", score.main, GOLD), ("side", score.side, INK)]
    if score.time:
        entries.append(("time", score.time, INK))
    for (key, points, colour), cell in zip(
        entries, box.inner(16, 4, 16, 4).columns(len(entries)), strict=True
    ):
        amount = canvas.text(f"+{points}", cell, POINTS, colour)
        word = speaker(f"fairy-market-picture-short-{key}")
        canvas.text(word, cell.inner(left=amount.width + 10), WORD, QUIET, lines=2)
