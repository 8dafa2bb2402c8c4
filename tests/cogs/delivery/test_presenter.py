"""Whom a table names as those it waits for, and what it tells when a game is over."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from cogs.delivery.presenter import Presenter
from engine.core import Chance
from engine.core.registry import games
from tables import TableErrand, TableService
from tests.cogs.panel_users import InstantStudio, components_of
from tests.engine.toy import TOY
from tests.tables.scene import (
    ANNA,
    BERT,
    CARLA,
    SEED,
    Clock,
    answer,
    hard_table,
    play_randomly,
    play_to_the_end,
    question_to,
    started,
    state_of,
    table_of,
)
from texts import speaker


async def test_a_table_waits_for_people_and_not_for_computer_players_who_let_them_go_first(
    service: TableService, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(games(), "toy", replace(TOY, patient=lambda view, decision: True))
    table = await started(service, people=2, bots=1)
    await answer(service, table.id, 0, ["red"])
    studio: Any = InstantStudio()
    presenter = Presenter(service, studio)
    table = await service.repository.table(table.id)
    assert (await service.repository.state(table)).awaited() == [0, 1, 2]

    assert [(await presenter.view(table, seat)).awaited for seat in (None, 0, 1)] == [(0, 1)] * 3
    shown = str(components_of(await presenter.public(table, TableErrand())))
    assert "The table is waiting for Anna and Bert." in shown


async def test_whoever_is_waited_for_is_not_said_to_be_able_to_decide_something_else_already(
    service: TableService,
) -> None:
    table = (await started(service, "dungeon-lords", people=2, bots=2)).id
    async for _ in play_randomly(service, table, Chance(1)):
        state = await state_of(service, table)
        if set(state.awaited()) & set(state.invited()):
            break
    studio: Any = InstantStudio()

    view = await Presenter(service, studio).view(await table_of(service, table), None)

    assert set(view.awaited) <= set(state.invited())
    assert not set(view.awaited) & set(view.invited)


async def test_who_waits_for_a_hard_player_reads_that_it_thinks(
    tmp_path: Path, clock: Clock, spoken: None
) -> None:
    service = await TableService.open(tmp_path / "hard.sqlite3", clock, lambda: SEED, thinking_workers=1)
    studio: Any = InstantStudio()
    presenter = Presenter(service, studio)

    async def shown() -> str:
        return str(components_of(await presenter.public(await table_of(service, table), TableErrand())))

    try:
        table = await hard_table(service)
        before = await shown()
        await answer(service, table, 0, ["red"])
        asked = await question_to(service, table, 0)
        await answer(service, table, 0, asked.form.default(None, 0))
        after = await shown()
    finally:
        await service.close()
    assert "is thinking" not in before
    assert "**Grix is thinking …**" in after
    assert "Grix (hard, bold)" in after


@pytest.mark.parametrize("called", [(), (BERT,)])
async def test_everybody_awaited_is_named_in_the_heading_whoever_is_called(
    service: TableService, called: tuple[int, ...]
) -> None:
    table = await started(service)
    await answer(service, table.id, 0, ["red"])
    table = await service.repository.table(table.id)
    assert (await service.repository.state(table)).awaited() == [0, 1, 2]
    studio: Any = InstantStudio()

    shown = str(components_of(await Presenter(service, studio).public(table, TableErrand(mention=called))))

    assert all(f"<@{user_id}>" in shown for user_id in (ANNA, BERT, CARLA))


async def test_somebody_is_the_last_one_only_where_others_have_answered_the_same_question(
    service: TableService,
) -> None:
    table = await started(service)  # only Anna is asked
    studio: Any = InstantStudio()
    presenter = Presenter(service, studio)
    last_one = speaker("en")("panel-last-one")
    assert last_one not in str(components_of(await presenter.panel(table, ANNA, "en")))

    await answer(service, table.id, 0, ["red"])  # now all three are
    for seat in (1, 2):
        state = await service.repository.state(await service.repository.table(table.id))
        decision = next(one for one in state.decisions() if one.seat == seat)
        await answer(service, table.id, seat, decision.form.default(state, seat))
    table = await service.repository.table(table.id)
    assert (await service.repository.state(table)).awaited() == [0]
    assert last_one in str(components_of(await presenter.panel(table, ANNA, "en")))


async def test_a_name_that_imitates_a_command_is_shown_as_a_name(service: TableService) -> None:
    table = await started(service)
    async with service.storage.transaction() as writer:
        await writer.execute("UPDATE seats SET name = '</lobby open:1>' WHERE seat = 0")
    table = await service.repository.table(table.id)
    studio: Any = InstantStudio()
    shown = str(components_of(await Presenter(service, studio).public(table, TableErrand())))

    assert "\\\\</lobby open:1\\\\>" in shown


async def test_news_between_any_two_versions_are_no_more_than_a_panel_has(
    service: TableService, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("cogs.delivery.news.MOST_UNSEEN", 1)
    table = await started(service)
    for seat in (0, 1, 2):
        await answer(service, table.id, seat, ["red"])
    studio: Any = InstantStudio()
    table = await service.repository.table(table.id)
    news = Presenter(service, studio).news

    lines, _ = await news.moments(table, 0, (0, 10**15), speaker("en", table.names))
    backwards, _ = await news.moments(table, 0, (5, 2), speaker("en", table.names))

    told = await service.repository.passages(table, 0, 1)
    assert "\n".join(lines).count("\n") == len(told[0].lines)
    assert backwards == []


@pytest.mark.parametrize("hall", [True, False])
async def test_the_final_message_tells_of_new_records_where_a_server_keeps_them(
    service: TableService, hall: bool
) -> None:
    await service.results.switch_hall(1, on=hall)
    table = (await started(service, "mighty-monsters")).id
    await play_to_the_end(service, table, 1)
    over = await service.repository.table(table)
    studio: Any = InstantStudio()

    shown = str(components_of(await Presenter(service, studio).public(over, TableErrand())))

    records = await service.results.new_records(over)
    assert len(records) == (2 if hall else 0)
    for record in records:
        assert speaker("en")("hall-new", name=record.name, record=record.text) in shown
    assert shown.count(speaker("en")("hall-new", name="|", record="").partition("|")[0]) == len(records)
