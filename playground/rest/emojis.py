"""Handlers for the bot's own emojis."""

import base64
import binascii
import re

from playground.checks.components import Json
from playground.checks.refusals import Breach, Reason, RefusalError, insist
from playground.rest.call import Call, Route
from playground.world import payloads
from playground.world.model import Emoji
from playground.world.world import World

MOST_EMOJIS = 2000
LARGEST_IMAGE = 256 * 1024
_NAME = re.compile(r"\w{2,32}", re.ASCII)
_IMAGE = re.compile(r"data:image/(?:png|jpeg|gif|webp|avif);base64,(.*)", re.DOTALL)


def listed(world: World, call: Call) -> Json:
    """All emojis."""
    return {"items": [payloads.emoji(world, one) for one in world.emojis.values()]}


def create(world: World, call: Call) -> Json:
    """A new emoji; its name must be free."""
    if len(world.emojis) >= MOST_EMOJIS:
        raise RefusalError(Reason.TOO_MANY_EMOJIS)
    name, image = str(call.body.get("name", "")), _decoded(str(call.body.get("image", "")))
    taken = any(one.name == name for one in world.emojis.values())
    insist(_breaches(name, image, taken=taken))
    assert image is not None
    return payloads.emoji(world, world.add_emoji(name, image))


def _breaches(name: str, image: bytes | None, *, taken: bool) -> list[Breach]:
    found = []
    if not _NAME.fullmatch(name):
        found.append(Breach("name", "STRING_TYPE_REGEX", "Must be 2 to 32 letters, digits or underscores."))
    if taken:
        found.append(
            Breach("name", "APPLICATION_EMOJI_NAME_ALREADY_TAKEN", "An emoji has this name already.")
        )
    if image is None:
        found.append(Breach("image", "IMAGE_INVALID", "Must be a picture as a data URI."))
    elif len(image) > LARGEST_IMAGE:
        found.append(Breach("image", "BINARY_TYPE_MAX_SIZE", "File cannot be larger than 256.0 kb."))
    return found


def _decoded(uri: str) -> bytes | None:
    match = _IMAGE.fullmatch(uri)
    try:
        return base64.b64decode(match[1], validate=True) if match else None
    except binascii.Error:
        return None


def delete(world: World, call: Call) -> None:
    """Delete an emoji."""
    world.remove_emoji(_emoji(world, call))


def _emoji(world: World, call: Call) -> Emoji:
    if found := world.emojis.get(call.id("emoji")):
        return found
    raise RefusalError(Reason.UNKNOWN_EMOJI)


ROUTES = [
    Route("GET", "/applications/{application}/emojis", listed),
    Route("POST", "/applications/{application}/emojis", create, status=201),
    Route("DELETE", "/applications/{application}/emojis/{emoji}", delete, status=204),
]
