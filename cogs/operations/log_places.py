"""Where a log line comes from: the table and the shard that the running task is about."""

from __future__ import annotations

from collections.abc import Mapping
from contextvars import ContextVar

_process: dict[str, str] = {}
"""The name of this process, if there are several."""
_place: ContextVar[Mapping[str, int]] = ContextVar("place")


def place_of_this_task() -> Mapping[str, int | str]:
    """What is known about where this task is at work."""
    return {**_process, **_place.get({})}


def name_process(name: str) -> None:
    """From now on, all log lines name this process."""
    _process["process"] = name


def note_table(table_id: int) -> None:
    """From now on, the log lines of this task name this table."""
    _place.set({**_place.get({}), "table": table_id})


def note_server(guild_id: int | None) -> None:
    """From now on, the log lines of this task name the shard that hears of this server."""
    _place.set({**_place.get({}), "shard": shards.of(guild_id)})


class Shards:
    """How the servers are spread; all are on one shard until Discord says otherwise."""

    def __init__(self) -> None:
        self._count = 1

    def learn(self, count: int | None) -> None:
        """Learn how many shards there are."""
        self._count = count or 1

    def of(self, guild_id: int | None) -> int:
        """The shard that hears of a server; direct messages reach the first one."""
        return 0 if guild_id is None else (guild_id >> 22) % self._count


shards = Shards()
