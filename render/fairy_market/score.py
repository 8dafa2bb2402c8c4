"""The final score: whoever has won among fairies, and below, column by column, where the points come from."""

from __future__ import annotations

from PIL import Image

from engine.core.text import Seat, seat_name
from engine.games.fairy_market.show.views import FairView, FinalView
from render.fairy_market.parts.stall import (
    COUNTER,
    HEADER,
    LEGEND_HEIGHT,
    PLANK,
    RADIUS,
    draw_header,
    draw_legend,
    stall,
)
from render.kit.canvas import MARGIN, WIDTH, Box, Canvas
from render.kit.fonts import Face
from render.kit.podium import draw_place, ranked
from render.kit.sprites import sprite
from render.kit.theme import GOLD, INK, QUIET
from render.kit.tokens import badge
from render.kit.writing import Style
from texts import Speaker

DAIS_HEIGHT = 176
HEAD_HEIGHT = 84
ROW_HEIGHT = 112
ROW_GAP = 12
COLUMN = 84
TOTAL = 116
NAME = Style(Face.BOLD, 32)
WINNER = Style(Face.BOLD, 34)
PLACE = Style(Face.HEAVY, 40)
NUMBER = Style(Face.HEAVY, 38)
SUM = Style(Face.HEAVY, 52)
WORD = Style(Face.BOLD, 24)
PARTS = ("main", "side", "time", "exits", "coins")
SYMBOLS = {"main": "star", "side": "spark", "time": "hourglass", "exits": "exit", "coins": "coin"}


def draw_score(view: FairView, speaker: Speaker) -> Image.Image:
    """Places from the first to the last."""
    result = view.result
    assert result is not None
    rows = HEADER + DAIS_HEIGHT + HEAD_HEIGHT
    tied = [score for score in result.scores if result.scores.count(score) > 1]
    height = rows + view.seats * (ROW_HEIGHT + ROW_GAP) + MARGIN + (LEGEND_HEIGHT if tied else 0)
    canvas = Canvas(stall(WIDTH, height).copy())
    draw_header(canvas, speaker("fairy-market-picture-score"), speaker("fairy-market-title"))
    _draw_dais(canvas, Box(MARGIN, HEADER, WIDTH - 2 * MARGIN, DAIS_HEIGHT), result.winners, speaker)
    _draw_head(canvas, Box(MARGIN, HEADER + DAIS_HEIGHT, WIDTH - 2 * MARGIN, HEAD_HEIGHT), speaker)
    room = Box(MARGIN, rows, WIDTH - 2 * MARGIN, 0)
    for seat, box in zip(ranked(result), room.grid(view.seats, 1, ROW_HEIGHT, ROW_GAP), strict=True):
        final = view.players[seat].final
        assert final is not None
        _draw_row(canvas, box, seat, result.places[seat], final, speaker)
        if final.total in tied:
            _draw_side_sum(canvas, box, final.side_sum, speaker)
    if tied:
        draw_legend(canvas, speaker("fairy-market-picture-tie-legend"))
    return canvas.image


def _draw_dais(canvas: Canvas, room: Box, winners: tuple[Seat, ...], speaker: Speaker) -> None:
    """The winners' badges, crowned, and a fairy on either side."""
    fairy, crown = sprite("fairy", 7), sprite("crown", 4)
    canvas.stamp(fairy, (room.left + 70, room.top + 14))
    canvas.stamp(fairy, (room.right - 70 - fairy.width, room.top + 14))
    across = 92
    left = room.middle[0] - across * len(winners) // 2
    for number, seat in enumerate(winners):
        x = left + number * across + across // 2
        canvas.stamp_middle(badge(seat, 84), (x, room.top + 92))
        canvas.stamp_middle(crown, (x, room.top + 32))
    names = ", ".join(speaker.say(seat_name(seat)) for seat in winners)
    line = Box(room.left + 20, room.bottom - 42, room.width - 40, 42)
    canvas.text(names, line, WINNER, GOLD, align="middle")


def _columns(box: Box) -> list[Box]:
    """The columns of the parts, and of their sum."""
    left = box.right - TOTAL - len(PARTS) * COLUMN
    parts = [Box(left + number * COLUMN, box.top, COLUMN, box.height) for number in range(len(PARTS))]
    return [*parts, Box(box.right - TOTAL, box.top, TOTAL, box.height)]


def _draw_head(canvas: Canvas, box: Box, speaker: Speaker) -> None:
    for part, column in zip(PARTS, _columns(box), strict=False):
        canvas.stamp_middle(sprite(SYMBOLS[part], 3), (column.middle[0], column.top + 24))
        word = speaker(f"fairy-market-picture-short-{part}")
        canvas.text(word, column.inner(top=46, bottom=4), WORD, QUIET, align="middle")


def _draw_row(canvas: Canvas, box: Box, seat: Seat, place: int, final: FinalView, speaker: Speaker) -> None:
    won = place == 1
    draw_place(canvas, box, place, RADIUS, COUNTER, PLANK)
    canvas.text(f"{place}.", box.inner(left=14), PLACE, GOLD if won else QUIET)
    canvas.stamp(badge(seat, 56), (box.left + 64, box.middle[1] - 28))
    columns = _columns(box)
    name = Box(box.left + 130, box.top, columns[0].left - box.left - 136, box.height)
    canvas.text(speaker.say(seat_name(seat)), name, NAME, INK, lines=2)
    for part, column in zip(PARTS, columns, strict=False):
        canvas.text(str(getattr(final, part)), column, NUMBER, INK, align="middle")
    canvas.text(str(final.total), columns[-1].inner(right=18), SUM, GOLD if won else INK, align="right")


def _draw_side_sum(canvas: Canvas, box: Box, side_sum: int, speaker: Speaker) -> None:
    """Below half of the side goals, all of them: they rank equal totals."""
    column = _columns(box)[PARTS.index("side")]
    whole = speaker("fairy-market-picture-side-sum", side=side_sum)
    canvas.text(whole, column.inner(top=box.height - 36, bottom=4), WORD, QUIET, align="middle")
