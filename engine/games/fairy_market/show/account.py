"""Where everybody's points come from, and what breaks a tie."""

from __future__ import annotations

from engine.core import EXERCISE, Entry, Seat, Text, seat_name
from engine.games.fairy_market.phrases import plain, text
from engine.games.fairy_market.show.views import FairView

LINES = ("main", "side", "time", "exits", "coins")


def account(view: FairView) -> list[Entry]:
    """The bottom lines of all score boards; a puzzle has its own verdict."""
    if EXERCISE in view.settings:
        return []
    finals = [player.final for player in view.players]
    return [
        Entry(plain(f"account-{line}"), tuple([getattr(final, line) for final in finals])) for line in LINES
    ]


def tiebreak(view: FairView, seat: Seat) -> Text | None:
    """Equal points are ranked by all side goals."""
    assert view.result is not None
    scores, winner = view.result.scores, view.result.winners[0]
    own, best = view.players[seat].final, view.players[winner].final
    if seat in view.result.winners or scores[seat] != scores[winner] or own is None or best is None:
        return None
    return text("tiebreak", winner=seat_name(winner), own=own.side_sum, best=best.side_sum)
