"""Answers are counted for each person and kind of question, and computer players are not."""

from __future__ import annotations

from tables import TableService
from tests.tables.scene import ANNA, BERT, answer, question_to, started


async def test_an_answer_given_on_discord_counts_for_whoever_gave_it(service: TableService) -> None:
    table = await started(service, people=2)
    asked = await question_to(service, table.id, 0)
    assert await service.experience.answers(ANNA, asked.prompt.key) == 0

    await answer(service, table.id, 0, asked.form.default(None, 0), interaction=5)

    assert await service.experience.answers(ANNA, asked.prompt.key) == 1
    assert await service.experience.answers(BERT, asked.prompt.key) == 0


async def test_an_answer_delivered_twice_counts_once(
    service: TableService,
) -> None:
    table = await started(service, people=2)
    asked = await question_to(service, table.id, 0)
    choice = asked.form.default(None, 0)
    await answer(service, table.id, 0, choice, interaction=5)
    await answer(service, table.id, 0, choice, interaction=5)

    assert await service.experience.answers(ANNA, asked.prompt.key) == 1


async def test_whoever_has_answered_anything_at_a_game_is_no_longer_new_to_it(service: TableService) -> None:
    table = await started(service, people=2)
    asked = await question_to(service, table.id, 0)
    assert await service.experience.answers_at(ANNA, table.game) == 0

    await answer(service, table.id, 0, asked.form.default(None, 0), interaction=5)

    assert await service.experience.answers_at(ANNA, table.game) == 1
    assert await service.experience.answers_at(ANNA, "another-game") == 0
    assert await service.experience.answers_at(BERT, table.game) == 0
