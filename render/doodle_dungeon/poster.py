"""The poster: everybody's sheet as it was in the end."""

from __future__ import annotations

from PIL import Image

from engine.core.accounts import plain_points
from engine.core.text import Seat, Text
from engine.games.doodle_dungeon.board.sheet import COLUMNS, ROWS
from engine.games.doodle_dungeon.phrases import text
from engine.games.doodle_dungeon.show.account import account
from engine.games.doodle_dungeon.show.views import DungeonView, TableView
from engine.games.doodle_dungeon.state import DEAD
from render.doodle_dungeon.parts.colours import PAPER
from render.doodle_dungeon.parts.dungeon import (
    Plot,
    draw_frame,
    draw_hero,
    draw_path,
    draw_things,
    draw_treasure,
    draw_walls,
)
from render.doodle_dungeon.parts.paper import HEADER, desk, lay_paper
from render.kit.canvas import Canvas
from render.kit.poster import Poster
from texts import Speaker

SCALE = 2
"""Sheets are drawn so much larger and then reduced: a quick pencil has fine lines."""


def poster_of(view: TableView, turned: Text | None, speaker: Speaker) -> Poster:
    """Everybody's dungeon."""
    assert view.result is not None
    return Poster(
        result=view.result,
        account=account(view),
        amount=plain_points,
        turned=turned,
        ground=lambda height: desk(
            height, speaker("doodle-dungeon-title"), speaker("doodle-dungeon-picture-score")
        ),
        top=HEADER,
        vignette=lambda seat, width, height: _sheet(view.dungeons[seat], width, height),
        shows=lambda seat: _words(view, seat),
    )


def _words(view: TableView, seat: Seat) -> Text:
    score, dungeon = view.scores[seat], view.dungeons[seat]
    return text(
        "poster",
        monsters=sum(score.monsters),
        all=sum(score.monsters) + score.crossed_out,
        guarded=sum(guarded for _, guarded in score.treasures),
        treasures=len(score.treasures),
        fate="dead" if dungeon.fate == DEAD else "escaped",
        hearts=dungeon.hearts,
    )


def _sheet(dungeon: DungeonView, width: int, height: int) -> Image.Image:
    """The squares without their letters and numbers."""
    canvas = Canvas.blank(width * SCALE, height * SCALE, PAPER)
    whole = canvas.whole
    cell = min((whole.width - 16) // (COLUMNS + 1), (whole.height - 16) // (ROWS + 1))
    plot = Plot((whole.width - COLUMNS * cell) // 2, (whole.height - ROWS * cell) // 2 + cell // 4, cell)
    lay_paper(canvas, whole, cell, (plot.left, plot.top))
    draw_walls(canvas, plot, dungeon.squares)
    draw_frame(canvas, plot)
    draw_path(canvas, plot, dungeon)
    draw_things(canvas, plot, dungeon.squares)
    for square in dungeon.treasures:
        draw_treasure(canvas, plot.square(square), dungeon.squares[square])
    draw_hero(canvas, plot, dungeon)
    return canvas.image.reduce(SCALE)
