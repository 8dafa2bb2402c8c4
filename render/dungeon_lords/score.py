"""The final account: a column for every lord, a line for everything that counts, and the licence."""

from __future__ import annotations

from typing import NamedTuple

from PIL import Image

from engine.core.text import seat_name
from engine.games.dungeon_lords.cards import TITLES
from engine.games.dungeon_lords.phrases import plain
from engine.games.dungeon_lords.show.views import UnderworldView
from engine.games.dungeon_lords.state import Score
from render.dungeon_lords.parts.art import GOODS, OWN, name_of
from render.dungeon_lords.parts.ledger import HEADER, INSIDE, draw_header, new_page, stamp
from render.dungeon_lords.parts.pieces import RADIUS
from render.kit.canvas import MARGIN, Box, Canvas
from render.kit.fonts import Face
from render.kit.podium import signed
from render.kit.sprites import sprite
from render.kit.theme import GOLD, GROUND, GROWTH, INK, PANEL, QUIET, RAISED, SEATS, WOUND_INK
from render.kit.tokens import badge
from render.kit.writing import Style
from texts import Speaker

NAME = Style(Face.BOLD, 24)
ITEM = Style(Face.BOLD, 26)
POINTS = Style(Face.HEAVY, 34)
TOTAL = Style(Face.HEAVY, 52)
STAMP = Style(Face.HEAVY, 24)
LABEL_WIDTH = 330
HEAD_HEIGHT = 132
LINE_HEIGHT = 50
TOTAL_HEIGHT = 84
STAMP_HEIGHT = 72
TITLE_ICONS = {
    "evil": GOODS["evil"],
    "rooms": "bricks",
    "tunnels": f"{OWN}tunnel",
    "monsters": GOODS["monsters"],
    "imps": GOODS["imps"],
    "riches": GOODS["gold"],
    "battle": "shield",
}


class Item(NamedTuple):
    """A line of the account."""

    icon: str
    words: str
    points: list[int]
    title: bool = False


def draw_score(view: UnderworldView, speaker: Speaker) -> Image.Image:
    """Everything that counts, title by title, and the sum."""
    assert view.result is not None
    items = account(view.score, speaker)
    lines = HEADER + HEAD_HEIGHT
    total = lines + len(items) * LINE_HEIGHT + 8
    canvas = new_page(total + TOTAL_HEIGHT + STAMP_HEIGHT + MARGIN)
    draw_header(canvas, speaker("dungeon-lords-picture-score"), speaker("dungeon-lords-picture-ministry"))
    columns = Box(MARGIN + LABEL_WIDTH, HEADER, INSIDE - LABEL_WIDTH, 0).columns(view.seats, 8)
    for seat, column in enumerate(columns):
        _draw_head(canvas, column._replace(height=HEAD_HEIGHT), view, seat, speaker)
    for number, item in enumerate(items):
        _draw_item(canvas, Box(MARGIN, lines + number * LINE_HEIGHT, INSIDE, LINE_HEIGHT), columns, item)
    _draw_totals(canvas, Box(MARGIN, total, INSIDE, TOTAL_HEIGHT), columns, view, speaker)
    return canvas.image


def account(scores: tuple[Score, ...], speaker: Speaker) -> list[Item]:
    """What counts: rooms to seals, bonus rooms if anybody has any, then the titles."""
    items = [
        Item("bricks", speaker("dungeon-lords-picture-score-rooms"), [score.rooms for score in scores]),
        Item(
            GOODS["monsters"],
            speaker("dungeon-lords-picture-score-monsters"),
            [score.monsters for score in scores],
        ),
        Item(
            f"{OWN}bars",
            speaker("dungeon-lords-picture-score-prisoners"),
            [score.prisoners for score in scores],
        ),
        Item(
            f"{OWN}banner",
            speaker("dungeon-lords-picture-score-conquered"),
            [score.conquered for score in scores],
        ),
        Item(f"{OWN}seal", speaker("dungeon-lords-picture-score-seals"), [score.seals for score in scores]),
    ]
    bonus = [score.bonus_rooms + score.hall_of_fame for score in scores]
    if any(bonus):
        items.append(Item(name_of("hall-of-fame"), speaker("dungeon-lords-picture-score-bonus"), bonus))
    items += [
        Item(
            TITLE_ICONS[title],
            speaker.say(plain(f"title-{title}")),
            [score.titles.get(title, 0) for score in scores],
            title=True,
        )
        for title in TITLES
    ]
    return items


def _draw_head(canvas: Canvas, box: Box, view: UnderworldView, seat: int, speaker: Speaker) -> None:
    assert view.result is not None
    canvas.stamp_middle(badge(seat, 60), (box.middle[0], box.top + 40))
    if seat in view.result.winners:
        crown = sprite("crown", 3)
        canvas.stamp_middle(crown, (box.middle[0] + 42, box.top + 20))
    name = Box(box.left, box.top + 72, box.width, 58)
    canvas.text(speaker.say(seat_name(seat)), name, NAME, SEATS[seat].colour, lines=2, align="middle")


def _draw_item(canvas: Canvas, box: Box, columns: list[Box], item: Item) -> None:
    canvas.box(box.inner(bottom=4), RAISED if item.title else PANEL, 8)
    size = max(1, (LINE_HEIGHT - 4) // sprite(item.icon, 1).height)
    symbol = sprite(item.icon, size)
    canvas.stamp_middle(symbol, (box.left + 34, box.middle[1] - 2))
    words = Box(box.left + 70, box.top, LABEL_WIDTH - 76, box.height - 4)
    canvas.text(item.words, words, ITEM, GOLD if item.title else INK)
    for column, points in zip(columns, item.points, strict=True):
        cell = Box(column.left, box.top, column.width, box.height - 4)
        colour = WOUND_INK if points < 0 else INK if points else QUIET
        canvas.text(signed(points), cell, POINTS, colour, align="middle")


def _draw_totals(
    canvas: Canvas, box: Box, columns: list[Box], view: UnderworldView, speaker: Speaker
) -> None:
    """The sum, and what the ministry has to say to it."""
    canvas.box(box.inner(bottom=6), GROUND, RADIUS, GOLD)
    words = Box(box.left + 24, box.top, LABEL_WIDTH - 30, box.height - 6)
    canvas.text(speaker("dungeon-lords-picture-score-total"), words, POINTS, GOLD)
    assert view.result is not None
    for seat, column in enumerate(columns):
        total = view.score[seat].total
        won = seat in view.result.winners
        cell = Box(column.left, box.top, column.width, box.height - 6)
        canvas.text(signed(total), cell, TOTAL, GOLD if won else INK, align="middle")
        key = "licensed" if total > 0 else "refused"
        mark = stamp(
            speaker(f"dungeon-lords-picture-{key}"), GROWTH if total > 0 else WOUND_INK, column.width, STAMP
        )
        canvas.stamp_middle(mark, (column.middle[0], box.bottom + STAMP_HEIGHT // 2))
    line = Box(MARGIN + 24, box.bottom, LABEL_WIDTH - 30, STAMP_HEIGHT)
    canvas.text(speaker("dungeon-lords-picture-licence"), line, ITEM, QUIET)
