"""Quiet tables: one message that stays where it is, and calls by direct message, where people allow them."""

from __future__ import annotations

import pytest

from cogs.delivery.message_editing import STALE_AFTER
from engine.core import Text
from tables import PanelErrand, Table, TableErrand
from tests.cogs.delivery.post_office import CHANNEL, PostOffice, forbidden
from tests.tables.scene import ANNA, BERT, CARLA, Clock, act, answer, choose_setting, errands_of, table_of
from texts import speaker


@pytest.fixture
async def table(office: PostOffice) -> Table:
    """A quiet table whose message is posted, and at which all three are asked at once."""
    table = await office.table()
    await choose_setting(office.service, table.id, "calls", "quiet")
    await answer(office.service, table.id, 0, ["red"])
    await errands_of(office.service, table.id)
    await office.put(table, TableErrand())
    await office.deliver(table)
    office.discord.sent.clear()
    return await table_of(office.service, table.id)


async def call_everybody(office: PostOffice, table: Table) -> None:
    everybody = (ANNA, BERT, CARLA)
    await office.put(table, TableErrand(mention=everybody), *(PanelErrand(one, True) for one in everybody))
    await office.deliver(table)


async def test_the_message_stays_where_it_is_and_direct_messages_call(
    office: PostOffice, table: Table, clock: Clock
) -> None:
    for user_id, way in ((ANNA, "mention"), (BERT, "dm"), (CARLA, "silent")):
        await office.service.people.choose_notify(user_id, way)
    clock.now += 2 * STALE_AFTER  # even then
    await call_everybody(office, table)

    [edited] = office.discord.at(CHANNEL)
    assert (edited.nonce, edited.users) == ("", [])  # only new messages have a nonce
    assert (await table_of(office.service, table.id)).message_id == table.message_id
    assert f"<@{ANNA}> <@{BERT}> <@{CARLA}>" in edited.text
    silent = {sent.where: sent.silent for sent in office.discord.sent if sent.where != CHANNEL}
    assert silent == {ANNA: False, BERT: False, CARLA: True}


async def test_whoever_wants_no_direct_messages_is_left_alone(office: PostOffice, table: Table) -> None:
    await office.service.people.choose_hands(ANNA, "panel")
    await office.service.people.note_dms(BERT, "closed-told")
    await call_everybody(office, table)
    warning = TableErrand((Text("story-dead-closed"),), asked=(ANNA, BERT))
    await office.put(table, warning)
    await office.deliver(table)

    assert {sent.where for sent in office.discord.sent} == {CHANNEL, CARLA}
    assert all(sent.users == [] for sent in office.discord.sent)


async def test_whoever_is_asked_to_vote_is_told_so_by_direct_message_once(
    office: PostOffice, table: Table
) -> None:
    office.discord.failures[CHANNEL] = [forbidden(50001)]
    await act(office.service, table.id, office.service.endings.ask, user_id=ANNA)
    await office.deliver(table)
    await office.deliver(table)  # the channel lets us post again

    told = speaker("en")("notice-called", game=speaker("en")("toy-title"), channel=f"<#{CHANNEL}>")
    assert [sent.text for sent in office.discord.at(BERT)] == [told]
    assert [sent.text for sent in office.discord.at(CARLA)] == [told]
    assert office.discord.at(CHANNEL)


async def test_a_moderator_can_have_it_posted_again(office: PostOffice, table: Table) -> None:
    await act(office.service, table.id, office.service.repair.send_again)
    await office.deliver(table)

    assert (await table_of(office.service, table.id)).message_id != table.message_id
    assert office.discord.deleted == [CHANNEL]
