"""Where our messages are, and answers in the making."""

from __future__ import annotations

from tables import TableService
from tables.store.messages import SentMessage
from tests.tables.scene import ANNA, BERT, Clock, Opener, answer, lobby, question_to, started


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
    """The sender must never stand in the way of somebody who moves."""
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


async def test_a_draft_lasts_until_it_is_changed_even_over_a_restart(opener: Opener) -> None:
    service = await opener.open()
    table = await started(service)
    question = await question_to(service, table.id, 0)
    assert await service.drafts.get(table.id, question) == []

    await service.drafts.save(table.id, question, ["red"])
    await service.drafts.save(table.id, question, ["red", "blue"])
    after = await opener.open()
    assert await after.drafts.get(table.id, question) == ["red", "blue"]

    await after.drafts.save(table.id, question, [])
    assert await after.drafts.get(table.id, question) == []


async def test_a_draft_does_not_outlive_its_question(service: TableService) -> None:
    table = await started(service)
    first = await question_to(service, table.id, 0)
    await service.drafts.save(table.id, first, ["red", "blue"])
    await answer(service, table.id, 0, ["red"])
    second = await question_to(service, table.id, 0)

    assert second.number != first.number
    assert await service.drafts.get(table.id, second) == []


async def test_drafts_are_kept_apart_by_seat_and_table(service: TableService) -> None:
    table, other = await started(service), await started(service, channel=8)
    await answer(service, table.id, 0, ["red"])
    await answer(service, other.id, 0, ["red"])
    await service.drafts.save(table.id, await question_to(service, table.id, 1), ["green"])

    assert await service.drafts.get(table.id, await question_to(service, table.id, 2)) == []
    assert await service.drafts.get(other.id, await question_to(service, other.id, 1)) == []
