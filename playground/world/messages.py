"""Posting and editing messages from request bodies, after all checks."""

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from typing import Any

from playground.checks import components, limits
from playground.checks.components import Json
from playground.checks.refusals import Breach, Reason, RefusalError, insist
from playground.world.model import Attachment, Channel, Interaction, Message, MessageFlag, User
from playground.world.world import World

_SETTABLE = MessageFlag.SUPPRESS_EMBEDS | MessageFlag.SUPPRESS_NOTIFICATIONS | MessageFlag.COMPONENTS_V2
_MENTION = re.compile(r"<@!?(\d+)>")


@dataclass(frozen=True)
class Upload:
    """A file sent with a request."""

    filename: str
    data: bytes


@dataclass(frozen=True)
class Draft:
    """A message as a request describes it: its JSON body, and its files by number."""

    body: Json
    files: Mapping[int, Upload]


def compose(
    world: World,
    channel: Channel,
    author: User,
    draft: Draft,
    *,
    interaction: Interaction | None = None,
    ephemeral: bool = False,
) -> Message:
    """Post a new message."""
    message = Message(world.ids.next(), channel, author, world.clock.now(), interaction=interaction)
    if ephemeral and interaction:
        message.ephemeral_to = interaction.user
        message.flags |= MessageFlag.EPHEMERAL
    _fill(world, message, draft)
    message.nonce = draft.body.get("nonce")
    message.reference = _reference(world, draft.body)
    message.pinged = [] if message.ephemeral else list(message.mentions)
    return world.post(message)


def post_placeholder(world: World, interaction: Interaction, *, ephemeral: bool) -> Message:
    """Post the message that says that the bot is thinking."""
    flags = MessageFlag.LOADING | (MessageFlag.EPHEMERAL if ephemeral else MessageFlag(0))
    message = Message(
        world.ids.next(),
        interaction.channel,
        world.bot,
        world.clock.now(),
        flags=flags,
        interaction=interaction,
    )
    message.ephemeral_to = interaction.user if ephemeral else None
    interaction.original = message
    return world.post(message)


def revise(world: World, message: Message, draft: Draft) -> Message:
    """Edit a message, or fill in a placeholder."""
    was_loading, before = message.loading, message.everything
    _fill(world, message, draft)
    if was_loading:
        message.pinged = [] if message.ephemeral else list(message.mentions)
    else:
        message.edited = world.clock.now()
        message.past.append(before)
    world.publish_edit(message)
    return message


def _fill(world: World, message: Message, draft: Draft) -> None:
    """Apply a request to a message; all checks come first, so that a refused request changes nothing."""
    body = draft.body
    flags = (message.flags & ~MessageFlag.LOADING) | (MessageFlag(body.get("flags") or 0) & _SETTABLE)
    content = (body["content"] or "") if "content" in body else message.content
    embeds = [_embed(e) for e in body["embeds"] or ()] if "embeds" in body else message.embeds
    attachments = _attachments(world, message, draft)
    v2 = MessageFlag.COMPONENTS_V2 in flags
    insist(
        limits.message(
            body,
            v2=v2,
            left_over=bool(content or embeds),
            filenames=[attachment.filename for attachment in attachments],
        )
    )
    parts = message.components
    if "components" in body:
        insist([*_unknown_emojis(world, body["components"], "components")])
        parts = components.stored(body["components"] or ())
        _refer_to_own_files(parts, attachments)
    if not (content or embeds or parts or attachments or body.get("sticker_ids")):
        raise RefusalError(Reason.EMPTY_MESSAGE)
    message.flags, message.content, message.embeds = flags, content, embeds
    staying = {attachment.id for attachment in attachments}
    world.detached_files.extend(old for old in message.attachments if old.id not in staying)
    message.components, message.attachments = parts, attachments
    message.mentions = _mentions(world, message, body.get("allowed_mentions"))


def _unknown_emojis(world: World, part: Any, path: str) -> Iterator[Breach]:
    """Emojis on controls that the bot does not have."""
    if isinstance(part, list):
        for number, one in enumerate(part):
            yield from _unknown_emojis(world, one, f"{path}.{number}")
    elif isinstance(part, dict):
        emoji = part.get("emoji") or {}
        if emoji.get("id") and int(emoji["id"]) not in world.emojis:
            yield Breach(f"{path}.emoji.id", "COMPONENT_INVALID_EMOJI", "Invalid emoji")
        for name in ("components", "options", "accessory"):
            yield from _unknown_emojis(world, part.get(name), f"{path}.{name}")


def _attachments(world: World, message: Message, draft: Draft) -> list[Attachment]:
    """The files after the request: if it lists attachments, only those stay; otherwise all stay."""
    kept = {attachment.id: attachment for attachment in message.attachments}
    listed = draft.body.get("attachments")
    if listed is None:
        new = [_attachment(world, upload, {}) for upload in draft.files.values()]
        return [*message.attachments, *new] if "attachments" not in draft.body else new
    result = []
    for i, entry in enumerate(listed):
        id_ = int(entry["id"])
        if id_ in draft.files:
            result.append(_attachment(world, draft.files[id_], entry))
        elif id_ in kept:
            description = entry.get("description", kept[id_].description)
            result.append(replace(kept[id_], description=description))
        else:
            code = "ATTACHMENT_NOT_FOUND"
            insist([Breach(f"attachments.{i}.id", code, f"No file and no attachment has the id {id_}.")])
    return result


def _attachment(world: World, upload: Upload, entry: Json) -> Attachment:
    if len(upload.data) > world.rules.file_limit:
        raise RefusalError(Reason.TOO_LARGE)
    filename = entry.get("filename") or upload.filename
    return world.new_file(filename, upload.data, entry.get("description"))


def _embed(embed: Json) -> Json:
    fields = [{"inline": False} | field for field in embed.get("fields") or ()]
    kept = {key: value for key, value in embed.items() if value is not None}
    return kept | {"type": "rich"} | ({"fields": fields} if fields else {})


def _refer_to_own_files(parts: list[Json], attachments: list[Attachment]) -> None:
    """Turn the URLs of our own files, as a client sends them back, into references to attachments."""
    for item in components.media(parts):
        for attachment in attachments:
            if f"/{attachment.id}/" in item["url"]:
                item.clear()
                item["url"] = f"attachment://{attachment.filename}"
                break


def _mentions(world: World, message: Message, allowed: Json | None) -> list[User]:
    """Who is mentioned; `allowed` limits it as on Discord, and None allows everybody."""
    text = "\n".join([message.content, *components.texts(message.components)])
    named = [world.users[int(id_)] for id_ in _MENTION.findall(text) if int(id_) in world.users]
    if allowed is not None and "users" not in (allowed.get("parse") or ()):
        permitted = {int(id_) for id_ in allowed.get("users") or ()}
        named = [user for user in named if user.id in permitted]
    return list(dict.fromkeys(named))


def _reference(world: World, body: Json) -> Message | None:
    reference = body.get("message_reference")
    if not reference:
        return None
    found = world.messages.get(int(reference.get("message_id") or 0))
    if found is None and reference.get("fail_if_not_exists", True):
        insist([Breach("message_reference", "REPLIES_UNKNOWN_MESSAGE", "Unknown message")])
    return found
