"""The card of a lobby that looks for players: whom it calls, and what happens where it may not be posted."""

from __future__ import annotations

from typing import Any

import discord

from tables import Board, Table
from tables.store.company.cards import WANTED
from tests.cogs.delivery.post_office import PostOffice, forbidden
from tests.tables.scene import ANNA, act, guest, lobby
from texts import speaker

SERVER, BOARD, ROLE = 1, 70, 80
MISSING_PERMISSIONS = 50013


async def looking(office: PostOffice) -> Table:
    """A lobby of Anna's whose card is still to be posted."""
    office.service._listeners.clear()
    await office.service.company.servers.choose_board(SERVER, Board(BOARD, ROLE))
    table = await lobby(office.service, "mighty-monsters", people=1)
    await act(office.service, table.id, office.service.company.look_for_players, user_id=ANNA)
    return table


async def test_a_card_calls_its_role_and_nobody_else(office: PostOffice) -> None:
    await office.deliver(await looking(office))

    [card] = office.discord.at(BOARD)
    assert f"<@{ANNA}>" in card.text
    assert card.mentions is not None
    asked_for: Any = discord.AllowedMentions.none().merge(card.mentions).to_dict()
    assert asked_for == {"parse": [], "roles": [ROLE]}
    assert not card.silent


async def test_where_the_card_is_refused_the_host_is_told_once_and_the_lobby_goes_on(
    office: PostOffice,
) -> None:
    office.discord.failures[BOARD] = [forbidden(MISSING_PERMISSIONS)]
    table = await looking(office)
    await office.deliver(table)
    await act(office.service, table.id, office.service.company.join, guest=guest(1))
    await office.deliver(table)

    refused = speaker("en")("looking-refused", channel=f"<#{BOARD}>")
    assert [sent.text for sent in office.discord.at(ANNA)] == [refused]
    assert office.discord.at(BOARD) == []
    assert await office.service.company.cards.get(table.id, WANTED) is None
    assert f"<@{guest(1).user_id}>" in office.discord.at(table.channel_id)[-1].text
    assert await office.service.outbox.claim(table.id) is None
