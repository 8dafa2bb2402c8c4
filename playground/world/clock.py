"""Time as the playground tells it: the real clock plus whatever was skipped, and the ids made from it."""

import time
from datetime import UTC, datetime

EPOCH_MS = 1_420_070_400_000


class Clock:
    """The real time, which a test may push forward."""

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
        """Push the clock forward."""
        self._skipped += seconds


class Snowflakes:
    """Discord's ids: 64 bits, ordered by time, never the same twice."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._last = 0

    @property
    def latest(self) -> int:
        """The latest id."""
        return self._last

    def go_on_after(self, id_: int) -> None:
        """Let every further id be above one that came about elsewhere."""
        self._last = max(self._last, id_)

    def next(self) -> int:
        """The next id."""
        self._last = max((int(self._clock.now() * 1000) - EPOCH_MS) << 22, self._last + 1)
        return self._last


def timestamp(moment: float) -> str:
    """A moment as Discord writes it."""
    return datetime.fromtimestamp(moment, UTC).isoformat()
