"""Start-up only: settings, log, database, client. Without a token the playground opens instead of Discord."""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
import sys

import discord
from dotenv import load_dotenv

from cogs.configuration import Configuration, ConfigurationError, read_configuration
from cogs.keeper import Keeper
from cogs.logbook import keep_log
from playground import Playground, point_discord_at
from tables import House, StorageError
from texts import speaker


async def run(configuration: Configuration, token: str) -> None:
    """Run the bot until it is told to stop."""
    house = await House.open(configuration.database)
    keeper = Keeper(configuration, house)
    loop = asyncio.get_running_loop()
    running = asyncio.ensure_future(keeper.start(token))
    for number in (signal.SIGINT, signal.SIGTERM):
        loop.add_signal_handler(number, running.cancel)
    try:
        with contextlib.suppress(asyncio.CancelledError):
            await running
    finally:
        await keeper.close()


async def run_on_playground(configuration: Configuration) -> None:
    """Run the bot on a Discord of its own, on this machine alone."""
    async with Playground() as ground:
        point_discord_at(ground.api_url, ground.gateway_url)
        print(speaker(configuration.language)("startup-playground", address=ground.api_url))
        await run(configuration, ground.token)


def main() -> int:
    """Start, or say in plain words why not."""
    load_dotenv()
    say = speaker(os.environ.get("LANGUAGE"))
    try:
        configuration = read_configuration(os.environ)
        keep_log(configuration.log_level)
        if configuration.token is None:
            asyncio.run(run_on_playground(configuration))
        else:
            if configuration.api is not None and configuration.gateway is not None:
                point_discord_at(configuration.api, configuration.gateway)
            asyncio.run(run(configuration, configuration.token))
    except ConfigurationError as flaw:
        print(say("startup-cannot"), flaw, sep="\n", file=sys.stderr)
        return 2
    except StorageError as trouble:
        print(say("startup-cannot"), trouble, sep="\n", file=sys.stderr)
        return 2
    except discord.LoginFailure:
        print(say("startup-cannot"), say("startup-token-refused"), sep="\n", file=sys.stderr)
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main())
