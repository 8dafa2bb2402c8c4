"""The planner: lays a hand in several ways, searches each for its best path, and takes the best of all."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import NamedTuple
from zlib import crc32

from engine.core import Chance
from engine.games.fairy_market.board.layout import MOST_CARDS, Laid, spots
from engine.games.fairy_market.board.maze import Maze, build_maze, maze_of
from engine.games.fairy_market.board.options import usefulness
from engine.games.fairy_market.board.script import Sketch, lettered, spot_word
from engine.games.fairy_market.board.solver import THOROUGH, Search
from engine.games.fairy_market.board.trail import Kit, Trail, steps
from engine.games.fairy_market.board.walking import words_of
from engine.games.fairy_market.cards import BOOKS, GOAL_KINDS, GOALS, ITEMS

COIN_WORTH, LAST_COIN_WORTH = 0.45, 0.34
"""A coin buys better cards; in the last round it is only worth a third of a point."""
EXIT_WORTH = 0.9
UPGRADE_WORTH = 0.3
GIFT_WORTH = 2.0
"""What a gift must bring to be used before the last round."""


class Effort(NamedTuple):
    """How many layouts are tried, how many paths are looked at in each, and how many in the best one."""

    layouts: int
    paths: int
    final: int


CHEAP = Effort(1, 0, 150)
USUAL = Effort(5, 100, 500)


class Plan(NamedTuple):
    """A way to lay the cards, in words, and the value of the best path found through them."""

    words: list[str]
    sketch: Sketch
    value: float = 0.0


def worths(goal: str, last: bool) -> dict[str, float]:
    """What each discovery is worth: the main goal, and half of whatever may become the side goal."""
    cards = len(GOALS)
    expected = dict.fromkeys(GOAL_KINDS, 0.0)
    for card in GOALS.values():
        expected[card.kind] += card.points / cards / 2
    expected["coin"] += LAST_COIN_WORTH if last else COIN_WORTH
    expected[GOALS[goal].kind] += GOALS[goal].points
    upgrade = 0.0 if last else UPGRADE_WORTH
    return {**expected, "recycling": upgrade, "scissors": upgrade}


def plan_expedition(hand: tuple[str, ...], kit: Kit, goal: str, last: bool, effort: Effort) -> list[str]:
    """A good expedition in words; the same hand always gets the same one."""
    return list(_plan(hand, kit, goal, last, effort))


@lru_cache(maxsize=1024)
def _plan(hand: tuple[str, ...], kit: Kit, goal: str, last: bool, effort: Effort) -> tuple[str, ...]:
    if not hand:
        return ()
    worth = worths(goal, last)
    best, *_ = layouts(hand, kit, goal, last, effort)
    return tuple(with_best_path(best.words, best.sketch.cards, kit, worth, last, effort.final))


def layouts(hand: tuple[str, ...], kit: Kit, goal: str, last: bool, effort: Effort) -> list[Plan]:
    """Several ways to lay a hand, the best first."""
    worth = worths(goal, last)
    chance = Chance(crc32(" ".join((*hand, goal)).encode()))
    plans = [_layout(hand, number, chance) for number in range(effort.layouts)]
    if effort.paths:
        plans = [valued(plan, kit, worth, effort.paths) for plan in plans]
    return sorted(plans, key=lambda plan: -plan.value)


def with_best_path(
    words: list[str], cards: tuple[Laid, ...], kit: Kit, worth: Mapping[str, float], last: bool, most: int
) -> list[str]:
    """These words, and after them the best path found through the cards they lay."""
    maze = maze_of(cards)
    trail, gift = _best_with_gift(maze, kit, worth, last, most)
    if trail is None:
        return words
    path = steps(trail)
    if gift:
        return [*words, path[0].step, f"@gift({gift})", *words_of(maze, path[1:], _with_token(kit, gift))]
    return [*words, *words_of(maze, path, kit)]


def hinted(words: list[str], cards: tuple[Laid, ...], kit: Kit, goal: str, last: bool) -> list[str]:
    """A layout with its best path, after a thorough search."""
    return with_best_path(words, cards, kit, worths(goal, last), last, THOROUGH)


def _best_with_gift(
    maze: Maze, kit: Kit, worth: Mapping[str, float], last: bool, most: int
) -> tuple[Trail | None, str]:
    """The best path; the book gift is used at its start for a token that brings enough, if there is one."""
    without = _without_gift(kit)
    if without == kit:
        return _searched(maze, kit, worth, most).best, ""
    most //= 1 + len(ITEMS)
    plain = _searched(maze, without, worth, most)
    best, best_value, gift = plain.best, plain.best_value + (0.0 if last else GIFT_WORTH), ""
    for item in ITEMS:
        search = _searched(maze, _with_token(without, item), worth, most)
        if search.best_value > best_value:
            best, best_value, gift = search.best, search.best_value, item
    return best, gift


def _without_gift(kit: Kit) -> Kit:
    return Kit(kit.tokens, tuple(book for book in kit.books if not BOOKS[book].gift))


def _with_token(kit: Kit, wanted: str) -> Kit:
    tokens = [count + (item == wanted) for item, count in zip(ITEMS, kit.tokens, strict=True)]
    return Kit(tuple(tokens), kit.books)


def _searched(maze: Maze, kit: Kit, worth: Mapping[str, float], most: int) -> Search:
    search = Search(maze, worth, EXIT_WORTH, most)
    search.run(kit)
    return search


def valued(plan: Plan, kit: Kit, worth: Mapping[str, float], most: int) -> Plan:
    """A layout with the value of the best of so many paths, without the book gift."""
    search = _searched(build_maze(plan.sketch.cards), _without_gift(kit), worth, most)
    return plan._replace(value=search.best_value)


def _layout(hand: tuple[str, ...], number: int, chance: Chance) -> Plan:
    """Lay card after card where it is joined best; later attempts shuffle and vary the places."""
    letters = lettered(hand)
    if number:
        chance.shuffle(letters)
    (letter, card), *others = letters
    words, sketch = [letter], Sketch((Laid(card, 0, 0),), letter)
    for letter, card in others:
        if len(sketch.cards) == MOST_CARDS:
            break
        best = sorted(spots(sketch.cards, card), key=usefulness)
        if best:
            spot = best[chance.below(min(4, len(best))) if number else 0]
            words.append(spot_word(letter, sketch.letters, spot))
            sketch = Sketch((*sketch.cards, spot.laid), sketch.letters + letter)
    return Plan(words, sketch)
