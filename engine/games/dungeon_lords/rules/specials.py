"""The nine special events of the full version; evil is a gain here, never a cost."""

from __future__ import annotations

from collections.abc import Callable

from engine.core import Number, Option, Pick, Question, Seat, step
from engine.games.dungeon_lords.cards import MONSTERS, Goods
from engine.games.dungeon_lords.phrases import (
    kind_options,
    monster_options,
    option,
    plain,
    read_monster,
    tell,
    text,
)
from engine.games.dungeon_lords.rules.evil import move_evil
from engine.games.dungeon_lords.rules.paying import lose_monster, lose_trap, pay_way
from engine.games.dungeon_lords.state import Lord, Monster, Underworld

WITCH_HUNT_EVIL = 3
RECALL_GOLD = 1
MANY_MONSTERS = 3

SpecialEvent = Callable[[Underworld, Seat], None]


@step
def special_event(g: Underworld) -> None:
    """The card of the year, lord by lord."""
    g.tell(text("special-happens", event=plain(g.special), rule=plain(f"{g.special}-rule")))
    for seat in g.turn_order():
        g.then(special_for, seat)


@step
def special_for(g: Underworld, seat: Seat) -> None:
    """What the card does to one lord."""
    SPECIAL_EVENTS[g.special](g, seat)


def real_monsters(lord: Lord) -> list[Monster]:
    """All but the ghosts."""
    return [monster for monster in lord.monsters if not MONSTERS[monster.kind].ghost]


def _gain_evil(g: Underworld, seat: Seat, spaces: int) -> None:
    tell(g, "gains-evil", seat, n=spaces)
    move_evil(g, seat, spaces)


# ── witch hunt ───────────────────────────────────────────────────────────────────────────────────────────


def witch_hunt(g: Underworld, seat: Seat) -> None:
    """Hand over a monster, or be called evil."""
    monsters = real_monsters(g.lords[seat])
    if not monsters:
        _gain_evil(g, seat, WITCH_HUNT_EVIL)
        return
    form = Pick((Option("evil", text("option-evil", n=WITCH_HUNT_EVIL)), *monster_options(monsters)))
    g.ask(seat, Question(plain("ask-witch-hunt"), form, "specials"), hunted)


@step
def hunted(g: Underworld, seat: Seat, picked: list[str]) -> None:
    """The mob is content either way."""
    if picked == ["evil"]:
        _gain_evil(g, seat, WITCH_HUNT_EVIL)
        return
    _hand_over(g, seat, read_monster(picked[0]))


def _hand_over(g: Underworld, seat: Seat, uid: int) -> None:
    monster = g.lords[seat].monster(uid)
    assert monster is not None
    tell(g, "gives-monster", seat, kind=plain(monster.kind))
    lose_monster(g, seat, uid)


# ── monster strike ───────────────────────────────────────────────────────────────────────────────────────


def monster_strike(g: Underworld, seat: Seat) -> None:
    """Every monster wants something extra."""
    for monster in real_monsters(g.lords[seat]):
        g.then(demand, seat, monster.uid)


@step
def demand(g: Underworld, seat: Seat, uid: int) -> None:
    """One single part of its cost, or it lies down until the year's combat is over."""
    monster = g.lords[seat].monster(uid)
    if monster is None:
        return
    form = Pick((*_parts(g, seat, monster), option("lie-down")))
    question = Question(text("ask-strike", kind=plain(monster.kind)), form, "specials", even_if_forced=True)
    g.ask(seat, question, demanded, uid)


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
        options += kind_options(g.secrets[seat].traps)
    if cost.monsters:
        options += monster_options([each for each in real_monsters(lord) if each.uid != monster.uid])
    return options


GIVEN = {"give-food": Goods(food=1), "give-gold": Goods(gold=1)}


@step
def demanded(g: Underworld, seat: Seat, picked: list[str], uid: int) -> None:
    """It is given what it takes, or goes on strike."""
    [choice] = picked
    if choice in GIVEN:
        tell(g, "strike-settled", seat)
        pay_way(g, seat, GIVEN[choice], "")
    elif choice == "give-evil":
        _gain_evil(g, seat, 1)
    elif choice == "lie-down":
        _lie_down(g, seat, uid)
    elif choice in g.secrets[seat].traps:
        lose_trap(g, seat, choice)
    else:
        _hand_over(g, seat, read_monster(choice))


def _lie_down(g: Underworld, seat: Seat, uid: int) -> None:
    monsters = g.lords[seat].monsters
    g.change(
        seat,
        monsters=tuple(
            [Monster(each.uid, each.kind, False) if each.uid == uid else each for each in monsters]
        ),
    )
    tell(g, "lies-down", seat, kind=plain(next(each.kind for each in monsters if each.uid == uid)))


# ── losses ───────────────────────────────────────────────────────────────────────────────────────────────


def treasury_levy(g: Underworld, seat: Seat) -> None:
    """Half the gold, rounded up."""
    loss = (g.lords[seat].gold + 1) // 2
    g.change(seat, gold=g.lords[seat].gold - loss)
    tell(g, "loses-gold", seat, n=loss)


def rats(g: Underworld, seat: Seat) -> None:
    """Half the food, rounded up."""
    loss = (g.lords[seat].food + 1) // 2
    g.change(seat, food=g.lords[seat].food - loss)
    tell(g, "loses-food", seat, n=loss)


def imp_exodus(g: Underworld, seat: Seat) -> None:
    """Every third imp."""
    lord = g.lords[seat]
    loss = lord.imps // 3
    g.change(seat, imps=lord.imps - loss, busy=min(lord.busy, lord.imps - loss))
    tell(g, "loses-imps", seat, n=loss)


def trap_recall(g: Underworld, seat: Seat) -> None:
    """A trap goes back, or a gold goes to the inspector."""
    if not g.secrets[seat].traps:
        return
    options = list(kind_options(g.secrets[seat].traps))
    if g.lords[seat].gold >= RECALL_GOLD:
        options.insert(0, option("pay-gold"))
    question = Question(plain("ask-recall"), Pick(tuple(options)), "specials", even_if_forced=True)
    g.ask(seat, question, recalled)


@step
def recalled(g: Underworld, seat: Seat, picked: list[str]) -> None:
    """Face down, as always."""
    if picked == ["pay-gold"]:
        g.change(seat, gold=g.lords[seat].gold - RECALL_GOLD)
        tell(g, "loses-gold", seat, n=RECALL_GOLD)
    else:
        lose_trap(g, seat, picked[0])


def room_licence(g: Underworld, seat: Seat) -> None:
    """A gold for every unconquered room, or evil for what is missing."""
    due = len(g.lords[seat].working_rooms)
    most = min(due, g.lords[seat].gold)
    if due:
        g.ask(seat, Question(text("ask-licence", due=due), Number(0, most, usual=most), "specials"), licensed)


@step
def licensed(g: Underworld, seat: Seat, gold: int) -> None:
    """What is not paid for is held against the lord."""
    lord = g.lords[seat]
    missing = len(lord.working_rooms) - gold
    g.change(seat, gold=lord.gold - gold)
    tell(g, "did-licence", seat, gold=gold)
    if missing:
        _gain_evil(g, seat, missing)


def contrary_heroes(g: Underworld, seat: Seat) -> None:
    """This round the heroes are handed out the other way round."""
    g.contrary = True


def bad_press(g: Underworld, seat: Seat) -> None:
    """A full lair makes the headlines twice as bad."""
    _gain_evil(g, seat, 2 if len(g.lords[seat].monsters) >= MANY_MONSTERS else 1)


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
