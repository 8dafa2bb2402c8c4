"""What everybody can tell of the game: its standings, and at the end of a round: how the expeditions went."""

from __future__ import annotations

from engine.core import Seat, Text, seats_named
from engine.games.fairy_market.phrases import plain
from engine.games.fairy_market.rules.story import EXPLORED
from engine.games.fairy_market.show.views import FairView

SCORED = tuple(plain(key).key for key in ("stayed-home", "scored", "scored-time"))

BRIEF = {
    f"{EXPLORED}{end}": f"fairy-market-post-{end}" for end in ("exit", "dead-end", "obstacle", "monsters")
}
"""How an expedition ended; what it has found, the picture tells."""


def round_post(view: FairView) -> list[Text]:
    """Who scored most, then how everybody's expedition ended and what it scored."""
    if not view.news.explored:
        return []
    told = [event for event in view.events if event.key.startswith((EXPLORED, *SCORED))]
    scored = [event for event in told if event.key in SCORED]
    best = max(
        scored, key=lambda event: sum(_latest(view, seat) for seat in seats_named(event)), default=None
    )
    first = sorted(told, key=lambda event: event is not best)
    return [Text(BRIEF.get(event.key, event.key), event.args) for event in first]


def _latest(view: FairView, seat: Seat) -> int:
    scores = view.players[seat].scores
    return scores[-1].points if scores else 0


def standings(view: FairView) -> list[int]:
    """Everybody's points on the score boards."""
    return [player.total for player in view.players]
