"""How garbage is collected: what is kept is looked through once, not again and again while everybody waits.

A full collection looks through everything that was kept so far, and nothing else happens meanwhile: the more
cards, mazes and messages are remembered, the longer. So whatever has survived one is left out of the next.
"""

from __future__ import annotations

import gc
from collections.abc import Mapping
from typing import Any

FULL = 2
"""The generation that a full collection looks through."""
OFTEN = 4
"""A full collection comes after so many smaller ones, when there are some 40,000 new objects at most."""
RARELY = 500
"""Every so many full collections look through everything: what was in use once may be garbage by now."""


class Collecting:
    """Watches the garbage collector, and tells it what to leave out."""

    def __init__(self) -> None:
        self._collections = 0
        self._thresholds = gc.get_threshold()

    def start(self) -> None:
        """Leave out what is loaded now, and from now on whatever survives a full collection.

        The collector waits with a full one until a quarter as much is new as the last one kept; one that
        keeps nothing makes it begin early, while there is little to look through.
        """
        youngest, younger, _ = self._thresholds
        gc.set_threshold(youngest, younger, OFTEN)
        gc.freeze()
        gc.collect()
        gc.callbacks.append(self._on_collection)

    def stop(self) -> None:
        """Collect as usual again."""
        gc.callbacks.remove(self._on_collection)
        gc.set_threshold(*self._thresholds)
        gc.unfreeze()

    def _on_collection(self, phase: str, about: Mapping[str, Any]) -> None:
        if about["generation"] != FULL:
            return
        if phase == "stop":
            gc.freeze()
            return
        self._collections += 1
        if self._collections % RARELY == 0:
            gc.unfreeze()
