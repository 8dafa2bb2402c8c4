"""The poster: everybody's dungeon with its monsters and its prisoners."""

from __future__ import annotations

from PIL import Image

from engine.core.accounts import plain_points
from engine.core.text import Seat, Text
from engine.games.dungeon_lords.lord import Lord
from engine.games.dungeon_lords.phrases import text
from engine.games.dungeon_lords.show.account import account
from engine.games.dungeon_lords.show.views import UnderworldView
from render.dungeon_lords.parts.art import hero_of, picture_of
from render.dungeon_lords.parts.ledger import HEADER, draw_header, new_page
from render.dungeon_lords.parts.site import LABEL, SITE_HEIGHT, SITE_WIDTH, Marks, draw_site
from render.kit.canvas import Box, Canvas
from render.kit.poster import Poster
from render.kit.theme import GROUND, QUIET
from texts import Speaker

NEAREST = Image.Resampling.NEAREST
SITE = 0.78
"""The share of a little picture that the building site takes."""
LARGEST = 4
"""How large creatures get, in pixels for each cell of their sprites."""
BARS = 22


def poster_of(view: UnderworldView, turned: Text | None, speaker: Speaker) -> Poster:
    """Everybody's dungeon."""
    assert view.result is not None
    return Poster(
        result=view.result,
        account=account(view),
        amount=plain_points,
        turned=turned,
        ground=lambda height: _ground(height, speaker),
        top=HEADER,
        vignette=lambda seat, width, height: _dungeon(view.lords[seat], width, height),
        shows=lambda seat: _words(view, seat),
    )


def _words(view: UnderworldView, seat: Seat) -> Text:
    lord = view.lords[seat]
    return text(
        "poster",
        tunnels=(lord.filled & ~lord.rooms).bit_count(),
        rooms=lord.rooms.bit_count(),
        conquered=lord.conquered.bit_count(),
        monsters=len(lord.monsters),
        prisoners=len(lord.prison),
    )


def _ground(height: int, speaker: Speaker) -> Canvas:
    canvas = new_page(height)
    draw_header(canvas, speaker("dungeon-lords-title"), speaker("dungeon-lords-picture-score"))
    return canvas


def _dungeon(lord: Lord, width: int, height: int) -> Image.Image:
    """The building site without its letters and numbers, monsters beside it, prisoners below."""
    canvas = Canvas.blank(width, height, GROUND)
    site = Canvas.blank(SITE_WIDTH, SITE_HEIGHT)
    draw_site(site, (0, 0), lord, Marks())
    small = round(width * SITE), round(height * SITE)
    plan = site.image.crop((LABEL, LABEL, SITE_WIDTH, SITE_HEIGHT))
    canvas.image.paste(plan.resize(small, Image.Resampling.LANCZOS), (0, 0))
    beside = Box(small[0], 0, width - small[0], small[1])
    _draw_crowd(canvas, beside, [picture_of(each.kind, 1) for each in lord.monsters])
    below = Box(0, small[1], small[0], height - small[1])
    _draw_crowd(canvas, below, [hero_of(card, 1) for card in lord.prison])
    if lord.prison:
        _draw_bars(canvas, below)
    return canvas.image


def _draw_crowd(canvas: Canvas, room: Box, crowd: list[Image.Image]) -> None:
    """Creatures side by side, as large as there is room for."""
    figure_side = max([max(figure.size) for figure in crowd], default=1)
    for size in range(LARGEST, 0, -1):
        side = figure_side * size
        across, down = room.width // side, room.height // side
        if across * down >= len(crowd):
            break
    for number, figure in enumerate(crowd[: max(1, across) * max(1, down)]):
        row, column = divmod(number, max(1, across))
        middle = (room.left + side * column + side // 2, room.top + side * row + side // 2)
        canvas.stamp_middle(figure.resize((figure.width * size, figure.height * size), NEAREST), middle)


def _draw_bars(canvas: Canvas, room: Box) -> None:
    for x in range(room.left + BARS // 2, room.right, BARS):
        canvas.box(Box(x, room.top, 3, room.height), QUIET)
