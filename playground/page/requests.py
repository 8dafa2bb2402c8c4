"""What a pane can ask for: each request by its name, as the person whose pane it is."""

import base64
import binascii
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any

from discord import Locale

from playground.checks.components import Json, Kind
from playground.checks.forms import opened
from playground.checks.refusals import Reason, RefusalError
from playground.page.spelling import writable
from playground.people.reply import Reply
from playground.people.slash import ImpossibleError, OptionKind, descend, find, offered
from playground.world.composing import Upload
from playground.world.model import Channel, ChannelKind, Guild, Message, Permission, Role, User

if TYPE_CHECKING:
    from playground.page.visit import Visit

# What the ids stand for in an option of a command, and in a select that does not list its choices.
_GIVEN: dict[int | None, tuple[type, ...]] = {
    OptionKind.USER: (User,),
    OptionKind.CHANNEL: (Channel,),
    OptionKind.ROLE: (Role,),
    OptionKind.MENTIONABLE: (User, Role),
}
_CHOSEN: dict[int, tuple[type, ...]] = {
    Kind.USER_SELECT: (User,),
    Kind.CHANNEL_SELECT: (Channel,),
    Kind.ROLE_SELECT: (Role,),
    Kind.MENTIONABLE_SELECT: (User, Role),
}
_PAGE_OF_MESSAGES = 50
_TOO_LATE = 4.0
_LIMITED_REQUESTS = 3
_RETRY_AFTER = 0.5


class Refused(Exception):  # noqa: N818 - not an error but an answer
    """A request that cannot be done, with the key of the sentence that says why."""

    def __init__(self, key: str, **given: str) -> None:
        super().__init__(key)
        self.key = key
        self.given = given


# --- looking ---------------------------------------------------------------------------------------------


async def look(visit: "Visit", body: Json) -> Json:
    """Go to a channel: its latest messages, up to where they are read, and the commands offered there."""
    channel = visit.looking_at = _channel(visit, body["channel"])
    read = visit.page.reading.mark(visit.person.user, channel)
    latest = visit.person.messages(channel)
    return {
        "messages": [visit.spelled(message) for message in latest[-_PAGE_OF_MESSAGES:]],
        "more": len(latest) > _PAGE_OF_MESSAGES,
        "read": str(read),
        **await commands(visit, body),
    }


async def earlier(visit: "Visit", body: Json) -> Json:
    """The messages before one of those already shown."""
    before = int(body["before"])
    older = [m for m in visit.person.messages(_channel(visit, body["channel"])) if m.id < before]
    return {
        "messages": [visit.spelled(message) for message in older[-_PAGE_OF_MESSAGES:]],
        "more": len(older) > _PAGE_OF_MESSAGES,
    }


async def commands(visit: "Visit", body: Json) -> Json:
    """The slash commands offered in a channel."""
    channel = _channel(visit, body["channel"])
    return {"commands": offered(visit.page.ground.world, visit.person.user, channel)}


async def read(visit: "Visit", body: Json) -> Json:
    """Everything in a channel has been seen."""
    visit.page.reading.read(visit.person.user, _channel(visit, body["channel"]))
    visit.page.refresh()
    return {}


# --- doing what people do --------------------------------------------------------------------------------


async def say(visit: "Visit", body: Json) -> Json:
    """Write a message."""
    channel = _channel(visit, body["channel"])
    reply_to = _message(visit, body["reply_to"]) if body.get("reply_to") else None
    files = [_upload(file) for file in body.get("files") or ()]
    if not body["text"].strip() and not files:
        raise Refused("page-nothing-to-say")
    if reply_to and (reply_to.ephemeral or reply_to.channel is not channel):
        raise ImpossibleError("What not everybody can see here cannot be replied to")
    if not writable(visit.page.ground.world, visit.person.user, channel):
        raise RefusalError(Reason.MISSING_PERMISSIONS)
    visit.person.say(channel, body["text"], files, reply_to=reply_to)
    return {}


async def press(visit: "Visit", body: Json) -> Json:
    """Press a button."""
    return _outcome(await visit.person.click(_message(visit, body["message"]), custom_id=body["custom_id"]))


async def choose(visit: "Visit", body: Json) -> Json:
    """Choose from a select; people, roles and channels are given by their ids."""
    message = _message(visit, body["message"])
    kinds = {select.custom_id: select.kind for select in message.selects}
    wanted, guild = _CHOSEN.get(kinds.get(body["custom_id"], Kind.SELECT)), message.channel.guild
    choices = [_thing(visit, guild, wanted, value) if wanted else value for value in body["values"]]
    return _outcome(await visit.person.select(message, choices, custom_id=body["custom_id"]))


async def command(visit: "Visit", body: Json) -> Json:
    """Use a slash command."""
    channel = _channel(visit, body["channel"])
    given = _given(visit, channel, body["path"], body["options"])
    return _outcome(await visit.person.slash(channel, body["path"], **given))


async def suggest(visit: "Visit", body: Json) -> Json:
    """Ask the bot what fits what has been typed so far."""
    channel, focused = _channel(visit, body["channel"]), body["focused"]
    others = {name: value for name, value in body["options"].items() if name != focused}
    given = _given(visit, channel, body["path"], others)
    try:
        choices = await visit.person.autocomplete(channel, body["path"], focused, body["value"], **given)
    except TimeoutError:
        raise Refused("page-no-suggestions") from None
    return {"choices": [{"name": name, "value": value} for name, value in choices]}


async def submit(visit: "Visit", body: Json) -> Json:
    """Send off a form."""
    number = int(body["interaction"])
    known = visit.page.ground.world.interactions.values()
    causes = [one for one in known if one.id == number and one.user is visit.person.user]
    modal = opened(causes[0]) if causes else None
    if modal is None:
        raise Refused("page-form-gone")
    guild = modal.interaction.channel.guild
    kinds = {field.custom_id: _CHOSEN.get(field.kind) for field in modal.fields}
    answers = {
        name: [_thing(visit, guild, wanted, id_) for id_ in value] if (wanted := kinds.get(name)) else value
        for name, value in body["answers"].items()
    }
    return _outcome(await visit.person.submit(modal, answers))


async def thread(visit: "Visit", body: Json) -> Json:
    """Open a thread below a channel."""
    name = body["name"].strip()
    if not name or len(name) > 100:
        raise Refused("page-thread-name")
    channel, world, me = _channel(visit, body["channel"]), visit.page.ground.world, visit.person.user
    if channel.kind is not ChannelKind.TEXT:
        raise ImpossibleError("A thread is opened in a channel, and nowhere else")
    if not world.permissions(me, channel) & Permission.CREATE_PUBLIC_THREADS:
        raise RefusalError(Reason.MISSING_PERMISSIONS)
    return {"channel": str(world.new_thread(channel, name, me, ChannelKind.PUBLIC_THREAD).id)}


async def speak(visit: "Visit", body: Json) -> Json:
    """Use Discord in another language."""
    if body["locale"] not in [known.value for known in Locale]:
        raise ImpossibleError(f"It does not speak {body['locale']}")
    visit.page.ground.world.speaks(visit.person.user, body["locale"])
    return {}


async def show(visit: "Visit", body: Json) -> Json:
    """Set up a scene in a channel of its own, and tell where."""
    ground = visit.page.ground
    scene = next((scene for scene in visit.page.scenes if scene.key == body["scene"]), None)
    if scene is None:
        raise Refused("page-no-such-scene")
    if visit.page.presence != "here":
        raise Refused("page-bot-is-away", name=ground.bot.name)
    number = sum(channel.name.startswith(scene.key) for channel in ground.guild.channels) + 1
    channel = ground.new_channel(f"{scene.key}-{number}")
    try:
        await scene.play(visit.person, channel)
    except TimeoutError:
        raise Refused("page-interaction-failed") from None
    return {"channel": str(channel.id)}


# --- what can go wrong -----------------------------------------------------------------------------------


async def restart(visit: "Visit", _body: Json) -> Json:
    """Stop the bot and start it again."""
    await visit.page.restart_bot()
    return {}


async def close_dms(visit: "Visit", body: Json) -> Json:
    """Close or open somebody's direct messages."""
    ground = visit.page.ground
    (ground.close_dms if body["closed"] else ground.open_dms)(visit.person)
    return {}


async def deliver_late(visit: "Visit", _body: Json) -> Json:
    """Let the next thing anybody does reach the bot when Discord has given up on it already."""
    visit.page.ground.deliver_late(_TOO_LATE)
    visit.page.refresh()
    return {}


async def limit(visit: "Visit", _body: Json) -> Json:
    """Answer the bot's next requests with "429 Too Many Requests"."""
    visit.page.ground.faults.answer(429, times=_LIMITED_REQUESTS, retry_after=_RETRY_AFTER)
    visit.page.refresh()
    return {}


async def mend(visit: "Visit", _body: Json) -> Json:
    """Let nothing more go wrong."""
    visit.page.ground.faults.clear()
    visit.page.refresh()
    return {}


REQUESTS: dict[str, Callable[["Visit", Json], Awaitable[Json]]] = {
    handler.__name__.replace("_", "-"): handler
    for handler in (
        look,
        earlier,
        commands,
        read,
        say,
        press,
        choose,
        command,
        suggest,
        submit,
        thread,
        speak,
        show,
        restart,
        close_dms,
        deliver_late,
        limit,
        mend,
    )
}


# --- finding what was meant ------------------------------------------------------------------------------


def _channel(visit: "Visit", id_: str) -> Channel:
    world = visit.page.ground.world
    channel = world.channels.get(int(id_))
    if channel is None or not world.can_see(visit.person.user, channel):
        raise Refused("page-channel-gone")
    return channel


def _message(visit: "Visit", id_: str) -> Message:
    message = visit.page.ground.world.messages.get(int(id_))
    if message is None or message not in visit.person.messages(message.channel):
        raise Refused("page-message-gone")
    return message


def _outcome(reply: Reply) -> Json:
    """How an interaction ended: with a form to fill in, in vain, or in the channel for all to see."""
    form = reply.interaction.modal
    return {
        "failed": reply.failed is not None,
        "form": form | {"interaction": str(reply.interaction.id)} if form else None,
    }


def _given(visit: "Visit", channel: Channel, path: str, options: Json) -> Json:
    """The options of a command as what they stand for: people, channels and files come as plain data."""
    words = path.split()
    _, known = descend(find(visit.page.ground.world, visit.person.user, channel, words[0]), words)
    kinds = {option["name"]: option["type"] for option in known}
    return {name: _meant(visit, channel.guild, kinds.get(name), value) for name, value in options.items()}


def _meant(visit: "Visit", guild: Guild | None, kind: int | None, value: Any) -> Any:
    if wanted := _GIVEN.get(kind):
        return _thing(visit, guild, wanted, value)
    return _upload(value) if kind == OptionKind.ATTACHMENT else value


def _thing(visit: "Visit", guild: Guild | None, wanted: tuple[type, ...], id_: str) -> User | Channel | Role:
    world, number = visit.page.ground.world, int(id_)
    roles = {role.id: role for role in guild.roles} if guild else {}
    found = world.users.get(number) or world.channels.get(number) or roles.get(number)
    hidden = isinstance(found, Channel) and not world.can_see(visit.person.user, found)
    if found is None or hidden or not isinstance(found, wanted):
        raise Refused("page-no-such-thing")
    return found


def _upload(file: Json) -> Upload:
    try:
        return Upload(str(file["filename"]), base64.b64decode(file["data"], validate=True))
    except (binascii.Error, ValueError) as error:
        raise Refused("page-broken-file") from error
