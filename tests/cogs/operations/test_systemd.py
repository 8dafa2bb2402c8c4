"""systemd is told what it asks for, through its socket, and nobody misses it where it is not."""

from __future__ import annotations

import asyncio
import os
import socket
from collections.abc import Iterator
from pathlib import Path

import pytest

from cogs.operations.systemd import ALIVE, READY, STOPPING, Systemd


class Manager:
    """The end of the line at which systemd sits."""

    def __init__(self, address: str) -> None:
        self.line = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
        self.line.bind(address)
        self.line.setblocking(False)

    async def hears(self) -> str:
        async with asyncio.timeout(10):
            return (await asyncio.get_running_loop().sock_recv(self.line, 1024)).decode()


@pytest.fixture
def manager(tmp_path: Path) -> Iterator[Manager]:
    manager = Manager(str(tmp_path / "notify"))
    yield manager
    manager.line.close()


async def test_it_is_told_of_ready_and_stopping(manager: Manager, tmp_path: Path) -> None:
    systemd = Systemd({"NOTIFY_SOCKET": str(tmp_path / "notify")})
    systemd.start()
    systemd.tell(READY, "STATUS=Playing")
    assert await manager.hears() == "READY=1\nSTATUS=Playing"
    await systemd.close()
    assert await manager.hears() == STOPPING


async def test_a_watchdog_hears_of_us_again_and_again(manager: Manager, tmp_path: Path) -> None:
    asked = {"WATCHDOG_USEC": "20000", "WATCHDOG_PID": str(os.getpid())}
    systemd = Systemd({"NOTIFY_SOCKET": str(tmp_path / "notify"), **asked})
    systemd.start()
    assert [await manager.hears() for _ in range(3)] == [ALIVE] * 3
    await systemd.close()


async def test_an_abstract_socket_is_reached_as_well() -> None:
    name = f"lairkeeper-{os.getpid()}"
    manager = Manager(f"\0{name}")
    Systemd({"NOTIFY_SOCKET": f"@{name}"}).tell(READY)
    assert await manager.hears() == READY
    manager.line.close()


@pytest.mark.parametrize(
    "environment",
    [{}, {"NOTIFY_SOCKET": "/nowhere/notify"}, {"WATCHDOG_USEC": "20000"}, {"NOTIFY_SOCKET": ""}],
)
async def test_without_anybody_at_the_line_nothing_happens(environment: dict[str, str]) -> None:
    systemd = Systemd(environment)
    systemd.start()
    systemd.tell(READY)
    await systemd.close()


async def test_a_watchdog_for_another_process_is_not_ours(manager: Manager, tmp_path: Path) -> None:
    asked = {"WATCHDOG_USEC": "1000", "WATCHDOG_PID": "1"}
    systemd = Systemd({"NOTIFY_SOCKET": str(tmp_path / "notify"), **asked})
    systemd.start()
    await asyncio.sleep(0.01)
    await systemd.close()
    assert await manager.hears() == STOPPING
