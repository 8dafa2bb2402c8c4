"""Commands in sentences can be clicked once the bot knows their ids, in every language, and nowhere else."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest
from discord.app_commands import AppCommand, Command

from cogs.client.client import Lairkeeper
from cogs.client.command_texts import command_ids
from cogs.ui.command_mentions import CommandMentions, clickable
from cogs.ui.components import button, select
from cogs.ui.literal import literal
from cogs.ui.message import MessageBody
from playground.checks.components import Kind, walk
from render import Picture
from tests.cogs.panel_users import components_of
from tests.cogs.quiz_game import PNG
from texts import LOCALES, speaker
from texts.library import sources

IDS = {"lobby open": 11, "hand": 12, "seat return": 13}


@pytest.fixture
def mentions() -> CommandMentions:
    mentions = CommandMentions()
    mentions.learn(IDS)
    return mentions


@pytest.fixture
def known() -> Iterator[None]:
    """The bot knows its commands, as after they were published."""
    clickable.learn(IDS)
    yield
    clickable.learn({})


def test_a_command_is_mentioned_by_its_english_name_whoever_reads_it(mentions: CommandMentions) -> None:
    english = mentions(speaker("en")("no-table-here"))
    german = mentions(speaker("de")("no-table-here"))

    assert english == "There is no table in this channel. Open one with </lobby open:11>."
    assert "</lobby open:11>" in german
    assert "`" not in english + german
    assert mentions("`/hand`, `/platz zurück`") == "</hand:12>, </seat return:13>"


def test_what_is_no_command_of_ours_stays_code(mentions: CommandMentions) -> None:
    for text in ("`/seat`", "`/move`", "`python -m engine`", "`/hand x`", "/hand", "`/hand"):
        assert mentions(text) == text


def test_a_command_without_texts_is_called_the_same_in_all_languages() -> None:
    mentions = CommandMentions()
    mentions.learn({"held": 14, "lobby held": 15})

    assert mentions("`/held`, `/lobby held`") == "</held:14>, </lobby held:15>"


def test_before_the_commands_are_published_they_are_quoted() -> None:
    assert CommandMentions()("`/lobby open`") == "`/lobby open`"


def test_a_name_cannot_pretend_to_be_a_command(mentions: CommandMentions) -> None:
    assert "</" not in mentions(f"{literal('`/lobby open`')} has won.")


def test_texts_of_a_message_are_clickable_but_neither_labels_nor_alt_texts(known: None) -> None:
    quoted = "`/lobby open`"
    body = MessageBody(
        [quoted],
        [quoted, [button(quoted, "a")], [select(quoted, "b", [("v", quoted)])]],
        [Picture("board.png", PNG, quoted)],
        heading=quoted,
        below=[quoted],
    )
    parts = list(walk(components_of(body)))

    assert [one["content"] for one in parts if one["type"] == Kind.TEXT] == ["</lobby open:11>"] * 4
    assert [one["label"] for one in parts if one["type"] == Kind.BUTTON] == [quoted]
    [menu] = [one for one in parts if one["type"] == Kind.SELECT]
    assert (menu["placeholder"], menu["options"][0]["label"]) == (quoted, quoted)
    [item] = [item for one in parts for item in one.get("items") or []]
    assert item["description"] == quoted


@pytest.mark.parametrize("locale", LOCALES)
async def test_every_command_in_every_text_exists(client: Lairkeeper, locale: str) -> None:
    every = [command.qualified_name for command in client.tree.walk_commands()]
    mentions = CommandMentions()
    mentions.learn(dict.fromkeys(every, 1))
    quoted = {name for _, text in sources(locale) for name in re.findall(r"`/[^`\n]+`", text)}

    assert quoted
    assert [name for name in sorted(quoted) if mentions(name) == name] == []


async def test_ids_are_those_of_what_people_can_use(client: Lairkeeper) -> None:
    payloads: list[Any] = [command.to_dict(client.tree) for command in client.tree.get_commands()]
    for number, payload in enumerate(payloads, 100):
        payload |= {"id": str(number), "application_id": "1", "version": "1"}
        payload.setdefault("description", "")  # as Discord does for the menus of people and messages
    ids = command_ids([AppCommand(data=payload, state=client._connection) for payload in payloads])
    usable = [one for one in client.tree.walk_commands() if isinstance(one, Command)]

    assert set(ids) == {one.qualified_name for one in usable}
    assert ids["lobby open"] == ids["lobby start"] != ids["hand"]
