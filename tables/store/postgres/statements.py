"""The features' SQL as PostgreSQL takes it: values are numbered there."""

from __future__ import annotations

import re
from functools import cache
from itertools import count

_VALUE = re.compile(r"\?(\d*)")


@cache
def numbered(statement: str) -> str:
    """A statement with `$1` in place of `?1`, and `$1`, `$2` and so on in place of each plain `?`."""
    numbers = count(1)
    return _VALUE.sub(lambda value: f"${value[1] or next(numbers)}", statement)
