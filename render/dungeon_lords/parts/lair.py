"""Monsters in a lair: figure, damage, wages."""

from __future__ import annotations

from typing import NamedTuple

from engine.games.dungeon_lords.lord import Monster
from render.dungeon_lords.parts.art import picture_of
from render.dungeon_lords.parts.offers import strength_of
from render.dungeon_lords.parts.pieces import AMOUNT, TIMES, draw_parts_middle, parts_of, width_of
from render.kit.canvas import Box, Canvas
from render.kit.fonts import Face
from render.kit.theme import GOLD, INK, LINE, PANEL, RAISED
from render.kit.writing import Style

TERMS = Style(Face.HEAVY, 24)
WIDE_HEIGHT = 80
LONG_WIDTH = 148


class Place(NamedTuple):
    """How a monster is drawn: the cells of its picture, the room for that, letters, and cells of symbols."""

    art: int
    figure: int
    style: Style
    icon: int


WIDE, LONG, NARROW = Place(3, 84, AMOUNT, 2), Place(2, 46, TERMS, 2), Place(2, 42, TERMS, 1)
"""Damage above wages, damage beside wages, and both as small as can be."""


def draw_monster(canvas: Canvas, box: Box, monster: Monster, count: int) -> None:
    """A monster face up or face down; beside it what it deals, and below that what it wants on pay day."""
    canvas.box(box, RAISED if monster.ready else PANEL, 10, LINE, 2)
    layout = WIDE if box.height >= WIDE_HEIGHT else LONG if box.width > LONG_WIDTH else NARROW
    art = picture_of(monster.kind, layout.art)
    if not monster.ready:
        art = art.rotate(90, expand=True)
    figure = box._replace(width=layout.figure)
    canvas.stamp_middle(art, figure.middle)
    terms = box.inner(left=figure.width, right=2)
    damage, wages = [strength_of(monster.kind)], parts_of(monster.face.cost)
    if layout is LONG:
        taken = width_of(damage, TERMS, layout.icon) + 6
        first, second = terms._replace(width=taken), terms.inner(left=taken)
    else:
        first, second = terms._replace(height=terms.height // 2), terms.inner(top=terms.height // 2)
    if width_of(damage, layout.style, layout.icon) <= first.width:
        draw_parts_middle(canvas, damage, first, layout.style, INK, layout.icon)
    else:
        canvas.text(damage[0].text, first, layout.style, INK, align="middle")
    draw_parts_middle(canvas, wages, second, layout.style, INK, layout.icon)
    if count > 1:
        canvas.text(f"{TIMES}{count}", figure.inner(top=figure.height // 2), TERMS, GOLD, align="middle")
    if not monster.ready:
        canvas.fade(box, 0.4, 10)
