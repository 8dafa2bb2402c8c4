"""What cards and paths are worth for the main goal: notes on cards, and a verdict on an expedition."""

from __future__ import annotations

from functools import cache

from engine.core import Text
from engine.games.fairy_market.board.discoveries import count_discoveries, on_card
from engine.games.fairy_market.board.layout import MOST_CARDS
from engine.games.fairy_market.board.maze import maze_of
from engine.games.fairy_market.board.script import Sketch
from engine.games.fairy_market.board.trail import OUTSIDE, Trail
from engine.games.fairy_market.cards import GOALS
from engine.games.fairy_market.phrases import plain, so_many, text


def most_points(card: str, goal: str) -> int:
    """What a card brings at most if a goal is scored."""
    return GOALS[goal].points * on_card(card, GOALS[goal].kind)


@cache
def worth(card: str, goal: str) -> Text:
    """What there is on a card for a goal."""
    points = most_points(card, goal)
    if not points:
        return plain("worth-nothing")
    kind = GOALS[goal].kind
    return text("worth", things=so_many(kind, on_card(card, kind)), points=points)


def without_path(sketch: Sketch, goal: str) -> Text:
    """Impossible: there is no path yet; and what the cards laid so far have to offer."""
    if not sketch.cards:
        return plain("verdict-no-cards")
    points = sum(most_points(laid.card, goal) for laid in sketch.cards)
    return text("verdict-no-path", laid=len(sketch.cards), most=MOST_CARDS, points=points)


def verdict(sketch: Sketch, trail: Trail, goes_on: bool, goal: str) -> Text:
    """Good, or allowed but without points; and how the path would end."""
    points = points_of(sketch, trail, goal)
    end = "exit" if trail.at == OUTSIDE else "open" if goes_on else "dead"
    key = "verdict-good" if points else "verdict-worthless"
    return text(key, points=points, end=plain(f"verdict-{end}"))


def points_of(sketch: Sketch, trail: Trail, goal: str) -> int:
    """What a path brings for a goal."""
    counts = count_discoveries(maze_of(sketch.cards), trail)
    return GOALS[goal].points * counts.get(GOALS[goal].kind, 0)


def summary(sketch: Sketch, trail: Trail, goal: str) -> Text:
    """A whole expedition in a few words: points, and how it ends; what it finds is drawn."""
    end = plain("verdict-exit" if trail.at == OUTSIDE else "verdict-dead")
    return text("summary", points=points_of(sketch, trail, goal), end=end)
