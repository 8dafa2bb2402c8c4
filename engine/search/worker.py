"""`python -m engine.search.worker`: thinks about one job after the other, until whoever sends them is gone.

Jobs come from standard input, answers go to standard output: each a message behind its length. A worker is
nicer to the rest of the computer than the bot is, and never outlives it by more than one job.
"""

from __future__ import annotations

import os
import signal
import sys
from contextlib import suppress
from typing import BinaryIO

import msgspec

from engine.core.registry import games
from engine.search.jobs import Answer, Failure, Job, work_out

LENGTH = 4
"""How many bytes tell the length of the message behind them."""
NICENESS = 10

_jobs = msgspec.msgpack.Decoder(Job)


def framed(message: Job | Answer | Failure) -> bytes:
    """A message behind its length."""
    encoded = msgspec.msgpack.encode(message)
    return len(encoded).to_bytes(LENGTH, "big") + encoded


def serve(jobs: BinaryIO, answers: BinaryIO) -> None:
    """Answer jobs until there are no more."""
    while len(length := jobs.read(LENGTH)) == LENGTH:
        received = jobs.read(int.from_bytes(length, "big"))
        answers.write(framed(_answered(received)))
        answers.flush()


def _answered(received: bytes) -> Answer | Failure:
    try:
        return work_out(_jobs.decode(received))
    except Exception as flaw:
        return Failure(type(flaw).__name__)


def main() -> None:
    """Serve whoever has started this process."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl+C is meant for the bot, which then closes our input
    with suppress(OSError):  # where that is forbidden, we are as important as anybody
        os.nice(NICENESS)
    games()
    output, sys.stdout = sys.stdout.fileno(), sys.stderr
    try:
        # Buffered even with PYTHONUNBUFFERED: else a pause amid a long write would lose the rest of it.
        with open(output, "wb", closefd=False) as answers:
            serve(sys.stdin.buffer, answers)
    except BrokenPipeError:  # nobody waits for the answer any more
        os._exit(0)


if __name__ == "__main__":
    main()
