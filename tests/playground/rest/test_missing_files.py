"""Edits that name a file which the message does not have: refused as on Discord, whichever way they come."""

from typing import Any

import aiohttp
import discord
import pytest

from tests.playground.conftest import Stage
from tests.playground.little_bot import picture, table
from tests.playground.rest.conftest import error_code

GALLERY = {"type": 12, "items": [{"media": {"url": "attachment://draft.png"}}]}
FILE = {"type": 13, "file": {"url": "attachment://draft.png"}}
THUMBNAIL = {
    "type": 9,
    "components": [{"type": 10, "content": "Text"}],
    "accessory": {"type": 11, "media": {"url": "attachment://draft.png"}},
}
BODIES: list[dict[str, Any]] = [
    {"components": [GALLERY]},
    {"components": [FILE]},
    {"components": [THUMBNAIL]},
    {"components": [{"type": 17, "components": [GALLERY]}]},
    {"attachments": [{"id": "4711", "filename": "draft.png"}]},
]


async def sent(stage: Stage, method: str, path: str, body: dict[str, Any]) -> tuple[int, Any]:
    """What Discord answers to a request of the bot."""
    headers = {"Authorization": f"Bot {stage.ground.token}"}
    async with (
        aiohttp.ClientSession(headers=headers) as session,
        session.request(method, stage.ground.api_url + path, json=body) as response,
    ):
        return response.status, await response.json() if response.content_length else None


@pytest.mark.parametrize("body", BODIES)
async def test_an_edit_is_refused_and_changes_nothing(stage: Stage, body: dict[str, Any]) -> None:
    posted = await stage.text_channel().send(view=table(7, 0), file=picture())
    message = stage.anna.messages(stage.general)[0]
    before = message.everything

    path = f"/channels/{stage.general.id}/messages/{posted.id}"
    status, answer = await sent(stage, "PATCH", path, {"flags": 1 << 15} | body)

    assert (status, answer["code"]) == (400, 50035)
    assert message.everything == before
    assert len(stage.ground.violations) == 1


@pytest.mark.parametrize("body", BODIES)
async def test_an_edit_by_an_interaction_is_refused(stage: Stage, body: dict[str, Any]) -> None:
    reply = await stage.anna.slash(stage.general, "table")
    assert reply.message is not None
    before = reply.message.everything

    path = f"/webhooks/{stage.ground.bot.id}/{reply.interaction.token}/messages/@original"
    status, answer = await sent(stage, "PATCH", path, {"flags": 1 << 15} | body)

    assert (status, answer["code"]) == (400, 50035)
    assert reply.message.everything == before


async def test_an_acknowledgement_that_edits_its_message_is_refused_and_another_one_taken(
    stage: Stage,
) -> None:
    stage.ground.world.rules.acknowledge_within = 0.3
    message = (await stage.anna.slash(stage.general, "old")).message
    assert message is not None
    interaction = (await stage.anna.click(message, "Slow")).interaction
    stage.ground.world.rules.acknowledge_within = 60

    path = f"/interactions/{interaction.id}/{interaction.token}/callback"
    data = {"flags": 1 << 15, "content": None, "components": [GALLERY]}
    status, answer = await sent(stage, "POST", path, {"type": 7, "data": data})

    assert (status, answer["code"]) == (400, 50035)
    assert message.text == "Old"
    status, _ = await sent(stage, "POST", path, {"type": 6})
    assert status == 204


async def test_a_picture_that_went_away_cannot_be_named_again(stage: Stage) -> None:
    posted = await stage.text_channel().send(view=table(7, 0), file=picture())
    await posted.edit(view=table(7, 1), attachments=[picture(), picture("other.png")])
    edit = posted.edit(view=table(7, 2), attachments=[picture("other.png")])
    assert await error_code(discord.HTTPException, edit) == 50035
