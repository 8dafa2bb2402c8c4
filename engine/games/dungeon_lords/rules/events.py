"""The events of a round: pay day, taxes, and the special event."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from engine.core import (
    Number,
    Option,
    Pick,
    Plan,
    Question,
    Seat,
    Text,
    Use,
    Weight,
    all_of,
    pick_law,
    plan_kind,
    step,
)
from engine.core.forms import AnyForm
from engine.games.dungeon_lords.cards import MONSTERS, Goods, MonsterTile
from engine.games.dungeon_lords.lord import MOST_EVIL, Lord, Monster
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
    """All monsters are asked about together; the order in which they are paid makes no difference."""
    waiting = [monster for monster in g.lords[seat].monsters if monster.uid in due]
    if not waiting:
        g.forget_plans(WAGES, seat)
        return
    total = _sum([monster.face.cost for monster in waiting])
    kind, stock = plain(waiting[0].kind), _stock(g, seat, total)
    prompt = text("ask-pay-day", n=len(waiting), kind=kind, cost=goods(total), stock=stock)
    g.ask(seat, Question(prompt, _wages_form(g, seat, waiting), "pay-day", ahead=WAGES), wages_settled, due)


def _stock(g: Underworld, seat: Seat, cost: Goods) -> Text:
    """What a lord has of the goods that a cost asks for."""
    lord = g.lords[seat]
    have = {
        "gold": lord.gold,
        "food": lord.food,
        "evil": lord.evil,
        "traps": len(g.secrets[seat].traps),
    }
    return all_of([text(f"n-{kind}", n=amount) for kind, amount in have.items() if getattr(cost, kind)])


def _wages_form(g: Underworld, seat: Seat, waiting: list[Monster]) -> Pick:
    """Whom to pay, or everybody with one word; a single monster is paid or let go."""
    pays = _pays(g, seat, waiting)
    if len(waiting) == 1:
        [only] = monster_options(waiting)
        leave = Option(f"leave:{only.id}", text("option-leave", kind=only.text), declines=True)
        return Pick((*pays, leave))
    total = _sum([monster.face.cost for monster in waiting])
    if affords(g.lords[seat], total) and not total.traps and not total.monsters:
        everybody = Option("pay-all", text("option-wages", cost=goods(total)))
        return Pick((*pays, everybody), 0, len(waiting), usual=("pay-all",), alone="pay-all", law=TOGETHER)
    usual = _as_many_as_possible(g, seat, [each.id for each in pays])
    return Pick(tuple(pays), 0, min(len(waiting), len(pays)), usual=usual, law=TOGETHER)


def _pays(g: Underworld, seat: Seat, waiting: list[Monster]) -> list[Option]:
    """Every way to pay one of these monsters that is possible by itself."""
    options = []
    for monster, named in zip(waiting, monster_options(waiting), strict=True):
        cost = monster.face.cost
        for way in ways_to_pay(g, seat, cost, monster.uid):
            label = _wage_text(named.text, cost, extra_payment(g, seat, cost, way, monster.uid))
            options.append(Option(f"pay:{named.id}:{way}" if way else f"pay:{named.id}", label))
    return options


def _as_many_as_possible(g: Underworld, seat: Seat, pays: list[str]) -> tuple[str, ...]:
    """Payments that go together, one after the other as far as the goods last."""
    paid: list[str] = []
    for choice in pays:
        if not_paid_together(g.lords[seat], g.secrets[seat].traps, [*paid, choice]) is None:
            paid.append(choice)
    return tuple(paid)


def _wage_text(name: Text, cost: Goods, way: Text | None) -> Text:
    if way is None:
        return text("option-wage", kind=name, cost=goods(cost))
    return text("option-wage-with", kind=name, cost=goods(Goods(gold=cost.gold, evil=cost.evil)), way=way)


def _sum(costs: list[Goods]) -> Goods:
    total = Goods()
    for cost in costs:
        total += cost
    return total


def not_paid_together(lord: Lord, traps: Sequence[str], picked: Iterable[str]) -> Text | None:
    """Why these payments are too much together; None if they are not.

    Nobody is paid twice, nothing is given twice, and whoever is eaten wants no pay.
    """
    paid = [read_wage(choice) for choice in picked]
    eaters = [uid for uid, way in paid if _face(lord, uid).cost.monsters]
    given = [way for uid, way in paid if way and uid not in eaters]
    touched = [*(f"m{uid}" for uid, _ in paid), *(way for uid, way in paid if uid in eaters)]
    if len(set(touched)) < len(touched) or Counter(given) - Counter(traps):
        return plain("refuse-wages-twice")
    total = _sum([_face(lord, uid).cost for uid, _ in paid])
    lacking = Goods(gold=max(0, total.gold - lord.gold), food=max(0, total.food - lord.food))
    if lacking != Goods():
        return text("refuse-wages", cost=goods(total), lack=goods(lacking))
    room = MOST_EVIL - lord.evil
    return text("refuse-wages-evil", evil=total.evil, room=room) if total.evil > room else None


def _face(lord: Lord, uid: int) -> MonsterTile:
    monster = lord.monster(uid)
    assert monster is not None
    return monster.face


def _refuse_wages(g: Underworld, seat: Seat, picked: list[str]) -> Text | None:
    return not_paid_together(g.lords[seat], g.secrets[seat].traps, picked)


TOGETHER = pick_law("dungeon-lords-wages", _refuse_wages)


def read_wage(choice: str) -> tuple[int, str]:
    """The monster that is to be paid, and the trap or monster given for it."""
    _, word, *way = choice.split(":")
    return read_monster(word), way[0] if way else ""


@step
def wages_settled(g: Underworld, seat: Seat, picked: list[str], due: list[int]) -> None:
    """Whoever is not paid leaves, and their lord gains 1 evil; a monster that was eaten is not paid."""
    g.forget_plans(WAGES, seat)
    here = [uid for uid in due if g.lords[seat].monster(uid) is not None]
    if picked == ["pay-all"]:
        picked = [f"pay:m{uid}" for uid in here]
    paid = [read_wage(choice) for choice in picked if choice.startswith("pay")]
    for uid, way in paid:
        pay_wage(g, seat, monster_in(g, seat, uid), way)
    for uid in here:
        if uid not in dict(paid) and g.lords[seat].monster(uid) is not None:
            let_go(g, seat, uid)


@step
def wage_paid(g: Underworld, seat: Seat, picked: list[str], due: list[int]) -> None:
    """As in games of earlier releases, which asked about one monster after the other."""
    what, _, rest = picked[0].partition(":")
    if what == "pay-all":
        g.then(wages_settled, seat, picked, due)
        return
    word, _, way = rest.partition(":")
    uid = read_monster(word)
    if what == "pay":
        pay_wage(g, seat, monster_in(g, seat, uid), way)
    else:
        let_go(g, seat, uid)
    g.then(pay_wages, seat, [other for other in due if other != uid])


def pay_wage(g: Underworld, seat: Seat, monster: Monster, way: str) -> None:
    """Pay a monster what it cost to hire."""
    cost = MONSTERS[monster.kind].cost
    tell(g, "did-wage", seat, Weight.DETAIL, kind=plain(monster.kind), cost=goods(cost))
    pay_way(g, seat, cost, way)


def let_go(g: Underworld, seat: Seat, uid: int) -> None:
    """A monster leaves, and its lord gains 1 evil."""
    tell(g, "monster-leaves", seat, kind=plain(monster_in(g, seat, uid).kind))
    lose_monster(g, seat, uid)
    move_evil(g, seat, 1)


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
    """The payments and farewells on the list, if nobody is left who could be paid and is not on it.

    What costs a trap or a monster is asked, unless it is on the list by name.
    """
    assert isinstance(form, Pick)
    pays = [each.id for each in form.options if each.id.startswith("pay:")]
    paid: list[str] = []
    settled: set[int] = set()

    def possible() -> list[str]:
        lord, traps = g.lords[plan.seat], g.secrets[plan.seat].traps
        waiting = [choice for choice in pays if read_wage(choice)[0] not in settled]
        return [choice for choice in waiting if not_paid_together(lord, traps, [*paid, choice]) is None]

    for wish in wishes_of(plan):
        if wish == "everybody":
            while simple := [choice for choice in possible() if not read_wage(choice)[1]]:
                paid.append(simple[0])
                settled.add(read_wage(simple[0])[0])
        elif read_wage(wish)[0] not in settled and (wish.startswith("leave") or wish in possible()):
            paid += [wish] if wish.startswith("pay") else []
            settled.add(read_wage(wish)[0])
    if possible():
        return None
    leaving = [each.id for each in form.options if each.declines]
    return Use(paid or leaving, None)


WAGES = plan_kind("dungeon-lords-wages", wages_ahead, waged_as_planned)
