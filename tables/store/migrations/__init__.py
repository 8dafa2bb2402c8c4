"""The numbered migrations of a dialect: SQL scripts that bring a database up to date, in order.

Both dialects have the same numbers and names, and come to the same tables, columns, keys and indexes.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from importlib.resources import files
from importlib.resources.abc import Traversable

from tables.store.database import StorageError


def migrations_of(dialect: str) -> list[Traversable]:
    """The scripts of a dialect, the first one first."""
    folder = files(__name__).joinpath(dialect)
    found = sorted(
        (file for file in folder.iterdir() if file.name.endswith(".sql")), key=lambda file: file.name
    )
    for number, file in enumerate(found, 1):
        if not re.match(rf"{number:04d}_", file.name):
            raise StorageError(f"migrations must be numbered without gaps; {file.name} is number {number}")
    return found


def tables_made_by(migrations: Iterable[Traversable]) -> set[str]:
    """The names of the tables that these scripts make."""
    scripts = [migration.read_text(encoding="utf-8") for migration in migrations]
    return {name for script in scripts for name in re.findall(r"CREATE TABLE (\w+)", script)}
