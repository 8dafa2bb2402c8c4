"""A table keeps the edition it was opened with, whatever the operator changes later."""

from __future__ import annotations

import pytest

from engine.core.editions import Edition, edition
from engine.core.record import read_record, write_record
from tables import Newcomer, Table, TableService
from tests.engine.core.editions.examples import example
from tests.tables.scene import Opener, play_to_the_end

GAME = "mighty-monsters"
OTHER = Edition(GAME, "A later one", {"monsters": [{"strength": 1, "healing": 7}]})


async def begun(service: TableService, host: int) -> Table:
    """A running game of one person and computer players."""
    table = await service.open_lobby(1, host, Newcomer(host, "Anna"), GAME, "en")
    await service.change(table.id, lambda now: service.lobbies.fill_up(now, host))
    await service.change(table.id, lambda now: service.lobbies.start(now, host))
    return await service.repository.table(table.id)


async def test_a_table_keeps_its_edition_when_another_is_adopted_and_when_the_folder_is_gone(
    opener: Opener, monkeypatch: pytest.MonkeyPatch
) -> None:
    service = await opener.open()
    plain = await begun(service, 11)
    await service.editions.adopt(example(GAME))
    first = await begun(service, 12)
    await service.editions.adopt(OTHER)
    second = await begun(service, 13)
    assert (plain.edition, first.edition, second.edition) == ("", example(GAME).id, OTHER.id)
    state = await service.repository.state(first)

    monkeypatch.setattr(edition, "_known", {})  # as in a process that was started without the folder
    service = await opener.open()
    again = await service.repository.table(first.id)
    assert again.edition == first.edition
    assert await service.repository.state(again) == state
    assert (await begun(service, 14)).edition == ""


async def test_the_record_of_a_game_carries_its_edition_and_a_lesson_has_none(service: TableService) -> None:
    await service.editions.adopt(example(GAME))
    table = await begun(service, 31)
    await play_to_the_end(service, table.id, 1)
    record = await service.replays.record(await service.repository.table(table.id))
    lesson = await service.begin_lesson(1, 32, Newcomer(32, "Ben"), GAME, "en")

    assert read_record(write_record(record)).edition == example(GAME)
    assert lesson.edition == ""
