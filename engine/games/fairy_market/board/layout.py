"""The layout of a dungeon: cards lie upright or upside down, side by side, joined at corridors."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache

import msgspec

from engine.games.fairy_market.cards import CARDS
from engine.games.fairy_market.cards.notation import COLUMNS, ROWS, Card, turned

MOST_CARDS = 5
APART, OVERLAPPING = -1, -2
"""What `joins` returns for two cards that do not lie border to border."""


class Laid(msgspec.Struct, frozen=True, gc=False):
    """A card in the dungeon: the column and row of its top left cell, and whether it lies upside down."""

    card: str
    x: int
    y: int
    turned: bool = False


class Spot(msgspec.Struct, frozen=True, gc=False):
    """A place where a card may go: beside which card (by number), on which side, shifted how far."""

    laid: Laid
    neighbour: int
    side: str
    shift: int
    joins: int
    """At how many corridors the card would be joined, to all its neighbours together."""


@cache
def as_laid(card: str, upside_down: bool) -> Card:
    """A card as it lies there."""
    return turned(CARDS[card]) if upside_down else CARDS[card]


@cache
def _edges(card: str, upside_down: bool) -> dict[str, int]:
    """For every side, which of its cells have an opening: one bit each, from the left or from the top."""
    edges = {"N": 0, "E": 0, "S": 0, "W": 0}
    for row, column, side in as_laid(card, upside_down).openings():
        edges[side] |= 1 << (column if side in "NS" else row)
    return edges


def joins(one: Laid, other: Laid) -> int:
    """At how many corridors two cards are joined; negative when they do not lie border to border."""
    across, down = other.x - one.x, other.y - one.y
    beside, below = -ROWS < down < ROWS, -COLUMNS < across < COLUMNS
    if beside and below:
        return OVERLAPPING
    if beside and abs(across) == COLUMNS:
        sides, shift = ("E", "W") if across > 0 else ("W", "E"), down
    elif below and abs(down) == ROWS:
        sides, shift = ("S", "N") if down > 0 else ("N", "S"), across
    else:
        return APART
    mine = _edges(one.card, one.turned)[sides[0]]
    theirs = _edges(other.card, other.turned)[sides[1]]
    return (mine & (theirs << shift if shift >= 0 else theirs >> -shift)).bit_count()


def flaw(dungeon: Sequence[Laid], added: Laid) -> str:
    """Why a card must not be added here: overlapping, unjoined or alone; empty if it may."""
    met = [joins(other, added) for other in dungeon]
    if OVERLAPPING in met:
        return "overlapping"
    if 0 in met:
        return "unjoined"
    return "alone" if dungeon and max(met) == APART else ""


def beside(neighbour: Laid, side: str, shift: int, card: str, upside_down: bool) -> Laid:
    """A card next to another one, shifted along the border."""
    match side:
        case "N":
            return Laid(card, neighbour.x + shift, neighbour.y - ROWS, upside_down)
        case "E":
            return Laid(card, neighbour.x + COLUMNS, neighbour.y + shift, upside_down)
        case "S":
            return Laid(card, neighbour.x + shift, neighbour.y + ROWS, upside_down)
        case _:
            return Laid(card, neighbour.x - COLUMNS, neighbour.y + shift, upside_down)


def shifts(side: str) -> range:
    """How far a card can be shifted along a border and still touch it."""
    reach = (COLUMNS if side in "NS" else ROWS) - 1
    return range(-reach, reach + 1)


@cache
def _fits(card: str, upside_down: bool, other: str, other_down: bool) -> tuple[tuple[str, int], ...]:
    """All sides and shifts at which two cards can be joined."""
    first = Laid(card, 0, 0, upside_down)
    return tuple(
        (side, shift)
        for side in "NESW"
        for shift in shifts(side)
        if joins(first, beside(first, side, shift, other, other_down)) > 0
    )


def spots(dungeon: Sequence[Laid], card: str) -> Iterator[Spot]:
    """Every place where a card may be added to a dungeon, each once, beside the earliest neighbour."""
    seen = set()
    for upside_down in (False, True):
        for number, neighbour in enumerate(dungeon):
            for side, shift in _fits(neighbour.card, neighbour.turned, card, upside_down):
                laid = beside(neighbour, side, shift, card, upside_down)
                if laid in seen:
                    continue
                seen.add(laid)
                joined = _joins_to_all(dungeon, laid)
                if joined:
                    yield Spot(laid, number, side, shift, joined)


def _joins_to_all(dungeon: Sequence[Laid], added: Laid) -> int:
    """At how many corridors a card would be joined to all its neighbours; 0 if it may not go there."""
    total = 0
    for other in dungeon:
        met = joins(other, added)
        if met in (0, OVERLAPPING):
            return 0
        total += max(met, 0)
    return total
