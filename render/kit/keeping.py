"""What was drawn before: whatever was used last, as much as fits into a fixed amount of memory.

A cache that counts its entries does not know whether an entry is a stamp or a whole page; a few hundred of
them fill hundreds of megabytes.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable
from functools import wraps
from threading import Lock
from typing import Any, Generic, ParamSpec, TypeVar

from PIL import Image

P = ParamSpec("P")
T = TypeVar("T")

_MIB = 1024 * 1024
MOST_BYTES = 28 * _MIB
"""For all large parts together: a page takes three megabytes, a card a quarter of one.

Room for everything would be four times as much.
"""
MOST_BYTES_OF_SMALL = 16 * _MIB
SMALL = 48 * 1024
"""Up to so many bytes, a part is small: a word, a sprite, a mask."""
MOST_BYTES_OF_FILES = 8 * _MIB
"""For finished pictures: a hundred to two hundred."""
_BYTES = {"RGB": 4, "RGBA": 4}
"""What a pixel takes in memory; Pillow stores three channels like four."""
_ENTRY = 1024
"""What an entry takes besides its pixels: its key, its place here, and Pillow's own notes on it."""


class Shelf(Generic[T]):
    """Things in the order in which they were last used."""

    def __init__(self, most_bytes: int) -> None:
        self._most = most_bytes
        self._things: OrderedDict[Hashable, T] = OrderedDict()
        self._lock = Lock()
        self.bytes = 0

    def find(self, key: Hashable) -> T | None:
        """What was kept for this key, if it is still there."""
        with self._lock:
            thing = self._things.get(key)
            if thing is not None:
                self._things.move_to_end(key)
            return thing

    def put(self, key: Hashable, thing: T) -> T:
        """Keep something; whatever was not used for longest makes room. Returns what is kept."""
        with self._lock:
            if key in self._things:  # another thread was faster
                return self._things[key]
            self._things[key] = thing
            self.bytes += size(thing)
            while self.bytes > self._most and len(self._things) > 1:
                _, dropped = self._things.popitem(last=False)
                self.bytes -= size(dropped)
            return thing


class Cupboard:
    """Two shelves: a picture has small parts by the hundred, and a single page would push out as many."""

    def __init__(self, small: Shelf[Any], large: Shelf[Any]) -> None:
        self._small = small
        self._large = large

    def find(self, key: Hashable) -> Any:
        """What was kept for this key, if it is still there."""
        return self._small.find(key) or self._large.find(key)

    def put(self, key: Hashable, thing: T) -> T:
        """Keep something where it belongs."""
        kept: T = (self._small if size(thing) <= SMALL else self._large).put(key, thing)
        return kept


PARTS = Cupboard(Shelf(MOST_BYTES_OF_SMALL), Shelf(MOST_BYTES))
FILES: Shelf[Any] = Shelf(MOST_BYTES_OF_FILES)


def kept(draw: Callable[P, T], shelf: Shelf[Any] | Cupboard = PARTS) -> Callable[P, T]:
    """Draw a part once for the same arguments, as long as there is room for it; nobody may change it."""

    @wraps(draw)
    def drawn(*args: P.args, **kwargs: P.kwargs) -> T:
        key = (draw, args, *sorted(kwargs.items())) if kwargs else (draw, args)
        part: T | None = shelf.find(key)
        if part is None:
            part = shelf.put(key, draw(*args, **kwargs))
        return part

    return drawn


def size(thing: object) -> int:
    """How many bytes something takes: an image, a file, or several of them."""
    return _ENTRY + _content(thing)


def _content(thing: object) -> int:
    match thing:
        case Image.Image():
            return thing.width * thing.height * _BYTES.get(thing.mode, 1)
        case bytes() | str():
            return len(thing)
        case tuple() | list():
            return sum(_content(one) for one in thing)
        case _:
            return 0
