"""Nobody but the bot's own user can read its files, whatever the umask."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from engine.core.agenda import STEP_NAMES, STEPS
from tables import Refused
from tables.store.sqlite.backups import make_copy
from tables.store.sqlite.storage import SqliteStorage
from tests.engine.toy import answered
from tests.tables.scene import Opener, answer, started


@pytest.fixture(params=[0o000, 0o022, 0o777], ids=["all", "usual", "none"])
def umask(request: pytest.FixtureRequest) -> Iterator[int]:
    before = os.umask(request.param)
    yield request.param
    os.umask(before)


def rights(folder: Path) -> dict[str, int]:
    """The rights of a folder and of everything in it."""
    return {one.name: one.stat().st_mode & 0o777 for one in (folder, *folder.rglob("*"))}


def is_private(folder: Path) -> bool:
    return all(
        right == (0o700 if one.is_dir() else 0o600)
        for one in (folder, *folder.rglob("*"))
        for right in [one.stat().st_mode & 0o777]
    )


def fails(*_: object) -> None:
    raise KeyError


@pytest.mark.usefixtures("umask")
async def test_database_journal_copies_and_reports_are_private(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    home = tmp_path / "some" / "data"
    opener = Opener(home / "lair.sqlite3", lambda: 1000.0)  # type: ignore[arg-type]
    service = await opener.open()
    table = await started(service)
    monkeypatch.setitem(STEPS, ("", STEP_NAMES[answered]), fails)
    with pytest.raises(Refused):
        await answer(service, table.id, 0, ["red"])
    make_copy(home / "lair.sqlite3", home / "backups", 7, 1000.0)

    assert {"lair.sqlite3-wal", "lair.sqlite3-shm", "reports", "backups"} <= rights(home).keys()
    assert is_private(home), rights(home)
    assert rights(tmp_path / "some")["some"] == 0o700
    await opener.aclose()


async def test_files_from_an_earlier_release_are_closed_to_others(tmp_path: Path) -> None:
    home = tmp_path / "data"
    path = home / "lair.sqlite3"
    await (await SqliteStorage.open(path)).close()
    make_copy(path, home / "backups", 7, 1000.0)
    for one in (home, *home.rglob("*")):
        one.chmod(0o755 if one.is_dir() else 0o644)
    await (await SqliteStorage.open(path)).close()
    make_copy(path, home / "backups", 7, 2000.0)

    assert is_private(home), rights(home)


async def test_a_folder_in_which_others_keep_something_stays_open_to_them(tmp_path: Path) -> None:
    home = tmp_path / "shared"
    home.mkdir(mode=0o755)
    home.chmod(0o755)
    (home / "letters.txt").write_text("Dear all")
    (home / "letters.txt").chmod(0o644)
    await (await SqliteStorage.open(home / "lair.sqlite3")).close()

    assert rights(home) == {"shared": 0o755, "letters.txt": 0o644, "lair.sqlite3": 0o600}
