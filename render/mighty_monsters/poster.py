"""The poster: every family's mightiest monster behind the gold it has brought home."""

from __future__ import annotations

from PIL import Image

from engine.core.text import Seat, Text
from engine.games.mighty_monsters.phrases import plain, text
from engine.games.mighty_monsters.show.account import account, amount
from engine.games.mighty_monsters.show.views import CastleView
from render.kit.canvas import MARGIN, Box, Canvas
from render.kit.poster import Poster
from render.kit.sprites import sprite
from render.kit.theme import LINE
from render.mighty_monsters.parts.hall import HEADER, draw_header, hall
from render.mighty_monsters.parts.pieces import monster
from texts import Speaker

FLOOR = 0.8
"""How far down the floor of a little picture lies."""
HEAP = 0.7
"""How much of the width a heap of gold takes."""
STEP = 0.78
"""From one coin to the next beside it, and half as much to the next row."""


def poster_of(view: CastleView, turned: Text | None, speaker: Speaker) -> Poster:
    """Everybody's family and hoard."""
    assert view.result is not None
    return Poster(
        result=view.result,
        account=account(view),
        amount=amount,
        turned=turned,
        ground=lambda height: _ground(height, speaker),
        top=HEADER,
        vignette=lambda seat, width, height: _hoard(view, seat, width, height),
        shows=lambda seat: _words(view, seat),
        icon="coin",
    )


def _words(view: CastleView, seat: Seat) -> Text:
    lair = view.lairs[seat]
    return text("poster", family=plain(lair.family or "no-family"), gold=lair.gold)


def _ground(height: int, speaker: Speaker) -> Canvas:
    canvas = Canvas(hall(height, height - MARGIN).copy())
    draw_header(canvas, speaker("mighty-monsters-title"), speaker("mighty-monsters-picture-score"))
    return canvas


def _hoard(view: CastleView, seat: Seat, width: int, height: int) -> Image.Image:
    """The monster by the wall, and as many coins as there is gold."""
    lair, wall = view.lairs[seat], hall(height, round(height * FLOOR))
    canvas = Canvas(wall.crop((60, 0, 60 + width, height)))
    canvas.box(Box(0, round(height * FLOOR), width, 3), LINE)
    cell = height // 27
    coin = sprite("coin", max(1, cell // 3))
    rows = _rows(lair.gold, round(width * HEAP / (coin.width * STEP)))
    rise = round(coin.height * STEP / 2)
    figure = monster(lair.family, 5, cell)
    top = height - coin.height - (len(rows) - 1) * rise
    canvas.stamp(figure, ((width - figure.width) // 2, max(2, top - figure.height + coin.height)))
    for number, coins in reversed(list(enumerate(rows))):
        across = round(coin.width * STEP)
        left = (width - across * (coins - 1) - coin.width) // 2
        for place in range(coins):
            canvas.stamp(coin, (left + place * across, height - coin.height - 4 - number * rise))
    return canvas.image


def _rows(gold: int, widest: int) -> list[int]:
    """How many coins lie in each row of a heap, from the ground up."""
    rows: list[int] = []
    while gold > 0:
        rows.append(min(gold, max(1, widest - 2 * len(rows))))
        gold -= rows[-1]
    return rows
