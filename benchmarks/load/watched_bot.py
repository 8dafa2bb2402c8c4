"""The real bot, which notes the longest hold of its event loop and writes it down at the end."""

from __future__ import annotations

import json
import os
import signal
import sys
from asyncio.events import Handle
from pathlib import Path
from unittest.mock import patch

import bot
from benchmarks.loop_watch import Watch

REPORT = "LOAD_REPORT"
"""The setting that names the file for what is noted."""


class Measurement(Watch):
    """The same from a moment on, written down at the end."""

    def begin(self, _signal: int, _frame: object) -> None:
        """Forget everything so far: the measurement begins now."""
        self.longest = 0.0

    def report(self, file: Path) -> None:
        """Write down what was noted."""
        file.write_text(json.dumps({"longest_hold": self.longest}))


def main() -> int:
    """Run the bot."""
    watch = Measurement()
    signal.signal(signal.SIGUSR1, watch.begin)
    try:
        with patch.object(Handle, "_run", watch.run_of(Handle._run)):
            return bot.main()
    finally:
        watch.report(Path(os.environ[REPORT]))


if __name__ == "__main__":
    sys.exit(main())
