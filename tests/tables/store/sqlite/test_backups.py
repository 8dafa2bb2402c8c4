"""Backups: made while the bot runs, whole or not at all, and good to continue from."""

from __future__ import annotations

import asyncio
import shutil
import sqlite3
import sys
from pathlib import Path

import pytest

from engine.core import Chance
from tables import Status, TableService
from tables.store.sqlite.backups import BackupError, copies, made_at, make_copy
from tests.tables.databases import rows
from tests.tables.scene import Opener, play_randomly, play_to_the_end, started, state_of

ROOT = Path(__file__).parents[4]
NOON = 1_700_000_000.0


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path / "copies"


def files_in(folder: Path) -> list[Path]:
    return sorted(folder.iterdir())


async def test_a_copy_is_one_file_with_everything_in_it(
    service: TableService, path: Path, folder: Path
) -> None:
    table = await started(service)
    await play_to_the_end(service, table.id, 1)
    copy = make_copy(path, folder, keep=7, now=NOON)

    assert copy.name == "lair-2023-11-14T22-13-20Z.sqlite3"
    assert made_at(copy) == NOON
    assert files_in(folder) == [copy]
    assert rows(copy, "SELECT * FROM states") == rows(path, "SELECT * FROM states")


async def test_moves_go_on_while_copies_are_made_and_each_copy_is_of_one_moment(
    service: TableService, path: Path, folder: Path
) -> None:
    table = await started(service, "mighty-monsters", people=4)

    async def copy_all_the_time() -> list[Path]:
        moments = [NOON + number for number in range(12)]
        return [await asyncio.to_thread(make_copy, path, folder, 99, moment) for moment in moments]

    copying = asyncio.create_task(copy_all_the_time())
    async for _ in play_randomly(service, table.id, Chance(1)):
        await asyncio.sleep(0)

    for copy in await copying:
        [(version, newest)] = rows(copy, "SELECT version, (SELECT max(version) FROM states) FROM tables")
        assert version == newest
    assert (await service.repository.table(table.id)).status is Status.OVER


def lose(path: Path) -> None:
    path.write_bytes(b"the disk has gone mad")
    for beside in ("-wal", "-shm"):
        path.with_name(path.name + beside).unlink(missing_ok=True)


async def test_a_copy_put_in_the_place_of_the_file_goes_on_where_it_was_made(
    opener: Opener, path: Path, folder: Path
) -> None:
    service = await opener.open()
    table = await started(service, "mighty-monsters", people=4)
    async for _ in play_randomly(service, table.id, Chance(1), moves=9):
        pass
    then = await state_of(service, table.id)
    copy = make_copy(path, folder, keep=7, now=NOON)
    async for _ in play_randomly(service, table.id, Chance(2), moves=5):
        pass
    await opener.aclose()

    lose(path)
    shutil.copy(copy, path)
    restored = await opener.open()
    assert await state_of(restored, table.id) == then
    await play_to_the_end(restored, table.id, 3)
    assert (await restored.repository.table(table.id)).status is Status.OVER


async def test_only_the_latest_few_are_kept_and_nothing_else_is_touched(
    service: TableService, path: Path, folder: Path
) -> None:
    other = shutil.copy(make_copy(path, folder, keep=1, now=NOON), folder / "lair-holiday.sqlite3")
    made = [make_copy(path, folder, keep=3, now=NOON + day * 86400) for day in range(5)]

    assert copies(path, folder) == made[-3:]
    assert files_in(folder) == [*made[-3:], other]


async def test_where_no_copy_can_be_made_the_reason_is_given_and_earlier_ones_stay(
    service: TableService, path: Path, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    first = make_copy(path, folder, keep=1, now=NOON)

    def full(*_: object) -> None:
        raise sqlite3.OperationalError("database or disk is full")

    monkeypatch.setattr("tables.store.sqlite.backups._copy", full)
    with pytest.raises(BackupError, match="disk is full"):
        make_copy(path, folder, keep=1, now=NOON + 1)
    monkeypatch.undo()
    with pytest.raises(BackupError, match=r"[Nn]ot a directory"):
        make_copy(path, path / "below-a-file", keep=1, now=NOON)
    with pytest.raises(BackupError, match="unable to open"):
        make_copy(path.parent / "none.sqlite3", folder, keep=1, now=NOON)

    assert files_in(folder) == [first]


async def test_a_file_that_is_not_sound_is_not_passed_off_as_a_copy(tmp_path: Path, folder: Path) -> None:
    file = tmp_path / "lair.sqlite3"
    file.write_bytes(b"no database at all" * 100)
    with pytest.raises(BackupError, match="not a database"):
        make_copy(file, folder, keep=1, now=NOON)

    assert files_in(folder) == []


_WITHOUT_ROOM = """
import resource, signal, sys
from pathlib import Path
from tables.store.sqlite.backups import BackupError, make_copy
signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
resource.setrlimit(resource.RLIMIT_FSIZE, (20_000, 20_000))
try:
    make_copy(Path(sys.argv[1]), Path(sys.argv[2]), keep=1, now=float(sys.argv[3]))
except BackupError as trouble:
    print(trouble)
"""
"""Makes a copy where no file can grow beyond a few pages, as on a disk that fills up meanwhile."""


async def test_a_copy_for_which_there_is_no_room_leaves_nothing_behind(
    service: TableService, path: Path, folder: Path
) -> None:
    table = await started(service)
    await play_to_the_end(service, table.id, 1)
    first = make_copy(path, folder, keep=1, now=NOON)
    assert first.stat().st_size > 20_000
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-c", _WITHOUT_ROOM, str(path), str(folder), str(NOON + 60)),
        cwd=ROOT,
        stdout=asyncio.subprocess.PIPE,
    )
    said, _ = await process.communicate()

    assert said.decode().startswith(f"no copy of {path} could be made in {folder}: ")
    assert files_in(folder) == [first]
