"""What a field of a card may be: its type and bounds are declared where the card is, its words are ours.

A number without declared bounds goes from 0 to 99. A word without a declared pattern is one that the same
field has somewhere in our own data: rules know no others.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import cache
from typing import Any

from msgspec import inspect

from engine.core.editions.places import Place
from engine.core.editions.printed import SOURCE, our_values
from engine.core.phrases import Arg
from engine.core.registry import AnyGame, game
from engine.core.text import Text

Checked = tuple[Place, Text]
"""A flaw, and where it is."""

LEAST, MOST = 0, 99
MOST_ELEMENTS = 40
Vocabulary = dict[tuple[str, str], set[str]]
"""Our words, by kind of card and field."""


def flaws_of_fields(
    its_game: AnyGame, section: str, entry: Any, ours: Mapping[str, Any], place: Place
) -> Iterator[Checked]:
    """What is wrong with the fields an entry changes; what it does not name stays as it is."""
    kind = _kinds(its_game)[section]
    if not isinstance(entry, dict):
        yield place, _expected(section, "table")
        return
    yield from _Check(_vocabulary(its_game.key)).struct(kind, entry, place, ours)


@cache
def _vocabulary(key: str) -> Vocabulary:
    found: Vocabulary = {}
    for section, kind in _kinds(game(key)).items():
        values = our_values(key)[section]
        for entry in values if isinstance(values, list) else [values]:
            _collect(kind, entry, (kind.cls.__name__, ""), found)
    return found


def _kinds(its_game: AnyGame) -> dict[str, inspect.StructType]:
    """The kind of entry that each section of the file has."""
    box = inspect.type_info(its_game.box)
    assert isinstance(box, inspect.StructType)
    kinds = {}
    for field in box.fields:
        kind = field.type.item_type if isinstance(field.type, inspect.VarTupleType) else field.type
        assert isinstance(kind, inspect.StructType)
        kinds[field.encode_name] = kind
    return kinds


def _collect(kind: inspect.Type, value: Any, owner: tuple[str, str], found: Vocabulary) -> None:
    """Note all words in a value of ours."""
    match kind:
        case inspect.StructType(cls=cls, fields=fields):
            for field in fields:
                if field.encode_name in value:
                    _collect(field.type, value[field.encode_name], (cls.__name__, field.encode_name), found)
                elif isinstance(field.default, str):
                    found.setdefault((cls.__name__, field.encode_name), set()).add(field.default)
        case inspect.VarTupleType(item_type=item):
            for each in value:
                _collect(item, each, owner, found)
        case inspect.TupleType(item_types=items):
            for item, each in zip(items, value, strict=True):
                _collect(item, each, owner, found)
        case inspect.UnionType():
            _collect(_present(kind), value, owner, found)
        case inspect.DictType():
            found.setdefault(owner, set()).update(value)
        case inspect.StrType():
            found.setdefault(owner, set()).add(value)


def _present(kind: inspect.UnionType) -> inspect.Type:
    """What an optional field has if it has something."""
    return next(one for one in kind.types if not isinstance(one, inspect.NoneType))


def _expected(field: str, what: str) -> Text:
    return Text("edition-flaw-type", {"field": field, "expected": Text(f"edition-type-{what}")})


class _Check:
    """Compares values with what they may be."""

    def __init__(self, vocabulary: Vocabulary) -> None:
        self._vocabulary = vocabulary

    def struct(
        self, kind: inspect.StructType, entry: dict[str, Any], place: Place, ours: Mapping[str, Any]
    ) -> Iterator[Checked]:
        """The fields of a table; those that `ours` has need not be named."""
        fields = {field.encode_name: field for field in kind.fields}
        for name, value in entry.items():
            if name not in fields:
                told: dict[str, Arg] = {"field": name, "fields": ", ".join(fields)}
                yield (*place, name), Text("edition-flaw-field", told)
            elif name != SOURCE:
                owner = (kind.cls.__name__, name)
                yield from self._value(fields[name].type, value, owner, (*place, name), ours.get(name))
        for name, field in fields.items():
            if field.required and name not in entry and name not in ours:
                yield place, Text("edition-flaw-missing", {"field": name})

    def _value(
        self, kind: inspect.Type, value: Any, owner: tuple[str, str], place: Place, ours: Any = None
    ) -> Iterator[Checked]:
        match kind:
            case inspect.StructType():
                if isinstance(value, dict):
                    yield from self.struct(kind, value, place, ours if isinstance(ours, dict) else {})
                else:
                    yield place, _expected(owner[1], "table")
            case inspect.VarTupleType() | inspect.TupleType():
                yield from self._list(kind, value, owner, place)
            case inspect.UnionType():
                yield from self._value(_present(kind), value, owner, place, ours)
            case inspect.DictType(value_type=values):
                yield from self._table(values, value, owner, place)
            case inspect.BoolType():
                if not isinstance(value, bool):
                    yield place, _expected(owner[1], "switch")
            case inspect.IntType():
                yield from _number(kind, value, owner[1], place)
            case inspect.StrType():
                yield from self._word(kind, value, owner, place)

    def _list(
        self,
        kind: inspect.VarTupleType | inspect.TupleType,
        value: Any,
        owner: tuple[str, str],
        place: Place,
    ) -> Iterator[Checked]:
        if not isinstance(value, list):
            yield place, _expected(owner[1], "list")
            return
        if isinstance(kind, inspect.TupleType):
            items = list(kind.item_types)
            if len(value) != len(items):
                yield place, Text("edition-flaw-length", {"field": owner[1], "count": len(items)})
        else:
            items = [kind.item_type] * len(value)
            if len(value) > MOST_ELEMENTS:
                yield place, Text("edition-flaw-too-long", {"field": owner[1], "most": MOST_ELEMENTS})
        for number, (item, each) in enumerate(zip(items, value, strict=False)):
            yield from self._value(item, each, owner, (*place, number))

    def _table(
        self, values: inspect.Type, value: Any, owner: tuple[str, str], place: Place
    ) -> Iterator[Checked]:
        if not isinstance(value, dict):
            yield place, _expected(owner[1], "table")
            return
        for name, each in value.items():
            if name not in self._vocabulary[owner]:
                yield (*place, name), self._unknown_word(name, owner)
            yield from self._value(values, each, (owner[0], name), (*place, name))

    def _word(
        self, kind: inspect.StrType, value: Any, owner: tuple[str, str], place: Place
    ) -> Iterator[Checked]:
        if not isinstance(value, str):
            yield place, _expected(owner[1], "word")
        elif kind.pattern is not None:
            if not re.search(kind.pattern, value):
                told: dict[str, Arg] = {"field": owner[1], "value": value, "pattern": kind.pattern}
                yield place, Text("edition-flaw-pattern", told)
        elif value not in self._vocabulary.get(owner, ()):
            yield place, self._unknown_word(value, owner)

    def _unknown_word(self, word: str, owner: tuple[str, str]) -> Text:
        known = ", ".join(sorted(filter(None, self._vocabulary.get(owner, ()))))
        return Text("edition-flaw-word", {"field": owner[1], "value": word, "words": known})


def _number(kind: inspect.IntType, value: Any, field: str, place: Place) -> Iterator[Checked]:
    if not isinstance(value, int) or isinstance(value, bool):
        yield place, _expected(field, "number")
        return
    least = LEAST if kind.ge is None else kind.ge
    most = MOST if kind.le is None else kind.le
    if not least <= value <= most:
        told: dict[str, Arg] = {"field": field, "value": str(value), "least": str(least), "most": str(most)}
        yield place, Text("edition-flaw-range", told)
