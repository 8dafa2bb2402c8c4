"""Trying an answer before it counts: nothing changes, nothing hidden is told, and what fits is suggested."""

from __future__ import annotations

from pathlib import Path

import pytest

from cogs.delivery.drafts import hint_for, progress_of, suggestions_for, view_after
from engine.core import Move, Suggestions
from tables import TableService
from tests.tables.scene import contents, play_up_to, question_to, started, state_of


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "lair.sqlite3"


async def test_a_preview_changes_nothing_and_tells_nothing_hidden(service: TableService, path: Path) -> None:
    table = await started(service)
    before = contents(path)
    number = (await question_to(service, table.id, 0)).number
    seen = await view_after(await state_of(service, table.id), Move(0, number, ["red"]))

    assert seen is not None
    assert seen.viewer == 0
    assert contents(path) == before

    decision = await play_up_to(service, table.id, "gambled")
    state = await state_of(service, table.id)
    dice, cards, nothing = [
        await view_after(state, Move(decision.seat, decision.number, [colour]))
        for colour in ("red", "green", "grey")
    ]
    assert dice is None
    assert cards is None
    assert nothing is not None


async def test_places_are_suggested_and_options_are_not(service: TableService) -> None:
    table = await started(service)
    question = await question_to(service, table.id, 0)
    assert await suggestions_for(await state_of(service, table.id), question) == Suggestions()

    decision = await play_up_to(service, table.id, "placed")
    proposals = (await suggestions_for(await state_of(service, table.id), decision)).proposals
    assert len(proposals) == 9 * 4 * 2
    assert [proposal.words for proposal in proposals[:3]] == [["A1"], ["A1", "m"], ["A1", "r90"]]


async def test_only_scripts_have_progress_and_hints(service: TableService) -> None:
    table = await started(service)
    state, question = await state_of(service, table.id), await question_to(service, table.id, 0)

    assert await progress_of(state, question, ["red"]) is None
    assert await hint_for(state, question, ["red"]) is None
