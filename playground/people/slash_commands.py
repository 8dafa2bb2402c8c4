"""Commands as Discord's own client handles them: which are offered, and the data of a used one."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import IntEnum
from typing import Any

from playground.checks.components import Json
from playground.people.errors import ImpossibleError
from playground.world import payloads
from playground.world.model import Attachment, Channel, Message, Permission, Role, User
from playground.world.world import World


class CommandKind(IntEnum):
    """Discord's command types: typed, from somebody's menu, or from a message's menu."""

    SLASH = 1
    USER = 2
    MESSAGE = 3


class OptionKind(IntEnum):
    """Discord's command option types."""

    SUBCOMMAND = 1
    GROUP = 2
    STRING = 3
    INTEGER = 4
    BOOLEAN = 5
    USER = 6
    CHANNEL = 7
    ROLE = 8
    MENTIONABLE = 9
    NUMBER = 10
    ATTACHMENT = 11


_STEPS = (OptionKind.SUBCOMMAND, OptionKind.GROUP)
_PYTHON_TYPES: dict[int, tuple[type, ...]] = {
    OptionKind.STRING: (str,),
    OptionKind.INTEGER: (int,),
    OptionKind.BOOLEAN: (bool,),
    OptionKind.NUMBER: (int, float),
    OptionKind.USER: (User,),
    OptionKind.CHANNEL: (Channel,),
    OptionKind.ROLE: (Role,),
    OptionKind.MENTIONABLE: (User, Role),
    OptionKind.ATTACHMENT: (Attachment,),
}


@dataclass
class CommandForm:
    """A command that is being filled in."""

    world: World
    user: User
    channel: Channel
    resolved: Json = field(default_factory=dict)

    def complete(self, path: str, given: Mapping[str, Any]) -> Json:
        """The data of a complete command."""
        return self._data(path, given, None)

    def from_menu(self, name: str, target: User | Message) -> Json:
        """The data of a command from the menu of a person or a message."""
        kind = CommandKind.USER if isinstance(target, User) else CommandKind.MESSAGE
        command = find(self.world, self.user, self.channel, name, kind)
        if isinstance(target, User):
            self.resolve(target)
        else:
            self.resolved["messages"] = {str(target.id): payloads.message(self.world, target)}
        data = {"id": command["id"], "name": command["name"], "type": int(kind), "target_id": str(target.id)}
        return data | {"resolved": self.resolved}

    def typing(self, path: str, given: Mapping[str, Any], focused: str, typed: str) -> Json:
        """The data while somebody types one of the options."""
        return self._data(path, {**given, focused: typed}, focused)

    def _data(self, path: str, given: Mapping[str, Any], focused: str | None) -> Json:
        words = path.removeprefix("/").split()
        command = find(self.world, self.user, self.channel, words[0])
        steps, options = descend(command, words)
        values = self._values(path, options, given, focused)
        for step in reversed(steps):
            values = [{"type": step["type"], "name": step["name"], "options": values}]
        data: Json = {"id": command["id"], "name": command["name"], "type": 1, "options": values}
        if "guild_id" in command:
            data["guild_id"] = command["guild_id"]
        return data | {"resolved": self.resolved} if self.resolved else data

    def _values(
        self, path: str, options: list[Json], given: Mapping[str, Any], focused: str | None
    ) -> list[Json]:
        known = {option["name"]: option for option in options}
        if strange := given.keys() - known.keys():
            raise ImpossibleError(
                f"/{path} has no option {', '.join(sorted(strange))}, only {', '.join(known)}"
            )
        missing = [name for name, option in known.items() if option.get("required") and name not in given]
        if missing and focused is None:
            raise ImpossibleError(f"/{path} needs {', '.join(missing)}")
        values = []
        for name in known.keys() & given.keys():
            option = known[name]
            if name == focused:
                if not option.get("autocomplete"):
                    raise ImpossibleError(f"The option {name} of /{path} has no autocomplete")
                values.append({"type": option["type"], "name": name, "value": given[name], "focused": True})
            else:
                values.append(
                    {"type": option["type"], "name": name, "value": self._value(option, given[name])}
                )
        return sorted(values, key=lambda value: list(known).index(value["name"]))

    def _value(self, option: Json, value: Any) -> Any:
        name, kind = option["name"], option["type"]
        if choices := option.get("choices"):
            return _chosen(name, choices, value)
        wanted = _PYTHON_TYPES[kind]
        if not isinstance(value, wanted) or (isinstance(value, bool) and bool not in wanted):
            raise ImpossibleError(f"{name} wants {OptionKind(kind).name.lower()}, not {value!r}")
        if isinstance(value, User | Channel | Role | Attachment):
            self.resolve(value)
            return str(value.id)
        size = len(value) if isinstance(value, str) else value
        least = option.get("min_length" if isinstance(value, str) else "min_value")
        most = option.get("max_length" if isinstance(value, str) else "max_value")
        if (least is not None and size < least) or (most is not None and size > most):
            raise ImpossibleError(f"{name} must be between {least} and {most}, not {value!r}")
        return value

    def resolve(self, thing: User | Channel | Role | Attachment) -> None:
        """Add the full object of an id to the data, as Discord does."""
        id_ = str(thing.id)
        if isinstance(thing, User):
            self.resolved.setdefault("users", {})[id_] = payloads.user(thing)
            guild = self.channel.guild
            if guild and (member := guild.members.get(thing.id)):
                permissions = {"permissions": str(int(self.world.permissions(thing, self.channel)))}
                self.resolved.setdefault("members", {})[id_] = payloads.partial_member(member) | permissions
        elif isinstance(thing, Channel):
            permissions = {"permissions": str(int(self.world.permissions(self.user, thing)))}
            self.resolved.setdefault("channels", {})[id_] = payloads.channel(thing) | permissions
        elif isinstance(thing, Role):
            self.resolved.setdefault("roles", {})[id_] = payloads.role(thing, 1)
        else:
            file = payloads.attachment(self.world, self.channel, thing) | {"ephemeral": True}
            self.resolved.setdefault("attachments", {})[id_] = file


def offered(world: World, user: User, channel: Channel, kind: CommandKind = CommandKind.SLASH) -> list[Json]:
    """The commands of a kind offered to a person in a channel; a guild's own hide global ones of the name."""
    own = world.commands.get(channel.guild.id, []) if channel.guild else []
    everywhere = world.commands.get(None, [])
    named = {command["name"]: command for command in (*everywhere, *own) if command["type"] == kind}
    return [command for command in named.values() if _available(world, user, channel, command)]


def _available(world: World, user: User, channel: Channel, command: Json) -> bool:
    if world.is_locked_for(user, channel):
        return False
    granted = world.permissions(user, channel)
    contexts = command.get("contexts")
    if contexts is not None and (0 if channel.guild else 1) not in contexts:
        return False
    if channel.guild is None:
        return bool(command.get("dm_permission", True)) and "guild_id" not in command
    if not channel.guild.has_bot and 1 not in (command.get("integration_types") or [0]):
        return False
    if not granted & Permission.USE_APPLICATION_COMMANDS or not world.can_see(user, channel):
        return False
    needed = int(command["default_member_permissions"] or 0)
    # On Discord, zero means administrators only.
    if command["default_member_permissions"] is not None and needed == 0:
        needed = int(Permission.ADMINISTRATOR)
    return bool(granted & Permission.ADMINISTRATOR) or needed & ~int(granted) == 0


def find(
    world: World, user: User, channel: Channel, name: str, kind: CommandKind = CommandKind.SLASH
) -> Json:
    """A command by its English name, if it is offered to this person here."""
    available = offered(world, user, channel, kind)
    for command in available:
        if command["name"] == name:
            return command
    names = ", ".join(sorted(command["name"] for command in available)) or "no command at all"
    raise ImpossibleError(f"{user.name} is not offered /{name} here, only {names}")


def command_words(data: Json) -> str:
    """The full name of a command that was used, with its group and sub-command."""
    words, options = [str(data["name"])], data.get("options") or []
    while options and options[0]["type"] in _STEPS:
        words.append(str(options[0]["name"]))
        options = options[0].get("options") or []
    return " ".join(words)


def descend(command: Json, words: list[str]) -> tuple[list[Json], list[Json]]:
    """The group and sub-command that the words lead through, and the options at the end."""
    steps: list[Json] = []
    options: list[Json] = command.get("options") or []
    for word in words[1:]:
        found = [o for o in options if o["type"] in _STEPS and o["name"] == word]
        if not found:
            raise ImpossibleError(f"/{' '.join(words)}: there is no {word}")
        steps.append(found[0])
        options = found[0].get("options") or []
    if any(option["type"] in _STEPS for option in options):
        names = ", ".join(option["name"] for option in options)
        raise ImpossibleError(f"/{' '.join(words)} wants one of {names}")
    return steps, options


def _chosen(name: str, choices: list[Json], value: Any) -> Any:
    for choice in choices:
        if value in (choice["value"], choice["name"]):
            return choice["value"]
    raise ImpossibleError(f"{name} offers {', '.join(choice['name'] for choice in choices)}, not {value!r}")
