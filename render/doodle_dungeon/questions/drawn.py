"""What a question is about, and nothing else: a sheet, cards, a fight, or heroes."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import NamedTuple

from PIL import Image

from engine.core.text import Seat
from engine.games.doodle_dungeon.cards import ACTION_OF, ACTIONS, CARDS, CATEGORIES
from engine.games.doodle_dungeon.show.views import DungeonView, TableView
from engine.games.doodle_dungeon.state import Encounter
from render.doodle_dungeon.parts.cardface import SIDES, draw_action, draw_element
from render.doodle_dungeon.parts.colours import GRAPHITE, PAPER
from render.doodle_dungeon.parts.dungeon import LABEL, Plot, draw_dungeon
from render.doodle_dungeon.parts.fight import draw_fight_beside
from render.doodle_dungeon.parts.paper import lay_paper, pencil_frame
from render.doodle_dungeon.parts.pencil import doodle
from render.doodle_dungeon.parts.status import draw_levels
from render.doodle_dungeon.parts.tracks import TRACKS_HEIGHT, draw_tracks
from render.doodle_dungeon.questions.heroes import draw_hero_row, height_of
from render.doodle_dungeon.questions.workbench import RIM, Workbench, draw_aside, draw_open_elements
from render.kit.canvas import WIDTH, Box, Canvas
from render.kit.fonts import Face
from render.kit.writing import Style, fit
from texts import Speaker

GAP = 8
CELL = 60
TRACKED_CELL = 50
"""With all boxes to tick below the squares."""
FIGHT_CELL = 40
NAMED_CARD = 64
NAMED = Style(Face.BOLD, 28)


class Drawn(NamedTuple):
    """A picture, and where things are in it that a coach may point at."""

    image: Image.Image
    regions: Mapping[str, Box]


# ── a sheet ──────────────────────────────────────────────────────────────────────────────────────────────


def draw_sheet(view: TableView, dungeon: DungeonView, marked: Iterable[int]) -> Drawn:
    """A dungeon to draw in, to aim at or to walk through; `marked` squares are what it is about."""
    bench = Workbench(CELL)
    canvas = bench.canvas()
    bench.draw(canvas, dungeon, marked)
    draw_aside(canvas, bench.side, view.phase, dungeon)
    return Drawn(canvas.image, bench.regions(dungeon))


def draw_boxes(dungeon: DungeonView) -> Drawn:
    """A dungeon, and every box that can be ticked for it."""
    bench = Workbench(TRACKED_CELL, TRACKS_HEIGHT + GAP)
    canvas = bench.canvas()
    bench.draw(canvas, dungeon, [square for built in dungeon.built for square in built.squares])
    draw_open_elements(canvas, bench.side, dungeon)
    tracks = draw_tracks(canvas, bench.below, dungeon)
    regions = {f"track-{category}": box for category, box in tracks.items()}
    return Drawn(canvas.image, {**regions, **bench.regions(dungeon)})


def draw_fighting(
    dungeon: DungeonView, encounter: Encounter, hand: tuple[str, ...], speaker: Speaker
) -> Drawn:
    """Where the hero is, beside it the dice and what they make, and below them the cards in hand by name."""
    bench = Workbench(FIGHT_CELL, NAMED_CARD + GAP if hand else 0)
    canvas = bench.canvas()
    bench.draw(canvas, dungeon)
    draw_fight_beside(canvas, bench.side, dungeon, encounter, speaker)
    regions = bench.regions(dungeon)
    boxes = [box._replace(height=NAMED_CARD) for box in bench.below.columns(max(3, len(hand)), GAP)]
    for number, (card, box) in enumerate(zip(hand, boxes, strict=False), 1):
        _draw_named(canvas, box, ACTION_OF[card].id, speaker)
        regions[f"hand-{number}"] = box
    return Drawn(canvas.image, regions)


def _draw_named(canvas: Canvas, box: Box, action: str, speaker: Speaker) -> None:
    """A card in hand: its doodle and its name."""
    colour, _ = SIDES[ACTIONS[action].side]
    pencil_frame(canvas, box, 2, 6)
    canvas.stamp(doodle(action, NAMED_CARD - 12), (box.left + 6, box.top + 6))
    words = box.inner(left=NAMED_CARD, right=6)
    canvas.text(speaker(f"doodle-dungeon-{action}"), words, NAMED, colour, lines=2)


# ── cards on offer ───────────────────────────────────────────────────────────────────────────────────────

SHEET_WIDTH = 396
SMALL_CELL = 34
LEVELS_ACROSS = 3
LEVEL = 46
ELEMENT = 54
CARD = 160
BRIEF_CARD = 104
"""Without the sentence."""
NAME = Style(Face.BOLD, 30)
LINE = Style(Face.PLAIN, 26)


def draw_taking(view: TableView, dungeon: DungeonView, speaker: Speaker, card_height: int = CARD) -> Drawn:
    """The player's sheet on the left, the cards on offer on the right."""
    sheet_height = 34 + 8 * SMALL_CELL + LABEL + 2 * LEVEL + 3 * GAP
    height = max(sheet_height, len(view.row) * (card_height + GAP) - GAP) + 2 * RIM
    canvas = Canvas.blank(WIDTH, height)
    sheet = Box(RIM, RIM, SHEET_WIDTH, height - 2 * RIM)
    plot = Plot(sheet.left + LABEL + GAP, sheet.top + 34, SMALL_CELL)
    lay_paper(canvas, sheet, SMALL_CELL // 2, (plot.left, plot.top))
    draw_dungeon(canvas, plot, dungeon)
    levels = Box(sheet.left + GAP, plot.all.bottom + LABEL + GAP, sheet.width - 2 * GAP, 0)
    draw_levels(canvas, levels, dungeon, LEVELS_ACROSS, LEVEL)
    room = Box(sheet.right + GAP, RIM, WIDTH - RIM - sheet.right - GAP, 0)
    boxes = room.grid(len(view.row), 1, card_height, GAP)
    for card, box in zip(view.row, boxes, strict=True):
        _draw_card(canvas, box, card, speaker)
    regions = {f"card-{number}": box for number, box in enumerate(boxes, 1)}
    levels = levels._replace(height=-(-len(CATEGORIES) // LEVELS_ACROSS) * LEVEL)
    return Drawn(canvas.image, {**regions, "squares": plot.all, "levels": levels})


def _draw_card(canvas: Canvas, box: Box, card: str, speaker: Speaker) -> None:
    """Elements on top with the sign of the action; its name below, and what it does if there is room."""
    canvas.box(box, PAPER, 10)
    left, action = box.left + 10, CARDS[card].action
    for element in CARDS[card].elements:
        draw_element(canvas, Box(left, box.top + 5, ELEMENT, ELEMENT), element)
        left += ELEMENT + 8
    colour, mark = SIDES[ACTIONS[action].side]
    canvas.stamp(doodle(action, 50), (box.right - 56, box.top + 6))
    canvas.stamp(doodle(mark, 42), (box.right - 102, box.top + 10))
    words = box.inner(12, ELEMENT + 6, 8, 4)
    name = speaker(f"doodle-dungeon-{action}")
    first = Box(words.left, words.top, words.width, NAME.leading)
    canvas.text(name, first, NAME, colour)
    if box.height < CARD:
        return
    line = speaker(f"doodle-dungeon-{action}-line")
    height = fit(line, LINE, words.width, 2).height
    canvas.text(line, Box(words.left, first.bottom - 2, words.width, height), LINE, GRAPHITE, lines=2)


# ── heroes and hands ─────────────────────────────────────────────────────────────────────────────────────

HAND_CARD = 150
SHORT_CARD = 76


def draw_helping(view: TableView, viewer: Seat, speaker: Speaker) -> Drawn:
    """Every other hero with what lies ahead of him, and the cards in hand by name."""
    others = [seat for seat in range(view.seats) if seat != viewer]
    return _draw_rows(view, others, SHORT_CARD, speaker)


def draw_exchanging(view: TableView, viewer: Seat, speaker: Speaker) -> Drawn:
    """The hero in the player's own dungeon with what lies ahead of him, and the cards in hand by name."""
    return _draw_rows(view, [viewer], SHORT_CARD, speaker)


def draw_own_turns(view: TableView, viewer: Seat, speaker: Speaker) -> Drawn:
    """The hero in the player's own dungeon with what lies ahead of him, and the cards in hand in full."""
    return _draw_rows(view, [viewer], HAND_CARD, speaker)


def _draw_rows(view: TableView, seats: list[Seat], card_height: int, speaker: Speaker) -> Drawn:
    heroes = sum(height_of(view.dungeons[seat]) + GAP for seat in seats)
    cards = -(-len(view.hand) // 2) * (card_height + GAP)
    canvas = Canvas.blank(WIDTH, 2 * RIM + heroes + cards - GAP)
    room = canvas.whole.inset(RIM)
    regions: dict[str, Box] = {}
    top = room.top
    for number, seat in enumerate(seats, 1):
        box = room._replace(top=top, height=height_of(view.dungeons[seat]))
        draw_hero_row(canvas, box, view, seat, speaker)
        regions[f"hero-{number}"] = box
        top = box.bottom + GAP
    below = room._replace(top=top)
    boxes = below.grid(len(view.hand), 2, card_height, GAP)
    for number, (card, box) in enumerate(zip(view.hand, boxes, strict=True), 1):
        _draw_in_hand(canvas, box, ACTION_OF[card].id, speaker)
        regions[f"hand-{number}"] = box
    return Drawn(canvas.image, regions)


def _draw_in_hand(canvas: Canvas, box: Box, action: str, speaker: Speaker) -> None:
    canvas.box(box, PAPER, 10)
    if box.height >= HAND_CARD:
        draw_action(canvas, box.inner(left=12, right=8), action, speaker)
        return
    colour, mark = SIDES[ACTIONS[action].side]
    size = box.height - 12
    canvas.stamp(doodle(action, size), (box.left + 10, box.top + 6))
    canvas.stamp(doodle(mark, 40), (box.right - 50, box.middle[1] - 20))
    words = box.inner(left=size + 22, right=56)
    canvas.text(speaker(f"doodle-dungeon-{action}"), words, NAME, colour, lines=2)
