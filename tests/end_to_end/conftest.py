"""Stages with the real bot: one per module, or one per test."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio

from tests.end_to_end.stage import SQLITE, Stage, same_name, staged, staged_on_postgres


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def shared_stage(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Stage]:
    async with staged(tmp_path_factory.mktemp("stage")) as stage:
        yield stage


@pytest_asyncio.fixture(loop_scope="module")
async def stage(shared_stage: Stage, request: pytest.FixtureRequest) -> AsyncIterator[Stage]:
    """The stage all tests of a module share, each with its own people and channels."""
    shared_stage.begin()
    shared_stage.deal_for(request.node.name)
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
    async with staged(tmp_path) if store_kind == SQLITE else staged_on_postgres(tmp_path) as stage:
        stage.deal_for(same_name(request.node.name))
        yield stage
        await stage.end()
