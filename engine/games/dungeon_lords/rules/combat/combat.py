"""Combat: four rounds of planning, a combat card and battles; see `timing.py`."""

from __future__ import annotations

from engine.core import Pick, Question, Seat, Weight, step
from engine.games.dungeon_lords.cards import SPELLS
from engine.games.dungeon_lords.lord import NOBODY, Monster, party
from engine.games.dungeon_lords.phrases import option, plain, spell_args, tell, text
from engine.games.dungeon_lords.rules.combat.ahead import invite_to_battles
from engine.games.dungeon_lords.rules.combat.battle import battle
from engine.games.dungeon_lords.rules.combat.planning import planning
from engine.games.dungeon_lords.rules.payments import foresee_lost_traps
from engine.games.dungeon_lords.state import Underworld
from engine.games.dungeon_lords.timing import COMBAT_ROUNDS


@step
def combat(g: Underworld) -> None:
    """Combat of the year: four rounds."""
    g.phase = "combat"
    g.tell(text("combat-begins", year=g.year))
    foresee_lost_traps(g)
    for number in COMBAT_ROUNDS:
        g.then(combat_round, number)
    g.then(combat_over)


@step
def combat_round(g: Underworld, number: int) -> None:
    """Plans, the combat card, then battles in turn order; skipped once no hero is left."""
    g.combat_round = number
    if any(party(lord) for lord in g.lords):
        g.tell(text("combat-round", round=number), weight=Weight.DETAIL)
        g.then(planning)
        g.then(turn_up_card)
        for seat in g.turn_order():
            g.then(battle, seat)


@step
def turn_up_card(g: Underworld) -> None:
    """Reveal the combat card of the round, and clear away the reports of the last one."""
    g.turn_up()
    g.spells_open, g.reports = g.combat_round, ()
    spell = SPELLS[g.spells[g.combat_round - 1]]
    g.tell(text(f"card-turned-{spell.speed}", **spell_args(spell)))
    invite_to_battles(g)


@step
def combat_over(g: Underworld) -> None:
    """Surviving heroes leave, and all monsters turn face up again."""
    for seat, lord in enumerate(g.lords):
        leaving = [hero.card for hero in party(lord)]
        g.discards = (*g.discards, *leaving)
        if leaving:
            tell(g, "survivors-leave", seat, n=len(leaving))
        g.change(
            seat,
            heroes=(),
            plan=None,
            monsters=tuple([Monster(each.uid, each.kind) for each in lord.monsters]),
        )
    if g.paladin_at != NOBODY:
        g.paladin, g.paladin_at = "", NOBODY
    g.combat_round = 0
    g.withdraw_offers()
    g.in_turn = [False] * g.seats


# ── planning in turn order, if somebody wishes so ────────────────────────────────────────────────────────


def offer_turn_order(g: Underworld) -> None:
    """From autumn on, any lord may ask for planning in turn order (ruling 13)."""
    form = Pick((option("together"), option("in-turn")))
    question = Question(plain("ask-turn-order"), form, "planning")
    for seat in range(g.seats):
        g.offer(seat, question, turn_order_wished)


@step
def turn_order_wished(g: Underworld, seat: Seat, picked: list[str]) -> None:
    """Record the wish, and tell everybody."""
    wish = picked == ["in-turn"]
    if wish != g.in_turn[seat]:
        g.in_turn[seat] = wish
        tell(g, "wants-turn-order" if wish else "wants-no-turn-order", seat, Weight.DETAIL)
