"""The latest raid, guard by guard, and what it brought and cost everybody."""

from __future__ import annotations

from PIL import Image

from engine.games.mighty_monsters.show.views import CastleView
from engine.games.mighty_monsters.state import Raid
from render.kit.canvas import GAP, MARGIN, WIDTH, Box, Canvas
from render.mighty_monsters.parts.bout import (
    LEDGER_HEIGHT,
    WIDE_VERDICT,
    bout_height,
    draw_bout,
    draw_ledger,
)
from render.mighty_monsters.parts.hall import HEADER, draw_header, hall
from render.mighty_monsters.parts.layout import columns, rows
from texts import Speaker


def draw_raid(view: CastleView, raid: Raid, speaker: Speaker) -> Image.Image:
    """Every guard with its verdict, then the ledger of the round."""
    across = columns(view.seats)
    verdict = 84 if across == 4 else WIDE_VERDICT
    height_of_one = bout_height(verdict)
    deep = rows(view.seats, across)
    wall = HEADER + deep * (height_of_one + GAP)
    ledger_across = 2
    ledger = rows(view.seats, ledger_across)
    height = wall + MARGIN + ledger * (LEDGER_HEIGHT + GAP) - GAP + MARGIN
    canvas = Canvas(hall(height, wall).copy())
    aside = speaker("mighty-monsters-picture-round", round=raid.round, rounds=view.rounds)
    draw_header(canvas, speaker("mighty-monsters-picture-fight"), aside)
    room = Box(MARGIN, HEADER, WIDTH - 2 * MARGIN, 0)
    for number, box in enumerate(room.grid(view.seats, across, height_of_one)):
        draw_bout(canvas, box, number, raid.bouts[number], verdict, view, speaker)
    below = Box(MARGIN, wall + MARGIN, WIDTH - 2 * MARGIN, 0)
    for seat, box in enumerate(below.grid(view.seats, ledger_across, LEDGER_HEIGHT)):
        draw_ledger(canvas, box, seat, raid, speaker)
    return canvas.image
