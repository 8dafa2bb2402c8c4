"""Phase E and the final score: dungeons are scored each round, and at the end everything is added up."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from engine.core import Seat, Weight, step
from engine.games.fairy_market.board.dungeon import Dungeon, make_dungeon
from engine.games.fairy_market.cards import BOOKS, GOALS, TIME_BONUS
from engine.games.fairy_market.phrases import book_name, tell, text
from engine.games.fairy_market.rules.exploration import sketch_of
from engine.games.fairy_market.rules.story import expedition_text, goal_text, score_text
from engine.games.fairy_market.state import Fair, Player, Score

EXIT_POINTS = (2, 1)
"""For the most exits, and for the second most."""
SIDE_GOALS_DIVISOR = 2
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
    """Tokens go back, coins come in, the main goal is scored, and then a side goal turned up only now."""
    g.phase = "reward"
    g.scored_goal = g.main_goal
    for seat in range(g.seats):
        look_at_dungeon(g, seat)
    g.side_goal = g.goals.draw(g)
    g.tell(text("side-goal", goal=goal_text(g.side_goal)))
    for seat, player in enumerate(g.players):
        score = round_score(g, seat)
        player.scores.append(score)
        g.tell(score_text(seat, score))


def look_at_dungeon(g: Fair, seat: Seat) -> None:
    """Show an expedition, collect its coins, give the tokens back, and turn the used books over."""
    player = g.players[seat]
    sketch = sketch_of(g, seat, player.script)
    dungeon = make_dungeon(sketch.cards, sketch.trail, player.kit())
    player.dungeon = dungeon
    shown = [laid.card for laid in dungeon.cards]
    player.unseen = {card: True for card in player.unseen if card not in shown}
    player.tokens = {}
    player.coins += dungeon.count("coin")
    player.script, player.done = [], False
    g.tell(expedition_text(seat, dungeon), weight=Weight.HEADLINE)
    for book in dungeon.books:
        player.use(book)
        # Spellbook gift: once used, it goes back into the box.
        if BOOKS[book].gift:
            player.books.remove(book)
            player.used_books.pop(book)
            g.box.append(book)
            tell(g, "gift-gone", seat, Weight.DETAIL, book=book_name(book))


def round_score(g: Fair, seat: Seat) -> Score:
    """What the round has brought a player."""
    dungeon = g.players[seat].dungeon
    assert dungeon is not None
    time = TIME_BONUS[g.round - 1] if seat in g.winners_of_time else 0
    return Score(
        points_for(g.main_goal, dungeon), points_for(g.side_goal, dungeon), time, dungeon.end == "exit"
    )


# Every goal: so many points for each discovery of its kind; `cards.toml` says which and how many.
def points_for(goal: str, dungeon: Dungeon) -> int:
    """The points a dungeon brings for a goal."""
    return GOALS[goal].points * dungeon.count(GOALS[goal].kind)


def final_scores(players: Sequence[Player]) -> list[Final]:
    """Everybody's columns: the sum of side goals is halved, exits are compared, three coins make a point."""
    exits = [sum(score.exit for score in player.scores) for player in players]
    return [
        Final(
            main=sum(score.main for score in player.scores),
            side=side_sum(player) // SIDE_GOALS_DIVISOR,
            time=sum(score.time for score in player.scores),
            exits=exit_points(exits, own),
            coins=player.coins // COINS_FOR_A_POINT,
        )
        for player, own in zip(players, exits, strict=True)
    ]


def side_sum(player: Player) -> int:
    """All side goals, not halved; this breaks ties."""
    return sum(score.side for score in player.scores)


def exit_points(exits: list[int], own: int) -> int:
    """Points for the most and the second most exits; those tied all score, those without any do not."""
    better = {other for other in exits if other > own}
    return EXIT_POINTS[len(better)] if own and len(better) < len(EXIT_POINTS) else 0


def final_ranks(players: Sequence[Player]) -> list[tuple[int, int]]:
    """What decides who wins: points, then the side goals."""
    return [
        (final.total, side_sum(player)) for final, player in zip(final_scores(players), players, strict=True)
    ]
