"""Stages with the real bot: one per module, or one per test."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio

from tests.end_to_end.stage import POSTGRES, SQLITE, Stage, same_name, staged_on


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """What a module plays on PostgreSQL comes last, so that its shared stage changes once."""
    places = {path: place for place, path in enumerate(dict.fromkeys(item.path for item in items))}
    items.sort(key=lambda item: (places[item.path], _shared_store(item) == POSTGRES))


def _shared_store(item: pytest.Item) -> object:
    callspec = getattr(item, "callspec", None)
    return callspec.params.get("shared_stage") if callspec else None


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def shared_stage(
    tmp_path_factory: pytest.TempPathFactory, request: pytest.FixtureRequest
) -> AsyncIterator[Stage]:
    """The bot keeps its tables in a file; `plays_on` chooses another store."""
    async with staged_on(getattr(request, "param", SQLITE), tmp_path_factory.mktemp("stage")) as stage:
        yield stage


@pytest_asyncio.fixture(loop_scope="module")
async def stage(shared_stage: Stage, request: pytest.FixtureRequest) -> AsyncIterator[Stage]:
    """The stage all tests of a module share, each with its own people and channels."""
    shared_stage.begin()
    shared_stage.deal_for(same_name(request.node.name))
    yield shared_stage
    shared_stage.ground.faults.clear()
    await shared_stage.end()


@pytest.fixture
def store_kind(request: pytest.FixtureRequest) -> str:
    """Where the bot of `own_stage` keeps its tables; `on_both_stores` has a test run twice."""
    return getattr(request, "param", SQLITE)


@pytest_asyncio.fixture(loop_scope="module")
async def own_stage(tmp_path: Path, request: pytest.FixtureRequest, store_kind: str) -> AsyncIterator[Stage]:
    """A stage for a single test, which may kill the bot."""
    async with staged_on(store_kind, tmp_path) as stage:
        stage.deal_for(same_name(request.node.name))
        yield stage
        await stage.end()
