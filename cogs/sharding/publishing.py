"""The commands are published by one process; the others only read under which ids."""

from __future__ import annotations

from typing import Any

from discord import app_commands

from engine.release import release
from tables.store.leases import Leases

FRESH = 60.0
"""For how many seconds commands count as published: processes that start together do it once."""
_TO_PUBLISH = 15.0
"""After so many seconds others publish them if whoever was about to is dead."""


async def published_commands(
    tree: app_commands.CommandTree[Any], leases: Leases
) -> list[app_commands.AppCommand]:
    """The commands as Discord knows them, once they are those of this release."""
    async with leases.alone("publishing", _TO_PUBLISH):
        if await leases.is_taken(_published()):
            return await tree.fetch_commands()
        commands = await tree.sync()
        await leases.take(_published(), FRESH)  # only now: whoever dies before has published nothing
        return commands


def _published() -> str:
    return f"commands of {release()}"
