"""The playground's clock, which can be moved forward, and Discord's ids, which contain the time."""

import time
from datetime import UTC, datetime

EPOCH_MS = 1_420_070_400_000


class Clock:
    """The real time plus whatever was skipped."""

    def __init__(self) -> None:
        self._skipped = 0.0

    @property
    def skipped(self) -> float:
        """How many seconds were skipped."""
        return self._skipped

    def now(self) -> float:
        """Seconds since 1970, skipped time included."""
        return time.time() + self._skipped

    def skip(self, seconds: float) -> None:
        """Move the clock forward."""
        self._skipped += seconds


class Snowflakes:
    """Discord's ids: 64 bits, unique and ordered by time."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._last = 0

    @property
    def latest(self) -> int:
        """The latest id."""
        return self._last

    def continue_after(self, id_: int) -> None:
        """Make all further ids greater than this one."""
        self._last = max(self._last, id_)

    def next(self) -> int:
        """The next id."""
        self._last = max((int(self._clock.now() * 1000) - EPOCH_MS) << 22, self._last + 1)
        return self._last


def timestamp(moment: float) -> str:
    """A time as Discord writes it."""
    return datetime.fromtimestamp(moment, UTC).isoformat()
