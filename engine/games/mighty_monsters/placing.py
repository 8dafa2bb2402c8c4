"""Phase 1: monsters are placed in the castle, and push each other out."""

from __future__ import annotations

from functools import cache

from engine.core import Option, Pick, Question, Seat, Text, seat_name, step
from engine.games.mighty_monsters.state import Castle, Monster, Place

TREASURY_PRICE = 1


@step
def placing(g: Castle, seat: Seat) -> None:
    """The next player clockwise with fewer than two monsters in the castle plays one, while there is one."""
    for candidate in g.clockwise_from(seat):
        if len(g.lairs[candidate].hand) > 1:
            form = Pick(tuple(placements(g, candidate)))
            # Under some king tiles a hand may leave a single option: that it does is the hand's secret.
            question = Question(Text("mighty-monsters-place"), form, "placing", even_if_forced=True)
            g.ask(candidate, question, placed)
            return


@step
def placed(g: Castle, seat: Seat, picked: list[str]) -> None:
    """A monster goes to a free slot, or takes the slot of the one it pushes out."""
    strength, where, slot = read_placement(picked[0])
    place = g.places[where]
    if slot is None:
        slot = place.slots.index(None)
        args: dict[str, int | str | Text] = {
            "seat": seat_name(seat),
            "strength": strength,
            "guard": where + 1,
        }
        g.tell(Text("mighty-monsters-placed", args))
    else:
        push_out(g, seat, strength, where, slot)
    g.lairs[seat].hand.remove(strength)
    g.places[where] = place.holding(slot, Monster(seat, strength))
    g.then(placing, (seat + 1) % g.seats)


def push_out(g: Castle, seat: Seat, strength: int, where: int, slot: int) -> None:
    """The price is paid and the weaker monster goes back to its owner's hand."""
    place = g.places[where]
    victim = place.slots[slot]
    assert victim is not None
    to_owner = owner_price(place, seat, victim)
    g.pay(seat, TREASURY_PRICE + to_owner)
    g.earn(victim.seat, to_owner)
    g.lairs[victim.seat].hand.append(victim.strength)
    g.lairs[victim.seat].hand.sort()
    key = "mighty-monsters-pushed-out-own" if victim.seat == seat else "mighty-monsters-pushed-out"
    g.tell(
        Text(
            key,
            {
                "seat": seat_name(seat),
                "strength": strength,
                "owner": seat_name(victim.seat),
                "victim": victim.strength,
                "guard": where + 1,
                "price": TREASURY_PRICE,
                "compensation": to_owner,
            },
        )
    )


def placements(g: Castle, seat: Seat) -> list[Option]:
    """Everything the player may do: each card that may be played, at each place where it may go."""
    free = [where for where, place in enumerate(g.places) if None in place.slots]
    victims = push_outs(g, seat)
    options = []
    for strength in g.lairs[seat].hand:
        if strength not in g.rule.banned:
            options += [free_option(strength, where) for where in free]
            options += [
                push_out_option(strength, *victim) for victim in victims if victim[2].strength < strength
            ]
    return options


def push_outs(g: Castle, seat: Seat) -> list[tuple[int, int, Monster, bool, int]]:
    """Whom a stronger monster may push out: place, slot, monster, whether it is one's own, owner's price."""
    gold = g.lairs[seat].gold
    found = []
    for where, place in enumerate(g.places):
        if place.total < place.level.strongest:
            for slot, victim in enumerate(place.slots):
                if victim is not None:
                    to_owner = owner_price(place, seat, victim)
                    if gold >= TREASURY_PRICE + to_owner:
                        found.append((where, slot, victim, victim.seat == seat, to_owner))
    return found


def owner_price(place: Place, seat: Seat, victim: Monster) -> int:
    """What the owner of the pushed-out monster gets, by the level of the guard; nothing from oneself."""
    return 0 if victim.seat == seat else place.level.owner_price


@cache
def free_option(strength: int, where: int) -> Option:
    """Place a monster at a free slot."""
    return Option(
        placement_id(strength, where, None),
        Text("mighty-monsters-option-place", {"strength": strength, "guard": where + 1}),
        group=_card(strength),
    )


@cache
def push_out_option(
    strength: int, where: int, slot: int, victim: Monster, own: bool, to_owner: int
) -> Option:
    """Push out a weaker monster."""
    return Option(
        placement_id(strength, where, slot),
        Text(
            "mighty-monsters-option-push-out-own" if own else "mighty-monsters-option-push-out",
            {
                "strength": strength,
                "guard": where + 1,
                "owner": seat_name(victim.seat),
                "victim": victim.strength,
                "price": TREASURY_PRICE + to_owner,
            },
        ),
        group=_card(strength),
    )


def _card(strength: int) -> Text:
    return Text("mighty-monsters-card", {"strength": strength})


def placement_id(strength: int, where: int, slot: int | None) -> str:
    """`4@2`: strength 4 to a free slot at guard 2; `4@2b`: there it pushes out the monster in slot b."""
    return f"{strength}@{where + 1}{'' if slot is None else 'ab'[slot]}"


@cache
def read_placement(option: str) -> tuple[int, int, int | None]:
    """Strength, place and slot of an option id."""
    return int(option[0]), int(option[2]) - 1, "ab".index(option[3]) if len(option) > 3 else None
