"""Things of the world as records of JSON, and an empty world filled from such records again.

A record has the fields of its thing by their names. So a new field of plain data is kept without a word here,
and one that refers to another thing does not turn into JSON until its id is put in its place below.
"""

from collections.abc import Iterable, Mapping
from typing import Protocol, TypeVar

from playground.checks.components import Json
from playground.storage.store import Store
from playground.world.model import (
    Attachment,
    Callback,
    Channel,
    ChannelKind,
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


# --- from the world -----------------------------------------------------------------------------------


def about(world: World) -> Json:
    """What there is once in a world: its bot, its time, its latest id."""
    return {"bot": world.bot.id, "skipped": world.clock.skipped, "latest": world.ids.latest}


def commands(world: World, guild: int | None) -> Json:
    """The commands of a guild, or the global ones."""
    return {"guild": guild, "commands": world.commands[guild]}


def user(one: User) -> Json:
    """A user."""
    return dict(vars(one))


def guild(one: Guild) -> Json:
    """A guild with its roles and members; its channels say themselves where they are."""
    return _but(one, "channels") | {
        "everyone": one.everyone.id,
        "owner": one.owner.id,
        "roles": [dict(vars(role)) for role in one.roles],
        "members": [
            vars(member) | {"user": member.user.id, "roles": _ids(member.roles)}
            for member in one.members.values()
        ],
    }


def channel(one: Channel) -> Json:
    """A channel, a thread or a direct conversation, without its messages."""
    return _but(one, "messages", "deleted") | {
        "guild": _id(one.guild),
        "parent": _id(one.parent),
        "recipient": _id(one.recipient),
        "owner": _id(one.owner),
    }


def message(one: Message) -> Json:
    """A message, without the bytes of its files and without its past."""
    origin = one.reference
    return _but(one, "past", "deleted") | {
        "channel": one.channel.id,
        "author": one.author.id,
        "attachments": [_but(each, "data") for each in one.attachments],
        "reference": {"channel": origin.channel.id, "id": origin.id} if origin else None,
        "mentions": _ids(one.mentions),
        "pinged": _ids(one.pinged),
        "ephemeral_to": _id(one.ephemeral_to),
        "interaction": _id(one.interaction),
        "thread": _id(one.thread),
    }


def interaction(one: Interaction) -> Json:
    """What somebody did, and how it was answered; the token too, which works until it is too old."""
    return vars(one) | {
        "user": one.user.id,
        "channel": one.channel.id,
        "message": _id(one.message),
        "trigger": _id(one.trigger),
        "original": _id(one.original),
        "follow_ups": _ids(one.follow_ups),
    }


def _but(thing: object, *names: str) -> Json:
    return {name: value for name, value in vars(thing).items() if name not in names}


def _id(thing: _Numbered | None) -> int | None:
    return thing.id if thing else None


def _ids(things: Iterable[_Numbered]) -> list[int]:
    return [thing.id for thing in things]


# --- to the world -------------------------------------------------------------------------------------


def fill(world: World, store: Store) -> None:
    """Fill a new world with what was kept; if nothing was, it stays as new."""
    found, users = store.records("world"), store.records("user")
    if not (found or users):
        return
    [once] = found
    world.clock.skip(once["skipped"])
    world.ids.go_on_after(once["latest"])
    world.users = {record["id"]: User(**record) for record in users}
    # It takes the place of the one every world is born with, whom nobody has met.
    world.bot = world.users[once["bot"]]
    world.guilds = {record["id"]: _guild(world, record) for record in store.records("guild")}
    world.commands = {record["guild"]: record["commands"] for record in store.records("commands")}
    _fill_channels(world, store)
    _fill_interactions(world, store, _fill_messages(world, store))


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


def _fill_channels(world: World, store: Store) -> None:
    """In the order of ids, so that a channel is there before its threads."""
    for record in store.records("channel"):
        things = {
            "kind": ChannelKind(record["kind"]),
            "guild": _named(world.guilds, record["guild"]),
            "parent": _named(world.channels, record["parent"]),
            "recipient": _named(world.users, record["recipient"]),
            "owner": _named(world.users, record["owner"]),
            "members": {int(id_): joined for id_, joined in record["members"].items()},
            "denied": {int(id_): Permission(bits) for id_, bits in record["denied"].items()},
        }
        one = world.channels[record["id"]] = Channel(**record | things)
        if one.guild and one.parent is None:
            one.guild.channels.append(one)


def _fill_messages(world: World, store: Store) -> dict[int, list[Message]]:
    """In the order of ids, so that a message is there before its replies; all of them by what they answer."""
    files, past = store.files(), store.past()
    answers: dict[int, list[Message]] = {}
    for record in store.records("message"):
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
            "ephemeral_to": _named(world.users, record["ephemeral_to"]),
            "interaction": None,
            # A deleted thread leaves the message where it began.
            "thread": world.channels.get(record["thread"]),
            "past": past.get(id_, []),
        }
        one = world.messages[id_] = Message(**record | things)
        place.messages.append(one)
        if cause is not None:
            answers.setdefault(cause, []).append(one)
        elif one.nonce is not None and one.author is world.bot:
            # A bot that died with the playground may not know that it has posted this.
            world.nonces[str(one.nonce)] = one
    return answers


def _fill_interactions(world: World, store: Store, answers: Mapping[int, list[Message]]) -> None:
    """Those with answers, which tell who did what, those whose token still works, and what led to either."""
    records = {record["id"]: record for record in store.records("interaction")}
    working = world.clock.now() - world.rules.token_lives
    recent = [r["id"] for r in records.values() if r["created"] >= working and r["channel"] in world.channels]
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
        "trigger": _named(made, record["trigger"]),
        "callback": None if callback is None else Callback(callback),
        "original": message(record["original"]),
        "follow_ups": [message(id_) for id_ in record["follow_ups"]],
    }
    return Interaction(**record | things)


def _message(world: World, id_: int, place: int) -> Message:
    """A message that another thing refers to; one that is gone is only known by its id and its channel."""
    if found := world.messages.get(id_):
        return found
    where = world.channels.get(place) or Channel(place, ChannelKind.TEXT, 0, deleted=True)
    return Message(id_, where, world.bot, 0, deleted=True)


def _named(things: Mapping[int, Thing], id_: int | None) -> Thing | None:
    return None if id_ is None else things[id_]
