"""Trap cards, large and small."""

from __future__ import annotations

from PIL import Image

from engine.games.dungeon_lords.cards import FREE, TRAPS, TrapCard
from render.dungeon_lords.parts.art import picture_of
from render.dungeon_lords.parts.captions import title
from render.dungeon_lords.parts.pieces import AMOUNT, NAME, RADIUS, TIMES, draw_parts_middle, parts_of
from render.kit.canvas import Box, Canvas
from render.kit.fonts import Face
from render.kit.keeping import kept
from render.kit.theme import GROUND, PARCHMENT, TRAP
from render.kit.writing import Style, fit

TRAP_HEIGHT = 214
SMALL_TRAP_HEIGHT = 144
EFFECT = Style(Face.BOLD, 24)


def trap_effects(card: TrapCard, year: int) -> list[tuple[str, int]]:
    """The effects of a trap, as keys of short texts with a number."""
    effects = [
        (f"dungeon-lords-picture-hit-{'whole' if hit.whole else hit.who}", hit.damage[year - 1])
        for hit in card.hits
    ]
    if card.poison:
        effects.append(("dungeon-lords-picture-hit-later", card.poison))
    if card.holds:
        effects.append(("dungeon-lords-picture-hit-holds", 0))
    return effects


@kept
def trap_card(trap: str, name: str, words: tuple[str, ...], year: int, count: int, width: int) -> Image.Image:
    """A trap with its effects in two lines, its price, and how many there are."""
    canvas = Canvas.blank(width, TRAP_HEIGHT, TRAP)
    canvas.box(canvas.whole.inset(4), PARCHMENT, RADIUS - 3)
    inside = canvas.whole.inset(8)
    words_of_name = title(name, NAME, inside.width)
    canvas.text(words_of_name, inside._replace(height=56), NAME, GROUND, lines=2, align="middle")
    cost = TRAPS[trap].pay[year - 1]
    art = Box(inside.left, inside.top + 58, inside.width, 78)
    right = 52 if cost != FREE or count > 1 else 0
    canvas.stamp_middle(picture_of(trap, 4), art.inner(right=right).middle)
    corner = art.inner(left=art.width - 58)
    if cost != FREE:
        draw_parts_middle(canvas, parts_of(cost), corner._replace(height=36), AMOUNT, GROUND)
    if count > 1:
        line = Box(corner.left, corner.bottom - 36, corner.width, 36)
        canvas.text(f"{TIMES}{count}", line, AMOUNT, GROUND, align="middle")
    for number, word in enumerate(words[:2]):
        line = Box(inside.left, art.bottom + 2 + number * 30, inside.width, 30)
        canvas.text(word, line, EFFECT, GROUND, align="middle")
    return canvas.cut_out(RADIUS)


@kept
def small_trap_card(
    trap: str, name: str, words: tuple[str, ...], year: int, count: int, width: int
) -> Image.Image:
    """A trap in less height: below its name how many there are at the left, the price at the right."""
    canvas = Canvas.blank(width, SMALL_TRAP_HEIGHT, TRAP)
    canvas.box(canvas.whole.inset(4), PARCHMENT, RADIUS - 3)
    inside = canvas.whole.inset(5)
    words_of_name = title(name, EFFECT, inside.width)
    head = inside._replace(height=fit(words_of_name, EFFECT, inside.width, 2).height)
    canvas.text(words_of_name, head, EFFECT, GROUND, lines=2, align="middle")
    art = Box(inside.left, head.bottom, inside.width, 82 - head.height)
    canvas.stamp_middle(picture_of(trap, 2 if art.height > 36 else 1), art.middle)
    cost = TRAPS[trap].pay[year - 1]
    if cost != FREE:
        draw_parts_middle(canvas, parts_of(cost), art.inner(left=art.width - 52), EFFECT, GROUND)
    if count > 1:
        canvas.text(f"{TIMES}{count}", art._replace(width=52), EFFECT, GROUND, align="middle")
    for number, word in enumerate(words[:2]):
        line = Box(inside.left, art.bottom + 1 + number * 25, inside.width, 26)
        canvas.text(word, line, EFFECT, GROUND, align="middle")
    return canvas.cut_out(RADIUS)
