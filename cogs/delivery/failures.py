"""What a failed delivery means: wait and try again, or somebody must change something first."""

from __future__ import annotations

import aiohttp
import discord

from tables import StorageError

FIRST_PAUSE = 1.0
LONGEST_PAUSE = 60.0
LONGEST_BAN = 3600.0
"""How long we heed a `Retry-After`; no ban we have heard of is longer."""
TOO_MANY_REQUESTS = 429
UNKNOWN_MESSAGE = 10008
UNKNOWN_USER = 10013
TOO_OLD_TO_EDIT = 30046
CLOSED_DMS = (50007, 50278)
THREAD_ARCHIVED = 50083
"""An archived thread refuses edits, but a new message reopens it, unless the thread is locked."""
THREAD_LOCKED = 160005
_NO_FAULT_OF_OURS = (TimeoutError, OSError, aiohttp.ClientError, discord.DiscordServerError, StorageError)


def pause_after(trouble: BaseException, attempts: int) -> float | None:
    """How many seconds to wait before the next try; None if waiting alone does not help.

    Rate limits in every form, failures of Discord, of the line and of our own disk pass by themselves.
    """
    growing = min(LONGEST_PAUSE, FIRST_PAUSE * 2.0 ** min(attempts, 10))
    if isinstance(trouble, discord.RateLimited):
        return max(growing, min(trouble.retry_after, LONGEST_BAN))
    if is_rate_limit(trouble):
        return max(growing, min(_retry_after(trouble), LONGEST_BAN))
    return growing if isinstance(trouble, _NO_FAULT_OF_OURS) else None


def is_rate_limit(trouble: BaseException) -> bool:
    """Whether Discord, or Cloudflare in front of it, wants fewer requests from us."""
    limited = isinstance(trouble, discord.HTTPException) and trouble.status == TOO_MANY_REQUESTS
    return limited or isinstance(trouble, discord.RateLimited)


def refusal_of(trouble: BaseException) -> str | None:
    """The text for a channel that refuses our messages until somebody changes something; else None."""
    match trouble:
        case discord.HTTPException(code=code) if code in (THREAD_LOCKED, THREAD_ARCHIVED):
            return "channel-locked"
        case discord.NotFound():
            return "channel-gone"
        case discord.Forbidden():
            return "channel-forbidden"
    return None


def _retry_after(trouble: BaseException) -> float:
    """The seconds in a `Retry-After` header; 0 if there is none that can be read."""
    headers = getattr(getattr(trouble, "response", None), "headers", None) or {}
    try:
        return max(0.0, float(headers.get("Retry-After", 0)))
    except ValueError:  # it may also be a date, which Cloudflare does not use
        return 0.0
