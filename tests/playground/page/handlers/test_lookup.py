"""Channels, messages and people that are gone or hidden."""

import pytest

from playground import Permission
from playground.checks.components import Json
from playground.world.model import ChannelKind
from tests.playground.conftest import Stage
from tests.playground.page.handlers.material import NOWHERE, Selects
from tests.playground.page.pane import Pane


@pytest.mark.parametrize(
    "what", ["look", "earlier", "commands", "read", "say", "command", "suggest", "thread"]
)
async def test_a_channel_that_is_gone_or_not_to_be_seen_is_refused(
    stage: Stage, anna: Pane, what: str
) -> None:
    ground, world = stage.ground, stage.ground.world
    gone = ground.new_channel("gone")
    ground.delete_channel(gone)
    closed = ground.new_channel("closed")
    ground.deny(closed, Permission.VIEW_CHANNEL, stage.anna)
    private = world.new_thread(stage.general, "Private", stage.bert.user, ChannelKind.PRIVATE_THREAD)
    rest: Json = {"before": "1", "text": "Hello", "path": "move", "options": {}, "focused": "choice"}
    rest |= {"value": "", "name": "Table"}
    for channel in (gone, closed, private, stage.bert.dm_channel):
        sentence = await anna.refused(what, {"channel": str(channel.id)} | rest)
        assert sentence == "This channel is gone, or you cannot see it any more."


@pytest.mark.parametrize("what", ["press", "choose", "say"])
async def test_a_message_that_is_gone_or_not_to_be_seen_is_refused(
    stage: Stage, anna: Pane, what: str
) -> None:
    deleted = stage.bert.say(stage.general, "Deleted")
    stage.ground.delete_message(deleted)
    await stage.bert.slash(stage.general, "move", choice="a4")
    whisper = await stage.bert.sees("a4")
    letter = stage.bert.say(stage.bert.dm_channel, "For the bot")
    for message in (deleted, whisper, letter):
        id_ = str(message.id)
        body: Json = {"message": id_, "custom_id": "x", "values": []}
        body |= {"channel": str(stage.general.id), "text": "Hello", "reply_to": id_}
        assert await anna.refused(what, body) == "This message is gone."


async def test_a_thing_that_is_gone_or_not_to_be_seen_is_refused(stage: Stage, anna: Pane) -> None:
    message = str((await stage.text_channel().send("Choose", view=Selects())).id)
    world = stage.ground.world
    private = world.new_thread(stage.general, "Private", stage.bert.user, ChannelKind.PRIVATE_THREAD)
    missing = "That person, role or channel does not exist."
    for thing in (NOWHERE, str(private.id), str(stage.bert.dm_channel.id), str(stage.bert.id)):
        body = {"message": message, "custom_id": "channel", "values": [thing]}
        assert await anna.refused("choose", body) == missing
    command = {"channel": str(stage.general.id), "path": "hello", "options": {"who": NOWHERE}}
    assert await anna.refused("command", command) == missing
