"""What the tables need of a database: transactions, rows, and a way to keep other processes from a table.

`sqlite` and `postgres` each keep these promises. The SQL of the features is written once, in what both
dialects understand: `?` and `?1` for values, `ON CONFLICT` for a row that may be there already.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import AbstractAsyncContextManager
from pathlib import Path
from typing import Any, Protocol

from tables.store.addresses import StoreAddress


class StorageError(Exception):
    """The database cannot be read or written; nothing has changed."""


class TakenError(Exception):
    """What was to be written contradicts what is there, such as a key that is taken; nothing has changed."""


class Row(Protocol):
    """One row of an answer: its values in order, and by name."""

    def __getitem__(self, column: int | str, /) -> Any: ...

    def __iter__(self) -> Iterator[Any]: ...

    def keys(self) -> Iterable[str]:
        """The names of the columns."""
        ...


class Writer(Protocol):
    """An open transaction: whatever is executed on it is committed together, or not at all."""

    async def execute(self, change: str, values: Sequence[Any] = (), /) -> int:
        """Change rows; returns how many."""
        ...

    def later(self, change: str, /, *rows: Sequence[Any]) -> None:
        """Make the same change with each of these rows of values, at the latest before the commit.

        It is made before whatever is executed next. For changes whose outcome nobody asks for: together they
        take one way to the database.
        """
        ...

    async def executemany(self, change: str, rows: Iterable[Sequence[Any]], /) -> None:
        """Make the same change with each of these rows of values."""
        ...

    async def insert(self, change: str, values: Sequence[Any], /) -> int:
        """Insert a row whose number the database chooses; returns that number."""
        ...

    async def rows(self, query: str, values: Sequence[Any] = (), /) -> list[Row]:
        """All rows of a query, with what this transaction has changed."""
        ...

    def announce(self, table_id: int, /) -> None:
        """Tell all other processes, once this is committed, that there is something to do at a table."""
        ...


Heard = Callable[[int | None], None]
"""Hears at which table there is something to do; None if announcements may have been missed."""


class Storage(Protocol):
    """The database of all tables."""

    @property
    def address(self) -> StoreAddress:
        """Where the database is."""
        ...

    @property
    def folder(self) -> Path:
        """Where files belong that are kept beside the database."""
        ...

    def transaction(self) -> AbstractAsyncContextManager[Writer]:
        """Commit everything the block writes, or nothing."""
        ...

    def transaction_alone(self) -> AbstractAsyncContextManager[Writer]:
        """A transaction during which nobody else writes, in no process: whatever is read is up to date."""
        ...

    def transaction_apart(self) -> AbstractAsyncContextManager[Writer]:
        """A transaction that waits for no other one, where a store can do that: for leases, which run out."""
        ...

    def hold(self, table_id: int) -> AbstractAsyncContextManager[None]:
        """Keep all other processes from changing a table in their own blocks; the others wait.

        Raises `Contested` if the wait is too long. Transactions of the block fail if the hold is lost.
        """
        ...

    async def rows(self, query: str, values: Sequence[Any] = ()) -> list[Row]:
        """All rows of a query, as of the latest finished transaction."""
        ...

    async def row(self, query: str, values: Sequence[Any] = ()) -> Row | None:
        """The first row of a query."""
        ...

    def listen(self, heard: Heard) -> None:
        """From now on, call `heard` with whatever other processes announce."""
        ...

    async def write_nothing(self) -> None:
        """Commit a write that changes nothing, to learn whether the database can be written to."""
        ...

    async def size(self) -> int:
        """How many bytes the database takes."""
        ...

    async def leave_no_trace(self) -> None:
        """Leave nothing readable that was overwritten or deleted, as far as that is in our hands."""
        ...

    async def close(self) -> None:
        """Wait for the open transaction, and close the database."""
        ...
