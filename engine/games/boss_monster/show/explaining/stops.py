"""Standing orders: what each stop is good for, and how the heroes on their way would fare."""

from __future__ import annotations

from engine.core import Decision, Explanation, Pick, Seat, Text
from engine.games.boss_monster.cards import HEROES
from engine.games.boss_monster.phrases import plain
from engine.games.boss_monster.show.explaining.forecast import fate, lair_of
from engine.games.boss_monster.show.views import RealmView
from engine.games.boss_monster.state import Walker

MOMENTS = ("enter", "rooms", "end", "before", "turn", "spell", "price", "pass", "without")


def explain_stops(view: RealmView, decision: Decision) -> Explanation:
    """What one could do at each stop; for the first stop of a hero, how it would fare."""
    form = decision.form
    assert isinstance(form, Pick)
    notes = {option.id: _stop(option.id) for option in form.options}
    fates = {card: fate(lair_of(view, walker.seat), walker) for card, walker in _on_their_way(view).items()}
    outlooks = {}
    for option in form.options:
        moment, _, card = option.id.partition("-")
        if moment in ("enter", "rooms", "end") and card in fates:
            outlooks[option.id] = fates[card]
    return Explanation(notes, outlooks)


def _stop(order: str) -> Text:
    """`enter-MB080`, `before-1`, `spell`; usual stops begin with whose heroes: `own-enter`."""
    moment, _, rest = order.partition("-")
    return plain(f"note-stop-{moment if moment in MOMENTS else rest}")


def _on_their_way(view: RealmView) -> dict[str, Walker]:
    """The hero inside a dungeon, and those at entrances."""
    found: dict[str, Walker] = {}
    if view.walker is not None:
        found[view.walker.hero.card] = view.walker
    for seat in view.order:
        for hero in _queue(view, seat):
            found[hero.hero.card] = hero
    return found


def _queue(view: RealmView, seat: Seat) -> list[Walker]:
    return [Walker(hero, seat) for hero in view.lairs[seat].queue if hero.card in HEROES]
