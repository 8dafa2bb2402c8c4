"""Every column of the schema: what of it is exported, and what is left once somebody is forgotten."""

from __future__ import annotations

import json
from collections import Counter
from itertools import count
from typing import Any

import msgspec
import pytest

from tables import PanelErrand, StoreAddress, TableService
from tables.store.features.personal_data import personal_data
from tests.tables.databases import rows
from tests.tables.seats.columns import (
    EXPORTED_AND_ERASED,
    KEPT_TO_OURSELVES,
    NOBODYS,
    STAYS,
    Column,
    schema,
    together,
)
from tests.tables.seats.test_privacy import NAME, NUMBER, traces

OTHER = 77
TABLE, SEAT, KEPT_SEAT, LEFT_SEAT = 4_000_001, 5, 6, 7
VOTE = 4_000_002
PEOPLE = {"user_id", "owner_id", "host_id"}
GIVEN: dict[str, dict[str, Any]] = {
    "tables": {
        "id": TABLE,
        "game": "toy",
        "settings": '{"set": "tables-settings"}',
        "options": '{"opted": "tables-options"}',
        "status": "over",
        "edition": "",
    },
    "seats": {
        "name": NAME,
        "owner_id": None,
        "owner_name": None,
        "returns_at": None,
        "since": 0,
        "strength": "hard",
    },
    "moves": {"choice": '["moves-choice"]', "version": 4_000_003},
    "undos": {"version": 4_000_004, "kind": "own"},
    "votes": {"id": VOTE, "about": json.dumps({"name": NAME, "user": NUMBER})},
    "ballots": {"vote_id": VOTE},
    "timers": {"kind": "call", "subject": NUMBER},
    "people": {"hands": "panel", "dms": "closed", "notify": "both", "help": "more", "chosen": 1},
    "homes": {"wanted": 1},
    "hourly": {"moments": "[4000005.5]"},
    "results": {"name": f"{NAME} then", "times": "[4000006]"},
    "leavers": {"seat": LEFT_SEAT},
    "outbox": {"errand": msgspec.json.encode(PanelErrand(NUMBER, your_turn=True)).decode(), "batch": None},
    "cards": {"kind": "wanted"},
    "presence": {"one": 1},
    "avoided": {"avoided_id": OTHER},
}
"""What the schema or the code would not take another value for."""
ORDER = ("tables", "seats", "results", "votes")
"""What other rows refer to."""


def test_every_column_is_decided_on_once() -> None:
    decisions = [EXPORTED_AND_ERASED, together(STAYS), together(KEPT_TO_OURSELVES), together(NOBODYS)]
    decided = Counter(column for some in decisions for column in some)

    assert {str(column) for column in schema()} - {str(column) for column in decided} == set()
    assert {str(column) for column in decided} - {str(column) for column in schema()} == set()
    assert [str(column) for column, times in decided.items() if times > 1] == []


def test_whatever_is_called_like_a_person_or_their_words_is_not_taken_for_nobodys() -> None:
    names = ("user_id", "owner_id", "host_id", "avoided_id", "owner_name", "words")

    assert [str(column) for column in together(NOBODYS) if column.name in names] == []


class Life:
    """A row in every table that is about one person, with values that are found nowhere else."""

    def __init__(self, service: TableService, store: StoreAddress) -> None:
        self._service = service
        self._store = store
        self._numbers = count(5_000_001)
        self.values: dict[Column, Any] = {}
        self.told: set[str] = set()
        """The tables whose row is in the file."""

    async def live(self) -> None:
        """Write all rows, one after the other."""
        columns = schema()
        tables = {column.table for column in columns}
        for table in (*ORDER, *sorted(tables - {*ORDER})):
            before = await self.known()
            row = {name: self._value(Column(table, name), columns) for of, name in columns if of == table}
            await self._insert(table, row)
            self.values |= {Column(table, name): value for name, value in row.items()}
            if table == "seats":
                await self._other_seats(row)
            if await self.known() != before:
                self.told.add(table)

    async def _other_seats(self, row: dict[str, Any]) -> None:
        """A computer player keeps one seat for her; another has it for good, and bears her name, too."""
        kept = {"owner_id": NUMBER, "owner_name": f"{NAME} away", "returns_at": 4_000_007.5}
        await self._insert("seats", row | {"seat": KEPT_SEAT, "user_id": None, "name": "Grix"} | kept)
        await self._insert("seats", row | {"seat": LEFT_SEAT, "user_id": None, "name": f"Grix ({NAME})"})
        self.values |= {Column("seats", name): value for name, value in kept.items()}

    def _value(self, column: Column, columns: dict[Column, str]) -> Any:
        given = GIVEN.get(column.table, {})
        if column.name in given:
            return given[column.name]
        shared = dict.fromkeys(PEOPLE, NUMBER) | {"table_id": TABLE, "seat": SEAT}
        if column.name in shared:
            return shared[column.name]
        match columns[column]:
            case "TEXT":
                return f"{column.table}-{column.name}"
            case "BLOB":
                return f"{column.table}-{column.name}".encode()
            case "REAL":
                return next(self._numbers) + 0.5
        return next(self._numbers)

    async def _insert(self, table: str, row: dict[str, Any]) -> None:
        places = ", ".join("?" * len(row))
        async with self._service.storage.transaction() as writer:
            await writer.execute(
                f"INSERT INTO {table} ({', '.join(row)}) VALUES ({places})", tuple(row.values())
            )

    async def known(self) -> dict[str, list[dict[str, Any]]]:
        """What is in the file."""
        return await personal_data(self._service.storage, NUMBER)

    async def be_forgotten(self) -> None:
        """Be forgotten, and have all messages taken away."""
        await self._service.forget(NUMBER)
        await self._service.messages.forget_panel(TABLE, NUMBER)
        await self._service.company.homes.forget(NUMBER)

    def is_stored(self, column: Column) -> bool:
        """Whether her value is still in the column."""
        found = [value for (value,) in rows(self._store, f"SELECT {column.name} FROM {column.table}")]
        return any(value is not None and value == self.values[column] for value in found)


@pytest.fixture
async def life(service: TableService, store: StoreAddress) -> Life:
    one = Life(service, store)
    await one.live()
    return one


def unexported(known: dict[str, list[dict[str, Any]]], life: Life, columns: set[Column]) -> list[str]:
    """Which of these columns are missing in the file."""
    exported = [pair for topic in known.values() for row in topic for pair in row.items()]

    def is_missing(column: Column) -> bool:
        # All rows are hers, and of the same table: what tells these from nothing is that the file has grown.
        if life.values[column] in (NUMBER, TABLE):
            return column.table not in life.told
        return (column.name, life.values[column]) not in exported

    return sorted(str(column) for column in columns if is_missing(column))


async def test_the_file_has_everything_it_should_have_and_nothing_else(life: Life) -> None:
    known = await life.known()
    wanted = EXPORTED_AND_ERASED | together(STAYS)
    silent = {column.table for column in together(KEPT_TO_OURSELVES)} - {column.table for column in wanted}

    assert unexported(known, life, wanted) == []
    assert silent & life.told == set()


async def test_what_is_erased_is_gone_and_what_stays_is_there_for_a_reason(
    life: Life, store: StoreAddress
) -> None:
    gone = EXPORTED_AND_ERASED | together(KEPT_TO_OURSELVES)
    await life.be_forgotten()

    assert sorted(str(column) for column in gone if life.is_stored(column)) == []
    assert sorted(str(column) for column in together(STAYS) if not life.is_stored(column)) == []
    assert traces(store) == []
