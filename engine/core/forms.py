"""What a decision asks for: options to pick, a number, a place on a grid, a path.

A choice on the wire is a list of words or a number, readable in every log. Each form reads a choice into the
value its rule wants, and refuses what is not allowed: the form is the one legality check there is.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, Generic, NamedTuple, Protocol, TypeVar

import msgspec

from engine.core.chance import Chance
from engine.core.grid import Cell, Spot, cell_name, read_cell, read_spot, spot_words
from engine.core.refusals import Illegal
from engine.core.text import Seat, Text

Choice = list[str] | int
Answer_co = TypeVar("Answer_co", covariant=True)


class Form(Protocol[Answer_co]):
    """Anything a seat can be asked to fill in."""

    def read(self, state: Any, seat: Seat, choice: Choice) -> Answer_co:
        """The value behind a legal choice; raises `Illegal` for any other."""
        ...

    def forced(self) -> Choice | None:
        """The only choice there is, if there is only one."""
        ...

    def default(self, state: Any, seat: Seat) -> Choice:
        """A legal choice that is cheap to find."""
        ...

    def sample(self, state: Any, seat: Seat, chance: Chance) -> Choice:
        """Some legal choice, drawn with `chance`."""
        ...


class Option(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """One thing to pick: a short stable id, a label, and perhaps a group and a line of explanation."""

    id: str
    text: Text
    group: Text | None = None
    note: Text | None = None


class Pick(msgspec.Struct, frozen=True, gc=False, tag="pick", tag_field="form", omit_defaults=True):
    """Pick `least` to `most` of the options; the order matters where `ordered`."""

    options: tuple[Option, ...]
    least: int = 1
    most: int = 1
    ordered: bool = False
    usual: tuple[str, ...] = ()
    """What is picked for somebody who does not answer; by default the first `least` options."""

    def read(self, state: Any, seat: Seat, choice: Choice) -> list[str]:
        """The picked ids; in the order of the options unless the order matters."""
        if not isinstance(choice, list):
            raise Illegal(Text("pick-from-the-list"))
        if not self.least <= len(choice) <= self.most:
            raise Illegal(Text("pick-so-many", {"least": self.least, "most": self.most}))
        for picked in choice:
            for option in self.options:
                if option.id == picked:
                    break
            else:
                raise Illegal(Text("not-an-option", {"choice": picked}))
        if len(choice) > 1:
            if len(set(choice)) < len(choice):
                raise Illegal(Text("picked-twice"))
            if not self.ordered:
                return [option.id for option in self.options if option.id in choice]
        return choice.copy()

    def forced(self) -> Choice | None:
        """Everything there is, when everything must be picked and the order is no choice."""
        if self.most == 0 or not self.options:
            return []
        if self.least == self.most == len(self.options) and not (self.ordered and self.most > 1):
            return [option.id for option in self.options]
        return None

    def default(self, state: Any, seat: Seat) -> Choice:
        """The usual pick, or the first options."""
        return list(self.usual) or [option.id for option in self.options[: self.least]]

    def sample(self, state: Any, seat: Seat, chance: Chance) -> Choice:
        """Any number of any options within the bounds."""
        count = self.least + chance.below(self.most - self.least + 1)
        ids = [option.id for option in self.options]
        chance.shuffle(ids)
        return ids[:count]


class Number(msgspec.Struct, frozen=True, gc=False, tag="number", tag_field="form", omit_defaults=True):
    """A whole number from `least` to `most`."""

    least: int
    most: int
    usual: int | None = None

    def read(self, state: Any, seat: Seat, choice: Choice) -> int:
        """The number itself."""
        if type(choice) is not int or not self.least <= choice <= self.most:
            raise Illegal(Text("number-from-to", {"least": self.least, "most": self.most}))
        return choice

    def forced(self) -> Choice | None:
        """The number, when there is only one."""
        return self.least if self.least == self.most else None

    def default(self, state: Any, seat: Seat) -> Choice:
        """The usual number, or the least."""
        return self.least if self.usual is None else self.usual

    def sample(self, state: Any, seat: Seat, chance: Chance) -> Choice:
        """Any number within the bounds."""
        return self.least + chance.below(self.most - self.least + 1)


Place = TypeVar("Place")


class Law(NamedTuple, Generic[Place]):
    """The rule behind a spatial form: what it refuses, and how to find what it allows."""

    refuse: Callable[[Any, Seat, Place], Text | None]
    legal: Callable[[Any, Seat], Iterator[Place]]


_placement_laws: dict[str, Law[Spot]] = {}
_path_laws: dict[str, Law[list[Cell]]] = {}


def placement_law(name: str, law: Law[Spot]) -> str:
    """Register the law of a `Placement` under a stable name, and return that name."""
    return _enter(_placement_laws, name, law)


def path_law(name: str, law: Law[list[Cell]]) -> str:
    """Register the law of a `Path` under a stable name, and return that name."""
    return _enter(_path_laws, name, law)


def _enter(laws: dict[str, Law[Place]], name: str, law: Law[Place]) -> str:
    if laws.setdefault(name, law) is not law:
        raise ValueError(f"two laws are called {name}")
    return name


class Placement(msgspec.Struct, frozen=True, gc=False, tag="placement", tag_field="form", omit_defaults=True):
    """A place for a piece on a grid, turned and mirrored as the law allows."""

    law: str
    rows: int
    columns: int

    def read(self, state: Any, seat: Seat, choice: Choice) -> Spot:
        """The spot, if the law has nothing against it."""
        if not isinstance(choice, list):
            raise Illegal(Text("no-square-named"))
        spot = read_spot(choice, self.rows, self.columns)
        refusal = _placement_laws[self.law].refuse(state, seat, spot)
        if refusal is not None:
            raise Illegal(refusal)
        return spot

    def forced(self) -> Choice | None:
        """Never: to find out whether only one place is left costs more than to ask."""
        return None

    def legal(self, state: Any, seat: Seat) -> Iterator[Choice]:
        """Every legal place, in the order of the law."""
        return (spot_words(spot) for spot in _placement_laws[self.law].legal(state, seat))

    def default(self, state: Any, seat: Seat) -> Choice:
        """The first legal place."""
        return next(self.legal(state, seat))

    def sample(self, state: Any, seat: Seat, chance: Chance) -> Choice:
        """Any legal place."""
        return chance.one_of(list(self.legal(state, seat)))


class Path(msgspec.Struct, frozen=True, gc=False, tag="path", tag_field="form", omit_defaults=True):
    """A way over the squares of a grid."""

    law: str
    rows: int
    columns: int

    def read(self, state: Any, seat: Seat, choice: Choice) -> list[Cell]:
        """The squares in order, if the law has nothing against them."""
        if not isinstance(choice, list):
            raise Illegal(Text("no-square-named"))
        cells = [read_cell(word, self.rows, self.columns) for word in choice]
        refusal = _path_laws[self.law].refuse(state, seat, cells)
        if refusal is not None:
            raise Illegal(refusal)
        return cells

    def forced(self) -> Choice | None:
        """Never: to find out whether only one way is left costs more than to ask."""
        return None

    def legal(self, state: Any, seat: Seat) -> Iterator[Choice]:
        """Some legal paths, the best known first; a law need not list them all."""
        return ([cell_name(cell) for cell in cells] for cells in _path_laws[self.law].legal(state, seat))

    def default(self, state: Any, seat: Seat) -> Choice:
        """The first path the law proposes."""
        return next(self.legal(state, seat))

    def sample(self, state: Any, seat: Seat, chance: Chance) -> Choice:
        """One of the paths the law proposes."""
        return chance.one_of(list(self.legal(state, seat)))


AnyForm = Pick | Number | Placement | Path
