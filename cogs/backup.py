"""Regular copies of the database while the bot runs; and `python -m cogs.backup` makes one at once."""

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
from tables.store.backups import BackupError, copies, made_at, make_copy
from texts import speaker

log = logging.getLogger("lairkeeper.backups")

_LONGEST_NAP = 600.0


class Backup(commands.Cog):
    """Makes a copy whenever the latest one is old enough; a restart does not forget when that was."""

    def __init__(
        self, configuration: Configuration, database: Path, clock: Callable[[], float] = time.time
    ) -> None:
        self._every = configuration.backup_every * 3600.0
        self._keep = configuration.backup_keep
        self._database = database
        self._folder = _folder(configuration, database)
        self._clock = clock
        self._rounds: asyncio.Task[None] | None = None
        self._failed_at: float | None = None

    async def cog_load(self) -> None:
        """Begin, unless no regular copies are wanted."""
        if self._every:
            self._rounds = asyncio.create_task(self._go_round(), name="backups")

    async def cog_unload(self) -> None:
        """Stop; an unfinished copy is thrown away."""
        if self._rounds is not None:
            self._rounds.cancel()
            await asyncio.gather(self._rounds, return_exceptions=True)

    async def _go_round(self) -> None:
        while True:
            await self.copy_if_due()
            await asyncio.sleep(min(_LONGEST_NAP, max(1.0, self._due_at() - self._clock())))

    async def copy_if_due(self) -> None:
        """Make a copy if it is time; should that fail, the log says why, and play goes on.

        After a failure it is tried again when the next copy is due.
        """
        now = self._clock()
        if self._due_at() > now:
            return
        try:
            made = await asyncio.to_thread(make_copy, self._database, self._folder, self._keep, now)
            log.info("a copy of the database: %s", made)
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
    """Called by discord.py when the cog is loaded."""
    await client.add_cog(Backup(client.configuration, client.service.storage.path))


def main() -> int:
    """Make one copy now, whether or not the bot is running."""
    load_dotenv()
    say = speaker(os.environ.get("LANGUAGE"))
    try:
        configuration = read_configuration(os.environ)
        database = configuration.database
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
