"""Homes: which lists are outdated, at which pace they are brought up to date, and by whom."""

from __future__ import annotations

from tables import PanelErrand, TableErrand, TableService
from tables.store.company.homes import PACE
from tests.tables.scene import ANNA, BERT, STRANGER, Clock, Opener, act, lobby, running

MANY = 100


async def settled(service: TableService, clock: Clock, *people: int) -> None:
    """These people keep a list, and it is up to date."""
    for user_id in people:
        await service.company.homes.keep(user_id)
        home = await service.company.homes.claim(user_id, clock.now)
        assert home is not None
        await service.company.homes.shown(home)
    clock.now += PACE


async def outdated(service: TableService, clock: Clock) -> list[int]:
    return sorted(await service.company.homes.due(clock.now, MANY))


async def test_a_list_is_outdated_when_a_table_on_it_changes(service: TableService, clock: Clock) -> None:
    table = (await lobby(service, people=2)).id
    await settled(service, clock, ANNA, BERT, STRANGER)
    assert await outdated(service, clock) == []

    await act(service, table, service.lobbies.leave, user_id=BERT)

    assert ANNA in await outdated(service, clock)
    assert STRANGER not in await outdated(service, clock)


async def test_a_change_for_one_alone_is_on_no_other_list(service: TableService, clock: Clock) -> None:
    table = await running(service)
    await settled(service, clock, ANNA, BERT)

    await service.outbox.add(table, [PanelErrand(ANNA, your_turn=False)])
    assert await outdated(service, clock) == [ANNA]
    await service.outbox.add(table, [TableErrand()])
    assert await outdated(service, clock) == [ANNA, BERT]


async def test_a_list_is_brought_up_to_date_by_one_process_and_at_a_bounded_pace(
    opener: Opener, clock: Clock
) -> None:
    one, other = await opener.open(), await opener.open()
    table = await running(one)
    await settled(one, clock, ANNA)
    await one.outbox.add(table, [TableErrand()])

    claimed = await one.company.homes.claim(ANNA, clock.now)
    assert claimed is not None
    assert await other.company.homes.claim(ANNA, clock.now) is None
    await one.outbox.add(table, [TableErrand()])
    await one.company.homes.shown(claimed)
    assert await outdated(other, clock) == []
    assert await other.company.homes.next_due() == clock.now + PACE
    clock.now += PACE
    assert await outdated(other, clock) == [ANNA]


async def test_what_was_not_delivered_is_tried_again_also_after_a_restart(
    opener: Opener, clock: Clock
) -> None:
    service = await opener.open()
    await service.company.homes.keep(ANNA)
    assert await service.company.homes.claim(ANNA, clock.now) is not None

    clock.now += PACE
    assert await outdated(await opener.open(), clock) == [ANNA]


async def test_a_list_that_is_given_up_is_known_until_its_message_is_gone(
    service: TableService, clock: Clock
) -> None:
    homes = service.company.homes
    await settled(service, clock, ANNA)
    await homes.note_posted(ANNA, 5, 6, clock.now)
    assert await homes.is_kept(ANNA)

    await homes.give_up(ANNA)

    assert not await homes.is_kept(ANNA)
    home = await homes.claim(ANNA, clock.now)
    assert home is not None
    assert (home.wanted, home.channel_id, home.message_id) == (False, 5, 6)
    await homes.forget(ANNA)
    clock.now += PACE
    assert await outdated(service, clock) == []
    assert await homes.claim(ANNA, clock.now) is None
