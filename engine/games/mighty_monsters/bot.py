"""A computer player for Mighty Monsters: it goes where the most gold is to be expected."""

from __future__ import annotations

from functools import cache

from engine.core import Choice, Decision, Pick
from engine.games.mighty_monsters.cards import GUARDS, HEALING, KINGS, LEVELS, PLAIN_ROUND
from engine.games.mighty_monsters.placing import TREASURY_PRICE, read_placement
from engine.games.mighty_monsters.views import CastleView

USUAL_STRENGTH = 3
"""What to expect from a monster that is still to come."""


def choose(view: CastleView, decision: Decision) -> Choice:
    """The placement with the best expected outcome; the usual answer to any other question."""
    form = decision.form
    assert isinstance(form, Pick)
    if decision.topic != "placing":
        return form.default(None, decision.seat)
    reached, places = _chances_to_be_reached(view), len(view.places)
    best, most = "", -1e9
    for option in form.options:
        strength, where, slot = read_placement(option.id)
        place = view.places[where]
        first, second = place.slots
        if slot is None:
            partner, cost = first or second, 0
        else:
            victim, partner = (first, second) if slot == 0 else (second, first)
            own = victim is not None and victim.seat == decision.seat
            cost = TREASURY_PRICE + (0 if own else LEVELS[place.level].owner_price)
        won, lost = _outcomes(
            place.level,
            strength,
            partner.strength if partner else USUAL_STRENGTH,
            partner is not None and partner.seat == decision.seat,
            view.king,
            where,
            places,
        )
        worth = reached[where] * won - lost - cost
        if worth > most:
            best, most = option.id, worth
    return [best]


def _chances_to_be_reached(view: CastleView) -> list[float]:
    """For every guard, how likely it is that all those before it are beaten."""
    chances, chance, places = [], 1.0, len(view.places)
    for where, place in enumerate(view.places):
        chances.append(chance)
        first, second = place.slots
        total = (first.strength if first else USUAL_STRENGTH) + (
            second.strength if second else USUAL_STRENGTH
        )
        chance *= _prospect(place.level, total, view.king, where, places)[0]
    return chances


@cache
def _outcomes(
    level: int, strength: int, partner: int, partner_is_own: bool, king: str, where: int, places: int
) -> tuple[float, float]:
    """What to expect more when the guard is reached than when it is not, and what healing costs then."""
    chance, loot = _prospect(level, strength + partner, king, where, places)
    healing = KINGS.get(king, PLAIN_ROUND).healing.get(str(strength), HEALING[strength])
    share = loot if partner_is_own else loot / 2
    return chance * (share + healing), healing


@cache
def _prospect(level: int, total: int, king: str, where: int, places: int) -> tuple[float, float]:
    """How likely monsters of this total strength beat a guard of this level, and the loot they then find."""
    rule = KINGS.get(king, PLAIN_ROUND)
    meant = where + 1 in rule.places or where - places in rule.places
    stronger, richer = (rule.strength, rule.loot) if meant else (0, 0)
    fronts = [card for card in GUARDS.values() if card.level == level]
    beaten = [card for card in fronts if card.strength + stronger <= total]
    loot = sum(max(0, card.loot + richer) for card in beaten) / max(1, len(beaten))
    return len(beaten) / len(fronts), loot
