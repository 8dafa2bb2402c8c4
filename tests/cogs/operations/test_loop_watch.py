"""The watch on the event loop remembers the longest hold of a minute."""

from __future__ import annotations

from cogs.operations.loop_watch import REMEMBERED, LoopWatch


async def test_a_hold_counts_for_a_minute() -> None:
    watch = LoopWatch()
    watch.note(10.0, 0.5)
    watch.note(20.0, 0.1)
    assert watch.longest == 0.5
    watch.note(10.0 + REMEMBERED + 1, 0.2)
    assert watch.longest == 0.2
    assert watch.late.samples()[-1].value == 3
