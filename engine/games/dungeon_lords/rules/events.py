"""The events of a round: pay day, taxes, and the special event."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec.structs import replace

from engine.core import Number, Option, Pick, Plan, Question, Seat, Text, Use, Weight, plan_kind, step
from engine.core.forms import AnyForm
from engine.games.dungeon_lords.cards import MONSTERS, Goods
from engine.games.dungeon_lords.lord import Lord, Monster
from engine.games.dungeon_lords.phrases import (
    goods,
    monster_options,
    option,
    plain,
    read_monster,
    tell,
    text,
)
from engine.games.dungeon_lords.rules.evil import move_evil
from engine.games.dungeon_lords.rules.lair import lose_monster, monster_in
from engine.games.dungeon_lords.rules.payments import (
    affords,
    extra_payment,
    paid_as_planned,
    pay_way,
    payment_ahead,
    things_to_give,
    ways_to_pay,
)
from engine.games.dungeon_lords.rules.special_events import foresee_special, special_event
from engine.games.dungeon_lords.rules.wishes import wishes_of
from engine.games.dungeon_lords.state import Underworld

MORE_TAX = 3
"""How much the tax can grow in one round."""


@step
def event(g: Underworld) -> None:
    """The event of the round hits all lords in turn order; special events belong to the full version.

    Taxes concern nobody else, so all are asked for them at once.
    """
    g.phase = "event"
    if g.event == "special" and not g.special:
        g.tell(plain("nothing-special"), weight=Weight.DETAIL)
        return
    g.tell(plain(f"begins-{g.event}"))
    if g.event == "special":
        g.then(special_event)
        return
    if g.event == "taxes":
        g.each(g.turn_order(), taxes)
        return
    for seat in g.turn_order():
        g.then(pay_day, seat)
        if g.lords[seat].monsters:
            g.foresee(seat, WAGES, invite=True)


def foresee_event(g: Underworld, seat: Seat) -> None:
    """A lord may decide ahead what the event of the round will ask for."""
    if g.event == "taxes":
        g.foresee(seat, TAXES)
    elif g.event == "pay-day":
        g.foresee(seat, WAGES)
    elif g.event == "special":
        foresee_special(g, seat)


# ── taxes ────────────────────────────────────────────────────────────────────────────────────────────────


def tax(lord: Lord) -> int:
    """1 gold for every two tiles, conquered or not, rounded up."""
    return (lord.filled.bit_count() + 1) // 2


@step
def taxes(g: Underworld, seat: Seat) -> None:
    """A lord may leave any part of the tax unpaid."""
    due = tax(g.lords[seat])
    most = min(due, g.lords[seat].gold)
    question = Question(text("ask-taxes", due=due), Number(0, most, usual=most), "taxes", ahead=TAXES)
    g.ask(seat, question, taxed)


@step
def taxed(g: Underworld, seat: Seat, gold: int) -> None:
    """Every gold left unpaid earns a seal."""
    g.forget_plans(TAXES, seat)
    lord = g.lords[seat]
    missing = tax(lord) - gold
    g.change(seat, gold=lord.gold - gold, seals=lord.seals + missing)
    tell(g, "did-taxes", seat, gold=gold, seals=missing)


def taxes_ahead(g: Underworld, seat: Seat) -> Question[list[str]]:
    """How much to pay at most; a lord who is about to dig may owe more than now."""
    return payment_ahead("ahead-taxes", tax(g.lords[seat]) + MORE_TAX, "taxes")


TAXES = plan_kind("dungeon-lords-taxes", taxes_ahead, paid_as_planned)


# ── pay day ──────────────────────────────────────────────────────────────────────────────────────────────


@step
def pay_day(g: Underworld, seat: Seat) -> None:
    """Every monster and ghost must be paid its cost again."""
    g.then(pay_wages, seat, [monster.uid for monster in g.lords[seat].monsters])


@step
def pay_wages(g: Underworld, seat: Seat, due: list[int]) -> None:
    """Monsters are paid one by one in any order; the paladin checks after each."""
    waiting = [monster for monster in g.lords[seat].monsters if monster.uid in due]
    if not waiting:
        g.forget_plans(WAGES, seat)
        return
    options = wage_options(g, seat, waiting)
    form = Pick(tuple(options), usual=(options[0].id,))
    question = Question(text("ask-wages", evil=g.lords[seat].evil), form, "pay-day", ahead=WAGES)
    g.ask(seat, question, wage_paid, due)


def wage_options(g: Underworld, seat: Seat, waiting: list[Monster]) -> list[Option]:
    """Pay a monster, let it go, or pay all at once."""
    lord = g.lords[seat]
    options = []
    total = _sum([monster.face.cost for monster in waiting])
    if len(waiting) > 1 and not total.traps and not total.monsters and affords(lord, total):
        label = text("option-wages", cost=goods(total))
        options.append(Option("pay-all", label))
    for monster, name in distinct_monsters(waiting):
        cost = monster.face.cost
        for way in ways_to_pay(g, seat, cost, monster.uid):
            label = _wage_text(name, cost, extra_payment(g, seat, cost, way, monster.uid))
            choice = f"pay:m{monster.uid}:{way}" if way else f"pay:m{monster.uid}"
            options.append(Option(choice, label, group=name))
        label = text("option-leave", kind=name)
        options.append(Option(f"leave:m{monster.uid}", label, group=name))
    return options


def distinct_monsters(monsters: Iterable[Monster]) -> list[tuple[Monster, Text]]:
    """One monster of each kind and side, with its name."""
    distinct = list({(monster.kind, monster.ready): monster for monster in monsters}.values())
    return [(each, named.text) for each, named in zip(distinct, monster_options(distinct), strict=True)]


def _wage_text(name: Text, cost: Goods, way: Text | None) -> Text:
    if way is None:
        return text("option-wage", kind=name, cost=goods(cost))
    return text("option-wage-with", kind=name, cost=goods(Goods(gold=cost.gold, evil=cost.evil)), way=way)


def _sum(costs: list[Goods]) -> Goods:
    total = Goods()
    for cost in costs:
        total += cost
    return total


@step
def wage_paid(g: Underworld, seat: Seat, picked: list[str], due: list[int]) -> None:
    """A monster that is let go leaves, and its lord gains 1 evil; a monster that was eaten is not paid."""
    what, _, rest = picked[0].partition(":")
    if what == "pay-all":
        for uid in due:
            monster = g.lords[seat].monster(uid)
            if monster is not None:
                pay_wage(g, seat, monster, "")
        return
    word, _, way = rest.partition(":")
    uid = read_monster(word)
    monster = monster_in(g, seat, uid)
    if what == "pay":
        pay_wage(g, seat, monster, way)
    else:
        tell(g, "monster-leaves", seat, kind=plain(monster.kind))
        lose_monster(g, seat, uid)
        move_evil(g, seat, 1)
    g.then(pay_wages, seat, [other for other in due if other != uid])


def pay_wage(g: Underworld, seat: Seat, monster: Monster, way: str) -> None:
    """Pay a monster what it cost to hire."""
    cost = MONSTERS[monster.kind].cost
    tell(g, "did-wage", seat, Weight.DETAIL, kind=plain(monster.kind), cost=goods(cost))
    pay_way(g, seat, cost, way)


def wages_ahead(g: Underworld, seat: Seat) -> Question[list[str]]:
    """Whom to pay and whom to let go, one after the other, or simply everybody."""
    lord = g.lords[seat]
    options = [option("everybody", "option-wages-everybody")]
    for monster, named in zip(lord.monsters, monster_options(lord.monsters), strict=True):
        cost = monster.face.cost
        for way in things_to_give(g, seat, cost, monster.uid):
            label = _wage_text(named.text, cost, extra_payment(g, seat, cost, way, monster.uid))
            choice = f"pay:{named.id}:{way}" if way else f"pay:{named.id}"
            options.append(Option(choice, label, group=named.text))
        label = text("option-leave", kind=named.text)
        options.append(Option(f"leave:{named.id}", label, group=named.text))
    return Question(plain("ahead-wages"), Pick(tuple(options), least=0), "pay-day")


def waged_as_planned(g: Underworld, plan: Plan, form: AnyForm) -> Use | None:
    """The first payment or farewell on the list that is possible; the rest is for the other monsters."""
    assert isinstance(form, Pick)
    possible = [each.id for each in form.options]
    wishes = wishes_of(plan)
    for wish in wishes:
        if wish == "everybody":
            choice, rest = _everybody_paid(possible), wishes
        else:
            choice = _wage_meant(g, plan.seat, wish, possible)
            rest = [other for other in wishes if other.split(":")[1:2] != wish.split(":")[1:2]]
        if choice:
            left = () if choice == "pay-all" else tuple([(other,) for other in rest])
            return Use([choice], replace(plan, choices=left) if left else None)
    return None


def _everybody_paid(possible: list[str]) -> str:
    """Pay all together or one by one; who cannot be paid goes; what costs a trap or a monster is asked."""
    if "pay-all" in possible:
        return "pay-all"
    paid = [choice for choice in possible if choice.startswith("pay:")]
    if paid:
        return next((choice for choice in paid if choice.count(":") == 1), "")
    return possible[0]


def _wage_meant(g: Underworld, seat: Seat, wish: str, possible: list[str]) -> str:
    """The option for this monster, or for one just like it: of those only one is listed at a time."""
    meant = g.lords[seat].monster(_wage_about(wish))
    for choice in possible:
        if meant is not None and choice != "pay-all":
            monster = monster_in(g, seat, _wage_about(choice))
            alike = (monster.kind, monster.ready) == (meant.kind, meant.ready)
            if alike and choice.replace(f"m{monster.uid}", f"m{meant.uid}", 1) == wish:
                return choice
    return ""


def _wage_about(choice: str) -> int:
    return read_monster(choice.split(":")[1])


WAGES = plan_kind("dungeon-lords-wages", wages_ahead, waged_as_planned)
