"""A slow line to PostgreSQL: whatever goes over it arrives somewhat later, as from a server far away."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

_AT_ONCE = 65536


@contextmanager
def slow_line(folder: Path, seconds: float) -> Iterator[str]:
    """A line to the server behind the socket in a folder, each way so many seconds long; its address."""
    line = _Line(folder / ".s.PGSQL.5432", seconds)
    thread = threading.Thread(target=line.run, daemon=True)
    thread.start()
    line.is_open.wait()
    try:
        yield f"postgresql://lair@127.0.0.1:{line.port}/postgres?sslmode=disable"
    finally:
        line.close()
        thread.join()


class _Line:
    """Has a thread of its own, so that whoever measures does not hold it up."""

    def __init__(self, socket: Path, seconds: float) -> None:
        self.is_open = threading.Event()
        self.port = 0
        self._socket = socket
        self._seconds = seconds

    def run(self) -> None:
        """Carry, until it is closed."""
        asyncio.run(self._carry())

    def close(self) -> None:
        """Cut everybody off."""
        self._loop.call_soon_threadsafe(self._closed.set)

    async def _carry(self) -> None:
        self._loop, self._closed = asyncio.get_running_loop(), asyncio.Event()
        server = await asyncio.start_server(self._serve, "127.0.0.1", 0)
        self.port = server.sockets[0].getsockname()[1]
        self.is_open.set()
        await self._closed.wait()
        server.close()

    async def _serve(self, near: asyncio.StreamReader, back: asyncio.StreamWriter) -> None:
        far, there = await asyncio.open_unix_connection(str(self._socket))
        await asyncio.gather(self._one_way(near, there), self._one_way(far, back))

    async def _one_way(self, source: asyncio.StreamReader, target: asyncio.StreamWriter) -> None:
        with suppress(OSError):
            while some := await source.read(_AT_ONCE):
                self._loop.call_later(self._seconds, target.write, some)
        self._loop.call_later(self._seconds, target.close)
