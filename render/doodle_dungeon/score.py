"""The final score sheet: everybody's points line by line."""

from __future__ import annotations

from collections import Counter
from typing import NamedTuple

from PIL import Image

from engine.core.text import Seat, seat_name
from engine.games.doodle_dungeon.cards import MONSTERS
from engine.games.doodle_dungeon.show.views import TableView
from engine.games.doodle_dungeon.state import Score
from render.doodle_dungeon.parts.dungeon import cross
from render.doodle_dungeon.parts.paper import HEADER, desk, lay_paper
from render.doodle_dungeon.parts.pencil import doodle, faint
from render.doodle_dungeon.parts.pencils import GRAPHITE, LEAF, MARKER, RED, SOFT
from render.kit.canvas import GAP, MARGIN, WIDTH, Box, Canvas
from render.kit.fonts import Face
from render.kit.podium import signed
from render.kit.sprites import sprite
from render.kit.tokens import badge
from render.kit.writing import Style
from texts import Speaker

NAMES = 190
ROW = 76
LABELS = 300
NAME = Style(Face.BOLD, 26)
LABEL = Style(Face.PLAIN, 28)
NOTE = Style(Face.BOLD, 26)
POINTS = Style(Face.HEAVY, 40)
TOTAL = Style(Face.HEAVY, 56)
PLACE = Style(Face.HEAVY, 36)
TIMES = "\N{MULTIPLICATION SIGN}"


class Line(NamedTuple):
    """A line of the sheet: its symbol, its name, and for every player points and how they come about."""

    icon: str
    key: str
    points: tuple[int, ...]
    notes: tuple[str, ...]


def draw_score(view: TableView, speaker: Speaker) -> Image.Image:
    """A column for every player, a line for everything that counts, the sum, and what breaks a tie."""
    lines = _lines(view.scores)
    tied = _tied(view.scores)
    height = NAMES + (len(lines) + 1 + bool(tied)) * ROW + 2 * GAP
    title = speaker("doodle-dungeon-picture-score")
    canvas = desk(HEADER + height + GAP, title, speaker("doodle-dungeon-title"))
    sheet = Box(MARGIN, HEADER, WIDTH - 2 * MARGIN, height)
    lay_paper(canvas, sheet, ROW // 2, (sheet.left, sheet.top + GAP + NAMES))
    columns = sheet.inner(left=LABELS, right=GAP).columns(view.seats, 8)
    _mark_winners(canvas, columns, view)
    for seat, column in enumerate(columns):
        _draw_name(canvas, column.inner(top=GAP)._replace(height=NAMES), view, seat, speaker)
    for number, line in enumerate(lines):
        row = Box(sheet.left, sheet.top + GAP + NAMES + number * ROW, sheet.width, ROW)
        _draw_line(canvas, row, columns, line, speaker)
    last = Box(sheet.left, sheet.top + GAP + NAMES + len(lines) * ROW, sheet.width, ROW)
    canvas.line((last.left + GAP, last.top), (last.right - GAP, last.top), GRAPHITE, 4)
    words = last.inner(left=GAP)._replace(width=LABELS - GAP)
    canvas.text(speaker("doodle-dungeon-picture-total"), words, TOTAL.smaller, GRAPHITE)
    for column, score in zip(columns, view.scores, strict=True):
        box = Box(column.left, last.top, column.width, last.height)
        canvas.text(signed(score.total), box, TOTAL, GRAPHITE, align="middle")
    if tied:
        _draw_tie(canvas, last._replace(top=last.bottom), columns, view.scores, tied, speaker)
    return canvas.image


def _tied(scores: tuple[Score, ...]) -> set[Seat]:
    """Who has as many points as somebody else."""
    count = Counter(score.total for score in scores)
    return {seat for seat, score in enumerate(scores) if count[score.total] > 1}


def _draw_tie(
    canvas: Canvas, row: Box, columns: list[Box], scores: tuple[Score, ...], tied: set[Seat], speaker: Speaker
) -> None:
    """Where points are equal: how many monsters are crossed out, fewer of them being better."""
    middle = (row.left + GAP + 28, row.middle[1])
    canvas.stamp_middle(faint("goblin", 56), middle)
    canvas.stamp_middle(cross(56), middle)
    _draw_label(canvas, row, speaker("doodle-dungeon-picture-tie"))
    for seat in tied:
        box = Box(columns[seat].left, row.top, columns[seat].width, row.height)
        canvas.text(str(scores[seat].crossed_out), box, POINTS, SOFT, align="middle")


def _lines(scores: tuple[Score, ...]) -> list[Line]:
    treasures = Line(
        "treasure",
        "treasures",
        tuple(score.treasure_points for score in scores),
        tuple(f"{_guarded(score)} {TIMES} {score.treasure_level}" for score in scores),
    )
    monsters = [
        Line(
            kind,
            kind,
            tuple(score.monsters[number] * monster.points for score in scores),
            tuple(f"{score.monsters[number]} {TIMES} {monster.points}" for score in scores),
        )
        for number, (kind, monster) in enumerate(MONSTERS.items())
    ]
    nothing = ("",) * len(scores)
    death = Line("skull", "death", tuple(score.death for score in scores), nothing)
    hearts = Line("runner", "hearts", tuple(score.hearts for score in scores), nothing)
    return [treasures, *monsters, death, hearts]


def _guarded(score: Score) -> int:
    return sum(guarded for _, guarded in score.treasures)


def _mark_winners(canvas: Canvas, columns: list[Box], view: TableView) -> None:
    assert view.result is not None
    for seat in view.result.winners:
        canvas.box(columns[seat].inner(top=8, bottom=8), MARKER, 12)


def _draw_name(canvas: Canvas, box: Box, view: TableView, seat: Seat, speaker: Speaker) -> None:
    """Place, badge, name."""
    assert view.result is not None
    place = view.result.places[seat]
    top = Box(box.left, box.top, box.width, 64)
    if place == 1:
        canvas.stamp_middle(sprite("crown", 4), top.middle)
    else:
        canvas.text(f"{place}.", top, PLACE, SOFT, align="middle")
    canvas.stamp_middle(badge(seat, 48), (box.middle[0], top.bottom + 24))
    words = Box(box.left + 2, top.bottom + 50, box.width - 4, box.bottom - top.bottom - 54)
    canvas.text(speaker.say(seat_name(seat)), words, NAME, GRAPHITE, lines=2, align="middle")


def _draw_line(canvas: Canvas, row: Box, columns: list[Box], line: Line, speaker: Speaker) -> None:
    canvas.stamp_middle(doodle(line.icon, 56), (row.left + GAP + 28, row.middle[1]))
    _draw_label(canvas, row, speaker(f"doodle-dungeon-picture-{line.key}"))
    for column, points, note in zip(columns, line.points, line.notes, strict=True):
        upper = Box(column.left, row.top + (2 if note else 0), column.width, row.height - (30 if note else 0))
        colour = RED if points < 0 else LEAF if points else SOFT
        canvas.text(signed(points), upper, POINTS, colour, align="middle")
        if note:
            lower = Box(column.left, upper.bottom - 8, column.width, 32)
            canvas.text(note, lower, NOTE, SOFT, align="middle")


def _draw_label(canvas: Canvas, row: Box, label: str) -> None:
    words = Box(row.left + GAP + 66, row.top, LABELS - GAP - 72, row.height)
    canvas.text(label, words, LABEL, GRAPHITE, lines=2)
