"""Paths past everything that counts: whoever meets all there is cannot be beaten."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import permutations

from engine.core.forms import Choice
from engine.core.grid import way_words
from engine.core.puzzles import Count
from engine.games.doodle_dungeon.board.paths import first_flaw
from engine.games.doodle_dungeon.board.routes import joined, to_cells
from engine.games.doodle_dungeon.board.sheet import ENTRANCE, EXIT, MONSTER_LETTERS


def past_all_monsters(squares: str, count: Count) -> Iterator[Choice]:
    """A path past every monster and no trap, if one leads from one to the next the shortest way.

    No path meets more monsters than there are, so whatever is found is the best.
    """
    monsters = [square for square, letter in enumerate(squares) if letter in MONSTER_LETTERS]
    traps = frozenset([square for square, letter in enumerate(squares) if letter == "T"])
    for order in permutations(monsters):
        path = [ENTRANCE]
        for stop in (*order, EXIT):
            path += joined(squares, path, stop, traps)
        count(1)
        if first_flaw(squares, path) is None and not traps.intersection(path):
            yield way_words(to_cells(path))
            return
