"""A player's own expedition: a draft as far as it goes, or what has been handed in."""

from __future__ import annotations

from PIL import Image

from engine.core.text import Seat
from engine.games.fairy_market.board.dungeon import Dungeon
from engine.games.fairy_market.board.script import lettered, path_begins
from engine.games.fairy_market.show.views import FairView
from render.fairy_market.parts.aside import Rest, ledger
from render.fairy_market.parts.booth import own_booth, top_of
from render.fairy_market.parts.lens import draw_lens, with_lens
from render.fairy_market.parts.page import Sheet, page
from render.fairy_market.parts.pieces import draw_named_books, named_books_height
from render.fairy_market.parts.scene import Look, draw_scene
from render.fairy_market.parts.stall import draw_header, frame, stall
from render.kit.canvas import MARGIN, Canvas
from render.kit.theme import SEATS
from texts import Speaker

WIDTH, TALLEST, TALLEST_TOWER = 720, 720, 800
"""As large as a phone shows above a question, and for a dungeon that could not be made out otherwise."""
SMALLEST = 34
"""Below this size, things are drawn at half the size."""


def draw_draft(view: FairView, seat: Seat, refused: bool, speaker: Speaker) -> Image.Image:
    """The dungeon so far; a cross marks where the path stops because its next words were refused."""
    look = Look(letters_laid(view), finished=False, here=True, stopped=refused, numbered=True)
    return draw_compact(view, look, seat, speaker)


def draw_finished(view: FairView, seat: Seat, speaker: Speaker) -> Image.Image:
    """The expedition as it was handed in, beside a question."""
    return draw_compact(view, Look(letters_laid(view)), seat, speaker)


def draw_compact(view: FairView, look: Look, seat: Seat, speaker: Speaker) -> Image.Image:
    """Goal and belongings above, the dungeon below; with the cards that are left, or what the path finds."""
    dungeon = view.expedition
    assert dungeon is not None
    aside = ledger(dungeon, view.main_goal.kind) if dungeon.path else Rest(cards_left(view))
    sheet = Sheet(WIDTH, TALLEST, WIDTH, top_of(view, seat), look.numbered)
    where = page(dungeon, aside, 0, sheet)
    if where.cell < SMALLEST:
        where = page(dungeon, aside, 0, sheet._replace(tallest=TALLEST_TOWER))
    spread = with_lens(where, TALLEST_TOWER) if look.here and dungeon.path else None
    where, lens = spread or (where, None)
    label = _points_so_far(view, dungeon, speaker)
    canvas = own_booth((where.width, where.height), view, seat, speaker, label)
    draw_scene(canvas, (where.scene.left, where.scene.top), dungeon, where.cell, look)
    aside.draw(canvas, where.aside)
    if lens is not None:
        draw_lens(canvas, lens, where, dungeon, look)
    return canvas.image


def draw_handed_in(view: FairView, seat: Seat, speaker: Speaker) -> Image.Image:
    """The finished expedition, while others are still exploring."""
    dungeon = view.expedition
    assert dungeon is not None
    aside = ledger(dungeon, view.main_goal.kind)
    where = page(dungeon, aside, named_books_height(dungeon.books))
    canvas = Canvas(stall(where.width, where.height).copy())
    draw_header(canvas, speaker("fairy-market-picture-done"), _points_so_far(view, dungeon, speaker))
    draw_scene(canvas, (where.scene.left, where.scene.top), dungeon, where.cell, Look(letters_laid(view)))
    aside.draw(canvas, where.aside)
    draw_named_books(canvas, where.height - MARGIN // 2, dungeon.books, speaker)
    frame(canvas, SEATS[seat].colour)
    return canvas.image


def _points_so_far(view: FairView, dungeon: Dungeon, speaker: Speaker) -> str:
    """What the main goal would bring."""
    goal = view.main_goal
    points = goal.points * dungeon.count(goal.kind)
    return speaker("fairy-market-picture-so-far", points=points) if dungeon.path else ""


def letters_laid(view: FairView) -> tuple[str, ...]:
    """The letters of the cards that the viewer's words lay."""
    return tuple([word[0] for word in view.script[: path_begins(view.script)]])


def card_moved(view: FairView, piece: int) -> int:
    """Which of the cards laid a piece is: pieces go by letter, cards in the order of the words."""
    letters = letters_laid(view)
    return letters.index(sorted(letters)[piece])


def cards_left(view: FairView) -> list[tuple[str, str]]:
    """The cards that have not been laid yet, with their letters."""
    laid = letters_laid(view)
    return [(letter, card) for letter, card in lettered(view.hand) if letter not in laid]
