"""Heroes and players as strips."""

from __future__ import annotations

from collections.abc import Container, Sequence
from typing import NamedTuple

from PIL import Image

from engine.core.text import Seat, Text, all_of, seat_name
from engine.games.boss_monster.cards import HEROES
from engine.games.boss_monster.phrases import text
from engine.games.boss_monster.show.explaining.forecast import callers, lair_of
from engine.games.boss_monster.show.explaining.forecast import escapes as gets_through
from engine.games.boss_monster.show.views import RealmView
from engine.games.boss_monster.state import Hero, Walker
from render.boss_monster.alt import hero_words, standing_words
from render.boss_monster.asking.strip import FADED, ROOM, SMALL, Strip
from render.boss_monster.board import ROW_HEIGHT, draw_row
from render.boss_monster.parts.dungeon import hero_name
from render.boss_monster.parts.pieces import RADIUS, TREASURES, art, draw_pair
from render.kit.canvas import Box, Canvas
from render.kit.fonts import Face
from render.kit.keeping import kept
from render.kit.sprites import SHADES, sprite
from render.kit.theme import GOLD, GROUND, INK, LINE, PANEL, QUIET, RAISED, WOUND_INK
from render.kit.tokens import badge
from render.kit.writing import Style
from texts import Speaker

ACROSS = 4
CHIP_HEIGHT = 88
CHIP_GAP = 8
CHIP_WIDTH = (ROOM - (ACROSS - 1) * CHIP_GAP) // ACROSS
MOST_ROWS = 2
HEALTH = Style(Face.HEAVY, 36)
MORE = Style(Face.HEAVY, 44)


# ── heroes ───────────────────────────────────────────────────────────────────────────────────────────────


def town_strip(view: RealmView, speaker: Speaker, marked: Container[str] | None = None) -> Strip:
    """The heroes in town, each with the badge of whoever lures them as things stand."""
    bound = callers(view)
    going = {hero.card: bound[hero.card] for hero in view.town}
    words = []
    staying = [hero_words(hero) for hero in view.town if going[hero.card] is None]
    if staying or not view.town:
        words.append(text("alt-in-town", heroes=all_of(staying)))
    for seat in view.order:
        lured = [hero_words(hero) for hero in view.town if going[hero.card] == seat]
        if lured:
            words.append(text("alt-would-go", heroes=all_of(lured), seat=seat_name(seat)))
    chips = [Chip(hero, going[hero.card], "", marked is None or hero.card in marked) for hero in view.town]
    return _heroes(chips, speaker, tuple(words), marked is not None)._replace(region="town")


def way_strip(
    view: RealmView, seats: Sequence[Seat], speaker: Speaker, marked: Container[str] | None
) -> Strip:
    """Heroes inside dungeons and at entrances, with where they are, and whether they would die there."""
    walkers = [walker for seat in seats for walker in on_their_way(view, seat)]
    chips = [
        Chip(
            walker.hero,
            walker.seat,
            "drop" if gets_through(lair_of(view, walker.seat), walker) else "soul",
            marked is None or walker.hero.card in marked,
        )
        for walker in walkers
    ]
    words = _fates(chips)
    return _heroes(chips, speaker, words, marked is not None)._replace(region="heroes")


def card_strip(heroes: Sequence[str], speaker: Speaker) -> Strip:
    """Heroes out of play, such as wounds."""
    chips = [Chip(Hero(card, 0), None, "", True) for card in heroes]
    words = text("alt-heroes", heroes=all_of([hero_words(chip.hero) for chip in chips]))
    return _heroes(chips, speaker, (words,), False)


def on_their_way(view: RealmView, seat: Seat) -> list[Walker]:
    """The hero inside a dungeon, and those at its entrance."""
    inside = [view.walker] if view.walker is not None and view.walker.seat == seat else []
    return [*inside, *[Walker(hero, seat) for hero in view.lairs[seat].queue]]


class Chip(NamedTuple):
    """A hero in a strip."""

    hero: Hero
    seat: Seat | None
    """With whom it is, or would go."""
    fate: str
    """The symbol of how that would end; empty if that is open."""
    can_be_chosen: bool


def _fates(chips: Sequence[Chip]) -> tuple[Text, ...]:
    """How the ways would end, dungeon by dungeon."""
    found: dict[tuple[Seat | None, str], list[Text]] = {}
    for chip in chips:
        found.setdefault((chip.seat, chip.fate), []).append(hero_words(chip.hero))
    keys = {"soul": "alt-would-die", "drop": "alt-would-escape"}
    return tuple(
        text(keys[fate], heroes=all_of(heroes), seat=seat_name(seat))
        for (seat, fate), heroes in found.items()
        if seat is not None
    )


def _heroes(chips: Sequence[Chip], speaker: Speaker, words: tuple[Text, ...], some: bool) -> Strip:
    rows = min(MOST_ROWS, max(1, -(-len(chips) // ACROSS)))
    room = rows * ACROSS
    shown = chips if len(chips) <= room else chips[: room - 1]

    def draw(canvas: Canvas, box: Box) -> None:
        cells = box.grid(room, ACROSS, CHIP_HEIGHT, CHIP_GAP)
        for cell, chip in zip(cells, shown, strict=False):
            _draw_chip(canvas, cell, chip, speaker, some)
        if len(shown) < len(chips):
            canvas.text(f"+{len(chips) - len(shown)}", cells[-1], MORE, QUIET, align="middle")
        if not chips:
            nobody = speaker("boss-monster-picture-town-empty")
            canvas.box(box, PANEL, RADIUS)
            canvas.text(nobody, box, SMALL, QUIET, align="middle")

    return Strip(rows * (CHIP_HEIGHT + CHIP_GAP) - CHIP_GAP, draw, words)


def _draw_chip(canvas: Canvas, box: Box, chip: Chip, speaker: Speaker, some: bool) -> None:
    hero = chip.hero
    piece = _chip(hero.card, hero_name(hero, speaker), max(0, hero.remaining), hero.waits, box.width)
    canvas.stamp(piece, (box.left, box.top))
    if chip.seat is not None:
        canvas.stamp(badge(chip.seat, 34), (box.right - 36, box.top + 2))
    if chip.fate:
        icon = sprite(chip.fate, 2)
        canvas.stamp(icon, (box.right - icon.width - 6, box.bottom - icon.height - 6))
    if some and chip.can_be_chosen:
        canvas.rim(box.inset(-3), GOLD, RADIUS + 3, 6)
    elif some:
        canvas.fade(box, FADED, RADIUS)


@kept
def _chip(card: str, name: str, health: int, waits: bool, width: int) -> Image.Image:
    face = HEROES[card]
    canvas = Canvas.blank(width, CHIP_HEIGHT, GOLD if face.epic else LINE)
    inside = canvas.whole.inset(3)
    canvas.box(inside, RAISED if face.epic else GROUND, RADIUS - 3)
    canvas.text(name, Box(inside.left + 5, inside.top, inside.width - 42, 30), SMALL, INK)
    foot = inside.inner(left=4, top=30)
    picture = art(card, 2)
    canvas.stamp(picture, (foot.left, foot.bottom - picture.height - 2))
    colour = INK if health == face.health else SHADES["L"] if health > face.health else WOUND_INK
    left = foot.left + picture.width + 6
    edge = draw_pair(canvas, (left, foot.middle[1]), sprite("heart", 2), str(health), HEALTH, colour)
    for number, icon in enumerate([TREASURES[letter] for letter in face.lure] or ["own-text"]):
        canvas.stamp(sprite(icon, 2), (edge + 6 + number * 24, foot.middle[1] - 12))
    if waits:
        canvas.fade(inside, 0.45)
        canvas.stamp_middle(sprite("hourglass", 3), inside.middle)
    return canvas.cut_out(RADIUS)


# ── players ──────────────────────────────────────────────────────────────────────────────────────────────


def player_strips(
    view: RealmView, seats: Sequence[Seat], speaker: Speaker, marked: Container[Seat]
) -> list[Strip]:
    """How players stand, a strip each; whoever cannot be chosen steps back."""
    return [_player(view, seat, speaker, seat in marked) for seat in seats]


def _player(view: RealmView, seat: Seat, speaker: Speaker, marked: bool) -> Strip:
    def draw(canvas: Canvas, box: Box) -> None:
        draw_row(canvas, box, view, seat, speaker)
        if marked:
            canvas.rim(box.inset(-3), GOLD, 19, 5)
        else:
            canvas.fade(box, FADED, 16)

    return Strip(ROW_HEIGHT, draw, (standing_words(view, seat),))
