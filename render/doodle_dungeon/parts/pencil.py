"""Doodles: strokes kept as data, drawn as if by hand with a pencil.

A doodle is a text file with one stroke a line, on a square of 24 by 24:

    curve 3,4 8,2 13,4          an open line, bent softly through its points
    line 3,4 8,2 13,4           an open line with corners
    loop:g 3,4 8,2 13,4         a closed line, bent softly, and coloured in with a pencil of `TINTS`
    shape:g 3,4 8,2 13,4        the same with corners
    dot 8,9 1.2                 a dot and its radius

What comes later covers what came before.
"""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from itertools import pairwise
from math import sin
from typing import NamedTuple

from PIL import Image, ImageDraw

from render.doodle_dungeon.parts.colours import GRAPHITE, PAPER, TINTS
from render.kit.keeping import kept
from render.kit.theme import Colour, mix

SIDE = 24
FINE = 4
"""How much larger doodles are drawn before they are reduced, which smooths every line."""
SMOOTH = 6
"""How many straight pieces a bend has."""
CLOSED = {"loop", "shape"}
BENT = {"loop", "curve"}
WASH = 0.62
"""The strength of a colour between the hatching."""
HATCH = 2.1
WOBBLE = 0.22
"""How far points stray from their place, as if drawn by hand."""

Point = tuple[float, float]


class Stroke(NamedTuple):
    """One line of a doodle's file."""

    verb: str
    tint: str
    points: tuple[Point, ...]
    radius: float = 0.0


def doodle_names() -> tuple[str, ...]:
    """Every doodle there is."""
    found = files(__package__).joinpath("doodles").iterdir()
    return tuple(sorted(one.name.removesuffix(".txt") for one in found if one.name.endswith(".txt")))


@cache
def strokes(name: str) -> tuple[Stroke, ...]:
    """A doodle as it stands in its file."""
    text = files(__package__).joinpath("doodles", f"{name}.txt").read_text("ascii")
    return tuple(_stroke(line) for line in text.splitlines() if line and not line.startswith("#"))


def _stroke(line: str) -> Stroke:
    head, *words = line.split()
    verb, _, tint = head.partition(":")
    radius = float(words.pop()) if verb == "dot" else 0.0
    points = [tuple(map(float, word.split(","))) for word in words]
    return Stroke(verb, tint, tuple((x, y) for x, y in points), radius)


@kept
def doodle(name: str, size: int) -> Image.Image:
    """The doodle on a transparent square of so many pixels a side."""
    scale = size * FINE / SIDE
    sheet = Image.new("RGBA", (size * FINE, size * FINE))
    width = max(1.5, 0.7 + size / 30) * FINE
    for stroke in strokes(name):
        _draw(sheet, stroke, scale, width)
    return sheet.convert("RGBa").reduce(FINE).convert("RGBA")


@kept
def faint(name: str, size: int, share: float = 0.45) -> Image.Image:
    """The doodle half rubbed out."""
    sheet = doodle(name, size).copy()
    sheet.putalpha(sheet.getchannel("A").point([round(level * share) for level in range(256)]))
    return sheet


def _draw(sheet: Image.Image, stroke: Stroke, scale: float, width: float) -> None:
    draw = ImageDraw.Draw(sheet)
    if stroke.verb == "dot":
        [(x, y)] = stroke.points
        reach = max(stroke.radius * scale, width * 0.7)
        draw.ellipse((x * scale - reach, y * scale - reach, x * scale + reach, y * scale + reach), GRAPHITE)
        return
    closed = stroke.verb in CLOSED
    points = smooth(stroke.points, closed) if stroke.verb in BENT else list(stroke.points)
    if closed and stroke.verb == "shape":
        points.append(points[0])
    placed = [(x * scale, y * scale) for x, y in _by_hand(points)]
    if stroke.tint:
        _colour_in(sheet, placed, TINTS[stroke.tint], scale)
    draw_line(draw, placed, GRAPHITE, width)


def _by_hand(points: list[Point]) -> list[Point]:
    """The points moved a little, always in the same way."""
    return [(x + WOBBLE * sin(1.1 * y + 0.7 * x), y + WOBBLE * sin(0.9 * x - 0.8 * y)) for x, y in points]


def _colour_in(sheet: Image.Image, outline: list[Point], tint: Colour, scale: float) -> None:
    """A light wash with slanting strokes over it."""
    area = Image.new("L", sheet.size)
    ImageDraw.Draw(area).polygon(outline, 255)
    coloured = Image.new("RGB", sheet.size, mix(PAPER, tint, WASH))
    if tint != PAPER:
        draw = ImageDraw.Draw(coloured)
        step = HATCH * scale
        for number in range(int(2 * SIDE / HATCH) + 1):
            start = number * step
            draw.line((start, 0, 0, start * 1.25), tint, round(step * 0.5))
    sheet.paste(coloured, (0, 0), area)


def draw_line(draw: ImageDraw.ImageDraw, points: list[Point], ink: Colour | int, width: float) -> None:
    """A line with round joints and ends."""
    if len(points) > 1:
        draw.line(points, ink, round(width), joint="curve")
    reach = width / 2 - 0.5
    for x, y in (points[0], points[-1]):
        draw.ellipse((x - reach, y - reach, x + reach, y + reach), ink)


def smooth(points: tuple[Point, ...], closed: bool) -> list[Point]:
    """A soft bend through all points (Catmull and Rom)."""
    ring = (points[-1], *points, points[0], points[1]) if closed else (points[0], *points, points[-1])
    bent = []
    for (before, start), (end, after) in zip(pairwise(ring), list(pairwise(ring))[2:], strict=False):
        bent += [_between(before, start, end, after, step / SMOOTH) for step in range(SMOOTH)]
    bent.append(ring[-2])
    return bent


def _between(before: Point, start: Point, end: Point, after: Point, share: float) -> Point:
    x, y = (
        0.5
        * (
            2 * b
            + (c - a) * share
            + (2 * a - 5 * b + 4 * c - d) * share**2
            + (3 * b - a - 3 * c + d) * share**3
        )
        for a, b, c, d in zip(before, start, end, after, strict=True)
    )
    return x, y
