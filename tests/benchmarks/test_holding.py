"""Long answers are as long as they can be, and the watch on the event loop sees the longest callback."""

from __future__ import annotations

import asyncio
from asyncio.events import Handle
from time import thread_time

import pytest

from benchmarks.holding import LONGEST_OPTION, long_answers
from benchmarks.loop_watch import Watch
from benchmarks.questions import cases_of
from engine.core.forms.form import MOST_LETTERS
from engine.core.registry import game

BUSY = 0.02


def test_answers_are_as_long_as_is_read_and_one_is_as_long_as_can_be_sent() -> None:
    [case, *_] = next(iter(cases_of(game("mighty-monsters"), 0, moments=1).values()))
    lengths = [len(answer) for answer in long_answers(case)]

    assert max(lengths) > LONGEST_OPTION - 10
    assert sorted(lengths)[1:-1] == [MOST_LETTERS] * (len(lengths) - 2)
    assert 0 < min(lengths) <= MOST_LETTERS


async def test_the_watch_sees_what_holds_the_loop_and_not_what_is_done_beside_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def be_busy() -> None:
        until = thread_time() + BUSY
        while thread_time() < until:
            pass

    watch = Watch()
    monkeypatch.setattr(Handle, "_run", watch.run_of(Handle._run))
    await asyncio.to_thread(be_busy)
    assert watch.longest < BUSY
    asyncio.get_running_loop().call_soon(be_busy)
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    assert watch.longest >= BUSY
