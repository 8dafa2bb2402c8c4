"""What others have probably done in secret: laid the card that suits them best, and left sensible orders."""

from __future__ import annotations

from engine.core import Chance, Seat
from engine.games.boss_monster.ai.builds.placing import Plan
from engine.games.boss_monster.ai.reactions import adventure_orders
from engine.games.boss_monster.rules.dungeon import places_for
from engine.games.boss_monster.rules.reactions.orders import open_orders
from engine.games.boss_monster.show.views import view
from engine.games.boss_monster.state import NOWHERE, Realm


def imagine(g: Realm, seat: Seat, luck: Chance) -> None:
    """Make the secrets of the others in a world as they would be if quick players had made them."""
    for other in g.others(seat):
        if g.lairs[other].placed:
            _lay_the_best(g, other)
        g.build_orders[other] = tuple([order for order in g.build_orders[other] if open_orders((order,))])
        if g.orders[other]:
            g.orders[other] = tuple(adventure_orders(view(g, other), other))


def _lay_the_best(g: Realm, seat: Seat) -> None:
    """Of the cards this player may hold, lay the one that promises most at the place that was chosen."""
    lair = g.lairs[seat]
    place = lair.placed_at
    cards = [*lair.rooms, lair.placed]
    lair.placed, lair.placed_at = "", NOWHERE
    fitting = [card for card in dict.fromkeys(cards) if place in places_for(lair, card)] or cards[-1:]
    plan = Plan(view(g, seat), seat)
    best = max(fitting, key=lambda card: plan.worth(f"{card}@{place or 'new'}"))
    cards.remove(best)
    lair.rooms, lair.placed, lair.placed_at = tuple(cards), best, place
