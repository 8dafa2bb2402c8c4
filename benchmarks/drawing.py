"""Pictures: drawing a view for the first time, compared with only encoding the same pixels.

Both are measured in processor time, so other processes do not count.
"""

from __future__ import annotations

from io import BytesIO
from time import perf_counter, process_time
from typing import NamedTuple

from PIL import Image

from benchmarks.deciding import seats_of
from benchmarks.report import Line, compared, timed
from engine.cli.self_play import moments
from engine.core import View
from engine.core.registry import AnyGame, games
from render import Picture, hand, table
from render.kit.encoding import encode
from render.kit.theme import Colour
from texts import Speaker, speaker

PART = "pictures"
SECONDS = 20.0
"""Total drawing time over all games, at most."""
NAMES = ("Anna", "Ben", "Clara", "David", "Ewa", "Farid")
MOST_TIMES = 3.0
MOST_KIB = 150.0


class Drawn(NamedTuple):
    """The pictures of one view, the time to draw them, and the time to encode their pixels again."""

    drawing: float
    encoding: float
    pictures: list[Picture]


def measure() -> list[Line]:
    """Board and hand of every game, each moment drawn once."""
    return [line for game in games().values() for line in _lines(game)]


def _lines(game: AnyGame) -> list[Line]:
    seats = seats_of(game)
    voice = speaker("en", NAMES[:seats])
    states = list(moments(game, seats, {}, seed=1))
    boards = [game.view(state, None) for state in states]
    hands = [game.view(state, state.awaited()[0]) for state in states if state.awaited()]
    return [
        *_kind(f"{game.key}: board", boards, voice),
        *_kind(f"{game.key}: hand", hands, voice),
    ]


def _kind(what: str, views: list[View], voice: Speaker) -> list[Line]:
    """Speed and size of one kind of picture."""
    _draw(views[0], voice)  # warm up: some parts are drawn once and cached
    until = perf_counter() + SECONDS / (2 * len(games()))
    works = []
    for view in views:
        works.append(_draw(view, voice))
        if perf_counter() > until:
            break
    # A picture drawn faster than it can be encoded came from a cache.
    works = [one for one in works if one.drawing > one.encoding]
    encoding = timed(PART, "its pixels encoded", [one.encoding for one in works])
    drawing = timed(PART, f"{what}, drawn", [one.drawing for one in works])
    sizes = [len(picture.png) / 1024 for one in works for picture in one.pictures]
    largest = Line(part=PART, what=f"{what}, largest file", unit="KiB", p50=max(sizes), goal=MOST_KIB)
    return [compared(drawing, encoding, goal=MOST_TIMES), largest]


def _draw(view: View, voice: Speaker) -> Drawn:
    began = process_time()
    pictures = table(view, voice) if view.viewer is None else [hand(view, voice)]
    return drawn(pictures, process_time() - began)


def drawn(pictures: list[Picture], drawing: float) -> Drawn:
    """Pictures with the time they took, and the time to encode them alone."""
    opened = [Image.open(BytesIO(picture.png)) for picture in pictures]
    pixels = [(image.convert("RGB"), _colours(image)) for image in opened]
    for image, colours in pixels:
        encode(image, colours)  # warm up: the palette is made once and cached
    began = process_time()
    again = [encode(image, colours) for image, colours in pixels]
    encoding = process_time() - began
    if again != [picture.png for picture in pictures]:
        raise RuntimeError("the same pixels gave another file, so times cannot be compared")
    return Drawn(drawing, encoding, pictures)


def _colours(image: Image.Image) -> tuple[Colour, ...]:
    """The palette a picture was encoded with; games differ."""
    flat = image.getpalette() or []
    return tuple(zip(flat[::3], flat[1::3], flat[2::3], strict=True))
