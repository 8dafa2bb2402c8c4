"""Going to a channel and reading it."""

from collections.abc import Sequence

from playground.checks.components import Json
from playground.page.handlers.lookup import find_channel
from playground.page.pane import Pane
from playground.people.slash_commands import CommandKind, offered
from playground.world.model import Message

_PAGE_SIZE = 50
_LONGEST_WAY_BACK = 500


async def look(pane: Pane, body: Json) -> Json:
    """Go to a channel: its latest messages, how far they are read, and the commands offered there.

    With `since`, the id of a message, they reach back to that one, within reason.
    """
    channel = pane.channel = find_channel(pane, body["channel"])
    last_read = pane.page.read_states.last_read(pane.user, channel)
    return {
        **_latest(pane, pane.person.messages(channel), int(body.get("since") or 0)),
        "read": str(last_read),
        **await commands(pane, body),
    }


async def earlier(pane: Pane, body: Json) -> Json:
    """The messages before one that is already shown."""
    before = int(body["before"])
    seen = pane.person.messages(find_channel(pane, body["channel"]))
    return _latest(pane, [message for message in seen if message.id < before])


def _latest(pane: Pane, messages: Sequence[Message], since: int = 0) -> Json:
    wanted = sum(message.id >= since for message in messages[-_LONGEST_WAY_BACK:]) if since else 0
    size = max(wanted, _PAGE_SIZE)
    return {
        "messages": [pane.view(message) for message in messages[-size:]],
        "more": len(messages) > size,
    }


async def commands(pane: Pane, body: Json) -> Json:
    """The commands offered in a channel: those to type, and those in the menus of people and messages."""
    channel = find_channel(pane, body["channel"])
    return {
        "commands": offered(pane.world, pane.user, channel),
        "menus": {
            "user": offered(pane.world, pane.user, channel, CommandKind.USER),
            "message": offered(pane.world, pane.user, channel, CommandKind.MESSAGE),
        },
    }


async def read(pane: Pane, body: Json) -> Json:
    """Mark a channel as read."""
    pane.page.read_states.mark_read(pane.user, find_channel(pane, body["channel"]))
    pane.page.refresh()
    return {}
