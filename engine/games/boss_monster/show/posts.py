"""What everybody can tell of the game: its standings, and at the end of a round: how the heroes fared."""

from __future__ import annotations

from engine.core import Text
from engine.games.boss_monster.phrases import text
from engine.games.boss_monster.show.twin import describe_ways
from engine.games.boss_monster.show.views import RealmView

ROUND = text("round", round=0).key


def round_post(view: RealmView) -> list[Text]:
    """The ways of all heroes of the round before the one that begins, or of the last."""
    is_new_round = any(event.key == ROUND for event in view.events)
    is_over = view.walker is None and (is_new_round or view.result is not None)
    return list(describe_ways(view)) if is_over and view.ways else []


def standings(view: RealmView) -> list[int]:
    """Everybody's souls."""
    return [lair.soul_count for lair in view.lairs]
