"""What is gone, what one cannot see, and what makes no sense."""

import asyncio
from typing import Any

import pytest

from playground import Permission, Playground
from playground.checks.components import Json
from playground.page.requests import REQUESTS
from playground.world.model import ChannelKind
from tests.playground.conftest import Stage
from tests.playground.page_requests.conftest import OpenPane
from tests.playground.page_requests.material import NOWHERE, TEA, Selects, old
from tests.playground.pane import Pane, spoken


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


@pytest.mark.parametrize(
    "garbage",
    [
        *("", "{", "null", "[]", "7", '"look"', "{}", "[" * 100_000),
        '{"number": 99}',
        '{"number": 99, "what": "look"}',
        '{"number": 99, "what": ["look"], "body": {}}',
        '{"number": 99, "what": "__init__", "body": {}}',
    ],
    ids=lambda garbage: garbage[:50],
)
async def test_garbage_is_refused_and_disturbs_nobody(
    ground: Playground, open_pane: OpenPane, garbage: str
) -> None:
    general, bert = {"channel": str(ground.channel("general").id)}, ground.person("Bert")
    ground.person("Anna")
    anna, other = await open_pane("Anna"), await open_pane("Bert")
    await anna.write(garbage)
    answer = (await anna.hears("answer"))["answer"]
    assert answer["refused"] == "page-unexpected"
    for pane in (anna, other):
        await pane.ask("look", general)
    bert.say(ground.channel("general"), "Still there?")
    for pane in (anna, other):
        await pane.hears("message", "Still there?")


_STRANGE: list[Any] = [None, 7, "x", [], {}, {"a": 1}, "9" * 5000, -1, float("inf"), "\ud800"]


@pytest.mark.parametrize("what", REQUESTS)
async def test_every_request_is_answered_whatever_is_in_it(
    stage: Stage, anna: Pane, open_pane: OpenPane, what: str
) -> None:
    message = await old(stage)
    bert = await open_pane("Bert")
    stage.ground.world.rules.acknowledge_within = 0.3
    stage.ground.page.scenes = [TEA]
    sensible: Json = {"channel": str(stage.general.id), "before": message, "message": message}
    sensible |= {"text": "Hello", "custom_id": "old:select", "values": ["1"], "path": "move"}
    sensible |= {"options": {}, "focused": "choice", "value": "", "interaction": NOWHERE, "answers": {}}
    sensible |= {"name": "Table", "locale": "de", "scene": "tea", "closed": False, "files": []}
    bodies = [*_STRANGE, *(sensible | {key: value} for key in sensible for value in _STRANGE)]
    answers = await asyncio.gather(*(anna.answer_to(what, body) for body in bodies))
    assert all(spoken(answer) for answer in answers if "refused" in answer)
    await anna.ask("mend")
    await bert.ask("look", {"channel": str(stage.general.id)})
    stage.carla.say(stage.general, "Still there?")
    await bert.hears("message", "Still there?")
    await bert.until(lambda: bert.service["faults"] == {"late": 0, "limited": 0})
