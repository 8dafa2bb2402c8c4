"""Controls of the playground itself: demo scenes, restarts of the bot, and faults on demand."""

from playground.checks.components import Json
from playground.page.page import Presence
from playground.page.pane import Pane
from playground.page.refused import Refused

_TOO_LATE = 4.0
_LIMITED_REQUESTS = 3
_RETRY_AFTER = 0.5


async def show(pane: Pane, body: Json) -> Json:
    """Set up a demo scene in a channel of its own, and return that channel."""
    page, world = pane.page, pane.world
    scene = next((scene for scene in page.scenes if scene.key == body["scene"]), None)
    if scene is None:
        raise Refused("page-no-such-scene")
    if page.presence is not Presence.HERE:
        raise Refused("page-bot-is-away", name=world.bot.name)
    number = sum(channel.name.startswith(scene.key) for channel in page.guild.channels) + 1
    channel = world.new_channel(page.guild, f"{scene.key}-{number}")
    try:
        await scene.play(pane.person, channel)
    except TimeoutError:
        raise Refused("page-interaction-failed") from None
    return {"channel": str(channel.id)}


async def restart(pane: Pane, _body: Json) -> Json:
    """Stop the bot and start it again."""
    await pane.page.restart_bot()
    return {}


async def deliver_late(pane: Pane, _body: Json) -> Json:
    """Deliver the next interaction after Discord has already given up on it."""
    pane.page.faults.deliver_late(_TOO_LATE)
    pane.page.refresh()
    return {}


async def limit(pane: Pane, _body: Json) -> Json:
    """Answer the bot's next requests with "429 Too Many Requests"."""
    pane.page.faults.answer(429, times=_LIMITED_REQUESTS, retry_after=_RETRY_AFTER)
    pane.page.refresh()
    return {}


async def ban(pane: Pane, _body: Json) -> Json:
    """Answer all of the bot's requests as Cloudflare does when it has banned it, until all is mended."""
    if not pane.page.faults.banned:
        pane.page.faults.ban()
    pane.page.refresh()
    return {}


async def hang_up(pane: Pane, _body: Json) -> Json:
    """Take the bot's next acknowledgement, then hang up."""
    pane.page.faults.lose_acknowledgement()
    pane.page.refresh()
    return {}


async def mend(pane: Pane, _body: Json) -> Json:
    """Remove all pending faults."""
    pane.page.faults.clear()
    pane.page.refresh()
    return {}
