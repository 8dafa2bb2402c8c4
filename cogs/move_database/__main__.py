"""Copies a whole database, and says what it did. FROM and TO are files or addresses, or name a setting."""

from __future__ import annotations

import asyncio
import os
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path

from dotenv import load_dotenv

from cogs.client.configuration import Configuration, ConfigurationError, read_configuration
from tables import PostgresAddress, StorageError, StoreAddress, is_postgres_url
from tables.store.addresses import SCHEMES
from tables.store.moving import move_database
from texts import Speaker, speaker


def main(arguments: Sequence[str], environment: Mapping[str, str]) -> int:
    """Copy, or print why that is impossible."""
    say = speaker(environment.get("LANGUAGE"))
    if len(arguments) != 2:
        print(say("move-usage"), file=sys.stderr)
        return 2
    try:
        configuration = read_configuration(environment)
        source, target = (_address(argument, configuration, say) for argument in arguments)
        contents = asyncio.run(move_database(source, target))
    except ConfigurationError as flaw:
        print(flaw, file=sys.stderr)
        return 2
    except StorageError as trouble:
        print(say("move-failed", trouble=str(trouble)), file=sys.stderr)
        return 1
    for table, content in sorted(contents.items()):
        print(f"{table:16} {content.rows:10} {content.digest[:16]}")
    rows = sum(content.rows for content in contents.values())
    print(say("move-done", rows=rows, source=str(source), target=str(target)))
    return 0


def _address(argument: str, configuration: Configuration, say: Speaker) -> StoreAddress:
    """What is meant: the name of a setting stands for its value, so nobody must type a password."""
    if argument == "DATABASE":
        return configuration.database
    url = configuration.database_url or "" if argument == "DATABASE_URL" else argument
    if is_postgres_url(url):
        return PostgresAddress(url, configuration.database.parent)
    if not url or url.startswith(SCHEMES):
        raise ConfigurationError(say("flaw-database-url"))  # without the value: there is a password in it
    return Path(url)


if __name__ == "__main__":
    load_dotenv()
    sys.exit(main(sys.argv[1:], os.environ))
