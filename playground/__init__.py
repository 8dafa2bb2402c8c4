"""A local Discord on loopback: to try a bot without a token, and to test it with the real client."""

from playground.bot_process import BotFailedError, BotProcess
from playground.checks.forms import Modal
from playground.page import Scene
from playground.people.person import Person
from playground.people.reply import Reply
from playground.people.slash import ImpossibleError
from playground.redirect import point_discord_at
from playground.server import Playground, PortTakenError
from playground.storage import KeepingError
from playground.world.composing import Upload
from playground.world.events import Intent
from playground.world.furnishing import furnish
from playground.world.model import Callback, Channel, Guild, Message, Permission

__all__ = [
    "BotFailedError",
    "BotProcess",
    "Callback",
    "Channel",
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
