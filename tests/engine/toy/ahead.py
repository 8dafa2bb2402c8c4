"""Stations of the toy at which people may decide ahead."""

from __future__ import annotations

from msgspec.structs import replace

from engine.core import Option, Pick, Question, Seat, Text, plan_kind, seat_name, step
from tests.engine.toy.forms import question
from tests.engine.toy.model import Toy
from tests.engine.toy.stations import answered, note, voted

COLOURS = tuple(Option(colour, Text(f"toy-{colour}")) for colour in ("red", "green", "blue", "black"))
YES_OR_NO = (Option("yes", Text("toy-yes")), Option("no", Text("toy-no")))


@step
def turns(g: Toy, invite: bool) -> None:
    """Everybody takes a colour in turn, and may decide ahead; a colour can be taken once."""
    g.then(turn, 0)
    for seat in range(1, g.seats):
        g.foresee(seat, TURN, invite=invite)


@step
def turn(g: Toy, seat: Seat) -> None:
    g.ask(seat, replace(colours_left(g, seat), ahead=TURN), took_turn)


@step
def took_turn(g: Toy, seat: Seat, picked: list[str]) -> None:
    g.log.append(f"{seat} takes {picked[0]}")
    g.tell(Text("toy-takes", {"seat": seat_name(seat)}))
    if seat + 1 < g.seats:
        g.then(turn, seat + 1)
    else:
        g.forget_plans(TURN)
        g.then(note, "all have taken one")


def colours_left(g: Toy, seat: Seat) -> Question[list[str]]:
    taken = {line.rpartition(" ")[2] for line in g.log if " takes " in line}
    options = tuple(option for option in COLOURS if option.id not in taken)
    return Question(Text("toy-turn"), Pick(options), "asking", even_if_forced=True)


TURN = plan_kind("toy-turn", colours_left)


@step
def helps(g: Toy, times: int, invite: bool = False) -> None:
    """Seat 0 counts; each time seat 1 is asked for help, and may answer once and for all."""
    g.foresee(1, HELP, invite=invite)
    for number in range(times):
        g.ask(0, question("number"), answered, "number")
        g.then(help_asked, number)
    g.then(helps_end)


@step
def help_asked(g: Toy, number: int) -> None:
    g.ask(1, replace(help_question(g, 1), ahead=HELP), helped)


@step
def helped(g: Toy, seat: Seat, picked: list[str]) -> None:
    g.log.append(f"{seat} helps: {picked[0]}")


@step
def helps_end(g: Toy) -> None:
    g.forget_plans(HELP)


def help_question(g: Toy, seat: Seat) -> Question[list[str]]:
    return Question(
        Text("toy-help"), Pick((Option("yes", Text("toy-yes")), Option("no", Text("toy-no")))), "asking"
    )


HELP = plan_kind("toy-help", help_question, lasting=True)


@step
def vote_ahead(g: Toy) -> None:
    """After seat 0 has counted, all vote; whoever has decided ahead has voted then."""
    for seat in range(g.seats):
        g.foresee(seat, BALLOT)
    g.ask(0, question("number"), answered, "number")
    g.then(ballot_asked)


@step
def ballot_asked(g: Toy) -> None:
    g.ask_all({seat: replace(ballot(g, seat), ahead=BALLOT) for seat in range(g.seats)}, voted, "colour")


def ballot(g: Toy, seat: Seat) -> Question[list[str]]:
    return Question(Text("toy-vote"), Pick(COLOURS), "asking")


BALLOT = plan_kind("toy-ballot", ballot)
