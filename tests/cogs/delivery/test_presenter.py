"""Whom a table names as those it waits for."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from cogs.delivery.presenter import Presenter
from engine.core.registry import games
from tables import TableErrand, TableService
from tests.cogs.panel_users import InstantStudio, components_of
from tests.engine.toy import TOY
from tests.tables.scene import answer, started


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
    assert "The table waits for Anna and Bert." in shown
