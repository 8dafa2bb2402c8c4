"""The features' SQL as PostgreSQL takes it: values are numbered there; several changes can go together."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache
from itertools import count
from typing import Any

_VALUE = re.compile(r"\?(\d*)")
_KINDS = (int, float, str, bytes)
"""The kinds of values, in the order in which `change_together` takes them."""


@cache
def numbered(statement: str) -> str:
    """A statement with `$1` in place of `?1`, and `$1`, `$2` and so on in place of each plain `?`."""
    numbers = count(1)
    return _VALUE.sub(lambda value: f"${value[1] or next(numbers)}", statement)


class Together:
    """Changes that take one way to the server, in order; values go beside them, never in their words."""

    TAKING = "SELECT change_together($1, $2, $3, $4, $5)"
    """Makes them all, given the `values`; tells the number of the transaction."""

    def __init__(self) -> None:
        self._changes: list[str] = []
        self._by_kind: tuple[list[Any], ...] = tuple([] for _ in _KINDS)

    def __bool__(self) -> bool:
        """Whether there are any."""
        return bool(self._changes)

    def add(self, change: str, row: Sequence[Any]) -> None:
        """Make a change with these values after those before."""
        places = [self._place(value) for value in row]
        following = iter(places)
        self._changes.append(
            _VALUE.sub(lambda value: places[int(value[1]) - 1] if value[1] else next(following), change)
        )

    def _place(self, value: Any) -> str:
        """Where a value is found; one that is missing has no kind."""
        if value is None:
            return "NULL"
        for number, (kind, values) in enumerate(zip(_KINDS, self._by_kind, strict=True), 1):
            if isinstance(value, kind):
                values.append(value)
                return f"${number}[{len(values)}]"
        raise TypeError(f"a database keeps no {type(value).__name__}")

    @property
    def values(self) -> tuple[list[Any], ...]:
        """What `TAKING` takes."""
        return self._changes, *self._by_kind
