"""Cards as strips: tiles with name and numbers, or a few whole cards."""

from __future__ import annotations

from collections import Counter
from collections.abc import Container, Iterable

from PIL import Image

from engine.games.boss_monster.cards import ROOMS
from engine.games.boss_monster.phrases import card_name
from engine.games.boss_monster.show.views import RealmView
from render.boss_monster.alt import held_words
from render.boss_monster.asking.strip import FADED, SMALL, Strip
from render.boss_monster.parts.cardface import HAND, RADIUS, card_face, printed
from render.boss_monster.parts.pieces import art, draw_pair, scene
from render.kit.canvas import Box, Canvas
from render.kit.fonts import Face
from render.kit.hyphens import broken
from render.kit.keeping import kept
from render.kit.sprites import sprite
from render.kit.theme import GOLD, GROUND, INK, PANEL, QUIET
from render.kit.writing import Style
from texts import Speaker

ACROSS = 4
TILE_HEIGHT = 96
TILE_GAP = 8
MOST_ROWS = 5
NUMBER = Style(Face.HEAVY, 34)
TIMES = Style(Face.HEAVY, 28)
MORE = Style(Face.HEAVY, 44)
WHOLE = HAND[4]
MOST_WHOLE = 8
"""So many cards are shown whole where nothing else is in the picture."""


def card_strip(cards: Iterable[str], speaker: Speaker, marked: Container[str] | None = None) -> Strip:
    """Every kind of card as a tile; what cannot be chosen steps back."""
    held = list(Counter(cards).items())
    rows = min(MOST_ROWS, max(1, -(-len(held) // ACROSS)))
    most = rows * ACROSS
    shown = held if len(held) <= most else held[: most - 1]

    def draw(canvas: Canvas, box: Box) -> None:
        cells = box.grid(most, ACROSS, TILE_HEIGHT, TILE_GAP)
        for cell, (card, copies) in zip(cells, shown, strict=False):
            name = speaker.say(card_name(card))
            canvas.stamp(tile(card, name, cell.width, copies), (cell.left, cell.top))
            if marked is not None and card not in marked:
                canvas.fade(cell, FADED, RADIUS)
        if len(shown) < len(held):
            canvas.text(f"+{len(held) - len(shown)}", cells[-1], MORE, QUIET, align="middle")

    words = tuple(line for card, copies in held for line in held_words(card, copies))
    return Strip(rows * (TILE_HEIGHT + TILE_GAP) - TILE_GAP, draw, words, "hand")


def whole_cards(cards: Iterable[str], speaker: Speaker, marked: Container[str] | None = None) -> Strip:
    """A few cards as they are in hand; more than a few become tiles."""
    held = list(Counter(cards).items())
    if len(held) > MOST_WHOLE:
        return card_strip(cards, speaker, marked)
    rows = max(1, -(-len(held) // ACROSS))

    def draw(canvas: Canvas, box: Box) -> None:
        cells = box.grid(rows * ACROSS, ACROSS, WHOLE.height, TILE_GAP)
        for cell, (card, copies) in zip(cells, held, strict=False):
            face = card_face(card, speaker.say(card_name(card)), WHOLE)
            spot = Box(cell.middle[0] - WHOLE.width // 2, cell.top, WHOLE.width, WHOLE.height)
            canvas.stamp(face, (spot.left, spot.top))
            if copies > 1:
                _draw_times(canvas, spot, copies)
            if marked is not None and card not in marked:
                canvas.fade(spot, FADED, RADIUS)

    words = tuple(line for card, copies in held for line in held_words(card, copies))
    return Strip(rows * (WHOLE.height + TILE_GAP) - TILE_GAP, draw, words, "hand")


def hand_of(view: RealmView) -> list[str]:
    """All cards of the viewer: the one laid down first."""
    return [*([view.placed] if view.placed else []), *view.hand_rooms, *view.hand_spells]


def _draw_times(canvas: Canvas, box: Box, copies: int) -> None:
    plate = Box(box.right - 52, box.bottom - 40, 46, 34)
    canvas.box(plate, INK, 8)
    canvas.text(f"{copies}\N{MULTIPLICATION SIGN}", plate, TIMES, GROUND, align="middle")


@kept
def tile(card: str, name: str, width: int, copies: int) -> Image.Image:
    """A card lying down: its sprite on the left, its name and its numbers beside it."""
    seen = printed(card)
    canvas = Canvas.blank(width, TILE_HEIGHT, seen.rim)
    inside = canvas.whole.inset(4)
    canvas.box(inside, GROUND, RADIUS - 4)
    stage = inside._replace(width=64)
    if card in ROOMS:
        canvas.image.paste(scene(ROOMS[card].kind, stage.width, stage.height), (stage.left, stage.top))
    else:
        canvas.box(stage, PANEL, RADIUS - 4)
    if seen.star:
        canvas.rim(stage, GOLD, 4, 3)
    canvas.stamp_middle(art(card, 2), (stage.middle[0], stage.middle[1] + 8))
    if seen.kind:
        canvas.stamp(sprite(seen.kind, 2), (stage.left + 2, stage.top + 2))
    words = Box(stage.right + 6, inside.top, inside.right - stage.right - 8, 54)
    canvas.text(broken(name, SMALL, words.width), words, SMALL, INK, lines=2)
    _draw_numbers(canvas, Box(words.left, words.bottom, words.width, inside.bottom - words.bottom), card)
    if copies > 1:
        _draw_times(canvas, canvas.whole, copies)
    return canvas.cut_out(RADIUS)


def _draw_numbers(canvas: Canvas, line: Box, card: str) -> None:
    seen = printed(card)
    icon, number = seen.left if seen.left[0] else ("coin", str(seen.cost)) if seen.cost else ("", "")
    left = line.left
    if icon:
        left = draw_pair(canvas, (left, line.middle[1]), sprite(icon, 2), number, NUMBER, INK) + 10
    for symbol in seen.symbols:
        picture = sprite(symbol, 2)
        canvas.stamp(picture, (left, line.middle[1] - picture.height // 2))
        left += picture.width + 2
