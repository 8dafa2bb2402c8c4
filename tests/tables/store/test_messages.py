"""Where our messages are: the table's own, and everybody's direct message."""

from __future__ import annotations

from tables import TableService
from tables.store.messages import SentMessage
from tests.tables.scene import ANNA, BERT, Clock, lobby, started


async def test_the_table_knows_its_message_and_when_it_was_posted(
    service: TableService, clock: Clock
) -> None:
    table = await lobby(service)
    clock.now = 2000.0
    await service.messages.note_table_message(table.id, 55)

    table = await service.repository.table(table.id)
    assert (table.message_id, table.message_at) == (55, 2000.0)

    await service.messages.note_table_message(table.id, None)
    assert (await service.repository.table(table.id)).message_id is None


async def test_noting_the_message_is_no_change_of_the_table(service: TableService) -> None:
    """Delivery must never block a move."""
    table = await started(service)
    await service.messages.note_table_message(table.id, 55)

    assert (await service.repository.table(table.id)).version == table.version


async def test_one_direct_message_is_known_per_person_and_table(service: TableService, clock: Clock) -> None:
    table, other = await lobby(service), await lobby(service, channel=8)
    assert await service.messages.panel(table.id, ANNA) is None

    await service.messages.note_panel(table.id, ANNA, 70, 71)
    await service.messages.note_panel(other.id, ANNA, 70, 72)
    clock.now = 2000.0
    await service.messages.note_panel(table.id, ANNA, 70, 73)

    assert await service.messages.panel(table.id, ANNA) == SentMessage(70, 73, 2000.0)
    assert await service.messages.panel(other.id, ANNA) == SentMessage(70, 72, 1000.0)
    assert await service.messages.panel(table.id, BERT) is None
