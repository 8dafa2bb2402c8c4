"""Regular copies, and one at once from the command line."""

from __future__ import annotations

import sqlite3
from pathlib import Path

import pytest

from cogs.backup import Backup, main
from cogs.client.configuration import read_configuration

HOUR = 3600.0


class Clock:
    def __init__(self) -> None:
        self.now = 1_700_000_000.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def database(tmp_path: Path) -> Path:
    file = tmp_path / "lair.sqlite3"
    with sqlite3.connect(file) as connection:
        connection.execute("CREATE TABLE tables (id)")
    connection.close()
    return file


def rounds(database: Path, clock: Clock, **settings: str) -> Backup:
    return Backup(read_configuration({"BACKUP_EVERY": "6", **settings}), database, clock)


def kept(database: Path) -> int:
    return len(list((database.parent / "backups").glob("*.sqlite3")))


async def test_a_copy_is_made_when_the_latest_is_old_enough_also_after_a_restart(database: Path) -> None:
    clock = Clock()
    await rounds(database, clock).copy_if_due()
    clock.now += 5 * HOUR
    await rounds(database, clock).copy_if_due()
    assert kept(database) == 1

    clock.now += HOUR
    await rounds(database, clock).copy_if_due()
    assert kept(database) == 2


async def test_a_failure_is_told_in_the_log_and_tried_again_when_the_next_copy_is_due(
    database: Path, caplog: pytest.LogCaptureFixture
) -> None:
    clock = Clock()
    blocked = database.parent / "backups"
    blocked.write_text("a file where the folder should be")
    going = rounds(database, clock)
    for _ in range(3):
        await going.copy_if_due()
    complaints = [record.getMessage() for record in caplog.records if record.levelname == "ERROR"]
    assert len(complaints) == 1
    assert str(blocked) in complaints[0]

    blocked.unlink()
    clock.now += 6 * HOUR
    await going.copy_if_due()
    assert kept(database) == 1


async def test_zero_hours_mean_no_copies(database: Path) -> None:
    none = rounds(database, Clock(), BACKUP_EVERY="0")
    await none.cog_load()
    await none.cog_unload()

    assert kept(database) == 0


@pytest.mark.parametrize(("locale", "word"), [("en", "copied"), ("de", "kopiert")])
def test_one_copy_is_made_at_once(
    database: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    locale: str,
    word: str,
) -> None:
    monkeypatch.setenv("DATABASE", str(database))
    monkeypatch.setenv("LANGUAGE", locale)
    monkeypatch.setenv("BACKUP_DIR", str(database.parent / "elsewhere"))
    assert main() == 0
    [copy] = (database.parent / "elsewhere").iterdir()

    said = capsys.readouterr().out
    assert str(copy) in said
    assert word in said


def test_what_keeps_it_from_being_made_is_said_with_an_exit_code(
    database: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("DATABASE", str(database.parent / "none.sqlite3"))
    assert main() == 1
    assert "nothing to copy" in capsys.readouterr().err

    monkeypatch.setenv("DATABASE", str(database))
    monkeypatch.setenv("BACKUP_DIR", str(database / "below"))
    assert main() == 1
    assert "BACKUP_DIR" in capsys.readouterr().err

    monkeypatch.setenv("BACKUP_KEEP", "none")
    assert main() == 2
    assert "BACKUP_KEEP" in capsys.readouterr().err
