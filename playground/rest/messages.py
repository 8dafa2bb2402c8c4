"""Messages of a channel: posting, reading, editing, deleting, and fetching their files."""

from playground.checks.components import Json
from playground.checks.refusals import Reason, RefusalError
from playground.rest.access import READING, channel_for, channel_to_write
from playground.rest.call import Call, Route
from playground.world import wire
from playground.world.changes import TypingBegun
from playground.world.composing import compose, revise
from playground.world.model import Message, Permission
from playground.world.world import World


def post(world: World, call: Call) -> Json:
    """Post a message; one that repeats a recent nonce is answered with the first instead."""
    channel = channel_to_write(world, call.id("channel"), with_files=bool(call.files))
    body = call.draft.body
    nonce = body.get("nonce") if body.get("enforce_nonce") else None
    if nonce is not None and (first := _sent_before(world, str(nonce))):
        return wire.message(world, first)
    message = compose(world, channel, world.bot, call.draft)
    if nonce is not None:
        world.nonces[str(nonce)] = message
    return wire.message(world, message)


def _sent_before(world: World, nonce: str) -> Message | None:
    message = world.nonces.get(nonce)
    if message is None or message.deleted:
        return None
    return message if world.clock.now() - message.created <= world.rules.nonce_remembered else None


def history(world: World, call: Call) -> list[Json]:
    """The latest messages of a channel, newest first, before or after one of them if asked."""
    channel = channel_for(world, call.id("channel"), READING)
    before = int(call.query.get("before", 1 << 63))
    after = int(call.query.get("after", 0))
    found = [m for m in world.visible(world.bot, channel) if after < m.id < before and not m.ephemeral]
    limit = min(100, int(call.query.get("limit", 50)))
    chosen = found[:limit] if "after" in call.query else found[-limit:]
    return [wire.message(world, message) for message in reversed(chosen)]


def get(world: World, call: Call) -> Json:
    """One message."""
    channel = channel_for(world, call.id("channel"), READING)
    return wire.message(world, world.find_message(channel, call.id("message")))


def edit(world: World, call: Call) -> Json:
    """Edit a message of the bot's own."""
    channel = channel_for(world, call.id("channel"))
    message = world.find_message(channel, call.id("message"))
    if message.author is not world.bot:
        raise RefusalError(Reason.FOREIGN_MESSAGE)
    if channel.archived:
        raise RefusalError(Reason.ARCHIVED)
    _allow_old_edit(world, message)
    return wire.message(world, revise(world, message, call.draft))


def _allow_old_edit(world: World, message: Message) -> None:
    """Messages older than an hour take few edits within an hour, counted over the channel."""
    now, rules = world.clock.now(), world.rules
    if now - message.created <= rules.old_after:
        return
    edits = [at for at in world.old_edits.get(message.channel.id, ()) if now - at <= rules.old_after]
    if len(edits) >= rules.old_edits_allowed:
        raise RefusalError(Reason.OLD_EDITS, retry_after=rules.old_edit_retry_after)
    world.old_edits[message.channel.id] = [*edits, now]


def delete(world: World, call: Call) -> None:
    """Delete a message: the bot's own, or anybody's with the permission to manage messages."""
    channel = channel_for(world, call.id("channel"))
    message = world.find_message(channel, call.id("message"))
    if message.author is not world.bot:
        channel_for(world, channel.id, Permission.MANAGE_MESSAGES)
    world.delete(message)


def typing(world: World, call: Call) -> None:
    """Show that the bot is typing."""
    world.changes.publish(TypingBegun(channel_to_write(world, call.id("channel"), with_files=False)))


def file_of(world: World, channel: int, attachment: int, expires: str) -> tuple[bytes, str] | None:
    """The bytes and type of an attached file, unless its address has expired or it is gone."""
    place = world.channels.get(channel)
    if place is None or int(expires or "0", 16) < world.clock.now():
        return None
    shown = (a for m in place.messages for a in m.attachments)
    return next(((a.data, a.content_type) for a in (*shown, *world.shed) if a.id == attachment), None)


ROUTES = [
    Route("POST", "/channels/{channel}/messages", post),
    Route("GET", "/channels/{channel}/messages", history),
    Route("GET", "/channels/{channel}/messages/{message}", get),
    Route("PATCH", "/channels/{channel}/messages/{message}", edit),
    Route("DELETE", "/channels/{channel}/messages/{message}", delete),
    Route("POST", "/channels/{channel}/typing", typing),
]
