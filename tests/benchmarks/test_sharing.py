"""What is done beside the event loop without ever letting go of the interpreter is seen as a wait."""

from __future__ import annotations

import asyncio

import pytest

from benchmarks import sharing
from benchmarks.sharing import waits_beside

PIECES = [2.0, 7.0, 3.0]
"""How long each piece of work takes, by a clock that only work moves."""


async def test_the_longest_wait_is_the_longest_work_that_nobody_could_interrupt(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    done = 0.0
    monkeypatch.setattr(sharing, "process_time", lambda: done)

    async def work() -> None:
        nonlocal done
        for piece in PIECES:
            done += piece
            await asyncio.sleep(0)

    waits = await waits_beside(asyncio.create_task(work()))

    assert [wait for wait in waits if wait] == PIECES
