"""Panes: any number of them, and Anna's, which shows the channel `general`."""

from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack

import pytest

from playground import Playground
from tests.playground.conftest import Stage
from tests.playground.page.pane import Pane, pane_of

OpenPane = Callable[[str], Awaitable[Pane]]


@pytest.fixture
async def open_pane(ground: Playground) -> AsyncIterator[OpenPane]:
    async with AsyncExitStack() as panes:
        yield lambda name: panes.enter_async_context(pane_of(ground, name))


@pytest.fixture
async def anna(stage: Stage, open_pane: OpenPane) -> Pane:
    """Anna's pane, which shows the channel `general`."""
    pane = await open_pane("Anna")
    await pane.ask("look", {"channel": str(stage.general.id)})
    return pane
