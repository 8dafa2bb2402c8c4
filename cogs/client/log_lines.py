"""Log lines as JSON: what happened at which table, but never what anybody holds or chooses."""

from __future__ import annotations

import json
import logging
import sys
import traceback
from datetime import UTC, datetime
from http import HTTPStatus

import aiohttp
import discord

from cogs.operations.log_places import place_of_this_task

_TOO_LATE = (10062, 40060)
"""Discord's codes for an interaction that is unknown by now, or answered already."""
_QUOTING = (LookupError, ValueError, TypeError, AttributeError, AssertionError)
"""Errors a rule may raise; their messages quote values, which may be somebody's secret."""
_OWN_FIELDS = ("table", "shard", "action", "user", "report", "code", "batch")


class JsonLines(logging.Formatter):
    """One JSON object per line, so that tools can search the log."""

    def format(self, record: logging.LogRecord) -> str:
        """The record as one line."""
        line: dict[str, object] = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname,
            "from": record.name,
            "what": record.getMessage(),
        }
        line |= place_of_this_task()
        line |= {field: getattr(record, field) for field in _OWN_FIELDS if hasattr(record, field)}
        if record.exc_info and record.exc_info[1] is not None:
            line["trace"] = _trace(record.exc_info[1])
        return json.dumps(line, ensure_ascii=False)


def _trace(error: BaseException) -> str:
    """The traceback, first cause first, without messages that could give away a secret."""
    chain = [error]
    while (cause := chain[-1].__cause__ or chain[-1].__context__) is not None:
        chain.append(cause)
    parts = ["".join(traceback.format_tb(one.__traceback__)) + _summary(one) for one in reversed(chain)]
    return "Traceback (most recent call last):\n" + "\n".join(parts)


def _summary(error: BaseException) -> str:
    name = type(error).__name__
    return name if isinstance(error, _QUOTING) else f"{name}: {error}"


def is_worth_a_line(record: logging.LogRecord) -> bool:
    """False for suggestions that came too late or twice, or got lost: people have typed on long since."""
    match record.exc_info[1] if record.exc_info else None:
        case aiohttp.ClientError() | ConnectionError() | discord.DiscordServerError() | discord.RateLimited():
            return False
        case discord.HTTPException() as error:
            return error.code not in _TOO_LATE and error.status != HTTPStatus.TOO_MANY_REQUESTS
    return True


def configure_logging(level: int) -> None:
    """Log to standard error; of discord.py's own lines, only warnings and errors."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    logging.basicConfig(level=level, handlers=[handler], force=True)
    logging.getLogger("discord").setLevel(max(level, logging.WARNING))
    logging.getLogger("discord.client").setLevel(
        logging.ERROR
    )  # it warns that voice is missing, which we do not use
    logging.getLogger("discord.app_commands.tree").addFilter(is_worth_a_line)
    logging.getLogger("aiosqlite").setLevel(logging.WARNING)  # its debug lines contain whole states
