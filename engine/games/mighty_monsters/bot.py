"""A computer player for Mighty Monsters: it goes where the expected gold is."""

from __future__ import annotations

from functools import cache

from engine.core import Choice, Decision, Pick
from engine.games.mighty_monsters.cards import GUARDS, HEALING, KINGS, LEVELS
from engine.games.mighty_monsters.placing import TREASURY_PRICE, read_placement
from engine.games.mighty_monsters.views import CastleView

USUAL_PARTNER = 3
"""The strength to expect from whoever will join at a guard."""


def choose(view: CastleView, decision: Decision) -> Choice:
    """The option with the best expected outcome; the usual answer to everything that is not placing."""
    form = decision.form
    assert isinstance(form, Pick)
    if decision.topic != "placing":
        return form.default(None, decision.seat)
    best, most = "", -1e9
    for option in form.options:
        worth = _worth(view, decision.seat, option.id)
        if worth > most:
            best, most = option.id, worth
    return [best]


def _worth(view: CastleView, seat: int, option: str) -> float:
    strength, where, slot = read_placement(option)
    place = view.places[where]
    first, second = place.slots
    if slot is None:
        partner = first or second
        return _expected(
            place.level,
            strength,
            partner.strength if partner else 0,
            partner is not None and partner.seat == seat,
            where,
            view.king,
            len(view.places),
        )
    victim, partner = (first, second) if slot == 0 else (second, first)
    assert victim is not None
    own = victim.seat == seat
    return _expected(
        place.level,
        strength,
        partner.strength if partner else 0,
        partner is not None and partner.seat == seat,
        where,
        view.king,
        len(view.places),
    ) - _price(place.level, own)


@cache
def _price(level: int, own: bool) -> float:
    return TREASURY_PRICE + (0 if own else LEVELS[level].owner_price)


@cache
def _expected(
    level: int, strength: int, partner: int, partner_is_mine: bool, where: int, king: str, places: int
) -> float:
    """Gold to expect from this monster here: its share when the guard falls, healing when it does not."""
    rule = KINGS.get(king)
    meant = rule is not None and (where + 1 in rule.places or where - places in rule.places)
    extra_strength, extra_loot = (rule.strength, rule.loot) if rule is not None and meant else (0, 0)
    total = strength + (partner or USUAL_PARTNER)
    fronts = [card for card in GUARDS.values() if card.level == level]
    beaten = [card for card in fronts if card.strength + extra_strength <= total]
    reached = 0.9**where
    chance = reached * len(beaten) / len(fronts)
    loot = sum(max(0, card.loot + extra_loot) for card in beaten) / max(1, len(beaten))
    share = loot if partner_is_mine else loot / 2
    healing = HEALING[strength] if rule is None else rule.healing.get(str(strength), HEALING[strength])
    thrift = 0.15 * strength  # a strong card kept in hand comes back only in the round after next
    return chance * share - (1 - chance) * healing - thrift
