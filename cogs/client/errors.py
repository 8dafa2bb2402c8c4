"""The one place where errors become sentences."""

from __future__ import annotations

import logging
import secrets

import discord
from discord import app_commands

from engine.core import Refusal, Text
from engine.core.saving import BrokenSaveError
from tables import Refused, StorageError

log = logging.getLogger("lairkeeper.errors")

UNKNOWN_MESSAGE = 10008
UNKNOWN_INTERACTION = 10062
ALREADY_ANSWERED = 40060
MISSING_ACCESS = 50001
MISSING_PERMISSIONS = 50013


def report(error: BaseException, action: str) -> Text | None:
    """What a person is told when something they did could not be done; None: there is nobody to tell.

    1. A refusal of the engine or of a table: its own text.
    2. The database could not be written: nothing has changed, try again.
    3. A saved game cannot be read: the table is kept for repair.
    4. The bot may not do something in this channel: which permissions it needs.
    5. The interaction is too old or was answered already, or its message is gone, because a newer one has
       taken its place: nothing, only a line in the log.
    6. A command that only moderators may use: that it is theirs.
    7. Anything else: an apology with a report number; the log has the details under it.
    """
    if isinstance(error, app_commands.CommandInvokeError):
        error = error.original
    match error:
        case Refusal() | Refused():
            return error.text
        case StorageError():
            log.error("could not write", exc_info=error, extra={"action": action})
            return Text("error-storage")
        case BrokenSaveError():
            log.error("cannot read a saved game: %s", error, extra={"action": action})
            return Text("error-broken-save")
        case discord.Forbidden() if error.code in (MISSING_ACCESS, MISSING_PERMISSIONS):
            return Text("error-permissions")
        case discord.NotFound() if error.code == UNKNOWN_MESSAGE:
            log.info("nothing left to show an answer on", extra={"action": action, "code": error.code})
            return None
        case discord.HTTPException() if error.code in (UNKNOWN_INTERACTION, ALREADY_ANSWERED):
            log.warning("too late to answer", extra={"action": action, "code": error.code})
            return None
        case app_commands.MissingPermissions():
            return Text("error-moderators-only")
    number = secrets.token_hex(4)
    log.error("unexpected", exc_info=error, extra={"action": action, "report": number})
    return Text("error-unexpected", {"report": number})
