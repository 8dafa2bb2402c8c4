"""Delivery when Discord fails: patient, bounded, in order, and without blocking other tables.

A double stands in for the client, because the failures must come at exact moments and no time may pass.
What the real client does with the real protocol is tested on the playground.
"""

from __future__ import annotations

import asyncio

from cogs.delivery.postman import _MOST_ATTEMPTS
from engine.core import Text
from tables import NoticeErrand, PanelErrand, TableErrand
from tests.cogs.delivery.post_office import CHANNEL, PostOffice, refused, server_error
from tests.tables.scene import ANNA, BERT, CARLA, started


async def test_a_batch_goes_to_the_channel_and_to_everybody_it_concerns(office: PostOffice) -> None:
    table = await office.table()
    await office.put(
        table, TableErrand(mention=(ANNA,)), PanelErrand(ANNA, True), NoticeErrand(BERT, Text("not-seated"))
    )
    await office.deliver(table)

    assert sorted(sent.where for sent in office.discord.sent) == [CHANNEL, ANNA, BERT]
    [public] = office.discord.at(CHANNEL)
    assert public.users == [ANNA]
    assert f"<@{ANNA}>" in public.text
    assert await office.service.outbox.claim(table.id) is None


async def test_many_errands_of_one_kind_become_one_message(office: PostOffice) -> None:
    table = await office.table()
    for mention in ((ANNA,), (BERT,), (ANNA, CARLA)):
        await office.put(table, TableErrand(mention=mention), PanelErrand(ANNA, False))
    await office.deliver(table)

    assert [sent.users for sent in office.discord.at(CHANNEL)] == [[ANNA, BERT, CARLA]]
    assert len(office.discord.at(ANNA)) == 1


async def test_failures_of_discord_are_waited_out_with_growing_pauses(office: PostOffice) -> None:
    table = await office.table()
    office.discord.failures[CHANNEL] = [server_error() for _ in range(9)]
    await office.put(table, TableErrand())
    await office.deliver(table)

    assert len(office.discord.at(CHANNEL)) == 1
    assert office.pauses == [1, 2, 4, 8, 16, 32, 60, 60, 60]


async def test_every_try_of_a_batch_has_the_same_nonce_and_the_next_batch_another(office: PostOffice) -> None:
    table = await office.table()
    office.discord.failures[BERT] = [server_error(), server_error()]
    await office.put(table, TableErrand(mention=(ANNA,)), PanelErrand(BERT, True))
    await office.deliver(table)
    await office.put(table, TableErrand(mention=(ANNA,)))
    await office.deliver(table)

    nonces = [sent.nonce for sent in office.discord.at(CHANNEL)]
    assert nonces == [nonces[0]] * 3 + [nonces[3]]
    assert nonces[0] != nonces[3]
    assert all(0 < len(sent.nonce) <= 25 for sent in office.discord.sent)


async def test_a_batch_that_can_never_be_sent_is_given_up_and_the_table_goes_on(office: PostOffice) -> None:
    table = await office.table()
    office.discord.failures[CHANNEL] = [refused() for _ in range(_MOST_ATTEMPTS + 1)]
    await office.put(table, TableErrand(mention=(ANNA,)))
    await office.deliver(table)
    assert office.discord.tries[CHANNEL] == _MOST_ATTEMPTS + 1
    assert office.discord.sent == []
    assert await office.service.outbox.claim(table.id) is None

    await office.put(table, TableErrand(mention=(BERT,)))
    await office.deliver(table)
    assert [sent.users for sent in office.discord.at(CHANNEL)] == [[BERT]]


async def test_what_comes_meanwhile_is_told_afterwards_and_in_order(office: PostOffice) -> None:
    table = await office.table()
    office.discord.slow[CHANNEL] = asyncio.Event()
    await office.put(table, TableErrand(mention=(ANNA,)))
    office.postman.call(table.id)
    await office.discord.until(lambda: office.discord.tries)
    await office.put(table, TableErrand(mention=(BERT,)))
    office.postman.call(table.id)
    office.discord.slow[CHANNEL].set()
    await office.rest()

    assert [sent.users for sent in office.discord.at(CHANNEL)] == [[ANNA], [BERT]]


async def test_one_message_that_fails_does_not_keep_others_from_arriving(office: PostOffice) -> None:
    table = await office.table()
    office.discord.failures[ANNA] = [refused() for _ in range(_MOST_ATTEMPTS + 1)]
    await office.put(table, TableErrand(mention=(BERT,)), PanelErrand(ANNA, True), PanelErrand(BERT, True))
    await office.deliver(table)

    assert office.discord.at(CHANNEL)
    assert office.discord.at(BERT)
    assert not office.discord.at(ANNA)


async def test_a_batch_is_not_tried_again_while_a_message_of_it_is_in_flight(
    office: PostOffice,
) -> None:
    table = await office.table()
    office.discord.slow[CHANNEL] = asyncio.Event()
    office.discord.failures[ANNA] = [server_error()]
    await office.put(table, TableErrand(mention=(ANNA,)), PanelErrand(ANNA, True))
    office.postman.call(table.id)
    await office.discord.until(lambda: office.discord.tries.keys() >= {ANNA, CHANNEL})
    for _ in range(5):  # let everything else that waits for the database go first
        await office.service.people.choose_server_locale(1, "en")
    assert office.pauses == []

    office.discord.slow[CHANNEL].set()
    await office.rest()
    assert office.pauses == [1]
    assert office.discord.most_at_once == 1


async def test_tables_do_not_wait_for_each_other(office: PostOffice) -> None:
    office.service._listeners.clear()
    one, other = await started(office.service, channel=CHANNEL), await started(office.service, channel=8)
    office.discord.slow[CHANNEL] = asyncio.Event()
    office.postman.call(one.id)
    office.postman.call(other.id)
    await office.discord.until(lambda: office.discord.at(8))

    assert office.discord.at(CHANNEL) == []
    office.discord.slow[CHANNEL].set()
    await office.rest()


async def test_a_stopped_postman_leaves_the_rest_for_the_next_one(office: PostOffice) -> None:
    table = await office.table()
    office.discord.slow[CHANNEL] = asyncio.Event()
    await office.put(table, TableErrand(mention=(ANNA,)))
    office.postman.call(table.id)
    await office.discord.until(lambda: office.discord.tries)
    claimed = await office.service.outbox.claim(table.id)
    assert claimed is not None
    await office.postman.close()
    office.postman.call(table.id)
    assert office.discord.sent == []

    office.discord.slow.clear()
    office.postman = office.new_postman()
    await office.postman.resume()
    await office.rest()
    assert [sent.nonce for sent in office.discord.at(CHANNEL)] == [f"t{claimed.number:x}"]
