import asyncio
import os
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from playground import Playground, Upload
from playground.storage import KeepingError
from playground.storage.save_file import SaveFile
from tests.playground.little_bot import png


async def test_two_playgrounds_cannot_share_a_file(path: Path) -> None:
    async with Playground(keep=path) as ground:
        with pytest.raises(KeepingError, match=f"{path} cannot be used: another playground"):
            Playground(keep=path)
        ground.person("Anna").say(ground.channel("general"), "Undisturbed")
    async with Playground(keep=path) as ground:
        assert len(ground.world.messages) == 1


def test_nobody_else_on_this_computer_can_read_the_file(path: Path) -> None:
    """It holds what everybody was told in direct messages; an older file is closed to others, too."""
    before = os.umask(0)
    try:
        kept = SaveFile(path)
        assert {one.stat().st_mode & 0o777 for one in path.parent.glob(f"{path.name}*")} == {0o600}
        kept.close()
        path.chmod(0o644)
        SaveFile(path).close()
        assert path.stat().st_mode & 0o777 == 0o600
    finally:
        os.umask(before)


def _no_database(path: Path) -> None:
    path.write_text("Dear diary, " * 1000)


def _of_another_program(path: Path) -> None:
    path.unlink()
    with closing(sqlite3.connect(path)) as file:
        file.execute("PRAGMA journal_mode = WAL")
        file.execute("CREATE TABLE diary (entry TEXT)")


def _changed(change: str) -> Callable[[Path], None]:
    def apply(path: Path) -> None:
        with closing(sqlite3.connect(path)) as file, file:
            file.execute(change)

    return apply


def _scratched(path: Path) -> None:
    data = path.read_bytes()
    path.write_bytes(data[:4096] + b"\x5a" * (len(data) - 4096))


def _torn(path: Path) -> None:
    path.write_bytes(path.read_bytes()[: 3 * 4096])


@pytest.mark.parametrize(
    ("spoil", "complaint"),
    [
        (_no_database, "keeping-foreign"),
        (_of_another_program, "keeping-foreign"),
        (_changed("PRAGMA user_version = 2"), "keeping-other-release"),
        (_scratched, "keeping-damaged"),
        (_torn, "keeping-damaged"),
        (_changed("UPDATE records SET body = '{' WHERE kind = 'message'"), "keeping-damaged"),
        (_changed("UPDATE records SET body = '{}' WHERE kind = 'guild'"), "keeping-damaged"),
        (_changed("DELETE FROM records WHERE kind = 'world'"), "keeping-damaged"),
        (_changed("DELETE FROM records WHERE kind = 'channel'"), "keeping-damaged"),
        (_changed("DELETE FROM files"), "keeping-damaged"),
    ],
)
def test_a_broken_or_foreign_file_is_refused_and_left_alone(
    path: Path, spoil: Callable[[Path], None], complaint: str
) -> None:
    ground = Playground(keep=path)
    ground.person("Anna").say(ground.channel("general"), "Hello", [Upload("a.png", png())])
    asyncio.run(ground.stop())
    spoil(path)
    before = path.read_bytes()
    for _ in range(2):
        with pytest.raises(KeepingError) as refusal:
            Playground(keep=path)
        assert refusal.value.trouble == complaint
        assert str(path) in refusal.value.said("de")
        assert path.read_bytes() == before
        assert [file.name for file in path.parent.iterdir()] == [path.name]


def test_a_folder_is_refused_as_a_file(tmp_path: Path) -> None:
    with pytest.raises(KeepingError, match=f"{tmp_path} cannot be used: it cannot be opened"):
        Playground(keep=tmp_path)
