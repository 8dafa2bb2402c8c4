"""What one can be best at, counted from what everybody sees."""

from __future__ import annotations

from engine.core.records import Record, Span, final_scores
from engine.games.mighty_monsters.show.views import CastleView


def looted(view: CastleView) -> list[int]:
    """The gold everybody has taken from guards so far."""
    return [lair.looted for lair in view.lairs]


RECORDS = (Record("loot-round", looted, Span.CHAPTER), Record("gold-game", final_scores))
