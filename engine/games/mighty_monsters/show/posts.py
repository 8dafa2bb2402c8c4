"""What everybody can tell of the game: its standings, and at the end of a round: how the raid went."""

from __future__ import annotations

from engine.core import Text
from engine.games.mighty_monsters.phrases import plain
from engine.games.mighty_monsters.show.views import CastleView

FIGHTS = frozenset(plain(key).key for key in ("fight-lost", "fight-won", "healing"))


def round_post(view: CastleView) -> list[Text]:
    """The fights of the raid that has just ended, and what they cost."""
    return [event for event in view.events if event.key in FIGHTS]


def standings(view: CastleView) -> list[int]:
    """Everybody's gold."""
    return [lair.gold for lair in view.lairs]
