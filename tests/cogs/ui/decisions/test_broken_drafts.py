"""No draft, however broken, keeps anybody from playing."""

from __future__ import annotations

import pytest

from engine.core.forms import AnyForm
from tables import TableService
from tests.cogs.quiz_game import path, placement, script
from tests.cogs.ui.one_question import Ask
from texts import speaker

MONSTROUS = [["A1"] * 900, ["x" * 2600], ["A1 " * 800], ["\n"], ["", "@", "4@"], ["*"] * 2500]


@pytest.mark.parametrize("words", MONSTROUS, ids=lambda words: f"{len(words)} words {words[0][:3]!r}")
@pytest.mark.parametrize(
    "form", [placement(12, 4), path((3, 4)), script(5, 0)], ids=["placement", "path", "script"]
)
async def test_no_draft_however_broken_keeps_a_panel_from_opening(
    ask: Ask, service: TableService, form: AnyForm, words: list[str]
) -> None:
    anna = await ask(form)
    decision = await anna.decision()
    await service.drafts.save(anna.table.id, decision, words)
    await anna.open(anna.table)
    assert "Report number" not in "".join(anna.told)
    assert anna.controls()

    again = [one["custom_id"] for one in anna.controls() if ":again:" in one["custom_id"]]
    for custom_id in again:
        await anna.click(custom_id)
        assert await service.drafts.get(anna.table.id, decision) == []


async def test_a_draft_that_makes_a_rule_stumble_is_dropped_with_a_word(
    ask: Ask, service: TableService, monkeypatch: pytest.MonkeyPatch
) -> None:
    def stumble(*_: object) -> None:
        raise KeyError("H11")

    anna = await ask(placement(12, 4))
    decision = await anna.decision()
    await service.drafts.save(anna.table.id, decision, ["A1"])
    monkeypatch.setattr("cogs.delivery.drafts.preview", stumble)
    await anna.open(anna.table)

    assert speaker("en")("draft-dropped") in anna.text
    assert await service.drafts.get(anna.table.id, decision) == []
