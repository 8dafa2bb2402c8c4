"""One's home, also when a table cannot be read."""

from __future__ import annotations

import pytest

from cogs.client.client import Lairkeeper
from engine.core import State
from engine.core.saving import BrokenSaveError
from tables import Table
from tests.cogs.panel_users import Person
from tests.tables.scene import ANNA, started
from texts import speaker


async def test_a_table_that_cannot_be_read_hides_no_other(
    client: Lairkeeper, monkeypatch: pytest.MonkeyPatch
) -> None:
    service = client.service
    broken = await started(service, "mighty-monsters", 3, channel=1)
    await started(service, "boss-monster", 2, channel=2)
    read = service.repository.state

    async def state(table: Table) -> State:
        if table.id == broken.id:
            raise BrokenSaveError("torn")
        return await read(table)

    monkeypatch.setattr(service.repository, "state", state)
    anna, say = Person(client.router, ANNA), speaker("en")
    await anna.click("lk1:home:0")

    assert say("home-broken", game=say("mighty-monsters-title"), channel="<#1>") in anna.text
    assert say("boss-monster-title") in anna.text
