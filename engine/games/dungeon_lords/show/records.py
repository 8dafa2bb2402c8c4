"""What one can be best at, counted from what everybody sees."""

from __future__ import annotations

from engine.core.records import Record, Span, final_scores
from engine.games.dungeon_lords.show.views import UnderworldView


def prisoners(view: UnderworldView) -> list[int]:
    """How many heroes everybody has caught so far."""
    return [len(lord.prison) for lord in view.lords]


RECORDS = (Record("prisoners-year", prisoners, Span.CHAPTER), Record("points-game", final_scores))
