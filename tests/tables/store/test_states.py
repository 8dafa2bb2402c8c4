"""States in the file: packed, read back exactly, also from older files and beside damaged rows."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from engine.core import Chance
from engine.core.registry import game, games
from engine.core.saving import BrokenSaveError, load, save
from tables import Status, StoreAddress, TableService
from tables.store.migrations import migrations_of
from tables.store.states.packing import BLOCK, Row, SavedStates, lowest_base, packed_rows
from tests.tables.databases import change, rows
from tests.tables.scene import (
    Opener,
    answer,
    failing,
    kept_states,
    play_randomly,
    play_to_the_end,
    started,
    state_of,
    undo,
)

_BEFORE_PACKING = 15
"""The last migration of the release before there was packing."""
SAVES = [f'{{"state":{{"asked":[{number}],"hand":{list(range(number))}}}}}'.encode() for number in range(90)]


def leave_unpacked(store: StoreAddress) -> None:
    """Turn a file into one of the release before there was packing; a database into a copy of such a file."""
    for (table_id,) in rows(store, "SELECT id FROM tables"):
        versions = rows(store, "SELECT version FROM states WHERE table_id = ? ORDER BY version", table_id)
        for (version,), saved in zip(versions, kept_states(store, table_id), strict=True):
            unpacked = "UPDATE states SET state = ?, base = NULL WHERE table_id = ? AND version = ?"
            change(store, unpacked, saved, table_id, version)
    if not isinstance(store, Path):
        change(store, "INSERT INTO unpacked_tables SELECT id FROM tables")
        return
    old = store.with_name("old.sqlite3")
    with closing(sqlite3.connect(old)) as file:
        for migration in migrations_of("sqlite")[:_BEFORE_PACKING]:
            file.executescript(migration.read_text(encoding="utf-8"))
        file.execute("ATTACH ? AS newer", (str(store),))
        for (table,) in file.execute("SELECT name FROM main.sqlite_master WHERE type = 'table'").fetchall():
            columns = ", ".join(name for _, name, *_ in file.execute(f"PRAGMA main.table_info({table})"))
            file.execute(
                f"INSERT OR REPLACE INTO main.{table} ({columns}) SELECT {columns} FROM newer.{table}"
            )
        file.execute(f"PRAGMA user_version = {_BEFORE_PACKING}")
        file.commit()
    old.replace(store)


def size(store: StoreAddress) -> int:
    [(stored,)] = rows(store, "SELECT sum(length(state)) FROM states")
    return int(stored)


# ── packing ──────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("first", [0, 1, 5, 31, 32, 33, 63])
def test_whatever_is_packed_is_unpacked_exactly(first: int) -> None:
    stored = packed_rows([], first, SAVES)

    assert list(SavedStates(stored, range(first, first + len(SAVES))).values()) == SAVES
    assert [row.version for row in stored if row.base == row.version] == [
        first,
        *(version for version in range(first + 1, first + len(SAVES)) if version % BLOCK == 0),
    ]


@pytest.mark.parametrize("first", [0, 5, 31, 40])
def test_written_one_by_one_states_are_packed_as_they_are_all_at_once(first: int) -> None:
    stored: list[Row] = []
    for version, saved in enumerate(SAVES, first):
        block = [row for row in stored if row.version >= version - version % BLOCK]
        stored += packed_rows(block, version, [saved])

    assert stored == packed_rows([], first, SAVES)


def test_no_state_is_more_than_five_steps_from_a_whole_one() -> None:
    bases = {row.version: row.base for row in packed_rows([], 3, SAVES)}

    for version in bases:
        steps = 0
        while (base := bases[version]) != version:
            assert base is not None
            assert base >= lowest_base(version)
            version, steps = base, steps + 1
        assert steps <= 5


@pytest.mark.parametrize("damage", [b"", b"gibberish", "words", None])
def test_a_damaged_state_is_named_and_spoils_only_what_is_packed_against_it(damage: object) -> None:
    stored = packed_rows([], 0, SAVES[:64])
    stored[8] = stored[8]._replace(state=damage)  # type: ignore[arg-type]
    states = SavedStates(stored, range(64))
    read, broken = [], []
    for version in states:
        try:
            read.append(states[version] == SAVES[version])
        except BrokenSaveError as told:
            broken.append((version, str(told)))

    assert [version for version, _ in broken] == list(range(8, 16))
    assert all("the state of version 8 is damaged" in told for _, told in broken)
    assert all(read)


def test_a_changed_base_is_noticed_even_if_it_can_be_read() -> None:
    stored = packed_rows([], 0, SAVES[:2])
    [other] = packed_rows([], 0, [SAVES[5]])
    states = SavedStates([other, stored[1]], [1])

    with pytest.raises(BrokenSaveError, match="version 1 is damaged"):
        states[1]


def test_a_missing_base_is_named() -> None:
    with pytest.raises(BrokenSaveError, match="version 0 is missing"):
        SavedStates(packed_rows([], 0, SAVES[:2])[1:], [1])[1]


def test_rows_that_lead_in_a_circle_are_refused() -> None:
    with pytest.raises(BrokenSaveError, match="against a later one"):
        SavedStates([Row(1, 2, b""), Row(2, 1, b"")], [1, 2])[2]


def test_nothing_is_packed_against_what_is_damaged() -> None:
    damaged = packed_rows([], 0, SAVES[:1])[0]._replace(state=b"gibberish")
    [new] = packed_rows([damaged], 1, [SAVES[1]])

    assert new.base == 1
    assert SavedStates([damaged, new], [1])[1] == SAVES[1]


# ── in the file ──────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("key", sorted(set(games()) - {"toy"}))
async def test_a_whole_game_takes_a_tenth_of_its_states(
    service: TableService, store: StoreAddress, key: str
) -> None:
    table = await started(service, key, people=max(2, game(key).seats[0]))
    async for _ in play_randomly(service, table.id, Chance(1), moves=60):
        pass
    kept = kept_states(store)

    assert save(await state_of(service, table.id)) == kept[-1]
    assert size(store) <= sum(map(len, kept)) / 10


async def test_a_damaged_latest_state_can_be_left_behind_and_play_goes_on(opener: Opener) -> None:
    service = await opener.open()
    table = await started(service, "mighty-monsters")
    async for _ in play_randomly(service, table.id, Chance(1), moves=6):
        pass
    version = (await service.repository.table(table.id)).version
    async with service.storage.transaction() as writer:
        change = "UPDATE states SET state = substr(state, 1, 20) WHERE version = ?"
        await writer.execute(change, (version,))
    after = await opener.open()
    broken = await after.repository.table(table.id)
    assert not (await after.repair.health(broken)).is_readable
    offered = [frame.version for frame in await after.replays.frames(broken)]
    await after.change(table.id, lambda now: after.repair.step_back(now, offered[-1], None))
    await play_to_the_end(after, table.id, 2)

    table = await after.repository.table(table.id)
    assert table.status is Status.OVER
    assert (await after.replays.record(table)).result == (await state_of(after, table.id)).result


# ── older files ──────────────────────────────────────────────────────────────────────────────────────────


async def old_file(opener: Opener) -> tuple[int, list[bytes]]:
    """A file of the release before with a game under way, and an undo in it; its number and its states."""
    service = await opener.open()
    table = await started(service, "mighty-monsters")
    async for move in play_randomly(service, table.id, Chance(1), moves=20):
        last = move
    if await service.undos.latest_free(await service.repository.table(table.id), last.seat):
        await undo(service, table.id, last.seat)
    await started(service, channel=8)
    await opener.aclose()
    kept = kept_states(opener.store)
    leave_unpacked(opener.store)
    return table.id, kept


async def test_an_older_file_is_read_at_once_and_packed_step_by_step(opener: Opener) -> None:
    table_id, kept = await old_file(opener)
    before = size(opener.store)
    service = await opener.open()
    assert kept_states(opener.store) == kept
    assert save(await state_of(service, table_id)) == kept[-1]
    assert await service.packing_up.left() == 2
    steps = 0
    while await service.packing_up.step():
        steps += 1
        assert kept_states(opener.store) == kept

    assert steps > 2
    assert await service.packing_up.left() == 0
    assert rows(opener.store, "SELECT count(*) FROM states WHERE base IS NULL") == [(0,)]
    assert size(opener.store) < before / 8
    assert len(await service.replays.frames(await service.repository.table(table_id))) > 15


async def test_play_goes_on_while_an_older_file_is_packed(opener: Opener) -> None:
    table_id, kept = await old_file(opener)
    service = await opener.open()
    made = []
    async for _ in play_randomly(service, table_id, Chance(3)):
        made.append(save(await state_of(service, table_id)))
        await service.packing_up.step()

    assert kept_states(opener.store) == [*kept, *made]
    assert (await service.repository.table(table_id)).status is Status.OVER
    assert rows(opener.store, "SELECT count(*) FROM states WHERE base IS NULL") == [(0,)]


async def test_a_step_that_fails_leaves_every_state_as_it_was(opener: Opener) -> None:
    _, kept = await old_file(opener)
    service = await opener.open()
    unpacked = rows(opener.store, "SELECT * FROM states")
    async with failing(service.storage, sqlite3.SQLITE_UPDATE, "states"):
        with pytest.raises(Exception, match=r"not authorized|refused by the test"):
            await service.packing_up.step()

    assert rows(opener.store, "SELECT * FROM states") == unpacked
    assert kept_states(opener.store) == kept


async def test_two_processes_may_pack_the_same_file(opener: Opener) -> None:
    _, kept = await old_file(opener)
    one, other = await opener.open(), await opener.open()
    while await one.packing_up.step() and await other.packing_up.step():
        assert kept_states(opener.store) == kept


async def test_packing_starts_by_itself_and_ends_with_the_service(opener: Opener) -> None:
    _, kept = await old_file(opener)
    service = await opener.open()
    service.packing_up.start()
    await answer(service, 2, 0, ["red"])
    await opener.aclose()

    assert kept_states(opener.store) == kept
    after = await opener.open()
    while await after.packing_up.step():
        pass
    assert kept_states(opener.store) == kept
    assert load(kept_states(opener.store, 2)[-1]) == await state_of(after, 2)
