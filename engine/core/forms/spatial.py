"""Forms for a place on a grid and for a path over it, each under a law of its game."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from itertools import islice, pairwise
from typing import Any, Generic, NamedTuple, TypeVar

import msgspec

from engine.core.chance import Chance
from engine.core.editions import Names
from engine.core.forms.form import Choice, Option, words_of
from engine.core.forms.walking import runs
from engine.core.grid import (
    Cell,
    Spot,
    cell_name,
    read_cell,
    read_cells,
    read_spot,
    read_steps,
    spot_words,
    step_words,
    straight_line,
    way_words,
)
from engine.core.refusals import Illegal
from engine.core.text import Seat, Text

LONGEST_LINE = 100
"""What a line of a list can stand for."""
MOST_PROPOSED = 500
MOST_BEST = 8

Place = TypeVar("Place")
Join = Callable[[list[Cell], Cell, frozenset[Cell]], list[Cell]]
"""How a way goes on from its last square to another one, around some."""
AROUND = "-"
"""Before a square: the way leads around it."""
Over = Callable[[list[Cell]], Spot]
"""Where a piece lies that covers these squares and no others; refuses what is not its shape."""


class Law(NamedTuple, Generic[Place]):
    """The rule behind a spatial form: what it refuses, and how to find what it allows."""

    refuse: Callable[[Any, Seat, Place], Text | None]
    legal: Callable[[Any, Seat], Iterator[Place]]
    usual: Callable[[Any, Seat], Place] | None = None
    """The default answer; the first legal place if there is no such rule."""
    join: Callable[[Any, Seat, list[Cell], Cell, frozenset[Cell]], list[Cell]] | None = None
    """For paths: how to get from the last square to another one, around some; by default straight."""
    told: Callable[[Any, Seat, Place], Text] | None = None
    """For paths: a short description, to tell it from others in a list."""
    stops: Callable[[Any, Seat], list[Option]] | None = None
    """For paths with a goal: squares worth visiting, and what is there."""
    over: Callable[[Any, Seat, list[Cell]], Spot] | None = None
    """For placements of several squares: where the piece lies if it covers these and no others."""
    best: Callable[[Any, Seat], Iterator[Place]] | None = None
    """Good answers to start from, the best first, as the game's own player sees it."""
    ways: Callable[[Any, Seat, list[Cell]], list[Cell]] | None = None
    """For paths with a start: where one may step at the end of a way; then people walk with arrows."""


class Proposal(NamedTuple):
    """A legal answer, with a short description if its law offers one, and what it would bring."""

    words: list[str]
    told: Text | None = None
    note: Text | None = None


@dataclass(frozen=True)
class Suggestions:
    """Help with finding an answer: some legal ones, and squares worth visiting."""

    proposals: Sequence[Proposal] = ()
    stops: Sequence[Option] = ()
    fits: Callable[[list[str]], bool] = field(default=lambda words: True, compare=False)
    """Whether an answer in these words would be legal now."""
    best: Sequence[list[str]] = ()
    """A few good answers to start from, the best first."""
    way: Callable[[list[str]], list[Cell]] = field(default=lambda words: [], compare=False)
    """For paths: the squares these words mean; none if they are not legal."""
    told: Callable[[list[str]], Text | None] = field(default=lambda words: None, compare=False)
    """For paths: what a legal one will bring, where the law says so."""
    walks: Callable[[list[str]], dict[str, list[str]]] = field(default=lambda words: {}, compare=False)
    """For paths one can walk: by direction, the stops that lead on from the last of these."""

    @property
    def first(self) -> list[str]:
        """The answer to begin with; empty if the law proposes none."""
        return self.best[0] if self.best else []

    def after(self, words: Sequence[str]) -> list[str]:
        """The next best answer after this one, and the best after the last; empty if there is no other."""
        here = self.best.index(list(words)) if list(words) in self.best else -1
        other = self.best[(here + 1) % len(self.best)] if self.best else []
        return [] if other == list(words) else other


_placement_laws: Names[Law[Spot]] = Names("laws")
_path_laws: Names[Law[list[Cell]]] = Names("laws")


def placement_law(name: str, law: Law[Spot]) -> str:
    """Register the law of a `Placement` under a stable name, and return that name."""
    return _placement_laws.enter(name, law)


def path_law(name: str, law: Law[list[Cell]]) -> str:
    """Register the law of a `Path` under a stable name, and return that name."""
    return _path_laws.enter(name, law)


class Placement(msgspec.Struct, frozen=True, gc=False, tag="placement", tag_field="form", omit_defaults=True):
    """A place for a piece on a grid, turned and mirrored as the law allows."""

    law: str
    rows: int
    columns: int

    def read(self, state: Any, seat: Seat, choice: Choice) -> Spot:
        """The spot, if the law allows it."""
        law = _placement_laws.of(state, self.law)
        over = law.over
        spot = self.meant(choice, None if over is None else lambda cells: over(state, seat, cells))
        refusal = law.refuse(state, seat, spot)
        if refusal is not None:
            raise Illegal(refusal)
        return spot

    def meant(self, choice: Choice, over: Over | None = None) -> Spot:
        """The spot a choice means, legal or not: a square and how to turn, or all squares as in the story."""
        words = words_of(choice, Text("no-square-named"))
        cells = read_cells(words, self.rows, self.columns) if over is not None else None
        if over is None or cells is None:
            return read_spot(words, self.rows, self.columns)
        return over(cells)

    def forced(self) -> Choice | None:
        """Never: finding out whether only one place is left costs more than asking."""
        return None

    def legal(self, state: Any, seat: Seat) -> Iterator[Choice]:
        """Every legal place, in the order of the law."""
        return (spot_words(spot) for spot in _placement_laws.of(state, self.law).legal(state, seat))

    def suggestions(self, state: Any, seat: Seat) -> Suggestions:
        """The legal places, and a few good ones to start from."""
        law = _placement_laws.of(state, self.law)
        legal = islice(law.legal(state, seat), MOST_PROPOSED)
        best = islice(law.best(state, seat), MOST_BEST) if law.best else ()
        return Suggestions(
            [Proposal(spot_words(spot)) for spot in legal], best=[spot_words(spot) for spot in best]
        )

    def default(self, state: Any, seat: Seat) -> Choice:
        """The usual place, or the first legal one."""
        law = _placement_laws.of(state, self.law)
        return spot_words(law.usual(state, seat)) if law.usual else next(self.legal(state, seat))

    def sample(self, state: Any, seat: Seat, chance: Chance) -> Choice:
        """Any legal place."""
        return chance.one_of(list(self.legal(state, seat)))


class Path(msgspec.Struct, frozen=True, gc=False, tag="path", tag_field="form", omit_defaults=True):
    """A path over the squares of a grid."""

    law: str
    rows: int
    columns: int
    start: Cell | None = None
    """Where every path begins, if that is fixed; it need not be written then. `goal` likewise."""
    goal: Cell | None = None

    def read(self, state: Any, seat: Seat, choice: Choice) -> list[Cell]:
        """The squares in order, if the law allows the path.

        Players write squares, each joined to the one before, with `-C7` for one to go around; or steps such
        as `R3 D2` from the start.
        """
        law = _path_laws.of(state, self.law)
        join = law.join
        way = self.meant(
            choice, None if join is None else lambda way, cell, around: join(state, seat, way, cell, around)
        )
        refusal = self._through(choice, way) or law.refuse(state, seat, way)
        if refusal is not None:
            raise Illegal(refusal)
        return way

    def meant(self, choice: Choice, join: Join | None = None) -> list[Cell]:
        """The squares a choice means, legal or not; what cannot be read is refused."""
        words = words_of(choice, Text("no-square-named"))
        return self._walked(words) or self._joined(words, join)

    def _walked(self, words: list[str]) -> list[Cell]:
        """The path described by steps; empty if the words name squares or the start is not fixed."""
        steps = read_steps(words)
        if steps is None or self.start is None:
            return []
        row, column = self.start
        way = [(row, column)]
        for down, right in steps:
            row, column = row + down, column + right
            if not (0 <= row < self.rows and 0 <= column < self.columns):
                raise Illegal(Text("step-off-the-grid", {"step": len(way)}))
            way.append((row, column))
        return way

    def _joined(self, words: list[str], join: Join | None, *, whole: bool = True) -> list[Cell]:
        """The path over the named squares and around others, from the start, and to the goal if `whole`."""
        around = self._around(words)
        named = [read_cell(word, self.rows, self.columns) for word in words if not word.startswith(AROUND)]
        if words and self.start is not None and named[:1] != [self.start]:
            named.insert(0, self.start)
        if whole and words and self.goal is not None and named[-1:] != [self.goal]:
            named.append(self.goal)
        way = named[:1]
        for before, cell in pairwise(named):
            if join is not None:
                way += join(way, cell, around)
            else:
                way += straight_line(before, cell) or [cell]
        return way

    def _around(self, words: list[str]) -> frozenset[Cell]:
        """The squares to go around."""
        named = [word.removeprefix(AROUND) for word in words if word.startswith(AROUND)]
        return frozenset([read_cell(word, self.rows, self.columns) for word in named])

    def _through(self, choice: Choice, way: list[Cell]) -> Text | None:
        """That a path leads through a square it should go around."""
        met = self._around(words_of(choice, Text("no-square-named"))).intersection(way)
        return Text("no-way-around", {"square": cell_name(min(met))}) if met else None

    def forced(self) -> Choice | None:
        """Never: finding out whether only one path is left costs more than asking."""
        return None

    def legal(self, state: Any, seat: Seat) -> Iterator[Choice]:
        """Some legal paths, the best first; a law need not list them all."""
        return (self._written(way) for way in _path_laws.of(state, self.law).legal(state, seat))

    def suggestions(self, state: Any, seat: Seat) -> Suggestions:
        """The paths the law proposes, and squares worth visiting."""
        law = _path_laws.of(state, self.law)
        legal = [self._written(way) for way in islice(law.legal(state, seat), MOST_PROPOSED)]
        proposals = [Proposal(words, self.told(state, seat, words)) for words in legal]
        stops = law.stops(state, seat) if law.stops else ()
        best = [self._written(way) for way in islice(law.best(state, seat), MOST_BEST)] if law.best else ()

        def way(words: list[str]) -> list[Cell]:
            try:
                return self.read(state, seat, words)
            except Illegal:
                return []

        def told(words: list[str]) -> Text | None:
            found = way(words)
            return law.told(state, seat, found) if law.told and found else None

        def walks(words: list[str]) -> dict[str, list[str]]:
            try:
                onward = self._onward(state, seat, words, {stop.id for stop in stops})
            except Illegal:
                return {}
            return {name: added for name, added in onward.items() if way([*words, *added])}

        return Suggestions(proposals, stops, lambda words: bool(way(words)), best, way, told, walks)

    def _onward(self, state: Any, seat: Seat, words: list[str], stops: set[str]) -> dict[str, list[str]]:
        """By direction: the corners of the run from the last stop, or from the start."""
        law = _path_laws.of(state, self.law)
        ways = law.ways
        if ways is None or self.start is None:
            return {}
        join = law.join
        led = self._joined(
            words or [cell_name(self.start)],
            None if join is None else lambda so_far, cell, around: join(state, seat, so_far, cell, around),
            whole=False,
        )
        marked = {read_cell(name, self.rows, self.columns) for name in stops}
        found = runs(
            led, lambda so_far: ways(state, seat, so_far), {*marked, *([self.goal] if self.goal else [])}
        )
        return {name: way_words([led[-1], *run])[1:] for name, run in found.items()}

    def default(self, state: Any, seat: Seat) -> Choice:
        """The usual path, or the first one the law proposes."""
        law = _path_laws.of(state, self.law)
        return self._written(law.usual(state, seat)) if law.usual else next(self.legal(state, seat))

    def _written(self, way: list[Cell]) -> list[str]:
        """A path by its corners or, if those do not fit into one line of a list, by its steps."""
        words = way_words(way)
        too_long = len(" ".join(words)) > LONGEST_LINE
        return step_words(way) if too_long and self.start is not None else words

    def told(self, state: Any, seat: Seat, choice: Choice) -> Text | None:
        """A short description of a legal path, if its law offers one."""
        told = _path_laws.of(state, self.law).told
        return told(state, seat, self.read(state, seat, choice)) if told else None

    def sample(self, state: Any, seat: Seat, chance: Chance) -> Choice:
        """One of the paths the law proposes."""
        return chance.one_of(list(self.legal(state, seat)))
