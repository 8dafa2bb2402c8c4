"""What processes take of the machine, with all they have started; and a limit on what they may take."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

_MIB = 1024
_TICK = 0.02
"""Every so many seconds it is looked at whether somebody has used up their share."""


def family(pid: int) -> Iterator[int]:
    """A process and all it has started."""
    yield pid
    for task in Path(f"/proc/{pid}/task").glob("*/children"):
        with suppress(OSError):  # it has just ended
            for child in task.read_text().split():
                yield from family(int(child))


def memory(pid: int) -> float:
    """What a process and its children take, in MiB; pages they share count once."""
    shares = 0
    for one in family(pid):
        try:
            lines = Path(f"/proc/{one}/smaps_rollup").read_text().splitlines()
        except OSError:
            continue
        shares += sum(int(line.split()[1]) for line in lines if line.startswith("Pss:"))
    return shares / _MIB


def processor_time(pid: int) -> float:
    """The seconds of processor time a process and its children have used."""
    used = 0.0
    for one in family(pid):
        try:
            fields = Path(f"/proc/{one}/stat").read_text().rpartition(")")[2].split()
        except OSError:
            continue
        used += sum(int(ticks) for ticks in fields[11:15])
    return used / os.sysconf("SC_CLK_TCK")


async def limited_to(share: float, pid: int) -> None:
    """Let a process and its children have so much of one core, until cancelled: whoever has had it pauses.

    So several processes have several times as much as one, however many cores there are.
    """
    loop = asyncio.get_running_loop()
    earlier, used_earlier, paused = loop.time(), processor_time(pid), False
    credit = 0.0
    try:
        while True:
            await asyncio.sleep(_TICK)
            now, used = loop.time(), processor_time(pid)
            credit = min(share * _TICK, credit + share * (now - earlier) - (used - used_earlier))
            earlier, used_earlier = now, used
            if paused != (credit < 0):
                paused = not paused
                _signal(pid, signal.SIGSTOP if paused else signal.SIGCONT)
    finally:
        _signal(pid, signal.SIGCONT)


def _signal(pid: int, number: signal.Signals) -> None:
    for one in family(pid):
        with suppress(ProcessLookupError):
            os.kill(one, number)
