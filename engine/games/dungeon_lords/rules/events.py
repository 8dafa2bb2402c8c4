"""The events of a round: pay day, taxes, and the special event."""

from __future__ import annotations

from collections.abc import Iterable

from engine.core import Number, Option, Pick, Question, Seat, Text, step
from engine.games.dungeon_lords.cards import MONSTERS, Goods
from engine.games.dungeon_lords.lord import MOST_EVIL, PALADIN_EVIL, Lord, Monster
from engine.games.dungeon_lords.phrases import (
    goods,
    monster_options,
    plain,
    read_monster,
    tell,
    text,
)
from engine.games.dungeon_lords.rules.evil import move_evil
from engine.games.dungeon_lords.rules.lair import lose_monster, monster_in
from engine.games.dungeon_lords.rules.payments import affords, extra_payment, pay_way, ways_to_pay
from engine.games.dungeon_lords.rules.special_events import special_event
from engine.games.dungeon_lords.state import Underworld


@step
def event(g: Underworld) -> None:
    """The event of the round hits all lords in turn order; special events belong to the full version."""
    g.phase = "event"
    if g.event == "special" and not g.special:
        g.tell(plain("nothing-special"))
        return
    g.tell(plain(f"begins-{g.event}"))
    if g.event == "special":
        g.then(special_event)
        return
    for seat in g.turn_order():
        if g.event == "taxes":
            g.then(taxes, seat)
        else:
            g.then(pay_day, seat)


# ── taxes ────────────────────────────────────────────────────────────────────────────────────────────────


def tax(lord: Lord) -> int:
    """1 gold for every two tiles, conquered or not, rounded up."""
    return (lord.filled.bit_count() + 1) // 2


@step
def taxes(g: Underworld, seat: Seat) -> None:
    """A lord may leave any part of the tax unpaid."""
    due = tax(g.lords[seat])
    most = min(due, g.lords[seat].gold)
    g.ask(seat, Question(text("ask-taxes", due=due), Number(0, most, usual=most), "taxes"), taxed)


@step
def taxed(g: Underworld, seat: Seat, gold: int) -> None:
    """Every gold left unpaid earns a seal."""
    lord = g.lords[seat]
    missing = tax(lord) - gold
    g.change(seat, gold=lord.gold - gold, seals=lord.seals + missing)
    tell(g, "did-taxes", seat, gold=gold, seals=missing)


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
        return
    options = wage_options(g, seat, waiting)
    form = Pick(tuple(options), usual=(options[0].id,))
    g.ask(seat, Question(text("ask-wages", evil=g.lords[seat].evil), form, "pay-day"), wage_paid, due)


def wage_options(g: Underworld, seat: Seat, waiting: list[Monster]) -> list[Option]:
    """Pay a monster, let it go, or pay all at once; each option says how evil that makes the lord."""
    lord = g.lords[seat]
    options = []
    total = _sum([monster.face.cost for monster in waiting])
    if len(waiting) > 1 and not total.traps and not total.monsters and affords(lord, total):
        label = text("option-wages", cost=goods(total))
        options.append(Option("pay-all", label, note=_resulting(lord, total.evil)))
    for monster, name in distinct_monsters(waiting):
        cost = monster.face.cost
        for way in ways_to_pay(g, seat, cost, monster.uid):
            label = _wage_text(name, cost, extra_payment(g, seat, cost, way, monster.uid))
            choice = f"pay:m{monster.uid}:{way}" if way else f"pay:m{monster.uid}"
            options.append(Option(choice, label, group=name, note=_resulting(lord, cost.evil)))
        label = text("option-leave", kind=name)
        options.append(Option(f"leave:m{monster.uid}", label, group=name, note=_resulting(lord, 1)))
    return options


def distinct_monsters(monsters: Iterable[Monster]) -> list[tuple[Monster, Text]]:
    """One monster of each kind and side, with its name."""
    distinct = list({(monster.kind, monster.ready): monster for monster in monsters}.values())
    return [(each, named.text) for each, named in zip(distinct, monster_options(distinct), strict=True)]


def _wage_text(name: Text, cost: Goods, way: Text | None) -> Text:
    if way is None:
        return text("option-wage", kind=name, cost=goods(cost))
    return text("option-wage-with", kind=name, cost=goods(Goods(gold=cost.gold, evil=cost.evil)), way=way)


def _resulting(lord: Lord, spaces: int) -> Text:
    """How evil a payment makes the lord, and whether the paladin may notice."""
    evil = min(MOST_EVIL, lord.evil + spaces)
    return text("note-evil", evil=evil, paladin="near" if evil >= PALADIN_EVIL else "far")


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
    tell(g, "did-wage", seat, kind=plain(monster.kind), cost=goods(cost))
    pay_way(g, seat, cost, way)
