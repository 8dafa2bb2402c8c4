"""The latest raid, guard by guard, and what it brought and cost everybody."""

from __future__ import annotations

from PIL import Image

from engine.games.mighty_monsters.decrees import changes, strengths
from engine.games.mighty_monsters.show.views import CastleView
from engine.games.mighty_monsters.state import Raid
from render.kit.canvas import GAP, MARGIN, WIDTH, Box, Canvas
from render.mighty_monsters.parts.bout import (
    LEDGER,
    LEDGER_HEIGHT,
    WIDE_VERDICT,
    bout_height,
    draw_bout,
    draw_ledger,
)
from render.mighty_monsters.parts.hall import HEADER, LEGEND_HEIGHT, draw_header, draw_legend, hall
from render.mighty_monsters.parts.layout import columns, rows
from render.mighty_monsters.parts.pieces import COURSE, draw_change, draw_onwards
from texts import Speaker

LOW_LEDGER = 50
"""Two rows of guards leave less room for the ledger."""


def draw_raid(view: CastleView, raid: Raid, speaker: Speaker) -> Image.Image:
    """Every guard with its verdict, then the ledger of the round."""
    across = columns(view.seats)
    verdict = 84 if across == 4 else WIDE_VERDICT
    height_of_one = bout_height(verdict)
    deep = rows(view.seats, across)
    wall = HEADER + deep * (height_of_one + GAP)
    ledger_across = 2
    ledger = rows(view.seats, ledger_across)
    few = deep == 1
    line = LEDGER_HEIGHT if few else LOW_LEDGER
    legends = 2 if few else 1
    height = wall + MARGIN + ledger * (line + GAP) + legends * LEGEND_HEIGHT + MARGIN // 2
    canvas = Canvas(hall(height, wall).copy())
    aside = speaker("mighty-monsters-picture-round", round=raid.round, rounds=view.rounds)
    draw_header(canvas, speaker("mighty-monsters-picture-fight"), aside)
    room = Box(MARGIN, HEADER, WIDTH - 2 * MARGIN, 0)
    changed = changes(raid.king, [strengths(bout.monsters) for bout in raid.bouts])
    for number, box in enumerate(room.grid(view.seats, across, height_of_one)):
        draw_bout(canvas, box, number, raid.bouts[number], verdict, view, speaker)
        draw_change(canvas, box, changed[number])
        if number + 1 < view.seats and (number + 1) % across and raid.bouts[number].outcome == "won":
            draw_onwards(canvas, box)
    below = Box(MARGIN, wall + MARGIN, WIDTH - 2 * MARGIN, 0)
    for seat, box in enumerate(below.grid(view.seats, ledger_across, line)):
        draw_ledger(canvas, box, seat, raid, speaker)
    draw_legend(canvas, speaker("mighty-monsters-picture-course-legend"), COURSE, legends - 1)
    if few:
        draw_legend(canvas, speaker("mighty-monsters-picture-ledger-legend"), LEDGER)
    return canvas.image
