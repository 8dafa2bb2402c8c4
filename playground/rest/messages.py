"""Handlers for the messages of a channel and their files."""

from playground.checks.components import Json
from playground.checks.refusals import Reason, RefusalError
from playground.rest.access import READING, channel_for, channel_to_write, insist_on_unlocked
from playground.rest.call import Call, Route
from playground.world import payloads
from playground.world.changes import TypingBegun
from playground.world.messages import compose, revise
from playground.world.model import Message, Permission
from playground.world.world import World


def post(world: World, call: Call) -> Json:
    """Post a message; if it repeats a recent nonce, return the first message instead."""
    channel = channel_to_write(world, call.id("channel"), with_files=bool(call.files))
    body = call.draft.body
    nonce = body.get("nonce") if body.get("enforce_nonce") else None
    if nonce is not None and (first := _sent_with_nonce(world, str(nonce))):
        return payloads.message(world, first)
    message = compose(world, channel, world.bot, call.draft)
    if nonce is not None:
        world.nonces[str(nonce)] = message
    return payloads.message(world, message)


def _sent_with_nonce(world: World, nonce: str) -> Message | None:
    message = world.nonces.get(nonce)
    if message is None or message.deleted:
        return None
    return message if world.clock.now() - message.created <= world.rules.nonce_remembered else None


def history(world: World, call: Call) -> list[Json]:
    """The latest messages of a channel, newest first; optionally before or after one of them."""
    channel = channel_for(world, call.id("channel"), READING)
    before = int(call.query.get("before", 1 << 63))
    after = int(call.query.get("after", 0))
    found = [m for m in world.visible(world.bot, channel) if after < m.id < before and not m.ephemeral]
    limit = min(100, int(call.query.get("limit", 50)))
    chosen = found[:limit] if "after" in call.query else found[-limit:]
    return [payloads.message(world, message) for message in reversed(chosen)]


def get(world: World, call: Call) -> Json:
    """One message."""
    channel = channel_for(world, call.id("channel"), READING)
    return payloads.message(world, world.find_message(channel, call.id("message")))


def edit(world: World, call: Call) -> Json:
    """Edit one of the bot's own messages."""
    channel = channel_for(world, call.id("channel"))
    message = world.find_message(channel, call.id("message"))
    if message.author is not world.bot:
        raise RefusalError(Reason.FOREIGN_MESSAGE)
    insist_on_unlocked(world, channel)
    if channel.archived:
        raise RefusalError(Reason.ARCHIVED)
    _limit_old_edits(world, message)
    return payloads.message(world, revise(world, message, call.draft))


def _limit_old_edits(world: World, message: Message) -> None:
    """Limit edits to messages older than an hour, counted per channel."""
    now, rules = world.clock.now(), world.rules
    if now - message.created <= rules.old_after:
        return
    edits = [at for at in world.old_edits.get(message.channel.id, ()) if now - at <= rules.old_after]
    if len(edits) >= rules.old_edits_allowed:
        raise RefusalError(Reason.OLD_EDITS, retry_after=rules.old_edit_retry_after)
    world.old_edits[message.channel.id] = [*edits, now]


def delete(world: World, call: Call) -> None:
    """Delete one of the bot's own messages, or with the permission to manage messages any message."""
    channel = channel_for(world, call.id("channel"))
    message = world.find_message(channel, call.id("message"))
    # What is merely locked, or merely archived, still lets messages go.
    if channel.archived:
        insist_on_unlocked(world, channel)
    if message.author is not world.bot:
        channel_for(world, channel.id, Permission.MANAGE_MESSAGES)
    world.delete(message)


def typing(world: World, call: Call) -> None:
    """Show the bot's typing indicator."""
    world.changes.publish(TypingBegun(channel_to_write(world, call.id("channel"), with_files=False)))


def file_of(world: World, channel: int, attachment: int, expires: str) -> tuple[bytes, str] | None:
    """The bytes and content type of a file, unless it is gone or its URL has expired."""
    place = world.channels.get(channel)
    if place is None or int(expires or "0", 16) < world.clock.now():
        return None
    shown = (a for m in place.messages for a in m.attachments)
    return next(
        ((a.data, a.content_type) for a in (*shown, *world.detached_files) if a.id == attachment), None
    )


ROUTES = [
    Route("POST", "/channels/{channel}/messages", post),
    Route("GET", "/channels/{channel}/messages", history),
    Route("GET", "/channels/{channel}/messages/{message}", get),
    Route("PATCH", "/channels/{channel}/messages/{message}", edit),
    Route("DELETE", "/channels/{channel}/messages/{message}", delete),
    Route("POST", "/channels/{channel}/typing", typing),
]
