"""What everybody can tell of the game: its standings, and at the end of a round: how the expeditions went."""

from __future__ import annotations

from engine.core import Text
from engine.games.fairy_market.phrases import plain
from engine.games.fairy_market.rules.story import EXPLORED
from engine.games.fairy_market.show.views import FairView

SCORED = tuple(plain(key).key for key in ("stayed-home", "scored", "scored-time"))

BRIEF = {
    f"{EXPLORED}{end}": f"fairy-market-post-{end}" for end in ("exit", "dead-end", "obstacle", "monsters")
}
"""How an expedition ended; what it has found, the picture tells."""


def round_post(view: FairView) -> list[Text]:
    """Everybody's expedition, and what it scored."""
    if not view.news.explored:
        return []
    return [event for event in view.events if event.key.startswith((EXPLORED, *SCORED))]


def standings(view: FairView) -> list[int]:
    """Everybody's points on the score boards."""
    return [player.total for player in view.players]
