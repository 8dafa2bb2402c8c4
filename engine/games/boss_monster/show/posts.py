"""What everybody can tell of the game: its standings, and at the end of a round: how the heroes fared."""

from __future__ import annotations

from engine.core import Text, seat_name
from engine.games.boss_monster.phrases import card_name, text
from engine.games.boss_monster.show.views import RealmView
from engine.games.boss_monster.state import Way

ROUND = "boss-monster-round"
FATES = {"soul": "post-dies", "wound": "post-survives", "town": "sent-to-town", "entrance": "sent-back"}
"""What is told of a hero for each outcome; room by room, the picture tells."""

BRIEF = {
    "boss-monster-dies": "boss-monster-post-dies",
    "boss-monster-survives": "boss-monster-post-survives",
}
"""How a hero fared, without every room on the way."""


def round_post(view: RealmView) -> list[Text]:
    """How it ended for all heroes of the round before the one that begins, or of the last."""
    is_new_round = any(event.key == ROUND for event in view.events)
    is_over = view.walker is None and (is_new_round or view.result is not None)
    return [_fate(way) for way in view.ways] if is_over else []


def _fate(way: Way) -> Text:
    """How it ended for a hero."""
    return text(FATES[way.outcome], hero=card_name(way.hero), health=way.health, seat=seat_name(way.seat))


def standings(view: RealmView) -> list[int]:
    """Everybody's souls."""
    return [lair.soul_count for lair in view.lairs]
