"""Somebody who sits at a table and is asked one question, and what becomes of it."""

from __future__ import annotations

import pytest

from engine.core import Decision, Text
from engine.core.forms import AnyForm
from tables import Newcomer, Table, TableService
from tests.cogs.bench import bench, register
from tests.tables.scene import ANNA


def asking(form: AnyForm) -> Decision:
    return Decision(
        seat=0,
        number=1234,
        prompt=Text("bench-question"),
        form=form,
        topic="bench",
        step="tests.bench_answered",
    )


async def sitting_at(
    service: TableService, monkeypatch: pytest.MonkeyPatch, form: AnyForm, name: str = "Anna"
) -> Table:
    """A table at which Anna is asked to fill in a form."""
    register(monkeypatch, bench(form))
    table = await service.lobbies.open(1, 7, Newcomer(ANNA, name), "bench", "en")
    await service.change(table.id, service.play.start)
    return await service.repository.table(table.id)


async def made(service: TableService, table: Table) -> list[str]:
    """The moves that were really made."""
    rows = await service.storage.rows("SELECT choice FROM moves WHERE table_id = ?", (table.id,))
    return [row["choice"] for row in rows]
