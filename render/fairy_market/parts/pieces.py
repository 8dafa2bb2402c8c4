"""Pieces that several pictures share: fairy tokens, spellbooks, goals."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PIL import Image, ImageDraw

from engine.core.text import Seat
from engine.games.fairy_market.phrases import book_name
from engine.games.fairy_market.show.views import FairView, GoalView, PlayerView
from render.fairy_market.parts.stall import COUNTER, PLANK, RADIUS
from render.kit.canvas import GAP, MARGIN, Box, Canvas
from render.kit.fonts import Face
from render.kit.keeping import kept
from render.kit.sprites import SHADES, sprite
from render.kit.theme import GOLD, GROUND, INK, LINE, QUIET
from render.kit.writing import Style, width
from texts import Speaker

LABEL = Style(Face.BOLD, 26)
NUMBER = Style(Face.HEAVY, 40)
FINE = 4
GOAL_HEIGHT = 92
GOAL_WIDTH = 298
KIT_HEIGHT = 92
PLATE = 56
NAMES_HEIGHT = 30
"""The line with the titles of somebody's books."""
NAME = Style(Face.BOLD, 24)
TOKEN_GAP = 6


@kept
def token_disc(size: int) -> Image.Image:
    """The round token below the symbol, with a wing on either side."""
    wide, tall = token_size(size)
    sheet = Image.new("RGBA", (wide * FINE, tall * FINE))
    draw = ImageDraw.Draw(sheet)
    mid, radius = wide * FINE // 2, tall * FINE // 2 - FINE
    for shade, rim in ((GROUND, 0), (SHADES["c"], 2 * FINE)):
        for left, right in ((rim, mid), (mid, wide * FINE - 1 - rim)):
            draw.ellipse((left, rim, right, tall * FINE * 6 // 10 - rim), shade)
            draw.ellipse(
                (
                    left + (right - left) // 5,
                    tall * FINE // 2 + rim,
                    right - (right - left) // 5,
                    tall * FINE * 19 // 20 - rim,
                ),
                shade,
            )
    for shade, less in ((GROUND, 0), (SHADES["C"], 2 * FINE), (SHADES["b"], 5 * FINE)):
        draw.ellipse(
            (
                mid - radius + less,
                tall * FINE // 2 - radius + less,
                mid + radius - less,
                tall * FINE // 2 + radius - less,
            ),
            shade,
        )
    return sheet.reduce(FINE)


def token_size(size: int) -> tuple[int, int]:
    """Width and height of a token whose symbol has `size` pixels a cell."""
    return 24 * size, 17 * size


def draw_token(canvas: Canvas, item: str, centre: tuple[int, int], size: int) -> None:
    """A fairy token."""
    canvas.stamp_middle(token_disc(size), centre)
    canvas.stamp_middle(sprite(item, size), centre)


def book_sprite(book: str, size: int) -> Image.Image:
    """The emblem of a spellbook."""
    return sprite(f"fairy-market/{book}", size)


def named_books_height(books: Sequence[str]) -> int:
    """How much room the books below a dungeon need."""
    return PLATE + GAP if books else 0


def draw_named_books(canvas: Canvas, bottom: int, books: Sequence[str], speaker: Speaker) -> None:
    """The books a path has used, in a row that ends above `bottom`."""
    room = Box(MARGIN, bottom - named_books_height(books), canvas.whole.width - 2 * MARGIN, PLATE)
    for book, cell in zip(books, room.columns(max(1, len(books))), strict=False):
        plate = cell._replace(width=PLATE)
        canvas.box(plate, GROUND, 8, LINE, 2)
        canvas.stamp_middle(book_sprite(book, 3), plate.middle)
        canvas.text(speaker.say(book_name(book)), cell.inner(left=PLATE + 10), NAME, INK, lines=2)


def draw_belongings(canvas: Canvas, box: Box, player: PlayerView, speaker: Speaker) -> None:
    """Tokens and spellbooks, and below them the titles of the books."""
    line = box.inner(bottom=NAMES_HEIGHT)
    titles = " · ".join(speaker.say(book_name(book)) for book in player.books)
    if titles:
        canvas.text(titles, box.inner(top=line.height), NAME, QUIET, align="right")
    draw_tokens_and_books(canvas, line, player)


def draw_tokens_and_books(canvas: Canvas, line: Box, player: PlayerView) -> None:
    """Tokens from the left, smaller if there are many; spellbooks from the right, those used up dim."""
    right = line.right
    for book in reversed(player.books):
        plate = Box(right - PLATE, line.middle[1] - PLATE // 2, PLATE, PLATE)
        canvas.box(plate, GROUND, 8, LINE, 2)
        canvas.stamp_middle(book_sprite(book, 3), plate.middle)
        if book in player.used_books:
            canvas.fade(plate, 0.6, 8)
        right = plate.left - 8
    held = {item: count for item, count in player.tokens.items() if count}
    size = next((size for size in (3, 2) if row_of_tokens(held, size) <= right - line.left), 2)
    left = line.left
    for item, count in held.items():
        draw_token(canvas, item, (left + token_size(size)[0] // 2, line.middle[1]), size)
        left += token_size(size)[0]
        if count > 1:
            number = canvas.text(str(count), Box(left, line.top, 40, line.height), LABEL, INK)
            left += number.width + TOKEN_GAP


def row_of_tokens(held: Mapping[str, int], size: int) -> int:
    """The width of these tokens side by side."""
    numbers = [str(count) for count in held.values() if count > 1]
    return len(held) * token_size(size)[0] + sum(width(number, LABEL) + TOKEN_GAP for number in numbers)


def draw_kit(canvas: Canvas, box: Box, view: FairView, seat: Seat, speaker: Speaker, label: str = "") -> Box:
    """The goal, with a label of its own if need be, and the player's coins; returns the room beside them."""
    goal, kit = box.inner(right=box.width - GOAL_WIDTH), box.inner(left=GOAL_WIDTH + GAP)
    draw_main_goal(canvas, goal, view, speaker, label)
    canvas.box(kit, COUNTER, RADIUS, PLANK)
    room = kit.inner(14, 0, 10, 0)
    coin = sprite("coin", 4)
    canvas.stamp(coin, (room.left, room.middle[1] - coin.height // 2))
    amount = canvas.text(str(view.players[seat].coins), room.inner(left=coin.width + 8), NUMBER, INK)
    return room.inner(coin.width + amount.width + 20, 3, 0, 3)


def draw_main_goal(canvas: Canvas, box: Box, view: FairView, speaker: Speaker, label: str = "") -> None:
    """The main goal that lies open; after the scoring it is the next round's, and says so."""
    present = view.goal_round == view.round
    usual = (
        speaker("fairy-market-picture-main")
        if present
        else speaker("fairy-market-picture-next-main", round=view.goal_round)
    )
    draw_goal(canvas, box, view.main_goal, label or usual, speaker, True)


def draw_goal(canvas: Canvas, box: Box, goal: GoalView, label: str, speaker: Speaker, main: bool) -> None:
    """A goal card: what counts, and how much."""
    canvas.box(box, COUNTER, RADIUS, GOLD if main else PLANK)
    symbol = sprite("fall-pit" if goal.kind == "pit" else goal.kind, 5 if main else 4)
    canvas.stamp_middle(symbol, (box.left + 52, box.middle[1]))
    room = box.inner(100, 8, 12, 8)
    if goal.hourglass and main:
        glass = sprite("hourglass", 4)
        canvas.stamp(glass, (room.right - glass.width, room.middle[1] - glass.height // 2))
        room = room.inner(right=glass.width + 10)
    canvas.text(label, room.inner(bottom=room.height - 32), LABEL, QUIET)
    worth = speaker("fairy-market-picture-each", points=goal.points)
    canvas.text(worth, room.inner(top=32), NUMBER, GOLD if main else INK)
