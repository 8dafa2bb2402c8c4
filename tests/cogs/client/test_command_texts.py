"""Commands, options and choices: named and described in every language, within Discord's limits."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest

from cogs.client.client import Lairkeeper
from cogs.client.command_texts import CommandTranslator
from playground.checks import command_limits
from playground.people.slash_commands import CommandKind
from texts import LOCALES, speaker

Json = dict[str, Any]
NAME = re.compile(r"[-_\w]{1,32}")
TRANSLATED = [locale for locale in LOCALES if locale != "en"]


@pytest.fixture
async def payloads(client: Lairkeeper) -> list[Json]:
    """The commands as they are sent to Discord."""
    translator = CommandTranslator()
    return [
        await command.get_translated_payload(client.tree, translator)
        for command in client.tree.get_commands()
    ]


def typed(payloads: list[Json]) -> list[Json]:
    """Those with a slash, not those in the menus of people and messages."""
    return [payload for payload in payloads if payload["type"] == CommandKind.SLASH]


def parts(payloads: list[Json]) -> Iterator[Json]:
    """Every command, sub-command and option."""
    for payload in payloads:
        yield payload
        yield from parts(payload.get("options") or [])


def choices(payloads: list[Json]) -> Iterator[Json]:
    for part in parts(payloads):
        yield from part.get("choices") or []


def spellings(thing: Json, field: str) -> list[str]:
    """A name or description in every language there is."""
    return [thing[field], *(thing[f"{field}_localizations"][locale] for locale in TRANSLATED)]


async def test_discord_would_take_them(payloads: list[Json]) -> None:
    assert command_limits.commands(payloads) == []


async def test_every_command_and_option_has_a_name_in_every_language(payloads: list[Json]) -> None:
    for part in parts(typed(payloads)):
        for name in spellings(part, "name"):
            assert NAME.fullmatch(name)
            assert name == name.lower()


async def test_every_command_and_option_has_a_description_in_every_language(payloads: list[Json]) -> None:
    for part in parts(typed(payloads)):
        described = spellings(part, "description")
        assert all(1 <= len(description) <= 100 for description in described)
        assert len(set(described)) == len(LOCALES), "a description was left untranslated"


async def test_every_entry_of_a_menu_has_a_name_in_every_language(payloads: list[Json]) -> None:
    entries = [payload for payload in payloads if payload["type"] != CommandKind.SLASH]
    assert {entry["name"] for entry in entries} == {"Stats", "Invite to a table", "As text"}
    for entry in entries:
        assert len(set(spellings(entry, "name"))) == len(LOCALES)


async def test_every_choice_has_a_name_in_every_language(payloads: list[Json]) -> None:
    found = list(choices(payloads))
    assert found
    for choice in found:
        assert all(1 <= len(name) <= 100 for name in spellings(choice, "name"))


@pytest.mark.parametrize("locale", TRANSLATED)
async def test_no_two_commands_or_options_side_by_side_have_the_same_name(
    payloads: list[Json], locale: str
) -> None:
    for siblings in (payloads, *(part.get("options") or [] for part in parts(payloads))):
        names = [part["name_localizations"][locale] for part in siblings]
        assert len(set(names)) == len(names)


async def test_the_commands_of_the_design_are_all_there(payloads: list[Json]) -> None:
    names = {payload["name"] for payload in payloads}

    assert names >= {
        "lobby",
        "move",
        "hand",
        "board",
        "log",
        "rules",
        "card",
        "help",
        "games",
        "resign",
        "settings",
    }


async def test_what_belongs_to_a_server_is_offered_only_there(client: Lairkeeper) -> None:
    lobby = client.tree.get_command("lobby")
    assert lobby is not None
    assert lobby.allowed_contexts is not None
    assert (lobby.allowed_contexts.guild, lobby.allowed_contexts.dm_channel) == (True, False)


@pytest.mark.parametrize("locale", LOCALES)
async def test_help_names_no_command_that_does_not_exist(payloads: list[Json], locale: str) -> None:
    def name(part: Json) -> str:
        return str((part.get("name_localizations") or {}).get(locale, part["name"]))

    known = {name(payload) for payload in payloads} | {
        f"{name(payload)} {name(option)}"
        for payload in payloads
        for option in payload.get("options") or []
        if option["type"] == 1
    }
    for key in ("help-text", "help-text-elsewhere"):
        assert set(re.findall(r"`/([^`]+)`", speaker(locale)(key))) <= known


async def test_every_command_says_where_it_can_be_used(payloads: list[Json]) -> None:
    alone = {"rules", "card", "practice", "learn", "stats", "games", "help", "Stats"}
    for payload in payloads:
        if payload["name"] in alone:  # for people who have added the bot to their account, too
            assert (payload["integration_types"], payload["contexts"]) == ([0, 1], [0, 1, 2])
        else:
            assert payload["integration_types"] == [0]  # the bot is added to servers
            assert payload["contexts"] in ([0], [0, 1])  # servers; and direct messages with the bot
    assert alone <= {payload["name"] for payload in payloads}


async def test_commands_for_moderators_are_hidden_from_others(payloads: list[Json]) -> None:
    hidden = {payload["name"] for payload in payloads if payload["default_member_permissions"] is not None}

    assert hidden == {"table"}
