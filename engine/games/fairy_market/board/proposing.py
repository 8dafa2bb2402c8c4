"""What to go on with: a whole layout, three whole dungeons, a place for the next card, or the next stretch.

A stretch ends where something is found that the main goal counts: so whoever accepts what is proposed still
walks from find to find.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import chain, zip_longest

from engine.core import Proposal, Text
from engine.games.fairy_market.board.discoveries import counted_as
from engine.games.fairy_market.board.layout import MOST_CARDS, Laid, spots
from engine.games.fairy_market.board.maze import Maze, maze_of
from engine.games.fairy_market.board.options import leads, usefulness
from engine.games.fairy_market.board.planner import EXIT_WORTH, Effort, Plan, layouts, with_best_path, worths
from engine.games.fairy_market.board.script import Sketch, lettered, read_script, spot_word
from engine.games.fairy_market.board.solver import Search
from engine.games.fairy_market.board.spells import GIFT
from engine.games.fairy_market.board.trail import OUTSIDE, Kit, Trail, beginnings, steps
from engine.games.fairy_market.board.verdicts import points_of, summary
from engine.games.fairy_market.board.walking import GIFTS, runs_of, word_of
from engine.games.fairy_market.board.ways import following
from engine.games.fairy_market.cards import GOALS
from engine.games.fairy_market.cards.notation import COLUMNS, ROWS
from engine.games.fairy_market.phrases import plain, text

LAYOUTS = Effort(layouts=10, paths=60, final=0)
DUNGEONS = Effort(layouts=12, paths=60, final=600)
EASILY_SEEN, TOO_LONG = 15, 0.25
"""So many cells are easy to look at, and what a cell more must bring."""
MOST_LAYOUTS = 4
MOST_DUNGEONS = 3
MOST_STRETCHES = 3
MOST_WAYS = 14
"""More ways on than these are not searched: a book that jumps anywhere may offer many."""
PATHS = 50
"""How many paths are looked at from each way on."""


@lru_cache(maxsize=256)
def whole_layouts(hand: tuple[str, ...], kit: Kit, goal: str, last: bool) -> list[Proposal]:
    """All cards laid in a few sensible ways, without a path."""
    plans = _compact(layouts(hand, kit, goal, last, LAYOUTS))
    return [Proposal(plan.words, plain("propose-layout")) for plan in plans[:MOST_LAYOUTS]]


def _compact(plans: list[Plan]) -> list[Plan]:
    """Each once, the best first; what is so long that it can hardly be made out comes later."""
    once = {tuple(plan.words): plan for plan in plans}
    return sorted(once.values(), key=lambda plan: TOO_LONG * _excess(plan.sketch.cards) - plan.value)


def _excess(cards: Sequence[Laid]) -> int:
    """By how many cells a dungeon is longer than what is easy to look at."""
    wide = max(laid.x for laid in cards) - min(laid.x for laid in cards) + COLUMNS
    high = max(laid.y for laid in cards) - min(laid.y for laid in cards) + ROWS
    return max(0, wide - EASILY_SEEN, high - EASILY_SEEN)


@lru_cache(maxsize=256)
def whole_dungeons(hand: tuple[str, ...], kit: Kit, goal: str, last: bool) -> list[Proposal]:
    """The best dungeons that can be found, each with its path and what it brings."""
    worth = worths(goal, last)
    found = []
    for plan in _compact(layouts(hand, kit, goal, last, DUNGEONS))[:MOST_DUNGEONS]:
        words = with_best_path(plan.words, plan.sketch.cards, kit, worth, last, DUNGEONS.final)
        sketch = read_script(hand, kit, tuple(words))
        if sketch.trail is not None:
            points = points_of(sketch, sketch.trail, goal)
            told = text("propose-dungeon", points=points)
            found.append((points, Proposal(words, told, summary(sketch, sketch.trail, goal))))
    found.sort(key=lambda one: -one[0])
    return [dungeon for _, dungeon in found]


def next_cards(hand: tuple[str, ...], sketch: Sketch, words: list[str]) -> list[Proposal]:
    """Every place for every card still in the hand: the best of each, then the second best, and so on."""
    if len(sketch.cards) == MOST_CARDS:
        return []
    by_card = []
    for letter, card in lettered(hand):
        if letter not in sketch.letters:
            places = sorted(spots(sketch.cards, card), key=usefulness)
            by_card.append([spot_word(letter, sketch.letters, spot) for spot in places])
    in_turns = chain.from_iterable(zip_longest(*by_card))
    return [Proposal([*words, word]) for word in in_turns if word is not None]


@lru_cache(maxsize=512)
def next_stretches(
    hand: tuple[str, ...], kit: Kit, goal: str, last: bool, words: tuple[str, ...]
) -> list[Proposal]:
    """The best ways on up to the next find for the goal, each beginning with another step.

    Where nothing more is to be found and no way leads out, nothing is proposed.
    """
    sketch = read_script(hand, kit, words)
    maze, trail = maze_of(sketch.cards), sketch.trail
    ways = beginnings(maze, kit) if trail is None else following(maze, trail)
    began, before = (0, 0) if trail is None else (len(steps(trail)), trail.found)
    found = []
    for way in [way for way in ways if way.step not in GIFTS][:MOST_WAYS]:
        search = Search(maze, worths(goal, last), EXIT_WORTH, PATHS)
        search.explore([way._replace(books=way.books & ~GIFT)])
        if search.best is not None and (trail is None or _is_worth_walking(search.best, before)):
            found.append((search.best_value, steps(search.best)[began:]))
    found.sort(key=lambda one: -one[0])
    wanted = _things_for(maze, goal)
    proposals = []
    for _, path in found[:MOST_STRETCHES]:
        runs = _up_to(wanted & ~before, runs_of(maze, path, kit))
        walked, note = [word_of(run) for run in runs], leads(maze, before, runs[-1][-1])
        proposals.append(Proposal([*words, *walked], _called(maze, path[0]), note))
    return proposals


def _is_worth_walking(path: Trail, before: int) -> bool:
    """Whether a path finds something more or leads out; else one might as well stop."""
    return path.found != before or path.at == OUTSIDE


def _things_for(maze: Maze, goal: str) -> int:
    """Everything the goal counts, as bits."""
    kind = GOALS[goal].kind
    return sum(1 << number for number, thing in enumerate(maze.things) if counted_as(thing.kind) == kind)


def _up_to(wanted: int, runs: list[list[Trail]]) -> list[list[Trail]]:
    """The runs up to the next of the things wanted; all of them if none is found."""
    for number, run in enumerate(runs, 1):
        if run[-1].found & wanted:
            return runs[:number]
    return runs


def _called(maze: Maze, first: Trail) -> Text:
    if first.before is None:
        return text("propose-gate", number=maze.gate_number(*first.gate))
    return plain("propose-way")
