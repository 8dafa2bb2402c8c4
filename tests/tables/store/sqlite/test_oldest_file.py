"""A file of the very first release, with games under way: it is brought up to date, and they go on.

The games are those that earlier releases have left in `tests/saved_games`; the tables are made by the first
migration alone, and filled as the first release filled them.
"""

from __future__ import annotations

import sqlite3
from functools import partial
from importlib.resources import files
from pathlib import Path

import msgspec
import pytest

from engine.core import Chance
from engine.core.registry import games
from engine.core.saving import load
from tables import PanelErrand, Status, TableErrand, TableService
from tests.tables.scene import (
    ANNA,
    BERT,
    NAMES,
    Clock,
    Opener,
    errands_of,
    play_randomly,
    state_of,
)

TABLE, VERSION = 1, 30
SAVED = Path(__file__).parents[3] / "saved_games"
EARLY = {
    "boss-monster": "boss-monster-1-build.json",
    "doodle-dungeon": "doodle-dungeon-1-building.json",
    "dungeon-lords": "dungeon-lords-1-planning.json",
    "fairy-market": "fairy-market-1-market.json",
    "mighty-monsters": "mighty-monsters-1-round3.json",
}


def write_first_release(path: Path, saved: bytes) -> None:
    """A game of people only; Bert's language is known, and the outbox is not empty."""
    state = load(saved)
    first = files("tables.store.migrations").joinpath("sqlite", "0001_tables.sql").read_text("utf-8")
    settings = msgspec.json.encode(state.settings).decode()
    with sqlite3.connect(path) as file:
        file.executescript(f"{first}; PRAGMA user_version = 1;")
        file.execute(
            "INSERT INTO tables VALUES (?, 1, 7, ?, ?, ?, 'playing', ?, 'de', 42, 55, 900.0, 100.0, 900.0)",
            (TABLE, state.game, settings, ANNA, VERSION),
        )
        for seat in range(state.seats):
            file.execute("INSERT INTO seats VALUES (?, ?, ?, ?)", (TABLE, seat, 100 + seat, NAMES[seat]))
        file.execute("INSERT INTO states VALUES (?, ?, ?)", (TABLE, VERSION, saved))
        for errand in (f'{{"errand":"table","mention":[{ANNA}]}}', _panel(BERT)):
            file.execute("INSERT INTO outbox (table_id, errand) VALUES (?, ?)", (TABLE, errand))
        file.execute("INSERT INTO panels VALUES (?, ?, 70, 71, 900.0)", (TABLE, BERT))
        file.execute("INSERT INTO people VALUES (?, 'de', 1, 'panel', 'open')", (BERT,))
    file.close()


def _panel(user_id: int) -> str:
    return f'{{"errand":"panel","user_id":{user_id},"your_turn":true}}'


def test_there_is_an_early_save_of_every_game() -> None:
    assert set(EARLY) == set(games()) - {"toy"}


@pytest.mark.parametrize("key", EARLY)
async def test_a_game_of_the_first_release_goes_on_with_all_that_came_later(
    opener: Opener, path: Path, clock: Clock, key: str
) -> None:
    write_first_release(path, (SAVED / EARLY[key]).read_bytes())
    service = await opener.open()
    before = await state_of(service, TABLE)
    assert before == load((SAVED / EARLY[key]).read_bytes())
    assert await errands_of(service, TABLE) == [TableErrand(mention=(ANNA,)), PanelErrand(BERT, True)]
    bert = await service.people.get(BERT)
    assert (bert.locale, bert.hands, bert.notify, bert.quiet) == ("de", "panel", "mention", None)

    await agree(service, "clock", "1-hour")
    await agree(service, "late", "default")
    assert set(await service.clocks.at(TABLE)) == set(before.awaited())
    chance = Chance(1)
    for _ in range(4):
        async for _ in play_randomly(service, TABLE, chance, moves=1):
            pass
        service = await opener.open()
    clock.now += 3600
    await service.note_presence()
    await service.run_due_timers()
    table = await service.repository.table(TABLE)
    assert table.status is Status.PLAYING
    assert len(await service.replays.frames(table)) > 4
    assert (await service.repair.health(table)).is_well
    await service.change(TABLE, lambda table: service.repair.step_back(table, VERSION, None))
    assert (await state_of(service, TABLE)).decisions() == before.decisions()
    await service.change(TABLE, lambda table: service.play.resign(table, 0))
    assert (await service.repository.table(TABLE)).host_id == BERT


async def agree(service: TableService, key: str, value: str) -> None:
    pending = (await state_of(service, TABLE)).pending()
    await service.change(TABLE, partial(service.clocks.choose, key=key, value=value, asked=pending))
