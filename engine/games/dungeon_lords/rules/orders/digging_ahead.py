"""Saying ahead where to dig: squares one after the other, of which as many as possible are dug."""

from __future__ import annotations

from engine.core import Choice, Following, Grammar, Question, Script, Seat, grammar
from engine.core.forms import AnyForm
from engine.games.dungeon_lords.cards import ORDERS
from engine.games.dungeon_lords.lord import NOBODY
from engine.games.dungeon_lords.phrases import declining, plain, square_option
from engine.games.dungeon_lords.rules.orders.digging import checked_squares
from engine.games.dungeon_lords.rules.orders.errands import ORDER_PLANS, order_and_space
from engine.games.dungeon_lords.squares import (
    SQUARE_NAMED,
    may_dig,
    roomiest_first,
    roomy_way,
    set_of,
    square_name,
)
from engine.games.dungeon_lords.state import Underworld

DECLINE = declining("decline")


def dig_ahead(g: Underworld, seat: Seat, place: int) -> Question[list[str]]:
    """Where to dig; the first squares count if fewer may be dug then."""
    return _QUESTION


def planned_squares(g: Underworld, seat: Seat) -> list[int]:
    """Where a lord has planned to dig."""
    for index, kind in enumerate(ORDER_PLANS):
        plan = g.plan_of(seat, kind)
        if plan is not None and plan.choices and order_and_space(g, seat, index)[0] == "dig":
            [words] = plan.choices
            assert isinstance(words, tuple)
            return [SQUARE_NAMED[word] for word in _spelt(list(words)) if word in SQUARE_NAMED]
    return []


def dug_as_planned(
    g: Underworld, seat: Seat, planned: tuple[str, ...], place: int, form: AnyForm
) -> Choice | None:
    """The planned squares in their sequence, as many as are legal and allowed."""
    words = _spelt(list(planned))
    if words == [DECLINE.id]:
        return []
    filled = g.lords[seat].filled
    squares: list[str] = []
    for word in words:
        if len(squares) < g.permit and may_dig(filled, SQUARE_NAMED[word]):
            squares.append(word)
            filled |= 1 << SQUARE_NAMED[word]
    return squares or None


# ── the answer: squares, or the word for none ────────────────────────────────────────────────────────────


def _most(g: Underworld, seat: Seat) -> int:
    """How many tunnels the lord may dig this round, as far as that is known."""
    lord, spaces = g.lords[seat], ORDERS["dig"].spaces
    place = next((errand.space for errand in lord.errands if errand.order == "dig"), NOBODY)
    if place == NOBODY:
        return min(max(space.up_to for space in spaces), lord.idle_imps)
    return max(0, min(spaces[place].up_to, lord.idle_imps - spaces[place].foremen))


def _spelt(words: list[str]) -> list[str]:
    return [word.lower() if word.lower() == DECLINE.id else word.upper() for word in words]


def _read(g: Underworld, seat: Seat, words: list[str]) -> list[str]:
    if words == [DECLINE.id]:
        return words
    return checked_squares(g.lords[seat].filled, words, _most(g, seat))


def _following(g: Underworld, seat: Seat, words: list[str]) -> Following:
    """Where the next imp may dig, roomiest square first; one may stop at any time."""
    if _read(g, seat, words) == [DECLINE.id]:
        return Following([], complete=True)
    filled = g.lords[seat].filled | set_of([SQUARE_NAMED[word] for word in words])
    squares = roomiest_first(filled) if len(words) < _most(g, seat) else []
    options = [square_option(where) for where in squares]
    return Following(options if words else [*options, DECLINE], complete=True, numbered=True)


def _usual(g: Underworld, seat: Seat) -> list[str]:
    """As many tunnels as allowed, leaving room for more."""
    return [square_name(where) for where in roomy_way(g.lords[seat].filled, _most(g, seat))]


def _hint(g: Underworld, seat: Seat, words: list[str]) -> None:
    """No hints for digging."""


DIGGING_AHEAD = Script(
    grammar("dungeon-lords-digging-ahead", Grammar(_read, _following, _usual, _hint, _spelt))
)
_QUESTION = Question(plain("ahead-dig"), DIGGING_AHEAD, "dig")
