"""The command that moves a database says what it did, or why not, and shows nobody a password."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from cogs.move_database.__main__ import main
from tables import TableService
from tests.tables.databases import empty_database, rows
from tests.tables.scene import lobby

SECRET = "a-secret-word"


@pytest.fixture
def file(tmp_path: Path) -> Path:
    async def filled() -> None:
        service = await TableService.open(tmp_path / "lair.sqlite3")
        await lobby(service, "mighty-monsters", people=2)
        await service.close()

    asyncio.run(filled())
    return tmp_path / "lair.sqlite3"


def test_a_file_is_moved_to_postgresql_and_back(
    file: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with empty_database(tmp_path) as address:
        settings = {"DATABASE": str(file), "DATABASE_URL": address.url}
        assert main(["DATABASE", "DATABASE_URL"], settings) == 0
        there = capsys.readouterr()
        assert rows(address, "SELECT game FROM tables") == [("mighty-monsters",)]
        assert main([address.url, str(tmp_path / "back.sqlite3")], {"LANGUAGE": "de"}) == 0
        back = capsys.readouterr()

    assert rows(tmp_path / "back.sqlite3", "SELECT * FROM seats") == rows(file, "SELECT * FROM seats")
    assert f"copied from {file} to {address} and compared: they are the same" in there.out
    assert f"von {address} nach {tmp_path / 'back.sqlite3'} kopiert" in back.out
    assert [line.split() for line in there.out.splitlines()[:-1]] == [
        line.split() for line in back.out.splitlines()[:-1]
    ]
    assert SECRET in address.url
    assert SECRET not in there.out + there.err + back.out + back.err


def test_what_cannot_be_moved_stays_where_it_is(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([str(file), str(file.with_name("copy.sqlite3"))], {}) == 0
    assert main([str(file), str(file.with_name("copy.sqlite3"))], {}) == 1
    assert "is not empty" in capsys.readouterr().err
    assert main([str(file)], {}) == 2
    assert "FROM TO" in capsys.readouterr().err
    for wrong, settings in (
        ("DATABASE_URL", {"DATABASE_URL": f"postgresql://lair:{SECRET}@"}),
        ("DATABASE_URL", {}),
        (f"postgresql://lair:{SECRET}@db:no-port/lair", {}),
    ):
        assert main([str(file), wrong], settings) == 2
        said = capsys.readouterr().err
        assert "is not the address of a PostgreSQL database" in said
        assert SECRET not in said
