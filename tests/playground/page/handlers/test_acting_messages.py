"""Writing messages, opening threads, and personal settings."""

import discord
import pytest

from playground import Permission
from playground.checks.components import Json
from tests.playground.conftest import Stage
from tests.playground.little_bot import png
from tests.playground.page.handlers.material import NOWHERE, TEA, in_base64
from tests.playground.page.pane import Pane


async def test_a_message_can_answer_another_and_carry_files(stage: Stage, anna: Pane) -> None:
    question = stage.bert.say(stage.general, "Who is there?")
    await anna.ask(
        "say",
        {
            "channel": str(stage.general.id),
            "text": f"Me, {stage.bert.mention}!",
            "reply_to": str(question.id),
            "files": [{"filename": "me.png", "data": in_base64(png())}],
        },
    )
    said = await stage.bert.sees("Me, ")
    assert (said.author, said.reference) == (stage.anna.user, question)
    assert stage.bert.pictures(said) == [png()]
    message = (await anna.hears("message", "Me, "))["message"]
    assert message["shown"]["reply"] == {
        "id": str(question.id),
        "author": "Bertl",
        "excerpt": "Who is there?",
    }


async def test_a_file_needs_no_words(stage: Stage, anna: Pane) -> None:
    file = {"filename": "notes.txt", "data": in_base64(b"Notes")}
    await anna.ask("say", {"channel": str(stage.general.id), "text": "", "files": [file]})
    [said] = stage.bert.messages(stage.general)
    assert [(a.filename, a.data) for a in said.attachments] == [("notes.txt", b"Notes")]


@pytest.mark.parametrize(
    ("draft", "sentence"),
    [
        ({"text": ""}, "There is nothing to send yet."),
        ({"text": " \n "}, "There is nothing to send yet."),
        ({"text": "x" * 2001}, "Must be between 0 and 2000 in length."),
        ({"text": "x", "files": [{"filename": "a", "data": "not base64!"}]}, "This file could not be read."),
        ({"text": "x", "files": [{"filename": "a", "data": "QUJ"}]}, "This file could not be read."),
        ({"text": "x", "files": [{"filename": "a", "data": "é"}]}, "This file could not be read."),
        ({"text": "x", "reply_to": NOWHERE}, "This message is gone."),
        ({"text": "x", "channel": NOWHERE}, "This channel is gone, or you cannot see it any more."),
    ],
    ids=str,
)
async def test_what_cannot_be_sent_is_refused_with_a_sentence(
    stage: Stage, anna: Pane, draft: Json, sentence: str
) -> None:
    assert (await anna.refused("say", {"channel": str(stage.general.id)} | draft)).endswith(sentence)
    assert stage.anna.everything == []


async def test_nobody_writes_where_they_may_not(stage: Stage, anna: Pane) -> None:
    stage.ground.deny(stage.general, Permission.SEND_MESSAGES, stage.anna)
    sentence = await anna.refused("say", {"channel": str(stage.general.id), "text": "Hello"})
    assert sentence == "Discord would not allow that: Missing Permissions"
    assert stage.anna.everything == []


async def test_only_what_all_can_see_here_can_be_replied_to(stage: Stage, anna: Pane) -> None:
    await stage.anna.slash(stage.general, "move", choice="a4")
    whisper = await stage.anna.sees("a4")
    elsewhere = stage.anna.say(stage.ground.new_channel("table"), "Elsewhere")
    for message in (whisper, elsewhere):
        draft = {"channel": str(stage.general.id), "text": "Oh!", "reply_to": str(message.id)}
        assert "cannot be replied to" in await anna.refused("say", draft)


async def test_a_thread_is_opened_below_a_channel(stage: Stage, anna: Pane) -> None:
    answer = await anna.ask("thread", {"channel": str(stage.general.id), "name": "  Table 1 "})
    [place] = [place for place in anna.places if place["id"] == answer["channel"]]
    assert (place["name"], place["kind"], place["parent"]) == ("Table 1", "thread", str(stage.general.id))
    await anna.ask("say", {"channel": answer["channel"], "text": "First!"})
    assert (await stage.bert.sees("First!")).channel.name == "Table 1"


async def test_a_thread_needs_a_name_and_a_channel_to_hang_from(stage: Stage, anna: Pane) -> None:
    for name in ("", "  ", "x" * 101):
        sentence = await anna.refused("thread", {"channel": str(stage.general.id), "name": name})
        assert sentence == "A thread needs a name of at most 100 characters."
    thread = (await anna.ask("thread", {"channel": str(stage.general.id), "name": "x" * 100}))["channel"]
    for channel in (thread, str(stage.anna.dm_channel.id)):
        assert "in a channel" in await anna.refused("thread", {"channel": channel, "name": "Deeper"})
    stage.ground.deny(stage.general, Permission.CREATE_PUBLIC_THREADS, stage.anna)
    sentence = await anna.refused("thread", {"channel": str(stage.general.id), "name": "Table 2"})
    assert sentence == "Discord would not allow that: Missing Permissions"


async def test_the_next_interaction_is_in_the_language_one_speaks_from_now_on(
    stage: Stage, anna: Pane
) -> None:
    stage.ground.page.scenes = [TEA]
    await anna.ask("speak", {"locale": "de"})
    assert (anna.overview["me"]["locale"], anna.overview["scenes"][0]["name"]) == ("de", "Tee")
    options = {"game": "boss-monster"}
    await anna.ask("command", {"channel": str(stage.general.id), "path": "lobby open", "options": options})
    await anna.hears("message", "boss-monster for 2 in general (de)")
    for locale in ("Klingon", None, 7, ["de"]):
        await anna.refused("speak", {"locale": locale})
    assert stage.anna.locale == "de"


async def test_direct_messages_are_closed_and_opened_again(stage: Stage, anna: Pane) -> None:
    user = await stage.bot.fetch_user(stage.anna.id)
    await anna.ask("close-dms", {"closed": True})
    assert not anna.overview["me"]["dms_open"]
    with pytest.raises(discord.Forbidden):
        await user.send("Hello")
    await anna.ask("close-dms", {"closed": False})
    assert anna.overview["me"]["dms_open"]
    await user.send("Hello")
