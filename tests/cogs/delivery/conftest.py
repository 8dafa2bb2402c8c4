"""A postman who makes no real pauses."""

from __future__ import annotations

import asyncio

import pytest

from tables import TableService
from tests.cogs.delivery.post_office import PostOffice


@pytest.fixture
def office(service: TableService, monkeypatch: pytest.MonkeyPatch) -> PostOffice:
    office = PostOffice(service)
    sleep = asyncio.sleep

    async def pause(seconds: float) -> None:
        office.pauses.append(seconds)
        await sleep(0)

    monkeypatch.setattr(asyncio, "sleep", pause)
    return office
