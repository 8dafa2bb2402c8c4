"""Where a server hears of tables that look for players: what moderators choose, and how it is told."""

from __future__ import annotations

import discord

from cogs.answering.new_tables import missing_permissions
from cogs.client.interactions import Interaction
from engine.core import Text
from tables import Board, Refused
from texts import Speaker

_NEEDED = ("view_channel", "send_messages")


def board_chosen(
    interaction: Interaction,
    before: Board | None,
    channel: discord.TextChannel | None,
    role: discord.Role | None,
) -> Board:
    """What is chosen now; refuses channels the bot may not write in, and roles it may not call."""
    if channel is None and before is None:
        raise Refused(Text("board-needs-channel"))
    if channel is not None:
        may = channel.permissions_for(channel.guild.me)
        missing = missing_permissions(interaction, may, _NEEDED)
        if missing:
            raise Refused(Text("board-missing-permissions", {"permissions": missing}))
    if role is not None and role.is_default():
        raise Refused(Text("board-everyone"))
    if role is not None and not role.mentionable and not interaction.app_permissions.mention_everyone:
        raise Refused(Text("board-role-unmentionable"))
    channel_id = channel.id if channel is not None else before.channel_id if before is not None else 0
    role_id = role.id if role is not None else before.role_id if before is not None else None
    return Board(channel_id, role_id)


def told_board(board: Board | None, say: Speaker) -> str:
    """Where a server hears of such tables."""
    if board is None:
        return say("board-none")
    channel = f"<#{board.channel_id}>"
    if board.role_id is None:
        return say("board-is", channel=channel)
    return say("board-calls", channel=channel, role=f"<@&{board.role_id}>")
