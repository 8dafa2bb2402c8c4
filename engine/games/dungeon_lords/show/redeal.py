"""Redeal: the same table with everything a viewer cannot know dealt anew."""

from __future__ import annotations

from msgspec.structs import replace

from engine.core import Chance, Decision, Seat
from engine.core.agenda import STEP_NAMES, Fork, Gathering, Waiting
from engine.core.redealing import copy_with_new_chance, forget_plans_of_others
from engine.games.dungeon_lords.cards import ORDER_NAMES, SPECIALS, SPELLS, Goods
from engine.games.dungeon_lords.lord import Lord, Plan
from engine.games.dungeon_lords.rules.combat.planning import battle_limits, tiles_within_reach, trap_cost
from engine.games.dungeon_lords.rules.payments import affords
from engine.games.dungeon_lords.rules.setup import give_up_question
from engine.games.dungeon_lords.rules.special_events import recall_form, recalled
from engine.games.dungeon_lords.state import Underworld


def redeal(g: Underworld, viewer: Seat | None, chance: Chance) -> Underworld:
    """Deal anew stacks and cards, and the traps, orders, plans and secret answers of others."""
    other = copy_with_new_chance(g, chance)
    for stack in (*other.monster_stacks, *other.room_stacks, *other.hero_stacks):
        stack.sort()
        chance.shuffle(stack)
    other.events_ahead = _shuffled(other.events_ahead, chance)
    _redeal_spells(other, viewer, chance)
    _redeal_specials(other, chance)
    _redeal_traps(other, viewer, chance)
    for seat in range(g.seats):
        if seat != viewer:
            _redeal_orders(other, seat, chance)
            _redeal_plan(other, seat, chance)
    _redeal_answers(other, viewer, chance)
    _recall_anew(other, viewer)
    forget_plans_of_others(other, viewer)
    return other


def _shuffled(cards: tuple[str, ...], chance: Chance) -> tuple[str, ...]:
    things = sorted(cards)
    chance.shuffle(things)
    return tuple(things)


def _redeal_spells(g: Underworld, viewer: Seat | None, chance: Chance) -> None:
    """Shuffle combat cards of the same year, except those revealed, looked at, or used."""
    spied = () if viewer is None else g.lords[viewer].spied
    unknown = [place for place in range(g.spells_open, len(g.spells)) if place not in spied]
    spells, ahead, box = list(g.spells), list(g.spells_ahead), list(g.box)
    silver = [place for place, card in enumerate(box) if card in SPELLS and SPELLS[card].year == 1]
    golden = [place for place, card in enumerate(box) if card in SPELLS and SPELLS[card].year == 2]
    if g.year == 1:
        _mix(chance, (spells, unknown), (box, silver))
        _mix(chance, (ahead, list(range(len(ahead)))), (box, golden))
    else:
        _mix(chance, (spells, unknown), (box, golden))
    g.spells, g.spells_ahead, g.box = tuple(spells), tuple(ahead), tuple(box)


def _redeal_specials(g: Underworld, chance: Chance) -> None:
    ahead, box = list(g.specials_ahead), list(g.box)
    unseen = [place for place, card in enumerate(box) if card in SPECIALS]
    _mix(chance, (ahead, list(range(len(ahead)))), (box, unseen))
    g.specials_ahead, g.box = tuple(ahead), tuple(box)


def _mix(chance: Chance, *piles: tuple[list[str], list[int]]) -> None:
    """Shuffle the cards at these places of these piles among each other."""
    pool = sorted([pile[place] for pile, places in piles for place in places])
    chance.shuffle(pool)
    for pile, places in piles:
        for place in places:
            pile[place] = pool.pop()


def _redeal_traps(g: Underworld, viewer: Seat | None, chance: Chance) -> None:
    """Shuffle the pile, the traps of others, and those others have discarded face down."""
    hidden = [seat for seat in range(g.seats) if seat != viewer]
    pool = list(g.trap_pile)
    pool += [trap for seat in hidden for trap in g.secrets[seat].traps]
    pool += [trap for seat, trap in g.lost_traps if seat != viewer]
    pool.sort()
    chance.shuffle(pool)
    # Whether a plan that is still secret has a trap in it makes no difference yet: see `_redeal_plan`.
    laid = {seat: () if g.secrets[seat].plan else _payable_traps(g, seat, pool) for seat in hidden}
    for seat in hidden:
        others = len(g.secrets[seat].traps) - len(laid[seat])
        g.hide(seat, traps=(*laid[seat], *[pool.pop() for _ in range(others)]), set_traps=laid[seat])
    g.lost_traps = tuple([(seat, trap if seat == viewer else pool.pop()) for seat, trap in g.lost_traps])
    g.trap_pile = pool


def _payable_traps(g: Underworld, seat: Seat, pool: list[str]) -> tuple[str, ...]:
    """As many traps from the pool as are laid out: whoever lays one out can pay for it."""
    laid: list[str] = []
    price, lord = Goods(), g.lords[seat]
    gold = battle_limits(lord, lord.plan.where)[0] if lord.plan is not None else 0
    for _ in g.secrets[seat].set_traps:
        costs = {trap: price + trap_cost(g, trap, gold) for trap in pool}
        trap = next((trap for trap in reversed(pool) if affords(lord, costs[trap])), pool[-1])
        price = costs[trap]
        pool.remove(trap)
        laid.append(trap)
    return tuple(laid)


def _redeal_orders(g: Underworld, seat: Seat, chance: Chance) -> None:
    if g.secrets[seat].orders:
        g.hide(seat, orders=_shuffled(g.lords[seat].hand, chance)[:3])
    if g.secrets[seat].neighbour:
        g.hide(seat, neighbour=chance.one_of(g.neighbours[seat].pile))


def _redeal_plan(g: Underworld, seat: Seat, chance: Chance) -> None:
    """A plan that is still secret may be about any tile and any monsters."""
    if g.secrets[seat].plan is not None:
        lord = g.lords[seat]
        where = chance.one_of(tiles_within_reach(lord))
        monster, trap = _some_monster(lord, chance), _some_trap(g, seat, where, chance)
        g.hide(seat, plan=Plan(where, monster), set_traps=trap)


def _some_monster(lord: Lord, chance: Chance) -> tuple[int, ...]:
    ready = [monster.uid for monster in lord.monsters if monster.ready]
    return (chance.one_of(ready),) if ready and chance.below(2) else ()


def _some_trap(g: Underworld, seat: Seat, where: int, chance: Chance) -> tuple[str, ...]:
    lord = g.lords[seat]
    gold = battle_limits(lord, where)[0]
    payable = [trap for trap in g.secrets[seat].traps if affords(lord, trap_cost(g, trap, gold))]
    return tuple(payable[: chance.below(2)])


def _redeal_answers(g: Underworld, viewer: Seat | None, chance: Chance) -> None:
    """At set-up, deal others other orders, and sample their answers anew."""
    for item in g.agenda:
        if isinstance(item, Gathering):
            item.questions = tuple(
                [each if each.seat == viewer else _question(each, chance) for each in item.questions]
            )
            for question in item.questions:
                if question.seat != viewer and question.seat in item.answers:
                    item.answers[question.seat] = question.form.sample(g, question.seat, chance)


def _recall_anew(g: Underworld, viewer: Seat | None) -> None:
    """Trap Recall asks all lords at once: others are asked about the traps they have now."""
    top = g.agenda[-1] if g.agenda else None
    for branch in top.branches if isinstance(top, Fork) else ():
        asked = branch.stack[-1] if branch.stack and branch.seat != viewer else None
        if isinstance(asked, Waiting) and asked.decision.step == STEP_NAMES[recalled]:
            form = recall_form(g, branch.seat)
            branch.stack[-1] = replace(asked, decision=replace(asked.decision, form=form))


def _question(question: Decision, chance: Chance) -> Decision:
    drawn = _shuffled(ORDER_NAMES, chance)[:3]
    form = give_up_question(list(drawn)).form
    return replace(question, form=form)
