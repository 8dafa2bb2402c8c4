"""A local Discord on loopback: to try a bot without a token, and to test it with the real client."""

from playground.bot_process import BotFailedError, BotProcess
from playground.composing import Upload
from playground.events import Intent
from playground.forms import Modal
from playground.home import furnish
from playground.keeping import KeepingError
from playground.model import Callback, Channel, Guild, Message, Permission
from playground.page import Scene
from playground.people import Person
from playground.pointing import point_discord_at
from playground.reply import Reply
from playground.server import Playground, PortTakenError
from playground.slash import ImpossibleError

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
