"""Finding commands and reading typed ones: the pure functions of commands.js."""

from __future__ import annotations

import pytest
from playwright.async_api import Page

from playground.checks.components import Json
from tests.browser.composer import run_with_commands

pytestmark = pytest.mark.asyncio(loop_scope="package")


async def test_sub_commands_are_listed_by_their_whole_path_in_the_readers_language(
    static_page: Page, commands: list[Json]
) -> None:
    opening = """
      const { path, spoken, description } = all.find((one) => one.path === "lobby open");
      return [path, spoken, description];
    """

    assert await run_with_commands(static_page, commands, opening) == [
        "lobby open",
        "lobby open",
        "Open a table in this channel",
    ]
    assert await run_with_commands(static_page, commands, opening, "de") == [
        "lobby open",
        "lobby öffnen",
        "Einen Tisch in diesem Kanal eröffnen",
    ]


async def test_commands_are_found_by_either_name_or_what_they_do(
    static_page: Page, commands: list[Json]
) -> None:
    wanted = {
        "": "help",
        "lobby o": "lobby open",
        "open": "lobby open",
        "offn": "lobby open",
        "schliessen": "lobby close",
        "karte": "card",
        "nachlesen": "log",
        "xyz": None,
    }
    code = f"return {list(wanted)}.map((typed) => c.ranked(all, typed)[0]?.path ?? null);"
    assert await run_with_commands(static_page, commands, code, "de") == list(wanted.values())


async def test_names_that_begin_with_what_is_typed_come_first_and_descriptions_last(
    static_page: Page, commands: list[Json]
) -> None:
    found = await run_with_commands(
        static_page, commands, "return c.ranked(all, 'hand').map(({ path }) => path);"
    )
    assert found[:2] == ["hand", "settings hands"]
    assert await run_with_commands(static_page, commands, "return c.ranked(all, 'and')[0].path;") == "hand"


async def test_a_line_is_read_in_either_language_whole_or_half(
    static_page: Page, commands: list[Json]
) -> None:
    lines = {
        "/lobby open game:mighty-monsters thread:True": {"game": "mighty-monsters", "thread": "True"},
        "/LOBBY öffnen spiel:Mächtige Monster  thread: Ja ": {"game": "Mächtige Monster", "thread": "Ja"},
        "/lobby open Mighty Monsters": {"game": "Mighty Monsters"},
        "/lobby open thread:": {"thread": ""},
        "/lobby open game:see https://x.test now": {"game": "see https://x.test now"},
        "/lobby open ": {},
        "/lobby open": None,
        "/lobby ": None,
        "lobby open ": None,
    }
    code = f"return {list(lines)}.map((line) => c.readLine(line, all)?.texts ?? null);"
    assert await run_with_commands(static_page, commands, code, "de") == list(lines.values())


async def test_what_is_typed_becomes_what_the_bot_wants_or_a_sentence(composer: Page) -> None:
    cases: list[tuple[Json, str, object]] = [
        ({"type": 3, "max_length": 3}, "äöü", "äöü"),
        ({"type": 3, "max_length": 3}, "four", "long"),
        ({"type": 3, "min_length": 3}, "no", "short"),
        ({"type": 3, "autocomplete": True}, "whatever", "whatever"),
        ({"type": 3, "required": True}, " ", "missing"),
        ({"type": 3}, " ", None),
        ({"type": 3, "choices": [{"name": "Red", "value": "r"}]}, "red", "r"),
        ({"type": 3, "choices": [{"name": "Red", "value": "r"}]}, "blue", "choice"),
        ({"type": 4, "choices": [{"name": "One", "value": 1}]}, "1", 1),
        ({"type": 4}, "-7", -7),
        ({"type": 4}, "7.5", "integer"),
        ({"type": 4, "min_value": 1}, "0", "least"),
        ({"type": 10, "max_value": 1000}, "1000.5", "most"),
        ({"type": 10}, "7.5", 7.5),
        ({"type": 10}, "seven", "number"),
        ({"type": 5}, "true", True),
        ({"type": 5}, "Nein", False),
        ({"type": 5}, "maybe", "boolean"),
        ({"type": 6}, "@ada", "1"),
        ({"type": 6}, "<@2>", "2"),
        ({"type": 6}, "Nobody", "person"),
        ({"type": 7}, "#general", "10"),
        ({"type": 7}, "Lairkeeper", "channel"),
        ({"type": 8}, "@players", "20"),
        ({"type": 9}, "Ada Maria", "2"),
        ({"type": 9}, "Nobody", "mentionable"),
        ({"type": 11, "required": True}, "", "missing"),
    ]
    code = """async (cases) => {
      const { understood } = await import("/static/commands.js");
      const { say } = await import("/static/words.js");
      return cases.map(([option, text]) => {
        const { value, flaw } = understood({ name: "it", ...option }, { text, picked: undefined }, client);
        const key = flaw?.key.replace("page-composer-flaw-", "");
        return [value ?? key ?? null, flaw ? say(flaw.key, flaw.given) : ""];
      });
    }"""
    found = await composer.evaluate(code, [[option, text] for option, text, _ in cases])

    assert [value for value, _ in found] == [meant for _, _, meant in cases]
    assert not any("page-composer" in sentence or "{" in sentence for _, sentence in found)
