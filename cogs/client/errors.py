"""Turns every error into the sentence a person gets to read."""

from __future__ import annotations

import logging
import secrets

import aiohttp
import discord
from discord import app_commands

from engine.core import Refusal, Text
from engine.core.saving import BrokenSaveError
from tables import Refused, StorageError

log = logging.getLogger("lairkeeper.errors")

TOO_MANY_REQUESTS = 429
UNKNOWN_MESSAGE = 10008
UNKNOWN_INTERACTION = 10062
ALREADY_ANSWERED = 40060
MISSING_ACCESS = 50001
MISSING_PERMISSIONS = 50013


def report(error: BaseException, action: str) -> Text | None:
    """What to tell the person whose action failed; None if there is nobody to tell.

    1. The engine or a table refuses: its own text.
    2. The database cannot be written: nothing has changed, try again.
    3. A saved game cannot be read: the table is kept for repair.
    4. The bot lacks permissions in this channel: which ones it needs.
    5. The interaction is too old or already answered, or a newer message has replaced its message: nothing,
       only a line in the log.
    6. A command reserved for moderators: that it is.
    7. The line to Discord dropped, or Discord is in trouble or wants fewer requests: look and try again.
    8. Anything else: an apology with a report number, under which the log has the details.
    """
    if isinstance(error, app_commands.CommandInvokeError):
        error = error.original
    match error:
        case Refusal() | Refused():
            return error.text
        case StorageError():
            log.error("could not write to the database", exc_info=error, extra={"action": action})
            return Text("error-storage")
        case BrokenSaveError():
            log.error("cannot read a saved game: %s", error, extra={"action": action})
            return Text("error-broken-save")
        case discord.Forbidden() if error.code in (MISSING_ACCESS, MISSING_PERMISSIONS):
            return Text("error-permissions")
        case discord.NotFound() if error.code == UNKNOWN_MESSAGE:
            log.info("the message to answer on is gone", extra={"action": action, "code": error.code})
            return None
        case discord.HTTPException() if error.code in (UNKNOWN_INTERACTION, ALREADY_ANSWERED):
            log.warning("too late to answer", extra={"action": action, "code": error.code})
            return None
        case app_commands.MissingPermissions():
            return Text("error-moderators-only")
        case aiohttp.ClientError() | OSError() | discord.DiscordServerError() | discord.RateLimited():
            log.warning("the line to Discord dropped: %s", error, extra={"action": action})
            return Text("error-line")
        case discord.HTTPException() if error.status == TOO_MANY_REQUESTS:
            log.warning("Discord wants fewer requests", extra={"action": action})
            return Text("error-line")
    number = secrets.token_hex(4)
    log.error("unexpected", exc_info=error, extra={"action": action, "report": number})
    return Text("error-unexpected", {"report": number})
