"""One dungeon as large as the picture allows, and beside or below it what goes with it."""

from __future__ import annotations

from typing import NamedTuple

from PIL import Image

from engine.core.text import Seat, seat_name
from engine.games.fairy_market.board.dungeon import Dungeon
from engine.games.fairy_market.state import Score
from render.fairy_market.parts.aside import Aside, ledger
from render.fairy_market.parts.scene import CELLS, Look, draw_scene, size_of
from render.fairy_market.parts.stall import AWNING, COUNTER, HEADER, PLANK, RADIUS, draw_header, frame, stall
from render.kit.canvas import GAP, MARGIN, TALLEST, WIDTH, Box, Canvas
from render.kit.fonts import Face
from render.kit.sprites import sprite
from render.kit.theme import GOLD, INK, QUIET, SEATS
from render.kit.tokens import badge
from render.kit.writing import Style
from texts import Speaker

NARROWEST = 560
"""A tall dungeon needs less than the whole width, and is the larger on a phone for it."""
NAME = Style(Face.BOLD, 34)
POINTS = Style(Face.HEAVY, 40)
WORD = Style(Face.BOLD, 26)
FOOT = 60


class Page(NamedTuple):
    """Where everything goes: the size of a cell, the scene, and the room for what stands beside it."""

    width: int
    height: int
    cell: int
    scene: Box
    aside: Box


def page(dungeon: Dungeon, aside: Aside, foot: int) -> Page:
    """Whichever arrangement leaves the larger cells."""
    for cell in CELLS:
        for arranged in (_beside, _below):
            found = arranged(dungeon, aside, foot, cell)
            if found.width <= WIDTH and found.height <= TALLEST:
                return found
    raise ValueError("no dungeon of five cards is so large")


def _beside(dungeon: Dungeon, aside: Aside, foot: int, cell: int) -> Page:
    wide, high = size_of(dungeon, cell)
    across, down = aside.beside(max(high, TALLEST // 2))
    content = wide + GAP + across
    width = max(NARROWEST, content + 2 * MARGIN)
    scene = Box((width - content) // 2, HEADER, wide, high)
    height = HEADER + max(high, down + 8) + MARGIN // 2 + foot
    return Page(width, height, cell, scene, Box(scene.right + GAP, HEADER + 8, across, down))


def _below(dungeon: Dungeon, aside: Aside, foot: int, cell: int) -> Page:
    wide, high = size_of(dungeon, cell)
    width = max(NARROWEST, wide + 2 * MARGIN)
    across, down = aside.below(width - 2 * MARGIN)
    scene = Box((width - wide) // 2, HEADER, wide, high)
    height = HEADER + high + GAP + down + MARGIN // 2 + foot
    return Page(width, height, cell, scene, Box((width - across) // 2, scene.bottom + GAP, across, down))


def draw_zoom(seat: Seat, dungeon: Dungeon, score: Score | None, goal: str, speaker: Speaker) -> Image.Image:
    """Somebody's dungeon as all have seen it: the path, the finds, and what they brought."""
    notes = ledger(dungeon, goal)
    foot = FOOT + GAP if score is not None else 0
    where = page(dungeon, notes, foot)
    canvas = Canvas(stall(where.width, where.height).copy())
    _draw_owner(canvas, seat, dungeon, speaker)
    draw_scene(canvas, (where.scene.left, where.scene.top), dungeon, where.cell, Look())
    notes.draw(canvas, where.aside)
    if score is not None:
        bottom = Box(MARGIN, where.height - FOOT - MARGIN // 2, where.width - 2 * MARGIN, FOOT)
        _draw_score(canvas, bottom, score, speaker)
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


def draw_expedition(
    dungeon: Dungeon, aside: Aside, look: Look, seat: Seat, title: str, remark: str
) -> Image.Image:
    """A dungeon of one's own that is being put together, or has been handed in."""
    where = page(dungeon, aside, 0)
    canvas = Canvas(stall(where.width, where.height).copy())
    draw_header(canvas, title, remark)
    draw_scene(canvas, (where.scene.left, where.scene.top), dungeon, where.cell, look)
    aside.draw(canvas, where.aside)
    frame(canvas, SEATS[seat].colour)
    return canvas.image
