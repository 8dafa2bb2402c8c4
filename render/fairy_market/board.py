"""The score boards: everybody's coins, tokens and books, and what each round has brought."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image

from engine.core.text import Seat, seat_name
from engine.games.fairy_market.show.views import FairView
from engine.games.fairy_market.state import Score
from render.fairy_market.parts.pieces import GOAL_HEIGHT, draw_belongings, draw_goal, draw_main_goal
from render.fairy_market.parts.stall import (
    COUNTER,
    HEADER,
    LEGEND_HEIGHT,
    PLANK,
    REACH,
    draw_header,
    draw_legend,
    glowing,
    panel,
    stall,
)
from render.kit.canvas import MARGIN, WIDTH, Box, Canvas
from render.kit.fonts import Face
from render.kit.sprites import sprite
from render.kit.theme import GOLD, GROUND, INK, LINE, QUIET, RAISED, SEATS, Colour
from render.kit.tokens import badge
from render.kit.writing import Style
from texts import Speaker

BOARD_HEIGHT = 172
BOARD_GAP = 14
LEFT = 262
BELONGINGS = 86
TOTAL = 84
NAME = Style(Face.BOLD, 30)
NUMBER = Style(Face.HEAVY, 38)
SMALL = Style(Face.BOLD, 26)
ROUND = Style(Face.BOLD, 24)


def draw_boards(view: FairView, seats: Sequence[Seat], speaker: Speaker) -> Image.Image:
    """One board below the other, and the goals above."""
    boards = HEADER + GOAL_HEIGHT + BOARD_GAP
    height = boards + len(seats) * (BOARD_HEIGHT + BOARD_GAP) + LEGEND_HEIGHT + MARGIN // 2
    canvas = Canvas(stall(WIDTH, height).copy())
    draw_header(
        canvas,
        speaker("fairy-market-picture-boards"),
        speaker("fairy-market-picture-round", round=view.round, rounds=view.rounds),
    )
    main, side = Box(MARGIN, HEADER, WIDTH - 2 * MARGIN, GOAL_HEIGHT).columns(2)
    draw_main_goal(canvas, main, view, speaker)
    if view.side_goal is not None:
        label = speaker("fairy-market-picture-last-side")
        draw_goal(canvas, side, view.side_goal, label, speaker, False)
    for place, seat in enumerate(seats):
        top = boards + place * (BOARD_HEIGHT + BOARD_GAP)
        _draw_board(canvas, Box(MARGIN, top, WIDTH - 2 * MARGIN, BOARD_HEIGHT), view, seat, speaker)
    draw_legend(canvas, speaker("fairy-market-picture-boards-legend"))
    return canvas.image


def _draw_board(canvas: Canvas, box: Box, view: FairView, seat: Seat, speaker: Speaker) -> None:
    """A player's board; a spark marks those whom the latest news is about."""
    player = view.players[seat]
    ground = RAISED if seat in view.awaited else COUNTER
    if seat in view.awaited:
        lit = glowing(box.width, box.height, ground, SEATS[seat].colour)
        canvas.image.paste(lit, (box.left - REACH, box.top - REACH))
    else:
        canvas.image.paste(panel(box.width, box.height, ground, PLANK, GROUND), (box.left, box.top))
    if seat in view.news.about:
        canvas.stamp(sprite("spark", 3), (box.left - 12, box.top - 10))
    owner = box.inner(14, 10, box.width - LEFT, 10)
    _draw_owner(canvas, owner, view, seat, speaker)
    right = box.inner(LEFT + 6, 10, 10, 10)
    draw_belongings(canvas, right.inner(bottom=right.height - BELONGINGS), player, speaker)
    below = right.inner(top=BELONGINGS + 2)
    _draw_total(canvas, below.inner(left=below.width - TOTAL), player.total, ground, speaker)
    for number, cell in enumerate(below.inner(right=TOTAL + 8).columns(view.rounds, 5), 1):
        if number <= len(player.scores):
            canvas.image.paste(_square(cell, LINE, ground), (cell.left, cell.top))
            _draw_round(canvas, cell, player.scores[number - 1])
        else:
            rim = QUIET if number == view.round else LINE
            canvas.image.paste(_square(cell, rim, ground), (cell.left, cell.top))
            _draw_round_to_come(canvas, cell, number, view, seat)


def _draw_total(canvas: Canvas, box: Box, total: int, ground: Colour, speaker: Speaker) -> None:
    """All points so far."""
    canvas.image.paste(_square(box, GOLD, ground), (box.left, box.top))
    canvas.text(
        speaker("fairy-market-picture-total"),
        box.inner(4, 0, 4, box.height - 28),
        ROUND,
        QUIET,
        align="middle",
    )
    canvas.text(str(total), box.inner(top=24), NUMBER, GOLD, align="middle")


def _square(cell: Box, rim: Colour, ground: Colour) -> Image.Image:
    return panel(cell.width, cell.height, GROUND, rim, ground, 10)


def _draw_owner(canvas: Canvas, box: Box, view: FairView, seat: Seat, speaker: Speaker) -> None:
    player = view.players[seat]
    canvas.stamp(badge(seat, 52), (box.left, box.top + 8))
    canvas.text(speaker.say(seat_name(seat)), box.inner(left=62, bottom=76), NAME, INK, lines=2)
    line = box.inner(top=box.height - 62)
    coin, held = sprite("coin", 4), sprite("cards", 3)
    canvas.stamp(coin, (line.left + 2, line.middle[1] - coin.height // 2))
    coins = canvas.text(str(player.coins), line.inner(left=coin.width + 8), NUMBER, INK)
    left = line.left + coin.width + 8 + max(coins.width, 46) + 14
    canvas.stamp(held, (left, line.middle[1] - held.height // 2))
    canvas.text(str(player.hand_size), Box(left + held.width + 6, line.top, 50, line.height), SMALL, QUIET)
    if player.done or (view.phase == "market" and seat not in view.shopping):
        tick = sprite("tick", 3)
        canvas.stamp(tick, (line.right - tick.width - 8, line.middle[1] - tick.height // 2))


def _draw_round(canvas: Canvas, box: Box, score: Score) -> None:
    """Main goal large, side goal small; a door for an exit, an hourglass for the time bonus."""
    room = box.inner(8, 1, 4, 1)
    canvas.text(str(score.main), room.inner(bottom=26), NUMBER, GOLD)
    canvas.text(str(score.side), room.inner(top=36), SMALL, INK)
    if score.exit:
        door = sprite("exit", 2)
        canvas.stamp(door, (room.right - door.width, room.bottom - door.height - 2))
    if score.time:
        glass = sprite("hourglass", 2)
        canvas.stamp(glass, (room.right - glass.width - 2, room.top + 4))


def _draw_round_to_come(canvas: Canvas, box: Box, number: int, view: FairView, seat: Seat) -> None:
    """Its number; in the present round an hourglass instead for whoever has won the time bonus."""
    present = number == view.round
    if present and seat in view.winners_of_time:
        canvas.stamp_middle(sprite("hourglass", 4), box.middle)
    else:
        canvas.text(str(number), box, ROUND, INK if present else QUIET, align="middle")
