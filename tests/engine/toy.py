"""A toy game that uses everything the core offers, one small station after the other."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import pairwise
from typing import Any, Concatenate, ParamSpec

import msgspec

from engine.core import (
    Cell,
    Chance,
    Choice,
    Decision,
    Deck,
    Following,
    Game,
    Grammar,
    Illegal,
    Law,
    Move,
    Number,
    Option,
    Path,
    Pick,
    Placement,
    Question,
    Script,
    Seat,
    Setting,
    Spot,
    State,
    Text,
    View,
    Words,
    apply,
    common,
    grammar,
    path_law,
    placement_law,
    seat_name,
    step,
)
from engine.core.agenda import Gathering
from engine.core.forms import AnyForm
from engine.core.grid import straight_line
from engine.core.redealing import copy_with_new_chance
from engine.core.state import run

P = ParamSpec("P")
CARDS = ("ace", "king", "queen", "jack")
SIDE = 3


class Toy(State, kw_only=True):
    """A table that notes down whatever happens on it."""

    log: list[str] = []
    deck: Deck
    hands: list[list[str]]
    wishes: dict[Seat, str] = {}
    taken: list[Cell] = []


class ToyView(View, frozen=True, gc=False, kw_only=True):
    """What a viewer knows of the table."""

    log: tuple[str, ...]
    hand: tuple[str, ...]
    cards_left: int


# ── stations: each can be played alone, and the tour plays them all ──────────────────────────────────────


@step
def note(g: Toy, word: str) -> None:
    g.log.append(word)


@step
def nested(g: Toy) -> None:
    g.then(note, "outer first")
    g.then(inner)
    g.then(note, "outer last")


@step
def inner(g: Toy) -> None:
    g.then(note, "inner first")
    g.then(note, "inner last")


@step
def asked(g: Toy, seat: Seat, form: str) -> None:
    g.ask(seat, question(form), answered, form)


@step
def asked_even_if_forced(g: Toy, seat: Seat, form: str) -> None:
    g.ask(seat, Question(Text("toy-question"), FORMS[form], "asking", even_if_forced=True), answered, form)


@step
def asked_after_a_note(g: Toy, seat: Seat, form: str) -> None:
    g.then(note, "before the question")
    g.ask(seat, question(form), answered, form)
    g.then(note, "after the answer")


@step
def answered(g: Toy, seat: Seat, answer: object, form: str) -> None:
    g.log.append(f"{seat} {form} {answer}")
    g.tell(
        Text("toy-answered", {"seat": seat_name(seat)}),
        private={seat: Text("toy-you-answered", {"answer": str(answer)})},
    )


@step
def vote(g: Toy, form: str) -> None:
    g.ask_all({seat: question(form) for seat in range(g.seats)}, voted, "votes")


@step
def voted(g: Toy, votes: dict[Seat, list[str]], word: str) -> None:
    g.log.append(f"{word} " + " ".join(f"{seat}:{','.join(vote)}" for seat, vote in sorted(votes.items())))


@step
def errands(g: Toy, trips: int) -> None:
    """Everybody runs as many errands, each at their own pace; all meet again afterwards."""
    g.each(range(g.seats), errand, trips)
    g.then(note, "all are home")


@step
def errand(g: Toy, seat: Seat, trips: int) -> None:
    if trips:
        g.ask(seat, question("number"), fetched, trips)


@step
def fetched(g: Toy, seat: Seat, number: int, trips: int) -> None:
    g.log.append(f"{seat} fetches {number}")
    g.then(errand, seat, trips - 1)


@step
def standing(g: Toy) -> None:
    """Everybody may leave a wish at any time; play waits for seat 0 only."""
    for seat in range(g.seats):
        g.offer(seat, question("colour"), wished)
    g.ask(0, question("number"), answered, "number")
    g.then(offers_end)


@step
def wished(g: Toy, seat: Seat, picked: list[str]) -> None:
    g.wishes[seat] = picked[0]


@step
def offers_end(g: Toy) -> None:
    g.withdraw_offers()


@step
def wrongly_offered(g: Toy) -> None:
    g.offer(0, question("colour"), schedules_something)
    g.ask(0, question("number"), answered, "number")


@step
def schedules_something(g: Toy, seat: Seat, picked: list[str]) -> None:
    g.then(note, "never")


@step
def crafts(g: Toy) -> None:
    """Everybody crafts a number at their own pace, and may start over until all are done."""
    g.each(range(g.seats), craft)
    g.then(note, "all is crafted")


@step
def craft(g: Toy, seat: Seat) -> None:
    g.ask(seat, question("number"), crafted)
    g.ask_instead(question("colour"), painted)


@step
def crafted(g: Toy, seat: Seat, number: int) -> None:
    g.log.append(f"{seat} crafts {number}")
    g.keep_open(seat, question("several"), started_over)


@step
def painted(g: Toy, seat: Seat, picked: list[str]) -> None:
    g.log.append(f"{seat} paints {picked[0]}")
    g.keep_open(seat, question("several"), started_over)


@step
def started_over(g: Toy, seat: Seat, picked: list[str]) -> None:
    g.log.append(f"{seat} starts over")
    g.then(craft, seat)


@step
def forced_or_else(g: Toy) -> None:
    g.ask(0, question("forced"), answered, "forced")
    g.ask_instead(question("colour"), painted)


@step
def stroll(g: Toy, seat: Seat) -> None:
    g.ask(seat, question("stroll"), walked)


@step
def gamble(g: Toy, seat: Seat) -> None:
    g.ask(seat, question("colour"), gambled)


@step
def gambled(g: Toy, seat: Seat, picked: list[str]) -> None:
    """Red rolls a die, green draws a card, blue draws and shuffles, and any other colour does nothing."""
    if picked[0] == "red":
        g.log.append(f"{seat} rolls {g.roll(6)}")
    if picked[0] in ("green", "blue"):
        card = g.deck.draw_reshuffling(g)
        assert card is not None
        g.hands[seat].append(card)
    if picked[0] == "blue":
        g.shuffle(g.deck.pile)


@step
def built(g: Toy, seat: Seat) -> None:
    g.ask(seat, question("placement"), placed)


@step
def placed(g: Toy, seat: Seat, spot: Spot) -> None:
    g.taken.append((spot.row, spot.column))
    g.log.append(f"{seat} builds {spot.row} {spot.column} {spot.turns} {spot.mirrored}")


@step
def walk(g: Toy, seat: Seat) -> None:
    g.ask(seat, question("path"), walked)


@step
def walked(g: Toy, seat: Seat, way: list[Cell]) -> None:
    g.log.append(f"{seat} walks {way}")


@step
def count(g: Toy, scores: list[int]) -> None:
    g.finish(scores)
    g.then(note, "after the end")


@step
def count_with_ranks(g: Toy, scores: list[int], ranks: list[int]) -> None:
    g.finish(scores, ranks)


@step
def tour(g: Toy) -> None:
    g.shuffle(g.deck.pile)
    g.then(nested)
    g.then(asked, 0, "several")
    g.then(vote, "colour")
    g.then(errands, 2)
    g.then(standing)
    for seat in range(g.seats):
        g.then(gamble, seat)
    g.then(asked, 1, "ordered")
    g.then(asked_even_if_forced, 1, "forced")
    g.then(built, 0)
    g.then(walk, 1)
    g.then(count, [3, 5, 5][: g.seats])


# ── forms and laws ───────────────────────────────────────────────────────────────────────────────────────


def _against_building(g: Toy, seat: Seat, spot: Spot) -> Text | None:
    return Text("toy-taken") if (spot.row, spot.column) in g.taken else None


def _buildable(g: Toy, seat: Seat) -> Iterator[Spot]:
    return (
        Spot(row, column, turns, mirrored)
        for row in range(SIDE)
        for column in range(SIDE)
        if (row, column) not in g.taken
        for turns in range(4)
        for mirrored in (False, True)
    )


def _against_walking(g: Toy, seat: Seat, way: list[Cell]) -> Text | None:
    for (row, column), (next_row, next_column) in pairwise(way):
        if abs(row - next_row) + abs(column - next_column) != 1:
            return Text("toy-no-step")
    return None if way else Text("toy-stay")


def _walks(g: Toy, seat: Seat) -> Iterator[list[Cell]]:
    yield [(0, 0), (0, 1), (1, 1)]
    yield [(2, 2)]


def _usual_walk(g: Toy, seat: Seat) -> list[Cell]:
    return [(0, 0), (1, 0), (2, 0), (2, 1), (2, 2)]


def _round_the_corner(g: Toy, seat: Seat, way: list[Cell], goal: Cell) -> list[Cell]:
    """First down or up, then across."""
    corner = goal[0], way[-1][1]
    return straight_line(way[-1], corner) + straight_line(corner, goal)


def _told(g: Toy, seat: Seat, way: list[Cell]) -> Text:
    return Text("toy-length", {"squares": len(way)})


def _strolls(g: Toy, seat: Seat) -> Iterator[list[Cell]]:
    yield [(0, 0), (0, 1), (0, 2), (1, 2), (2, 2)]


def _climbed(g: Toy, seat: Seat, words: list[str]) -> list[str]:
    """A climb of at most three steps, each `up` or `down`, that never leads below the ground."""
    _heights(words)
    if not words:
        raise Illegal(Text("toy-stay"))
    return words


def _after(g: Toy, seat: Seat, words: list[str]) -> Following:
    height = _heights(words)[-1]
    further = [] if len(words) == 3 else ["up"] if not height else ["up", "down"]
    return Following(list(_options(*further)), complete=bool(words), hint=len(words) < 3)


def _heights(words: list[str]) -> list[int]:
    heights = [0]
    for word in words:
        if word not in ("up", "down") or len(heights) > 3 or (word == "down" and not heights[-1]):
            raise Illegal(Text("toy-no-step"))
        heights.append(heights[-1] + (1 if word == "up" else -1))
    return heights


def _advice(g: Toy, seat: Seat, words: list[str]) -> list[str] | None:
    return [*words, "up"] if len(words) < 3 else None


def _in_small_letters(words: list[str]) -> list[str]:
    return [word.lower() for word in words]


def _options(*ids: str) -> tuple[Option, ...]:
    return tuple(Option(word, Text(f"toy-{word}")) for word in ids)


FORMS: dict[str, AnyForm] = {
    "colour": Pick(_options("red", "green", "blue", "grey")),
    "usual": Pick(_options("red", "green"), usual=("green",)),
    "several": Pick(_options("red", "green", "blue"), least=1, most=2),
    "ordered": Pick(_options("red", "green", "blue"), least=2, most=3, ordered=True),
    "order": Pick(_options("red", "green"), least=2, most=2, ordered=True),
    "forced": Pick(_options("red")),
    "all": Pick(_options("red", "green"), least=2, most=2),
    "none": Pick((), least=0, most=2),
    "number": Number(2, 5),
    "usual number": Number(2, 5, usual=4),
    "forced number": Number(3, 3),
    "placement": Placement(placement_law("toy-build", Law(_against_building, _buildable)), SIDE, SIDE),
    "words": Words(20, "A Toy"),
    "stroll": Path(
        path_law("toy-stroll", Law(_against_walking, _strolls, _usual_walk, _round_the_corner, _told)),
        SIDE,
        SIDE,
        start=(0, 0),
        goal=(2, 2),
    ),
    "path": Path(path_law("toy-walk", Law(_against_walking, _walks)), SIDE, SIDE),
    "script": Script(
        grammar("toy-climb", Grammar(_climbed, _after, lambda g, seat: ["up"], _advice, _in_small_letters))
    ),
}


def question(form: str) -> Question[Any]:
    return Question(Text("toy-question"), FORMS[form], "asking")


# ── the game ─────────────────────────────────────────────────────────────────────────────────────────────


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


# ── short ways to build a situation and make a choice ────────────────────────────────────────────────────


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
