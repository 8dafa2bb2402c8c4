"""Large parts of pictures, drawn once: those used last, as many as fit into a fixed amount of memory.

A cache that counts its entries does not know whether an entry is a stamp or a whole page; a few dozen pages
fill hundreds of megabytes.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable
from functools import wraps
from threading import Lock
from typing import ParamSpec

from PIL import Image

P = ParamSpec("P")

MOST_BYTES = 24 * 1024 * 1024
"""For all parts together. A page of the largest kind takes three megabytes, a card a quarter of one.

Room for everything would be more than ten times as much, and save a twelfth of the time that a picture takes.
"""
_BYTES = {"RGB": 4, "RGBA": 4}
"""What a pixel takes in memory; Pillow stores three channels like four."""


class Shelf:
    """Parts of pictures in the order in which they were last used."""

    def __init__(self, most_bytes: int) -> None:
        self._most = most_bytes
        self._parts: OrderedDict[Hashable, Image.Image] = OrderedDict()
        self._lock = Lock()
        self.bytes = 0

    def find(self, key: Hashable) -> Image.Image | None:
        """The part that was drawn for this key, if it is still there."""
        with self._lock:
            part = self._parts.get(key)
            if part is not None:
                self._parts.move_to_end(key)
            return part

    def put(self, key: Hashable, part: Image.Image) -> None:
        """Keep a part; those that were not used for longest make room."""
        with self._lock:
            if key in self._parts:  # another thread was faster
                return
            self._parts[key] = part
            self.bytes += _size(part)
            while self.bytes > self._most and len(self._parts) > 1:
                _, dropped = self._parts.popitem(last=False)
                self.bytes -= _size(dropped)


SHELF = Shelf(MOST_BYTES)


def kept(draw: Callable[P, Image.Image], shelf: Shelf = SHELF) -> Callable[P, Image.Image]:
    """Draw a part once for the same arguments, as long as there is room for it; nobody may change it."""

    @wraps(draw)
    def drawn(*args: P.args, **kwargs: P.kwargs) -> Image.Image:
        key = (draw, args, *sorted(kwargs.items()))
        part = shelf.find(key)
        if part is None:
            part = draw(*args, **kwargs)
            shelf.put(key, part)
        return part

    return drawn


def _size(part: Image.Image) -> int:
    return part.width * part.height * _BYTES.get(part.mode, 1)
