"""Acting as a person: messages, components, commands, forms, threads, and personal settings."""

from discord import Locale

from playground.checks.components import Json, Kind
from playground.checks.refusals import Reason, RefusalError
from playground.page.handlers.lookup import (
    command_options,
    find_channel,
    find_chosen,
    find_message,
    find_user,
    listed_kinds,
    uploaded,
)
from playground.page.pane import Pane
from playground.page.refused import Refused
from playground.page.views import writable
from playground.people.errors import ImpossibleError
from playground.people.forms import opened
from playground.people.reply import Reply
from playground.world.model import THREAD_KINDS, Permission


async def say(pane: Pane, body: Json) -> Json:
    """Write a message."""
    channel = find_channel(pane, body["channel"])
    reply_to = find_message(pane, body["reply_to"]) if body.get("reply_to") else None
    files = [uploaded(file) for file in body.get("files") or ()]
    if not body["text"].strip() and not files:
        raise Refused("page-nothing-to-say")
    if reply_to and (reply_to.ephemeral or reply_to.channel is not channel):
        raise ImpossibleError("What not everybody can see here cannot be replied to")
    if not writable(pane.world, pane.user, channel):
        raise RefusalError(Reason.MISSING_PERMISSIONS)
    pane.person.say(channel, body["text"], files, reply_to=reply_to)
    return {}


async def press(pane: Pane, body: Json) -> Json:
    """Press a button."""
    message = find_message(pane, body["message"])
    return _outcome(await pane.person.click(message, custom_id=body["custom_id"]))


async def choose(pane: Pane, body: Json) -> Json:
    """Choose from a select; people, roles and channels are given by their ids."""
    message, custom_id = find_message(pane, body["message"]), body["custom_id"]
    kinds = {select.custom_id: select.kind for select in message.selects}
    choices = find_chosen(pane, message.channel.guild, kinds.get(custom_id, Kind.SELECT), body["values"])
    return _outcome(await pane.person.select(message, choices, custom_id=custom_id))


async def command(pane: Pane, body: Json) -> Json:
    """Use a slash command."""
    channel = find_channel(pane, body["channel"])
    options = command_options(pane, channel, body["path"], body["options"])
    return _outcome(await pane.person.slash(channel, body["path"], **options))


async def menu(pane: Pane, body: Json) -> Json:
    """Use a command from the menu of a person or a message."""
    channel = find_channel(pane, body["channel"])
    target = find_message(pane, body["message"]) if "message" in body else find_user(pane, body["user"])
    return _outcome(await pane.person.menu(channel, body["name"], target))


async def suggest(pane: Pane, body: Json) -> Json:
    """Ask the bot for suggestions that fit what has been typed so far."""
    channel, focused = find_channel(pane, body["channel"]), body["focused"]
    others = {name: value for name, value in body["options"].items() if name != focused}
    options = command_options(pane, channel, body["path"], others)
    try:
        choices = await pane.person.autocomplete(channel, body["path"], focused, body["value"], **options)
    except TimeoutError:
        raise Refused("page-no-suggestions") from None
    return {"choices": [{"name": name, "value": value} for name, value in choices]}


async def submit(pane: Pane, body: Json) -> Json:
    """Submit a form."""
    number = int(body["interaction"])
    known = pane.world.interactions.values()
    causes = [one for one in known if one.id == number and one.user is pane.user]
    modal = opened(causes[0]) if causes else None
    if modal is None:
        raise Refused("page-form-gone")
    guild = modal.interaction.channel.guild
    kinds = listed_kinds(modal)
    answers = {
        name: find_chosen(pane, guild, kinds[name], value) if name in kinds else value
        for name, value in body["answers"].items()
    }
    return _outcome(await pane.person.submit(modal, answers))


def _outcome(reply: Reply) -> Json:
    """How an interaction ended: whether it failed, and the form the bot answered with, if any."""
    form = reply.interaction.modal
    return {
        "failed": reply.failed is not None,
        "form": form | {"interaction": str(reply.interaction.id)} if form else None,
    }


async def thread(pane: Pane, body: Json) -> Json:
    """Open a thread in a channel."""
    name = body["name"].strip()
    if not name or len(name) > 100:
        raise Refused("page-thread-name")
    channel = find_channel(pane, body["channel"])
    if channel.kind not in THREAD_KINDS:
        raise ImpossibleError("A thread is opened in a channel, and nowhere else")
    if not pane.world.permissions(pane.user, channel) & Permission.CREATE_PUBLIC_THREADS:
        raise RefusalError(Reason.MISSING_PERMISSIONS)
    new = pane.world.new_thread(channel, name, pane.user, THREAD_KINDS[channel.kind][0])
    return {"channel": str(new.id)}


async def speak(pane: Pane, body: Json) -> Json:
    """Use Discord in another language."""
    if body["locale"] not in [known.value for known in Locale]:
        raise ImpossibleError(f"It does not speak {body['locale']}")
    pane.world.set_locale(pane.user, body["locale"])
    return {}


async def close_dms(pane: Pane, body: Json) -> Json:
    """Close or open one's direct messages."""
    (pane.world.close_dms if body["closed"] else pane.world.open_dms)(pane.user)
    return {}
