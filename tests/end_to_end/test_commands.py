"""The commands as they are registered: in both languages, and within Discord's limits."""

import re
from typing import Any

import pytest

from playground.checks.command_limits import commands as breaches
from playground.people.slash_commands import CommandKind
from tests.end_to_end.stage import ROOT, Stage
from texts import speaker

pytestmark = pytest.mark.asyncio(loop_scope="module")

EXPECTED = {
    *("lobby", "move", "hand", "board", "log", "rules", "card", "help", "games", "resign", "settings"),
    *("undo", "replay", "stats", "table", "seat"),
}


def registered(stage: Stage) -> list[dict[str, Any]]:
    return stage.ground.world.commands[None]


def typed(stage: Stage) -> list[dict[str, Any]]:
    """Those with a slash, not those in the menus of people and messages."""
    return [command for command in registered(stage) if command["type"] == CommandKind.SLASH]


def parts(things: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Commands, sub-commands, options and choices, all of them."""
    inner = [part for thing in things for key in ("options", "choices") for part in thing.get(key) or ()]
    return [*things, *parts(inner)] if things else []


def german_words() -> dict[str, str]:
    lines = (ROOT / "texts/de/commands.ftl").read_text(encoding="utf-8").splitlines()
    found = (re.fullmatch(r"([a-z-]+) = (.+)", line) for line in lines)
    return {match[1]: match[2] for match in found if match}


async def test_every_command_is_registered(stage: Stage) -> None:
    assert {command["name"] for command in registered(stage)} >= EXPECTED


async def test_every_command_keeps_discord_s_limits(stage: Stage) -> None:
    assert breaches(registered(stage)) == []


async def test_every_command_and_option_has_its_german_name(stage: Stage) -> None:
    german = german_words()
    for command in typed(stage):
        assert command["name_localizations"]["de"] == german[f"cmd-{command['name']}"]
        assert command["description_localizations"]["de"] == german[f"cmd-{command['name']}-about"]
        for inner in command.get("options") or ():
            if inner["type"] == 1:
                key = f"cmd-{command['name']}-{inner['name']}"
                assert inner["name_localizations"]["de"] == german[key]
    for part in parts(typed(stage)):
        assert part["name_localizations"]["de"], part["name"]
        if "description" in part:
            assert part["description_localizations"]["de"], part["name"]


async def test_every_entry_of_a_menu_has_its_german_name(stage: Stage) -> None:
    say = speaker("de")
    entries = [command for command in registered(stage) if command["type"] != CommandKind.SLASH]
    names = {(command["name"], command["name_localizations"]["de"]) for command in entries}
    assert names == {
        ("As text", say("menu-text")),
        ("Invite to a table", say("menu-invite")),
        ("Stats", say("menu-stats")),
    }


async def test_lobbies_and_seats_are_for_servers_and_all_else_works_in_direct_messages_too(
    stage: Stage,
) -> None:
    contexts = {command["name"]: command.get("contexts") for command in registered(stage)}
    assert contexts.pop("lobby") == contexts.pop("seat") == contexts.pop("table") == [0]
    assert contexts.pop("Invite to a table") == [0]
    assert all(where is None or 1 in where for where in contexts.values())
