"""Lines of a battle report: what happened, and the party afterwards."""

from __future__ import annotations

from engine.games.dungeon_lords.show.reports import BattleLine, Figure
from render.dungeon_lords.parts.art import OWN, hero_of, name_of
from render.dungeon_lords.parts.ledger import stamp
from render.dungeon_lords.parts.pieces import AMOUNT, MINUS, NAME, RADIUS, dimmed
from render.kit.canvas import Box, Canvas
from render.kit.fonts import Face
from render.kit.sprites import sprite
from render.kit.theme import GROWTH, INK, LINE, PANEL, WOUND_INK
from render.kit.writing import Style
from texts import Speaker

ICONS = {
    "healing": f"{OWN}heal",
    "fatigue": "boot",
    "conquest": f"{OWN}banner",
    "held": f"{OWN}tunnel",
    "poison": f"{OWN}poisoned-dart",
}
"""The symbols of stages that are neither a trap, a spell nor a monster."""
LINE_HEIGHT = 84
LINE_GAP = 6
ICON = 80
TITLE_WIDTH = 196
FIGURE_WIDTH = 104
CHANGE = Style(Face.HEAVY, 26)
VERDICTS = {"held": GROWTH, "won": GROWTH, "conquered": WOUND_INK}
BESIDE_A_VERDICT = 3
"""How many heroes fit beside a verdict."""
AWAY = "\N{RIGHTWARDS ARROW}"


def draw_lines(canvas: Canvas, room: Box, lines: list[BattleLine], speaker: Speaker) -> None:
    """Draw report lines from the top of a room."""
    for line, box in zip(lines, room.grid(len(lines), 1, LINE_HEIGHT, LINE_GAP), strict=True):
        canvas.box(box, PANEL, RADIUS, LINE)
        icon = name_of(line.what) if line.what else ICONS[line.kind]
        size = max(1, min(4, (LINE_HEIGHT - 8) // sprite(icon, 1).height))
        canvas.stamp_middle(sprite(icon, size), (box.left + ICON // 2 + 6, box.middle[1]))
        title = Box(box.left + ICON + 14, box.top, TITLE_WIDTH, box.height)
        canvas.text(speaker.say(line.title), title, NAME, INK, lines=2)
        effects = box.inner(left=title.right + 8 - box.left, right=8)
        for number, figure in enumerate(_shown_figures(line)):
            left = effects.left + number * FIGURE_WIDTH
            _draw_figure(canvas, Box(left, effects.top, FIGURE_WIDTH, effects.height), figure)
        if line.verdict:
            verdict = stamp(speaker(f"dungeon-lords-picture-{line.verdict}"), VERDICTS[line.verdict], 230)
            canvas.stamp(verdict, (effects.right - verdict.width, effects.middle[1] - verdict.height // 2))


def _shown_figures(line: BattleLine) -> list[Figure]:
    """The whole party; beside a verdict only heroes to whom something has happened."""
    if not line.verdict:
        return list(line.figures)
    return line.changed[:BESIDE_A_VERDICT]


def _draw_figure(canvas: Canvas, room: Box, figure: Figure) -> None:
    """A hero, their hit points left, and below them what they have just lost or won."""
    art = hero_of(figure.hero.card, 2)
    canvas.stamp(dimmed(art) if figure.fate else art, (room.left, room.middle[1] - art.height // 2))
    words = room.inner(art.width + 4, 6, 4, 6)
    if figure.change:
        words, lower = words.inner(bottom=words.height // 2), words.inner(top=words.height // 2)
        sign, colour = ("+", GROWTH) if figure.change > 0 else (MINUS, WOUND_INK)
        canvas.text(f"{sign}{abs(figure.change)}", lower, CHANGE, colour)
    if figure.fate == "prison":
        bars = sprite(f"{OWN}bars", 2)
        canvas.stamp(bars, (words.left, words.middle[1] - bars.height // 2))
    elif figure.fate == "away":
        canvas.text(AWAY, words, AMOUNT, INK)
    else:
        canvas.text(str(figure.hero.left), words, AMOUNT, INK)
