"""The pictures that guard the look; `python -m tests.render.golden` draws them anew after a wanted change."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import render
from render.pictures import Picture
from tests.render.moments import first_news, game_of, seen, voice

FOLDER = Path(__file__).with_name("golden")


def _before_the_first_round() -> Picture:
    return render.table(seen(game_of(3)[1]), voice("en", 3))[0]


def _four_in_a_row() -> Picture:
    return render.table(seen(game_of(4)[9]), voice("en", 4))[0]


def _six_with_a_decree() -> Picture:
    return render.table(seen(game_of(6, seed=3, kings="on")[15]), voice("de", 6))[0]


def _five_after_a_raid() -> Picture:
    return render.table(seen(first_news(game_of(5))), voice("de", 5))[1]


def _four_after_a_raid() -> Picture:
    return render.table(seen(first_news(game_of(4))), voice("en", 4))[1]


def _hand() -> Picture:
    return render.hand(seen(game_of(4)[5], 2), voice("de", 4))


def _lair() -> Picture:
    states = game_of(5)
    return render.spotlight(seen(states[states.index(first_news(states)) + 7]), 4, voice("de", 5))


def _score() -> Picture:
    return render.table(seen(game_of(6)[-1]), voice("en", 6))[0]


def _guard() -> Picture:
    picture = render.card("mighty-monsters", "G3", voice("de", 0))
    assert picture is not None
    return picture


GOLDEN: dict[str, Callable[[], Picture]] = {
    "board-before-the-first-round": _before_the_first_round,
    "board-four-in-a-row": _four_in_a_row,
    "board-six-with-a-decree": _six_with_a_decree,
    "raid-five": _five_after_a_raid,
    "raid-four": _four_after_a_raid,
    "hand": _hand,
    "lair": _lair,
    "score": _score,
    "card-guard": _guard,
}


def path(name: str) -> Path:
    """Where a golden picture lies."""
    return FOLDER / f"{name}.png"


if __name__ == "__main__":
    for name, draw in GOLDEN.items():
        path(name).write_bytes(draw().png)
        print(path(name))
