"""Turning the plain data of a pane's request into what it refers to; what is gone or hidden is refused."""

import base64
import binascii
from typing import Any

from playground.checks.components import Json, Kind
from playground.page.pane import Pane
from playground.page.refused import Refused
from playground.people.forms import Modal
from playground.people.slash_commands import OptionKind, descend, find
from playground.world.messages import Upload
from playground.world.model import Channel, Guild, Message, Role, User

# What an id stands for in an option of a command, and in a select that does not list its choices.
_OPTION_TYPES: dict[int | None, tuple[type, ...]] = {
    OptionKind.USER: (User,),
    OptionKind.CHANNEL: (Channel,),
    OptionKind.ROLE: (Role,),
    OptionKind.MENTIONABLE: (User, Role),
}
_SELECT_TYPES: dict[Kind, tuple[type, ...]] = {
    Kind.USER_SELECT: (User,),
    Kind.CHANNEL_SELECT: (Channel,),
    Kind.ROLE_SELECT: (Role,),
    Kind.MENTIONABLE_SELECT: (User, Role),
}


def find_channel(pane: Pane, id_: str) -> Channel:
    """The channel with this id, if this person sees it."""
    channel = pane.world.channels.get(int(id_))
    if channel is None or not pane.world.can_see(pane.user, channel):
        raise Refused("page-channel-gone")
    return channel


def find_message(pane: Pane, id_: str) -> Message:
    """The message with this id, if this person sees it."""
    message = pane.world.messages.get(int(id_))
    if message is None or message not in pane.person.messages(message.channel):
        raise Refused("page-message-gone")
    return message


def find_user(pane: Pane, id_: str) -> User:
    """The user with this id."""
    user = pane.world.users.get(int(id_))
    if user is None:
        raise Refused("page-no-such-thing")
    return user


def find_chosen(pane: Pane, guild: Guild | None, kind: Kind, values: list[str]) -> list[Any]:
    """What was chosen in a select: people, channels or roles by their ids, or listed values as they are."""
    wanted = _SELECT_TYPES.get(kind)
    return [_find(pane, guild, wanted, value) if wanted else value for value in values]


def listed_kinds(modal: Modal) -> dict[str, Kind]:
    """The kinds of those fields of a form in which people, channels or roles are chosen."""
    return {field.custom_id: field.kind for field in modal.fields if field.kind in _SELECT_TYPES}


def command_options(pane: Pane, channel: Channel, path: str, options: Json) -> Json:
    """The options of a command, with people, channels, roles and files in place of plain data."""
    words = path.split()
    _, known = descend(find(pane.world, pane.user, channel, words[0]), words)
    kinds = {option["name"]: option["type"] for option in known}
    return {name: _option(pane, channel.guild, kinds.get(name), value) for name, value in options.items()}


def _option(pane: Pane, guild: Guild | None, kind: int | None, value: Any) -> Any:
    if wanted := _OPTION_TYPES.get(kind):
        return _find(pane, guild, wanted, value)
    return uploaded(value) if kind == OptionKind.ATTACHMENT else value


def _find(pane: Pane, guild: Guild | None, wanted: tuple[type, ...], id_: str) -> User | Channel | Role:
    world, number = pane.world, int(id_)
    roles = {role.id: role for role in guild.roles} if guild else {}
    found = world.users.get(number) or world.channels.get(number) or roles.get(number)
    hidden = isinstance(found, Channel) and not world.can_see(pane.user, found)
    if found is None or hidden or not isinstance(found, wanted):
        raise Refused("page-no-such-thing")
    return found


def uploaded(file: Json) -> Upload:
    """A file sent along in base64."""
    try:
        return Upload(str(file["filename"]), base64.b64decode(file["data"], validate=True))
    except (binascii.Error, ValueError) as error:
        raise Refused("page-broken-file") from error
