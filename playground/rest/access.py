"""What the bot may do where."""

from playground.checks.refusals import Reason, RefusalError
from playground.world.model import Channel, ChannelKind, Permission
from playground.world.world import World

READING = Permission.VIEW_CHANNEL | Permission.READ_MESSAGE_HISTORY


def channel_for(world: World, id_: int, needed: Permission = Permission.VIEW_CHANNEL) -> Channel:
    """The channel, if the bot sees it and may do what it is about to do."""
    channel = world.find_channel(id_)
    if not world.can_see(world.bot, channel):
        raise RefusalError(Reason.MISSING_ACCESS)
    if needed & ~world.permissions(world.bot, channel):
        raise RefusalError(Reason.MISSING_PERMISSIONS)
    return channel


def channel_to_write(world: World, id_: int, *, with_files: bool) -> Channel:
    """The channel, if the bot may post there."""
    thread = world.find_channel(id_).is_thread
    needed = Permission.SEND_MESSAGES_IN_THREADS if thread else Permission.SEND_MESSAGES
    channel = channel_for(world, id_, needed | Permission.ATTACH_FILES if with_files else needed)
    if channel.kind is ChannelKind.DM and channel.recipient:
        if not world.mutual_guild(channel.recipient):
            raise RefusalError(Reason.NO_MUTUAL_GUILD)
        if not channel.recipient.dms_open:
            raise RefusalError(Reason.CLOSED_DMS)
    if channel.locked and not world.permissions(world.bot, channel) & Permission.MANAGE_THREADS:
        raise RefusalError(Reason.MISSING_PERMISSIONS)
    return channel
