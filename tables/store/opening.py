"""Opens the store that an address names: a file for SQLite, a URL for PostgreSQL."""

from __future__ import annotations

from tables.store.addresses import PostgresAddress, StoreAddress
from tables.store.database import Storage
from tables.store.postgres.storage import PostgresStorage
from tables.store.sqlite.storage import SqliteStorage


async def open_storage(address: StoreAddress) -> Storage:
    """Open a database, creating its tables and bringing them up to date as needed."""
    if isinstance(address, PostgresAddress):
        return await PostgresStorage.open(address)
    storage = await SqliteStorage.open(address)
    # Whoever opens a file takes over from the process before, which may have died with its leases.
    async with storage.transaction() as writer:
        await writer.execute("DELETE FROM leases")
    return storage
