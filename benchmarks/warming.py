"""The first board that a process draws once it is ready, compared with the same board drawn second elsewhere.

In processor time. Later boards of the same game take ever less, since the parts they share are kept.
"""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Sequence
from itertools import islice
from pathlib import Path
from time import process_time

import msgspec

from benchmarks.deciding import seats_of
from benchmarks.drawing import NAMES
from benchmarks.report import Line, compared, timed
from engine.cli.self_play import moments
from engine.core import View
from engine.core.registry import games
from render import table
from render.drawing.worker import warm_up
from texts import speaker

PART = "warming"
BOARDS = 5
"""So many boards of each game, each from another one; as many processes begin with one each."""
_MOMENT = 20
_ROOT = Path(__file__).parents[1]
MOST_TIMES = 1.2


def measure(only: Sequence[str] = ()) -> list[Line]:
    """What the first board costs in every game."""
    return [_line(key) for key in only or games()]


def _line(key: str) -> Line:
    seeds = range(1, BOARDS + 1)
    first: list[float] = []
    second: list[float] = []
    for seed in seeds:
        costs = _in_a_fresh_process(key, [seed, seed % BOARDS + 1])
        first.append(costs[0])
        second.append(costs[1])
    others = timed(PART, "the same boards as second ones", second)
    return compared(timed(PART, f"{key}: the first board", first), others, goal=MOST_TIMES)


def _in_a_fresh_process(key: str, seeds: Sequence[int]) -> list[float]:
    command = [sys.executable, "-m", "benchmarks.warming", key, *map(str, seeds)]
    drawn = subprocess.run(command, cwd=_ROOT, capture_output=True, check=True)
    return msgspec.json.decode(drawn.stdout, type=list[float])


def _view(key: str, seed: int) -> View:
    game = games()[key]
    *_, state = islice(moments(game, seats_of(game), {}, seed), _MOMENT)
    view: View = game.view(state, None)
    return view


def _draw(key: str, seeds: Sequence[int]) -> list[float]:
    """The seconds that each board takes, in this order, in a process that has only just warmed up."""
    views = [_view(key, seed) for seed in seeds]
    voice = speaker("en", NAMES[: seats_of(games()[key])])
    warm_up()
    costs = []
    for view in views:
        began = process_time()
        table(view, voice)
        costs.append(process_time() - began)
    return costs


if __name__ == "__main__":
    print(msgspec.json.encode(_draw(sys.argv[1], [int(seed) for seed in sys.argv[2:]])).decode())
