"""Fault points around every request to Discord, whichever part of the bot makes it."""

from __future__ import annotations

from types import SimpleNamespace

import aiohttp

from tables.store.fault_points import FaultPoint, fault_point


def add_fault_points(trace: aiohttp.TraceConfig) -> None:
    """From now on, a request may find the line broken, and its answer may be lost."""
    trace.on_request_start.append(_sending)
    trace.on_request_end.append(_answered)


async def _sending(
    _session: aiohttp.ClientSession, _context: SimpleNamespace, _sent: aiohttp.TraceRequestStartParams
) -> None:
    await fault_point(FaultPoint.SENDING)


async def _answered(
    _session: aiohttp.ClientSession, _context: SimpleNamespace, sent: aiohttp.TraceRequestEndParams
) -> None:
    try:
        await fault_point(FaultPoint.ANSWERED)
    except ConnectionError:
        sent.response.close()  # nobody will read it
        raise
