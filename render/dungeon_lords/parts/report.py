"""The report of a battle: a line for every trap, spell, monster and step, with the party afterwards."""

from __future__ import annotations

from PIL import Image

from engine.core.text import seat_name
from engine.games.dungeon_lords.squares import square_name
from engine.games.dungeon_lords.state import Report
from render.dungeon_lords.parts.art import OWN, hero_of
from render.dungeon_lords.parts.ledger import (
    HEADER,
    INSIDE,
    LEGEND_HEIGHT,
    draw_header,
    draw_legend,
    new_page,
    stamp,
)
from render.dungeon_lords.parts.pieces import AMOUNT, MINUS, NAME, RADIUS, dimmed
from render.dungeon_lords.parts.story import Figure, Line, lines_of, outcome_of
from render.kit.canvas import MARGIN, Box, Canvas
from render.kit.fonts import Face
from render.kit.sprites import sprite
from render.kit.theme import GROWTH, INK, LINE, PANEL, WOUND_INK
from render.kit.tokens import badge
from render.kit.writing import Style
from texts import Speaker

LINE_HEIGHT = 84
LINE_GAP = 6
ICON = 80
TITLE_WIDTH = 196
FIGURE_WIDTH = 104
CHANGE = Style(Face.HEAVY, 26)
VERDICTS = {"held": GROWTH, "won": GROWTH, "conquered": WOUND_INK}
MOST_LINES = 10
BESIDE_A_VERDICT = 3
AWAY = "\N{RIGHTWARDS ARROW}"


def draw_report(report: Report, speaker: Speaker) -> Image.Image:
    """A whole battle."""
    lines = lines_of(report)[-MOST_LINES:]
    canvas = new_page(HEADER + len(lines) * (LINE_HEIGHT + LINE_GAP) + LEGEND_HEIGHT + MARGIN)
    square = square_name(report.where)
    title = speaker("dungeon-lords-picture-report", seat=seat_name(report.seat), square=square)
    verdict = outcome_of(report)
    aside = speaker(f"dungeon-lords-picture-{verdict}") if verdict else ""
    draw_header(canvas, title, aside, badge(report.seat, 64))
    draw_lines(canvas, Box(MARGIN, HEADER, INSIDE, 0), lines, speaker)
    draw_legend(canvas, speaker("dungeon-lords-picture-report-legend"))
    return canvas.image


def draw_lines(canvas: Canvas, room: Box, lines: list[Line], speaker: Speaker) -> None:
    """Line by line, from the top."""
    for line, box in zip(lines, room.grid(len(lines), 1, LINE_HEIGHT, LINE_GAP), strict=True):
        canvas.box(box, PANEL, RADIUS, LINE)
        size = max(1, min(4, (LINE_HEIGHT - 8) // sprite(line.icon, 1).height))
        canvas.stamp_middle(sprite(line.icon, size), (box.left + ICON // 2 + 6, box.middle[1]))
        title = Box(box.left + ICON + 14, box.top, TITLE_WIDTH, box.height)
        canvas.text(speaker.say(line.title), title, NAME, INK, lines=2)
        effects = box.inner(left=title.right + 8 - box.left, right=8)
        for number, figure in enumerate(_told(line)):
            left = effects.left + number * FIGURE_WIDTH
            _draw_figure(canvas, Box(left, effects.top, FIGURE_WIDTH, effects.height), figure)
        if line.verdict:
            verdict = stamp(speaker(f"dungeon-lords-picture-{line.verdict}"), VERDICTS[line.verdict], 230)
            canvas.stamp(verdict, (effects.right - verdict.width, effects.middle[1] - verdict.height // 2))


def _told(line: Line) -> list[Figure]:
    """The whole party, but beside a verdict only those with whom something has happened."""
    if not line.verdict:
        return list(line.figures)
    return [figure for figure in line.figures if figure.change or figure.fate][:BESIDE_A_VERDICT]


def _draw_figure(canvas: Canvas, room: Box, figure: Figure) -> None:
    """The hero, hit points left, and below them what has just been lost or won."""
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
        canvas.text(str(figure.hero.hits - figure.hero.damage), words, AMOUNT, INK)
