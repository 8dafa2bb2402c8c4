"""A service on a real database of each kind, with the test's own clock and seeds, and the toy game."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from engine.core.registry import games
from tables import StoreAddress, TableService
from tests.engine.toy import TOY
from tests.tables.databases import empty_database
from tests.tables.scene import Clock, Opener


@pytest.fixture(autouse=True)
def _toy_is_registered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(games(), "toy", TOY)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "lair.sqlite3"


@pytest.fixture(params=["sqlite", pytest.param("postgres", marks=pytest.mark.slow)])
def store(request: pytest.FixtureRequest, path: Path) -> Iterator[StoreAddress]:
    """Where the tables are kept: every test that wants to know runs on both stores, quick ones on a file."""
    if request.param == "sqlite":
        yield path
        return
    with empty_database(path.parent) as address:
        yield address


@pytest.fixture
def second_store(store: StoreAddress, tmp_path: Path) -> Iterator[StoreAddress]:
    """Another database of the same kind."""
    if isinstance(store, Path):
        yield tmp_path / "second.sqlite3"
        return
    with empty_database(tmp_path) as address:
        yield address


@pytest.fixture
def clock() -> Clock:
    return Clock(1000.0)


@pytest.fixture
async def opener(store: StoreAddress, clock: Clock) -> AsyncIterator[Opener]:
    """Opens services on the same database; a second one is the bot after a crash, or another process."""
    opener = Opener(store, clock)
    yield opener
    await opener.aclose()


@pytest.fixture
async def service(opener: Opener) -> TableService:
    return await opener.open()
