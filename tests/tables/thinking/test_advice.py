"""*What would you do?* at a table: for the asker alone, if the table allows it, and counted as it says."""

from __future__ import annotations

import pytest

from engine.core import Text
from engine.search.jobs import Answer, Job
from tables import Advice, Refused, TableService
from tables.thinking.workers import WorkerLostError, Workers
from tests.tables.scene import (
    ANNA,
    STRANGER,
    Opener,
    contents,
    play_to_the_end,
    question_to,
    started,
    table_of,
)


async def advice(
    service: TableService, table_id: int, user_id: int = ANNA, number: int | None = None
) -> Advice:
    if number is None:
        number = (await question_to(service, table_id, 0)).number
    return await service.adviser.ask(await table_of(service, table_id), user_id, number)


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> list[Job]:
    """Workers that answer at once; what they were asked."""
    jobs: list[Job] = []

    async def think(workers: Workers, job: Job) -> Answer:
        jobs.append(job)
        return Answer(job.number, ["green"], [Text("toy-reason")])

    monkeypatch.setattr(Workers, "think", think)
    return jobs


async def test_advice_is_thought_about_once_and_leaves_no_trace(opener: Opener, asked: list[Job]) -> None:
    service = await opener.open(thinking_workers=1)
    table = (await started(service)).id
    before = contents(opener.store)

    assert await advice(service, table) == Advice(["green"], [Text("toy-reason")])
    assert await advice(service, table) == Advice(["green"], [Text("toy-reason")])
    assert [(job.seat, job.advises) for job in asked] == [(0, True)]
    assert contents(opener.store) == before


async def test_without_workers_the_quick_player_gives_advice(
    opener: Opener, monkeypatch: pytest.MonkeyPatch
) -> None:
    quick = await advice(await opener.open(), (await started(await opener.open())).id)
    assert quick.choice
    assert quick.reasons == ()

    async def lose(workers: Workers, job: Job) -> Answer:
        raise WorkerLostError("test")

    monkeypatch.setattr(Workers, "think", lose)
    service = await opener.open(thinking_workers=1)
    assert await advice(service, 1) == quick


@pytest.mark.parametrize(("user_id", "number"), [(STRANGER, None), (ANNA, 99)])
async def test_only_whoever_is_asked_gets_advice(
    service: TableService, user_id: int, number: int | None
) -> None:
    table = (await started(service)).id
    with pytest.raises(Refused):
        await advice(service, table, user_id, number)


async def test_a_table_may_give_no_advice(service: TableService) -> None:
    table = (await started(service, settings={"advice": "off"})).id
    with pytest.raises(Refused, match="advice-is-off"):
        await advice(service, table)


@pytest.mark.parametrize(
    ("setting", "asks", "rated"),
    [("on", True, True), ("unrated", True, False), ("unrated", False, True)],
)
async def test_whether_a_game_with_advice_is_rated_is_up_to_the_table(
    service: TableService, setting: str, asks: bool, rated: bool
) -> None:
    table = (await started(service, people=2, settings={"advice": setting})).id
    if asks:
        await advice(service, table)
    await play_to_the_end(service, table, seed=3)
    tallies = await service.results.tallies(1)

    assert tallies
    assert all((one.rating is not None) is rated for one in tallies)
