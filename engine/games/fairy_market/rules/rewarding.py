"""Phase E and the end: dungeons are scored, and at last everything is added up."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from engine.core import Seat, Text, seat_name, step
from engine.games.fairy_market.board.dungeon import Dungeon, drawn
from engine.games.fairy_market.cards import BOOKS, GOALS, TIME_BONUS
from engine.games.fairy_market.phrases import book_name
from engine.games.fairy_market.rules.exploring import sketch_of
from engine.games.fairy_market.rules.story import told_expedition, told_goal, told_score
from engine.games.fairy_market.state import Fair, Player, Score

EXIT_POINTS = (2, 1)
"""For the most exits and for the second most."""
SIDE_GOALS_HALVED = 2
COINS_FOR_A_POINT = 3


class Final(NamedTuple):
    """The bottom line of a score board."""

    main: int
    side: int
    """Halved."""
    time: int
    exits: int
    coins: int

    @property
    def total(self) -> int:
        """All columns together."""
        return sum(self)


@step
def reward(g: Fair) -> None:
    """Tokens go back, coins come in, the main goal is scored, and then a side goal nobody knew."""
    g.phase = "reward"
    g.scored_goal = g.main_goal
    for seat in range(g.seats):
        look_at_dungeon(g, seat)
    g.side_goal = g.goals.draw(g)
    g.tell(Text("fairy-market-side-goal", {"goal": told_goal(g.side_goal)}))
    for seat, player in enumerate(g.players):
        score = scored(g, seat)
        player.scores.append(score)
        g.tell(told_score(seat, score))


def look_at_dungeon(g: Fair, seat: Seat) -> None:
    """The expedition is shown; coins found on it are taken, tokens given back, books turned over."""
    player = g.players[seat]
    sketch = sketch_of(g, seat, player.script)
    dungeon = drawn(sketch.cards, sketch.trail, player.kit())
    player.dungeon = dungeon
    shown = [laid.card for laid in dungeon.cards]
    player.unseen = {card: True for card in player.unseen if card not in shown}
    player.tokens = {}
    player.coins += dungeon.count("coin")
    player.script, player.done = [], False
    g.tell(told_expedition(seat, dungeon))
    for book in dungeon.books:
        player.use(book)
        if BOOKS[book].gift:
            player.books.remove(book)
            player.used_books.pop(book)
            g.box.append(book)
            g.tell(Text("fairy-market-gift-gone", {"seat": seat_name(seat), "book": book_name(book)}))


def scored(g: Fair, seat: Seat) -> Score:
    """One round for one player."""
    dungeon = g.players[seat].dungeon
    assert dungeon is not None
    time = TIME_BONUS[g.round - 1] if seat in g.winners_of_time else 0
    return Score(
        points_for(g.main_goal, dungeon), points_for(g.side_goal, dungeon), time, dungeon.end == "exit"
    )


def points_for(goal: str, dungeon: Dungeon) -> int:
    """As many points as the goal says for each discovery of its kind."""
    return GOALS[goal].points * dungeon.count(GOALS[goal].kind)


def final_scores(players: Sequence[Player]) -> list[Final]:
    """Everybody's columns; the side goals are halved once, exits are compared, three coins make a point."""
    ticks = [sum(score.exit for score in player.scores) for player in players]
    return [
        Final(
            main=sum(score.main for score in player.scores),
            side=side_sum(player) // SIDE_GOALS_HALVED,
            time=sum(score.time for score in player.scores),
            exits=exit_points(ticks, own),
            coins=player.coins // COINS_FOR_A_POINT,
        )
        for player, own in zip(players, ticks, strict=True)
    ]


def side_sum(player: Player) -> int:
    """All side goals, not halved: it breaks ties."""
    return sum(score.side for score in player.scores)


def exit_points(ticks: list[int], own: int) -> int:
    """The most ticks, then the second most, ties alike; nothing for none at all."""
    better = {other for other in ticks if other > own}
    return EXIT_POINTS[len(better)] if own and len(better) < len(EXIT_POINTS) else 0


def reward_ranks(players: Sequence[Player]) -> list[tuple[int, int]]:
    """Who wins: points, then the side goals."""
    return [
        (final.total, side_sum(player)) for final, player in zip(final_scores(players), players, strict=True)
    ]
