"""The log: one JSON object per line, with the fields it knows and no others."""

from __future__ import annotations

import errno
import json
import logging
import os
from collections.abc import Callable, Iterator
from types import SimpleNamespace
from typing import Any

import aiohttp
import discord
import pytest

from cogs.client.log_lines import JsonLines, configure_logging, is_worth_a_line

Written = Callable[[], list[dict[str, Any]]]


@pytest.fixture
def written(capsys: pytest.CaptureFixture[str]) -> Iterator[Written]:
    """What the log has written so far, line by line; afterwards all loggers are as they were."""
    names = ("", "discord", "discord.client", "aiosqlite")
    levels = {name: logging.getLogger(name).level for name in names}
    handlers = logging.getLogger().handlers[:]
    yield lambda: [json.loads(line) for line in capsys.readouterr().err.splitlines()]
    logging.getLogger().handlers[:] = handlers
    for name, level in levels.items():
        logging.getLogger(name).setLevel(level)


def test_a_line_says_when_what_and_where(written: Written) -> None:
    configure_logging(logging.INFO)
    logging.getLogger("lairkeeper.test").info(
        "Grüße aus %s", "dem\nVerlies", extra={"table": 7, "action": "pick", "user": 1, "code": 5, "batch": 9}
    )

    [line] = written()
    assert line.pop("at").endswith("+00:00")
    assert line == {
        "level": "INFO",
        "from": "lairkeeper.test",
        "what": "Grüße aus dem\nVerlies",
        "table": 7,
        "action": "pick",
        "user": 1,
        "code": 5,
        "batch": 9,
    }


def test_no_other_field_gets_into_the_log(written: Written) -> None:
    configure_logging(logging.INFO)
    extra = {"choice": ["o1"], "hand": [5], "token": "abc", "state": {}, "report": "1234"}
    logging.getLogger("lairkeeper").info("moved", extra=extra)

    assert written()[0].keys() == {"at", "level", "from", "what", "report"}


def test_an_exception_is_on_the_same_line(written: Written) -> None:
    configure_logging(logging.INFO)
    try:
        raise OSError("lost\nit")
    except OSError:
        logging.getLogger("lairkeeper").exception("could not find")

    [line] = written()
    assert line["level"] == "ERROR"
    assert line["trace"].startswith("Traceback")
    assert line["trace"].endswith("OSError: lost\nit")


@pytest.mark.parametrize("flaw", [KeyError, ValueError, TypeError, IndexError, AssertionError])
def test_a_trace_says_where_it_happened_but_not_what_somebody_holds(
    written: Written, flaw: type[Exception]
) -> None:
    configure_logging(logging.INFO)
    held = "the dragon in Bert's hand"
    try:
        try:
            raise flaw(held)
        except flaw as cause:
            raise RuntimeError("a picture") from cause
    except RuntimeError:
        logging.getLogger("lairkeeper").exception("could not draw")

    [line] = written()
    assert held not in line["trace"]
    assert flaw.__name__ in line["trace"]
    assert line["trace"].endswith("RuntimeError: a picture")


def test_only_what_is_loud_enough_is_written(written: Written) -> None:
    configure_logging(logging.WARNING)
    logging.getLogger("lairkeeper").info("quiet")
    logging.getLogger("lairkeeper").warning("loud")

    assert [line["what"] for line in written()] == ["loud"]


def test_libraries_are_quiet_even_when_we_are_not(written: Written) -> None:
    """The database library would write whole states, and with them everybody's hand."""
    configure_logging(logging.DEBUG)
    logging.getLogger("aiosqlite").debug("executing INSERT ...")
    logging.getLogger("discord.http").info("a request")
    logging.getLogger("discord.gateway").debug("an event")

    assert written() == []


def test_what_cannot_be_json_does_not_break_the_line() -> None:
    record = logging.makeLogRecord({"msg": "moved", "table": 7})

    assert json.loads(JsonLines().format(record))["table"] == 7


@pytest.mark.parametrize(("code", "logged"), [(10062, False), (40060, False), (50035, True)])
def test_suggestions_that_came_twice_or_too_late_are_not_worth_a_line(code: int, logged: bool) -> None:
    response: Any = SimpleNamespace(status=400, reason="bad")
    error = discord.HTTPException(response, {"code": code, "message": "x"})
    record = logging.LogRecord("discord", logging.ERROR, "", 1, "x", (), (type(error), error, None))

    assert is_worth_a_line(record) is logged


RESPONSE: Any = SimpleNamespace(status=429, reason="Too Many Requests")


@pytest.mark.parametrize(
    "lost",
    [
        aiohttp.ServerDisconnectedError(),
        ConnectionResetError(),
        discord.HTTPException(RESPONSE, "Access denied | discord.com used Cloudflare to restrict access"),
    ],
    ids=repr,
)
def test_suggestions_that_did_not_reach_discord_are_not_worth_a_line(lost: Exception) -> None:
    """`make soak SEED=191`, and the row of the matrix without `Via`: nobody can do anything about them."""
    record = logging.LogRecord("discord", logging.ERROR, "", 1, "x", (), (type(lost), lost, None))
    assert not is_worth_a_line(record)


def test_a_suggestion_that_fails_on_our_own_side_is_logged() -> None:
    """A full disk is no lost line, though both are errors of the system."""
    full = OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
    record = logging.LogRecord("discord", logging.ERROR, "", 1, "x", (), (type(full), full, None))
    assert is_worth_a_line(record)
