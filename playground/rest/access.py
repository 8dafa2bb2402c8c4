"""The bot's access to channels."""

from playground.checks.refusals import Reason, RefusalError
from playground.world.model import Channel, ChannelKind, Permission
from playground.world.world import World

READING = Permission.VIEW_CHANNEL | Permission.READ_MESSAGE_HISTORY


def channel_for(world: World, id_: int, needed: Permission = Permission.VIEW_CHANNEL) -> Channel:
    """The channel, if the bot can see it and has the needed permissions."""
    channel = world.find_channel(id_)
    if not world.can_see(world.bot, channel):
        raise RefusalError(Reason.MISSING_ACCESS)
    if needed & ~world.permissions(world.bot, channel):
        raise RefusalError(Reason.MISSING_PERMISSIONS)
    return channel


def channel_to_write(world: World, id_: int, *, with_files: bool) -> Channel:
    """The channel, if the bot may post there."""
    needed = world.find_channel(id_).send_permission
    channel = channel_for(world, id_, needed | Permission.ATTACH_FILES if with_files else needed)
    if channel.kind is ChannelKind.DM and channel.recipient:
        if not world.shares_guild_with_bot(channel.recipient):
            raise RefusalError(Reason.NO_MUTUAL_GUILD)
        if not channel.recipient.dms_open:
            raise RefusalError(Reason.CLOSED_DMS)
    insist_on_unlocked(world, channel)
    return channel


def insist_on_unlocked(world: World, channel: Channel) -> None:
    """Refuse what a locked thread allows only to those who manage threads."""
    if world.is_locked_for(world.bot, channel):
        raise RefusalError(Reason.LOCKED_AND_ARCHIVED if channel.archived else Reason.LOCKED)
