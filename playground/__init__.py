"""A local Discord on loopback: to try a bot without a token, and to test it with the real client."""

from playground.bot_process import BotFailedError, BotProcess
from playground.client_redirect import point_discord_at
from playground.furnishing import furnish
from playground.gateway import Intent
from playground.page import Scene
from playground.people.errors import ImpossibleError
from playground.people.forms import Modal
from playground.people.person import Person
from playground.people.reply import Reply
from playground.server import Playground, PortTakenError
from playground.storage import KeepingError
from playground.world.messages import Upload
from playground.world.model import Callback, Channel, ChannelKind, Guild, Message, Permission

__all__ = [
    "BotFailedError",
    "BotProcess",
    "Callback",
    "Channel",
    "ChannelKind",
    "Guild",
    "ImpossibleError",
    "Intent",
    "KeepingError",
    "Message",
    "Modal",
    "Permission",
    "Person",
    "Playground",
    "PortTakenError",
    "Reply",
    "Scene",
    "Upload",
    "furnish",
    "point_discord_at",
]
