"""Production in rooms, and the order cards that come back."""

from __future__ import annotations

from functools import cache, lru_cache

from msgspec.structs import replace

from engine.core import Option, Pick, Plan, Question, Seat, Use, Weight, plan_kind, step
from engine.core.forms import AnyForm
from engine.games.dungeon_lords.cards import FREE, ORDER_NAMES, ROOMS, Goods
from engine.games.dungeon_lords.lord import NOBODY, Lord
from engine.games.dungeon_lords.phrases import (
    declining,
    goods,
    kind_options,
    option,
    plain,
    tell,
    text,
    work_note,
)
from engine.games.dungeon_lords.rules.orders.digging import lay_tunnels
from engine.games.dungeon_lords.rules.payments import affords, pay, receive
from engine.games.dungeon_lords.rules.wishes import wish_list, wishes_of
from engine.games.dungeon_lords.squares import SQUARE_NAMED, diggable, roomiest_first, square_name
from engine.games.dungeon_lords.state import Underworld


@step
def production(g: Underworld) -> None:
    """Each lord first produces and then takes cards back: all at once, unless the turn order matters."""
    g.phase = "production"
    for seat in range(g.seats):
        foresee_production(g, seat)
    if not _paladin_may_leave(g):
        g.each(g.turn_order(), produce_and_take_back)
        return
    for seat in g.turn_order():
        g.then(produce_and_take_back, seat)
        if runs(g, seat):
            g.foresee(seat, PRODUCTION, invite=True)
        if len(returning(g.lords[seat])) > 1:
            g.foresee(seat, TAKE_BACK, invite=True)


def _paladin_may_leave(g: Underworld) -> bool:
    """Whether a room can make the lord he stands at less evil: nothing else here concerns other lords."""
    if g.paladin_at == NOBODY:
        return False
    return any(ROOMS[room].get.evil for room in g.lords[g.paladin_at].working_rooms)


@step
def produce_and_take_back(g: Underworld, seat: Seat) -> None:
    """All a lord does in this phase."""
    g.then(produce, seat)
    g.then(take_back, seat)


# ── production ───────────────────────────────────────────────────────────────────────────────────────────


@step
def produce(g: Underworld, seat: Seat) -> None:
    """A lord uses rooms one by one, in any order, as long as workers are left."""
    options = runs(g, seat)
    if not options:
        return
    together = plain_runs(g.lords[seat], g.year)
    if len(together) > 1:
        total = Goods()
        for room in together:
            total += ROOMS[room].get
        options.insert(0, Option("all", text("option-all-rooms", get=goods(total))))
    form = Pick((*options, declining("done")))
    g.ask(seat, Question(plain("ask-produce"), form, "production", ahead=PRODUCTION), produced)


def workers(lord: Lord) -> int:
    """Idle imps and trolls."""
    return lord.idle_imps + lord.trolls - lord.busy_trolls


def uses_left(lord: Lord, room: str, year: int) -> int:
    """A room can be used once a round in the first year, twice in the second."""
    return year - lord.produced.count(room) if ROOMS[room].workers else 0


def runs(g: Underworld, seat: Seat) -> list[Option]:
    """Every room that can be used now; the Tool Shed once for every square where it can dig."""
    lord = g.lords[seat]
    options: list[Option] = []
    for room in lord.working_rooms:
        face = ROOMS[room]
        if not uses_left(lord, room, g.year) or face.workers > workers(lord):
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


def plain_runs(lord: Lord, year: int) -> list[str]:
    """What can be produced in one go."""
    left, found = workers(lord), []
    for room in lord.working_rooms:
        face = ROOMS[room]
        if _is_plain(room):
            for _ in range(uses_left(lord, room, year)):
                if face.workers <= left:
                    left -= face.workers
                    found.append(room)
    return found


def _is_plain(room: str) -> bool:
    """Whether a room just produces: no digging, nothing to pay, no card to draw."""
    face = ROOMS[room]
    return bool(face.workers) and face.pay == FREE and not face.digs and not face.get.traps


@step
def produced(g: Underworld, seat: Seat, picked: list[str]) -> None:
    """Use the chosen room, or all of the simple ones, then ask again."""
    room, _, square = picked[0].partition("@")
    if room == "done":
        return
    for each in plain_runs(g.lords[seat], g.year) if room == "all" else [room]:
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
        tell(g, "produces-tunnel", seat, Weight.DETAIL, room=plain(room))
        lay_tunnels(g, seat, [SQUARE_NAMED[square]])
    else:
        tell(g, "produces", seat, Weight.DETAIL, room=plain(room), get=goods(face.get))
        receive(g, seat, face.get)


# ── order cards ──────────────────────────────────────────────────────────────────────────────────────────


@step
def take_back(g: Underworld, seat: Seat) -> None:
    """A lord takes back the first order card, or one whose minion sits on it."""
    cards = kind_options(returning(g.lords[seat]))
    g.ask(seat, Question(plain("ask-take-back"), Pick(cards), "orders", ahead=TAKE_BACK), taken_back)


def returning(lord: Lord) -> list[str]:
    """The cards of which one may come back, as far as that is known."""
    first, *others = lord.errands
    return [first.order, *(errand.order for errand in others if errand.outcome != "done")]


@step
def taken_back(g: Underworld, seat: Seat, picked: list[str]) -> None:
    """The unavailable cards come back as well; the other two orders played are unavailable next."""
    g.forget_plans(TAKE_BACK, seat)
    played = [errand.order for errand in g.lords[seat].errands]
    lacking = tuple([order for order in ORDER_NAMES if order in played and order not in picked])
    g.change(seat, hand=tuple([order for order in ORDER_NAMES if order not in lacking]), unavailable=lacking)
    if len(picked) == 1 and any(errand.outcome == "undone" for errand in g.lords[seat].errands[1:]):
        tell(g, "takes-back", seat, Weight.DETAIL, order=plain(picked[0]))


# ── deciding ahead ───────────────────────────────────────────────────────────────────────────────────────


def foresee_production(g: Underworld, seat: Seat) -> None:
    """Whoever has rooms that work, or might build one, may say once and for all which are to work."""
    if _rooms_to_work(g, seat):
        g.foresee(seat, PRODUCTION)
    else:
        g.forget_plans(PRODUCTION, seat)


def production_ahead(g: Underworld, seat: Seat) -> Question[list[str]]:
    """The rooms that are to work, the most important first, each as often as it can."""
    rooms = tuple(_rooms_to_work(g, seat))
    sites = diggable(g.lords[seat].filled) if any(ROOMS[room].digs for room in rooms) else ()
    return _production_ahead(rooms, sites)


def _rooms_to_work(g: Underworld, seat: Seat) -> list[str]:
    """The lord's own rooms, and those that can still be built in this round."""
    offered = g.room_offer if g.phase in ("orders", "execution") else ()
    return [room for room in (*g.lords[seat].working_rooms, *offered) if ROOMS[room].workers]


@lru_cache(maxsize=1024)
def _production_ahead(rooms: tuple[str, ...], sites: tuple[int, ...]) -> Question[list[str]]:
    options: list[Option] = [option("all", "option-free-rooms")] if any(map(_is_plain, rooms)) else []
    for room in rooms:
        options.append(_work_option(room))
        if ROOMS[room].digs:
            options += [replace(_dig_option(room, where), group=plain(room)) for where in sites]
    options.append(declining("done", "option-no-more-rooms"))
    return wish_list(plain("ahead-production"), tuple(options), "production")


def worked_as_planned(g: Underworld, plan: Plan, form: AnyForm) -> Use | None:
    """The first room on the list that can work now; the list holds until it is changed."""
    assert isinstance(form, Pick)
    possible = [each.id for each in form.options]
    for wish in wishes_of(plan):
        choice = _run_meant(g, plan.seat, wish, possible)
        if choice in possible:
            return Use([choice], plan)
    return None


def _run_meant(g: Underworld, seat: Seat, wish: str, possible: list[str]) -> str:
    """What a wish comes to: "all" may be a single room by now, and a room that digs needs a square."""
    if wish == "all" and "all" not in possible:
        return next((choice for choice in possible if choice in ROOMS and _is_plain(choice)), "")
    if wish in ROOMS and ROOMS[wish].digs:
        sites = [f"{wish}@{square_name(where)}" for where in roomiest_first(g.lords[seat].filled)]
        return next((choice for choice in sites if choice in possible), "")
    return wish


def take_back_ahead(g: Underworld, seat: Seat) -> Question[list[str]]:
    """Which card shall come back, if there is a choice."""
    errands = g.lords[seat].errands
    cards = returning(g.lords[seat]) if errands else g.secrets[seat].orders
    return Question(plain("ahead-take-back"), Pick(kind_options(cards), least=0), "orders")


PRODUCTION = plan_kind("dungeon-lords-production", production_ahead, worked_as_planned, lasting=True)
TAKE_BACK = plan_kind("dungeon-lords-take-back", take_back_ahead)
