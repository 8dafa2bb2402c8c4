"""What is done beside the event loop without ever letting go of the interpreter is seen as a wait."""

from __future__ import annotations

import asyncio
from time import thread_time

from benchmarks.sharing import waits_beside

NUMBERS = range(1_000_000)


async def test_the_longest_wait_is_at_least_as_long_as_the_work_that_nobody_could_interrupt() -> None:
    worked: list[float] = []

    def work() -> None:
        began = thread_time()
        sum(NUMBERS)
        worked.append(thread_time() - began)

    waits = await waits_beside(asyncio.create_task(asyncio.to_thread(work)))

    assert max(waits) >= worked[0]
