"""The launcher: starts several processes, starts anew what has died, and stops them all."""

from __future__ import annotations

import asyncio
import os
import sys
from pathlib import Path

import pytest

from cogs.client.configuration import ConfigurationError
from hosting.cluster import CANNOT_START, Cluster, environments, next_pause

SETTINGS = {"DATABASE_URL": "postgresql:///lair", "DISCORD_TOKEN": "abc"}
DIES_ONCE = """
import os, signal, sys
book = sys.argv[1]
with open(book, "a") as writing:
    print(os.environ["NUMBER"], file=writing)
if open(book).read().split().count(os.environ["NUMBER"]) == 1:
    os.kill(os.getpid(), signal.SIGKILL)
signal.signal(signal.SIGTERM, lambda *_: sys.exit(0))
with open(book, "a") as writing:
    print("ready", file=writing)
signal.pause()
"""


def numbered(count: int) -> list[dict[str, str]]:
    return [{**os.environ, "NUMBER": str(number)} for number in range(count)]


def test_each_process_has_the_same_settings_and_a_health_port_of_its_own() -> None:
    first, second = environments({**SETTINGS, "HEALTH": "8080"}, 2)

    assert first == {**SETTINGS, "PROCESSES": "2", "HEALTH": "127.0.0.1:8080"}
    assert second == {**SETTINGS, "PROCESSES": "2", "HEALTH": "127.0.0.1:8081"}
    assert environments(SETTINGS, 3) == [{**SETTINGS, "PROCESSES": "3"}] * 3


def test_several_processes_need_a_database_they_can_share() -> None:
    with pytest.raises(ConfigurationError, match="set DATABASE_URL as well"):
        environments({}, 2)


async def test_what_has_died_is_started_anew_until_all_are_stopped(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    book = tmp_path / "book"
    cluster = Cluster(numbered(2), (sys.executable, "-c", DIES_ONCE, str(book)), pause=0.0)
    running = asyncio.create_task(cluster.run())
    async with asyncio.timeout(30):
        while True:
            if book.exists() and book.read_text().split().count("ready") == 2:
                break
            await asyncio.sleep(0.02)
        cluster.stop()
        assert await running == 0
    assert sorted(book.read_text().split()) == ["0", "0", "1", "1", "ready", "ready"]
    assert capfd.readouterr().err.count("has ended with -9 and is started anew") == 2


def test_whoever_dies_young_again_and_again_is_started_less_and_less_often() -> None:
    pauses: list[float | None] = [None]
    for code, lived in ((-9, 3600.0), (-9, 5.0), (1, 5.0), (75, 5.0), (-9, 5.0), (-9, 3600.0)):
        pauses.append(next_pause(2.0, pauses[-1], code, lived))

    assert pauses == [None, 2.0, 4.0, 8.0, 2.0, 4.0, 2.0]
    assert next_pause(2.0, 100.0, 1, 0.0) == 120.0


async def test_a_wrong_setting_ends_them_all(tmp_path: Path) -> None:
    script = "import os, signal, sys; sys.exit(2) if os.environ['NUMBER'] == '1' else signal.pause()"
    cluster = Cluster(numbered(2), (sys.executable, "-c", script), pause=0.0)

    async with asyncio.timeout(30):
        assert await cluster.run() == CANNOT_START
