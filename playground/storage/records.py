"""Serialisation: the objects of the world as JSON records, and a world loaded from such records.

A record has the fields of its object under their names. A new field of plain data is therefore saved without
a change here; for one that refers to another object, the functions below must put its id in its place.
"""

from collections.abc import Iterable, Mapping
from typing import Protocol, TypeVar

from playground.checks.components import Json
from playground.storage.save_file import SaveFile
from playground.world.model import (
    Attachment,
    Callback,
    Channel,
    ChannelKind,
    Emoji,
    Guild,
    Interaction,
    InteractionKind,
    Member,
    Message,
    MessageFlag,
    Permission,
    Role,
    User,
)
from playground.world.world import World

Thing = TypeVar("Thing")


class _Numbered(Protocol):
    id: int


# --- saving -----------------------------------------------------------------------------------------------


def about(world: World) -> Json:
    """The world's own data: its bot, its clock, its latest id."""
    return {"bot": world.bot.id, "skipped": world.clock.skipped, "latest": world.ids.latest}


def commands(world: World, guild: int | None) -> Json:
    """The commands of a guild, or the global ones."""
    return {"guild": guild, "commands": world.commands[guild]}


def user(one: User) -> Json:
    """A user."""
    return dict(vars(one))


def emoji(one: Emoji) -> Json:
    """An emoji of the bot's own."""
    return dict(vars(one))


def guild(one: Guild) -> Json:
    """A guild with its roles and members; its channels are records of their own."""
    return _without(one, "channels") | {
        "everyone": one.everyone.id,
        "owner": one.owner.id,
        "roles": [dict(vars(role)) for role in one.roles],
        "members": [
            vars(member) | {"user": member.user.id, "roles": _ids(member.roles)}
            for member in one.members.values()
        ],
    }


def channel(one: Channel) -> Json:
    """A channel of any kind, without its messages."""
    return _without(one, "messages", "deleted") | {
        "guild": _id(one.guild),
        "parent": _id(one.parent),
        "recipient": _id(one.recipient),
        "owner": _id(one.owner),
    }


def message(one: Message) -> Json:
    """A message, without the bytes of its files and without its earlier versions."""
    origin = one.reference
    return _without(one, "past", "deleted") | {
        "channel": one.channel.id,
        "author": one.author.id,
        "attachments": [_without(each, "data") for each in one.attachments],
        "reference": {"channel": origin.channel.id, "id": origin.id} if origin else None,
        "mentions": _ids(one.mentions),
        "pinged": _ids(one.pinged),
        "ephemeral_to": _id(one.ephemeral_to),
        "interaction": _id(one.interaction),
        "thread": _id(one.thread),
    }


def interaction(one: Interaction) -> Json:
    """An interaction and its answer, including its token, which stays valid until it expires."""
    return vars(one) | {
        "user": one.user.id,
        "channel": one.channel.id,
        "message": _id(one.message),
        "trigger": _id(one.trigger),
        "original": _id(one.original),
        "follow_ups": _ids(one.follow_ups),
    }


def _without(thing: object, *names: str) -> Json:
    return {name: value for name, value in vars(thing).items() if name not in names}


def _id(thing: _Numbered | None) -> int | None:
    return thing.id if thing else None


def _ids(things: Iterable[_Numbered]) -> list[int]:
    return [thing.id for thing in things]


# --- loading ----------------------------------------------------------------------------------------------


def load(world: World, file: SaveFile) -> None:
    """Load a new world from a file; if the file is new, the world stays as it is."""
    worlds, users = file.records("world"), file.records("user")
    if not (worlds or users):
        return
    [own] = worlds
    world.clock.skip(own["skipped"])
    world.ids.continue_after(own["latest"])
    world.users = {record["id"]: User(**record) for record in users}
    # Replaces the bot that every new world creates.
    world.bot = world.users[own["bot"]]
    world.guilds = {record["id"]: _guild(world, record) for record in file.records("guild")}
    world.commands = {record["guild"]: record["commands"] for record in file.records("commands")}
    world.emojis = {record["id"]: Emoji(**record) for record in file.records("emoji")}
    _load_channels(world, file)
    _load_interactions(world, file, _load_messages(world, file))


def _guild(world: World, record: Json) -> Guild:
    def role(fields: Json) -> Role:
        return Role(**fields | {"permissions": Permission(fields["permissions"])})

    def member(fields: Json) -> Member:
        held = [roles[id_] for id_ in fields["roles"]]
        return Member(**fields | {"user": world.users[fields["user"]], "roles": held})

    roles = {fields["id"]: role(fields) for fields in record["roles"]}
    things = {
        "everyone": roles[record["everyone"]],
        "owner": world.users[record["owner"]],
        "roles": list(roles.values()),
        "members": {fields["user"]: member(fields) for fields in record["members"]},
    }
    return Guild(**record | things)


def _load_channels(world: World, file: SaveFile) -> None:
    """Load channels by id, so that each comes before its threads."""
    for record in file.records("channel"):
        things = {
            "kind": ChannelKind(record["kind"]),
            "guild": _by_id(world.guilds, record["guild"]),
            "parent": _by_id(world.channels, record["parent"]),
            "recipient": _by_id(world.users, record["recipient"]),
            "owner": _by_id(world.users, record["owner"]),
            "members": {int(id_): joined for id_, joined in record["members"].items()},
            "denied": {int(id_): Permission(bits) for id_, bits in record["denied"].items()},
        }
        one = world.channels[record["id"]] = Channel(**record | things)
        if one.guild and one.parent is None:
            one.guild.channels.append(one)


def _load_messages(world: World, file: SaveFile) -> dict[int, list[Message]]:
    """Load messages by id, so that each precedes its replies; return them by the interaction they answer."""
    files, past = file.files(), file.past()
    answers: dict[int, list[Message]] = {}
    for record in file.records("message"):
        id_, origin, cause = record["id"], record["reference"], record["interaction"]
        place = world.channels[record["channel"]]
        things = {
            "channel": place,
            "author": world.users[record["author"]],
            "flags": MessageFlag(record["flags"]),
            "attachments": [
                Attachment(**fields, data=files[id_, fields["id"]]) for fields in record["attachments"]
            ],
            "reference": origin and _message(world, origin["id"], origin["channel"]),
            "mentions": [world.users[who] for who in record["mentions"]],
            "pinged": [world.users[who] for who in record["pinged"]],
            "ephemeral_to": _by_id(world.users, record["ephemeral_to"]),
            "interaction": None,
            # The thread may have been deleted since.
            "thread": world.channels.get(record["thread"]),
            "past": past.get(id_, []),
        }
        one = world.messages[id_] = Message(**record | things)
        place.messages.append(one)
        if cause is not None:
            answers.setdefault(cause, []).append(one)
        elif one.nonce is not None and one.author is world.bot:
            # A bot that died with the playground may post this again.
            world.nonces[str(one.nonce)] = one
    return answers


def _load_interactions(world: World, file: SaveFile, answers: Mapping[int, list[Message]]) -> None:
    """Load interactions that have answers or a valid token, and those that triggered them."""
    records = {record["id"]: record for record in file.records("interaction")}
    oldest = world.clock.now() - world.rules.token_lives
    recent = [r["id"] for r in records.values() if r["created"] >= oldest and r["channel"] in world.channels]
    wanted = {*answers, *recent}
    for id_ in sorted(records, reverse=True):
        if id_ in wanted and records[id_]["trigger"] is not None:
            wanted.add(records[id_]["trigger"])
    made: dict[int, Interaction] = {}
    for id_ in sorted(wanted):
        one = made[id_] = _interaction(world, records[id_], made)
        world.interactions[one.token] = one
        for answer in answers.get(id_, ()):
            answer.interaction = one


def _interaction(world: World, record: Json, made: Mapping[int, Interaction]) -> Interaction:
    def message(id_: int | None) -> Message | None:
        return None if id_ is None else _message(world, id_, record["channel"])

    callback = record["callback"]
    things = {
        "kind": InteractionKind(record["kind"]),
        "user": world.users[record["user"]],
        "channel": world.channels[record["channel"]],
        "message": message(record["message"]),
        "trigger": _by_id(made, record["trigger"]),
        "callback": None if callback is None else Callback(callback),
        "original": message(record["original"]),
        "follow_ups": [message(id_) for id_ in record["follow_ups"]],
    }
    return Interaction(**record | things)


def _message(world: World, id_: int, place: int) -> Message:
    """A message that is referred to; of a deleted one only its id and channel are known."""
    if found := world.messages.get(id_):
        return found
    where = world.channels.get(place) or Channel(place, ChannelKind.TEXT, 0, deleted=True)
    return Message(id_, where, world.bot, 0, deleted=True)


def _by_id(things: Mapping[int, Thing], id_: int | None) -> Thing | None:
    return None if id_ is None else things[id_]
