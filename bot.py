"""Starts the bot: configuration, log, database, client. Without a token it opens the playground instead."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import signal
import sys
from collections.abc import Callable
from pathlib import Path

import aiohttp
import discord
from dotenv import load_dotenv

from cogs.client.client import Lairkeeper
from cogs.client.collecting import Collecting
from cogs.client.configuration import Configuration, ConfigurationError, read_configuration
from cogs.client.demo_tables import first_tables
from cogs.client.log_lines import configure_logging
from cogs.operations.log_places import name_process
from cogs.sharding.claims import ShardsLostError
from engine.release import release
from playground import (
    BotFailedError,
    BotProcess,
    KeepingError,
    Playground,
    PortTakenError,
    furnish,
    point_discord_at,
)
from render.drawing.memory import hold_little
from tables import StorageError, TableService
from texts import Speaker, speaker

log = logging.getLogger("lairkeeper")

_CANNOT_START = 2
_START_AGAIN = 75
"""The exit code of one process of several for which trying again helps: others have its shards, or the
database or Discord cannot be reached for now."""
TURN = 0.001
"""So many seconds a thread that works out moves or pictures may go on while the event loop wants its turn."""


async def run(configuration: Configuration, token: str) -> None:
    """Run the bot until it is told to stop."""
    log.info("starting release %s", release())
    service = await TableService.open(
        configuration.store,
        limits=configuration.limits,
        thinking_workers=configuration.thinking_workers,
    )
    for edition in configuration.editions:
        await service.editions.adopt(edition)
    if configuration.processes > 1:
        name_process(service.leases.owner)
    sys.setswitchinterval(TURN)
    Collecting().start()
    client = Lairkeeper(configuration, service)
    running = asyncio.ensure_future(client.start(token))
    _on_stop_signal(running.cancel)
    try:
        with contextlib.suppress(asyncio.CancelledError):
            await running
    finally:
        await client.finish_answers()
        await client.close()


async def run_on_playground(configuration: Configuration) -> None:
    """Open the playground on this machine, and run the bot against it in a process of its own."""
    stopped = asyncio.Event()
    _on_stop_signal(stopped.set)
    port, keep = configuration.playground_port, configuration.playground_database
    async with Playground(port=port, keep=keep, has_bot=False) as ground:
        furnish(ground, configuration.discord_locale)
        bot = BotProcess(ground, cwd=Path(__file__).parent, heard=lambda line: print(line, file=sys.stderr))
        ground.page.bot, ground.page.scenes = bot, first_tables()
        async with bot:
            ground.add_bot()
            await ground.until_greeted()
            print(speaker(configuration.language)("startup-playground", address=ground.address), flush=True)
            await stopped.wait()


def _on_stop_signal(stop: Callable[[], object]) -> None:
    for number in (signal.SIGINT, signal.SIGTERM):
        asyncio.get_running_loop().add_signal_handler(number, stop)


def main() -> int:
    """Start, or print why that is impossible."""
    hold_little()
    load_dotenv()
    say = speaker(os.environ.get("LANGUAGE"))
    try:
        configuration = read_configuration(os.environ)
        configure_logging(configuration.log_level)
        if configuration.token is None:
            asyncio.run(run_on_playground(configuration))
        else:
            if configuration.api is not None and configuration.gateway is not None:
                point_discord_at(configuration.api, configuration.gateway)
            asyncio.run(run(configuration, configuration.token))
    except ConfigurationError as flaw:
        return _cannot_start(say, str(flaw))
    except StorageError as trouble:
        return _cannot_start(say, str(trouble), _code_for(configuration))
    except KeepingError as flaw:
        return _cannot_start(say, flaw.said(say.locale))
    except PortTakenError:
        return _cannot_start(say, say("startup-port-taken", port=str(configuration.playground_port)))
    except discord.LoginFailure:
        return _cannot_start(say, say("startup-token-refused"))
    except (aiohttp.ClientError, ConnectionError, discord.HTTPException, discord.GatewayNotFound) as trouble:
        reason = say("startup-unreachable", detail=str(trouble) or type(trouble).__name__)
        return _cannot_start(say, reason, _code_for(configuration))
    except ShardsLostError as lost:
        log.error("%s", lost)
        return _START_AGAIN
    except BotFailedError:
        return _CANNOT_START  # the bot process has printed why
    return 0


def _code_for(configuration: Configuration) -> int:
    """The exit code if something cannot be reached.

    Several processes give up their shards while they have no database: somebody must start them again.
    """
    return _START_AGAIN if configuration.processes > 1 else _CANNOT_START


def _cannot_start(say: Speaker, reason: str, code: int = _CANNOT_START) -> int:
    print(say("startup-cannot"), reason, sep="\n", file=sys.stderr)
    return code


if __name__ == "__main__":
    sys.exit(main())
