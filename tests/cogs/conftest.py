"""The games of the tests are registered and can be spoken of; a house on a real file."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from cogs.client.client import Keeper
from cogs.client.configuration import read_configuration
from tables import House
from tests.cogs.bench import give_texts, register
from tests.engine.toy import TOY
from tests.tables.scene import SEED, Clock


@pytest.fixture
def spoken(monkeypatch: pytest.MonkeyPatch) -> None:
    """The toy can be played and spoken of."""
    give_texts(monkeypatch)
    register(monkeypatch, TOY)


@pytest.fixture
def clock() -> Clock:
    return Clock(1000.0)


@pytest.fixture
async def house(tmp_path: Path, clock: Clock, spoken: None) -> AsyncIterator[House]:
    house = await House.open(tmp_path / "lair.sqlite3", clock, lambda: SEED)
    yield house
    await house.close()


@pytest.fixture
async def keeper(tmp_path: Path, clock: Clock, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Keeper]:
    """The whole bot with all its cogs, but not connected to anything."""
    house = await House.open(tmp_path / "keeper.sqlite3", clock, lambda: SEED)
    keeper = Keeper(read_configuration({}), house)

    async def sync() -> None:
        """There is nobody to publish the commands to."""

    monkeypatch.setattr(keeper.tree, "sync", sync)
    async with keeper:
        await keeper.setup_hook()
        yield keeper
