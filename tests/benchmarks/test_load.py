"""The load counts what it says: moves, the time until their board is there, and percentiles."""

from __future__ import annotations

import asyncio
from pathlib import Path

from benchmarks.load.figures import spread
from benchmarks.load.measure import longest_hold, watched_bot
from benchmarks.load.players import Record, Table
from playground import Playground

MOVES = 3
PATIENCE = 60.0


def test_percentiles_are_in_milliseconds() -> None:
    figures = spread([n / 1000 for n in range(1, 101)])

    assert (figures.p50, figures.p95, figures.p99) == (51.0, 96.0, 100.0)
    assert spread([]).p99 == 0.0


def test_a_board_belongs_to_the_move_before_it_and_moves_that_overlap_are_not_timed() -> None:
    ground = Playground()
    table = Table(ground, "fairy-market", [ground.person("Anna")], Record())
    table.moves = [10.0, 20.0, 20.5, 30.0]
    table.boards = [5.0, 11.5, 22.0, 23.0]

    assert table.board_times() == [1.5]


async def test_people_make_moves_at_a_table_whose_boards_are_shown(tmp_path: Path) -> None:
    report = tmp_path / "report.json"
    async with Playground() as ground, watched_bot(ground, tmp_path, report, DRAWING_WORKERS="0"):
        record = Record()
        table = Table(ground, "fairy-market", [ground.person("Anna"), ground.person("Ben")], record)
        await table.begin()
        ground.rates.like_discord()
        playing = asyncio.create_task(table.play())
        await ground.world.changes.until(lambda: len(table.moves) >= MOVES and table.board_times(), PATIENCE)
        playing.cancel()
        await asyncio.gather(playing, return_exceptions=True)

    assert len(record.acknowledged) >= MOVES
    assert longest_hold(report) > 0
