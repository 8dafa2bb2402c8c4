"""`python -m render.drawing.worker`: draws one picture after the other, until whoever asks for them is gone.

Jobs come from standard input, pictures go to standard output. Before the first job it has drawn
pictures of every game, so that nobody waits for fonts, texts and grounds; then it says that it is ready.
"""

from __future__ import annotations

import os
import signal
import sys
import traceback
from typing import BinaryIO

from engine.core.registry import game
from render.drawing.jobs import LENGTH, Failed, framed, unpacked_job
from render.drawing.memory import Leftovers, give_back
from render.kit.illustrations import Scene
from render.pictures import artist, hand, illustrated_games, table
from render.topics import topic
from texts import LOCALES, speaker

READY = "ready"


def warm_up() -> None:
    """Draw a picture of every kind that the samples of each game have, and what games begin with."""
    for key in illustrated_games():
        scenes = {one.shows: name for name, one in artist(key).topics.of.items() if isinstance(one, Scene)}
        for number, name in enumerate(scenes.values()):
            topic(key, name, speaker(LOCALES[number % len(LOCALES)]))
        least, most = game(key).seats
        for seats in range(least, most + 1):
            _draw_the_beginning(key, seats)


def _draw_the_beginning(key: str, seats: int) -> None:
    its_game = game(key)
    state, say = its_game.start(seats, {}, seats), speaker(LOCALES[0], map(str, range(seats)))
    table(its_game.view(state, None), say)
    hand(its_game.view(state, 0), say)


def serve(jobs: BinaryIO, pictures: BinaryIO) -> None:
    """Draw until there are no more jobs."""
    give_back()
    _send(pictures, READY)
    leftovers = Leftovers()
    while len(length := jobs.read(LENGTH)) == LENGTH:
        _send(pictures, _drawn(jobs.read(int.from_bytes(length, "big"))))
        leftovers.one_more()


def _send(pictures: BinaryIO, message: object) -> None:
    pictures.write(framed(message))
    pictures.flush()


def _drawn(received: bytes) -> object:
    try:
        return unpacked_job(received).done()
    except Exception as flaw:
        return Failed(type(flaw).__name__, "".join(traceback.format_tb(flaw.__traceback__)))


def main() -> None:
    """Serve whoever has started this process."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl+C is meant for the bot, which then closes our input
    output, sys.stdout = sys.stdout.fileno(), sys.stderr
    try:
        warm_up()
        # Buffered even with PYTHONUNBUFFERED: else a pause amid a long write would lose the rest of it.
        with open(output, "wb", closefd=False) as pictures:
            serve(sys.stdin.buffer, pictures)
    except BrokenPipeError:  # nobody waits for the picture any more
        os._exit(0)


if __name__ == "__main__":
    main()
