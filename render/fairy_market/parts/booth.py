"""The ground of every picture beside a question: what one has, and what one wants, in two lines."""

from __future__ import annotations

from engine.core.text import Seat
from engine.games.fairy_market.phrases import book_name
from engine.games.fairy_market.show.views import FairView
from render.fairy_market.parts.pieces import (
    GOAL_WIDTH,
    KIT_HEIGHT,
    NAMES_HEIGHT,
    draw_kit,
    draw_tokens_and_books,
)
from render.fairy_market.parts.stall import HEM, booth, frame
from render.kit.canvas import GAP, MARGIN, Box, Canvas
from render.kit.fonts import Face
from render.kit.theme import QUIET, SEATS
from render.kit.writing import Style
from texts import Speaker

TITLES = Style(Face.BOLD, 24)
ABOVE = HEM + 6


def top_of(view: FairView, seat: Seat) -> int:
    """Where there is room for what the question is about; titles of books need a line of their own."""
    return ABOVE + KIT_HEIGHT + (NAMES_HEIGHT if view.players[seat].books else 0) + GAP


def goal_room() -> Box:
    """Where the goal is in every such picture."""
    return Box(MARGIN, ABOVE, GOAL_WIDTH, KIT_HEIGHT)


def own_booth(size: tuple[int, int], view: FairView, seat: Seat, speaker: Speaker, label: str = "") -> Canvas:
    """A picture with goal, coins, tokens and books at its top; the goal's label may be another one."""
    canvas = Canvas(booth(*size).copy())
    room = Box(MARGIN, ABOVE, size[0] - 2 * MARGIN, KIT_HEIGHT)
    beside = draw_kit(canvas, room, view, seat, speaker, label)
    draw_tokens_and_books(canvas, beside, view.players[seat])
    titles = " · ".join(speaker.say(book_name(book)) for book in view.players[seat].books)
    below = Box(room.left, room.bottom + 2, room.width, NAMES_HEIGHT)
    canvas.text(titles, below, TITLES, QUIET, align="right")
    frame(canvas, SEATS[seat].colour)
    return canvas
