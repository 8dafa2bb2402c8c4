"""What happens if Discord no longer has an emoji of ours: the message goes out with words alone."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from typing import TypeVar

import discord

from cogs.ui.message import MessageBody
from cogs.ui.symbols import symbols

log = logging.getLogger("lairkeeper.emojis")

T = TypeVar("T")
INVALID_FORM = 50035


async def with_symbols_or_words(body: MessageBody, send: Callable[[MessageBody], Awaitable[T]]) -> T:
    """Send a message; if somebody has deleted one of its emojis, again without any, until the next start."""
    try:
        return await send(body)
    except discord.HTTPException as refused:
        if refused.code != INVALID_FORM or "emoji" not in refused.text.lower():
            raise
        log.warning("an emoji is missing on Discord; words do until the next start")
        symbols.forget()
        return await send(body.without_symbols())
