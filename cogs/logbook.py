"""Log lines as JSON: what happened, at which table, and never what anybody holds or chooses."""

from __future__ import annotations

import json
import logging
import sys
from datetime import UTC, datetime

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
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False)


def keep_log(level: int) -> None:
    """Write the log to standard error; the client library speaks up only when something is wrong."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    logging.basicConfig(level=level, handlers=[handler], force=True)
    logging.getLogger("discord").setLevel(max(level, logging.WARNING))
    logging.getLogger("discord.client").setLevel(logging.ERROR)  # it warns about voice, which we do not use
    logging.getLogger("aiosqlite").setLevel(logging.WARNING)  # its debug lines would hold whole states
