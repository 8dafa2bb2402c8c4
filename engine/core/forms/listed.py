"""Forms whose answers can be listed: options to pick, and numbers."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

from engine.core.chance import Chance
from engine.core.editions import Names
from engine.core.forms.form import Choice, Option, words_of
from engine.core.refusals import Illegal
from engine.core.text import Seat, Text

PickLaw = Callable[[Any, Seat, list[str]], Text | None]
"""Why these options do not go together, from the state; None if they do.

Fewer of them must go together as well.
"""
_laws: Names[PickLaw] = Names("laws")


def pick_law(name: str, law: PickLaw) -> str:
    """Register under a stable name what keeps options of a `Pick` from going together; returns the name."""
    return _laws.enter(name, law)


class Pick(msgspec.Struct, frozen=True, gc=False, tag="pick", tag_field="form", omit_defaults=True):
    """Pick `least` to `most` of the options; the order matters where `ordered`."""

    options: tuple[Option, ...]
    least: int = 1
    most: int = 1
    ordered: bool = False
    usual: tuple[str, ...] = ()
    """What is picked for somebody who does not answer; by default the first `least` options."""
    alone: str = ""
    """An option, the last one, that is a whole answer by itself and goes with no other."""
    law: str = ""
    """What else keeps options from being picked together, as in `pick_law`."""

    def read(self, state: Any, seat: Seat, choice: Choice) -> list[str]:
        """The picked ids; in the order of the options unless the order matters."""
        choice = words_of(choice, Text("pick-from-the-list"))
        if self.alone and choice == [self.alone]:
            return [self.alone]
        if not self.least <= len(choice) <= self.most or (self.alone and self.alone in choice):
            raise Illegal(self.so_many())
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
                choice = [option.id for option in self.options if option.id in choice]
        refusal = self.refusal(state, seat, choice)
        if refusal is not None:
            raise Illegal(refusal)
        return choice.copy()

    def refusal(self, state: Any, seat: Seat, choice: list[str]) -> Text | None:
        """Why these options do not go together; None if they do."""
        return _laws.of(state, self.law)(state, seat, choice) if self.law else None

    def so_many(self) -> Text:
        """How many options are to be picked, as a request."""
        if self.least == self.most > 1:
            return Text("pick-exactly", {"count": self.least})
        return Text("pick-so-many", {"least": self.least, "most": self.most})

    def forced(self) -> Choice | None:
        """All options, if all must be picked and their order does not matter."""
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
        if self.alone and not chance.below(len(self.options)):
            return [self.alone]
        count = self.least + chance.below(self.most - self.least + 1)
        ids = [option.id for option in self.options if option.id != self.alone]
        chance.shuffle(ids)
        picked = ids[:count]
        while self.refusal(state, seat, picked) is not None:
            picked.pop()
        return picked


class Number(msgspec.Struct, frozen=True, gc=False, tag="number", tag_field="form", omit_defaults=True):
    """A whole number from `least` to `most`."""

    least: int
    most: int
    usual: int | None = None
    since: int | None = None
    """The number of an earlier question to this seat, if the answer is how many seconds ago that one was
    answered; the table fills it in from its clock."""

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

    def nearest(self, number: int) -> int:
        """The number within the bounds that comes closest."""
        return max(self.least, min(self.most, number))

    def sample(self, state: Any, seat: Seat, chance: Chance) -> Choice:
        """Any number within the bounds."""
        return self.least + chance.below(self.most - self.least + 1)
