"""Texts of the story that the text twin uses as well: goals, expeditions, points, the end."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from engine.core import Result, Seat, Text, all_of, seat_name
from engine.games.fairy_market.board.dungeon import Dungeon
from engine.games.fairy_market.cards import GOALS
from engine.games.fairy_market.phrases import discoveries_text, plain, text
from engine.games.fairy_market.state import Fair, Score

EXPLORED = "fairy-market-explored-"
"""How the keys of all expeditions begin."""


def goal_text(goal: str) -> Text:
    """A goal card: what it counts, and what each is worth."""
    return plain(f"goal-{GOALS[goal].kind}")


@cache
def timed_goal_text(goal: str) -> Text:
    """A goal card whose hourglass means a time bonus: that of a main goal, if the table plays with it."""
    return text("goal-timed", goal=goal_text(goal))


def main_goal_text(g: Fair) -> Text:
    """The main goal that lies open."""
    return timed_goal_text(g.main_goal) if g.timed else goal_text(g.main_goal)


def expedition_text(seat: Seat, dungeon: Dungeon) -> Text:
    """How an expedition went."""
    name = seat_name(seat)
    if not dungeon.cards:
        return text("stayed-home", seat=name)
    finds = discoveries_text(dungeon.counts)
    return text(f"explored-{dungeon.end}", seat=name, finds=finds, exit=dungeon.exit)


def is_expedition(event: Text) -> bool:
    """Whether a line of the story shows somebody's dungeon."""
    return event.key.startswith(EXPLORED)


def score_text(seat: Seat, score: Score) -> Text:
    """The points of one round."""
    key = "scored-time" if score.time else "scored"
    return text(key, seat=seat_name(seat), main=score.main, side=score.side, time=score.time)


def tie_texts(result: Result, side_sums: Sequence[int]) -> list[Text]:
    """Which of those with equal points go first, and why: one text for each tie that the side goals break."""
    found = []
    for points in sorted(set(result.scores), reverse=True):
        tied = [seat for seat, score in enumerate(result.scores) if score == points]
        if len({side_sums[seat] for seat in tied}) > 1:
            tied.sort(key=lambda seat: -side_sums[seat])
            sums = [text("tie-sum", seat=seat_name(seat), side=side_sums[seat]) for seat in tied]
            found.append(text("tie-broken", points=points, sums=all_of(sums)))
    return found


def end_text(result: Result) -> Text:
    """Who has won, and with how many points."""
    winners = all_of([seat_name(seat) for seat in result.winners])
    return text("end", winners=winners, points=max(result.scores), count=len(result.winners))
