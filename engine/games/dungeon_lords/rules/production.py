"""Production in rooms, and the order cards that come back."""

from __future__ import annotations

from functools import cache

from engine.core import Option, Pick, Question, Seat, step
from engine.games.dungeon_lords.cards import FREE, ORDER_NAMES, ROOMS, Goods
from engine.games.dungeon_lords.lord import Lord
from engine.games.dungeon_lords.phrases import goods, kind_options, option, plain, tell, text, work_note
from engine.games.dungeon_lords.rules.orders.digging import lay_tunnels
from engine.games.dungeon_lords.rules.payments import affords, pay, receive
from engine.games.dungeon_lords.squares import SQUARE_NAMED, diggable, square_name
from engine.games.dungeon_lords.state import Underworld


@step
def production(g: Underworld) -> None:
    """In turn order, each lord first produces and then takes cards back."""
    g.phase = "production"
    for seat in g.turn_order():
        g.then(produce, seat)
        g.then(take_back, seat)


# ── production ───────────────────────────────────────────────────────────────────────────────────────────


@step
def produce(g: Underworld, seat: Seat) -> None:
    """A lord uses rooms one by one, in any order, as long as workers are left."""
    options = runs(g, seat)
    if not options:
        return
    together = plain_runs(g, seat)
    if len(together) > 1:
        total = Goods()
        for room in together:
            total += ROOMS[room].get
        options.insert(0, Option("all", text("option-all-rooms", get=goods(total))))
    form = Pick((*options, option("done")))
    g.ask(seat, Question(plain("ask-produce"), form, "production"), produced)


def workers(lord: Lord) -> int:
    """Idle imps and trolls."""
    return lord.idle_imps + lord.trolls - lord.busy_trolls


def uses_left(g: Underworld, lord: Lord, room: str) -> int:
    """A room can be used once a round in the first year, twice in the second."""
    return g.year - lord.produced.count(room) if ROOMS[room].workers else 0


def runs(g: Underworld, seat: Seat) -> list[Option]:
    """Every room that can be used now; the Tool Shed once for every square where it can dig."""
    lord = g.lords[seat]
    options: list[Option] = []
    for room in lord.working_rooms:
        face = ROOMS[room]
        if not uses_left(g, lord, room) or face.workers > workers(lord):
            continue
        if not affords(lord, face.pay) or (face.get.traps and not g.trap_pile):
            continue
        if face.digs:
            options += [_dig_option(room, where) for where in diggable(lord.filled)]
        else:
            options.append(_work_option(room))
    return options


@cache
def _work_option(room: str) -> Option:
    return Option(room, plain(room), note=work_note(room))


@cache
def _dig_option(room: str, where: int) -> Option:
    square = square_name(where)
    return Option(f"{room}@{square}", text("option-room", room=plain(room), square=square))


def plain_runs(g: Underworld, seat: Seat) -> list[str]:
    """What can be produced in one go: no digging, nothing to pay, no card to draw."""
    lord = g.lords[seat]
    left, found = workers(lord), []
    for room in lord.working_rooms:
        face = ROOMS[room]
        if face.pay == FREE and not face.digs and not face.get.traps:
            for _ in range(uses_left(g, lord, room)):
                if face.workers <= left:
                    left -= face.workers
                    found.append(room)
    return found


@step
def produced(g: Underworld, seat: Seat, picked: list[str]) -> None:
    """Use the chosen room, or all of the simple ones, then ask again."""
    room, _, square = picked[0].partition("@")
    if room == "done":
        return
    for each in plain_runs(g, seat) if room == "all" else [room]:
        put_to_work(g, seat, each, square)
    g.then(produce, seat)


def put_to_work(g: Underworld, seat: Seat, room: str, square: str) -> None:
    """Use a room; trolls work first, since they can do nothing else."""
    lord, face = g.lords[seat], ROOMS[room]
    trolls = min(face.workers, lord.trolls - lord.busy_trolls)
    g.change(
        seat,
        busy=lord.busy + face.workers - trolls,
        busy_trolls=lord.busy_trolls + trolls,
        produced=(*lord.produced, room),
    )
    pay(g, seat, face.pay)
    if square:
        tell(g, "produces-tunnel", seat, room=plain(room))
        lay_tunnels(g, seat, [SQUARE_NAMED[square]])
    else:
        tell(g, "produces", seat, room=plain(room), get=goods(face.get))
        receive(g, seat, face.get)


# ── order cards ──────────────────────────────────────────────────────────────────────────────────────────


@step
def take_back(g: Underworld, seat: Seat) -> None:
    """A lord takes back the first order card, or one whose minion sits on it."""
    first, *others = g.lords[seat].errands
    cards = [first.order, *(errand.order for errand in others if errand.outcome == "undone")]
    g.ask(seat, Question(plain("ask-take-back"), Pick(kind_options(cards)), "orders"), taken_back)


@step
def taken_back(g: Underworld, seat: Seat, picked: list[str]) -> None:
    """The unavailable cards come back as well; the other two orders played are unavailable next."""
    played = [errand.order for errand in g.lords[seat].errands]
    lacking = tuple([order for order in ORDER_NAMES if order in played and order not in picked])
    g.change(seat, hand=tuple([order for order in ORDER_NAMES if order not in lacking]), unavailable=lacking)
    if len(picked) == 1 and any(errand.outcome == "undone" for errand in g.lords[seat].errands[1:]):
        tell(g, "takes-back", seat, order=plain(picked[0]))
