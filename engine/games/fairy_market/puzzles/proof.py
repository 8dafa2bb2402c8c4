"""The best expedition there is: every way to lay the cards, and in each dungeon every path worth trying."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.forms import Choice
from engine.core.puzzles import Count
from engine.games.fairy_market.board.discoveries import on_card
from engine.games.fairy_market.board.layout import Laid, spots
from engine.games.fairy_market.board.maze import build_maze
from engine.games.fairy_market.board.script import lettered, spot_word
from engine.games.fairy_market.board.solver import Search
from engine.games.fairy_market.board.trail import Kit, steps
from engine.games.fairy_market.board.walking import words_of
from engine.games.fairy_market.cards import GOALS

UNLIMITED = 10**9
"""More paths than any dungeon of a puzzle has."""


def best_expeditions(hand: tuple[str, ...], kit: Kit, goal: str, count: Count) -> Iterator[Choice]:
    """Expeditions that find more and more for a goal; no other finds more than the last one."""
    kind, points = GOALS[goal].kind, GOALS[goal].points
    best = -1.0
    for words, cards in layouts(hand):
        if points * sum(on_card(laid.card, kind) for laid in cards) <= best:
            continue
        maze = build_maze(cards)
        search = Search(maze, {kind: points}, 0.0, UNLIMITED)
        search.best_value = best
        search.exhaust(kit)
        count(UNLIMITED - search.left)
        if search.best is not None and search.best_value > best:
            best = search.best_value
            yield [*words, *words_of(maze, steps(search.best), kit)]


def layouts(hand: tuple[str, ...]) -> Iterator[tuple[list[str], tuple[Laid, ...]]]:
    """Every way to lay some of these cards or all, each once, in words and as cards."""
    seen: set[frozenset[Laid]] = set()
    letters = lettered(hand)
    growing: list[tuple[list[str], tuple[Laid, ...], str]] = [
        ([letter + "r" * upside_down], (Laid(card, 0, 0, bool(upside_down)),), letter)
        for letter, card in letters
        for upside_down in (0, 1)
    ]
    while growing:
        words, cards, used = growing.pop(0)
        yield words, cards
        for letter, card in letters:
            if letter in used:
                continue
            for spot in spots(cards, card):
                laid = (*cards, spot.laid)
                if _shape(laid) not in seen:
                    seen.add(_shape(laid))
                    growing.append(([*words, spot_word(letter, used, spot)], laid, used + letter))


def _shape(cards: tuple[Laid, ...]) -> frozenset[Laid]:
    """The cards as they lie to each other, wherever the first one is."""
    left, top = min(laid.x for laid in cards), min(laid.y for laid in cards)
    return frozenset([Laid(laid.card, laid.x - left, laid.y - top, laid.turned) for laid in cards])
