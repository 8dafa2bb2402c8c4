"""A connection is asked for a sign of life, and nobody waits for it on one that is gone."""

from __future__ import annotations

import asyncio
from typing import Any

from playground.gateway.sessions import Op, Socket


def socket() -> Socket:
    ws: Any = None
    return Socket(ws, None, lambda text: text)


async def test_a_pulse_waits_for_the_next_heartbeat() -> None:
    line = socket()
    line.hear()
    waiting = asyncio.create_task(line.pulse())
    await asyncio.sleep(0)
    assert not waiting.done()
    assert line._queue.get_nowait() == {"op": Op.HEARTBEAT, "d": None}
    line.hear()
    await waiting


async def test_nobody_waits_on_a_connection_that_ends_before_or_meanwhile() -> None:
    line = socket()
    waiting = asyncio.create_task(line.pulse())
    await asyncio.sleep(0)
    line.end()
    await waiting
    await line.pulse()
