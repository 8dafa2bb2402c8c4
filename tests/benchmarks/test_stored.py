"""The store that is measured: as many tables as wanted, and games that are all alike beside them."""

from __future__ import annotations

from pathlib import Path

from benchmarks.stored import GAMES, MOVES_BEFORE, _Hall
from tests.tables.databases import rows


async def test_there_are_as_many_tables_as_wanted_and_every_game_is_the_same(tmp_path: Path) -> None:
    hall = await _Hall.opened(tmp_path / "lair.sqlite3")
    await hall.fill_up(3 * GAMES)
    for game in hall.games:
        await game.move()
    await hall.service.close()

    query = "SELECT count(*), count(DISTINCT channel_id) FROM tables"
    assert rows(tmp_path / "lair.sqlite3", query) == [(3 * GAMES, 3 * GAMES)]
    query = "SELECT version, count(DISTINCT seat || ' ' || choice), count(*) FROM moves GROUP BY version"
    alike = rows(tmp_path / "lair.sqlite3", query)
    assert [(kinds, times) for _, kinds, times in alike] == [
        *[(1, 3 * GAMES)] * MOVES_BEFORE,
        (1, GAMES),
    ]
