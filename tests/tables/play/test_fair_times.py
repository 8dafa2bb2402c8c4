"""Games that measure time: patient computer players let people go first, and the clock answers for people."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest

from engine.core import Decision, Number, Seat, View
from engine.core.registry import games
from engine.games.fairy_market.state import Fair
from tables import Table, TableService
from tests.engine.toy import TOY
from tests.tables.scene import Clock, answer, question_to, started, state_of


def let_bots_be_patient(monkeypatch: pytest.MonkeyPatch, patient: Callable[[View, Decision], bool]) -> None:
    monkeypatch.setitem(games(), "toy", replace(TOY, patient=patient))


async def asked(service: TableService, table_id: int) -> list[Seat]:
    return [decision.seat for decision in (await state_of(service, table_id)).pending()]


async def test_a_patient_bot_answers_as_soon_as_no_person_is_asked_any_more(
    service: TableService, monkeypatch: pytest.MonkeyPatch
) -> None:
    let_bots_be_patient(monkeypatch, lambda view, decision: True)
    table = await started(service, people=2, bots=1)
    await answer(service, table.id, 0, ["red"])
    assert await asked(service, table.id) == [0, 1, 2]  # the vote
    await answer(service, table.id, 0, ["red"])
    assert await asked(service, table.id) == [1, 2]
    await answer(service, table.id, 1, ["red"])

    assert any("2:" in line for line in getattr(await state_of(service, table.id), "log", []))


async def test_a_bot_that_is_not_patient_answers_at_once(service: TableService) -> None:
    table = await started(service, people=2, bots=1)
    await answer(service, table.id, 0, ["red"])

    assert await asked(service, table.id) == [0, 1]


async def test_a_table_of_bots_alone_waits_for_nobody(
    service: TableService, monkeypatch: pytest.MonkeyPatch
) -> None:
    let_bots_be_patient(monkeypatch, lambda view, decision: True)
    table = await started(service, people=1, bots=1)
    await service.change(table.id, lambda now: service.play.resign(now, 0))

    assert (await service.repository.table(table.id)).status == "closed"


async def up_to_an_hourglass(service: TableService, table: Table, people: int) -> Fair:
    """Play up to an exploration in which time counts; people make default moves, and shop first of all."""
    while True:
        state = await state_of(service, table.id)
        assert isinstance(state, Fair)
        if state.timed and state.phase == "exploration":
            return state
        own = [one for one in state.pending() if one.seat < people]
        decision = next((one for one in own if one.topic == "market"), own[0])
        await answer(service, table.id, decision.seat, decision.form.default(state, decision.seat))


async def hand_in(service: TableService, table: Table, seat: Seat) -> Fair:
    form = (await question_to(service, table.id, seat)).form
    await answer(service, table.id, seat, form.default(await state_of(service, table.id), seat))
    after = await state_of(service, table.id)
    assert isinstance(after, Fair)
    return after


async def test_in_a_race_for_the_time_bonus_bots_do_not_outrun_people(service: TableService) -> None:
    table = await started(service, "fairy-market", 1, 2, settings={"time-bonus": "race"})
    await up_to_an_hourglass(service, table, people=1)
    assert await asked(service, table.id) == [0, 1, 2]
    after = await hand_in(service, table, 0)

    assert [player.scores[-1].time for player in after.players] == [2, 0, 0]


async def test_once_the_race_is_decided_bots_wait_no_longer(service: TableService) -> None:
    table = await started(service, "fairy-market", 2, 1, settings={"time-bonus": "race"})
    await up_to_an_hourglass(service, table, people=2)
    assert await asked(service, table.id) == [0, 1, 2]
    await hand_in(service, table, 1)

    assert await asked(service, table.id) == [0]


async def test_an_own_time_is_measured_by_the_house(service: TableService, clock: Clock) -> None:
    table = await started(service, "fairy-market", 2, 0, settings={"time-bonus": "own-time"})
    await up_to_an_hourglass(service, table, people=2)
    await answer(service, table.id, 0, ["open"])
    clock.now += 75.4
    assert (await hand_in(service, table, 0)).players[0].seconds == 75
    await answer(service, table.id, 1, ["open"])
    clock.now += 74.6
    after = await hand_in(service, table, 1)

    assert [player.scores[-1].time for player in after.players] == [2, 2]


@pytest.mark.parametrize(("number", "nearest"), [(0, 1), (1, 1), (7, 7), (99, 9)])
def test_a_time_beyond_the_bounds_becomes_the_nearest(number: int, nearest: int) -> None:
    assert Number(1, 9).nearest(number) == nearest
