"""The latest hero's way through a dungeon: at most four frames, from the entrance to its end."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from PIL import Image

from engine.core.text import seat_name
from engine.games.boss_monster.cards import ROOMS
from engine.games.boss_monster.phrases import card_name
from engine.games.boss_monster.show.twin import UNDER_WAY, way_so_far
from engine.games.boss_monster.show.views import RealmView
from engine.games.boss_monster.state import Way, WayStep
from render.boss_monster.parts.cavern import HEADER, cavern, draw_header
from render.boss_monster.parts.pieces import RIMS, art, draw_pair, pair_width, scene
from render.kit.canvas import GAP, MARGIN, WIDTH, Box, Canvas
from render.kit.cards import strike
from render.kit.fonts import Face
from render.kit.sprites import sprite
from render.kit.theme import GOLD, GROUND, GROWTH, INK, LINE, PANEL, QUIET, SEATS, WOUND_INK, Colour
from render.kit.tokens import badge
from render.kit.writing import Style
from texts import Speaker

FRAMES = 4
FRAME_GAP = 12
OTHERS_ACROSS = 4
OTHER_HEIGHT = 68
FRAME_HEIGHT = 316
NAME_HEIGHT = 62
STAGE_HEIGHT = 180
LINE_HEIGHT = 76
NAME = Style(Face.BOLD, 26)
HERO_NAME = Style(Face.BOLD, 32)
NUMBER = Style(Face.HEAVY, 44)
VERDICT = Style(Face.HEAVY, 36)
ARROW = "\N{RIGHTWARDS ARROW}"
MINUS = "\N{MINUS SIGN}"
OUTCOMES: dict[str, tuple[str, str, Colour]] = {
    "soul": ("soul", "soul", GROWTH),
    "wound": ("drop", "wound", WOUND_INK),
    "town": ("house", "sent-town", GOLD),
    "entrance": ("gate", "sent-back", GOLD),
    UNDER_WAY: ("boot", "walks", INK),
}


class Frame(NamedTuple):
    """A part of the way: its rooms, the damage they dealt together, and the health left after them."""

    rooms: tuple[WayStep, ...]
    damage: int
    remaining: int


def frames(way: Way) -> list[Frame]:
    """A frame for each room; if there are too many, the first ones share one."""
    steps = way.steps
    most = FRAMES - 1
    first = len(steps) - most + 1 if len(steps) > most else 1
    parts = [steps[:first], *((step,) for step in steps[first:])] if steps else []
    return [Frame(part, sum(step.damage for step in part), max(0, part[-1].remaining)) for part in parts]


def latest_way(view: RealmView) -> Way | None:
    """The way of the hero who is inside, or else of the last one who was."""
    if view.walker is not None and view.walker.steps:
        return way_so_far(view.walker)
    return view.ways[-1] if view.ways else None


def draw_way(way: Way, others: Sequence[Way], speaker: Speaker) -> Image.Image:
    """The hero at the gate, the rooms, and the outcome; below, the heroes before it."""
    rows = -(-len(others) // OTHERS_ACROSS)
    height = HEADER + LINE_HEIGHT + FRAME_HEIGHT + LINE_HEIGHT + 2 * GAP + MARGIN
    height += rows * (OTHER_HEIGHT + FRAME_GAP)
    canvas = Canvas(cavern(height).copy())
    draw_header(canvas, speaker("boss-monster-picture-way"), speaker("boss-monster-title"))
    line = Box(MARGIN, HEADER, WIDTH - 2 * MARGIN, LINE_HEIGHT)
    _draw_names(canvas, line, way, speaker)
    parts = frames(way)
    cells = _cells(line._replace(top=line.bottom + GAP, height=FRAME_HEIGHT), 1 + len(parts))
    _draw_arrival(canvas, cells[0], way, speaker)
    for number, (box, frame) in enumerate(zip(cells[1:], parts, strict=True), 1):
        _draw_frame(canvas, box, way, frame, speaker)
        if number == len(parts) and way.outcome == "soul":
            _draw_death(canvas, box, way)
    verdict = line._replace(top=cells[0].bottom + GAP)
    _draw_verdict(canvas, verdict, way, speaker)
    below = Box(line.left, verdict.bottom + FRAME_GAP, line.width, 0)
    grid = below.grid(len(others), OTHERS_ACROSS, OTHER_HEIGHT, FRAME_GAP)
    for box, other in zip(grid, others, strict=True):
        _draw_other(canvas, box, other)
    return canvas.image


def _cells(room: Box, count: int) -> list[Box]:
    """Boxes for so many frames in the middle of the row."""
    width = room.columns(FRAMES, FRAME_GAP)[0].width
    left = room.middle[0] - (count * (width + FRAME_GAP) - FRAME_GAP) // 2
    return [Box(left + number * (width + FRAME_GAP), room.top, width, room.height) for number in range(count)]


def _draw_names(canvas: Canvas, line: Box, way: Way, speaker: Speaker) -> None:
    """The hero and the player it went to."""
    canvas.box(line, PANEL, 14, SEATS[way.seat].colour)
    half = line.inset(12).columns(2, 44)
    canvas.text(speaker.say(card_name(way.hero)), half[0], HERO_NAME, INK, lines=2)
    canvas.text(ARROW, line, HERO_NAME, QUIET, align="middle")
    canvas.stamp(badge(way.seat, 46), (half[1].left, half[1].middle[1] - 23))
    canvas.text(speaker.say(seat_name(way.seat)), half[1].inner(left=58), HERO_NAME, INK, lines=2)


def _draw_arrival(canvas: Canvas, box: Box, way: Way, speaker: Speaker) -> None:
    canvas.box(box, GROUND, 12, LINE)
    canvas.text(speaker("boss-monster-picture-entrance"), _title(box), NAME, QUIET, lines=2, align="middle")
    stage = _stage(box)
    canvas.box(stage, PANEL)
    gate = sprite("gate", 6)
    canvas.stamp(gate, (stage.right - gate.width - 4, stage.bottom - gate.height))
    hero = art(way.hero, 4)
    canvas.stamp(hero, (stage.left + 4, stage.bottom - hero.height))
    _draw_health(canvas, box, way.health, None)


def _draw_frame(canvas: Canvas, box: Box, way: Way, frame: Frame, speaker: Speaker) -> None:
    """The room with the hero in it, or several rooms side by side."""
    kind = ROOMS[frame.rooms[-1].room].kind
    canvas.box(box, GROUND, 12, RIMS[kind])
    stage = _stage(box)
    canvas.image.paste(scene(kind, stage.width, stage.height), (stage.left, stage.top))
    title = ", ".join(speaker.say(card_name(step.room)) for step in frame.rooms)
    canvas.text(title, _title(box), NAME, INK, lines=2, align="middle")
    if len(frame.rooms) == 1:
        room = art(frame.rooms[0].room, 5)
        canvas.stamp(room, (stage.right - room.width - 2, stage.bottom - 8 - room.height))
    else:
        for step, spot in zip(frame.rooms, stage.inner(4, 10, 4).columns(3, 4), strict=False):
            canvas.stamp_middle(art(step.room, 2), (spot.middle[0], stage.top + 40))
    hero = art(way.hero, 4)
    canvas.stamp(hero, (stage.left + 2, stage.bottom - 8 - hero.height))
    _draw_health(canvas, box, frame.remaining, frame.damage)


def _draw_death(canvas: Canvas, box: Box, way: Way) -> None:
    """The soul leaves the hero."""
    stage, hero = _stage(box), art(way.hero, 4)
    spot = Box(stage.left + 2, stage.bottom - 8 - hero.height, hero.width, hero.height)
    strike(canvas, spot)
    soul = sprite("soul", 5)
    canvas.stamp(soul, (spot.middle[0] - soul.width // 2 - 4, stage.top + 8))


def _title(box: Box) -> Box:
    return Box(box.left + 8, box.top + 4, box.width - 16, NAME_HEIGHT)


def _stage(box: Box) -> Box:
    return Box(box.left + 3, box.top + 4 + NAME_HEIGHT, box.width - 6, STAGE_HEIGHT)


def _draw_health(canvas: Canvas, box: Box, health: int, damage: int | None) -> None:
    """The damage a room dealt, and the health left after it."""
    stage = _stage(box)
    foot = Box(box.left + 10, stage.bottom, box.width - 20, box.bottom - stage.bottom)
    heart = sprite("heart", 3)
    width = pair_width(heart, str(health), NUMBER)
    canvas.text(f"{MINUS}{damage}" if damage is not None else "", foot, NUMBER, WOUND_INK)
    draw_pair(canvas, (foot.right - width, foot.middle[1]), heart, str(health), NUMBER, INK)


def _draw_verdict(canvas: Canvas, line: Box, way: Way, speaker: Speaker) -> None:
    """The outcome."""
    icon, word, colour = OUTCOMES[way.outcome]
    canvas.box(line, colour, 14)
    text = speaker(f"boss-monster-picture-{word}")
    symbol = sprite(icon, 3)
    width = pair_width(symbol, text, VERDICT) + 8
    left = line.middle[0] - width // 2
    canvas.stamp(symbol, (left, line.middle[1] - symbol.height // 2))
    canvas.text(text, Box(left + symbol.width + 12, line.top, 500, line.height), VERDICT, GROUND)


def _draw_other(canvas: Canvas, box: Box, way: Way) -> None:
    """An earlier hero in one line: who, to whom, and the outcome."""
    icon, _, colour = OUTCOMES[way.outcome]
    canvas.box(box, GROUND, 12, colour)
    canvas.stamp_middle(art(way.hero, 2), (box.left + 36, box.middle[1]))
    canvas.text(ARROW, Box(box.left + 62, box.top, 40, box.height), NAME, QUIET, align="middle")
    canvas.stamp_middle(badge(way.seat, 44), (box.left + 126, box.middle[1]))
    canvas.stamp_middle(sprite(icon, 2 if icon in {"house", "gate"} else 3), (box.right - 32, box.middle[1]))
