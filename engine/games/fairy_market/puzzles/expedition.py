"""How a puzzle is set up: one expedition for one player, with nothing left to chance."""

from __future__ import annotations

import msgspec

from engine.core import Chance, step
from engine.games.fairy_market.cards import GOALS, ITEMS, STARTERS
from engine.games.fairy_market.rules.exploration import all_done, build_and_draw
from engine.games.fairy_market.rules.reward import look_at_dungeon, points_for
from engine.games.fairy_market.rules.setup import new_table
from engine.games.fairy_market.state import Fair, Score

YOU = 0
ROUND = 1


class Position(msgspec.Struct, frozen=True):
    """A hand to build with, what one brings along, and what counts."""

    hand: tuple[str, ...]
    goal: str
    tokens: dict[str, int] = {}
    books: tuple[str, ...] = ()


def set_up_expedition(position: Position, settings: dict[str, str], chance: Chance) -> Fair:
    """The table as the puzzle begins; nobody gives hints, and no hourglass runs."""
    g = new_table(1, {**settings, "hint": "off", "time-bonus": "off"}, chance)
    g.scheduled.clear()
    g.round, g.phase = ROUND, "exploration"
    g.main_goal = position.goal
    g.goals.pile = [goal for goal in GOALS if goal != position.goal]
    for row in g.rows:
        row.stack.pile = [card for card in row.stack.pile if card not in position.hand]
    g.books.stack.pile = [book for book in g.books.stack.pile if book not in position.books]
    player = g.players[YOU]
    player.deck.pile = [card for card in STARTERS if card not in position.hand]
    player.hand, player.books = list(position.hand), list(position.books)
    player.tokens = {item: position.tokens[item] for item in ITEMS if item in position.tokens}
    g.then(build_and_draw, YOU)
    g.then(puzzle_over)
    return g


@step
def puzzle_over(g: Fair) -> None:
    """The result is what the main goal of the round counts; the expedition is final."""
    all_done(g)
    g.scored_goal = g.main_goal
    look_at_dungeon(g, YOU)
    dungeon = g.players[YOU].dungeon
    assert dungeon is not None
    points = points_for(g.main_goal, dungeon)
    g.players[YOU].scores.append(Score(points, side=0, time=0, exit=dungeon.end == "exit"))
    g.finish([points])
