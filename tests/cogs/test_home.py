"""The list in somebody's direct messages: posted once, by whoever has claimed it, and by nobody else."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from cogs.client.client import Lairkeeper
from cogs.delivery.pace import insist
from tables.store.company.homes import PACE, Homes
from tests.tables.scene import ANNA, Clock


class Anna:
    """Somebody whose direct messages take everything."""

    def __init__(self, client: Lairkeeper, monkeypatch: pytest.MonkeyPatch) -> None:
        self.nonces: list[str] = []
        monkeypatch.setattr(client, "fetch_user", self._fetch)

    async def _fetch(self, _user_id: int) -> Any:
        await insist()
        return self

    async def create_dm(self) -> Any:
        return self

    async def send(self, *, nonce: str, **_message: object) -> Any:
        await insist()
        self.nonces.append(nonce)
        return SimpleNamespace(id=6, channel=SimpleNamespace(id=5))


@pytest.fixture
async def anna(client: Lairkeeper, monkeypatch: pytest.MonkeyPatch) -> Anna:
    return Anna(client, monkeypatch)


def cog_of(client: Lairkeeper) -> Any:
    return client.get_cog("Home")


async def delivered(client: Lairkeeper, clock: Clock) -> None:
    """Somebody's list is outdated, and this process brings it up to date."""
    home = await client.service.company.homes.claim(ANNA, clock.now)
    assert home is not None
    await cog_of(client)._deliver(home)


async def test_whoever_is_paused_while_they_write_a_list_leaves_it_to_whoever_has_it_then(
    client: Lairkeeper, clock: Clock, anna: Anna, monkeypatch: pytest.MonkeyPatch
) -> None:
    await client.service.company.homes.keep(ANNA)
    pages = cog_of(client)._pages
    page = pages.page

    async def slowly(*about: Any) -> Any:
        clock.now += PACE
        assert await Homes(client.service.storage).claim(ANNA, clock.now) is not None
        return await page(*about)

    monkeypatch.setattr(pages, "page", slowly)
    await delivered(client, clock)

    assert anna.nonces == []


async def test_a_list_that_was_posted_but_not_noted_goes_out_under_the_same_nonce(
    client: Lairkeeper, clock: Clock, anna: Anna, monkeypatch: pytest.MonkeyPatch
) -> None:
    """However much has changed meanwhile: Discord must see that it is the same message."""
    homes = client.service.company.homes
    await homes.keep(ANNA)
    with monkeypatch.context() as dying:
        dying.setattr(homes, "note_posted", lambda *_: 1 / 0)
        with pytest.raises(ZeroDivisionError):
            await delivered(client, clock)
    async with client.service.storage.transaction() as writer:
        await writer.execute("INSERT INTO home_changes (user_id) VALUES (?)", (ANNA,))
    clock.now += PACE
    await delivered(client, clock)

    assert len(anna.nonces) == 2
    assert len(set(anna.nonces)) == 1
