"""`python -m tables.play.recorded.worker`: plays the game in one file again, and ends.

The file comes from standard input, the game goes to standard output in pieces, each behind its length.
Whatever the file makes the rules do, the process takes no more time and memory than it has set itself.
"""

from __future__ import annotations

import os
import resource
import signal
import sys
from contextlib import suppress

import msgspec

from tables.play.recorded.playing import LENGTH, told

NICENESS = 10
MOST_SECONDS = 10
"""Of the processor. The longest game that can be looked at takes about three."""
MOST_MEMORY = 1 << 30


def main() -> None:
    """Serve whoever has started this process."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl+C is meant for the bot, which then ends us
    with suppress(OSError):  # where that is forbidden, we are as important as anybody
        os.nice(NICENESS)
    # The system itself ends us, also amid a move. At the first limit with a signal that says why.
    resource.setrlimit(resource.RLIMIT_CPU, (MOST_SECONDS, MOST_SECONDS + 1))
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    resource.setrlimit(resource.RLIMIT_AS, (MOST_MEMORY, MOST_MEMORY))
    output, sys.stdout = sys.stdout.fileno(), sys.stderr
    try:
        # Buffered even with PYTHONUNBUFFERED: else a pause amid a long write would lose the rest of it.
        with open(output, "wb", closefd=False) as answers:
            for message in told(sys.stdin.buffer.read()):
                encoded = msgspec.msgpack.encode(message)
                answers.write(len(encoded).to_bytes(LENGTH, "big") + encoded)
    except BrokenPipeError:  # nobody waits for it any more
        os._exit(0)


if __name__ == "__main__":
    main()
