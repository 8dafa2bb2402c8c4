"""The commands are published by one process; the others only read under which ids."""

from __future__ import annotations

import asyncio
from typing import Any

from discord import app_commands

from engine.release import release
from tables.store.leases import Leases

FRESH = 60.0
"""For how many seconds commands count as published: processes that start together do it once."""
_LOOK_EVERY = 1.0


async def published_commands(
    tree: app_commands.CommandTree[Any], leases: Leases
) -> list[app_commands.AppCommand]:
    """The commands as Discord knows them, once they are those of this release."""
    wanted = {command.name for command in tree.get_commands()}
    while not await leases.take(f"commands of {release()}", FRESH):
        present = await tree.fetch_commands()
        if wanted <= {command.name for command in present}:
            return present
        await asyncio.sleep(_LOOK_EVERY)
    return await tree.sync()
