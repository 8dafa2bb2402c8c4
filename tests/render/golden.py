"""The pictures that guard the look of every game.

`python -m tests.render.golden [GAME ...]` draws them anew after a wanted change.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from functools import partial
from importlib import import_module
from pathlib import Path

from engine.core.registry import games
from render.covers import cover
from render.kit.picture import Picture
from texts import speaker

FOLDER = Path(__file__).with_name("golden")
Golden = dict[str, Callable[[], Picture]]


def golden(game: str) -> Golden:
    """The pictures of a game by their names."""
    pictures: Golden = import_module(f"tests.render.{game.replace('-', '_')}.golden").GOLDEN
    return pictures | {"cover": partial(_cover, game)}


def _cover(game: str) -> Picture:
    drawn = cover(game, speaker("en"))
    assert drawn is not None, f"{game} has no cover"
    return drawn


def path(game: str, name: str) -> Path:
    """Where a golden picture lies."""
    return FOLDER / game / f"{name}.png"


if __name__ == "__main__":
    for key in sys.argv[1:] or games():
        for name, draw in golden(key).items():
            path(key, name).write_bytes(draw().png)
            print(path(key, name))
