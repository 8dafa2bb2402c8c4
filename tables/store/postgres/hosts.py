"""The hosts of an address: whichever answers is taken, and one that falls silent is noticed."""

from __future__ import annotations

import socket
from collections.abc import Iterator
from typing import Any
from urllib.parse import urlsplit

_SILENCE = 10
"""After so many seconds without a sign of the other machine, a connection counts as cut."""
_TRIES = 3
_LIMITS = {
    "TCP_USER_TIMEOUT": 1000 * _SILENCE,  # for what was sent and not received
    "TCP_KEEPIDLE": _SILENCE // 2,  # for what is only waited for
    "TCP_KEEPINTVL": _SILENCE // 2 // _TRIES,
    "TCP_KEEPCNT": _TRIES,
}
"""By the names of the system's options; not every system has all of them."""


def one_by_one(url: str) -> Iterator[str]:
    """An address for each of its hosts."""
    parts = urlsplit(url)
    person, at, hosts = parts.netloc.rpartition("@")
    for host in hosts.split(","):
        yield parts._replace(netloc=f"{person}{at}{host}").geturl()


def notice_silence(connection: Any) -> None:
    """Have the system cut a connection whose other end is gone without a word, as with a lost machine.

    asyncpg has no public way to the socket.
    """
    line = connection._transport.get_extra_info("socket")
    if line.family == socket.AF_UNIX:
        return
    line.setsockopt(socket.SOL_SOCKET, socket.SO_KEEPALIVE, 1)
    for name, value in _LIMITS.items():
        if (option := getattr(socket, name, None)) is not None:
            line.setsockopt(socket.IPPROTO_TCP, option, value)
