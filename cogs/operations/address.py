"""Where the bot tells how it is: a port of this machine, unless another host is asked for by name."""

from __future__ import annotations

from collections.abc import Collection
from typing import NamedTuple
from urllib.parse import urlsplit

LOOPBACK = ("127.0.0.1", "localhost", "::1")


class Address(NamedTuple):
    """A host and a port to listen on."""

    host: str
    port: int

    @property
    def is_local(self) -> bool:
        """Whether nobody but this machine can reach it."""
        return self.host in LOOPBACK


def read_address(written: str) -> Address:
    """An address from a port alone, or from `host:port`; raises `ValueError` if it is neither."""
    if written.isdecimal():
        written = f"{LOOPBACK[0]}:{written}"
    parts = urlsplit(f"//{written}")
    if not parts.hostname or not parts.port or parts.path or parts.username is not None:
        raise ValueError("neither a port nor host:port")
    return Address(parts.hostname, parts.port)


def host_in(header: str) -> str:
    """The host that a Host header names, without its port; empty if it names none."""
    try:
        return urlsplit(f"//{header}").hostname or ""
    except ValueError:
        return ""


def is_expected(header: str, names: Collection[str]) -> bool:
    """Whether a request was meant for us: a page in a browser reaches us under the name of its own server."""
    return host_in(header) in {*LOOPBACK, *names}
