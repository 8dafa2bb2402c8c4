"""Handlers for channels, threads and DM channels."""

from playground.checks import limits
from playground.checks.components import Json
from playground.checks.refusals import Breach, Reason, RefusalError, insist
from playground.rest.access import channel_for, insist_on_unlocked
from playground.rest.call import Call, Route
from playground.world import payloads
from playground.world.changes import ChannelEdited
from playground.world.model import THREAD_KINDS, Channel, ChannelKind, Permission, User
from playground.world.world import World


def get(world: World, call: Call) -> Json:
    """One channel."""
    return payloads.channel(channel_for(world, call.id("channel")))


def edit(world: World, call: Call) -> Json:
    """Rename a channel, or archive or lock a thread."""
    channel = world.find_channel(call.id("channel"))
    channel_for(world, channel.id, _needed_to_edit(world, channel, call.body))
    if channel.archived and call.body.get("archived") is not False:
        raise RefusalError(Reason.ARCHIVED)
    insist(limits.thread(call.body))
    channel.name = call.body.get("name", channel.name)
    channel.archived = call.body.get("archived", channel.archived)
    channel.locked = call.body.get("locked", channel.locked)
    channel.auto_archive = call.body.get("auto_archive_duration", channel.auto_archive)
    world.changes.publish(ChannelEdited(channel))
    return payloads.channel(channel)


def _needed_to_edit(world: World, channel: Channel, body: Json) -> Permission:
    """What the bot needs: its own threads are its own unless locked, and anybody who may write wakes one."""
    if not channel.is_thread:
        return Permission.MANAGE_CHANNELS
    if channel.locked:
        return Permission.MANAGE_THREADS
    if channel.owner is world.bot:
        return Permission.VIEW_CHANNEL
    return channel.send_permission if body == {"archived": False} else Permission.MANAGE_THREADS


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
    kind = _thread_kind(call.body)
    private = kind is ChannelKind.PRIVATE_THREAD
    needed = Permission.CREATE_PRIVATE_THREADS if private else Permission.CREATE_PUBLIC_THREADS
    parent = channel_for(world, call.id("channel"), needed)
    if kind not in THREAD_KINDS.get(parent.kind, ()):
        raise RefusalError(Reason.WRONG_CHANNEL_TYPE)
    insist(limits.thread(call.body))
    return _new_thread(world.new_thread(parent, call.body["name"], world.bot, kind), call)


def _thread_kind(body: Json) -> ChannelKind:
    number = body.get("type") or ChannelKind.PRIVATE_THREAD
    known = [kind for kinds in THREAD_KINDS.values() for kind in kinds]
    if number not in known:
        insist([Breach("type", "BASE_TYPE_CHOICES", f"Must be one of {sorted(map(int, known))}.")])
    return ChannelKind(number)


def start_thread_at(world: World, call: Call) -> Json:
    """Start a thread at a message."""
    parent = channel_for(world, call.id("channel"), Permission.CREATE_PUBLIC_THREADS)
    message = world.find_message(parent, call.id("message"))
    if parent.kind not in THREAD_KINDS:
        raise RefusalError(Reason.WRONG_CHANNEL_TYPE)
    if message.thread:
        raise RefusalError(Reason.ALREADY_A_THREAD)
    insist(limits.thread(call.body))
    public = THREAD_KINDS[parent.kind][0]
    thread = world.new_thread(parent, call.body["name"], world.bot, public, message)
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
    if call.method != "GET":
        insist_on_unlocked(world, thread)
        if thread.archived:
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
