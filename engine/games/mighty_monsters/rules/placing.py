"""Phase 1: players place monsters in the castle, in turn or ahead, and push weaker ones out."""

from __future__ import annotations

from functools import cache

from msgspec.structs import replace

from engine.core import Arg, Option, Pick, Plan, Question, Seat, Use, Weight, plan_kind, seat_name, step
from engine.core.forms import AnyForm
from engine.games.mighty_monsters import phrases
from engine.games.mighty_monsters.cards import OWNER_PRICE, STRENGTHS, STRONGEST
from engine.games.mighty_monsters.phrases import card_name, plain, text
from engine.games.mighty_monsters.state import FREE, Castle, Monster

TREASURY_PRICE = 1
"""What every push-out pays to the treasury; the owner may get something on top."""
WHICH_AND_WHERE = plain("place")
WHICH_AND_WHERE_NEXT = plain("place-ahead")


@step
def placing(g: Castle, seat: Seat) -> None:
    """Ask the next player clockwise who has fewer than two monsters in the castle to place one.

    All others who still have to place any may do so ahead.
    """
    to_place = [candidate for candidate in g.clockwise_from(seat) if len(g.lairs[candidate].hand) > 1]
    if not to_place:
        g.forget_plans(PLACE)
        return
    first, *others = to_place
    form = Pick(tuple(placements(g, first)))
    # With some king tiles a hand leaves only one option; not asking then would give the hand away.
    g.ask(first, Question(WHICH_AND_WHERE, form, "placing", even_if_forced=True, ahead=PLACE), placed)
    for other in others:
        g.foresee(other, PLACE)


@step
def placed(g: Castle, seat: Seat, picked: list[str]) -> None:
    """Place a monster in a free slot, or in the slot of the one it pushes out."""
    strength, where, slot = read_placement(picked[0])
    place = g.places[where]
    if slot is None:
        slot = place.slots.index(None)
        g.tell(phrases.placement(seat, strength, where), weight=Weight.DETAIL)
    else:
        push_out(g, seat, strength, where, slot)
    lair = g.lairs[seat]
    g.lairs[seat] = replace(lair, hand=tuple([card for card in lair.hand if card != strength]))
    g.places[where] = place.holding(slot, Monster(seat, strength))
    placing(g, (seat + 1) % g.seats)


def push_out(g: Castle, seat: Seat, strength: int, where: int, slot: int) -> None:
    """Pay the price; the weaker monster goes back to its owner's hand."""
    place = g.places[where]
    victim = place.slots[slot]
    assert victim is not None
    to_owner = 0 if victim.seat == seat else OWNER_PRICE[place.guard]
    g.pay_for_place(seat, TREASURY_PRICE + to_owner)
    g.pay_for_place(victim.seat, -to_owner)
    owner = g.lairs[victim.seat]
    g.lairs[victim.seat] = owner.holding((*owner.hand, victim.strength), owner.reserve)
    g.tell(phrases.push_out(seat, strength, victim, where, TREASURY_PRICE, to_owner))


def placements(g: Castle, seat: Seat) -> list[Option]:
    """Every legal placement: each card of the hand with each slot it may take."""
    free = tuple([where for where, place in enumerate(g.places) if None in place.slots])
    victims, banned = push_outs(g, seat), g.rule.banned if g.king else ()
    options: list[Option] = []
    for strength in g.lairs[seat].hand:
        if strength not in banned:
            options += free_options(strength, free)
            options += [by_strength[strength] for by_strength in victims if strength in by_strength]
    return options


def push_outs(g: Castle, seat: Seat) -> list[dict[int, Option]]:
    """For every monster the player may push out and pay for: the options, by the strength of the newcomer."""
    to_spend = g.lairs[seat].gold - TREASURY_PRICE
    found = []
    for where, place in enumerate(g.places):
        if place.slots == FREE or place.total >= STRONGEST[place.guard]:
            continue
        for slot, monster in enumerate(place.slots):
            if monster is not None:
                own = monster.seat == seat
                to_owner = 0 if own else OWNER_PRICE[place.guard]
                if to_spend >= to_owner:
                    found.append(push_out_options(where, slot, monster.seat, monster.strength, to_owner, own))
    return found


@cache
def free_options(strength: int, places: tuple[int, ...]) -> tuple[Option, ...]:
    """Place a monster in a free slot."""
    return tuple(
        Option(
            placement_id(strength, where, None),
            text("option-place", strength=strength, guard=where + 1),
            group=card_name(strength),
        )
        for where in places
    )


@cache
def push_out_options(
    where: int, slot: int, owner: Seat, victim: int, to_owner: int, own: bool
) -> dict[int, Option]:
    """Push out a monster, with each of the stronger ones."""
    key = "option-push-out-own" if own else "option-push-out"
    known: dict[str, Arg] = {
        "guard": where + 1,
        "owner": seat_name(owner),
        "victim": victim,
        "price": TREASURY_PRICE + to_owner,
    }
    return {
        strength: Option(
            placement_id(strength, where, slot),
            text(key, strength=strength, **known),
            group=card_name(strength),
        )
        for strength in STRENGTHS
        if strength > victim
    }


def placement_id(strength: int, where: int, slot: int | None) -> str:
    """`4@2`: strength 4 to a free slot at guard 2; `4@2b`: it pushes out the monster in slot b there."""
    return f"{strength}@{where + 1}{'' if slot is None else 'ab'[slot]}"


@cache
def read_placement(option: str) -> tuple[int, int, int | None]:
    """Strength, place and slot of an option id."""
    return int(option[0]), int(option[2]) - 1, "ab".index(option[3]) if len(option) > 3 else None


# ── placing ahead ────────────────────────────────────────────────────────────────────────────────────────


def foreseen_placements(g: Castle, seat: Seat) -> Question[list[str]]:
    """Every placement that would be legal now; a push-out is meant for the monster that is there now."""
    may_place = len(g.lairs[seat].hand) > 1
    options = [_of_this_monster(g, option) for option in placements(g, seat)] if may_place else []
    return Question(WHICH_AND_WHERE_NEXT, Pick(tuple(options), least=0), "placing")


def _of_this_monster(g: Castle, option: Option) -> Option:
    _, where, slot = read_placement(option.id)
    victim = None if slot is None else g.places[where].slots[slot]
    return option if victim is None else replace(option, id=f"{option.id}:{victim.seat}{victim.strength}")


def placement_of(g: Castle, planned: str) -> str | None:
    """The placement that is meant; None if another monster is there now than the one to be pushed out."""
    choice, _, aim = planned.partition(":")
    _, where, slot = read_placement(choice)
    victim = None if slot is None else g.places[where].slots[slot]
    there = "" if victim is None else f"{victim.seat}{victim.strength}"
    return choice if aim == there else None


def next_placement(g: Castle, plan: Plan, form: AnyForm) -> Use | None:
    """The first placement on the list that is still possible; the others are for later turns."""
    assert isinstance(form, Pick)
    legal = {option.id for option in form.options}
    for planned in plan.choices:
        assert isinstance(planned, tuple)
        choice = placement_of(g, planned[0])
        if choice in legal:
            return Use([choice], plan.without(planned))
    return None


PLACE = plan_kind("mighty-monsters-place", foreseen_placements, next_placement)
