"""What one can be best at, counted from what everybody sees."""

from __future__ import annotations

from engine.core.records import Record, Span, final_scores
from engine.games.fairy_market.show.posts import standings

RECORDS = (Record("points-round", standings, Span.CHAPTER), Record("points-game", final_scores))
