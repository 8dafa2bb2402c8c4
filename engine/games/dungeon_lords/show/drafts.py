"""Answers in the making: the table as it would be, and the squares a question is about."""

from __future__ import annotations

from typing import NamedTuple

from msgspec.structs import replace

from engine.core import Decision, Pick, Seat
from engine.core.agenda import STEP_NAMES
from engine.games.dungeon_lords.cards import ORDERS
from engine.games.dungeon_lords.lord import Lord, tile
from engine.games.dungeon_lords.rules.orders.building import BUILDING, building_sites
from engine.games.dungeon_lords.rules.orders.digging import DIGGING
from engine.games.dungeon_lords.rules.orders.digging_ahead import DECLINE, DIGGING_AHEAD
from engine.games.dungeon_lords.rules.orders.ordering import ORDERS_A_ROUND, orders_chosen
from engine.games.dungeon_lords.show.views import UnderworldView
from engine.games.dungeon_lords.squares import SQUARE_NAMED, SQUARES, diggable, square_name
from engine.games.dungeon_lords.state import without

ORDERS_CHOSEN = STEP_NAMES[orders_chosen]


class Draft(NamedTuple):
    """The table as it would be, and the names of squares that would be new."""

    view: UnderworldView
    fresh: tuple[str, ...] = ()


def drafted(view: UnderworldView, decision: Decision, words: list[str]) -> Draft | None:
    """The table with the words so far: orders chosen, tunnels dug, a room built.

    None for other questions, and for words without a meaning.
    """
    if decision.step == ORDERS_CHOSEN:
        known = ORDERS.keys() >= set(words) and len(words) <= ORDERS_A_ROUND
        return Draft(replace(view, orders=tuple(words))) if known else None
    if decision.form == DIGGING:
        return Draft(_with_tunnels(view, decision.seat, words, *decision.args), tuple(words))
    if decision.form == DIGGING_AHEAD and words != [DECLINE.id]:
        return Draft(_with_tunnels(view, decision.seat, words, 0), tuple(words))
    if decision.form == BUILDING and words:
        return Draft(_with_room(view, decision.seat, words), tuple(words[1:]))
    return None


def _with_tunnels(view: UnderworldView, seat: Seat, squares: list[str], place: int) -> UnderworldView:
    lord, foremen = view.lords[seat], ORDERS["dig"].spaces[place].foremen
    new = [SQUARE_NAMED[square] for square in squares]
    for where in new:
        lord = replace(lord, tiles=lord.laid(where, tile()))
    busy, watching = lord.busy + len(new) + foremen, lord.foremen + foremen
    lord = replace(lord, busy=busy, foremen=watching, dug=(*lord.dug, *new))
    return replace(_with_lord(view, seat, lord), permit=view.permit - len(new))


def _with_room(view: UnderworldView, seat: Seat, words: list[str]) -> UnderworldView:
    """Once a room is chosen, only its squares are in question; once a square is, the room stands there."""
    room, *squares = words
    if not squares:
        return replace(view, room_offer=(room,))
    lord = view.lords[seat]
    lord = replace(lord, tiles=lord.laid(SQUARE_NAMED[squares[0]], tile(room)))
    return replace(_with_lord(view, seat, lord), room_offer=without(view.room_offer, room), decisions=())


def _with_lord(view: UnderworldView, seat: Seat, lord: Lord) -> UnderworldView:
    return replace(view, lords=(*view.lords[:seat], lord, *view.lords[seat + 1 :]))


def squares_in_question(view: UnderworldView, lord: Lord) -> tuple[int, ...]:
    """Where the viewer may dig or build next, or the squares that the viewer's options name."""
    forms = [decision.form for decision in _asked_now(view)]
    if DIGGING in forms:
        return diggable(lord.filled) if view.permit else ()
    if BUILDING in forms:
        return sites_in_question(view, lord)
    named = {choice.rpartition("@")[2] for choice in offered_choices(view)}
    return tuple([where for where in SQUARES if square_name(where) in named])


def sites_in_question(view: UnderworldView, lord: Lord) -> tuple[int, ...]:
    """The tunnels that may become any of the rooms on offer."""
    return tuple(sorted({where for room in view.room_offer for where in building_sites(lord, room)}))


def offered_choices(view: UnderworldView) -> list[str]:
    """The ids of all options the viewer is asked to pick from now."""
    forms = [decision.form for decision in _asked_now(view)]
    return [option.id for form in forms if isinstance(form, Pick) for option in form.options]


def _asked_now(view: UnderworldView) -> list[Decision]:
    """The questions to the viewer, without what may be decided ahead."""
    return [decision for decision in view.decisions if not (decision.standing and decision.ahead)]
