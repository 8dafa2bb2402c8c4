"""Requests that the REST API refuses and records."""

import io
from typing import Any

import discord
import pytest

from tests.playground.conftest import Stage

V2 = 1 << 15


async def _post(stage: Stage, body: dict[str, Any]) -> Any:
    route = discord.http.Route("POST", "/channels/{channel_id}/messages", channel_id=stage.general.id)
    return await stage.bot.http.request(route, json=body)


async def test_a_breach_is_refused_with_details_and_recorded(stage: Stage) -> None:
    with pytest.raises(discord.HTTPException) as caught:
        await _post(stage, {"content": "x" * 2001})
    assert (caught.value.status, caught.value.code) == (400, 50035)
    assert "In content: Must be between 0 and 2000 in length." in str(caught.value)
    [violation] = stage.ground.violations
    assert violation.endswith("/messages: content: Must be between 0 and 2000 in length.")
    assert stage.anna.messages(stage.general) == []


async def test_a_components_v2_message_stays_one(stage: Stage) -> None:
    posted = await _post(stage, {"flags": V2, "components": [{"type": 10, "content": "Hello"}]})
    channel = stage.text_channel()
    with pytest.raises(discord.HTTPException):
        await channel.get_partial_message(int(posted["id"])).edit(content="Plain again")
    assert len(stage.ground.violations) == 1
    assert stage.anna.messages(stage.general)[0].text == "Hello"


async def test_an_empty_message_is_refused(stage: Stage) -> None:
    with pytest.raises(discord.HTTPException) as caught:
        await _post(stage, {"content": ""})
    assert caught.value.code == 50006


async def test_a_file_that_is_too_large_is_refused(stage: Stage) -> None:
    stage.ground.world.rules.file_limit = 10
    with pytest.raises(discord.HTTPException) as caught:
        await stage.text_channel().send(file=discord.File(io.BytesIO(b"x" * 11), "large.bin"))
    assert (caught.value.status, caught.value.code) == (413, 40005)


async def test_a_route_the_playground_does_not_know_is_recorded(stage: Stage) -> None:
    with pytest.raises(discord.NotFound):
        await stage.bot.http.request(discord.http.Route("GET", "/nowhere"))
    assert stage.ground.violations == ["GET /nowhere: the playground has no such route"]
