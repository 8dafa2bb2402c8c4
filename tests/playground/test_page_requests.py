"""What a pane can ask for, and how it is told that something cannot be done."""

import asyncio
import base64
import json
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack
from typing import Any

import discord
import pytest
from discord import app_commands

from playground import Channel, Permission, Person, Playground, Scene
from playground.components import Json
from playground.model import ChannelKind
from playground.page.requests import REQUESTS
from tests.playground.conftest import Stage
from tests.playground.little_bot import png
from tests.playground.pane import Pane, pane_of, spoken

OpenPane = Callable[[str], Awaitable[Pane]]
NOWHERE = "17"


@pytest.fixture
async def open_pane(ground: Playground) -> AsyncIterator[OpenPane]:
    async with AsyncExitStack() as panes:
        yield lambda name: panes.enter_async_context(pane_of(ground, name))


@pytest.fixture
async def anna(stage: Stage, open_pane: OpenPane) -> Pane:
    """Anna's pane, which looks at the channel `general`."""
    pane = await open_pane("Anna")
    await pane.ask("look", {"channel": str(stage.general.id)})
    return pane


def contents(answer: Json) -> list[str]:
    return [message["content"] for message in answer["messages"]]


def in_base64(data: bytes) -> str:
    return base64.b64encode(data).decode()


async def old(stage: Stage) -> str:
    """The id of a message with the old components."""
    message = (await stage.anna.slash(stage.general, "old")).message
    assert message
    return str(message.id)


# --- looking ---------------------------------------------------------------------------------------------


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


# --- writing ---------------------------------------------------------------------------------------------


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


# --- buttons and selects ---------------------------------------------------------------------------------


async def test_a_button_is_pressed(stage: Stage, anna: Pane) -> None:
    message = await old(stage)
    answer = await anna.ask("press", {"message": message, "custom_id": "old:edit"})
    assert answer == {"failed": False, "form": None}
    assert (await anna.hears("message", "Edited"))["message"]["id"] == message


async def test_a_button_the_bot_does_not_answer_fails(stage: Stage, anna: Pane) -> None:
    message = await old(stage)
    stage.ground.world.rules.acknowledge_within = 0.3
    assert (await anna.ask("press", {"message": message, "custom_id": "old:slow"}))["failed"]


async def test_a_button_that_is_not_to_be_pressed_is_refused(stage: Stage, anna: Pane) -> None:
    message = await old(stage)
    for button in ("old:never", "nowhere"):
        sentence = await anna.refused("press", {"message": message, "custom_id": button})
        assert sentence.startswith("Discord would not allow that: ")


class Selects(discord.ui.View):
    """A select of every kind that does not list its choices."""

    @discord.ui.select(cls=discord.ui.UserSelect, custom_id="user", max_values=2)
    async def user(self, interaction: discord.Interaction[Any], chosen: discord.ui.UserSelect[Any]) -> None:
        await interaction.response.send_message(f"People: {[one.display_name for one in chosen.values]}")

    @discord.ui.select(cls=discord.ui.ChannelSelect, custom_id="channel")
    async def channel(
        self, interaction: discord.Interaction[Any], chosen: discord.ui.ChannelSelect[Any]
    ) -> None:
        await interaction.response.send_message(f"Channels: {[one.name for one in chosen.values]}")

    @discord.ui.select(cls=discord.ui.RoleSelect, custom_id="role")
    async def role(self, interaction: discord.Interaction[Any], chosen: discord.ui.RoleSelect[Any]) -> None:
        await interaction.response.send_message(f"Roles: {[one.name for one in chosen.values]}")

    @discord.ui.select(cls=discord.ui.MentionableSelect, custom_id="any", max_values=2)
    async def any(
        self, interaction: discord.Interaction[Any], chosen: discord.ui.MentionableSelect[Any]
    ) -> None:
        await interaction.response.send_message(f"Any: {sorted(str(one) for one in chosen.values)}")


async def test_a_listed_choice_is_made_by_its_values(stage: Stage, anna: Pane) -> None:
    body = {"message": await old(stage), "custom_id": "old:select"}
    assert await anna.ask("choose", body | {"values": ["0", "2"]}) == {"failed": False, "form": None}
    assert (await anna.hears("message", "Chosen: 0, 2"))["message"]["shown"]["ephemeral"]
    for values in (["7"], [], ["0", "1", "2"]):
        assert await anna.refused("choose", body | {"values": values})


async def test_people_channels_and_roles_are_chosen_by_their_ids(stage: Stage, anna: Pane) -> None:
    message = str((await stage.text_channel().send("Choose", view=Selects())).id)
    [moderators] = [role for role in stage.ground.guild.roles if role.name == "Moderators"]
    for custom_id, ids, said in (
        ("user", [stage.bert.id, stage.carla.id], "People: ['Bertl', 'Carla']"),
        ("channel", [stage.general.id], "Channels: ['general']"),
        ("role", [moderators.id], "Roles: ['Moderators']"),
        ("any", [stage.carla.id, moderators.id], "Any: ['Moderators', 'carla']"),
    ):
        values = [str(id_) for id_ in ids]
        answer = await anna.ask("choose", {"message": message, "custom_id": custom_id, "values": values})
        assert answer == {"failed": False, "form": None}
        await anna.hears("message", said)


# --- commands --------------------------------------------------------------------------------------------


@app_commands.command(name="everything", description="Every kind of option")
async def everything(
    interaction: discord.Interaction[Any],
    text: str,
    whole: int,
    number: float,
    truth: bool,
    person: discord.Member,
    place: discord.TextChannel,
    role: discord.Role,
    anything: discord.Member | discord.Role,
    file: discord.Attachment,
) -> None:
    given = (text, whole, number, truth, person.nick, place.name, role.name, anything.name, file.filename)
    await interaction.response.send_message(repr(given))


async def test_a_command_takes_options_of_every_kind(stage: Stage, anna: Pane) -> None:
    stage.bot.tree.add_command(everything)
    await stage.bot.tree.sync()
    [moderators] = [role for role in stage.ground.guild.roles if role.name == "Moderators"]
    options = {
        "text": "words",
        "whole": 7,
        "number": 2.5,
        "truth": True,
        "person": str(stage.bert.id),
        "place": str(stage.general.id),
        "role": str(moderators.id),
        "anything": str(stage.ground.guild.everyone.id),
        "file": {"filename": "map.png", "data": in_base64(png())},
    }
    asked = {"channel": str(stage.general.id), "path": "everything"}
    assert await anna.ask("command", asked | {"options": options}) == {"failed": False, "form": None}
    said = await stage.bert.sees("words")
    assert said.text == repr(
        ("words", 7, 2.5, True, "Bertl", "general", "Moderators", "@everyone", "map.png")
    )
    told = (await anna.hears("message", "words"))["message"]["shown"]["command"]
    assert told == {"person": "Anna", "name": "everything"}

    broken = options | {"file": {"filename": "map.png", "data": "?"}}
    assert await anna.refused("command", asked | {"options": broken}) == "This file could not be read."
    for option, wrong in (("text", 7), ("whole", "seven"), ("number", True), ("truth", 1)):
        sentence = await anna.refused("command", asked | {"options": options | {option: wrong}})
        assert f"{option} wants" in sentence
    for option, other in (("person", "place"), ("place", "role"), ("role", "person"), ("anything", "place")):
        mixed_up = options | {option: options[other]}
        sentence = await anna.refused("command", asked | {"options": mixed_up})
        assert sentence == "That person, role or channel does not exist."


async def test_a_sub_command_is_named_by_its_whole_path(stage: Stage, anna: Pane) -> None:
    options = {"game": "boss-monster", "seats": 4}
    await anna.ask("command", {"channel": str(stage.general.id), "path": "lobby open", "options": options})
    told = (await anna.hears("message", "boss-monster for 4 in general"))["message"]["shown"]
    assert told["command"] == {"person": "Anna", "name": "lobby open"}


@pytest.mark.parametrize(
    ("path", "options"),
    [("nothing", {}), ("moderate", {}), ("lobby", {}), ("lobby open", {}), ("hello", {"whom": "me"})],
)
async def test_a_command_that_is_not_offered_like_that_is_refused(
    stage: Stage, anna: Pane, path: str, options: Json
) -> None:
    asked = {"channel": str(stage.general.id), "path": path, "options": options}
    assert (await anna.refused("command", asked)).startswith("Discord would not allow that: ")
    assert stage.bot.seen == []


async def test_the_bot_suggests_what_fits(stage: Stage, anna: Pane) -> None:
    asked = {"channel": str(stage.general.id), "path": "move", "options": {"choice": "1"}}
    answer = await anna.ask("suggest", asked | {"focused": "choice", "value": "1"})
    assert answer["choices"][:2] == [{"name": "Move 1", "value": "1"}, {"name": "Move 10", "value": "10"}]


async def test_a_bot_that_suggests_nothing_in_time_is_told_of(stage: Stage, anna: Pane) -> None:
    stage.ground.world.rules.acknowledge_within = 0.3
    stage.ground.faults.unknown_interaction()
    asked = {
        "channel": str(stage.general.id),
        "path": "move",
        "options": {},
        "focused": "choice",
        "value": "",
    }
    assert await anna.refused("suggest", asked) == "The bot suggested nothing in time."


# --- forms -----------------------------------------------------------------------------------------------


async def test_a_form_opens_and_is_sent_off(stage: Stage, anna: Pane) -> None:
    message = await old(stage)
    answer = await anna.ask("press", {"message": message, "custom_id": "old:form"})
    form = answer["form"]
    assert (answer["failed"], form["title"], len(form["components"])) == (False, "Your name", 2)
    filled = {"interaction": form["interaction"], "answers": {"name": "Ann", "colour": ["b"]}}
    assert "must not stay empty" in await anna.refused("submit", filled | {"answers": {"colour": ["b"]}})
    assert await anna.ask("submit", filled) == {"failed": False, "form": None}
    assert (await anna.hears("message", "Ann likes b"))["message"]["id"] == message


async def test_a_form_that_is_gone_or_somebody_elses_is_refused(
    stage: Stage, anna: Pane, open_pane: OpenPane
) -> None:
    gone = "This form is no longer open. Please start again."
    command = {"channel": str(stage.general.id), "path": "form", "options": {}}
    form = (await anna.ask("command", command))["form"]
    filled = {"interaction": form["interaction"], "answers": {"name": "Bert", "colour": ["b"]}}
    bert = await open_pane("Bert")
    assert await bert.refused("submit", filled) == gone
    assert "Your name" not in bert.everything
    assert await anna.refused("submit", filled | {"interaction": NOWHERE}) == gone
    formless = await stage.anna.slash(stage.general, "anywhere")
    assert await anna.refused("submit", filled | {"interaction": str(formless.interaction.id)}) == gone


# --- threads, language, scenes ---------------------------------------------------------------------------


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
    assert (anna.house["me"]["locale"], anna.house["scenes"][0]["name"]) == ("de", "Tee")
    options = {"game": "boss-monster"}
    await anna.ask("command", {"channel": str(stage.general.id), "path": "lobby open", "options": options})
    await anna.hears("message", "boss-monster for 2 in general (de)")
    for locale in ("Klingon", None, 7, ["de"]):
        await anna.refused("speak", {"locale": locale})
    assert stage.anna.locale == "de"


async def _serve(person: Person, channel: Channel) -> None:
    person.say(channel, "Tea is served")
    await person.slash(channel, "anywhere")


async def _wait_in_vain(person: Person, channel: Channel) -> None:
    raise TimeoutError


TEA = Scene("tea", lambda locale: {"de": "Tee"}.get(locale, "Tea"), _serve)
COFFEE = Scene("coffee", lambda locale: "Coffee", _wait_in_vain)


async def test_a_scene_is_played_in_a_channel_of_its_own(stage: Stage, anna: Pane) -> None:
    stage.ground.page.scenes = [TEA, COFFEE]
    shown = [(await anna.ask("show", {"scene": "tea"}))["channel"] for _ in range(2)]
    assert anna.house["scenes"] == [{"key": "tea", "name": "Tea"}, {"key": "coffee", "name": "Coffee"}]
    for number, channel in enumerate(shown, start=1):
        assert contents(await anna.ask("look", {"channel": channel})) == ["Tea is served", "Here too"]
        assert f"tea-{number}" in [place["name"] for place in anna.places if place["id"] == channel]
    assert await anna.refused("show", {"scene": "cake"}) == "There is no such table to show."
    assert await anna.refused("show", {"scene": "coffee"}) == "This interaction failed."


async def test_without_the_bot_there_is_nothing_to_show(ground: Playground, open_pane: OpenPane) -> None:
    ground.person("Anna")
    ground.page.scenes = [TEA]
    sentence = await (await open_pane("Anna")).refused("show", {"scene": "tea"})
    assert sentence == "Lairkeeper is away. What you do now is not heard."
    assert len(ground.guild.channels) == 1


# --- what can go wrong -----------------------------------------------------------------------------------


class FakeBot:
    """A bot that starts when it may, or fails to."""

    def __init__(self) -> None:
        self.done: list[str] = []
        self.may_start = asyncio.Event()
        self.flaw: Exception | None = None

    async def end(self) -> None:
        self.done.append("end")

    async def start(self) -> None:
        try:
            await self.may_start.wait()
        except asyncio.CancelledError:
            self.done.append("give up")
            raise
        if self.flaw:
            raise self.flaw
        self.done.append("start")


async def sees_the_bot(pane: Pane, presence: str) -> None:
    await pane.until(lambda: pane.house["bot"]["presence"] == presence)


async def test_the_bot_is_restarted_before_everybodys_eyes(
    stage: Stage, anna: Pane, open_pane: OpenPane
) -> None:
    bert, bot = await open_pane("Bert"), FakeBot()
    assert not anna.house["bot"]["restartable"]
    cannot = "The bot cannot be restarted from here just now."
    assert await anna.refused("restart") == cannot
    stage.ground.page.bot = bot
    restarting = asyncio.create_task(anna.ask("restart"))
    for pane in (anna, bert):
        await sees_the_bot(pane, "restarting")
    assert bert.house["bot"]["restartable"]
    assert await bert.refused("restart") == cannot
    bot.may_start.set()
    await restarting
    await sees_the_bot(bert, "here")
    assert bot.done == ["end", "start"]


@pytest.mark.parametrize(
    ("flaw", "reason"),
    [
        (RuntimeError("The bot ended with 1:\nTraceback\nNo token"), "No token"),
        (RuntimeError(""), "RuntimeError"),
        (FileNotFoundError("no python"), "no python"),
    ],
)
async def test_a_bot_that_does_not_come_back_is_told_of_with_its_last_words(
    stage: Stage, anna: Pane, flaw: Exception, reason: str
) -> None:
    stage.ground.page.bot = bot = FakeBot()
    bot.may_start.set()
    bot.flaw = flaw
    assert await anna.refused("restart") == f"The bot did not come back: {reason}"
    bot.flaw = None
    await anna.ask("restart")
    assert anna.house["bot"]["presence"] == "here"


async def test_a_restart_goes_on_when_the_pane_that_asked_for_it_is_closed(stage: Stage, anna: Pane) -> None:
    stage.ground.page.bot = bot = FakeBot()
    async with pane_of(stage.ground, "Bert") as bert:
        await bert.write(json.dumps({"number": 1, "what": "restart", "body": {}}))
        await sees_the_bot(anna, "restarting")
    bot.may_start.set()
    await sees_the_bot(anna, "here")
    assert bot.done == ["end", "start"]


async def test_a_playground_that_stops_gives_up_on_a_bot_that_is_still_to_come_back() -> None:
    async with Playground() as ground:
        ground.person("Anna")
        ground.page.bot = bot = FakeBot()
        async with pane_of(ground, "Anna") as anna:
            await anna.write(json.dumps({"number": 1, "what": "restart", "body": {}}))
            await sees_the_bot(anna, "restarting")
            await ground.stop()
            assert (bot.done, anna.closed) == (["end", "give up"], True)


async def test_direct_messages_are_closed_and_opened_again(stage: Stage, anna: Pane) -> None:
    user = await stage.bot.fetch_user(stage.anna.id)
    await anna.ask("close-dms", {"closed": True})
    assert not anna.house["me"]["dms_open"]
    with pytest.raises(discord.Forbidden):
        await user.send("Hello")
    await anna.ask("close-dms", {"closed": False})
    assert anna.house["me"]["dms_open"]
    await user.send("Hello")


async def test_what_is_delivered_late_fails_for_the_person_and_reaches_the_bot_all_the_same(
    stage: Stage, anna: Pane, open_pane: OpenPane, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("playground.page.requests._TOO_LATE", 0.5)
    stage.ground.world.rules.acknowledge_within = 0.3
    bert = await open_pane("Bert")
    await anna.ask("deliver-late")
    await bert.until(lambda: bert.house["faults"]["late"] == 1)
    command = {"channel": str(stage.general.id), "path": "anywhere", "options": {}}
    assert await anna.ask("command", command) == {"failed": True, "form": None}
    await bert.until(lambda: bert.house["faults"]["late"] == 0)
    await stage.anna.until(lambda: stage.bot.seen and stage.bot.failures, timeout=30)
    assert stage.anna.messages(stage.general) == []
    stage.ground.world.rules.acknowledge_within = 3.0
    assert await anna.ask("command", command) == {"failed": False, "form": None}


async def test_the_bots_next_requests_are_answered_with_429(
    stage: Stage, anna: Pane, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("playground.page.requests._RETRY_AFTER", 0.05)
    await anna.ask("limit")
    assert anna.house["faults"] == {"late": 0, "limited": 3}
    await stage.text_channel().send("At last")
    await anna.hears("message", "At last")
    await anna.until(lambda: anna.house["faults"]["limited"] == 0)
    assert [request.status for request in stage.ground.requests[-4:]] == [429, 429, 429, 200]


async def test_mending_lets_nothing_more_go_wrong(stage: Stage, anna: Pane) -> None:
    for what in ("limit", "limit", "deliver-late"):
        await anna.ask(what)
    assert anna.house["faults"] == {"late": 1, "limited": 6}
    await anna.ask("mend")
    assert anna.house["faults"] == {"late": 0, "limited": 0}
    await stage.text_channel().send("Hello")
    assert stage.ground.requests[-1].status == 200


# --- what is gone, what one cannot see, and what makes no sense ------------------------------------------


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
    await bert.until(lambda: bert.house["faults"] == {"late": 0, "limited": 0})
