"""The outbox: batches in the order they came, which a crash does not change."""

from __future__ import annotations

import asyncio

import pytest

from engine.core import Text
from tables import Errand, NoticeErrand, PanelErrand, StoreAddress, TableErrand, TableService
from tables.store import neighbours, outbox
from tables.store.leases import LeaseLostError
from tests.tables.scene import ANNA, BERT, Clock, Opener, contents, lobby


def notice(word: str) -> Errand:
    return NoticeErrand(ANNA, Text(word))


async def put(service: TableService, table_id: int, *errands: Errand) -> None:
    async with service.storage.transaction() as writer:
        await outbox.put(writer, table_id, errands)


async def quiet_table(service: TableService, channel: int = 7) -> int:
    """A table without undelivered errands."""
    table = await lobby(service, people=1, channel=channel)
    await take(service, table.id)
    return table.id


async def take(service: TableService, table_id: int) -> list[Errand]:
    batch = await service.outbox.claim(table_id)
    assert batch is not None
    await service.outbox.done(batch)
    return batch.errands


async def test_every_kind_of_errand_comes_back_as_it_went_in_and_in_order(service: TableService) -> None:
    table_id = await quiet_table(service)
    errands: list[Errand] = [
        TableErrand((Text("story-resigned", {"name": "Anna", "bot": "Grix"}),), (ANNA, BERT)),
        PanelErrand(ANNA, your_turn=True),
        PanelErrand(BERT, your_turn=False),
        NoticeErrand(ANNA, Text("not-seated")),
        TableErrand(),
    ]
    await put(service, table_id, *errands)

    assert await take(service, table_id) == errands


async def test_with_nothing_to_tell_there_is_no_batch(service: TableService) -> None:
    assert await service.outbox.claim(await quiet_table(service)) is None


async def test_whatever_waits_goes_out_together(service: TableService) -> None:
    table_id = await quiet_table(service)
    await put(service, table_id, notice("one"))
    await put(service, table_id, notice("two"))

    assert await take(service, table_id) == [notice("one"), notice("two")]
    assert await service.outbox.claim(table_id) is None


async def test_what_comes_while_a_batch_is_sent_waits_for_the_next(service: TableService) -> None:
    table_id = await quiet_table(service)
    await put(service, table_id, notice("one"))
    first = await service.outbox.claim(table_id)
    assert first is not None
    await put(service, table_id, notice("two"))

    assert await service.outbox.claim(table_id) == first._replace(is_new=False)
    assert await take(service, table_id) == [notice("one")]
    assert await take(service, table_id) == [notice("two")]


async def test_after_a_crash_the_same_batch_goes_out_under_the_same_number(
    opener: Opener, clock: Clock
) -> None:
    service = await opener.open()
    table_id = await quiet_table(service)
    await put(service, table_id, notice("one"), notice("two"))
    claimed = await service.outbox.claim(table_id)
    assert claimed is not None
    await put(service, table_id, notice("three"))
    after = await opener.open()
    clock.now += outbox.LEASE  # of the one that is dead

    assert await after.outbox.tables() == [table_id]
    assert await after.outbox.claim(table_id) == claimed._replace(is_new=False, begun_elsewhere=True)
    assert await take(after, table_id) == [notice("one"), notice("two")]
    assert await take(after, table_id) == [notice("three")]


async def test_a_failed_batch_stays_and_counts_its_attempts(service: TableService) -> None:
    table_id = await quiet_table(service)
    await put(service, table_id, notice("one"))
    for attempts in range(3):
        batch = await service.outbox.claim(table_id)
        assert batch is not None
        assert batch.attempts == attempts
        assert batch.errands == [notice("one")]
        await service.outbox.failed(batch)


async def test_a_fresh_batch_has_no_attempts_behind_it(service: TableService) -> None:
    table_id = await quiet_table(service)
    await put(service, table_id, notice("one"))
    first = await service.outbox.claim(table_id)
    assert first is not None
    await service.outbox.failed(first)
    await put(service, table_id, notice("two"))
    await service.outbox.done(first)

    second = await service.outbox.claim(table_id)
    assert second is not None
    assert second.attempts == 0
    assert second.number > first.number


async def test_numbers_are_never_used_again(service: TableService) -> None:
    """The number makes the nonce: a used one would make Discord swallow the message."""
    table_id = await quiet_table(service)
    numbers = []
    for _ in range(3):
        await put(service, table_id, notice("again"))
        batch = await service.outbox.claim(table_id)
        assert batch is not None
        numbers.append(batch.number)
        await service.outbox.done(batch)

    assert len(set(numbers)) == 3


async def test_tables_do_not_take_each_others_errands(service: TableService) -> None:
    one, other = await quiet_table(service), await quiet_table(service, channel=8)
    await put(service, one, notice("one"))
    await put(service, other, notice("other"))
    await put(service, one, notice("one again"))

    assert await service.outbox.tables() == [one, other]
    assert await take(service, one) == [notice("one"), notice("one again")]
    assert await take(service, other) == [notice("other")]


async def test_what_is_put_back_goes_out_with_whatever_is_newer(service: TableService) -> None:
    table_id = await quiet_table(service)
    await put(service, table_id, notice("sent"), notice("refused"))
    batch = await service.outbox.claim(table_id)
    assert batch is not None
    await service.outbox.done(batch, [notice("refused")])
    await put(service, table_id, notice("newer"))
    merged = await service.outbox.claim(table_id)
    assert merged is not None

    assert merged.errands == [notice("refused"), notice("newer")]
    assert merged.number > batch.number
    await service.outbox.done(merged)
    assert await service.outbox.tables() == []


async def test_panels_that_were_overtaken_belong_to_the_next_batch_which_has_a_number_of_its_own(
    service: TableService,
) -> None:
    table_id = await quiet_table(service)
    await put(service, table_id, TableErrand(), PanelErrand(ANNA, True), PanelErrand(BERT, True))
    batch = await service.outbox.claim(table_id)
    assert batch is not None
    assert batch.is_new
    assert not await service.outbox.has_public_news(table_id)
    await put(service, table_id, PanelErrand(ANNA, False))
    assert not await service.outbox.has_public_news(table_id)
    async with service.storage.transaction() as writer:  # as if it had been written before the batch
        await writer.execute("UPDATE outbox SET id = -id WHERE batch IS NULL")
    await service.outbox.done(batch, overtaken=[BERT])
    following = await service.outbox.claim(table_id)
    assert following is not None

    assert following.errands == [PanelErrand(ANNA, False), PanelErrand(BERT, True)]
    assert following.number > batch.number
    assert following.is_new
    await service.outbox.done(following)
    assert await service.outbox.count(table_id) == 0


# ── several processes ────────────────────────────────────────────────────────────────────────────────────


async def test_of_two_processes_one_delivers_and_the_other_waits(opener: Opener) -> None:
    one, other = await opener.open(), await opener.open()
    table_id = await quiet_table(one)
    await put(one, table_id, notice("one"))
    claimed = await asyncio.gather(one.outbox.claim(table_id), other.outbox.claim(table_id))
    await put(other, table_id, notice("two"))

    assert sorted(batch is None for batch in claimed) == [False, True]
    owner, waiting = (one, other) if claimed[0] else (other, one)
    batch = claimed[0] or claimed[1]
    assert batch is not None
    assert await waiting.outbox.claim(table_id) is None  # not even what has come later
    assert await waiting.outbox.unattended() == []
    await owner.outbox.done(batch)
    assert await waiting.outbox.unattended() == [table_id]
    assert await take(waiting, table_id) == [notice("two")]


async def test_whoever_wakes_after_their_lease_neither_sends_nor_writes(
    opener: Opener, clock: Clock, store: StoreAddress
) -> None:
    paused, other = await opener.open(), await opener.open()
    table_id = await quiet_table(paused)
    await put(paused, table_id, notice("one"))
    batch = await paused.outbox.claim(table_id)
    assert batch is not None
    await paused.outbox.must_hold(batch)
    clock.now += outbox.LEASE
    assert await other.outbox.unattended() == [table_id]
    taken_over = await other.outbox.claim(table_id)
    # Under the same number.
    assert taken_over == batch._replace(is_new=False, begun_elsewhere=True)
    before = contents(store)
    for too_late in (
        paused.outbox.must_hold(batch),
        paused.outbox.done(batch, [notice("again")]),
        paused.outbox.failed(batch),
    ):
        with pytest.raises(LeaseLostError):
            await too_late

    assert contents(store) == before
    await other.outbox.must_hold(batch)
    await other.outbox.done(batch)
    assert await paused.outbox.tables() == []


async def test_however_often_it_is_tried_it_is_known_what_another_process_has_begun(
    opener: Opener, clock: Clock
) -> None:
    dead, other = await opener.open(), await opener.open()
    table_id = await quiet_table(dead)
    await put(dead, table_id, notice("one"))
    begun = []
    for process in (dead, dead, other, other):
        batch = await process.outbox.claim(table_id)
        assert batch is not None
        begun.append(batch.begun_elsewhere)
        await process.outbox.failed(batch)
        clock.now += outbox.LEASE
    assert begun == [False, False, True, True]

    await take(other, table_id)
    await put(other, table_id, notice("two"))
    batch = await other.outbox.claim(table_id)
    assert batch is not None
    assert not batch.begun_elsewhere


async def test_a_lease_is_renewed_by_whoever_goes_on_sending(opener: Opener, clock: Clock) -> None:
    slow, other = await opener.open(), await opener.open()
    table_id = await quiet_table(slow)
    await put(slow, table_id, notice("one"))
    batch = await slow.outbox.claim(table_id)
    assert batch is not None
    for _ in range(4):
        clock.now += 0.8 * outbox.LEASE
        await slow.outbox.must_hold(batch)
        assert await other.outbox.claim(table_id) is None


async def test_a_pause_after_a_failure_is_used_by_others_only_if_we_die_in_it(
    opener: Opener, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(outbox, "_LOOK_EVERY", 0.01)
    failing, other = await opener.open(), await opener.open()
    table_id = await quiet_table(failing)
    await put(failing, table_id, notice("one"))
    batch = await failing.outbox.claim(table_id)
    assert batch is not None
    await failing.outbox.failed(batch)
    async with failing.outbox.kept(batch):
        for _ in range(10):
            clock.now += 0.8 * outbox.LEASE
            renewed = clock.now + outbox.LEASE
            while failing.outbox._until[batch.number] != renewed:  # noqa: ASYNC110 - nobody tells us
                await asyncio.sleep(0.01)
            assert await other.outbox.claim(table_id) is None
    clock.now += outbox.LEASE

    assert await other.outbox.claim(table_id) is not None
    assert await failing.outbox.claim(table_id) is None


async def test_what_was_put_back_waits_for_its_time_or_for_the_next_change(
    opener: Opener, clock: Clock
) -> None:
    service, other = await opener.open(), await opener.open()
    table_id = await quiet_table(service)
    await put(service, table_id, notice("one"))
    batch = await service.outbox.claim(table_id)
    assert batch is not None
    await service.outbox.done(batch, [notice("one")], not_before=clock.now + 3600)
    assert await other.outbox.unattended() == []
    clock.now += 3600
    assert await other.outbox.unattended() == [table_id]
    assert await take(other, table_id) == [notice("one")]


async def test_what_a_dead_process_had_to_deliver_is_found_by_another(
    opener: Opener, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(neighbours, "LOOK_AROUND", 0.02)
    dead, alive = await opener.open(), await opener.open()
    table_id = await quiet_table(dead)
    await put(dead, table_id, notice("one"))
    assert await dead.outbox.claim(table_id) is not None
    found = asyncio.Event()
    heard: list[int] = []

    def hear(table_id: int) -> None:
        heard.append(table_id)
        found.set()

    alive.on_errands(hear)
    alive.neighbours.start()
    await asyncio.sleep(0.1)
    assert heard == []
    clock.now += outbox.LEASE
    async with asyncio.timeout(60):
        await found.wait()

    assert set(heard) == {table_id}
    assert await take(alive, table_id) == [notice("one")]
