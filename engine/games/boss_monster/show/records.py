"""What one can be best at, counted from what everybody sees."""

from __future__ import annotations

from engine.core.records import Record, Span
from engine.games.boss_monster.show.posts import standings

RECORDS = (Record("souls-round", standings, Span.CHAPTER), Record("souls-game", standings))
