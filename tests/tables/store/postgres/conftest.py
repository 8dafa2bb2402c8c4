"""A database of PostgreSQL alone: these tests are about what only it does."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from tables import PostgresAddress
from tables.store.postgres.storage import PostgresStorage
from tests.tables.databases import empty_database


@pytest.fixture
def store(path: Path) -> Iterator[PostgresAddress]:
    with empty_database(path.parent) as address:
        yield address


@pytest.fixture
async def stored(store: PostgresAddress) -> AsyncIterator[PostgresStorage]:
    opened = await PostgresStorage.open(store)
    yield opened
    await opened.close()
