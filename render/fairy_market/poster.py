"""The poster: everybody's last expedition by lantern light."""

from __future__ import annotations

from PIL import Image

from engine.core.accounts import plain_points
from engine.core.text import Seat, Text
from engine.games.fairy_market.board.dungeon import Dungeon
from engine.games.fairy_market.phrases import text
from engine.games.fairy_market.show.account import account
from engine.games.fairy_market.show.views import FairView, PlayerView
from render.fairy_market.parts.scene import RAIL, Look, draw_scene, size_of
from render.fairy_market.parts.stall import COUNTER, HEADER, draw_header, stall
from render.kit.canvas import WIDTH, Box, Canvas
from render.kit.poster import Poster
from render.kit.sprites import sprite
from render.kit.theme import GROUND
from texts import Speaker

CELL = 48
HIGH = 8
"""How many cells of a dungeon are shown from top to bottom."""


def poster_of(view: FairView, turned: Text | None, speaker: Speaker) -> Poster:
    """Everybody's last dungeon."""
    assert view.result is not None
    return Poster(
        result=view.result,
        account=account(view),
        amount=plain_points,
        turned=turned,
        ground=lambda height: _ground(height, speaker),
        top=HEADER,
        vignette=lambda seat, width, height: _expedition(view.players[seat], width, height),
        shows=lambda seat: _words(view, seat),
    )


def _words(view: FairView, seat: Seat) -> Text:
    player = view.players[seat]
    if player.dungeon is None or not player.dungeon.cards:
        return text("poster-at-home")
    return text(
        "poster",
        cards=len(player.dungeon.cards),
        points=player.scores[-1].points,
        exit="yes" if player.dungeon.exit else "no",
    )


def _ground(height: int, speaker: Speaker) -> Canvas:
    canvas = Canvas(stall(WIDTH, height).copy())
    draw_header(canvas, speaker("fairy-market-title"), speaker("fairy-market-picture-score"))
    return canvas


def _expedition(player: PlayerView, width: int, height: int) -> Image.Image:
    """The best part of the dungeon, without letters and numbers; a fairy if there is none."""
    dungeon = player.dungeon
    if dungeon is None or not dungeon.cards:
        canvas = Canvas.blank(width, height, COUNTER)
        canvas.stamp_middle(sprite("fairy", height // 22), canvas.whole.middle)
        return canvas.image
    across, down = size_of(dungeon, CELL)
    scene = Canvas.blank(across, down, GROUND)
    draw_scene(scene, (0, 0), dungeon, CELL, Look())
    canvas = Canvas.blank(round(HIGH * CELL * width / height), HIGH * CELL, GROUND)
    window = canvas.whole
    left, top = _best_corner(dungeon, window, across, down)
    canvas.image.paste(scene.image.crop((RAIL, RAIL, across, down)), (-left, -top))
    return canvas.image.resize((width, height), Image.Resampling.LANCZOS)


def _best_corner(dungeon: Dungeon, window: Box, across: int, down: int) -> tuple[int, int]:
    """Where to look at a dungeon that is larger than the picture: where most was found."""
    finds = [(find.x * CELL, find.y * CELL) for find in dungeon.finds if find.found]

    def inside(corner: tuple[int, int]) -> int:
        left, top = corner
        room = window.inner(right=CELL, bottom=CELL)
        return sum(0 <= x - left < room.width and 0 <= y - top < room.height for x, y in finds)

    lefts = _corners(across - RAIL, window.width)
    return max([(left, top) for left in lefts for top in _corners(down - RAIL, window.height)], key=inside)


def _corners(length: int, shown: int) -> list[int]:
    """Where a window may begin, cell by cell; what is shorter than the window stands in its middle."""
    return [(length - shown) // 2] if length <= shown else [*range(0, length - shown, CELL), length - shown]
