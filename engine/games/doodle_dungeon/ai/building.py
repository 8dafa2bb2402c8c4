"""Where a computer player builds: walls that lengthen the way, traps where every way leads, and guards.

Of squares that are as good as each other its whim decides, so that no two dungeons are alike.
"""

from __future__ import annotations

from collections.abc import Iterator

from engine.core import Chance, Decision
from engine.core.grid import spot_words
from engine.core.mind import Effort, Manner, Thought
from engine.games.doodle_dungeon.board import planner
from engine.games.doodle_dungeon.board.law import needs_room
from engine.games.doodle_dungeon.board.sheet import NAMES, members
from engine.games.doodle_dungeon.cards import CARDS, FORMATIONS
from engine.games.doodle_dungeon.show.views import DungeonView
from engine.games.doodle_dungeon.state import Sheet

STEP = 0.2
"""What a step more on the hero's way is worth, in points."""
WISHES = (3.0, 1.0, 0.0, -2.0)
"""What the best, second best and further kinds of squares are worth."""
SQUARES_TRIED = {Effort.THOROUGH: 24}
WALLS_TRIED = {Effort.THOROUGH: 24}
"""How many squares and places for walls the search is shown; the quick player looks at fewer."""
UNGUARDED = -1.0
"""What hiding a treasure where no monster is costs."""


def consider_place(dungeon: DungeonView, decision: Decision, manner: Manner) -> list[Thought]:
    """Where the next element of the open card may go."""
    elements = CARDS[dungeon.card].elements
    number = len(dungeon.built)
    element, later = elements[number], needs_room(elements[number + 1 :])
    sheet = Sheet(dungeon.squares, dungeon.treasures, dungeon.boxes)
    luck = Chance(manner.whim * 1_000_003 + decision.seat * 8191 + decision.number)
    if element in FORMATIONS:
        tried = WALLS_TRIED.get(manner.effort, planner.TRIALS)
        found = planner.lengthening_walls(sheet, element, later, tried, luck.below(1 << 20))
        return [Thought(STEP * length, spot_words(place.spot)) for length, place in found]
    if element == "treasure":
        return [Thought(worth, [NAMES[square]]) for worth, square in _hiding_places(sheet, luck)]
    most = SQUARES_TRIED.get(manner.effort, 1)
    return [Thought(worth, [NAMES[square]]) for worth, square in _squares(sheet, element, later, most, luck)]


def _squares(
    sheet: Sheet, element: str, later: tuple[str, ...], most: int, luck: Chance
) -> Iterator[tuple[float, int]]:
    """Legal squares for a trap or monster, the best kind first, each kind in an order of its own."""
    found: set[int] = set()
    for worth, wish in zip(WISHES, planner.wishes(sheet, element), strict=False):
        squares = [square for square in members(wish) if square not in found]
        while squares and len(found) < most:
            square = squares.pop(luck.below(len(squares)))
            if planner.leaves_room(sheet, element, square, later):
                found.add(square)
                yield worth, square
        if len(found) == most:
            return


def _hiding_places(sheet: Sheet, luck: Chance) -> list[tuple[float, int]]:
    """With every monster that has no treasure yet; else somewhere a monster may come."""
    guards = planner.guards(sheet)
    if guards:
        return [(safety, square) for square, safety in guards.items()]
    squares = planner.hiding_places(sheet)
    luck.shuffle(squares)
    return [(UNGUARDED, square) for square in squares[:1]]
