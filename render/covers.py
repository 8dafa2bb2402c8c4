"""Covers: one small square picture for every game, to be recognised at the size of a thumbnail."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from typing import NamedTuple

from PIL import Image, ImageDraw

from render.doodle_dungeon.parts.colours import GRAPHITE, TINTS
from render.doodle_dungeon.parts.paper import squared
from render.doodle_dungeon.parts.pencil import doodle, draw_line
from render.kit.canvas import Box, Canvas
from render.kit.encoding import encode
from render.kit.picture import Picture
from render.kit.sprites import SHADES, sprite
from render.kit.theme import GROUND, LINE, PANEL, PARCHMENT, RAISED, TORCHLIGHT, TRAP, WOUND, Colour, mix
from texts import Speaker

SIDE = 480
FLOOR = 400
BRICK = (80, 40)
PITCH = 40
"""The squares of the paper."""
EARTH = SHADES["o"]
CLAY = SHADES["O"]


class Actor(NamedTuple):
    """A sprite on the cover: so many pixels a cell, and where the middle of its feet is."""

    name: str
    cell: int
    feet: tuple[int, int]


def cover(game: str, speaker: Speaker) -> Picture | None:
    """The cover of a game; None if nobody has drawn one yet."""
    draw = _COVERS.get(game)
    if draw is None:
        return None
    return Picture(f"{game}-cover.png", encode(draw()), speaker(f"{game}-cover-alt"))


def _boss_monster() -> Image.Image:
    """A side-scrolling room of bricks: the boss at home, and somebody who should not have come."""
    canvas = Canvas.blank(SIDE, SIDE, SHADES["v"])
    _lay_bricks(canvas, SHADES["K"], lambda stone: SHADES["v"])
    _lay_floor(canvas, SHADES["s"], SHADES["w"])
    _play(canvas, Actor("boss-monster/mb012", 13, (318, FLOOR)), Actor("boss-monster/mb087", 6, (92, FLOOR)))
    _play(canvas, Actor("boss-monster/mb037", 6, (92, 190)))
    return canvas.image


def _mighty_monsters() -> Image.Image:
    """A castle hall by torchlight: monsters side by side, and the gold they have come for."""
    torches = ((64, 96), (416, 96))
    canvas = Canvas.blank(SIDE, SIDE, mix(GROUND, PANEL, 0.4))
    _lay_bricks(canvas, mix(GROUND, PANEL, 0.4), lambda spot: _torchlit(spot, torches))
    _lay_floor(canvas, SHADES["K"], LINE)
    _play(canvas, *(Actor("torch", 6, (x, y + 60)) for x, y in torches))
    _play(canvas, Actor("dragon", 10, (240, 290)))
    _play(canvas, Actor("orc", 10, (128, FLOOR + 36)), Actor("undead", 10, (352, FLOOR + 36)))
    _play(canvas, *(Actor("coin", 4, (x, SIDE - 8)) for x in (200, 240, 280)), Actor("coin", 4, (240, 424)))
    return canvas.image


def _doodle_dungeon() -> Image.Image:
    """Squared paper: a way drawn with a pencil, from a hero past an orc to a treasure."""
    sheet = squared(SIDE, SIDE, PITCH, (PITCH // 2, PITCH // 2)).copy()
    canvas, draw = Canvas(sheet), ImageDraw.Draw(sheet)
    for wall in (
        [(20, 20), (460, 20), (460, 460), (20, 460), (20, 20)],
        [(20, 180), (300, 180)],
        [(180, 320), (460, 320)],
    ):
        draw_line(draw, [(float(x), float(y)) for x, y in wall], GRAPHITE, 12)
    way = [(130, 100), (380, 100), (380, 250), (100, 250), (100, 390), (250, 390)]
    for (left, top), (right, bottom) in pairwise(way):
        steps = max(abs(right - left), abs(bottom - top)) // 20
        for step in range(0, steps, 2):
            x, y = left + (right - left) * step // steps, top + (bottom - top) * step // steps
            draw.ellipse((x - 5, y - 5, x + 5, y + 5), TINTS["r"])
    canvas.stamp_middle(doodle("hero", 150), (104, 100))
    canvas.stamp_middle(doodle("dragon", 190), (240, 250))
    canvas.stamp_middle(doodle("treasure", 150), (350, 388))
    return sheet


def _dungeon_lords() -> Image.Image:
    """A page of the ministry's ledger: an imp at work, a monster on the payroll, and a seal."""
    canvas = Canvas.blank(SIDE, SIDE, RAISED)
    for y in range(52, SIDE, 44):
        canvas.line((0, y), (SIDE, y), LINE, 4)
    canvas.line((64, 0), (64, SIDE), WOUND, 4)
    _play(canvas, Actor("dungeon-lords/vampire", 13, (286, 318)))
    _play(
        canvas, Actor("dungeon-lords/imp", 10, (128, 464)), Actor("dungeon-lords/order-mine", 8, (262, 464))
    )
    _play(canvas, Actor("dungeon-lords/seal", 9, (404, 464)))
    return canvas.image


def _fairy_market() -> Image.Image:
    """A lantern-lit stall with a fairy in it, above corridors of clay."""
    canvas = Canvas.blank(SIDE, SIDE, GROUND)
    for far in (180, 140, 100):
        canvas.box(Box(240 - far, 210 - far, 2 * far, 2 * far), mix(GROUND, TRAP, 0.5 - far / 500), far)
    for number in range(6):
        shade = WOUND if number % 2 else PARCHMENT
        canvas.box(Box(number * 80, -20, 80, 100), shade, 20)
    canvas.box(Box(0, 322, SIDE, SIDE - 322), EARTH)
    canvas.box(Box(0, 322, SIDE, 12), CLAY)
    canvas.box(Box(0, 378, SIDE, 74), GROUND)
    canvas.box(Box(203, 334, 74, 60), GROUND)
    _play(canvas, Actor("lantern", 8, (56, 210)), Actor("lantern", 8, (424, 210)))
    _play(canvas, Actor("fairy", 12, (240, 312)))
    _play(canvas, Actor("key", 6, (90, 444)), Actor("stairs", 5, (240, 448)), Actor("barrel", 5, (392, 450)))
    return canvas.image


def _lay_bricks(canvas: Canvas, mortar: Colour, lit: Callable[[tuple[int, int]], Colour]) -> None:
    """A wall down to the floor; `lit` tells the colour of a stone by its middle."""
    draw = ImageDraw.Draw(canvas.image)
    width, height = BRICK
    canvas.box(Box(0, 0, SIDE, FLOOR), mortar)
    for row, y in enumerate(range(0, FLOOR, height)):
        for x in range(-width // 2 * (row % 2), SIDE, width):
            stone = (x + 2, y + 2, x + width - 3, y + height - 3)
            draw.rectangle(stone, lit((x + width // 2, y + height // 2)))


def _torchlit(stone: tuple[int, int], torches: tuple[tuple[int, int], ...]) -> Colour:
    far = min(abs(stone[0] - x) + abs(stone[1] - y) for x, y in torches)
    return mix(PANEL, TORCHLIGHT, max(0, 5 - far // 50) / 5)


def _lay_floor(canvas: Canvas, stone: Colour, edge: Colour) -> None:
    canvas.box(Box(0, FLOOR, SIDE, SIDE - FLOOR), stone)
    canvas.box(Box(0, FLOOR, SIDE, 6), edge)


def _play(canvas: Canvas, *actors: Actor) -> None:
    """Put everybody on the stage, whoever is named first behind the others."""
    for name, cell, (middle, feet) in actors:
        figure = sprite(name, cell)
        canvas.stamp(figure, (middle - figure.width // 2, feet - figure.height))


_COVERS: dict[str, Callable[[], Image.Image]] = {
    "boss-monster": _boss_monster,
    "doodle-dungeon": _doodle_dungeon,
    "dungeon-lords": _dungeon_lords,
    "fairy-market": _fairy_market,
    "mighty-monsters": _mighty_monsters,
}
