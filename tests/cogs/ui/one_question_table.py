"""Somebody who sits at a table and is asked one question, and what becomes of it."""

from __future__ import annotations

import pytest

from engine.core import Decision, Text
from engine.core.forms import AnyForm
from tables import Newcomer, Table, TableService
from tests.cogs.quiz_game import quiz, register
from tests.tables.scene import ANNA


def decision_for(form: AnyForm) -> Decision:
    return Decision(
        seat=0,
        number=1234,
        prompt=Text("quiz-question"),
        form=form,
        topic="quiz",
        step="tests.quiz_answered",
    )


async def table_asking(
    service: TableService, monkeypatch: pytest.MonkeyPatch, form: AnyForm, name: str = "Anna"
) -> Table:
    """A table at which Anna is asked to fill in a form."""
    register(monkeypatch, quiz(form))
    table = await service.lobbies.open(1, 7, Newcomer(ANNA, name), "quiz", "en")
    await service.change(table.id, service.play.start)
    return await service.repository.table(table.id)


async def moves_made(service: TableService, table: Table) -> list[str]:
    """The moves that were really made."""
    rows = await service.storage.rows("SELECT choice FROM moves WHERE table_id = ?", (table.id,))
    return [row["choice"] for row in rows]
