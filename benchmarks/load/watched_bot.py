"""The real bot, which notes holds of its event loop, moves and boards, and writes them down at the end."""

from __future__ import annotations

import os
import signal
import sys
from asyncio.events import Handle
from pathlib import Path
from typing import NamedTuple
from unittest.mock import patch

import msgspec

import bot
from benchmarks.load.board_watch import BoardWatch, Moment
from benchmarks.loop_watch import Watch

REPORT = "LOAD_REPORT"
"""The setting that names the file for what is noted."""


class Report(NamedTuple):
    """What one process has noted."""

    longest_hold: float
    """In seconds."""
    moves: list[Moment]
    boards: list[Moment]


class Measurement:
    """What is noted from a moment on."""

    def __init__(self) -> None:
        self.loop = Watch()
        self.boards = BoardWatch()

    def begin(self, _signal: int, _frame: object) -> None:
        """Forget everything so far: the measurement begins now."""
        self.loop.longest = 0.0
        self.boards.moves.clear()
        self.boards.boards.clear()

    def report(self) -> Report:
        """What was noted."""
        return Report(self.loop.longest, self.boards.moves, self.boards.boards)


def main() -> int:
    """Run the bot."""
    measurement = Measurement()
    signal.signal(signal.SIGUSR1, measurement.begin)
    try:
        with (
            patch.object(Handle, "_run", measurement.loop.run_of(Handle._run)),
            measurement.boards.watching(),
        ):
            return bot.main()
    finally:
        Path(os.environ[REPORT]).write_bytes(msgspec.json.encode(measurement.report()))


if __name__ == "__main__":
    sys.exit(main())
