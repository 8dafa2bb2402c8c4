"""The games of the tests with their texts, a service on a real file, and the whole client."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest
from discord.app_commands import AppCommand

from cogs.client.client import Lairkeeper
from cogs.client.configuration import read_configuration
from cogs.ui.command_mentions import clickable
from tables import TableService
from tests.cogs.quiz_game import give_texts, register
from tests.engine.toy import TOY
from tests.tables.scene import SEED, Clock


@pytest.fixture(autouse=True, scope="module")
def _forget_commands() -> Iterator[None]:
    """What a bot has learnt in one module is forgotten in the next."""
    yield
    clickable.learn({})


@pytest.fixture
def spoken(monkeypatch: pytest.MonkeyPatch) -> None:
    """The toy is registered and has texts."""
    give_texts(monkeypatch)
    register(monkeypatch, TOY)


@pytest.fixture
def clock() -> Clock:
    return Clock(1000.0)


@pytest.fixture
async def service(tmp_path: Path, clock: Clock, spoken: None) -> AsyncIterator[TableService]:
    service = await TableService.open(tmp_path / "lair.sqlite3", clock, lambda: SEED)
    yield service
    await service.close()


@pytest.fixture
async def client(tmp_path: Path, clock: Clock, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Lairkeeper]:
    """The whole bot with all its cogs, but not connected to anything."""
    service = await TableService.open(tmp_path / "client.sqlite3", clock, lambda: SEED)
    client = Lairkeeper(read_configuration({"DRAWING_WORKERS": "0"}), service)

    async def sync() -> list[AppCommand]:
        """There is nobody to publish the commands to."""
        return []

    monkeypatch.setattr(client.tree, "sync", sync)
    async with client:
        await client.setup_hook()
        yield client
