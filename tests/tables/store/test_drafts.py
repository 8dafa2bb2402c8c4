"""Drafts: answers that somebody has begun."""

from __future__ import annotations

from tables import TableService
from tests.tables.scene import Opener, answer, question_to, started


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
