"""The nine special events of the full version.

Evil gained here is not a cost, so the scale need not have room for it.
"""

from __future__ import annotations

from collections.abc import Callable

from engine.core import Number, Option, Pick, Plan, Question, Seat, Use, plan_kind, step
from engine.core.forms import AnyForm
from engine.games.dungeon_lords.cards import MONSTERS, Goods
from engine.games.dungeon_lords.lord import Monster
from engine.games.dungeon_lords.phrases import (
    declining,
    monster_options,
    option,
    plain,
    read_monster,
    tell,
    text,
    trap_options,
)
from engine.games.dungeon_lords.rules.evil import gain_evil
from engine.games.dungeon_lords.rules.lair import give_away, monster_in, real_monsters, turn_face_down
from engine.games.dungeon_lords.rules.payments import lose_trap, paid_as_planned, pay, payment_ahead
from engine.games.dungeon_lords.rules.wishes import first_possible, wish_list
from engine.games.dungeon_lords.state import Underworld

WITCH_HUNT_EVIL = 3
RECALL_GOLD = 1
MANY_MONSTERS = 3

SpecialEvent = Callable[[Underworld, Seat], None]


@step
def special_event(g: Underworld) -> None:
    """Resolve the special event of the year: lord by lord, or all at once where nobody's evil moves."""
    g.tell(text("special-happens", event=plain(g.special), rule=plain(f"{g.special}-rule")))
    if g.special == "trap-recall":
        g.each(g.turn_order(), special_for)
        return
    for seat in g.turn_order():
        g.then(special_for, seat)
        if g.special in ASKING and _is_concerned(g, seat):
            g.foresee(seat, SPECIAL, invite=True)


@step
def special_for(g: Underworld, seat: Seat) -> None:
    """Resolve the special event for one lord."""
    SPECIAL_EVENTS[g.special](g, seat)


# ── witch hunt ───────────────────────────────────────────────────────────────────────────────────────────


def witch_hunt(g: Underworld, seat: Seat) -> None:
    """Witch Hunt: discard one of your monsters, or gain 3 evil."""
    monsters = real_monsters(g.lords[seat])
    if not monsters:
        gain_evil(g, seat, WITCH_HUNT_EVIL)
        return
    form = Pick((Option("evil", text("option-evil", n=WITCH_HUNT_EVIL)), *monster_options(monsters)))
    g.ask(seat, Question(plain("ask-witch-hunt"), form, "specials", ahead=SPECIAL), hunted)


@step
def hunted(g: Underworld, seat: Seat, picked: list[str]) -> None:
    """The lord takes the evil or hands over the monster."""
    if picked == ["evil"]:
        gain_evil(g, seat, WITCH_HUNT_EVIL)
    else:
        give_away(g, seat, read_monster(picked[0]))


# ── monster strike ───────────────────────────────────────────────────────────────────────────────────────


def monster_strike(g: Underworld, seat: Seat) -> None:
    """Monster Strike: give each monster one part of its cost, or it lies down until combat is over."""
    for monster in real_monsters(g.lords[seat]):
        g.then(demand, seat, monster.uid)


@step
def demand(g: Underworld, seat: Seat, uid: int) -> None:
    """Ask what one monster gets; one that was given away meanwhile gets nothing."""
    monster = g.lords[seat].monster(uid)
    if monster is None:
        return
    form = Pick((*_parts(g, seat, monster), declining("lie-down")))
    # With traps to give, that there is only one answer is the lord's secret.
    secret = monster.face.cost.traps > 0
    prompt = text("ask-strike", kind=plain(monster.kind))
    g.ask(seat, Question(prompt, form, "specials", even_if_forced=secret, ahead=SPECIAL), demanded, uid)


def _parts(g: Underworld, seat: Seat, monster: Monster) -> list[Option]:
    cost, lord = MONSTERS[monster.kind].cost, g.lords[seat]
    options = []
    if cost.food and lord.food:
        options.append(option("give-food"))
    if cost.gold and lord.gold:
        options.append(option("give-gold"))
    if cost.evil:
        options.append(option("give-evil"))
    if cost.traps:
        options += trap_options(g.secrets[seat].traps, g.year)
    if cost.monsters:
        options += monster_options([each for each in real_monsters(lord) if each.uid != monster.uid])
    return options


GIVEN = {"give-food": Goods(food=1), "give-gold": Goods(gold=1)}


@step
def demanded(g: Underworld, seat: Seat, picked: list[str], uid: int) -> None:
    """Give the chosen part, or let the monster lie down."""
    [choice] = picked
    if choice in GIVEN:
        tell(g, "strike-settled", seat)
        pay(g, seat, GIVEN[choice])
    elif choice == "give-evil":
        gain_evil(g, seat, 1)
    elif choice == "lie-down":
        turn_face_down(g, seat, uid)
        tell(g, "lies-down", seat, kind=plain(monster_in(g, seat, uid).kind))
    elif choice in g.secrets[seat].traps:
        lose_trap(g, seat, choice)
    else:
        give_away(g, seat, read_monster(choice))


# ── losses ───────────────────────────────────────────────────────────────────────────────────────────────


def treasury_levy(g: Underworld, seat: Seat) -> None:
    """Treasury Levy: lose half of your gold, rounded up."""
    loss = (g.lords[seat].gold + 1) // 2
    g.change(seat, gold=g.lords[seat].gold - loss)
    tell(g, "loses-gold", seat, n=loss)


def rats(g: Underworld, seat: Seat) -> None:
    """Rats: lose half of your food, rounded up."""
    loss = (g.lords[seat].food + 1) // 2
    g.change(seat, food=g.lords[seat].food - loss)
    tell(g, "loses-food", seat, n=loss)


def imp_exodus(g: Underworld, seat: Seat) -> None:
    """Imp Exodus: lose every third imp."""
    lord = g.lords[seat]
    loss = lord.imps // 3
    g.change(seat, imps=lord.imps - loss, busy=min(lord.busy, lord.imps - loss))
    tell(g, "loses-imps", seat, n=loss)


def trap_recall(g: Underworld, seat: Seat) -> None:
    """Trap Recall: whoever owns traps discards one or pays 1 gold."""
    if not g.secrets[seat].traps:
        return
    form = recall_form(g, seat)
    question = Question(plain("ask-recall"), form, "specials", even_if_forced=True, ahead=SPECIAL)
    g.ask(seat, question, recalled)


def recall_form(g: Underworld, seat: Seat) -> Pick:
    """The gold, if there is any, or one of the lord's traps."""
    traps = trap_options(g.secrets[seat].traps, g.year)
    return Pick((option("pay-gold"), *traps) if g.lords[seat].gold >= RECALL_GOLD else traps)


@step
def recalled(g: Underworld, seat: Seat, picked: list[str]) -> None:
    """The gold is paid, or the trap is discarded face down."""
    if picked == ["pay-gold"]:
        g.change(seat, gold=g.lords[seat].gold - RECALL_GOLD)
        tell(g, "loses-gold", seat, n=RECALL_GOLD)
    else:
        lose_trap(g, seat, picked[0])


def room_licence(g: Underworld, seat: Seat) -> None:
    """Room Licence: pay 1 gold for each unconquered room; gain 1 evil for each gold not paid."""
    due = len(g.lords[seat].working_rooms)
    most = min(due, g.lords[seat].gold)
    if due:
        form = Number(0, most, usual=most)
        g.ask(seat, Question(text("ask-licence", due=due), form, "specials", ahead=SPECIAL), licensed)


@step
def licensed(g: Underworld, seat: Seat, gold: int) -> None:
    """Take the gold, and evil for what was not paid."""
    lord = g.lords[seat]
    missing = len(lord.working_rooms) - gold
    g.change(seat, gold=lord.gold - gold)
    tell(g, "did-licence", seat, gold=gold)
    if missing:
        gain_evil(g, seat, missing)


def contrary_heroes(g: Underworld, seat: Seat) -> None:
    """Contrary Heroes: this round the weakest hero goes to the most evil lord, and so on."""
    g.contrary = True


def bad_press(g: Underworld, seat: Seat) -> None:
    """Bad Press: gain 1 evil, or 2 with three or more monsters and ghosts."""
    gain_evil(g, seat, 2 if len(g.lords[seat].monsters) >= MANY_MONSTERS else 1)


SPECIAL_EVENTS: dict[str, SpecialEvent] = {
    "witch-hunt": witch_hunt,
    "monster-strike": monster_strike,
    "treasury-levy": treasury_levy,
    "imp-exodus": imp_exodus,
    "rats": rats,
    "trap-recall": trap_recall,
    "room-licence": room_licence,
    "contrary-heroes": contrary_heroes,
    "bad-press": bad_press,
}


# ── deciding ahead ───────────────────────────────────────────────────────────────────────────────────────


def foresee_special(g: Underworld, seat: Seat) -> None:
    """The special event of the round is known, and what it may ask for."""
    if g.special in ASKING:
        g.foresee(seat, SPECIAL)


def _is_concerned(g: Underworld, seat: Seat) -> bool:
    """Whether a lord will be asked; everybody can see that."""
    lord = g.lords[seat]
    return bool(lord.working_rooms if g.special == "room-licence" else real_monsters(lord))


def special_ahead(g: Underworld, seat: Seat) -> Question[list[str]]:
    """What the special event will ask this lord for."""
    return ASKING[g.special](g, seat)


def _hunt_ahead(g: Underworld, seat: Seat) -> Question[list[str]]:
    evil = Option("evil", text("option-evil", n=WITCH_HUNT_EVIL))
    options = (evil, *monster_options(real_monsters(g.lords[seat])))
    return wish_list(plain("ahead-witch-hunt"), options, "specials")


def _strike_ahead(g: Underworld, seat: Seat) -> Question[list[str]]:
    """What striking monsters are given; each gets the first that it wants and that is there."""
    monsters = monster_options(real_monsters(g.lords[seat]))
    given = [option(f"give-{what}") for what in ("food", "gold", "evil")]
    options = (*given, *trap_options(g.secrets[seat].traps, g.year), *monsters, declining("lie-down"))
    return wish_list(plain("ahead-strike"), options, "specials")


def _recall_ahead(g: Underworld, seat: Seat) -> Question[list[str]]:
    options = (option("pay-gold"), *trap_options(g.secrets[seat].traps, g.year))
    return wish_list(plain("ahead-recall"), options, "specials")


def _licence_ahead(g: Underworld, seat: Seat) -> Question[list[str]]:
    return payment_ahead("ahead-licence", len(g.lords[seat].working_rooms) + 1, "specials")


def settled_as_planned(g: Underworld, plan: Plan, form: AnyForm) -> Use | None:
    """The first wish that is possible; the same wishes count for every monster on strike."""
    if isinstance(form, Number):
        return paid_as_planned(g, plan, form)
    return first_possible(g, plan, form)


ASKING: dict[str, Callable[[Underworld, Seat], Question[list[str]]]] = {
    "witch-hunt": _hunt_ahead,
    "monster-strike": _strike_ahead,
    "trap-recall": _recall_ahead,
    "room-licence": _licence_ahead,
}
"""The events that may ask for something, and what."""
SPECIAL = plan_kind("dungeon-lords-special", special_ahead, settled_as_planned, lasting=True)
