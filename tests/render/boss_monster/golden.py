"""The pictures that guard the look; `python -m tests.render.boss_monster.golden` draws them anew."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import render
from render.boss_monster import spotlight
from render.pictures import Picture
from tests.render.boss_monster.scenes import (
    busy_table,
    ended_table,
    holding,
    quiet_table,
    raided_table,
    voice,
)

FOLDER = Path(__file__).parents[1] / "golden" / "boss-monster"


def _card(card: str, locale: str) -> Picture:
    picture = render.card("boss-monster", card, voice(locale))
    assert picture is not None
    return picture


GOLDEN: dict[str, Callable[[], Picture]] = {
    "town": lambda: render.table(quiet_table(), voice("en"))[0],
    "town-crowded": lambda: render.table(busy_table(), voice("de", 2))[0],
    "dungeons": lambda: render.table(quiet_table(), voice("en"))[1],
    "dungeons-marked": lambda: render.table(busy_table(), voice("de", 2))[1],
    "way": lambda: render.table(raided_table(), voice("de", 2))[1],
    "dungeon-with-a-hero": lambda: render.table(raided_table(), voice("de", 2))[2],
    "dungeon": lambda: spotlight(quiet_table(), 0, voice("en")),
    "hand": lambda: render.hand(holding("MB023", "MB055", "MB038", spells=("MB069",)), voice("de")),
    "hand-of-many": lambda: render.hand(
        holding(
            *("MB023", "MB023", "MB056", "MB061", "MB046", "MB029", "MB014", "MB037"),
            spells=("MB065", "MB072", "MB077"),
            placed="MB020",
        ),
        voice("de"),
    ),
    "score": lambda: render.table(ended_table(), voice("en"))[0],
    "card-boss": lambda: _card("MB008", "en"),
    "card-room": lambda: _card("MB047", "de"),
    "card-miniboss": lambda: _card("MB062", "de"),
    "card-spell": lambda: _card("MB070", "en"),
    "card-hero": lambda: _card("MB105", "de"),
}


def path(name: str) -> Path:
    """Where a golden picture lies."""
    return FOLDER / f"{name}.png"


if __name__ == "__main__":
    for name, draw in GOLDEN.items():
        path(name).write_bytes(draw().png)
        print(path(name))
