"""A player's own cards, as large as their number allows."""

from __future__ import annotations

from collections import Counter

from PIL import Image

from engine.core.text import Seat
from engine.games.boss_monster.phrases import card_name
from engine.games.boss_monster.show.views import RealmView
from render.boss_monster.parts.cardface import HAND, Size, card_face
from render.boss_monster.parts.cavern import ASIDE, HEADER, cavern, draw_header
from render.boss_monster.parts.legend import HAND as SYMBOLS
from render.boss_monster.parts.legend import Legend
from render.kit.canvas import GAP, MARGIN, TALLEST, WIDTH, Box, Canvas
from render.kit.fonts import Face
from render.kit.theme import GOLD, GROUND, INK, QUIET
from render.kit.tokens import badge
from render.kit.writing import Style, fit
from texts import Speaker

ROWS = {3: 3, 4: 4, 5: 5}
"""How many rows of each size fit into a picture."""
CARD_GAP = 14
LABEL = Style(Face.BOLD, 26)
TIMES = Style(Face.HEAVY, 36)
MORE = Style(Face.HEAVY, 60)


def draw_hand(view: RealmView, seat: Seat, speaker: Speaker) -> Image.Image:
    """What only `seat` may see: the card placed face down first, then rooms, minibosses and spells."""
    held = list(Counter((*view.hand_rooms, *view.hand_spells)).items())
    cards = [(view.placed, 1), *held] if view.placed else held
    across = next((size for size in HAND if len(cards) <= size * ROWS[size]), max(HAND))
    size = HAND[across]
    most = across * ROWS[across]
    shown = cards if len(cards) <= most else cards[: most - 1]
    rows = max(1, -(-len(cards[:most]) // across))
    gap = CARD_GAP if across < max(HAND) else CARD_GAP // 2
    below = HEADER + rows * (size.height + gap) + GAP
    legend = Legend(SYMBOLS, speaker, TALLEST - below)
    canvas = Canvas(cavern(below + legend.height).copy())
    draw_header(canvas, speaker("boss-monster-picture-hand"), "")
    canvas.stamp(badge(seat, 56), (WIDTH - MARGIN - 56, (HEADER - 56) // 2))
    cells = Box(MARGIN, HEADER, WIDTH - 2 * MARGIN, 0).grid(most, across, size.height, gap)
    for box, (card, copies) in zip(cells, shown, strict=False):
        canvas.stamp(card_face(card, speaker.say(card_name(card)), size), (box.left, box.top))
        if copies > 1:
            _draw_times(canvas, box, copies, size)
    if view.placed:
        _draw_laid(canvas, cells[0], size, speaker)
    if not cards:
        canvas.text(speaker("boss-monster-picture-hand-empty"), cells[0]._replace(width=600), ASIDE, QUIET)
    if len(shown) < len(cards):
        canvas.text(f"+{len(cards) - len(shown)}", cells[most - 1], MORE, QUIET, align="middle")
    legend.draw(canvas)
    return canvas.image


def _draw_times(canvas: Canvas, box: Box, copies: int, size: Size) -> None:
    """The number of copies held."""
    plate = Box(box.right - 70, box.top + size.head + 42, 64, 44)
    canvas.box(plate, INK, 10)
    canvas.text(f"{copies}\N{MULTIPLICATION SIGN}", plate, TIMES, GROUND, align="middle")


def _draw_laid(canvas: Canvas, box: Box, size: Size, speaker: Speaker) -> None:
    """Mark the card that lies face down in the dungeon."""
    word = speaker("boss-monster-picture-laid")
    canvas.rim(box, INK, 14, 6)
    width = min(box.width, fit(word, LABEL, box.width - 20).width + 20)
    plate = Box(box.middle[0] - width // 2, box.top + size.height - size.foot - 40, width, 36)
    canvas.box(plate, GOLD, 8)
    canvas.text(word, plate, LABEL, GROUND, align="middle")
