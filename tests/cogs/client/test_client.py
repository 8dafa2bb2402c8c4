"""The client: it asks for little, mentions nobody by accident, and closes what it opened."""

from __future__ import annotations

from importlib.resources import files
from typing import Any

import discord
import pytest

from cogs.client.client import Lairkeeper
from tables import Newcomer


async def test_it_listens_to_nothing_that_is_said(client: Lairkeeper) -> None:
    assert client.intents == discord.Intents(guilds=True)


async def test_a_message_mentions_only_those_it_means_to(client: Lairkeeper) -> None:
    """Somebody may be called `@everyone`, and a lobby names people without calling them."""
    usual: Any = client.allowed_mentions
    notifications = discord.AllowedMentions(users=[discord.Object(5)])

    assert usual.to_dict() == {"parse": []}
    assert usual.merge(notifications).to_dict() == {"parse": [], "users": [5]}
    assert usual.merge(discord.AllowedMentions(users=[])).to_dict()["parse"] == []


async def test_every_module_at_the_top_of_cogs_is_loaded_as_a_cog(client: Lairkeeper) -> None:
    modules = {file.name for file in files("cogs").iterdir() if file.name.endswith(".py")}
    loaded = {f"{type(cog).__module__.removeprefix('cogs.')}.py" for cog in client.cogs.values()}
    assert loaded == modules - {"__init__.py"}
    assert "play.py" in loaded


async def test_what_was_left_undelivered_is_taken_up(
    client: Lairkeeper, monkeypatch: pytest.MonkeyPatch
) -> None:
    called: list[int] = []
    monkeypatch.setattr(client.postman, "call", called.append)
    table = await client.service.lobbies.open(1, 7, Newcomer(100, "Anna"), "mighty-monsters", "en")
    await client.postman.resume()

    assert called == [table.id]
    assert await client.service.outbox.tables() == [table.id]


async def test_closing_twice_does_no_harm(client: Lairkeeper) -> None:
    """Once by the test, and once more at the end of the fixture."""
    await client.close()
