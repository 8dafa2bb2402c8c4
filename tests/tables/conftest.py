"""A service on a real file, with the test's own clock and seeds; the toy game is registered."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from engine.core.registry import games
from tables import TableService
from tests.engine.toy import TOY
from tests.tables.scene import Clock, Opener


@pytest.fixture(autouse=True)
def _toy_is_registered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(games(), "toy", TOY)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "lair.sqlite3"


@pytest.fixture
def clock() -> Clock:
    return Clock(1000.0)


@pytest.fixture
async def opener(path: Path, clock: Clock) -> AsyncIterator[Opener]:
    """Opens services on the same file; a second one is the bot after a crash, or another process."""
    opener = Opener(path, clock)
    yield opener
    await opener.aclose()


@pytest.fixture
async def service(opener: Opener) -> TableService:
    return await opener.open()
