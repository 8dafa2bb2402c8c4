"""A postman who has lost the lease of a table sends nothing more, and leaves the batch to whoever has it."""

from __future__ import annotations

from typing import Any

import pytest

from engine.core import Text
from tables import NoticeErrand, PanelErrand, TableErrand
from tables.store.outbox import LEASE
from tests.cogs.delivery.post_office import CHANNEL, PostOffice
from tests.tables.scene import ANNA, BERT, Clock


async def another_process_takes_over(office: PostOffice, clock: Clock) -> None:
    """Time passes, as for somebody who was paused, and somebody else claims everything."""
    clock.now += LEASE
    async with office.service.storage.transaction() as writer:
        await writer.execute("UPDATE leases SET owner = 'another', until = ?", (clock.now + LEASE,))


@pytest.mark.parametrize("drawn", ["public", "panel"])
async def test_whoever_is_paused_while_they_draw_sends_nothing_when_they_wake(
    office: PostOffice, clock: Clock, monkeypatch: pytest.MonkeyPatch, drawn: str
) -> None:
    table = await office.table()
    errand = TableErrand(mention=(ANNA,)) if drawn == "public" else PanelErrand(ANNA, True)
    await office.put(table, errand)
    draw = getattr(office.presenter, drawn)

    async def slowly(*about: Any) -> Any:
        await another_process_takes_over(office, clock)
        return await draw(*about)

    monkeypatch.setattr(office.presenter, drawn, slowly)
    await office.deliver(table)

    assert office.discord.sent == []
    rows = await office.service.storage.rows("SELECT batch, attempts FROM outbox")
    assert [row["attempts"] for row in rows] == [0]
    assert await office.service.messages.panel(table.id, ANNA) is None


async def test_a_notice_is_not_sent_twice_by_two_processes(
    office: PostOffice, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await office.table()
    await office.put(table, NoticeErrand(BERT, Text("not-seated")))
    fetch = office.discord.fetch_user

    async def slowly(user_id: int) -> Any:
        await another_process_takes_over(office, clock)
        return await fetch(user_id)

    monkeypatch.setattr(office.discord, "fetch_user", slowly)
    await office.deliver(table)

    assert office.discord.sent == []


async def test_a_batch_that_is_sent_by_another_process_has_the_same_nonce(
    office: PostOffice, clock: Clock
) -> None:
    table = await office.table()
    await office.put(table, TableErrand(mention=(ANNA,)))
    claimed = await office.service.outbox.claim(table.id)
    assert claimed is not None
    async with office.service.storage.transaction() as writer:
        await writer.execute("UPDATE leases SET owner = 'dead'")
    await office.deliver(table)
    assert office.discord.sent == []  # the dead one's lease is not over yet
    clock.now += LEASE
    await office.deliver(table)

    [sent] = office.discord.at(CHANNEL)
    assert sent.nonce == f"t{claimed.number:x}"
