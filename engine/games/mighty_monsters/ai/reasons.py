"""Why a placement is good, in a sentence that names the guard, the cards and the partner."""

from __future__ import annotations

from engine.core import Arg, Choice, Decision, Text, seat_name
from engine.games.mighty_monsters.decrees import changes, strengths
from engine.games.mighty_monsters.phrases import text
from engine.games.mighty_monsters.rules.placing import read_placement
from engine.games.mighty_monsters.show.explain import beatable, partner_at
from engine.games.mighty_monsters.show.views import CastleView


def reason(view: CastleView, decision: Decision, choice: Choice, part: str) -> Text | None:
    """What speaks for a placement; None where there is nothing more to say than usual."""
    if decision.topic != "placing" or not isinstance(choice, list):
        return None
    strength, where, slot = read_placement(choice[0])
    if part == "cards":
        saved = [card for card in view.hand if card > strength]
        return text("why-saved", card=max(saved)) if saved else None
    return _with_company(view, strength, where, slot) if part == "gold" else None


def _with_company(view: CastleView, strength: int, where: int, slot: int | None) -> Text | None:
    """Whom the monster fights beside, and how many such guards they beat together."""
    place = view.places[where]
    partner = partner_at(place, slot)
    if partner is None:
        low, high = place.loot
        return text("why-alone", guard=where + 1, strength=strength, low=low, high=high)
    stronger, _ = changes(view.king, [strengths(each.slots) for each in view.places])[where]
    total, guards = strength + partner.strength, beatable(place.level, stronger)
    odds: dict[str, Arg] = {
        "guard": where + 1,
        "partner": partner.strength,
        "total": total,
        "beaten": sum(guard <= total for guard in guards),
        "guards": len(guards),
    }
    if not odds["beaten"]:
        return None
    if partner.seat == view.viewer:
        return text("why-with-own", **odds)
    return text("why-with", owner=seat_name(partner.seat), **odds)
