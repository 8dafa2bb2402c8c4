"""Counts the warnings and errors in the log, by level and by who has written them."""

from __future__ import annotations

import logging
from collections import Counter


class ErrorCount(logging.Handler):
    """A handler that writes nothing."""

    def __init__(self) -> None:
        super().__init__(logging.WARNING)
        self.lines: Counter[tuple[str, str]] = Counter()

    def emit(self, record: logging.LogRecord) -> None:
        """Count a line; of its content nothing is kept."""
        self.lines[record.levelname.lower(), record.name] += 1
