"""A moderator repairs a table: checks its health, sends its messages again, and goes back in time."""

from __future__ import annotations

from dataclasses import replace
from functools import partial

import pytest

from engine.core import Chance
from engine.core.registry import games
from tables import PanelErrand, Refused, Status, StoreAddress, TableErrand, TableService
from tests.engine.toy import TOY
from tests.tables.databases import rows
from tests.tables.scene import (
    ANNA,
    BERT,
    CARLA,
    STRANGER,
    Opener,
    answer,
    errands_of,
    lobby,
    play_randomly,
    play_to_the_end,
    started,
    state_of,
)


async def test_a_table_that_is_well_is_said_to_be(service: TableService) -> None:
    table = await started(service)
    await answer(service, table.id, 0, ["red"])
    health = await service.repair.health(await service.repository.table(table.id))

    assert health.is_well
    assert (health.moves, health.awaited, health.reports) == (1, [0, 1, 2], [])
    assert health.undelivered > 0


async def test_what_is_wrong_is_found_without_telling_what_it_is(
    service: TableService, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await started(service)

    def short_sighted(g, viewer):  # type: ignore[no-untyped-def]
        if viewer == 1:
            raise LookupError
        return TOY.view(g, viewer)

    broken = replace(TOY, view=short_sighted, conserved=lambda g: ["the ace is gone", "so is the king"])
    monkeypatch.setitem(games(), "toy", broken)
    health = await service.repair.health(table)

    assert not health.is_well
    assert (health.blind, health.broken_laws) == ([1], 2)


async def test_a_table_that_cannot_be_read_goes_back_to_when_it_could_and_no_number_is_given_twice(
    opener: Opener,
) -> None:
    service = await opener.open()
    table = await started(service)
    await answer(service, table.id, 0, ["red"])
    asked = (await state_of(service, table.id)).asked
    async with service.storage.transaction() as writer:
        await writer.execute("UPDATE states SET state = 'gibberish' WHERE version > ?", (table.version,))
    after = await opener.open()
    broken = await after.repository.table(table.id)
    assert not (await after.repair.health(broken)).is_readable
    assert [frame.version for frame in await after.replays.frames(broken)] == [table.version]
    await after.change(table.id, lambda now: after.repair.step_back(now, table.version, None))

    state = await state_of(after, table.id)
    assert (await after.repair.health(await after.repository.table(table.id))).is_well
    assert all(now >= then for now, then in zip(state.asked, asked, strict=True))
    assert [event.text.key for event in state.events] == ["undo-repair"]
    await play_to_the_end(after, table.id, 1)


async def test_messages_are_sent_again_as_new_ones(service: TableService, store: StoreAddress) -> None:
    table = await started(service)
    await errands_of(service, table.id)
    await service.messages.note_table_message(table.id, 5)
    await service.messages.note_panel(table.id, ANNA, 6, 7)
    await service.change(table.id, service.repair.send_again)

    assert await errands_of(service, table.id) == [
        TableErrand(),
        *(PanelErrand(user_id, False) for user_id in (ANNA, BERT, CARLA)),
    ]
    assert rows(store, "SELECT message_id, message_at FROM tables") == [(5, 0)]
    assert rows(store, "SELECT message_id, posted_at FROM panels") == [(7, 0)]


async def test_any_earlier_moment_can_be_returned_to_even_after_the_end(service: TableService) -> None:
    table = await started(service)
    await play_to_the_end(service, table.id, 1)
    frames = await service.replays.frames(await service.repository.table(table.id))
    back_to = frames[len(frames) // 2].version
    earlier = await service.history.state(table.id, back_to)
    await service.change(table.id, lambda now: service.repair.step_back(now, back_to, None))

    assert (await service.repository.table(table.id)).status is Status.PLAYING
    assert (await state_of(service, table.id)).decisions() == earlier.decisions()


async def test_a_game_is_not_brought_back_where_another_has_begun(service: TableService) -> None:
    table = await started(service)
    await play_to_the_end(service, table.id, 1)
    await lobby(service)
    with pytest.raises(Refused, match="channel-has-a-table"):
        await service.change(table.id, lambda now: service.repair.step_back(now, table.version, None))


async def test_only_moments_that_still_count_can_be_returned_to(service: TableService) -> None:
    table = await started(service)
    async for _ in play_randomly(service, table.id, Chance(1), moves=4):
        pass
    lost = (await service.repository.table(table.id)).version
    await service.change(table.id, lambda now: service.repair.step_back(now, table.version + 1, None))
    for version in (lost, 999, table.version + 5):
        with pytest.raises(Refused, match="undo-is-stale"):
            await service.change(
                table.id, partial(service.repair.step_back, version=version, interaction_id=None)
            )


async def test_without_a_game_there_is_nothing_to_repair(service: TableService) -> None:
    with pytest.raises(Refused, match="repair-no-game"):
        await service.repair.health(await lobby(service))


async def test_a_moderator_who_plays_here_does_not_learn_of_secret_moves(service: TableService) -> None:
    table = (await started(service)).id
    for seat, colour in ((0, "red"), (1, "red")):  # now all three answer at once, and Bert has
        await answer(service, table, seat, [colour])
    before = await service.repository.table(table)
    offered, health = await service.repair.moments(before, ANNA), await service.repair.health(before, ANNA)
    for colour in ("blue", "green"):  # he changes his mind twice, in secret
        await answer(service, table, 1, [colour])
    now = await service.repository.table(table)

    assert await service.repair.moments(now, ANNA) == offered
    assert (await service.repair.health(now, ANNA)).moves == health.moves
    assert len(await service.repair.moments(now, STRANGER)) == len(offered) + 2
    back = partial(service.repair.step_back, version=now.version - 1, interaction_id=None, user_id=ANNA)
    with pytest.raises(Refused) as refused:
        await service.change(table, back)
    assert refused.value.text.key == "repair-is-stale"
