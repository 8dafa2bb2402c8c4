"""Where somebody acts: on a server of the bot's, in its direct messages, or where they brought it along."""

from __future__ import annotations

from cogs.client.interactions import Interaction
from engine.core import Text
from tables import Refused


def is_guest(interaction: Interaction) -> bool:
    """Whether the bot is here only because somebody has it in their account: it can answer, but not post."""
    if interaction.guild_id is not None:
        return not interaction.is_guild_integration()
    return interaction.context.private_channel is True


def server_of(interaction: Interaction) -> int | None:
    """The server somebody acts on, if the bot is on it as well."""
    return None if is_guest(interaction) else interaction.guild_id


def must_be_on_our_server(interaction: Interaction) -> int:
    """The same; refuses in words where there is none."""
    server = server_of(interaction)
    if server is None:
        raise Refused(Text("only-on-a-server" if interaction.guild_id is None else "not-on-this-server"))
    return server
