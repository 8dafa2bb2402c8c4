"""Somebody to ask."""

from __future__ import annotations

import pytest

from engine.core.forms import AnyForm
from tables import TableService
from tests.cogs.quiz_game import quiz, register
from tests.cogs.ui.one_question import Ask, Respondent, quiz_table


@pytest.fixture
def ask(service: TableService, monkeypatch: pytest.MonkeyPatch) -> Ask:
    """Asks Anna one question, and she opens the panel."""

    async def asked(form: AnyForm, name: str = "Anna") -> Respondent:
        register(monkeypatch, quiz(form))
        table = await quiz_table(service, name)
        anna = Respondent(service, table)
        await anna.open(table)
        return anna

    return asked
