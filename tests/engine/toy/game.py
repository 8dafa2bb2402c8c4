"""The toy as a registered game, and short ways to build a situation and make a choice."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Concatenate, ParamSpec

import msgspec

from engine.core import (
    Chance,
    Choice,
    Decision,
    Deck,
    Game,
    Move,
    Number,
    Path,
    Pick,
    Placement,
    Script,
    Seat,
    Setting,
    Text,
    Words,
    apply,
    common,
)
from engine.core.agenda import Gathering
from engine.core.redealing import copy_with_new_chance
from engine.core.running import run
from tests.engine.toy.model import CARDS, Toy, ToyView
from tests.engine.toy.stations import (
    asked,
    count,
    tour,
)

P = ParamSpec("P")


def bare_table(seats: int, settings: dict[str, str], chance: Chance) -> Toy:
    return Toy(
        game="toy",
        seats=seats,
        settings=settings,
        chance=chance,
        asked=[0] * seats,
        deck=Deck(list(CARDS)),
        hands=[[] for _ in range(seats)],
    )


def new_table(seats: int, settings: dict[str, str], chance: Chance) -> Toy:
    g = bare_table(seats, settings, chance)
    g.then(tour)
    return g


def alone(settings: dict[str, str], chance: Chance) -> Toy:
    """An exercise: one colour to choose."""
    g = bare_table(1, settings, chance)
    g.then(asked, 0, "colour")
    g.then(count, [1])
    return g


def view(g: Toy, viewer: Seat | None) -> ToyView:
    return ToyView(
        **common(g, viewer),
        log=tuple(g.log),
        hand=() if viewer is None else tuple(g.hands[viewer]),
        cards_left=len(g.deck.pile),
    )


def redeal(g: Toy, viewer: Seat | None, chance: Chance) -> Toy:
    other = copy_with_new_chance(g, chance)
    chance.shuffle(other.deck.pile)
    for item in other.agenda:
        if isinstance(item, Gathering):
            for seat in item.answers:
                if seat != viewer:
                    item.answers[seat] = [chance.one_of(("red", "green"))]
    return other


def conserved(g: Toy) -> list[str]:
    cards = g.deck.pile + g.deck.discards + [card for hand in g.hands for card in hand]
    return [] if sorted(cards) == sorted(CARDS) else ["a card is missing or doubled"]


def bot(table: ToyView, decision: Decision) -> Choice:
    match decision.form:
        case Pick() | Number() | Words() as form:
            return form.default(None, decision.seat)
        case Placement():
            return ["B2"]
        case Path():
            return ["A1", "A2"]
        case Script():
            return ["up", "down"]


TOY = Game(
    key="toy",
    seats=(2, 3),
    settings=(Setting("mood", ("calm", "wild"), "calm"),),
    state=Toy,
    new=new_table,
    view=view,
    describe=lambda table: [Text("toy-log", {"lines": len(table.log)})],
    computer_player=bot,
    redeal=redeal,
    conserved=conserved,
    most_decisions=lambda seats: 6 + 4 * seats,
    cards=lambda: [],
    topics=("asking",),
    exercises={"alone": alone},
)


def table(station: Callable[Concatenate[Toy, P], None], *args: P.args, **kwargs: P.kwargs) -> Toy:
    """Three seats at one station, played up to its first decision."""
    g = bare_table(3, {"mood": "calm"}, Chance(1))
    g.then(station, *args, **kwargs)
    run(g)
    return g


def choose(g: Toy, seat: Seat, choice: Choice) -> Toy:
    """The table after a seat has answered its first open question."""
    number = next(decision.number for decision in g.decisions() if decision.seat == seat)
    return apply(g, Move(seat, number, choice))


def encoded(thing: Any) -> bytes:
    return msgspec.json.encode(thing)
