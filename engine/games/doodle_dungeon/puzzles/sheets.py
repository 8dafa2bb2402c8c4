"""How a puzzle is set up: a sheet, a card to build or a path to draw, and what counts."""

from __future__ import annotations

from collections import deque

import msgspec
from msgspec.structs import replace

from engine.core import EXERCISE, Cell, Chance, Question, Seat, step
from engine.games.doodle_dungeon.board.sheet import (
    ENTRANCE,
    EXIT,
    MONSTER_LETTERS,
    NEIGHBOURS,
    WALL,
    square_of,
)
from engine.games.doodle_dungeon.cards import CARDS, CATEGORIES, TRACKS
from engine.games.doodle_dungeon.phrases import plain
from engine.games.doodle_dungeon.rules.building import build
from engine.games.doodle_dungeon.rules.drawing import THE_PATH
from engine.games.doodle_dungeon.rules.names import usual_name
from engine.games.doodle_dungeon.rules.setup import new_table
from engine.games.doodle_dungeon.state import BUILDING, DRAWING, Sheet, Table

YOU: Seat = 0
ROUND = 9
FULL = tuple([TRACKS[category].boxes for category in CATEGORIES])
"""With every box ticked there is nothing to upgrade, so that only what is drawn matters."""
LENGTH, DANGER, PREY = "length", "danger", "prey"
"""What counts: the squares of the shortest way, the fewest things on any way, the monsters on a path."""


class Position(msgspec.Struct, frozen=True):
    """A sheet row by row (see `board/sheet.py`), the card to build, and what counts in the end."""

    rows: tuple[str, ...]
    counts: str
    card: str = ""
    """Empty where a path is to be drawn."""

    @property
    def squares(self) -> str:
        """The sheet as one string."""
        return "".join(self.rows)


def set_up_sheet(position: Position, settings: dict[str, str], chance: Chance) -> Table:
    """The table as the puzzle begins; nobody has any action cards."""
    g = new_table(1, settings, chance)
    g.scheduled.clear()
    g.round = ROUND
    g.pile.pile = [card for card in CARDS if card != position.card]
    sheet = Sheet(position.squares, boxes=FULL)
    g.masters[YOU] = replace(g.masters[YOU], name=usual_name(YOU, g.start), sheet=sheet, card=position.card)
    if position.card:
        g.phase = BUILDING
        g.each([YOU], build)
    else:
        g.phase = DRAWING
        g.then(puzzle_path)
    g.then(puzzle_over, position.counts)
    return g


@step
def puzzle_path(g: Table) -> None:
    """Ask for a path through one's own dungeon."""
    g.ask(YOU, Question(plain("ask-puzzle-path"), THE_PATH, "path"), puzzle_path_drawn)


@step
def puzzle_path_drawn(g: Table, seat: Seat, way: list[Cell]) -> None:
    """Note the path."""
    master = g.masters[seat]
    path = tuple([square_of(cell) for cell in way])
    g.masters[seat] = replace(master, hero=replace(master.hero, path=path))


@step
def puzzle_over(g: Table, counts: str) -> None:
    """The result is whatever this puzzle counts."""
    assert EXERCISE in g.settings
    master = g.masters[YOU]
    g.finish([worth(counts, master.sheet.squares, master.hero.path)])


def worth(counts: str, squares: str, path: tuple[int, ...] = ()) -> int:
    """What a sheet, or a path through it, is worth in a puzzle."""
    if counts == LENGTH:
        return shortest_way(squares)
    if counts == DANGER:
        return fewest_met(squares)
    met = {square for square in path if squares[square] in MONSTER_LETTERS}
    return 0 if any(squares[square] == "T" for square in path) else len(met)


def shortest_way(squares: str) -> int:
    """How many squares the shortest way from the entrance to the exit has."""
    return _cheapest(squares, every=1, thing=0)


def fewest_met(squares: str) -> int:
    """How many traps and monsters a hero meets at least, whichever way he takes."""
    return _cheapest(squares, every=0, thing=1)


def _cheapest(squares: str, every: int, thing: int) -> int:
    """The least a way can cost, with a price for every square and one for everything on it."""

    def price(square: int) -> int:
        return every + thing * (squares[square] in "TGOD")

    costs = {ENTRANCE: price(ENTRANCE)}
    queue = deque([ENTRANCE])
    while queue:
        here = queue.popleft()
        for other in NEIGHBOURS[here]:
            cost = costs[here] + price(other)
            if squares[other] != WALL and cost < costs.get(other, cost + 1):
                costs[other] = cost
                queue.append(other)
    return costs[EXIT]
