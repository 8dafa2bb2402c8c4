"""What must be told: batches that stay the same whatever dies, in the order they came."""

from __future__ import annotations

from engine.core import Text
from tables import Errand, House, NoticeErrand, PanelErrand, TableErrand
from tables.store import outbox
from tests.tables.scene import ANNA, BERT, Opener, lobby


def notice(word: str) -> Errand:
    return NoticeErrand(ANNA, Text(word))


async def put(house: House, table_id: int, *errands: Errand) -> None:
    async with house.storage.transaction() as writer:
        await outbox.put(writer, table_id, errands)


async def quiet_table(house: House, channel: int = 7) -> int:
    """A table that has nothing to tell."""
    table = await lobby(house, people=1, channel=channel)
    await take(house, table.id)
    return table.id


async def take(house: House, table_id: int) -> list[Errand]:
    batch = await outbox.claim(house.storage, table_id)
    assert batch is not None
    await outbox.done(house.storage, batch)
    return batch.errands


async def test_every_kind_of_errand_comes_back_as_it_went_in_and_in_order(house: House) -> None:
    table_id = await quiet_table(house)
    errands: list[Errand] = [
        TableErrand((Text("story-resigned", {"name": "Anna", "bot": "Grix"}),), (ANNA, BERT)),
        PanelErrand(ANNA, your_turn=True),
        PanelErrand(BERT, your_turn=False),
        NoticeErrand(ANNA, Text("not-seated")),
        TableErrand(),
    ]
    await put(house, table_id, *errands)

    assert await take(house, table_id) == errands


async def test_with_nothing_to_tell_there_is_no_batch(house: House) -> None:
    assert await outbox.claim(house.storage, await quiet_table(house)) is None


async def test_whatever_waits_goes_out_together(house: House) -> None:
    table_id = await quiet_table(house)
    await put(house, table_id, notice("one"))
    await put(house, table_id, notice("two"))

    assert await take(house, table_id) == [notice("one"), notice("two")]
    assert await outbox.claim(house.storage, table_id) is None


async def test_what_comes_while_a_batch_is_sent_waits_for_the_next(house: House) -> None:
    table_id = await quiet_table(house)
    await put(house, table_id, notice("one"))
    first = await outbox.claim(house.storage, table_id)
    await put(house, table_id, notice("two"))

    assert await outbox.claim(house.storage, table_id) == first
    assert await take(house, table_id) == [notice("one")]
    assert await take(house, table_id) == [notice("two")]


async def test_after_a_crash_the_same_batch_goes_out_under_the_same_number(opener: Opener) -> None:
    house = await opener.open()
    table_id = await quiet_table(house)
    await put(house, table_id, notice("one"), notice("two"))
    claimed = await outbox.claim(house.storage, table_id)
    await put(house, table_id, notice("three"))
    after = await opener.open()

    assert await outbox.tables_with_errands(after.storage) == [table_id]
    assert await outbox.claim(after.storage, table_id) == claimed
    assert await take(after, table_id) == [notice("one"), notice("two")]
    assert await take(after, table_id) == [notice("three")]


async def test_a_failed_batch_stays_and_counts_its_attempts(house: House) -> None:
    table_id = await quiet_table(house)
    await put(house, table_id, notice("one"))
    for attempts in range(3):
        batch = await outbox.claim(house.storage, table_id)
        assert batch is not None
        assert batch.attempts == attempts
        assert batch.errands == [notice("one")]
        await outbox.failed(house.storage, batch)


async def test_a_fresh_batch_has_no_attempts_behind_it(house: House) -> None:
    table_id = await quiet_table(house)
    await put(house, table_id, notice("one"))
    first = await outbox.claim(house.storage, table_id)
    assert first is not None
    await outbox.failed(house.storage, first)
    await put(house, table_id, notice("two"))
    await outbox.done(house.storage, first)

    second = await outbox.claim(house.storage, table_id)
    assert second is not None
    assert second.attempts == 0
    assert second.number > first.number


async def test_numbers_are_never_used_again(house: House) -> None:
    """The number makes the nonce: a used one would make Discord swallow the message."""
    table_id = await quiet_table(house)
    numbers = []
    for _ in range(3):
        await put(house, table_id, notice("again"))
        batch = await outbox.claim(house.storage, table_id)
        assert batch is not None
        numbers.append(batch.number)
        await outbox.done(house.storage, batch)

    assert len(set(numbers)) == 3


async def test_tables_do_not_take_each_others_errands(house: House) -> None:
    one, other = await quiet_table(house), await quiet_table(house, channel=8)
    await put(house, one, notice("one"))
    await put(house, other, notice("other"))
    await put(house, one, notice("one again"))

    assert await outbox.tables_with_errands(house.storage) == [one, other]
    assert await take(house, one) == [notice("one"), notice("one again")]
    assert await take(house, other) == [notice("other")]
