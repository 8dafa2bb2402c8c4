"""What there is to say about a legal place: what it is good for, or why it is worth nothing."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from engine.core import Text
from engine.games.doodle_dungeon.board.law import Flaw, can_be_guarded
from engine.games.doodle_dungeon.board.planner import bottlenecks, on_shortest_way, way_length
from engine.games.doodle_dungeon.board.sheet import (
    BITS,
    ENTRANCE,
    EXIT,
    KINDS,
    MONSTER_LETTERS,
    NAMES,
    plan,
    reached,
)
from engine.games.doodle_dungeon.cards import FORMATIONS
from engine.games.doodle_dungeon.phrases import flaw_refusal, text
from engine.games.doodle_dungeon.show.views import DungeonView


class Verdict(NamedTuple):
    """A sentence about a legal place."""

    said: Text
    worthless: bool = False
    """Allowed, but of no use."""


def verdict_on(dungeon: DungeonView, element: str, squares: Sequence[int]) -> Verdict:
    """What an element is good for on these squares of a dungeon in which it is not drawn yet."""
    if element in FORMATIONS:
        return _on_walls(dungeon, squares)
    if element == "treasure":
        return _on_treasure(dungeon, squares[0])
    return _on_thing(dungeon, element, squares[0])


def _on_walls(dungeon: DungeonView, squares: Sequence[int]) -> Verdict:
    """How much longer the shortest way becomes."""
    before = plan(dungeon.squares).free
    after = before & ~sum(BITS[square] for square in squares)
    if not reached(BITS[ENTRANCE], after) & BITS[EXIT]:
        return Verdict(flaw_refusal(Flaw.CUT_OFF), worthless=True)
    was, now = way_length(before), way_length(after)
    return Verdict(text("verdict-walls", more=now - was, steps=now))


def _on_thing(dungeon: DungeonView, kind: str, square: int) -> Verdict:
    """Whether every hero comes by, some will, or one can easily do without."""
    free, bit, where = plan(dungeon.squares).free, BITS[square], NAMES[square]
    if kind != "trap" and square in dungeon.treasures:
        return Verdict(text("verdict-guards", kind=kind, square=where))
    if bottlenecks(free) & bit:
        return Verdict(text("verdict-certain", square=where))
    if on_shortest_way(free) & bit:
        return Verdict(text("verdict-likely", square=where))
    if kind == "trap":
        return Verdict(text("verdict-idle-trap", square=where), worthless=True)
    return Verdict(text("verdict-aside", square=where))


def _on_treasure(dungeon: DungeonView, square: int) -> Verdict:
    """Whether a monster guards it, may yet come to guard it, or never can."""
    where, letter = NAMES[square], dungeon.squares[square]
    if letter in MONSTER_LETTERS:
        return Verdict(text("verdict-guarded", kind=KINDS[letter], square=where))
    if can_be_guarded(dungeon.squares, square):
        return Verdict(text("verdict-unguarded", square=where))
    return Verdict(text("preview-lost", words=where), worthless=True)
