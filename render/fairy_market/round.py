"""What the channel keeps of a round: everybody's expedition side by side, with what it has brought."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image

from engine.core.text import Seat, seat_name
from engine.games.fairy_market.board.dungeon import Dungeon
from engine.games.fairy_market.show.views import FairView
from render.fairy_market.parts.scene import RAIL, Look, draw_scene, size_of
from render.fairy_market.parts.stall import COUNTER, HEADER, PLANK, RADIUS, draw_header, stall
from render.kit.canvas import GAP, MARGIN, WIDTH, Box, Canvas
from render.kit.fonts import Face
from render.kit.sprites import sprite
from render.kit.theme import GOLD, GROUND, INK, QUIET
from render.kit.tokens import badge
from render.kit.writing import Style
from texts import Speaker

NAME = Style(Face.BOLD, 28)
POINTS = Style(Face.HEAVY, 40)
WORD = Style(Face.BOLD, 24)
CELL = 48
"""A dungeon is drawn as large as this, and then made smaller to fit."""
MOST_IN_A_ROW = 3
NAMES, FOOT = 64, 88
HIGH = {1: 420, 2: 360}
"""How high the dungeons may be, by the number of rows."""
SIDE = 10


def draw_round(view: FairView, seats: Sequence[Seat], speaker: Speaker) -> Image.Image:
    """One window for each of these seats, all of which have been out."""
    rows = -(-len(seats) // MOST_IN_A_ROW)
    across = -(-len(seats) // rows)
    height = NAMES + HIGH[rows] + FOOT
    top = HEADER + GAP
    canvas = Canvas(stall(WIDTH, top + rows * (height + GAP) + MARGIN - GAP).copy())
    draw_header(canvas, speaker("fairy-market-picture-expeditions"), "")
    inside = Box(MARGIN, top, WIDTH - 2 * MARGIN, 0)
    for seat, box in zip(seats, inside.grid(len(seats), across, height), strict=True):
        _draw_window(canvas, box, view, seat, speaker)
    return canvas.image


def _draw_window(canvas: Canvas, box: Box, view: FairView, seat: Seat, speaker: Speaker) -> None:
    """Whose expedition it is and how it ended, the dungeon, and its points."""
    dungeon = view.players[seat].dungeon
    assert dungeon is not None
    canvas.box(box, COUNTER, RADIUS, PLANK)
    head = box._replace(height=NAMES).inner(SIDE, 0, SIDE, 0)
    end = sprite("exit" if dungeon.exit else "cross", 3)
    canvas.stamp(badge(seat, 40), (head.left, head.middle[1] - 20))
    canvas.stamp(end, (head.right - end.width, head.middle[1] - end.height // 2))
    canvas.text(speaker.say(seat_name(seat)), head.inner(left=50, right=end.width + SIDE), NAME, INK, lines=2)
    window = box.inner(SIDE, NAMES, SIDE, FOOT)
    canvas.box(window, GROUND, RADIUS)
    picture = _fitting(dungeon, window)
    left, top = window.middle[0] - picture.width // 2, window.middle[1] - picture.height // 2
    canvas.image.paste(picture, (left, top))
    score = view.players[seat].scores[-1]
    entries = [("main", score.main, GOLD), ("side", score.side, INK)]
    if score.time:
        entries.append(("time", score.time, INK))
    foot = Box(box.left, window.bottom, box.width, FOOT).inner(SIDE, 4, SIDE, 6)
    for (key, points, colour), cell in zip(entries, foot.columns(len(entries), 4), strict=True):
        canvas.text(f"+{points}", cell._replace(height=46), POINTS, colour, align="middle")
        word = speaker(f"fairy-market-picture-short-{key}")
        canvas.text(word, cell.inner(top=46), WORD, QUIET, align="middle")


def _fitting(dungeon: Dungeon, window: Box) -> Image.Image:
    """The whole dungeon, as large as the window allows; without the names of its cells."""
    across, down = size_of(dungeon, CELL)
    scene = Canvas.blank(across, down, GROUND)
    draw_scene(scene, (0, 0), dungeon, CELL, Look())
    drawn = scene.image.crop((RAIL, RAIL, across, down))
    share = min((window.width - 8) / drawn.width, (window.height - 8) / drawn.height, 1)
    return drawn.resize((int(drawn.width * share), int(drawn.height * share)), Image.Resampling.LANCZOS)
