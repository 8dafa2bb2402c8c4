"""A computer player for Mighty Monsters: it goes where it expects the most gold."""

from __future__ import annotations

from functools import cache

from engine.core import Choice, Decision, Pick, Seat
from engine.games.mighty_monsters.cards import GUARDS, HEALING, KINGS, LEVELS, PLAIN_ROUND
from engine.games.mighty_monsters.rules.placing import TREASURY_PRICE, read_placement
from engine.games.mighty_monsters.show.views import CastleView

USUAL_STRENGTH = 3
"""The strength it expects of a monster still to come."""


MOST_PLANNED = 4
"""How many placements it plans ahead; later ones would answer a castle that looks quite different."""


def choose(view: CastleView, decision: Decision) -> Choice:
    """The placement with the best expected outcome; the default answer to any other question."""
    form = decision.form
    assert isinstance(form, Pick)
    if decision.topic != "placing":
        return form.default(None, decision.seat)
    worth = _worth_of_placements(view, decision.seat, form)
    return [max(worth, key=worth.__getitem__)]


def plan(view: CastleView, decision: Decision) -> Choice | None:
    """The best placements, one for each of its next turns and some more in case others come first."""
    form = decision.form
    assert isinstance(form, Pick)
    worth = _worth_of_placements(view, decision.seat, form)
    return sorted(worth, key=worth.__getitem__, reverse=True)[:MOST_PLANNED] or None


def _worth_of_placements(view: CastleView, seat: Seat, form: Pick) -> dict[str, float]:
    """The gold that every placement is expected to bring."""
    places = view.places
    bonuses, healing = _bonuses(view.king, len(places)), _healing_costs(view.king)
    reached = _chances_to_be_reached(view, bonuses)
    worth: dict[str, float] = {}
    for option in form.options:
        strength, where, slot = read_placement(option.id)
        place = places[where]
        first, second = place.slots
        cost = healing[strength]
        if slot is None:
            partner = first or second
        else:
            victim, partner = (first, second) if slot == 0 else (second, first)
            own = victim is not None and victim.seat == seat
            cost += TREASURY_PRICE + (0 if own else LEVELS[place.level].owner_price)
        stronger, richer = bonuses[where]
        total = strength + (partner.strength if partner else USUAL_STRENGTH) - stronger
        chance, loot = PROSPECTS[place.level][total]
        share = loot + richer if partner and partner.seat == seat else (loot + richer) / 2
        worth[option.id] = reached[where] * chance * (share + healing[strength]) - cost
    return worth


def _chances_to_be_reached(view: CastleView, bonuses: tuple[tuple[int, int], ...]) -> list[float]:
    """For every guard, how likely it is that all guards before it are beaten."""
    chances, chance = [], 1.0
    for place, (stronger, _) in zip(view.places, bonuses, strict=True):
        chances.append(chance)
        first, second = place.slots
        total = (first.strength if first else USUAL_STRENGTH) + (
            second.strength if second else USUAL_STRENGTH
        )
        chance *= PROSPECTS[place.level][total - stronger][0]
    return chances


@cache
def _bonuses(king: str, places: int) -> tuple[tuple[int, int], ...]:
    """What the king's rule adds to strength and loot at each place, as far as that is known while placing."""
    rule = KINGS.get(king, PLAIN_ROUND)
    meant = [where + 1 in rule.places or where - places in rule.places for where in range(places)]
    return tuple((rule.strength, rule.loot) if here else (0, 0) for here in meant)


@cache
def _healing_costs(king: str) -> dict[int, int]:
    changed = {int(strength): cost for strength, cost in KINGS.get(king, PLAIN_ROUND).healing.items()}
    return HEALING | changed


def _prospect(level: int, total: int) -> tuple[float, float]:
    """How likely monsters of this total strength beat a guard of this level, and the loot to expect then."""
    fronts = [card for card in GUARDS.values() if card.level == level]
    beaten = [card for card in fronts if card.strength <= total]
    return len(beaten) / len(fronts), sum(card.loot for card in beaten) / max(1, len(beaten))


PROSPECTS = {level: [_prospect(level, total) for total in range(20)] for level in LEVELS}
