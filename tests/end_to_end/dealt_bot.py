"""The real bot, which deals the same games to the same test every time: no test is a matter of luck.

`DEALS=2 make test` deals other games, to find out whether a test is one after all.
"""

from __future__ import annotations

import os
import sys
import time
from functools import partial
from itertools import count
from pathlib import Path
from unittest.mock import patch
from zlib import crc32

import bot
from render.drawing.worker import warm_up as draw_one_of_each_kind
from tables import TableService
from tables.store.fault_points import SETTING, arm
from texts import LOCALES
from texts.library import book, entries

OCCASION = "OCCASION"
"""The setting with the path of the file that says which test is running."""
CLOCK = "CLOCK"
"""The setting with the path of a file that says by how many seconds the bot's clock is ahead."""


def occasion_beside(database: Path) -> Path:
    """Where that file lies."""
    return database.with_name("occasion")


class Deals:
    """The seeds of the games that begin in a test, in their order."""

    def __init__(self, occasion: Path, others: str) -> None:
        self._occasion = occasion
        self._others = others
        self._dealt_for = ""
        self._numbers = count()

    def __call__(self) -> int:
        """The seed of the next game."""
        test = self._occasion.read_text() if self._occasion.exists() else ""
        if test != self._dealt_for:
            self._dealt_for, self._numbers = test, count()
        return crc32(f"{test} {next(self._numbers)} {self._others}".encode())


class WaywardClock:
    """A clock that a test can put forward and back while the bot runs."""

    def __init__(self, ahead: Path) -> None:
        self._ahead = ahead

    def __call__(self) -> float:
        """The time, as the bot has it."""
        return time.time() + float(self._ahead.read_text() or 0)


def warm_up() -> None:
    """Load what a bot loads when somebody wants it: texts, fonts, and the parts of pictures."""
    for locale in LOCALES:
        for key in entries(locale):
            book(locale).pattern(key)
    draw_one_of_each_kind()


def main() -> int:
    """Run the bot; a process that has imported everything before is told only now which faults it meets."""
    arm(os.environ.get(SETTING, ""))
    deals = Deals(Path(os.environ[OCCASION]), os.environ.get("DEALS", ""))
    clock = WaywardClock(Path(os.environ[CLOCK])) if os.environ.get(CLOCK) else time.time
    with patch.object(TableService, "open", partial(TableService.open, clock=clock, seeds=deals)):
        return bot.main()


if __name__ == "__main__":
    sys.exit(main())
