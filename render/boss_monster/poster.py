"""The poster: every boss with its dungeon, the souls it has taken and the wounds it has suffered."""

from __future__ import annotations

from PIL import Image

from engine.core.text import Seat, Text, all_of
from engine.games.boss_monster.cards import ROOMS
from engine.games.boss_monster.phrases import card_name, plain, text
from engine.games.boss_monster.show.account import account, amount
from engine.games.boss_monster.show.views import LairView, RealmView
from render.boss_monster.parts.cavern import HEADER, cavern, draw_header
from render.boss_monster.parts.pieces import RIMS, art, scene
from render.kit.canvas import Box, Canvas
from render.kit.poster import Poster
from render.kit.sprites import sprite
from render.kit.theme import GROUND, PANEL
from texts import Speaker

ROOMS_IN_A_ROW = 3
STORES = 0.24
"""The share of the height where souls and wounds lie."""


def poster_of(view: RealmView, turned: Text | None, speaker: Speaker) -> Poster:
    """Everybody's boss and dungeon."""
    assert view.result is not None
    return Poster(
        result=view.result,
        account=account(view),
        amount=amount,
        turned=turned,
        ground=lambda height: _ground(height, speaker),
        top=HEADER,
        vignette=lambda seat, width, height: _dungeon(view.lairs[seat], width, height),
        shows=lambda seat: _words(view, seat),
        icon="soul",
    )


def _words(view: RealmView, seat: Seat) -> Text:
    lair = view.lairs[seat]
    boss = card_name(lair.boss) if lair.boss else plain("poster-no-boss")
    if not lair.rooms:
        return text("poster-bare", boss=boss, souls=lair.soul_count, wounds=lair.wound_count)
    rooms = all_of([card_name(room.slot.cards[-1]) for room in lair.rooms])
    return text("poster", boss=boss, rooms=rooms, souls=lair.soul_count, wounds=lair.wound_count)


def _ground(height: int, speaker: Speaker) -> Canvas:
    canvas = Canvas(cavern(height).copy())
    draw_header(canvas, speaker("boss-monster-title"), speaker("boss-monster-picture-score"))
    return canvas


def _dungeon(lair: LairView, width: int, height: int) -> Image.Image:
    """The rooms on the left, the boss on the right, souls and wounds in a row below."""
    canvas = Canvas.blank(width, height, PANEL)
    above = canvas.whole.inner(bottom=round(height * STORES))
    throne = above.inner(left=above.width * 3 // 5)
    _draw_rooms(canvas, above.inner(right=throne.width), lair)
    figure = _boss(lair, throne)
    canvas.stamp(figure, (throne.middle[0] - figure.width // 2, throne.bottom - figure.height + 2))
    _draw_stores(canvas, canvas.whole.inner(top=above.height), lair)
    return canvas.image


def _boss(lair: LairView, room: Box) -> Image.Image:
    """The boss as large as there is room for; a skull if it is out of the game."""

    def drawn(cell: int) -> Image.Image:
        if lair.out or not lair.boss:
            return sprite("skull", cell)
        return art(lair.boss, cell)

    whole = drawn(1)
    return drawn(max(1, min((room.width - 4) // whole.width, (room.height - 4) // whole.height)))


def _draw_rooms(canvas: Canvas, area: Box, lair: LairView) -> None:
    """What is visible of the dungeon, three rooms in a row; bare rock where nothing is built."""
    canvas.box(area, GROUND)
    side = area.inset(6)
    cells = side.grid(2 * ROOMS_IN_A_ROW, ROOMS_IN_A_ROW, (side.height - 6) // 2, 6)
    for box, room in zip(cells, lair.rooms, strict=False):
        card = room.slot.cards[-1]
        kind = ROOMS[card].kind
        canvas.box(box, RIMS[kind])
        inside = box.inset(2)
        canvas.image.paste(scene(kind, inside.width, inside.height), inside[:2])
        picture = art(card, 1)
        cell = max(1, min(inside.width // picture.width, inside.height // picture.height))
        canvas.stamp_middle(art(card, cell), inside.middle)


def _draw_stores(canvas: Canvas, area: Box, lair: LairView) -> None:
    """Souls from the left and wounds from the right."""
    canvas.box(area, GROUND)
    cell = max(2, area.height // 22)
    soul, drop = sprite("soul", cell), sprite("drop", cell)
    count = lair.soul_count + lair.wound_count
    step = min(soul.width + 4, (area.width - 60) // max(count, 1))
    for number in range(lair.soul_count):
        canvas.stamp(soul, (area.left + 8 + number * step, area.middle[1] - soul.height // 2))
    for number in range(lair.wound_count):
        left = area.left + 20 + (lair.soul_count + number) * step
        canvas.stamp(drop, (left, area.middle[1] - drop.height // 2))
