"""The dungeon in which something happens, large, with the encounter below."""

from __future__ import annotations

from PIL import Image

from engine.core.text import Seat
from engine.games.doodle_dungeon.show.views import TableView
from render.doodle_dungeon.parts.fight import FIGHT_HEIGHT, draw_fight
from render.doodle_dungeon.parts.paper import HEADER, desk
from render.doodle_dungeon.parts.sheet import LargeSheet, phase_word
from render.doodle_dungeon.parts.status import ROW_HEIGHT, draw_hero_line
from render.doodle_dungeon.parts.tracks import TRACKS_HEIGHT, draw_tracks
from render.kit.canvas import GAP
from texts import Speaker

CELL = 70


def draw_spotlight(view: TableView, seat: Seat, speaker: Speaker) -> Image.Image:
    """One dungeon with its tracks; the latest encounter, if it is there."""
    dungeon = view.dungeons[seat]
    fight = view.encounter if view.encounter is not None and view.encounter.seat == seat else None
    sheet = LargeSheet(HEADER, CELL, TRACKS_HEIGHT + ROW_HEIGHT + GAP + (FIGHT_HEIGHT if fight else 0))
    title = speaker("doodle-dungeon-title")
    canvas = desk(sheet.box.bottom + GAP, title, phase_word(view, speaker))
    sheet.draw(canvas, view, seat, dungeon, speaker)
    below = sheet.below
    draw_hero_line(canvas, below._replace(height=ROW_HEIGHT), view, dungeon, speaker)
    if fight:
        draw_fight(canvas, below.inner(top=ROW_HEIGHT + 8)._replace(height=FIGHT_HEIGHT), fight, speaker)
    tracks = below.inner(top=below.height - TRACKS_HEIGHT)
    draw_tracks(canvas, tracks, dungeon)
    return canvas.image
