"""Both dialects have the same migrations, and come to the same tables, columns, keys and indexes."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

from tables import PostgresAddress
from tables.store.migrations import migrations_of
from tables.store.sqlite.storage import SqliteStorage
from tests.tables.databases import empty_database, rows, table_names

TYPES = {"INTEGER": "bigint", "REAL": "double precision", "TEXT": "text", "BLOB": "bytea"}


class Column(NamedTuple):
    """A column, in PostgreSQL's words."""

    name: str
    kind: str
    is_optional: bool
    default: str | None


class Index(NamedTuple):
    """An index; those that come with a key have no name of ours."""

    name: str
    columns: tuple[str, ...]
    is_unique: bool
    is_partial: bool


class Link(NamedTuple):
    """A foreign key."""

    column: str
    target: str
    cascades: bool


class Shape(NamedTuple):
    """Everything about a table that matters to the features."""

    columns: list[Column]
    key: list[str]
    indexes: set[Index]
    links: set[Link]


def shape_in_sqlite(path: Path, table: str) -> Shape:
    found = rows(path, f"PRAGMA table_info({table})")
    columns = [
        Column(name, TYPES[kind], not required and not key, default)
        for _, name, kind, required, default, key in found
    ]
    key = [name for _, name, *_, place in sorted(found, key=lambda one: one[-1]) if place]
    indexes = set()
    for _, name, unique, origin, partial in rows(path, f"PRAGMA index_list({table})"):
        parts = tuple(part for *_, part in rows(path, f"PRAGMA index_info({name})"))
        if origin != "pk":
            indexes.add(Index(name if origin == "c" else "", parts, bool(unique), bool(partial)))
    links = {
        Link(column, target, on_delete == "CASCADE")
        for _, _, target, column, _, _, on_delete, _ in rows(path, f"PRAGMA foreign_key_list({table})")
    }
    return Shape(columns, key, indexes, links)


INDEXES = """
SELECT relname, indisunique, indisprimary, indpred IS NOT NULL, contype IS NOT NULL, (
    SELECT array_agg(attname::text ORDER BY place)
    FROM unnest(indkey::int[]) WITH ORDINALITY AS part (number, place)
    JOIN pg_attribute ON attrelid = indrelid AND attnum = number
) FROM pg_index JOIN pg_class ON pg_class.oid = indexrelid LEFT JOIN pg_constraint ON conindid = indexrelid
    AND contype IN ('u', 'p')
WHERE indrelid = CAST(CAST(? AS text) AS regclass)
"""
LINKS = """
SELECT attname::text, confrelid::regclass::text, confdeltype = 'c' FROM pg_constraint
JOIN pg_attribute ON attrelid = conrelid AND attnum = conkey[1]
WHERE contype = 'f' AND conrelid = CAST(CAST(? AS text) AS regclass)
"""


def shape_in_postgres(address: PostgresAddress, table: str) -> Shape:
    query = (
        "SELECT column_name::text, data_type::text, is_nullable = 'YES', column_default::text "
        "FROM information_schema.columns WHERE table_schema = 'public' AND table_name = ? "
        "ORDER BY ordinal_position"
    )
    columns = [
        Column(name, kind, optional, default and default.removesuffix("::text"))
        for name, kind, optional, default in rows(address, query, table)
    ]
    key: list[str] = []
    indexes = set()
    for name, unique, primary, partial, of_constraint, parts in rows(address, INDEXES, table):
        if primary:
            key = list(parts)
        else:
            indexes.add(Index("" if of_constraint else name, tuple(parts), unique, partial))
    return Shape(columns, key, indexes, {Link(*one) for one in rows(address, LINKS, table)})


def conditions(dialect: str) -> Iterator[str]:
    """What the scripts check, and which rows their partial indexes have, word for word."""
    for migration in migrations_of(dialect):
        script = re.sub(r"--.*", "", migration.read_text("utf-8"))
        yield from re.findall(r"CHECK \((.*)\)", script)
        yield from re.findall(r"CREATE (?:UNIQUE )?INDEX .* WHERE (.*);", script)


def test_both_dialects_have_the_same_migrations() -> None:
    sqlite, postgres = ([one.name for one in migrations_of(dialect)] for dialect in ("sqlite", "postgres"))

    assert sqlite == postgres


def test_both_dialects_check_the_same() -> None:
    assert list(conditions("sqlite")) == list(conditions("postgres")) != []


async def test_both_dialects_come_to_the_same_schema(path: Path) -> None:
    await (await SqliteStorage.open(path)).close()
    with empty_database(path.parent) as address:
        assert table_names(address) == table_names(path)
        for table in table_names(path):
            assert shape_in_postgres(address, table) == shape_in_sqlite(path, table), table


ADDING = re.compile(
    r"CREATE (TABLE|(UNIQUE )?INDEX|(OR REPLACE )?FUNCTION)\b"
    r"|ALTER TABLE \w+ ADD COLUMN (?!.*\bNOT NULL\b(?!.*\bDEFAULT\b))"
    r"|INSERT INTO\b|UPDATE\b"
)
OUTSIDE_STATEMENTS = re.compile(r"--[^\n]*|\$\$.*?\$\$", re.DOTALL)
"""Comments, and what functions do once they are called."""
FIRST_SHARED = 18
"""From this migration on, processes of an older release may be running beside whoever migrates."""


@pytest.mark.parametrize("dialect", ["sqlite", "postgres"])
def test_migrations_only_add_what_an_older_release_needs_not_know(dialect: str) -> None:
    scripts = [OUTSIDE_STATEMENTS.sub("", one.read_text("utf-8")) for one in migrations_of(dialect)]
    for script in scripts[FIRST_SHARED - 1 :]:
        for statement in filter(None, map(str.strip, script.split(";"))):
            assert ADDING.match(statement), statement


def test_what_takes_something_away_or_demands_something_is_noticed() -> None:
    refused = (
        "DROP TABLE seen",
        "ALTER TABLE seats DROP COLUMN name",
        "ALTER TABLE seats RENAME COLUMN name TO called",
        "ALTER TABLE seats ADD COLUMN more TEXT NOT NULL",
    )
    assert not any(map(ADDING.match, refused))
    assert ADDING.match("ALTER TABLE seats ADD COLUMN more TEXT NOT NULL DEFAULT ''")
