"""A local Discord on loopback: to try a bot without a token, and to test it with the real client."""

from playground.bot_process import BotProcess
from playground.composing import Upload
from playground.events import Intent
from playground.forms import Modal
from playground.model import Callback, Channel, Guild, Message, Permission
from playground.people import Person
from playground.pointing import point_discord_at
from playground.reply import Reply
from playground.server import Playground
from playground.slash import ImpossibleError

__all__ = [
    "BotProcess",
    "Callback",
    "Channel",
    "Guild",
    "ImpossibleError",
    "Intent",
    "Message",
    "Modal",
    "Permission",
    "Person",
    "Playground",
    "Reply",
    "Upload",
    "point_discord_at",
]
