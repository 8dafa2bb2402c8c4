"""Where everybody's points come from, and what breaks a tie."""

from __future__ import annotations

from engine.core import Entry, Seat, Text, seat_name
from engine.games.doodle_dungeon.phrases import plain, text
from engine.games.doodle_dungeon.show.views import TableView


def account(view: TableView) -> list[Entry]:
    """The lines of the score sheet; a puzzle has none."""
    if not view.scores:
        return []
    lines = {
        "treasures": [score.treasure_points for score in view.scores],
        "monsters": [score.monster_points for score in view.scores],
        "death": [score.death for score in view.scores],
        "hearts": [score.hearts for score in view.scores],
    }
    return [Entry(plain(f"account-{key}"), tuple(points)) for key, points in lines.items()]


def tiebreak(view: TableView, seat: Seat) -> Text | None:
    """Of those with equal points, whoever lost fewer monsters is ahead."""
    assert view.result is not None
    winner = view.result.winners[0]
    if seat in view.result.winners:
        return None
    own, best = view.scores[seat], view.scores[winner]
    if own.total != best.total:
        return None
    return text("tiebreak", winner=seat_name(winner), own=own.crossed_out, best=best.crossed_out)
