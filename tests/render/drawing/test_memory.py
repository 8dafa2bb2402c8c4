"""Memory that is free goes back to the system, and where that is impossible nothing fails."""

from __future__ import annotations

import ctypes
import subprocess
import sys
from typing import cast

import pytest

from render.drawing import memory
from render.drawing.jobs import Job
from render.drawing.threads import Threads

HELD = """
from pathlib import Path
from render.drawing.memory import give_back

def held():
    return int(Path("/proc/self/statm").read_text().split()[1])

many = [bytearray(64 * 1024) for _ in range(1000)]
last = bytearray(64 * 1024)
full = held()
del many
give_back()
print(full - held() > 10_000)
"""


@pytest.mark.skipif(sys.platform != "linux", reason="Linux tells how much memory a process holds")
def test_what_is_free_goes_back() -> None:
    done = subprocess.run([sys.executable, "-c", HELD], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "True"


def test_without_a_c_library_that_can_nothing_happens(monkeypatch: pytest.MonkeyPatch) -> None:
    def missing(_name: None) -> None:
        raise OSError

    monkeypatch.setattr(ctypes, "CDLL", missing)
    memory.give_back()
    memory.hold_little()


def test_what_pictures_leave_behind_goes_back_after_every_few_of_them(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    given_back = []
    monkeypatch.setattr(memory, "give_back", lambda: given_back.append("now"))
    leftovers = memory.Leftovers()
    for _ in range(3 * memory.GIVES_BACK_AFTER - 1):
        leftovers.one_more()
    assert len(given_back) == 2
    leftovers.one_more()
    assert len(given_back) == 3


async def test_a_thread_that_draws_counts_every_picture_also_those_that_fail(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    class Torn:
        def done(self) -> object:
            raise ZeroDivisionError

    given_back = []
    monkeypatch.setattr(memory, "give_back", lambda: given_back.append("now"))
    threads, job = Threads(), cast("Job", Torn())
    for _ in range(memory.GIVES_BACK_AFTER):
        with pytest.raises(ZeroDivisionError):
            await threads.draw(job)
    await threads.close()
    assert given_back == ["now"]
