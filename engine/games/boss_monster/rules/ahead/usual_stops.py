"""Usual stops: orders for every adventure, until they are changed.

Orders name heroes; usual stops name kinds of heroes, told by what everybody can see when an adventure begins.
Whoever has them is not asked for orders then. What follows from them can be changed like any other orders.
"""

from __future__ import annotations

from functools import cache

from msgspec.structs import replace

from engine.core import Pick, Plan, Question, Seat, Use, plan_kind
from engine.core.forms import AnyForm
from engine.games.boss_monster.phrases import option, plain
from engine.games.boss_monster.rules.adventure import SPELLBANE_HEALTH, TAX_CAP, blow
from engine.games.boss_monster.rules.reactions.orders import AT_SPELLS, MOMENTS, USUAL_STOPS
from engine.games.boss_monster.rules.walking import has_text, next_room
from engine.games.boss_monster.state import Hero, Lair, Realm, Walker, WayStep

PASS = "pass"
WITHOUT_SPELLS = "without-spells"
OWN, ESCAPING, LEADING = "own", "escaping", "leading"
"""All heroes at one's own entrance; those of them who would get through; and those who would die at the
entrance of the opponent with the most souls, or of any of several."""


def offer_usual_stops(g: Realm) -> None:
    """Let everybody say where they usually want to be stopped."""
    for seat in g.order:
        g.foresee(seat, USUAL_STOPS)


def foreseen_stops(g: Realm, seat: Seat) -> Question[list[str]]:
    """Every kind of stop; it is the same question at any time."""
    return _question()


@cache
def _question() -> Question[list[str]]:
    stops = [f"{kind}-{moment}" for kind in (OWN, ESCAPING, LEADING) for moment in MOMENTS]
    options = (
        option(PASS, "usual-pass"),
        option(WITHOUT_SPELLS, "usual-without-spells"),
        option(AT_SPELLS, "order-spell"),
        *[option(stop, f"usual-{stop}") for stop in stops],
    )
    return Question(plain("ask-usual-stops"), Pick(options, 0, len(options)), "orders")


def usual_orders(g: Realm, plan: Plan, form: AnyForm) -> Use | None:
    """The orders that follow from usual stops; None if they are meant for a seat without spell cards only."""
    assert isinstance(form, Pick)
    (usual,) = plan.choices
    assert isinstance(usual, tuple)
    if WITHOUT_SPELLS in usual and g.lairs[plan.seat].spells:
        return None
    wanted = {AT_SPELLS} if AT_SPELLS in usual else set()
    for kind, heroes in _kinds(g, plan.seat).items():
        wanted |= {
            f"{moment}-{hero.card}" for hero in heroes for moment in MOMENTS if f"{kind}-{moment}" in usual
        }
    return Use([order.id for order in form.options if order.id in wanted], plan)


def _kinds(g: Realm, seat: Seat) -> dict[str, list[Hero]]:
    own = g.lairs[seat]
    most = max([g.lairs[other].soul_count for other in g.others(seat)], default=0)
    ahead = [g.lairs[other] for other in g.others(seat) if most and g.lairs[other].soul_count == most]
    return {
        OWN: list(own.queue),
        ESCAPING: [hero for hero in own.queue if gets_through(own, hero)],
        LEADING: [hero for lair in ahead for hero in lair.queue if not gets_through(lair, hero)],
    }


# ── as far as everybody can see ──────────────────────────────────────────────────────────────────────────


def gets_through(lair: Lair, hero: Hero) -> bool:
    """Whether a hero would survive this dungeon as it is now."""
    return health_at_end(lair, Walker(hero, seat=0)) > 0


def health_at_end(lair: Lair, walker: Walker) -> int:
    """The health a hero has left after the rooms before it; 0 or less if it dies on the way."""
    hero = walker.hero
    left = hero.remaining
    if not walker.steps and has_text(lair, hero, "taxes"):
        left += min(TAX_CAP, lair.hoard)
    elif not walker.steps and has_text(lair, hero, "spellbane") and not lair.spells:
        left += SPELLBANE_HEALTH
    while left > 0:
        index = next_room(lair, walker)
        if index is None:
            return left
        left -= blow(lair, hero, index)
        walker = replace(walker, index=index, steps=(ENTERED,))
    return left


ENTERED = WayStep("", "", 0, 0)
"""Any step: what matters is that there was one, since only the first room may be skipped."""

plan_kind(USUAL_STOPS, foreseen_stops, usual_orders, lasting=True)
