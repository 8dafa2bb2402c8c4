"""What a placement means: the guard, the partner, the odds, the price; and what is not possible, and why."""

from __future__ import annotations

from engine.core import Arg, Barred, Decision, Explanation, Pick, Seat, Text, seat_name
from engine.games.mighty_monsters.cards import FAMILIES, GUARDS, HEALING, KINGS, LEVELS, PLAIN_ROUND
from engine.games.mighty_monsters.decrees import changes, strengths
from engine.games.mighty_monsters.phrases import card_name, plain, text
from engine.games.mighty_monsters.rules.placing import TREASURY_PRICE, read_placement
from engine.games.mighty_monsters.show.symbols import monster_symbol
from engine.games.mighty_monsters.show.views import CastleView, PlaceView
from engine.games.mighty_monsters.state import Monster


def explain(view: CastleView, decision: Decision) -> Explanation:
    """Help with placing a monster, and a line on every family."""
    form = decision.form
    if decision.topic == "families" and isinstance(form, Pick):
        lines = {option.id: plain(f"note-{option.id}") for option in form.options}
        return Explanation(lines, symbols=_families(form))
    if decision.topic != "placing" or not isinstance(form, Pick):
        return Explanation()
    added = changes(view.king, [strengths(place.slots) for place in view.places])
    notes: dict[str, Text] = {}
    outlooks: dict[str, Text] = {}
    symbols: dict[str, str] = {}
    family = view.lairs[decision.seat].family
    for option in form.options:
        strength, where, slot = read_placement(option.id.partition(":")[0])
        place = view.places[where]
        partner = partner_at(place, slot)
        notes[option.id] = _note(view, place, strength, partner)
        outlooks[option.id] = _odds(place, strength, partner, added[where][0])
        symbols[option.id] = monster_symbol(family, strength)
    return Explanation(notes, outlooks, barred(view, decision.seat), symbols)


def _families(form: Pick) -> dict[str, str]:
    return {option.id: monster_symbol(option.id) for option in form.options if option.id in FAMILIES}


def partner_at(place: PlaceView, pushed_out: int | None) -> Monster | None:
    """Who would stand beside a monster that comes here."""
    others = [monster for slot, monster in enumerate(place.slots) if slot != pushed_out]
    return next((monster for monster in others if monster is not None), None)


def _note(view: CastleView, place: PlaceView, strength: int, partner: Monster | None) -> Text:
    """What there is to win, with whom it is shared, and what a loss costs."""
    low, high = place.loot
    healing = KINGS.get(view.king, PLAIN_ROUND).healing.get(str(strength), HEALING[strength])
    known: dict[str, Arg] = {"low": low, "high": high, "healing": healing}
    if partner is None:
        return text("note-alone", **known)
    if partner.seat == view.viewer:
        return text("note-with-own", partner=partner.strength, **known)
    return text("note-with", owner=seat_name(partner.seat), partner=partner.strength, **known)


def beatable(level: int, stronger: int) -> list[int]:
    """How strong the guards with such a back are, with what the king's rule adds."""
    return [guard.strength + stronger for guard in GUARDS.values() if guard.level == level]


def _odds(place: PlaceView, strength: int, partner: Monster | None, stronger: int) -> Text:
    """How many of the guards with this back the monsters would beat, as far as they are known."""
    guards = beatable(place.level, stronger)
    total = strength + (partner.strength if partner else 0)
    beaten = sum(guard <= total for guard in guards)
    low, high = min(guards), max(guards)
    known: dict[str, Arg] = {
        "total": total,
        "low": low,
        "high": high,
        "beaten": beaten,
        "guards": len(guards),
    }
    if partner is None:
        return text("outlook-alone", **known)
    if beaten == len(guards):
        return text("outlook-certain", **known)
    return text("outlook-hopeless" if not beaten else "outlook-odds", **known)


def barred(view: CastleView, seat: Seat) -> list[Barred]:
    """Monsters the king forbids, and monsters that cannot be pushed out."""
    rule = KINGS.get(view.king, PLAIN_ROUND)
    found = [Barred(card_name(one), plain("barred-king")) for one in view.hand if one in rule.banned]
    strongest = max((one for one in view.hand if one not in rule.banned), default=0)
    for number, place in enumerate(view.places, 1):
        if None in place.slots:
            continue
        reason = _why_not_out(place, strongest, view.lairs[seat].gold)
        if reason is not None:
            found.append(Barred(text("barred-guard", guard=number), reason))
    return found


def _why_not_out(place: PlaceView, strongest: int, gold: int) -> Text | None:
    """Why nobody can be pushed out of a full place; None if somebody can."""
    monsters = [monster for monster in place.slots if monster is not None]
    total = sum(monster.strength for monster in monsters)
    if total >= place.strength[1]:
        return text("barred-strong", total=total)
    if all(monster.strength >= strongest for monster in monsters):
        return plain("barred-weak")
    price = TREASURY_PRICE + LEVELS[place.level].owner_price
    return text("barred-gold", price=price) if gold < TREASURY_PRICE else None
