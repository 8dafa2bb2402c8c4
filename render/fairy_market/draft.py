"""A player's own expedition: a draft as far as it goes, or what has been handed in."""

from __future__ import annotations

from PIL import Image

from engine.core.text import Seat
from engine.games.fairy_market.board.dungeon import Dungeon
from engine.games.fairy_market.board.script import lettered, path_begins
from engine.games.fairy_market.show.views import FairView
from render.fairy_market.parts.aside import Rest, ledger
from render.fairy_market.parts.page import page
from render.fairy_market.parts.pieces import draw_named_books, named_books_height
from render.fairy_market.parts.scene import Look, draw_scene
from render.fairy_market.parts.stall import draw_header, frame, stall
from render.kit.canvas import MARGIN, Canvas
from render.kit.theme import SEATS
from texts import Speaker


def draw_draft(view: FairView, seat: Seat, refused: bool, speaker: Speaker) -> Image.Image:
    """The dungeon so far; a cross marks where the path stops because its next words were refused."""
    assert view.expedition is not None
    look = Look(letters_laid(view), finished=False, here=True, stopped=refused)
    key = "stops" if refused else "path" if view.expedition.path else "layout"
    return _draw_expedition(view, view.expedition, look, seat, key, speaker)


def draw_handed_in(view: FairView, seat: Seat, speaker: Speaker) -> Image.Image:
    """The finished expedition, while others are still exploring."""
    assert view.expedition is not None
    return _draw_expedition(view, view.expedition, Look(letters_laid(view)), seat, "done", speaker)


def _draw_expedition(
    view: FairView, dungeon: Dungeon, look: Look, seat: Seat, key: str, speaker: Speaker
) -> Image.Image:
    """At first with the cards that are left, then with what the path finds."""
    aside = ledger(dungeon, view.main_goal.kind) if dungeon.path else Rest(cards_left(view))
    where = page(dungeon, aside, named_books_height(dungeon.books))
    canvas = Canvas(stall(where.width, where.height).copy())
    draw_header(canvas, speaker(f"fairy-market-picture-{key}"), _points_so_far(view, dungeon, speaker))
    draw_scene(canvas, (where.scene.left, where.scene.top), dungeon, where.cell, look)
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


def cards_left(view: FairView) -> list[tuple[str, str]]:
    """The cards that have not been laid yet, with their letters."""
    laid = letters_laid(view)
    return [(letter, card) for letter, card in lettered(view.hand) if letter not in laid]
