"""What everybody would have if it ended now: points, and the tax. All of it lies open."""

from __future__ import annotations

from engine.core import Seat
from engine.games.dungeon_lords.rules.events import tax
from engine.games.dungeon_lords.rules.scoring import scores_of
from engine.games.dungeon_lords.show.views import UnderworldView

_GAINS = ("imprisons", "did-build", "did-hire")
_LOSSES = ("conquered", "releases", "monster-leaves", "gives-monster")
DECISIVE = tuple([f"dungeon-lords-{key}" for key in (*_GAINS, *_LOSSES)])
"""What changes points of itself; who has most of what, and so a title, changes with almost anything."""
SETBACKS = tuple([f"dungeon-lords-{key}" for key in _LOSSES])


def points_now(view: UnderworldView, seat: Seat) -> int | None:
    """One lord's points as things stand; None where nobody counts any: in an exercise, or at set-up."""
    if view.exercise or not view.season:
        return None
    return scores_of(view.lords, view.trap_counts)[seat].total


def standings(view: UnderworldView) -> list[int]:
    """Everybody's points as things stand; nothing where nobody counts any."""
    if view.exercise or not view.season:
        return []
    return [score.total for score in scores_of(view.lords, view.trap_counts)]


def tax_due(view: UnderworldView, seat: Seat) -> int:
    """The tax for the tiles a lord has now."""
    return tax(view.lords[seat])
