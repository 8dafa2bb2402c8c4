"""The stations of the toy: each uses one feature of the core; the tour plays them all."""

from __future__ import annotations

from engine.core import (
    Cell,
    Question,
    Seat,
    Spot,
    Text,
    seat_name,
    step,
)
from tests.engine.toy.forms import (
    FORMS,
    question,
)
from tests.engine.toy.model import Toy


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
