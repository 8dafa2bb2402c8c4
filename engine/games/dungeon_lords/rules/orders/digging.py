"""Digging tunnels and mining gold."""

from __future__ import annotations

from engine.core import Following, Grammar, Illegal, Number, Question, Script, Seat, grammar, step
from engine.core.grid import read_cell
from engine.games.dungeon_lords.cards import ORDERS
from engine.games.dungeon_lords.lord import tile
from engine.games.dungeon_lords.phrases import square_option, tell, text
from engine.games.dungeon_lords.rules.orders.errands import decline, give_up, plan_for, settle
from engine.games.dungeon_lords.squares import (
    COLUMNS,
    ROWS,
    SQUARE_NAMED,
    diggable,
    may_dig,
    roomiest_first,
    roomy_way,
    square,
    square_name,
)
from engine.games.dungeon_lords.state import Underworld

# ── tunnels ──────────────────────────────────────────────────────────────────────────────────────────────


def dig(g: Underworld, seat: Seat, order: str, place: int) -> None:
    """Dig: up to 2, 3 or 4 tunnels with an imp for each; space III takes one more imp as a foreman."""
    lord, space = g.lords[seat], ORDERS[order].spaces[place]
    g.permit = min(space.up_to, lord.idle_imps - space.foremen)
    if g.permit < 1 or not diggable(lord.filled):
        give_up(g, seat, order)
        return
    prompt, ahead = text("ask-dig", n=g.permit, foremen=space.foremen), plan_for(g, seat, order)
    g.ask(seat, Question(prompt, DIGGING, "dig", ahead=ahead), dug, place)


@step
def dug(g: Underworld, seat: Seat, squares: list[str], place: int) -> None:
    """Send the imps; without a single tunnel the order is not carried out and needs no foreman."""
    if not squares:
        decline(g, seat, "dig")
        return
    space, lord = ORDERS["dig"].spaces[place], g.lords[seat]
    new = [SQUARE_NAMED[each] for each in squares]
    g.change(
        seat,
        busy=lord.busy + len(new) + space.foremen,
        foremen=lord.foremen + space.foremen,
        dug=(*lord.dug, *new),
    )
    lay_tunnels(g, seat, new)
    settle(g, seat, "dig", "done")


def lay_tunnels(g: Underworld, seat: Seat, squares: list[int]) -> None:
    """Put tunnels on these squares."""
    for where in squares:
        g.change(seat, tiles=g.lords[seat].laid(where, tile()))
    names = ", ".join([square_name(where) for where in squares])
    tell(g, "did-dig", seat, n=len(squares), squares=names)


def _spelt(words: list[str]) -> list[str]:
    return [word.upper() for word in words]


def _read(g: Underworld, seat: Seat, words: list[str]) -> list[str]:
    return checked_squares(g.lords[seat].filled, words, g.permit)


def checked_squares(filled: int, words: list[str], most: int) -> list[str]:
    """Each square must be legal once those before it are dug."""
    squares = [square(read_cell(word, ROWS, COLUMNS)) for word in words]
    if len(squares) > most:
        raise Illegal(text("refuse-too-many", n=most))
    for where in squares:
        if not may_dig(filled, where):
            raise Illegal(text("refuse-dig", square=square_name(where)))
        filled |= 1 << where
    return words


def _following(g: Underworld, seat: Seat, words: list[str]) -> Following:
    """Where the next imp may dig, roomiest square first; one may stop at any time."""
    filled = g.lords[seat].filled
    for word in _read(g, seat, words):
        filled |= 1 << SQUARE_NAMED[word]
    left = g.permit - len(words)
    squares = roomiest_first(filled) if left else []
    outlook = text("outlook-dig", squares=", ".join(words), n=len(words), left=left if squares else 0)
    options = [square_option(where) for where in squares]
    return Following(options, complete=True, outlook=outlook, numbered=True)


def _usual(g: Underworld, seat: Seat) -> list[str]:
    """As many tunnels as allowed, leaving room for more."""
    return [square_name(where) for where in roomy_way(g.lords[seat].filled, g.permit)]


def _hint(g: Underworld, seat: Seat, words: list[str]) -> None:
    """No hints for digging."""


DIGGING = Script(grammar("dungeon-lords-digging", Grammar(_read, _following, _usual, _hint, _spelt)))

# ── gold ─────────────────────────────────────────────────────────────────────────────────────────────────


def mine(g: Underworld, seat: Seat, order: str, place: int) -> None:
    """Mine: up to 2, 3 or 4 gold with an imp in a tunnel for each; space III takes a foreman, too."""
    lord, space = g.lords[seat], ORDERS[order].spaces[place]
    most = min(space.up_to, lord.idle_imps - space.foremen, len(lord.tunnels))
    if most < 1:
        give_up(g, seat, order)
        return
    prompt, ahead = text("ask-mine", n=most, foremen=space.foremen), plan_for(g, seat, order)
    g.ask(seat, Question(prompt, Number(0, most, usual=most), "mine", ahead=ahead), mined, place)


@step
def mined(g: Underworld, seat: Seat, gold: int, place: int) -> None:
    """Only the number of imps matters; they are put in the first tunnels for the pictures."""
    if not gold:
        decline(g, seat, "mine")
        return
    lord, foremen = g.lords[seat], ORDERS["mine"].spaces[place].foremen
    g.change(
        seat,
        gold=lord.gold + gold,
        busy=lord.busy + gold + foremen,
        foremen=lord.foremen + foremen,
        mined=lord.tunnels[:gold],
    )
    settle(g, seat, "mine", "done")
    tell(g, "did-mine", seat, gold=gold)
