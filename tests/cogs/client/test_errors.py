"""Every case of the error handler, one after the other, as its docstring lists them."""

from __future__ import annotations

import logging
import re
from types import SimpleNamespace
from typing import Any

import aiohttp
import discord
import pytest
from discord import app_commands

from cogs.client.errors import report
from engine.core import GameOver, Illegal, NotYours, Refusal, Stale, Text
from engine.core.saving import BrokenSaveError
from tables import Refused, StorageError
from texts import LOCALES, speaker


def http(kind: type[discord.HTTPException], status: int, code: int) -> discord.HTTPException:
    response: Any = SimpleNamespace(status=status, reason="because")
    return kind(response, {"code": code, "message": "no"})


@pytest.mark.parametrize("kind", [Illegal, Stale, NotYours, GameOver, Refused])
def test_1_a_refusal_speaks_for_itself(
    kind: type[Refusal] | type[Refused], caplog: pytest.LogCaptureFixture
) -> None:
    assert report(kind(Text("not-your-turn")), "pick") == Text("not-your-turn")
    assert caplog.records == []


def test_2_what_could_not_be_written_has_not_happened(caplog: pytest.LogCaptureFixture) -> None:
    assert report(StorageError("disk full"), "pick") == Text("error-storage")
    assert caplog.records[0].action == "pick"  # type: ignore[attr-defined]


def test_3_a_save_that_cannot_be_read_is_kept_for_repair(caplog: pytest.LogCaptureFixture) -> None:
    assert report(BrokenSaveError("format 9"), "turn") == Text("error-broken-save")
    assert "format 9" in caplog.text


@pytest.mark.parametrize("code", [50001, 50013])
def test_4_a_missing_permission_is_named(code: int) -> None:
    assert report(http(discord.Forbidden, 403, code), "start") == Text("error-permissions")


@pytest.mark.parametrize(
    ("kind", "status", "code"),
    [
        (discord.NotFound, 404, 10062),
        (discord.HTTPException, 400, 40060),
        (discord.NotFound, 404, 10008),
    ],
    ids=["too old", "answered already", "message gone"],
)
def test_5_when_it_is_too_late_to_answer_there_is_nobody_to_tell(
    kind: type[discord.HTTPException], status: int, code: int, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO)
    assert report(http(kind, status, code), "pick") is None
    assert caplog.records[0].code == code  # type: ignore[attr-defined]
    assert caplog.records[0].levelno < logging.ERROR


def test_6_what_is_for_moderators_says_so() -> None:
    assert report(app_commands.MissingPermissions(["manage_guild"]), "settings") == Text(
        "error-moderators-only"
    )


@pytest.mark.parametrize(
    "error",
    [
        aiohttp.ServerDisconnectedError(),
        TimeoutError(),
        http(discord.DiscordServerError, 503, 0),
        http(discord.HTTPException, 429, 0),  # from Cloudflare, while acknowledging
    ],
)
def test_7_a_line_that_dropped_is_called_that(error: Exception) -> None:
    assert report(error, "undo") == Text("error-line")


@pytest.mark.parametrize(
    "error", [KeyError("o1"), http(discord.Forbidden, 403, 50007), http(discord.HTTPException, 400, 50035)]
)
def test_8_anything_else_gets_a_number_that_the_log_knows(
    error: Exception, caplog: pytest.LogCaptureFixture
) -> None:
    text = report(error, "pick")
    assert text is not None
    assert text.key == "error-unexpected"
    number = str(text.args["report"])
    assert re.fullmatch("[0-9a-f]{8}", number)
    [record] = caplog.records
    assert record.report == number  # type: ignore[attr-defined]
    assert record.exc_info is not None
    assert record.exc_info[1] is error


def test_an_error_inside_a_command_is_looked_into() -> None:
    command: Any = SimpleNamespace(name="move")
    wrapped = app_commands.CommandInvokeError(command, Illegal(Text("picked-twice")))

    assert report(wrapped, "move") == Text("picked-twice")


def test_every_case_of_the_docstring_has_a_test() -> None:
    listed = set(re.findall(r"^\s*(\d)\. ", report.__doc__ or "", flags=re.MULTILINE))

    assert listed == {name[5] for name in globals() if re.match(r"test_\d_", name)}


@pytest.mark.parametrize("locale", LOCALES)
def test_every_sentence_can_be_said(locale: str) -> None:
    say = speaker(locale)
    for key in ("error-storage", "error-broken-save", "error-permissions", "error-moderators-only"):
        assert say(key)
    assert "abc" in say("error-unexpected", report="abc")
