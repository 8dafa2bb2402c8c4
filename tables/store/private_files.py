"""Files that only the bot's own user may read, whatever the umask: games are full of secrets."""

from __future__ import annotations

import os
from contextlib import suppress
from pathlib import Path

_FILE, _FOLDER = 0o600, 0o700
_OUR_FOLDERS = ("reports", "backups", "copies")


def make_private_file(file: Path) -> None:
    """Create a file, or take one that exists already, for nobody else to read."""
    os.close(os.open(file, os.O_CREAT | os.O_RDWR, _FILE))
    close_to_others(file)


def make_private_folder(folder: Path, stem: str) -> None:
    """Create a folder with all that leads to it for nobody else to enter.

    One that exists is closed to others if nothing is in it but ours: files whose names begin with `stem`, and
    folders of ours. If others keep something there, it stays open to them.
    """
    missing = [one for one in (folder, *folder.parents) if not one.exists()]
    for one in reversed(missing):
        one.mkdir(exist_ok=True)
        one.chmod(_FOLDER)
    if not missing and all(one.name.startswith(stem) or one.name in _OUR_FOLDERS for one in folder.iterdir()):
        close_to_others(folder)


def close_to_others(path: Path) -> None:
    """Close a file or a folder to others; if it is not ours to change, it stays as it is."""
    with suppress(PermissionError, FileNotFoundError):
        path.chmod(_FOLDER if path.is_dir() else _FILE)
