"""The round from dealing guards to its end: what happens before placing and after the fights."""

from __future__ import annotations

from engine.core import Weight, step
from engine.games.mighty_monsters.cards import GUARDS, HEALING, STRENGTHS
from engine.games.mighty_monsters.phrases import final_result, healing_bills, name_and_rule, text
from engine.games.mighty_monsters.rules.fighting import fight
from engine.games.mighty_monsters.rules.placing import placing
from engine.games.mighty_monsters.state import Bout, Castle, Place, Raid


@step
def round_(g: Castle) -> None:
    """Prepare the castle, then play the three phases."""
    g.round += 1
    g.tell(text("round", round=g.round, rounds=g.rounds))
    g.then(deal_guards)
    if g.settings["kings-rules"] == "on":
        g.then(turn_king_tile)
    g.then(placing, g.start)
    g.then(fight, 0)
    g.then(heal)
    g.then(clear_castle)
    g.then(end_round)


@step
def deal_guards(g: Castle) -> None:
    """Deal one guard per player; with the guard chain they are sorted, the lowest level at the gate."""
    drawn = [g.guards.draw(g) for _ in range(g.seats)]
    if g.settings["guard-chain"] == "on":
        drawn.sort(key=lambda guard: GUARDS[guard].level)
    g.places = [Place(guard) for guard in drawn]


@step
def turn_king_tile(g: Castle) -> None:
    """Turn up the king's rule for this round; if it says which cards to hold, everybody takes them now."""
    g.king = g.kings[-1]
    g.turn_up()
    g.tell(text("king-turned", **name_and_rule(g.king)))
    if g.rule.hand:
        others = [strength for strength in STRENGTHS if strength not in g.rule.hand]
        g.lairs = [lair.holding(g.rule.hand, others) for lair in g.lairs]


@step
def heal(g: Castle) -> None:
    """After a loss, owners pay to heal monsters that lost or never fought, as far as their gold goes."""
    paid, owed = [0] * g.seats, [0] * g.seats
    fought = len(g.bouts)
    lost = g.bouts[-1].outcome == "lost"
    if lost:
        for place in g.places[fought - 1 :]:
            for monster in place.slots:
                if monster is not None:
                    cost = healing_cost(g, monster.strength)
                    affordable = min(cost, g.lairs[monster.seat].gold)
                    g.pay_healers(monster.seat, affordable)
                    paid[monster.seat] += affordable
                    owed[monster.seat] += cost
    for bills in healing_bills(paid, owed):
        g.tell(bills)
    untouched = [
        Bout(place.level.level, "untouched", tuple(monster for monster in place.slots if monster))
        for place in g.places[fought:]
    ]
    g.raid = Raid(g.round, g.king, (*g.bouts, *untouched), tuple(paid), tuple(owed))


def healing_cost(g: Castle, strength: int) -> int:
    """The printed cost, unless the king's rule sets another."""
    return g.rule.healing.get(str(strength), HEALING[strength])


@step
def clear_castle(g: Castle) -> None:
    """Everybody takes up their reserve, played monsters become the new reserve, and guards are discarded."""
    played: list[list[int]] = [[] for _ in range(g.seats)]
    for place in g.places:
        for monster in place.slots:
            if monster is not None:
                played[monster.seat].append(monster.strength)
    g.lairs = [
        lair.holding(lair.hand + lair.reserve, cards) for lair, cards in zip(g.lairs, played, strict=True)
    ]
    guards = [place.guard for place in g.places]
    g.guards.discards += guards[: len(g.bouts)]
    g.unseen += tuple(guards[len(g.bouts) :])
    g.places = []
    g.bouts = ()


@step
def end_round(g: Castle) -> None:
    """Put the king tile back into the box; the last one ends the game."""
    *coming, spent = g.kings
    g.kings, g.spent = tuple(coming), (*g.spent, spent)
    g.king = ""
    if g.kings:
        g.start = (g.start + 1) % g.seats
        g.then(round_)
    else:
        g.finish([lair.gold for lair in g.lairs])
        assert g.result is not None
        g.tell(final_result(g.result), weight=Weight.HEADLINE)
