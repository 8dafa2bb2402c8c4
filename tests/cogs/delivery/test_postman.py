"""Delivery when Discord fails: patient, bounded, in order, and without blocking other tables.

A double stands in for the client, because the failures must come at exact moments and no time may pass.
What the real client does with the real protocol is tested on the playground.
"""

from __future__ import annotations

import asyncio

import msgspec
import pytest

from cogs.delivery.postman import _MOST_ATTEMPTS
from cogs.ui.message import MessageBody
from engine.core import Text
from tables import NoticeErrand, PanelErrand, PostErrand, Status, TableErrand
from tests.cogs.delivery.post_office import (
    CHANNEL,
    PostOffice,
    cloudflare_ban,
    forbidden,
    refused,
    server_error,
    unknown_channel,
)
from tests.tables.scene import ANNA, BERT, CARLA, started
from texts import speaker

WARNING = Text("story-dead-warning", {"still": 14, "left": 7})


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
    for asked in ((ANNA,), (BERT,), (ANNA, CARLA)):
        await office.put(table, TableErrand((WARNING,), asked=asked), PanelErrand(ANNA, False))
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
    office.discord.failures[CHANNEL] = [server_error(), server_error()]
    await office.put(table, TableErrand(mention=(ANNA,)))
    await office.deliver(table)
    await office.put(table, TableErrand(mention=(ANNA,)))
    await office.deliver(table)

    nonces = office.discord.nonces
    assert nonces == [nonces[0]] * 3 + [nonces[3]]
    assert nonces[0] != nonces[3]
    assert all(0 < len(sent.nonce) <= 25 for sent in office.discord.sent)


async def test_what_has_arrived_is_not_sent_again_while_the_rest_is_waited_for(office: PostOffice) -> None:
    """Discord forgets a nonce after some minutes, so a late second post would call everybody twice."""
    table = await office.table()
    office.discord.failures[BERT] = [server_error() for _ in range(9)]
    await office.put(table, TableErrand(mention=(ANNA,)), PanelErrand(BERT, True))
    await office.deliver(table)

    assert [sent.users for sent in office.discord.at(CHANNEL)] == [[ANNA]]
    assert len(office.discord.at(BERT)) == 1


async def test_an_old_message_that_could_not_be_deleted_in_time_is_deleted_later(office: PostOffice) -> None:
    table = await office.table()
    await office.service.messages.note_table_message(table.id, 55)
    office.discord.undeletable[CHANNEL] = [cloudflare_ban(), cloudflare_ban()]
    await office.put(table, TableErrand(mention=(ANNA,)))
    await office.deliver(table)

    assert len(office.discord.at(CHANNEL)) == 1
    assert office.discord.deleted == [CHANNEL]


@pytest.mark.parametrize("retry_after", [0, 300])
async def test_a_ban_by_cloudflare_is_waited_out_however_long_it_takes(
    office: PostOffice, retry_after: int
) -> None:
    table = await office.table()
    office.discord.failures[CHANNEL] = [cloudflare_ban(retry_after) for _ in range(12)]
    await office.put(table, TableErrand(mention=(ANNA,)))
    await office.deliver(table)

    assert [sent.users for sent in office.discord.at(CHANNEL)] == [[ANNA]]
    assert all(retry_after - 1 <= pause <= max(retry_after, 60) for pause in office.pauses)
    assert await office.service.outbox.count(table.id) == 0


async def test_somebody_who_is_no_longer_awaited_is_not_called_any_more(office: PostOffice) -> None:
    table = await office.table()
    await office.put(table, TableErrand(mention=(CARLA,)), TableErrand(mention=(ANNA,)))
    await office.deliver(table)

    assert [sent.users for sent in office.discord.at(CHANNEL)] == [[ANNA]]


# ── what Discord refuses ─────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(
    ("refusal", "told"),
    [
        (forbidden(50013), "channel-forbidden"),
        (forbidden(50001), "channel-forbidden"),
        (forbidden(160005), "channel-locked"),
        (unknown_channel(), "channel-gone"),
    ],
)
async def test_a_host_is_told_once_of_a_channel_that_refuses_and_the_table_comes_back_by_itself(
    office: PostOffice, refusal: Exception, told: str
) -> None:
    table = await office.table()
    office.discord.failures[CHANNEL] = [refusal] * 6
    await office.put(table, TableErrand(mention=(ANNA,)), PanelErrand(BERT, True))
    await office.deliver(table)
    await office.put(table, TableErrand(), PanelErrand(BERT, False))
    await office.deliver(table)

    notice = speaker("en")(told, channel=f"<#{CHANNEL}>")
    assert [sent.text for sent in office.discord.at(ANNA)] == [notice]
    assert len(office.discord.at(BERT)) == 2
    assert office.discord.at(CHANNEL) == []

    await office.postman.close()
    office.postman = office.new_postman()
    office.discord.failures[CHANNEL] = [refusal]
    await office.postman.resume()
    await office.rest()
    assert [sent.text for sent in office.discord.at(ANNA)] == [notice]  # not even after a restart

    assert table.guild_id is not None
    await office.postman.try_again(table.guild_id + 1)
    await office.rest()
    assert office.discord.at(CHANNEL) == []
    await office.postman.try_again(table.guild_id)
    await office.rest()
    [public] = office.discord.at(CHANNEL)
    assert public.users == [ANNA]
    assert speaker("en")("channel-was-silent") in public.text
    assert await office.service.outbox.count(table.id) == 0
    await office.postman.close()


async def test_a_refused_message_is_tried_again_within_the_hour(
    office: PostOffice, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("cogs.delivery.postman.TRY_AGAIN_AFTER", 0.01)
    table = await office.table()
    office.discord.failures[CHANNEL] = [forbidden(50013) for _ in range(4)]
    await office.put(table, TableErrand(mention=(ANNA,)))
    office.postman.call(table.id)
    await office.discord.until(lambda: office.discord.at(CHANNEL))
    await office.rest()

    assert [sent.users for sent in office.discord.at(CHANNEL)] == [[ANNA]]
    assert office.postman._put_back == {}


async def test_a_message_refused_just_before_its_channel_opened_is_tried_again_at_once(
    office: PostOffice,
) -> None:
    """The stories of the soak's seeds 12000004 and 13000002 ended with it: it waited for an hour."""
    table = await office.table()
    assert table.guild_id is not None
    office.discord.slow[CHANNEL] = asyncio.Event()
    office.discord.failures[CHANNEL] = [forbidden(50013)]
    await office.put(table, TableErrand(mention=(ANNA,)))
    office.postman.call(table.id)
    await office.discord.until(lambda: office.discord.tries)
    await office.postman.try_again(table.guild_id)
    office.discord.slow[CHANNEL].set()
    await office.rest()

    assert [sent.users for sent in office.discord.at(CHANNEL)] == [[ANNA]]
    assert await office.service.outbox.count(table.id) == 0
    assert office.postman._put_back == {}


async def test_whoever_could_not_be_reached_hears_from_the_bot_once_it_is_on_their_server_again(
    office: PostOffice,
) -> None:
    """The soak's seed 121000010: a lesson in direct messages was refused, and waited for an hour."""
    table = await office.table()
    async with office.service.storage.transaction() as writer:
        await writer.execute("UPDATE tables SET guild_id = NULL")
    office.discord.failures[CHANNEL] = [forbidden(50278)] * 6
    await office.put(table, TableErrand(mention=(ANNA,)))
    await office.deliver(table)
    assert office.discord.at(CHANNEL) == []

    await office.postman.try_again(1)
    await office.rest()
    assert office.discord.at(CHANNEL) == []
    office.discord.failures.clear()
    await office.postman.try_direct_messages_again()
    await office.rest()
    assert [sent.users for sent in office.discord.at(CHANNEL)] == [[ANNA]]
    assert await office.service.outbox.count(table.id) == 0
    await office.postman.close()


async def test_what_another_process_was_refused_just_then_is_tried_again_soon(
    office: PostOffice, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tables.store.outbox.LEASE", 0.01)
    table = await office.table()
    assert table.guild_id is not None
    await office.put(table, TableErrand(mention=(ANNA,)))
    await office.service.outbox.claim(table.id)
    async with office.service.storage.transaction() as writer:
        await writer.execute("UPDATE leases SET owner = 'another', until = until + 60")
    await office.postman.try_again(table.guild_id)
    await office.rest()
    assert office.discord.sent == []

    async with office.service.storage.transaction() as writer:
        await writer.execute("UPDATE outbox SET batch = NULL, not_before = 9e12")
        await writer.execute("DELETE FROM leases")
    await office.discord.until(lambda: office.discord.at(CHANNEL))
    await office.rest()
    assert office.postman._put_back == {}


async def test_a_post_that_was_refused_comes_above_the_tables_message_when_it_comes(
    office: PostOffice, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def round_post(*_: object) -> MessageBody:
        return MessageBody(["The round is over."])

    monkeypatch.setattr(office.presenter, "round_post", round_post)
    table = await office.table()
    assert table.guild_id is not None
    office.discord.failures[CHANNEL] = [forbidden(50013)]
    await office.put(table, PostErrand(1), TableErrand(mention=(ANNA,)))
    await office.deliver(table)
    [public] = office.discord.at(CHANNEL)
    assert public.users == [ANNA]

    await office.postman.try_again(table.guild_id)
    await office.rest()
    [_, post, below] = office.discord.at(CHANNEL)
    assert (post.text, below.users) == ("The round is over.", [])
    assert office.discord.deleted == [CHANNEL]


@pytest.mark.parametrize(("days", "kept"), [(1, True), (15, False)])
async def test_a_channel_that_refuses_its_ending_is_shown_it_later_but_not_for_ever(
    office: PostOffice, monkeypatch: pytest.MonkeyPatch, days: int, kept: bool
) -> None:
    table = await office.table()
    await office.put(table, TableErrand())
    await office.deliver(table)
    over = msgspec.structs.replace(await office.service.repository.table(table.id), status=Status.OVER)
    monkeypatch.setattr(office.service, "clock", lambda: (over.message_at or 0) + days * 24 * 3600)

    errand = await office.postman._errand_to_put_back(over, TableErrand(), forbidden(160005))

    assert (errand is not None) == kept


async def test_a_batch_that_discord_finds_wrong_is_put_back_and_the_table_goes_on(office: PostOffice) -> None:
    table = await office.table()
    office.discord.failures[CHANNEL] = [refused() for _ in range(_MOST_ATTEMPTS + 1)]
    await office.put(table, TableErrand(mention=(ANNA,)))
    await office.deliver(table)
    assert office.discord.tries[CHANNEL] == _MOST_ATTEMPTS + 1
    assert office.discord.sent == []
    assert await office.service.outbox.count(table.id) == 1

    await office.put(table, TableErrand((WARNING,), asked=(BERT,)))
    await office.deliver(table)
    assert [sent.users for sent in office.discord.at(CHANNEL)] == [[ANNA, BERT]]
    assert await office.service.outbox.count(table.id) == 0


async def test_what_comes_meanwhile_is_told_afterwards_and_in_order(office: PostOffice) -> None:
    table = await office.table()
    office.discord.slow[CHANNEL] = asyncio.Event()
    await office.put(table, TableErrand(mention=(ANNA,)))
    office.postman.call(table.id)
    await office.discord.until(lambda: office.discord.tries)
    await office.put(table, TableErrand((WARNING,), asked=(BERT,)))
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
