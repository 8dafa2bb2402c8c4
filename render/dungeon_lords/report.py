"""The report of a battle that is over, line by line."""

from __future__ import annotations

from PIL import Image

from engine.core.text import seat_name
from engine.games.dungeon_lords.show.reports import lines_of, outcome_of
from engine.games.dungeon_lords.squares import square_name
from engine.games.dungeon_lords.state import Report
from render.dungeon_lords.parts.battle_lines import LINE_GAP, LINE_HEIGHT, VERDICTS, draw_lines
from render.dungeon_lords.parts.ledger import HEADER, INSIDE, framed_page
from render.kit.canvas import MARGIN, Box
from render.kit.theme import WOUND_INK
from render.kit.tokens import badge
from texts import Speaker

MOST_LINES = 10


def draw_report(report: Report, speaker: Speaker) -> Image.Image:
    """A whole battle; of a very long one, its last lines."""
    lines = lines_of(report)[-MOST_LINES:]
    verdict = outcome_of(report)
    canvas = framed_page(
        HEADER + len(lines) * (LINE_HEIGHT + LINE_GAP),
        speaker(
            "dungeon-lords-picture-report", seat=seat_name(report.seat), square=square_name(report.where)
        ),
        speaker(f"dungeon-lords-picture-{verdict}") if verdict else "",
        speaker("dungeon-lords-picture-report-legend"),
        badge(report.seat, 64),
        VERDICTS.get(verdict, WOUND_INK),
    )
    draw_lines(canvas, Box(MARGIN, HEADER, INSIDE, 0), lines, speaker)
    return canvas.image
