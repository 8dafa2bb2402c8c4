"""Asking to see a channel, and writing in it."""

import pytest

from playground import Permission
from playground.checks.components import Json
from tests.playground.conftest import Stage
from tests.playground.little_bot import png
from tests.playground.page_requests.conftest import OpenPane
from tests.playground.page_requests.material import NOWHERE, contents, in_base64
from tests.playground.pane import Pane


async def test_a_channel_is_shown_fifty_messages_at_a_time(stage: Stage, anna: Pane) -> None:
    where = {"channel": str(stage.general.id)}
    for n in range(120):
        stage.bert.say(stage.general, f"Message {n}")
    latest = await anna.ask("look", where)
    middle = await anna.ask("earlier", where | {"before": latest["messages"][0]["id"]})
    first = await anna.ask("earlier", where | {"before": middle["messages"][0]["id"]})
    assert [len(page["messages"]) for page in (first, middle, latest)] == [20, 50, 50]
    assert [page["more"] for page in (first, middle, latest)] == [False, True, True]
    assert contents(first) + contents(middle) + contents(latest) == [f"Message {n}" for n in range(120)]


async def test_looking_elsewhere_is_hearing_from_there_alone(stage: Stage, anna: Pane) -> None:
    table = stage.ground.new_channel("table")
    await anna.ask("look", {"channel": str(table.id)})
    stage.bert.say(stage.general, "Here")
    stage.bert.say(table, "There")
    await anna.hears("message", "There")
    assert contents({"messages": [n["message"] for n in anna.heard if n["about"] == "message"]}) == ["There"]


async def test_the_commands_are_those_offered_to_this_person_in_this_place(
    stage: Stage, open_pane: OpenPane
) -> None:
    stage.ground.person("Mia", moderator=True)
    names = {}
    for who in ("Anna", "Mia"):
        pane = await open_pane(who)
        for place in pane.places:
            where = {"channel": place["id"]}
            offered = (await pane.ask("commands", where))["commands"]
            assert (await pane.ask("look", where))["commands"] == offered
            names[who, place["kind"]] = {command["name"] for command in offered}
    assert {"lobby", "hello", "old", "move"} <= names["Anna", "channel"]
    assert names["Mia", "channel"] - names["Anna", "channel"] == {"moderate"}
    assert names["Mia", "dm"] == names["Anna", "dm"] == names["Anna", "channel"]


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
    heard = (await anna.hears("message", "Me, "))["message"]
    assert heard["shown"]["reply"] == {"id": str(question.id), "author": "Bertl", "excerpt": "Who is there?"}


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
