"""Handlers for channels, threads and DM channels."""

from playground.checks import limits
from playground.checks.components import Json
from playground.checks.refusals import Reason, RefusalError, insist
from playground.rest.access import channel_for
from playground.rest.call import Call, Route
from playground.world import payloads
from playground.world.changes import ChannelEdited
from playground.world.model import Channel, ChannelKind, Permission, User
from playground.world.world import World


def get(world: World, call: Call) -> Json:
    """One channel."""
    return payloads.channel(channel_for(world, call.id("channel")))


def edit(world: World, call: Call) -> Json:
    """Rename a channel, or archive or lock a thread."""
    channel = world.find_channel(call.id("channel"))
    needed = Permission.MANAGE_THREADS if channel.is_thread else Permission.MANAGE_CHANNELS
    channel_for(world, channel.id, Permission.VIEW_CHANNEL if channel.owner is world.bot else needed)
    insist(limits.thread(call.body))
    channel.name = call.body.get("name", channel.name)
    channel.archived = call.body.get("archived", channel.archived)
    channel.locked = call.body.get("locked", channel.locked)
    channel.auto_archive = call.body.get("auto_archive_duration", channel.auto_archive)
    world.changes.publish(ChannelEdited(channel))
    return payloads.channel(channel)


def delete(world: World, call: Call) -> Json:
    """Delete a channel or a thread."""
    channel = world.find_channel(call.id("channel"))
    needed = Permission.MANAGE_THREADS if channel.is_thread else Permission.MANAGE_CHANNELS
    channel_for(world, channel.id, needed)
    world.delete_channel(channel)
    return payloads.channel(channel)


def open_dm(world: World, call: Call) -> Json:
    """Open the DM channel of a user; as on Discord, closed direct messages only show on sending."""
    recipient = world.users.get(int(call.body["recipient_id"]))
    if recipient is None or recipient.bot:
        raise RefusalError(Reason.UNKNOWN_USER)
    return payloads.channel(world.dm(recipient))


def start_thread(world: World, call: Call) -> Json:
    """Start a thread without a message; as on Discord it is private unless a type is given."""
    kind = ChannelKind(call.body.get("type") or ChannelKind.PRIVATE_THREAD)
    private = kind is ChannelKind.PRIVATE_THREAD
    needed = Permission.CREATE_PRIVATE_THREADS if private else Permission.CREATE_PUBLIC_THREADS
    parent = channel_for(world, call.id("channel"), needed)
    insist(limits.thread(call.body))
    return _new_thread(world.new_thread(parent, call.body["name"], world.bot, kind), call)


def start_thread_at(world: World, call: Call) -> Json:
    """Start a thread at a message."""
    parent = channel_for(world, call.id("channel"), Permission.CREATE_PUBLIC_THREADS)
    message = world.find_message(parent, call.id("message"))
    if message.thread:
        raise RefusalError(Reason.ALREADY_A_THREAD)
    insist(limits.thread(call.body))
    thread = world.new_thread(parent, call.body["name"], world.bot, ChannelKind.PUBLIC_THREAD, message)
    world.publish_edit(message)
    return _new_thread(thread, call)


def _new_thread(thread: Channel, call: Call) -> Json:
    thread.auto_archive = call.body.get("auto_archive_duration") or thread.auto_archive
    return payloads.channel(thread)


def thread_members(world: World, call: Call) -> list[Json]:
    """The members of a thread."""
    thread = _thread(world, call)
    return [payloads.thread_member(thread, id_) for id_ in thread.members]


def thread_member(world: World, call: Call) -> Json:
    """One member of a thread."""
    thread, user = _thread(world, call), _user(world, call)
    if user.id not in thread.members:
        raise RefusalError(Reason.UNKNOWN_MEMBER)
    return payloads.thread_member(thread, user.id)


def add_thread_member(world: World, call: Call) -> None:
    """Add somebody to a thread."""
    world.join_thread(_thread(world, call), _user(world, call))


def remove_thread_member(world: World, call: Call) -> None:
    """Remove somebody from a thread."""
    world.leave_thread(_thread(world, call), _user(world, call))


def _thread(world: World, call: Call) -> Channel:
    thread = channel_for(world, call.id("channel"))
    if not thread.is_thread:
        raise RefusalError(Reason.UNKNOWN_CHANNEL)
    if thread.archived and call.method != "GET":
        raise RefusalError(Reason.ARCHIVED)
    return thread


def _user(world: World, call: Call) -> User:
    id_ = call.id("user") if "user" in call.params else world.bot.id
    if user := world.users.get(id_):
        return user
    raise RefusalError(Reason.UNKNOWN_USER)


ROUTES = [
    Route("GET", "/channels/{channel}", get),
    Route("PATCH", "/channels/{channel}", edit),
    Route("DELETE", "/channels/{channel}", delete),
    Route("POST", "/users/@me/channels", open_dm),
    Route("POST", "/channels/{channel}/threads", start_thread, status=201),
    Route("POST", "/channels/{channel}/messages/{message}/threads", start_thread_at, status=201),
    Route("GET", "/channels/{channel}/thread-members", thread_members),
    Route("PUT", "/channels/{channel}/thread-members/@me", add_thread_member),
    Route("DELETE", "/channels/{channel}/thread-members/@me", remove_thread_member),
    Route("GET", "/channels/{channel}/thread-members/{user}", thread_member),
    Route("PUT", "/channels/{channel}/thread-members/{user}", add_thread_member),
    Route("DELETE", "/channels/{channel}/thread-members/{user}", remove_thread_member),
]
