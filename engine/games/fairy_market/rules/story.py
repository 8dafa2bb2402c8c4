"""The story of a round in texts: goals, expeditions, points, the end."""

from __future__ import annotations

from functools import cache

from engine.core import Result, Seat, Text, all_of, seat_name
from engine.games.fairy_market.board.dungeon import Dungeon
from engine.games.fairy_market.cards import GOALS
from engine.games.fairy_market.phrases import listed
from engine.games.fairy_market.state import Fair, Score


@cache
def told_goal(goal: str) -> Text:
    """A goal card: what it counts, and what each is worth."""
    return Text(f"fairy-market-goal-{GOALS[goal].kind}")


@cache
def told_timed_goal(goal: str) -> Text:
    """A goal card whose hourglass means a time bonus: that of a main goal, if the table plays with it."""
    return Text("fairy-market-goal-timed", {"goal": told_goal(goal)})


def told_main_goal(g: Fair) -> Text:
    """The main goal that lies open."""
    return told_timed_goal(g.main_goal) if g.timed else told_goal(g.main_goal)


def told_expedition(seat: Seat, dungeon: Dungeon) -> Text:
    """How an expedition went."""
    if not dungeon.cards:
        return Text("fairy-market-stayed-home", {"seat": seat_name(seat)})
    finds = listed(dungeon.counts)
    args: dict[str, int | str | Text] = {"seat": seat_name(seat), "finds": finds, "exit": dungeon.exit}
    return Text(f"fairy-market-explored-{dungeon.end}", args)


def told_score(seat: Seat, score: Score) -> Text:
    """The points of one round."""
    args: dict[str, int | str | Text] = {
        "seat": seat_name(seat),
        "main": score.main,
        "side": score.side,
        "time": score.time,
    }
    return Text("fairy-market-scored-time" if score.time else "fairy-market-scored", args)


def told_end(result: Result) -> Text:
    """Who has won, and with how many points."""
    winners = all_of([seat_name(seat) for seat in result.winners])
    count, points = len(result.winners), max(result.scores)
    return Text("fairy-market-end", {"winners": winners, "points": points, "count": count})
