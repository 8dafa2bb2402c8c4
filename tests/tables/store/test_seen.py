"""What somebody has seen of a game: kept for each person until they have used the panel that showed it."""

from __future__ import annotations

from engine.core import Chance
from tables import TableService
from tables.store.features.seen import Shown
from tests.tables.scene import ANNA, BERT, Opener, play_randomly, running, started, table_of


async def test_news_is_seen_once_the_panel_that_shows_it_is_used(service: TableService) -> None:
    table_id = (await started(service)).id

    await service.seen.use(table_id, ANNA, Shown.HERE)
    assert await service.seen.version(table_id, ANNA) is None
    await service.seen.deliver(table_id, ANNA, 3, Shown.HERE)
    assert await service.seen.version(table_id, ANNA) is None, "delivered is not seen"
    await service.seen.use(table_id, ANNA, Shown.DIRECT)
    assert await service.seen.version(table_id, ANNA) is None, "that was another panel"
    await service.seen.use(table_id, ANNA, Shown.HERE)
    assert await service.seen.version(table_id, ANNA) == 3
    assert await service.seen.version(table_id, BERT) is None


async def test_what_an_answered_panel_shows_is_news_until_somebody_goes_on_in_it(
    service: TableService,
) -> None:
    table_id = (await started(service)).id
    await service.seen.deliver(table_id, ANNA, 2, Shown.HERE)
    await service.seen.deliver(table_id, ANNA, 3, Shown.ANSWERED)

    await service.seen.use(table_id, ANNA, Shown.HERE)
    assert await service.seen.version(table_id, ANNA) == 2, "opened anew: the other may be out of sight"
    await service.seen.use(table_id, ANNA, Shown.HERE, Shown.ANSWERED)
    assert await service.seen.version(table_id, ANNA) == 3


async def test_nothing_becomes_news_again(service: TableService) -> None:
    table_id = (await started(service)).id
    for version, place in ((5, Shown.HERE), (3, Shown.HERE), (4, Shown.DIRECT)):
        await service.seen.deliver(table_id, ANNA, version, place)
        await service.seen.use(table_id, ANNA, place)

    assert await service.seen.version(table_id, ANNA) == 5


async def test_what_was_seen_outlasts_a_restart(opener: Opener) -> None:
    service = await opener.open()
    table_id = (await started(service)).id
    await service.seen.deliver(table_id, ANNA, 2, Shown.DIRECT)
    after = await opener.open()
    await after.seen.use(table_id, ANNA, Shown.DIRECT)

    assert await after.seen.version(table_id, ANNA) == 2


async def test_a_panel_that_arrives_after_somebody_was_forgotten_leaves_no_trace(
    service: TableService,
) -> None:
    table_id = (await started(service)).id
    await service.seen.deliver(table_id, ANNA, 2, Shown.HERE)
    await service.forget(ANNA)
    await service.seen.deliver(table_id, ANNA, 3, Shown.HERE)

    assert (await service.storage.rows("SELECT * FROM seen")) == []


async def test_the_unseen_is_what_came_after_the_version_seen(service: TableService) -> None:
    table_id = await running(service)
    shown = await table_of(service, table_id)
    async for _ in play_randomly(service, table_id, Chance(1), moves=8):
        pass
    now = await table_of(service, table_id)
    story = await service.repository.passages(now, 2, 100)

    unseen = await service.repository.unseen(now, 2, shown.version)
    assert unseen == [passage for passage in story if passage.version > shown.version] != []
    assert await service.repository.unseen(shown, 2, shown.version) == []
