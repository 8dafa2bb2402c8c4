"""Memory that is free goes back to the system; where the C library has no such switch, nothing happens.

Pictures come and go by the megabyte. Left to itself, the C library keeps what they leave behind.
"""

from __future__ import annotations

import ctypes
from typing import Any

_LARGE = 1024 * 1024
_ARENAS = 2
_M_MMAP_THRESHOLD, _M_ARENA_MAX = -3, -8
"""What `malloc.h` calls them."""
GIVES_BACK_AFTER = 16
"""After so many pictures, memory that is free goes back to the system."""


def hold_little() -> None:
    """From now on, large blocks go back the moment they are free, and threads share their small ones.

    Not for a process that draws: it would get the same blocks again and again, and wipe them each time.
    """
    if (tune := _function("mallopt")) is not None:
        tune(_M_MMAP_THRESHOLD, _LARGE)
        tune(_M_ARENA_MAX, _ARENAS)


def give_back() -> None:
    """Give back what is free now."""
    if (trim := _function("malloc_trim")) is not None:
        trim(0)


class Leftovers:
    """What pictures leave behind: given back whenever a few have been drawn."""

    def __init__(self) -> None:
        self._pictures = 0

    def one_more(self) -> None:
        """Count a picture that was drawn."""
        self._pictures += 1
        if self._pictures % GIVES_BACK_AFTER == 0:
            give_back()


def _function(name: str) -> Any:
    try:
        return getattr(ctypes.CDLL(None), name, None)
    except (OSError, TypeError):  # there is no such library here
        return None
