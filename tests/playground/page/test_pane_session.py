"""What a pane receives, and what it does not."""

from typing import Any

import discord
import pytest

from playground import Permission, Playground
from playground.world.model import ChannelKind
from tests.playground.conftest import Stage
from tests.playground.page.conftest import OpenPane
from tests.playground.page.pane import pane_of


async def test_the_overview_tells_who_and_where_one_is(stage: Stage, open_pane: OpenPane) -> None:
    ground = stage.ground
    thread = ground.world.new_thread(stage.general, "Table 1", stage.carla.user, ChannelKind.PUBLIC_THREAD)
    ground.deny(stage.general, Permission.SEND_MESSAGES, stage.bert)
    bert = await open_pane("Bert")
    me = bert.overview["me"]
    assert (me["id"], me["name"], me["locale"], me["dms_open"]) == (str(stage.bert.id), "Bert", "de", True)
    assert [person["name"] for person in bert.overview["people"]] == ["Anna", "Bert", "Carla"]
    assert {"id": str(ground.bot.id), "name": "Lairkeeper", "bot": True} in bert.overview["everybody"]
    [guild] = bert.overview["places"]["guilds"]
    assert {role["name"] for role in guild["roles"]} == {"@everyone", "Moderators"}
    assert [(p["name"], p["kind"], p["parent"], p["writable"]) for p in bert.places] == [
        ("general", "channel", None, False),
        ("Table 1", "thread", str(stage.general.id), True),
        ("Lairkeeper", "dm", None, True),
    ]
    ground.delete_channel(thread)
    ground.deny(stage.general, Permission(0), stage.bert)
    await bert.until(lambda: [place["writable"] for place in bert.places] == [True, True])


async def test_what_is_meant_for_one_reaches_nobody_else(stage: Stage, open_pane: OpenPane) -> None:
    names = ("Anna", "Bert", "Carla")
    anna, bert, carla = panes = [await open_pane(name) for name in names]
    for pane in panes:
        await pane.ask("look", {"channel": str(stage.general.id)})
    await stage.anna.slash(stage.general, "move", choice="EPHEMERAL")
    whisper = await stage.anna.sees("EPHEMERAL")
    await stage.anna.slash(stage.general, "think", private=True)
    await anna.hears("message", "And even more")
    thought = await stage.anna.sees("Thought about it")
    stage.ground.delete_message(thought)
    await anna.hears("gone", str(thought.id))

    letter = await (await stage.bot.fetch_user(stage.anna.id)).send("LETTER")
    private = await stage.text_channel().create_thread(
        name="HIDEOUT", type=discord.ChannelType.private_thread
    )
    await private.add_user(discord.Object(stage.anna.id))
    inside = await private.send("SECRET")
    for channel, text in ((stage.anna.dm_channel.id, "LETTER"), (private.id, "SECRET")):
        await anna.hears("overview", str(channel))
        answer = await anna.ask("look", {"channel": str(channel)})
        assert answer["messages"][-1]["content"] == text
    await inside.edit(content="SECRET, edited")
    await anna.hears("message", "SECRET, edited")
    await inside.delete()
    await anna.hears("gone", str(inside.id))
    await anna.ask("press", {"message": str((await _old(stage)).id), "custom_id": "old:form"})

    for other in (bert, carla):
        answer = await other.ask("look", {"channel": str(stage.general.id)})
        assert [message["content"] for message in answer["messages"]] == ["Old"]
        for secret in (
            *("EPHEMERAL", "Thought", "even more", "LETTER", "HIDEOUT", "SECRET", "Your name"),
            *(str(thing.id) for thing in (whisper, thought, letter, private, inside)),
            str(stage.anna.dm_channel.id),
        ):
            assert secret not in other.everything


async def _old(stage: Stage) -> Any:
    message = (await stage.anna.slash(stage.general, "old")).message
    assert message
    return message


async def test_a_reply_does_not_quote_what_others_cannot_see(stage: Stage, open_pane: OpenPane) -> None:
    bert = await open_pane("Bert")
    await bert.ask("look", {"channel": str(stage.general.id)})
    await stage.anna.slash(stage.general, "move", choice="SECRET")
    stage.anna.say(stage.general, "Oh!", reply_to=await stage.anna.sees("SECRET"))
    assert (await bert.hears("message", "Oh!"))["message"]["shown"]["reply"] is None
    assert "SECRET" not in bert.everything


async def test_whoever_loses_sight_of_a_channel_hears_no_more_of_it(
    stage: Stage, open_pane: OpenPane
) -> None:
    bert = await open_pane("Bert")
    await bert.ask("look", {"channel": str(stage.general.id)})
    open_word = stage.anna.say(stage.general, "For all")
    await bert.hears("message", "For all")
    stage.ground.deny(stage.general, Permission.VIEW_CHANNEL, stage.bert)
    await bert.until(lambda: "general" not in [place["name"] for place in bert.places])
    secret = stage.anna.say(stage.general, "Not for Bert")
    stage.ground.delete_message(open_word)
    await stage.text_channel().typing()
    await bert.ask("look", {"channel": str(stage.bert.dm_channel.id)})
    assert "Not for Bert" not in bert.everything
    assert str(secret.id) not in bert.everything
    assert not [news for news in bert.news if news["about"] in ("gone", "typing")]


async def test_messages_arrive_with_their_edits_and_deletions_and_whatever_happens_around_them(
    stage: Stage, open_pane: OpenPane
) -> None:
    anna = await open_pane("Anna")
    await anna.ask("look", {"channel": str(stage.general.id)})
    question = stage.bert.say(stage.general, "Who is there?  " + "x" * 100)
    asked = stage.text_channel().get_partial_message(question.id)
    sent = await asked.reply(f"Hello {stage.anna.mention}")
    await sent.edit(content="Good bye")
    await sent.delete()
    await stage.text_channel().typing()
    await anna.hears("gone", str(sent.id))
    await anna.hears("typing")
    said, replied, edited = [news["message"] for news in anna.news if news["about"] == "message"]
    assert (said["shown"]["author"], said["shown"]["pinged"]) == ("Bertl", False)
    assert replied["shown"] == {
        "author": "Lairkeeper",
        "pinged": True,
        "ephemeral": False,
        "loading": False,
        "reply": {
            "id": str(question.id),
            "author": "Bertl",
            "excerpt": "Who is there? " + "x" * 65 + "…",
        },
        "command": None,
    }
    assert (replied["edited_timestamp"], edited["content"]) == (None, "Good bye")
    assert edited["edited_timestamp"]
    assert edited["id"] == replied["id"] == str(sent.id)
    assert [news["about"] for news in anna.news if news["about"] in ("message", "gone", "typing")] == [
        *("message", "message", "message", "gone", "typing"),
    ]


async def test_the_answer_to_a_command_tells_whose_it_was_and_that_the_bot_is_thinking(
    stage: Stage, open_pane: OpenPane
) -> None:
    carla = await open_pane("Carla")
    await carla.ask("look", {"channel": str(stage.general.id)})
    await stage.bert.slash(stage.general, "think")
    thought = (await carla.hears("message", "Thought about it"))["message"]
    thinking = next(n["message"] for n in carla.news if n["about"] == "message")
    assert thinking["id"] == thought["id"]
    assert (thinking["shown"]["loading"], thought["shown"]["loading"]) == (True, False)
    assert thought["shown"]["command"] == {"person": "Bertl", "name": "think"}
    assert thought["attachments"][0]["url"].startswith(stage.ground.address)


async def test_a_pane_hears_of_new_commands(stage: Stage, open_pane: OpenPane) -> None:
    anna = await open_pane("Anna")
    await stage.bot.tree.sync()
    await anna.hears("commands")


async def test_a_playground_that_stops_hangs_up_on_its_panes() -> None:
    async with Playground() as ground:
        ground.person("Anna")
        async with pane_of(ground, "Anna") as anna:
            await ground.stop()
            assert anna.closed


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
