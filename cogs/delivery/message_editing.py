"""Posting once, editing and removing our own messages, whatever Discord answers."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from contextvars import ContextVar

import discord

from cogs.delivery.failures import THREAD_ARCHIVED, TOO_OLD_TO_EDIT, UNKNOWN_MESSAGE, pause_after
from cogs.delivery.symbol_loss import with_symbols_or_words
from cogs.ui.message import MessageBody
from tables import TableService
from tables.store.fault_points import FaultPoint, fault_point
from tables.store.messages import SentMessage
from tables.store.outbox import Batch

log = logging.getLogger("lairkeeper.postman")

STALE_AFTER = 55 * 60.0
"""Discord limits edits of messages older than an hour; we replace such a message instead."""

delivering: ContextVar[Batch | None] = ContextVar("delivering", default=None)
"""The batch whose messages the present task sends."""


class MessageEditing:
    """What messages in channels and direct messages have in common."""

    def __init__(self, client: discord.Client, service: TableService) -> None:
        self.client = client
        self._service = service
        self._posted: dict[str, SentMessage | None] = {}
        """By nonce; None if it was sent, and Discord has not said that it arrived."""

    async def must_be_ours(self) -> None:
        """Raise `LeaseLostError` if another process has taken over what we are about to send."""
        batch = delivering.get()
        if batch is not None:
            await self._service.outbox.must_hold(batch)

    async def once(self, nonce: str, send: Callable[[], Awaitable[SentMessage]]) -> SentMessage:
        """Send a message, unless an earlier try of the same delivery has already done so.

        Discord itself remembers a nonce for a few minutes only, and a delivery may take longer.
        """
        posted = self._posted.get(nonce)
        if posted is None:
            await self.must_be_ours()
            self._posted[nonce] = None
            posted = await send()
            await fault_point(FaultPoint.SENT)
            self._posted[nonce] = posted
        return posted

    def may_be_posted(self, nonce: str) -> bool:
        """Whether an earlier try may have posted this message; then it is to be sent again, not left behind.

        Under its nonce Discord tells which it is. Perhaps nobody is called by it any more, and nothing else
        would lead to it: an edit of the message before it would leave two.
        """
        batch = delivering.get()
        return nonce in self._posted or (batch is not None and batch.begun_elsewhere)

    def forget(self, number: int) -> None:
        """Forget what was sent for a batch: it is finished."""
        mine = (f"p{number:x}.", f"r{number:x}.", f"c{number:x}.")
        for nonce in [one for one in self._posted if one == f"t{number:x}" or one.startswith(mine)]:
            del self._posted[nonce]

    def is_old(self, posted_at: float | None) -> bool:
        """Whether a message is better replaced than edited."""
        return posted_at is None or self._service.clock() - posted_at > STALE_AFTER

    async def edited(
        self, channel: discord.PartialMessageable, message_id: int | None, body: MessageBody
    ) -> bool:
        """Edit a message; False if it can no longer be edited and must be replaced."""
        assert message_id is not None
        await self.must_be_ours()
        message = channel.get_partial_message(message_id)

        async def edit(body: MessageBody) -> None:
            await message.edit(view=body.layout(), attachments=body.files())
            await fault_point(FaultPoint.EDITED)

        try:
            await with_symbols_or_words(body, edit)
        except discord.NotFound as missing:
            if missing.code != UNKNOWN_MESSAGE:
                raise
            return False
        except discord.HTTPException as refused:
            if refused.code not in (TOO_OLD_TO_EDIT, THREAD_ARCHIVED):
                raise
            return False
        return True

    async def removed(self, channel: discord.PartialMessageable, message_id: int) -> None:
        """Delete an outdated message, so that only the current one remains."""
        await self.must_be_ours()
        try:
            await channel.get_partial_message(message_id).delete()
        except discord.HTTPException as kept:
            if pause_after(kept, 0) is not None:
                raise
            log.info("could not delete an old message", extra={"code": kept.code})
