"""What is to be thought about is a row: written with the move, answered once, or given up in time."""

from __future__ import annotations

from functools import partial

import pytest

from engine.core import Chance
from engine.search.jobs import Answer, work_out
from tables import Status, TableService
from tables.store.features.thoughts import Thought
from tables.thinking import thoughts
from tables.thinking.thoughts import LIMIT
from tests.tables.databases import rows
from tests.tables.scene import (
    ANNA,
    START,
    Clock,
    Opener,
    act,
    answer,
    errands_of,
    hard_table,
    play_randomly,
    run_at,
    state_of,
    table_of,
    undo,
)


async def thought_at(service: TableService, table: int) -> Thought:
    thought = await service.thoughts.at(table)
    assert thought is not None
    return thought


async def a_legal_answer(service: TableService, table: int) -> Answer:
    """Something the hard player might answer."""
    state, thought = await state_of(service, table), await thought_at(service, table)
    asked = next(one for one in state.pending() if one.seat == thought.seat)
    return Answer(asked.number, asked.form.sample(state, asked.seat, Chance(1)))


async def settle(service: TableService, table: int, thought: Thought, given: Answer | None) -> None:
    await act(service, table, service.thoughts.settle, thought=thought, answer=given)


@pytest.fixture
async def thoughtful(opener: Opener) -> TableService:
    """A service that leaves hard players to workers, which nobody has started."""
    return await opener.open(thinking_workers=1)


async def test_a_hard_player_is_left_to_think_and_the_persons_move_counts_already(
    thoughtful: TableService,
) -> None:
    table = await hard_table(thoughtful)
    await answer(thoughtful, table, 0, ["red"])
    state, here = await state_of(thoughtful, table), await table_of(thoughtful, table)

    assert 1 in state.awaited()
    asked = next(one for one in state.pending() if one.seat == 1)
    assert await thoughtful.thoughts.at(table) == Thought(table, here.version, 1, asked.number, 1)
    assert await thoughtful.thoughts.tables() == [table]


async def test_an_answer_is_a_move_like_any_other(thoughtful: TableService) -> None:
    table = await hard_table(thoughtful)
    await answer(thoughtful, table, 0, ["red"])
    await errands_of(thoughtful, table)
    thought = await thought_at(thoughtful, table)
    await settle(thoughtful, table, thought, await a_legal_answer(thoughtful, table))

    assert (await table_of(thoughtful, table)).version > thought.version
    assert (await state_of(thoughtful, table)).awaited() == [0]
    assert await thoughtful.thoughts.at(table) is None
    assert await errands_of(thoughtful, table) != []


async def test_an_answer_after_play_has_moved_on_is_dropped(thoughtful: TableService) -> None:
    table = await hard_table(thoughtful)
    await answer(thoughtful, table, 0, ["red"])
    thought, given = await thought_at(thoughtful, table), await a_legal_answer(thoughtful, table)
    await undo(thoughtful, table, 0)
    before = await table_of(thoughtful, table)
    assert await thoughtful.thoughts.at(table) is None
    await settle(thoughtful, table, thought, given)
    assert await table_of(thoughtful, table) == before

    await answer(thoughtful, table, 0, ["red"])
    await settle(thoughtful, table, thought, given)
    assert 1 in (await state_of(thoughtful, table)).awaited()


async def test_the_same_answer_counts_once(thoughtful: TableService) -> None:
    table = await hard_table(thoughtful)
    await answer(thoughtful, table, 0, ["red"])
    thought, given = await thought_at(thoughtful, table), await a_legal_answer(thoughtful, table)
    await settle(thoughtful, table, thought, given)
    after = await table_of(thoughtful, table)
    await settle(thoughtful, table, thought, given)

    assert await table_of(thoughtful, table) == after


@pytest.mark.parametrize("given", [None, Answer(1, ["pink"]), Answer(999, ["red"])])
async def test_without_a_legal_answer_the_quick_player_moves(
    thoughtful: TableService, given: Answer | None
) -> None:
    table = await hard_table(thoughtful)
    await answer(thoughtful, table, 0, ["red"])
    await settle(thoughtful, table, await thought_at(thoughtful, table), given)

    assert (await state_of(thoughtful, table)).awaited() == [0]
    assert await thoughtful.thoughts.at(table) is None


async def test_what_nobody_answers_in_time_is_answered_by_the_quick_player(
    thoughtful: TableService, clock: Clock
) -> None:
    table = await hard_table(thoughtful, bots=2)
    await answer(thoughtful, table, 0, ["red"])
    await run_at(thoughtful, clock, START + LIMIT - 1)
    assert 1 in (await state_of(thoughtful, table)).awaited()
    await run_at(thoughtful, clock, START + LIMIT)

    assert (await state_of(thoughtful, table)).awaited() == [0]
    assert rows(thoughtful.storage.address, "SELECT * FROM timers WHERE kind = 'thinking'") == []


async def test_a_restart_loses_nothing_and_without_workers_nobody_waits(opener: Opener, clock: Clock) -> None:
    service = await opener.open(thinking_workers=1)
    table = await hard_table(service)
    await answer(service, table, 0, ["red"])
    thought = await thought_at(service, table)
    service = await opener.open()
    assert await service.thoughts.at(table) == thought
    await run_at(service, clock, START + LIMIT)
    assert (await state_of(service, table)).awaited() == [0]
    await answer(service, table, 0, ["red"])

    assert (await state_of(service, table)).awaited() == [0]
    assert await service.thoughts.at(table) is None


async def test_a_run_of_thoughts_is_bounded(
    thoughtful: TableService, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(thoughts, "MOST_IN_A_ROW", 1)
    table = await hard_table(thoughtful, bots=2)
    await answer(thoughtful, table, 0, ["red"], interaction=5)
    thought = await thought_at(thoughtful, table)
    await settle(thoughtful, table, thought, await a_legal_answer(thoughtful, table))
    assert (await thought_at(thoughtful, table)).run == 2
    await thoughtful.run_due_timers()

    assert (await state_of(thoughtful, table)).awaited() == [0]


async def test_a_game_that_ends_or_closes_leaves_nothing_to_think_about(thoughtful: TableService) -> None:
    table = await hard_table(thoughtful)
    await answer(thoughtful, table, 0, ["red"])
    await act(thoughtful, table, thoughtful.endings.ask, user_id=ANNA)

    assert (await table_of(thoughtful, table)).status is Status.CLOSED
    assert await thoughtful.thoughts.tables() == []
    assert rows(thoughtful.storage.address, "SELECT * FROM timers WHERE kind = 'thinking'") == []


async def test_a_job_has_the_same_answer_whoever_works_it_out(thoughtful: TableService) -> None:
    table = await hard_table(thoughtful, "mighty-monsters", bots=2)
    async for _ in play_randomly(thoughtful, table, Chance(1), 1):
        pass
    thought, here = await thought_at(thoughtful, table), await table_of(thoughtful, table)
    job = await thoughtful.thoughts.job(here, thought)
    assert job is not None

    assert job.temper == "bold"
    first = work_out(job)
    assert work_out(job) == first
    await thoughtful.change(table, partial(thoughtful.thoughts.settle, thought=thought, answer=first))
    assert (await table_of(thoughtful, table)).version > here.version
