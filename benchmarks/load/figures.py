"""What a load has shown, as one JSON line or as a table for people."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from benchmarks.report import Line, as_table

PART = "load"
MOST_ACKNOWLEDGE = 150
MOST_BOARD = 2000
MOST_MEMORY = 300


class Spread(msgspec.Struct, frozen=True):
    """Percentiles of a series of times, in milliseconds."""

    p50: float
    p95: float
    p99: float


class Figures(msgspec.Struct, frozen=True, kw_only=True):
    """Everything that was measured."""

    tables: int
    seconds: float
    moves: int
    moves_per_second: float
    requests_per_second: float
    """Requests that count against Discord's limit over all routes, and that Discord has taken."""
    limit_used: float
    """The share of that limit."""
    refused: int
    """Requests that Discord has refused because there were too many (429)."""
    refused_by: dict[str, int]
    """The same by the limit they broke: its scope, and the route."""
    clicks: int
    unanswered: int
    """Clicks that were not acknowledged within three seconds, or not answered within ten."""
    acknowledge_ms: Spread
    board_ms: Spread
    boards: int
    """Moves whose board was timed: all that everybody may see, but those no board showed before the end."""
    longest_hold_ms: float
    memory_mib: float
    """The most that the bot took, with the processes that draw for it."""
    memory_mib_each: list[float]
    """The same for each process of the bot."""
    processes: int
    processor_share: float
    """How many cores the bot has kept busy, without PostgreSQL."""
    processor_share_each: list[float]
    processor_ms_per_move: float

    def table(self) -> str:
        """For people to read."""
        return as_table(
            [
                _figure("moves a second", self.moves_per_second, "/s"),
                _figure("requests a second", self.requests_per_second, "/s"),
                _figure("of Discord's limit", 100 * self.limit_used, "%"),
                _figure("refused by Discord (429)", self.refused, ""),
                _figure("clicks never answered", self.unanswered, ""),
                _figure("acknowledged, p50", self.acknowledge_ms.p50, "ms"),
                _figure("acknowledged, p95", self.acknowledge_ms.p95, "ms"),
                _figure("acknowledged, p99", self.acknowledge_ms.p99, "ms", MOST_ACKNOWLEDGE),
                _figure("board in the channel, p50", self.board_ms.p50, "ms"),
                _figure("board in the channel, p95", self.board_ms.p95, "ms", MOST_BOARD),
                _figure("board in the channel, p99", self.board_ms.p99, "ms"),
                _figure("longest hold of the event loop", self.longest_hold_ms, "ms"),
                _figure("processes of the bot", self.processes, ""),
                _figure("memory of the bot", self.memory_mib, "MiB", MOST_MEMORY * self.processes),
                _figure("cores kept busy", self.processor_share, ""),
                _figure("processor time of a move", self.processor_ms_per_move, "ms"),
            ]
        )

    def json(self) -> str:
        """One line for programs."""
        return msgspec.json.encode(self).decode()


def spread(seconds: Sequence[float]) -> Spread:
    """The percentiles of times in seconds; zeros if there are none."""
    ordered = sorted(1000 * one for one in seconds) or [0.0]

    def at(share: float) -> float:
        return round(ordered[min(len(ordered) - 1, int(share * len(ordered)))], 1)

    return Spread(at(0.5), at(0.95), at(0.99))


def _figure(what: str, value: float, unit: str, goal: float | None = None) -> Line:
    return Line(part=PART, what=what, unit=unit, p50=value, goal=goal)
