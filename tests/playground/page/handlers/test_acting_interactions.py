"""Buttons, selects, commands and forms."""

from typing import Any

import discord
import pytest
from discord import app_commands

from playground.checks.components import Json
from tests.playground.conftest import Stage
from tests.playground.little_bot import png
from tests.playground.page.conftest import OpenPane
from tests.playground.page.handlers.material import NOWHERE, Selects, in_base64, old
from tests.playground.page.pane import Pane

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
    shown = (await anna.hears("message", "words"))["message"]["shown"]["command"]
    assert shown == {"person": "Anna", "name": "everything"}

    broken = options | {"file": {"filename": "map.png", "data": "?"}}
    assert await anna.refused("command", asked | {"options": broken}) == "This file could not be read."
    for option, wrong in (("text", 7), ("whole", "seven"), ("number", True), ("truth", 1)):
        sentence = await anna.refused("command", asked | {"options": options | {option: wrong}})
        assert f"{option} wants" in sentence
    for option, other in (("person", "place"), ("place", "role"), ("role", "person"), ("anything", "place")):
        mixed_up = options | {option: options[other]}
        sentence = await anna.refused("command", asked | {"options": mixed_up})
        assert sentence == "That person, role or channel does not exist."


async def test_a_command_is_read_in_ones_own_language(stage: Stage, anna: Pane) -> None:
    where = {"channel": str(stage.general.id)}
    await anna.ask("command", where | {"path": "hello", "options": {"who": str(stage.bert.id)}})
    await anna.hears("message", "Hello")
    for locale, word in (("en-US", "hello"), ("de", "hallo")):
        await anna.ask("speak", {"locale": locale})
        latest = (await anna.ask("look", where))["messages"][-1]
        assert latest["shown"]["command"]["name"] == word


async def test_a_sub_command_is_named_by_its_whole_path(stage: Stage, anna: Pane) -> None:
    options = {"game": "boss-monster", "seats": 4}
    await anna.ask("command", {"channel": str(stage.general.id), "path": "lobby open", "options": options})
    shown = (await anna.hears("message", "boss-monster for 4 in general"))["message"]["shown"]
    assert shown["command"] == {"person": "Anna", "name": "lobby open"}


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


# --- menus -----------------------------------------------------------------------------------------------


async def test_the_menus_of_people_and_messages_are_offered_and_used(stage: Stage, anna: Pane) -> None:
    async def greet(interaction: discord.Interaction, person: discord.Member) -> None:
        await interaction.response.send_message(f"Hello {person.display_name}", ephemeral=True)

    async def read(interaction: discord.Interaction, message: discord.Message) -> None:
        await interaction.response.send_message(f"Aloud: {message.content}", ephemeral=True)

    for name, callback in (("Say hello", greet), ("Read aloud", read)):
        stage.bot.tree.add_command(app_commands.ContextMenu(name=name, callback=callback))
    await stage.bot.tree.sync()
    channel, word = str(stage.general.id), stage.bert.say(stage.general, "Psst")
    menus = (await anna.ask("commands", {"channel": channel}))["menus"]
    assert [[one["name"] for one in menus[kind]] for kind in ("user", "message")] == [
        ["Say hello"],
        ["Read aloud"],
    ]

    await anna.ask("look", {"channel": channel})
    await anna.ask("menu", {"channel": channel, "name": "Say hello", "user": str(stage.bert.id)})
    shown = (await anna.hears("message", "Hello Bertl"))["message"]["shown"]
    assert shown["command"] == {"person": "Anna", "name": "Say hello", "menu": True}
    await anna.ask("menu", {"channel": channel, "name": "Read aloud", "message": str(word.id)})
    await anna.hears("message", "Aloud:")
    assert await anna.refused("menu", {"channel": channel, "name": "Say hello", "user": NOWHERE})
    assert await anna.refused("menu", {"channel": channel, "name": "Sing", "user": str(stage.bert.id)})
