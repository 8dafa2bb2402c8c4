"""Sharing a moment: once, and only where whoever shares it may write, and the bot, too."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import discord
import pytest

from cogs.client.client import Lairkeeper
from cogs.client.errors import MISSING_PERMISSIONS
from cogs.ui.custom_ids import write_id
from tables import Table
from tests.cogs.panel_users import Person
from tests.tables.scene import ANNA, started
from texts import speaker

SAY = speaker("en")


class Channel:
    """The table's channel, in which the bot may post or not."""

    def __init__(self, refuses: bool) -> None:
        self._refuses = refuses
        self.posts = 0

    async def send(self, **message: Any) -> Any:
        if self._refuses:
            response: Any = SimpleNamespace(status=403, reason="Forbidden")
            raise discord.Forbidden(response, {"code": MISSING_PERMISSIONS, "message": "no"})
        self.posts += message["nonce"].startswith("s")  # the message of the table goes through here, too
        return SimpleNamespace(id=9, jump_url="https://discord.com/channels/1/7/9")


@pytest.fixture
async def table(client: Lairkeeper) -> Table:
    return await started(client.service, "mighty-monsters")


async def shared(
    client: Lairkeeper, table: Table, channel: Channel, monkeypatch: pytest.MonkeyPatch, *, may_write: bool
) -> list[str]:
    """What Anna is told when she shares the beginning of a game twice."""
    monkeypatch.setattr(client, "get_partial_messageable", lambda *_, **__: channel)
    anna = Person(client.router, ANNA)
    anna.may_write = may_write
    for _ in range(2):
        await anna.click(write_id("share", table.id, table.version))
    return anna.told


async def test_a_moment_is_posted_once(
    client: Lairkeeper, table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    channel = Channel(refuses=False)
    told = await shared(client, table, channel, monkeypatch, may_write=True)

    assert told == [SAY("share-done", link="https://discord.com/channels/1/7/9")] * 2
    assert channel.posts == 1


async def test_whoever_may_not_write_there_shares_nothing(
    client: Lairkeeper, table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    channel = Channel(refuses=False)
    told = await shared(client, table, channel, monkeypatch, may_write=False)

    assert told == [SAY("share-not-allowed")] * 2
    assert channel.posts == 0


async def test_where_the_bot_may_not_post_it_says_what_it_needs(
    client: Lairkeeper, table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    told = await shared(client, table, Channel(refuses=True), monkeypatch, may_write=True)

    assert told == [SAY("error-permissions")] * 2
