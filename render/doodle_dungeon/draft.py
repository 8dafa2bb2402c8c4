"""The draft picture: a place or a path as it would look, with what makes it illegal marked."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial
from itertools import accumulate, takewhile
from typing import NamedTuple

from msgspec.structs import replace
from PIL import Image

from engine.core.agenda import Decision
from engine.core.forms import Path, Placement
from engine.core.forms.form import words_of
from engine.core.grid import Cell, read_steps
from engine.core.text import Seat, Text
from engine.games.doodle_dungeon.board.formations import turned
from engine.games.doodle_dungeon.board.law import to_blame
from engine.games.doodle_dungeon.board.paths import first_flaw
from engine.games.doodle_dungeon.board.routes import way_on
from engine.games.doodle_dungeon.board.sheet import (
    CELLS,
    COLUMNS,
    ENTRANCE,
    EXIT,
    KINDS,
    LETTERS,
    NAMES,
    ROWS,
    WALL,
    drawn,
    plan,
    square_of,
)
from engine.games.doodle_dungeon.cards import CARDS, FORMATIONS
from engine.games.doodle_dungeon.phrases import card_word, preview_word, read_refusal, spot_named, text
from engine.games.doodle_dungeon.show.paper import on_paper
from engine.games.doodle_dungeon.show.verdicts import verdict_on
from engine.games.doodle_dungeon.show.views import DungeonView, TableView
from render.doodle_dungeon.parts.colours import GRAPHITE, LEAF, MARKER, RED, TINTS
from render.doodle_dungeon.parts.dungeon import Plot, cross
from render.doodle_dungeon.parts.essentials import worked_on
from render.doodle_dungeon.parts.pencil import doodle
from render.doodle_dungeon.questions.workbench import Workbench, draw_aside
from render.kit.canvas import GAP, MARGIN, WIDTH, Box, Canvas
from render.kit.fonts import Face
from render.kit.numbering import number_mark
from render.kit.theme import Colour
from render.kit.writing import Style, fit
from texts import Speaker

ON_THE_SHEET = frozenset(CELLS)
CELL = 60
ICON = 52
ORDER = 30
GHOST = 0.6
"""How yellow walls are that are not drawn yet, so that they stand out from those beside them."""
MOST_LINES = 3
WORDS = Style(Face.BOLD, 34)
WORDS_WIDE = WIDTH - 2 * (MARGIN + GAP) - ICON


class Draft(NamedTuple):
    """The answer the viewer is putting together."""

    seat: Seat
    dungeon: DungeonView
    """As it would look."""
    marked: tuple[int, ...]
    """Squares that would be new."""
    wrong: tuple[int, ...]
    """Squares that make it illegal."""
    said: Text
    """Why it is illegal, or what is on it."""
    worthless: bool = False
    """Legal, but of no use."""
    met: tuple[int, ...] = ()
    """What a path meets, in its order."""
    led: int | None = None
    """How far a path has been led from stop to stop; the rest is only how it would go on."""


def draw_draft(view: TableView, draft: Draft, refusal: Text | None, speaker: Speaker) -> Image.Image:
    """The dungeon as it would look, and below it what there is to say about that."""
    words = speaker.say(draft.said)
    height = fit(words, WORDS, WORDS_WIDE, MOST_LINES).height
    bench = Workbench(CELL, max(ICON, height) + GAP)
    canvas = bench.canvas()
    bench.draw(canvas, draft.dungeon, draft.marked, draft.led)
    draw_aside(canvas, bench.side, view.phase, draft.dungeon)
    colour, frame, icon = (GRAPHITE, LEAF, "tick") if refusal is None else (RED, RED, "bang")
    if refusal is None and draft.worthless:
        frame, icon = TINTS["o"], "bang"
    for square in draft.marked:
        if draft.dungeon.squares[square] == WALL:
            canvas.tint(bench.plot.square(square), MARKER, GHOST)
    _frame(canvas, bench.plot, draft.marked, frame)
    _mark_wrong(canvas, bench.plot, draft.wrong)
    for number, square in enumerate(draft.met, 1):
        box = bench.plot.square(square)
        canvas.stamp(number_mark(number, ORDER, MARKER, GRAPHITE), (box.right - ORDER + 8, box.top - 6))
    line = bench.below.inner(bottom=GAP // 2)
    canvas.stamp(doodle(icon, ICON), (line.left, line.middle[1] - ICON // 2))
    canvas.text(
        words, line.inner(left=ICON + GAP)._replace(width=WORDS_WIDE), WORDS, colour, lines=MOST_LINES
    )
    return canvas.image


def drafted(view: TableView, decision: Decision, words: list[str], refusal: Text | None) -> Draft:
    """What the words mean for the dungeon the viewer works on; a kept draft may be longer than any answer."""
    words_of(words, Text("no-square-named"))
    seat, dungeon = worked_on(view, decision.seat)
    if isinstance(decision.form, Path):
        return _path(seat, dungeon, decision.form, words, refusal)
    assert isinstance(decision.form, Placement)
    return _placement(seat, dungeon, decision.form, words, refusal)


def built_ahead(view: TableView, seat: Seat, words: list[str], refusal: Text | None) -> Draft | None:
    """The latest card named, as far as it is built; None if nothing of it is."""
    paper = on_paper(view, seat, words)
    if paper is None:
        return None
    card, elements = card_word(paper.card), len(CARDS[paper.card].elements)
    verdict = text("preview-ahead", card=card, built=paper.built, elements=elements)
    return Draft(seat, paper.dungeon, paper.squares, (), refusal or verdict)


def _placement(
    seat: Seat, dungeon: DungeonView, form: Placement, words: list[str], refusal: Text | None
) -> Draft:
    """The next element of the open card on the squares named; squares off the sheet are left out."""
    element, before = CARDS[dungeon.card].elements[len(dungeon.built)], dungeon
    squares = covered(element, form, words)
    wrong = _wrong(dungeon, squares, refusal) if refusal else ()
    if set(wrong).isdisjoint(squares):
        dungeon = _with(dungeon, element, squares)
    if refusal is not None:
        return Draft(seat, dungeon, squares, wrong, refusal)
    verdict = verdict_on(before, element, squares)
    return Draft(seat, dungeon, squares, wrong, verdict.said, verdict.worthless)


def covered(element: str, form: Placement, words: list[str]) -> tuple[int, ...]:
    """The squares an element takes up if it goes where the words say, as far as they are on the sheet."""
    spot = form.meant(words, partial(spot_named, element) if element in FORMATIONS else None)
    cells = turned(element, spot.turns, spot.mirrored) if element in FORMATIONS else ((0, 0),)
    placed = [(spot.row + row, spot.column + column) for row, column in cells]
    return tuple(
        square_of((row, column)) for row, column in placed if 0 <= row < ROWS and 0 <= column < COLUMNS
    )


def _wrong(dungeon: DungeonView, squares: tuple[int, ...], refusal: Text) -> tuple[int, ...]:
    """The squares a refusal is about; all of them if it is not about any in particular."""
    flaw = read_refusal(refusal)
    return tuple(to_blame(plan(dungeon.squares), squares, flaw)) if flaw else squares


def _with(dungeon: DungeonView, element: str, squares: tuple[int, ...]) -> DungeonView:
    """The dungeon once the element is drawn or hidden."""
    if element == "treasure":
        return replace(dungeon, treasures=tuple({*dungeon.treasures, *squares}))
    sheet = dungeon.squares
    for square in squares:
        sheet = drawn(sheet, square, WALL if element in FORMATIONS else LETTERS[element])
    return replace(dungeon, squares=sheet)


def _path(seat: Seat, dungeon: DungeonView, form: Path, words: list[str], refusal: Text | None) -> Draft:
    """The path up to the first illegal step, and that step."""
    sheet = dungeon.squares
    steps = read_steps(words)
    if refusal is not None and steps is not None:
        inside = tuple(square_of(cell) for cell in takewhile(ON_THE_SHEET.__contains__, _walk(steps)))
        if len(inside) <= len(steps):
            return Draft(seat, replace(dungeon, path=inside), (), inside[-1:], refusal)
    way = form.meant(words, lambda so_far, cell, around: way_on(sheet, so_far, cell, around))
    path = tuple(square_of(cell) for cell in way)
    flaw = first_flaw(sheet, path)
    said = refusal or preview_word(sheet, dungeon.boxes, path)
    if flaw is None:
        met = tuple(square for square in dict.fromkeys(path) if sheet[square] in KINDS)
        return Draft(
            seat, replace(dungeon, path=path), _last_stop(words), (), said, met=met, led=_led(path, words)
        )
    return Draft(seat, replace(dungeon, path=path[: flaw.step - 1]), (), (flaw.square,), said)


def _last_stop(words: list[str]) -> tuple[int, ...]:
    """Where somebody stands who leads the way from stop to stop."""
    stops = _stops(words)
    return tuple(stops[-1:]) if stops[-1:] != [EXIT] else ()


def _led(path: tuple[int, ...], words: list[str]) -> int | None:
    """At which step of the path that is; None if it is not led, or led to its end."""
    at = 0
    for stop in _stops(words):
        at = path.index(stop, at)
    return at if _last_stop(words) else None


def _stops(words: list[str]) -> list[int]:
    """The squares named; a path in steps names none."""
    if read_steps(words) is not None:
        return []
    return [NAMES.index(word.upper()) for word in words if word.upper() in NAMES]


def _walk(steps: list[Cell]) -> Iterable[Cell]:
    """The cells that steps lead over from the entrance, even off the sheet."""
    return accumulate(steps, lambda at, step: (at[0] + step[0], at[1] + step[1]), initial=CELLS[ENTRANCE])


def _frame(canvas: Canvas, plot: Plot, squares: Iterable[int], colour: Colour) -> None:
    """A coloured line around what would be new."""
    for square in squares:
        canvas.rim(plot.square(square).inset(-2), colour, 4, 5)


def _mark_wrong(canvas: Canvas, plot: Plot, squares: Iterable[int]) -> None:
    for square in squares:
        box: Box = plot.square(square)
        canvas.rim(box.inset(-2), RED, 4, 5)
        canvas.stamp_middle(cross(plot.cell - 12), box.middle)
