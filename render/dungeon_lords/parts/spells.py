"""The four combat cards of a year: open, known to the viewer, or face down."""

from __future__ import annotations

from PIL import Image

from engine.games.dungeon_lords.cards import SPELLS
from engine.games.dungeon_lords.phrases import plain
from engine.games.dungeon_lords.show.views import UnderworldView
from render.dungeon_lords.parts.art import picture_of
from render.dungeon_lords.parts.captions import title
from render.dungeon_lords.parts.ledger import HEADING_HEIGHT, draw_heading
from render.dungeon_lords.parts.pieces import NAME, RADIUS, SILVER, mark_of
from render.kit.canvas import Box, Canvas
from render.kit.fonts import Face
from render.kit.keeping import kept
from render.kit.sprites import sprite
from render.kit.theme import GOLD, GROUND, INK, PARCHMENT, RAISED
from render.kit.writing import Style
from texts import Speaker

CARDS = 4
CARD_HEIGHT = 196
SMALL_CARD_HEIGHT = 112
ROUND = Style(Face.HEAVY, 30)
FATIGUE = Style(Face.HEAVY, 36)
SPY = 38
SPY_STEP = 40
SPY_PLACES = ((0, 0), (1, 0), (0, 1), (0, 2))
"""Where the marks of spies lie: two beside each other, the others above, away from name, art and fatigue."""


def draw_combat_cards(
    canvas: Canvas,
    room: Box,
    view: UnderworldView,
    spells: tuple[str, ...],
    speaker: Speaker,
    height: int = CARD_HEIGHT,
) -> None:
    """One card for every round of combat, with the marks of those who have looked at it if they are large."""
    draw_heading(canvas, speaker("dungeon-lords-picture-spells"), room._replace(height=HEADING_HEIGHT))
    cells = Box(room.left, room.top + HEADING_HEIGHT, room.width, height).columns(CARDS, 12)
    for place, box in enumerate(cells):
        spell = spells[place] if place < len(spells) else ""
        if place + 1 == view.combat_round:
            canvas.glow(box, GOLD, RADIUS, 8)
        name = speaker.say(plain(spell)) if spell else ""
        canvas.stamp(
            spell_card(place + 1, spell, name, view.year, box.width, box.height), (box.left, box.top)
        )
        spies = [
            seat for seat, lord in enumerate(view.lords) if place in lord.spied and height == CARD_HEIGHT
        ]
        for seat, (across, up) in zip(spies, SPY_PLACES, strict=False):
            at = (box.left + 10 + across * SPY_STEP, box.bottom - 48 - up * SPY_STEP)
            canvas.stamp(mark_of(view, seat, SPY), at)
        if spies and not spell:
            canvas.stamp_middle(sprite("eye", 3), (box.right - 36, box.top + 30))
        if 0 < place + 1 < view.combat_round:
            canvas.fade(box, 0.45, RADIUS)


@kept
def spell_card(place: int, spell: str, name: str, year: int, width: int, height: int) -> Image.Image:
    """A combat card with round, name, fatigue and speed; face down with its round and year only."""
    rim = SILVER if year == 1 else GOLD
    canvas = Canvas.blank(width, height, rim)
    inside = canvas.whole.inset(10)
    if not spell:
        canvas.box(canvas.whole.inset(4), RAISED, RADIUS - 3)
        size, middle = (6, inside.top + 74) if height == CARD_HEIGHT else (4, inside.middle[1])
        canvas.stamp_middle(sprite("dungeon-lords/magic", size), (inside.middle[0], middle))
        canvas.text(str(place), inside._replace(height=40), ROUND, INK)
        return canvas.cut_out(RADIUS)
    canvas.box(canvas.whole.inset(4), PARCHMENT, RADIUS - 3)
    line = inside.inner(left=26)._replace(height=58)
    canvas.text(title(name, NAME, line.width), line, NAME, GROUND, lines=2, align="middle")
    canvas.text(str(place), inside._replace(height=40), ROUND, GROUND)
    if height == CARD_HEIGHT:
        canvas.stamp_middle(picture_of(spell, 4), (inside.middle[0], inside.top + 98))
        _draw_numbers(canvas, spell, inside, inside.top + 62)
    else:
        canvas.stamp_middle(picture_of(spell, 2), (inside.left + 24, inside.bottom - 18))
        _draw_numbers(canvas, spell, inside._replace(width=inside.width - 50), 0)
    return canvas.cut_out(RADIUS)


def _draw_numbers(canvas: Canvas, spell: str, inside: Box, bolt: int) -> None:
    """Fatigue at the bottom right, and a bolt for a fast spell: below the name, or in the last corner."""
    card = SPELLS[spell]
    boot = sprite("boot", 3 if bolt else 2)
    canvas.stamp(boot, (inside.right - boot.width - 28, inside.bottom - boot.height))
    number = Box(inside.right - 26, inside.bottom - 42, 26, 42)
    canvas.text(str(card.fatigue), number, FATIGUE, GROUND, align="right")
    if card.speed == "fast":
        symbol = sprite("dungeon-lords/fast", 3 if bolt else 2)
        at = (
            (inside.right - symbol.width, bolt)
            if bolt
            else (inside.right + 14, inside.bottom - symbol.height)
        )
        canvas.stamp(symbol, at)
