"""Waiting for what nobody tells a test of."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

PATIENCE = 60.0


async def until(ready: Callable[[], object]) -> None:
    """Look again and again, until something is so."""
    async with asyncio.timeout(PATIENCE):
        while not ready():  # noqa: ASYNC110 - nobody tells us
            await asyncio.sleep(0.01)
