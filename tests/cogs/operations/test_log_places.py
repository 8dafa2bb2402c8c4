"""Log lines name the table and the shard their task is about, and not those of other tasks."""

from __future__ import annotations

import asyncio
import json
import logging

from cogs.client.log_lines import JsonLines
from cogs.operations.log_places import Shards, note_server, note_table


def line() -> dict[str, object]:
    record = logging.LogRecord("lairkeeper", logging.INFO, "", 0, "moved", (), None)
    found = json.loads(JsonLines().format(record))
    return {field: found[field] for field in ("table", "shard") if field in found}


async def test_every_task_has_its_own_place() -> None:
    async def work(table_id: int) -> dict[str, object]:
        note_table(table_id)
        await asyncio.sleep(0)
        note_server(None)
        return line()

    assert await asyncio.gather(*(asyncio.create_task(work(table_id)) for table_id in (7, 8))) == [
        {"table": 7, "shard": 0},
        {"table": 8, "shard": 0},
    ]
    assert line() == {}


async def test_a_line_that_names_its_table_itself_keeps_it() -> None:
    async def work() -> object:
        note_table(7)
        record = logging.makeLogRecord({"table": 9})
        return json.loads(JsonLines().format(record))["table"]

    assert await asyncio.create_task(work()) == 9


def test_a_server_has_the_shard_discord_gives_it() -> None:
    shards = Shards()
    assert shards.of(5 << 22) == 0
    shards.learn(4)
    assert shards.of((5 << 22) + 99) == 1
    assert shards.of(None) == 0
