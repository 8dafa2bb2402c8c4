"""Phase B: everybody draws a hero's path through the dungeon of their right-hand neighbour, all at once."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from engine.core import Cell, Law, Option, Path, Question, Seat, Text, path_law, seat_name, step
from engine.games.doodle_dungeon.board.paths import first_flaw
from engine.games.doodle_dungeon.board.routes import proposals, steps_on, to_cells, way_on
from engine.games.doodle_dungeon.board.sheet import (
    CELLS,
    COLUMNS,
    ENTRANCE,
    EXIT,
    KINDS,
    NAMES,
    ROWS,
    square_of,
)
from engine.games.doodle_dungeon.phrases import path_word, proposal_word, tell, text, thing_option
from engine.games.doodle_dungeon.rules.defending import prepare_defence
from engine.games.doodle_dungeon.state import DRAWING, Master, Table


@step
def draw_paths(g: Table) -> None:
    """Pass the sheets to the left and ask for paths, which stay secret until all are drawn."""
    g.phase = DRAWING
    questions = {
        seat: Question(text("ask-path", owner=seat_name(g.right_of(seat))), THE_PATH, "path")
        for seat in range(g.seats)
    }
    g.ask_all(questions, paths_drawn)


@step
def paths_drawn(g: Table, ways: dict[Seat, list[Cell]]) -> None:
    """Show the paths and give the sheets back to their owners."""
    for seat, way in sorted(ways.items()):
        owner = g.right_of(seat)
        master = g.masters[owner]
        path = tuple([square_of(cell) for cell in way])
        g.masters[owner] = replace(master, hero=replace(master.hero, path=path))
        tell(g, "path-drawn", seat, owner=seat_name(owner), path=path_word(master.sheet.squares, path))
    g.then(prepare_defence)


def _dungeon(g: Table, seat: Seat) -> Master:
    """The dungeon a player draws in."""
    return g.masters[g.right_of(seat)]


def _against_path(g: Table, seat: Seat, way: list[Cell]) -> Text | None:
    flaw = first_flaw(_dungeon(g, seat).sheet.squares, [square_of(cell) for cell in way])
    if flaw is None:
        return None
    return text(f"misstep-{flaw.misstep}", step=flaw.step, square=NAMES[flaw.square])


def _some_paths(g: Table, seat: Seat) -> Iterator[list[Cell]]:
    sheet = _dungeon(g, seat).sheet
    return (to_cells(path) for path in proposals(sheet.squares, sheet.boxes))


def _join(g: Table, seat: Seat, way: list[Cell], goal: Cell, around: frozenset[Cell]) -> list[Cell]:
    return way_on(_dungeon(g, seat).sheet.squares, way, goal, around)


def _steps_on(g: Table, seat: Seat, way: list[Cell]) -> list[Cell]:
    return steps_on(_dungeon(g, seat).sheet.squares, way)


def _summary(g: Table, seat: Seat, way: list[Cell]) -> Text:
    """What is on a path, and how the hero will probably fare on it."""
    sheet = _dungeon(g, seat).sheet
    return proposal_word(sheet.squares, sheet.boxes, [square_of(cell) for cell in way])


def _stops(g: Table, seat: Seat) -> list[Option]:
    """Every trap and monster the hero could meet."""
    squares = _dungeon(g, seat).sheet.squares
    return [thing_option(KINDS[letter], square) for square, letter in enumerate(squares) if letter in KINDS]


PATH_LAW = path_law(
    "doodle-dungeon-path",
    Law(
        _against_path, _some_paths, join=_join, told=_summary, stops=_stops, best=_some_paths, ways=_steps_on
    ),
)
THE_PATH = Path(PATH_LAW, ROWS, COLUMNS, start=CELLS[ENTRANCE], goal=CELLS[EXIT])
