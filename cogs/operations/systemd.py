"""Tells systemd that the bot is ready, alive and stopping; without systemd it tells nobody.

The protocol of sd_notify(3): a datagram to the socket named by NOTIFY_SOCKET.
"""

from __future__ import annotations

import asyncio
import logging
import os
import socket
from collections.abc import Mapping

log = logging.getLogger("lairkeeper.operations")

READY, ALIVE, STOPPING = "READY=1", "WATCHDOG=1", "STOPPING=1"


class Systemd:
    """The service manager that has started us, if one has."""

    def __init__(self, environment: Mapping[str, str]) -> None:
        given = environment.get("NOTIFY_SOCKET", "")
        self._address = f"\0{given[1:]}" if given.startswith("@") else given
        self._every = _watchdog(environment) / 2
        self._beating: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Begin to tell that we are alive, twice as often as systemd wants to know."""
        if self._address and self._every:
            self._beating = asyncio.create_task(self._beat(), name="watchdog")

    async def close(self) -> None:
        """Tell that we are stopping."""
        if self._beating is not None:
            self._beating.cancel()
            await asyncio.gather(self._beating, return_exceptions=True)
        self.tell(STOPPING)

    async def _beat(self) -> None:
        # From the event loop: should something hold it for good, systemd starts us anew.
        while True:
            self.tell(ALIVE)
            await asyncio.sleep(self._every)

    def tell(self, *news: str) -> None:
        """Send news to systemd; play goes on if it does not listen."""
        if not self._address:
            return
        try:
            with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM | socket.SOCK_CLOEXEC) as line:
                line.setblocking(False)
                line.sendto("\n".join(news).encode(), self._address)
        except OSError as trouble:
            log.warning("systemd cannot be told: %s", trouble)


def _watchdog(environment: Mapping[str, str]) -> float:
    """How many seconds systemd waits for a sign of life; 0 if it does not."""
    meant_for = environment.get("WATCHDOG_PID")
    if meant_for is not None and meant_for != str(os.getpid()):
        return 0.0
    wanted = environment.get("WATCHDOG_USEC", "")
    return int(wanted) / 1e6 if wanted.isdecimal() else 0.0
