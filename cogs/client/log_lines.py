"""Log lines as JSON: what happened, at which table, and never what anybody holds or chooses."""

from __future__ import annotations

import json
import logging
import sys
import traceback
from datetime import UTC, datetime

_QUOTING = (LookupError, ValueError, TypeError, AttributeError, AssertionError)
"""What rules stumble with; such an error quotes what it stumbled over, and that may be somebody's secret."""
_OWN_FIELDS = ("table", "action", "user", "report", "code", "batch")


class JsonLines(logging.Formatter):
    """One JSON object per line, so that a log can be searched by machine."""

    def format(self, record: logging.LogRecord) -> str:
        """The record as one line."""
        line: dict[str, object] = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname,
            "from": record.name,
            "what": record.getMessage(),
        }
        line |= {field: getattr(record, field) for field in _OWN_FIELDS if hasattr(record, field)}
        if record.exc_info and record.exc_info[1] is not None:
            line["trace"] = _trace(record.exc_info[1])
        return json.dumps(line, ensure_ascii=False)


def _trace(error: BaseException) -> str:
    """Where it happened, the first cause first; what was said of it only where that cannot be a secret."""
    chain = [error]
    while (cause := chain[-1].__cause__ or chain[-1].__context__) is not None:
        chain.append(cause)
    told = ["".join(traceback.format_tb(one.__traceback__)) + _told(one) for one in reversed(chain)]
    return "Traceback (most recent call last):\n" + "\n".join(told)


def _told(error: BaseException) -> str:
    name = type(error).__name__
    return name if isinstance(error, _QUOTING) else f"{name}: {error}"


def keep_log(level: int) -> None:
    """Write the log to standard error; the client library speaks up only when something is wrong."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    logging.basicConfig(level=level, handlers=[handler], force=True)
    logging.getLogger("discord").setLevel(max(level, logging.WARNING))
    logging.getLogger("discord.client").setLevel(logging.ERROR)  # it warns about voice, which we do not use
    logging.getLogger("aiosqlite").setLevel(logging.WARNING)  # its debug lines would hold whole states
