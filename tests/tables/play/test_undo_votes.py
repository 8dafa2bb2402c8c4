"""Undo beyond a barrier: everybody must agree."""

from __future__ import annotations

import pytest

from engine.core import Text, seat_name
from tables import Refused, Stopped, TableErrand, TableService
from tables.play.undos import VOTE_LASTS
from tests.tables.scene import (
    BERT,
    CARLA,
    STRANGER,
    Clock,
    answer,
    ask_to_undo,
    cast,
    errands_of,
    play_up_to,
    started,
    state_of,
    undo,
)


async def gambled_away(service: TableService, people: int = 3, bots: int = 0) -> tuple[int, int]:
    """A table at which Anna has rolled a die, and the version before that."""
    table = await started(service, people=people, bots=bots)
    await play_up_to(service, table.id, "gambled")
    before = (await service.repository.table(table.id)).version
    await answer(service, table.id, 0, ["red"])
    await errands_of(service, table.id)
    return table.id, before


async def test_beyond_a_barrier_everybody_must_agree(service: TableService) -> None:
    table_id, version = await gambled_away(service)
    before = await service.history.state(table_id, version)
    with pytest.raises(Stopped, match="undo-stopped-chance"):
        await undo(service, table_id, 0)
    await ask_to_undo(service, table_id)
    [public] = await errands_of(service, table_id)
    assert public == TableErrand(asked=(BERT, CARLA))
    [asked] = await service.votes.at(table_id)
    assert asked.about["known"] == "chance"

    await cast(service, table_id, BERT, "agree")
    assert (await state_of(service, table_id)).decisions() != before.decisions()
    await cast(service, table_id, CARLA, "agree")
    state = await state_of(service, table_id)
    assert state.decisions() == before.decisions()
    assert state.chance == before.chance
    assert state.events[0].text.key == "undo-agreed"
    assert await service.votes.at(table_id) == []


async def test_one_who_refuses_is_enough_and_the_table_is_told(service: TableService) -> None:
    table_id, _ = await gambled_away(service)
    state = await state_of(service, table_id)
    await ask_to_undo(service, table_id)
    await cast(service, table_id, BERT, "refuse")

    assert await state_of(service, table_id) == state
    assert await service.votes.at(table_id) == []
    assert TableErrand((Text("undo-refused"),)) in await errands_of(service, table_id)


async def test_whoever_does_not_answer_in_time_has_not_agreed(service: TableService, clock: Clock) -> None:
    table_id, _ = await gambled_away(service)
    state = await state_of(service, table_id)
    await ask_to_undo(service, table_id)
    await cast(service, table_id, BERT, "agree")
    clock.now += VOTE_LASTS
    await service.run_due_timers()

    assert await service.votes.at(table_id) == []
    assert await state_of(service, table_id) == state


async def test_when_play_goes_on_there_is_nothing_to_vote_on_any_more(service: TableService) -> None:
    table_id, _ = await gambled_away(service)
    await ask_to_undo(service, table_id)
    await answer(service, table_id, 1, ["grey"])

    assert await service.votes.at(table_id) == []


async def test_what_somebody_does_in_secret_does_not_end_a_vote(service: TableService) -> None:
    table = await started(service)
    for seat in (0, 0, 1):
        await answer(service, table.id, seat, ["red"])
    await ask_to_undo(service, table.id)
    await answer(service, table.id, 1, ["green"])

    assert len(await service.votes.at(table.id)) == 1


async def test_when_somebody_leaves_the_table_must_be_asked_anew(service: TableService) -> None:
    table_id, _ = await gambled_away(service)
    await ask_to_undo(service, table_id)
    await service.change(table_id, lambda table: service.play.resign(table, 2))

    assert await service.votes.at(table_id) == []


async def test_one_vote_at_a_time_and_only_about_moves_there_are(service: TableService) -> None:
    table = await started(service)
    with pytest.raises(Refused, match="undo-nothing"):
        await ask_to_undo(service, table.id)
    await answer(service, table.id, 0, ["red"])
    await ask_to_undo(service, table.id)
    with pytest.raises(Refused, match="vote-is-under-way"):
        await ask_to_undo(service, table.id)
    with pytest.raises(Refused, match="undo-nothing"):
        await ask_to_undo(service, table.id, STRANGER)


async def test_alone_among_computer_players_one_agrees_with_oneself(service: TableService) -> None:
    table_id, version = await gambled_away(service, people=1, bots=1)
    before = await service.history.state(table_id, version)
    await ask_to_undo(service, table_id)

    assert (await state_of(service, table_id)).decisions() == before.decisions()
    assert await service.votes.at(table_id) == []


async def test_everybody_sees_what_is_at_stake_as_everybody_heard_it(service: TableService) -> None:
    table = await started(service)
    await answer(service, table.id, 0, ["red"])
    await ask_to_undo(service, table.id)
    present = await service.repository.table(table.id)
    [vote] = await service.votes.at(table.id)
    [line] = await service.votes.at_stake(present, vote)

    assert line == Text("undo-line", {"line": Text("toy-answered", {"seat": seat_name(0)})})
