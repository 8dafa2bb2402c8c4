"""The metrics: what each means, and where its figures come from. No label names a person or a place."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import NamedTuple

from cogs.operations.error_count import ErrorCount
from cogs.operations.exposition import Metric, Sample, exposed
from cogs.operations.latencies import Latencies
from cogs.operations.loop_watch import LoopWatch
from engine.core.registry import games
from engine.release import release
from render.studio import Studio
from tables import TableService
from tables.store.features.figures import Figures, figures


class Delivery(NamedTuple):
    """How the delivery of messages is doing."""

    oldest: float
    """For how many seconds the message that waits longest has waited."""
    refused: int
    """Tables with messages that Discord refuses until somebody changes something there."""
    requests: int
    """Requests that wait because Discord takes no more of them at the moment."""


class Line(NamedTuple):
    """The line to Discord."""

    shards: int
    connected: int
    servers: int


class Sources(NamedTuple):
    """Whatever knows something about how the bot is doing."""

    service: TableService
    studio: Studio
    latencies: Latencies
    loop_watch: LoopWatch
    errors: ErrorCount
    delivery: Callable[[], Delivery]
    line: Callable[[], Line]
    started: float


async def page(sources: Sources) -> str:
    """All metrics as Prometheus reads them."""
    found = await figures(sources.service.storage, sources.service.clock())
    return exposed(
        [*_of_the_process(sources), *_of_the_tables(sources, found), *_of_the_queues(sources, found)]
    )


def _of_the_process(sources: Sources) -> Iterator[Metric]:
    line = sources.line()
    yield Metric(
        "lairkeeper_info", "gauge", "The release that is running.", [Sample(1, {"release": release()})]
    )
    yield _gauge("start_time_seconds", "When the bot was started, in Unix time.", sources.started)
    yield _gauge("shards", "Shards this process serves.", line.shards)
    yield _gauge("shards_connected", "Shards that are connected to Discord.", line.connected)
    yield _gauge("servers", "Discord servers the bot is on.", line.servers)
    yield Metric(
        "lairkeeper_log_lines_total",
        "counter",
        "Warnings and errors in the log since the start, by level and by who wrote them.",
        [
            Sample(n, {"level": level, "from": who})
            for (level, who), n in sorted(sources.errors.lines.items())
        ],
    )
    late = "How late a task of the event loop wakes that wakes ten times a second: somebody held the loop."
    yield Metric("lairkeeper_loop_late_seconds", "histogram", late, sources.loop_watch.late.samples())
    longest = "The longest hold of the event loop within the last minute."
    yield _gauge("loop_longest_hold_seconds", longest, sources.loop_watch.longest)


def _of_the_tables(sources: Sources, found: Figures) -> Iterator[Metric]:
    by_status = [Sample(n, {"status": status.value}) for status, n in found.tables.items()]
    yield Metric("lairkeeper_tables", "gauge", "Tables by status.", by_status)
    made = sources.service.play.moves_made
    yield Metric(
        "lairkeeper_moves_total",
        "counter",
        "Moves committed since the start, of people and computer players, by game.",
        [Sample(made[key], {"game": key}) for key in games()],
    )
    yield _gauge("database_bytes", "The size of the database, without its journal.", found.bytes)
    unpacked = "Tables whose states an older release has written and that are still to be packed."
    yield _gauge("unpacked_tables", unpacked, found.unpacked)


def _of_the_queues(sources: Sources, found: Figures) -> Iterator[Metric]:
    delivery, latencies = sources.delivery(), sources.latencies
    acknowledged = "From the arrival of a click or command until Discord had its acknowledgement."
    yield Metric(
        "lairkeeper_acknowledge_seconds", "histogram", acknowledged, latencies.acknowledged.samples()
    )
    answered = "From the arrival of a click or command until its answer was shown."
    yield Metric("lairkeeper_answer_seconds", "histogram", answered, latencies.answered.samples())
    yield _gauge("outbox_errands", "Messages that Discord must still be told.", found.undelivered)
    oldest = "For how long the table that waits longest for its messages has waited."
    yield _gauge("outbox_oldest_seconds", oldest, delivery.oldest)
    waiting = "Requests that wait because Discord takes only so many a second."
    yield _gauge("requests_waiting", waiting, delivery.requests)
    refused = "Tables with messages that Discord refuses, for want of a permission for instance."
    yield _gauge("outbox_refused_tables", refused, delivery.refused)
    yield _gauge("timers_late", "Timers that are due and have not run yet.", found.late_timers)
    yield _gauge("timers_late_seconds", "How late the latest of them is.", found.latest_timer)
    yield _gauge("drawing_queue", "Pictures being drawn or waiting to be.", sources.studio.unfinished)
    yield Metric(
        "lairkeeper_pictures_total",
        "counter",
        "Pictures asked for since the start: drawn, or found among those drawn before.",
        [Sample(n, {"found": found}) for found, n in sorted(sources.studio.asked_for.items())],
    )
    yield _gauge("thinking_queue", "Questions hard computer players have to think about.", found.thoughts)
    processes = len(sources.service.thinker.workers.processes)
    yield _gauge("thinking_processes", "Processes that think for them.", processes)


def _gauge(name: str, meaning: str, value: float) -> Metric:
    return Metric(f"lairkeeper_{name}", "gauge", meaning, [Sample(value)])
