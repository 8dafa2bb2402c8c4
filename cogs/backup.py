"""Makes regular copies of the database; `python -m cogs.backup` makes one at once."""

from __future__ import annotations

import asyncio
import logging
import os
import sys
import time
from collections.abc import Callable
from pathlib import Path

from discord.ext import commands
from dotenv import load_dotenv

from cogs.client.client import Lairkeeper
from cogs.client.configuration import Configuration, ConfigurationError, read_configuration
from tables.store.sqlite.backups import BackupError, copies, made_at, make_copy
from texts import speaker

log = logging.getLogger("lairkeeper.backups")

_LONGEST_NAP = 600.0


class Backup(commands.Cog):
    """Copies the database whenever the latest copy is old enough, also across restarts."""

    def __init__(
        self, configuration: Configuration, database: Path, clock: Callable[[], float] = time.time
    ) -> None:
        self._every = configuration.backup_every * 3600.0
        self._keep = configuration.backup_keep
        self._database = database
        self._folder = _folder(configuration, database)
        self._clock = clock
        self._loop: asyncio.Task[None] | None = None
        self._failed_at: float | None = None

    async def cog_load(self) -> None:
        """Start, unless regular copies are switched off."""
        if self._every:
            self._loop = asyncio.create_task(self._run(), name="backups")

    async def cog_unload(self) -> None:
        """Stop; an unfinished copy is discarded."""
        if self._loop is not None:
            self._loop.cancel()
            await asyncio.gather(self._loop, return_exceptions=True)

    async def _run(self) -> None:
        while True:
            await self.copy_if_due()
            await asyncio.sleep(min(_LONGEST_NAP, max(1.0, self._due_at() - self._clock())))

    async def copy_if_due(self) -> None:
        """Make a copy if one is due; a failure is logged, and tried again when the next copy is due."""
        now = self._clock()
        if self._due_at() > now:
            return
        try:
            made = await asyncio.to_thread(make_copy, self._database, self._folder, self._keep, now)
            log.info("copied the database to %s", made)
        except BackupError as trouble:
            self._failed_at = now
            log.error("%s", trouble)

    def _due_at(self) -> float:
        made = [made_at(copy) for copy in copies(self._database, self._folder)]
        tried = [moment for moment in (*made, self._failed_at) if moment is not None]
        return max(tried) + self._every if tried else 0.0


def _folder(configuration: Configuration, database: Path) -> Path:
    return configuration.backup_folder or database.parent / "backups"


async def setup(client: Lairkeeper) -> None:
    """Called by discord.py when the cog is loaded; PostgreSQL is copied with its own tools."""
    database = client.service.storage.address
    if isinstance(database, Path):
        await client.add_cog(Backup(client.configuration, database))


def main() -> int:
    """Make one copy now, whether or not the bot is running."""
    load_dotenv()
    say = speaker(os.environ.get("LANGUAGE"))
    try:
        configuration = read_configuration(os.environ)
        database = configuration.store
        if not isinstance(database, Path):
            print(say("backup-postgres"), file=sys.stderr)
            return 1
        if not database.exists():
            print(say("backup-nothing", database=str(database)), file=sys.stderr)
            return 1
        folder = _folder(configuration, database)
        made = make_copy(database, folder, configuration.backup_keep, time.time())
    except ConfigurationError as flaw:
        print(flaw, file=sys.stderr)
        return 2
    except BackupError as trouble:
        print(say("backup-failed", trouble=str(trouble)), file=sys.stderr)
        return 1
    print(say("backup-made", copy=str(made)))
    return 0


if __name__ == "__main__":
    sys.exit(main())
