"""The shared table: the town and how everybody stands, then the dungeons, two in a picture."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image

from engine.core.text import Seat, seat_name
from engine.games.boss_monster.phrases import card_name
from engine.games.boss_monster.show.views import RealmView
from render.boss_monster.parts.cavern import HEADER, cavern, draw_header
from render.boss_monster.parts.dungeon import (
    HEROES_IN_A_ROW,
    draw_dungeon,
    draw_heroes,
    panel_height,
)
from render.boss_monster.parts.legend import Legend, dungeon_legend, town_legend
from render.boss_monster.parts.pieces import HERO_HEIGHT, SMALL, TREASURES, art, draw_counts
from render.kit.canvas import GAP, MARGIN, TALLEST, WIDTH, Box, Canvas
from render.kit.cards import strike
from render.kit.fonts import Face
from render.kit.hyphens import broken
from render.kit.sprites import sprite
from render.kit.theme import INK, LINE, MAGIC, PANEL, QUIET, RAISED, SEATS
from render.kit.tokens import badge
from render.kit.writing import Style
from texts import Speaker

PAIR = 2
"""Most dungeons in one picture."""
TOWN_HEAD = 62
ROW_HEIGHT = 112
ROW_GAP = 14
NAME = Style(Face.BOLD, 30)
LABEL = Style(Face.BOLD, 30)
COUNT = Style(Face.HEAVY, 36)
COUNT_WIDTH = 90
COUNTS = 5
HERO_STEP = HERO_HEIGHT + 8
CASTING_HEIGHT = 88
MOST_CASTING = 3


def standing(view: RealmView) -> list[Seat]:
    """Everybody by experience, then those who are out."""
    return [*view.order, *(seat for seat in range(view.seats) if seat not in view.order)]


def pages(view: RealmView, speaker: Speaker, without: Seat | None = None) -> list[list[Seat]]:
    """The dungeons of each picture: two, if they fit; players who are out need none.

    Before the first card is placed, all dungeons are empty, and the town says everything.
    """
    found: list[list[Seat]] = []
    if not any(lair.rooms or lair.new_room or lair.queue for lair in view.lairs):
        return found
    for seat in standing(view):
        if view.lairs[seat].out or seat == without:
            continue
        if found and len(found[-1]) < PAIR and _height(view, [*found[-1], seat], speaker) <= TALLEST:
            found[-1].append(seat)
        else:
            found.append([seat])
    return found


def _height(view: RealmView, seats: Sequence[Seat], speaker: Speaker) -> int:
    panels = sum([panel_height(view.lairs[seat], speaker) + ROW_GAP for seat in seats])
    return HEADER + panels + dungeon_legend(view, seats, speaker).height + GAP


def _town_rows(view: RealmView, legend: Legend) -> int:
    """How many rows of heroes there are, as far as the picture may be so tall."""
    casting = CASTING_HEIGHT + ROW_GAP if view.casting else 0
    others = HEADER + TOWN_HEAD + 16 + ROW_GAP + casting + view.seats * (ROW_HEIGHT + ROW_GAP)
    room = TALLEST - others - legend.height - GAP
    return min(room // HERO_STEP, max(1, -(-len(view.town) // HEROES_IN_A_ROW)))


def draw_town(view: RealmView, speaker: Speaker) -> Image.Image:
    """The town with its heroes, and below it how everybody stands."""
    legend = town_legend(view, speaker)
    rows = _town_rows(view, legend)
    town = Box(MARGIN, HEADER, WIDTH - 2 * MARGIN, TOWN_HEAD + rows * HERO_STEP + 16)
    spells = Box(MARGIN, town.bottom + ROW_GAP, town.width, CASTING_HEIGHT)
    first = spells.bottom + ROW_GAP if view.casting else spells.top
    height = first + view.seats * (ROW_HEIGHT + ROW_GAP) + legend.height + GAP
    canvas = Canvas(cavern(height).copy())
    draw_header(canvas, speaker("boss-monster-title"), _progress(view, speaker))
    _draw_town(canvas, town, view, rows, speaker)
    if view.casting:
        _draw_casting(canvas, spells, view.casting, speaker)
    for place, seat in enumerate(standing(view)):
        top = first + place * (ROW_HEIGHT + ROW_GAP)
        draw_row(canvas, Box(MARGIN, top, town.width, ROW_HEIGHT), view, seat, speaker)
    legend.draw(canvas)
    return canvas.image


def draw_dungeons(view: RealmView, seats: Sequence[Seat], speaker: Speaker) -> Image.Image:
    """Some dungeons, one below the other."""
    canvas = Canvas(cavern(_height(view, seats, speaker)).copy())
    draw_header(canvas, speaker("boss-monster-picture-dungeons"), _progress(view, speaker))
    top = HEADER
    for seat in seats:
        box = Box(MARGIN, top, WIDTH - 2 * MARGIN, panel_height(view.lairs[seat], speaker))
        draw_dungeon(canvas, box, view, seat, speaker)
        top = box.bottom + ROW_GAP
    dungeon_legend(view, seats, speaker).draw(canvas)
    return canvas.image


def _progress(view: RealmView, speaker: Speaker) -> str:
    phase = speaker(f"boss-monster-picture-phase-{view.phase}")
    return speaker("boss-monster-picture-round", round=view.round, phase=phase) if view.round else phase


def _draw_town(canvas: Canvas, box: Box, view: RealmView, rows: int, speaker: Speaker) -> None:
    canvas.box(box, PANEL, 16, LINE)
    room = box.inset(12)
    head = room._replace(height=TOWN_HEAD - 12)
    house = sprite("house", 3)
    canvas.stamp(house, (head.left, head.middle[1] - house.height // 2))
    decks = (
        ("bricks", view.room_deck),
        ("scroll", view.spell_deck),
        ("cards", len(view.discards)),
        ("pawn", view.ordinary_heroes),
        ("pawn-epic", view.epic_heroes),
    )
    piles = head.inner(left=head.width - 96 * len(decks) + 8)
    draw_counts(canvas, piles, decks, 96, COUNT)
    label = head.inner(left=house.width + 12, right=piles.width + 8)
    canvas.text(speaker("boss-monster-picture-town"), label, LABEL, INK)
    line = Box(room.left, head.bottom + 12, room.width, HERO_HEIGHT)
    if not view.town:
        canvas.text(speaker("boss-monster-picture-town-empty"), line, NAME, QUIET, align="middle")
        return
    draw_heroes(canvas, line, view.town, view.news.heroes, speaker, rows)


def _draw_casting(canvas: Canvas, box: Box, spells: Sequence[str], speaker: Speaker) -> None:
    """Spells declared and not yet carried out; the latest ones if there are many."""
    shown = spells[-MOST_CASTING:]
    for spot, spell in zip(box.columns(len(shown)), shown, strict=True):
        canvas.box(spot, RAISED, 16, MAGIC)
        picture = art(spell, 3)
        canvas.stamp_middle(picture, (spot.left + 52, spot.middle[1]))
        words = spot.inner(left=100, right=8)
        canvas.text(broken(speaker.say(card_name(spell)), NAME, words.width), words, NAME, INK, lines=2)


def draw_row(canvas: Canvas, box: Box, view: RealmView, seat: Seat, speaker: Speaker) -> None:
    """How one player stands."""
    lair, mark = view.lairs[seat], SEATS[seat]
    awaited = seat in view.awaited
    if awaited:
        canvas.glow(box, mark.colour, 16)
    canvas.box(box, PANEL, 16, mark.colour if awaited or seat == view.active else LINE)
    room = box.inset(10)
    if lair.boss:
        picture = art(lair.boss, 3)
        canvas.stamp_middle(picture, (room.left + 44, room.middle[1] + 2))
    else:
        canvas.stamp_middle(sprite("throne", 3), (room.left + 44, room.middle[1]))
    canvas.stamp(badge(seat, 46), (room.left - 4, room.bottom - 42))
    counts = room.inner(left=room.width - COUNT_WIDTH * COUNTS)
    half = room.height // 2
    upper = (
        ("soul", lair.soul_count),
        ("drop", lair.wound_count),
        ("coin", lair.hoard),
        ("bricks", lair.room_cards),
        ("scroll", lair.spell_cards),
    )
    treasure = [(icon, lair.treasure.count(letter)) for letter, icon in TREASURES.items()]
    draw_counts(canvas, counts._replace(height=half), upper, COUNT_WIDTH, COUNT)
    lower = [*treasure, ("pawn", len(lair.queue))]
    draw_counts(canvas, counts._replace(top=counts.top + half, height=half), lower, COUNT_WIDTH, COUNT)
    words = Box(room.left + 96, room.top, counts.left - room.left - 104, room.height)
    if seat == view.active:
        flag = sprite("flag", 3)
        canvas.stamp(flag, (words.right - flag.width, words.top))
        words = words.inner(right=flag.width + 4)
    name = words._replace(height=words.height - 30)
    canvas.text(speaker.say(seat_name(seat)), name, NAME, INK, lines=2)
    if lair.boss:
        xp = speaker("boss-monster-picture-boss", boss=card_name(lair.boss), xp=str(lair.xp))
        canvas.text(xp, words.inner(top=words.height - 30), SMALL, QUIET)
    if lair.out:
        canvas.fade(box, 0.5, 16)
        strike(canvas, room._replace(width=92))
