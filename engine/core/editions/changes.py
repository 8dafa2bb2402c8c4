"""What an edition changes, value by value, written as in its file."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any, NamedTuple

from engine.core.editions.edition import Edition
from engine.core.editions.printed import identity, naming_field, our_values


class Change(NamedTuple):
    """One value: whose it is, what it is called, and what it is instead of ours."""

    section: str
    card: str
    """Empty for what belongs to no card."""
    field: str
    theirs: str
    ours: str

    def is_on(self, face: str) -> bool:
        """Whether it is on a card that people look up by this id."""
        return self.card != "" and face in (self.card, f"{self.section.removesuffix('s')}-{self.card}")


def changes_of(edition: Edition) -> list[Change]:
    """Every value that differs from ours, in the order of the file."""
    return [change for section in edition.values for change in _changes(edition, section)]


def _changes(edition: Edition, section: str) -> Iterator[Change]:
    theirs, ours = edition.values[section], our_values(edition.game)[section]
    if isinstance(theirs, dict):
        yield from _fields(section, "", theirs, ours)
        return
    named = naming_field(ours)
    printed = {identity(entry, named): entry for entry in ours}
    for entry in theirs:
        card = identity(entry, named)
        yield from _fields(section, card, entry, printed[card])


def _fields(
    section: str, card: str, theirs: dict[str, Any], ours: dict[str, Any], within: str = ""
) -> Iterator[Change]:
    for name, value in theirs.items():
        own = ours.get(name)
        if isinstance(value, dict) and isinstance(own, dict):
            yield from _fields(section, card, value, own, f"{within}{name}.")
        elif value != own:
            yield Change(
                section, card, f"{within}{name}", written(value), "" if own is None else written(own)
            )


def written(value: Any) -> str:
    """A value as TOML has it, on one line."""
    if isinstance(value, list):
        return f"[{', '.join(map(written, value))}]"
    if isinstance(value, dict):
        fields = ", ".join(f"{name} = {written(each)}" for name, each in value.items())
        return f"{{ {fields} }}" if fields else "{}"
    return json.dumps(value, ensure_ascii=False)
