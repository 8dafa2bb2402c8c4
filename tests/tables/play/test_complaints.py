"""Whoever finds something wrong tells the operator: a file with the whole game, told to nobody else."""

from __future__ import annotations

import json
import stat
from pathlib import Path

import pytest

from engine.release import release
from tables import NoticeErrand, Refused, StoreAddress, Table, TableService
from tests.tables.databases import folder_of, rows
from tests.tables.scene import Clock, answer, errands_of, started

OPERATORS = (71, 72)


def reports(store: StoreAddress) -> list[Path]:
    return sorted((folder_of(store) / "reports").glob("*.json"))


async def complain(service: TableService, table: Table, words: str = "  The ace is missing. ") -> str:
    """The first person at the table says that something is wrong."""
    user_id = table.people[0].user_id
    assert user_id is not None
    return await service.change(table.id, lambda now: service.complaints.keep(now, user_id, words, OPERATORS))


async def test_the_report_has_the_words_and_the_game_and_is_for_the_operator_alone(
    service: TableService, store: StoreAddress
) -> None:
    table = await started(service)
    await answer(service, table.id, 0, ["red"])
    number = await complain(service, table)

    [file] = reports(store)
    kept = json.loads(file.read_text())
    assert file.stem == kept["report"] == number
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert (kept["words"], kept["seat"], kept["release"]) == ("The ace is missing.", 0, release())
    assert (kept["seed"], kept["edition"]) == (await service.repository.seed(table.id), None)
    assert (kept["version"], len(kept["log"]) > 0) == (table.version + 1, True)


async def test_operators_are_told_the_number_and_nothing_that_was_said_or_played(
    service: TableService,
) -> None:
    table = await started(service)
    number = await complain(service, table)

    told = [one for one in await errands_of(service, table.id) if isinstance(one, NoticeErrand)]
    assert [one.user_id for one in told] == [*OPERATORS]
    assert {one.text.key for one in told} == {"complaint-told"}
    assert told[0].text.args == {"table": str(table.id), "report": number}


async def test_nobody_can_report_without_words_or_without_end(service: TableService, clock: Clock) -> None:
    table = await started(service)
    with pytest.raises(Refused, match="complaint-empty"):
        await complain(service, table, "  \n ")
    for _ in range(3):
        await complain(service, table)
    with pytest.raises(Refused, match="limit-complaints"):
        await complain(service, table)
    clock.now += 3600
    await complain(service, table)


async def test_a_report_is_exported_and_forgotten_with_its_file(
    service: TableService, store: StoreAddress
) -> None:
    table = await started(service)
    number = await complain(service, table)
    user_id = table.people[0].user_id
    assert user_id is not None

    known = json.loads(await service.privacy.known(user_id))
    assert [one["report"] for one in known["reports to the operator"]] == [number]
    await service.forget(user_id)
    assert reports(store) == []
    assert rows(store, "SELECT * FROM complaints") == []
