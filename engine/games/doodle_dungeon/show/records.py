"""What one can be best at, counted from what everybody sees."""

from __future__ import annotations

from engine.core.records import Record, Span, final_scores
from engine.games.doodle_dungeon.show.standing import standings

RECORDS = (Record("points-round", standings, Span.CHAPTER), Record("points-game", final_scores))
