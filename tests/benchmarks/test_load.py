"""The load counts what it says: moves, the time until their board is there, and percentiles."""

from __future__ import annotations

import asyncio
import os
import sys
from pathlib import Path
from urllib.parse import urlsplit

from benchmarks.load.board_watch import Moment, board_times
from benchmarks.load.figures import spread
from benchmarks.load.measure import Wanted, dealt_tables, report_in, watched_bot
from benchmarks.load.players import Record, Table
from benchmarks.load.resources import limited_to
from benchmarks.load.slow_line import slow_line
from playground import Playground

MOVES = 3
PATIENCE = 60.0


def test_percentiles_are_in_milliseconds() -> None:
    figures = spread([n / 1000 for n in range(1, 101)])

    assert (figures.p50, figures.p95, figures.p99) == (51.0, 96.0, 100.0)
    assert spread([]).p99 == 0.0


def test_a_board_shows_every_move_up_to_its_version() -> None:
    moves = [Moment(1, 4, 10.0), Moment(1, 5, 10.5), Moment(2, 4, 11.0), Moment(1, 6, 12.0)]
    boards = [Moment(1, 5, 11.5), Moment(1, 3, 10.75), Moment(2, 3, 11.25), Moment(2, 9, 13.0)]

    assert board_times(moves, boards) == [1.5, 1.0, 2.0]


def test_the_servers_share_all_games_among_the_processes() -> None:
    ground = Playground(shards=2)
    tables = dealt_tables(ground, Wanted(tables=10, processes=2), Record())
    shards = [(table.channel.guild.id >> 22) % 2 for table in tables if table.channel.guild]

    assert shards == [0, 1] * 5
    assert len({(table.game, shard) for table, shard in zip(tables, shards, strict=True)}) == 10


async def test_whoever_has_used_their_share_of_a_core_pauses_and_goes_on_when_nobody_limits_them() -> None:
    busy = await asyncio.create_subprocess_exec(sys.executable, "-c", "while True: pass")
    limit = asyncio.create_task(limited_to(0.001, busy.pid))
    try:
        async with asyncio.timeout(PATIENCE):
            await asyncio.to_thread(os.waitid, os.P_PID, busy.pid, os.WSTOPPED | os.WNOWAIT)
        limit.cancel()
        await asyncio.gather(limit, return_exceptions=True)
        assert not _is_paused(busy.pid)
    finally:
        busy.kill()
        await busy.wait()


def _is_paused(pid: int) -> bool:
    return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] == "T"


async def test_a_slow_line_carries_everything_both_ways(tmp_path: Path) -> None:
    async def shout(heard: asyncio.StreamReader, said: asyncio.StreamWriter) -> None:
        said.write((await heard.readexactly(5)).upper())
        said.close()

    with slow_line(tmp_path, 0.01) as address:
        async with await asyncio.start_unix_server(shout, tmp_path / ".s.PGSQL.5432"):
            heard, said = await asyncio.open_connection("127.0.0.1", urlsplit(address).port)
            said.write(b"hel")
            said.write(b"lo")
            assert await heard.read() == b"HELLO"
            said.close()


async def test_people_make_moves_at_a_table_whose_boards_are_shown(tmp_path: Path) -> None:
    report = tmp_path / "report.json"
    async with Playground() as ground, watched_bot(ground, tmp_path, report, DRAWING_WORKERS="0"):
        record = Record()
        table = Table(ground, "fairy-market", [ground.person("Anna"), ground.person("Ben")], record)
        await table.begin()
        ground.rates.like_discord()
        playing = asyncio.create_task(table.play())
        await ground.world.changes.until(lambda: len(table.moves) >= MOVES, PATIENCE)
        playing.cancel()
        await asyncio.gather(playing, return_exceptions=True)

    assert len(record.acknowledged) >= MOVES
    found = report_in(report)
    assert found.longest_hold > 0
    times = board_times(found.moves, found.boards)
    assert times
    assert min(times) > 0
