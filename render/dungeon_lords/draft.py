"""An answer in the making: the table as it would be with the words so far."""

from __future__ import annotations

from typing import NamedTuple

from msgspec.structs import replace

from engine.core.agenda import Decision
from engine.core.text import Seat
from engine.games.dungeon_lords.cards import ORDERS
from engine.games.dungeon_lords.rules.orders.building import BUILDING
from engine.games.dungeon_lords.rules.orders.digging import DIGGING
from engine.games.dungeon_lords.show.views import UnderworldView
from engine.games.dungeon_lords.squares import SQUARE_NAMED
from engine.games.dungeon_lords.state import Lord, tile, without

ORDERS_CHOSEN = "dungeon_lords.orders_chosen"


class Sketch(NamedTuple):
    """The table as it would be, and the squares that would be new."""

    view: UnderworldView
    fresh: tuple[str, ...] = ()


def drafted(view: UnderworldView, decision: Decision, words: list[str]) -> Sketch | None:
    """Orders in their sequence, tunnels dug, a room built; None for answers that are given in one go."""
    if decision.step == ORDERS_CHOSEN:
        return Sketch(replace(view, orders=tuple(words)))
    if decision.form == DIGGING:
        return Sketch(_dug(view, decision.seat, words, *decision.args), tuple(words))
    if decision.form == BUILDING:
        return Sketch(_built(view, decision.seat, words), tuple(words[1:]))
    return None


def _dug(view: UnderworldView, seat: Seat, squares: list[str], place: int) -> UnderworldView:
    lord, foremen = view.lords[seat], ORDERS["dig"].spaces[place].foremen
    new = [SQUARE_NAMED[square] for square in squares]
    for where in new:
        lord = replace(lord, tiles=lord.laid(where, tile()))
    busy, watching = lord.busy + len(new) + foremen, lord.foremen + foremen
    lord = replace(lord, busy=busy, foremen=watching, dug=(*lord.dug, *new))
    return replace(_with(view, seat, lord), permit=view.permit - len(new))


def _built(view: UnderworldView, seat: Seat, words: list[str]) -> UnderworldView:
    """With a room chosen, only its squares are in question; with a square, it stands there."""
    room, *squares = words
    if not squares:
        return replace(view, room_offer=(room,))
    lord = view.lords[seat]
    lord = replace(lord, tiles=lord.laid(SQUARE_NAMED[squares[0]], tile(room)))
    return replace(_with(view, seat, lord), room_offer=without(view.room_offer, room), decisions=())


def _with(view: UnderworldView, seat: Seat, lord: Lord) -> UnderworldView:
    return replace(view, lords=(*view.lords[:seat], lord, *view.lords[seat + 1 :]))
