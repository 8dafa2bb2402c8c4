"""How long people wait: from the arrival of a click or command to its acknowledgement, and to its answer."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from time import perf_counter
from types import SimpleNamespace

import aiohttp

from cogs.operations.exposition import Histogram

_BOUNDS = (0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)
_MOST_OPEN = 1000
_CALLBACK, _ORIGINAL = "callback", "@original"
"""How the addresses end to which an interaction is acknowledged, and at which its answer is put."""


class Latencies:
    """Listens to the requests the bot makes to Discord; the tokens in them are forgotten once answered."""

    def __init__(self, clock: Callable[[], float] = perf_counter) -> None:
        self.acknowledged = Histogram(_BOUNDS)
        self.answered = Histogram(_BOUNDS)
        self._clock = clock
        self._arrived: OrderedDict[str, tuple[float, bool]] = OrderedDict()
        """By token: when an interaction came, and whether it is acknowledged."""

    def arrive(self, token: str) -> None:
        """A click or command has come."""
        self._arrived[token] = self._clock(), False
        while len(self._arrived) > _MOST_OPEN:
            self._arrived.popitem(last=False)

    def listen(self, trace: aiohttp.TraceConfig) -> None:
        """Hear of the requests that the client's session makes."""
        trace.on_request_end.append(self._sent)

    async def _sent(
        self, _session: aiohttp.ClientSession, _context: SimpleNamespace, sent: aiohttp.TraceRequestEndParams
    ) -> None:
        if sent.response.ok:
            self.sent(sent.url.path)

    def sent(self, path: str) -> None:
        """Discord has accepted a request to this path."""
        parts = path.split("/")
        if parts[-1] == _CALLBACK and parts[-2] in self._arrived:
            began, _ = self._arrived[parts[-2]]
            self._arrived[parts[-2]] = began, True
            self.acknowledged.observe(self._clock() - began)
        elif parts[-1] == _ORIGINAL and len(parts) > 2 and self._arrived.get(parts[-3], (0.0, False))[1]:
            began, _ = self._arrived.pop(parts[-3])
            self.answered.observe(self._clock() - began)
