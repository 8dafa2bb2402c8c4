"""The card data of a game: what `cards.toml` says, with the values of the edition being read laid over it."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files
from typing import Any, TypeVar

import msgspec

from engine.core.editions.edition import OURS, being_read, known

Box = TypeVar("Box")

NAMING = ("id", "kind", "card", "level", "strength")
"""What tells one entry of a list from the others: the first of these that our entries have."""
SOURCE = "source"
EDITED = "edition"
"""The source of a card that an edition has changed."""
_NOTATION = "|"


def printed(game: str, box: type[Box]) -> Box:
    """Everything in the box; an error in the file is reported with its place."""
    edition = being_read()
    values = our_values(game) if edition == OURS else laid_over(our_values(game), known(edition).values)
    return msgspec.convert(values, box)


@cache
def our_values(game: str) -> dict[str, Any]:
    """What `cards.toml` says; not to be changed."""
    return tomllib.loads(our_file(game))


def our_file(game: str) -> str:
    """The text of `cards.toml`, comments and all."""
    package = f"engine.games.{game.replace('-', '_')}"
    return files(package).joinpath("cards.toml").read_text("utf-8")


def laid_over(ours: dict[str, Any], theirs: dict[str, Any]) -> dict[str, Any]:
    """Our values with theirs in the place of what they name; all entries keep their order."""
    found = dict(ours)
    for section, changes in theirs.items():
        if isinstance(changes, list):
            named = naming_field(ours[section])
            changed = {identity(each, named): each for each in changes}
            found[section] = [
                merged(entry, changed.get(identity(entry, named), {})) for entry in ours[section]
            ]
        else:
            found[section] = merged(ours[section], changes)
    return found


def merged(ours: dict[str, Any], theirs: dict[str, Any]) -> dict[str, Any]:
    """An entry with the fields they name; whoever has changed something in it is its source."""
    edited = _fields_merged(ours, theirs)
    if SOURCE in ours and SOURCE not in theirs and edited != ours:
        edited[SOURCE] = EDITED
    return edited


def _fields_merged(ours: dict[str, Any], theirs: dict[str, Any]) -> dict[str, Any]:
    """Tables field by field; anything else, lists too, is replaced as a whole."""
    return ours | {
        name: _fields_merged(ours[name], value)
        if isinstance(value, dict) and isinstance(ours.get(name), dict)
        else value
        for name, value in theirs.items()
    }


def naming_field(entries: list[dict[str, Any]]) -> str:
    """The field by which the entries of a list are known."""
    return next(name for name in NAMING if name in entries[0])


def identity(entry: dict[str, Any], named: str) -> str:
    """What an entry of a list is known by; empty if it does not say."""
    return str(entry.get(named, "")).partition(_NOTATION)[0]
