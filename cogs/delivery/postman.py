"""Delivers the outbox: the messages of one table in order, tables in parallel, nothing twice."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Collection, Coroutine
from typing import Any

import aiohttp
import discord

from cogs.delivery.presenter import Presenter
from cogs.ui.components import shortened
from cogs.ui.message import MessageBody
from engine.core import Text
from tables import NoticeErrand, PanelErrand, Status, StorageError, Table, TableErrand, TableService
from tables.store import outbox
from tables.store.messages import SentMessage
from texts import speaker

log = logging.getLogger("lairkeeper.postman")

STALE_AFTER = 55 * 60.0
"""Discord limits edits of messages older than an hour; we replace such a message instead."""
TOO_OLD_TO_EDIT = 30046
THREAD_ARCHIVED = 50083
"""An archived thread refuses edits, but a new message reopens it."""
CLOSED_DMS = (50007, 50278)
UNKNOWN_USER = 10013
_LONGEST_NOTICE = 2000
_FIRST_PAUSE = 1.0
_LONGEST_PAUSE = 60.0
_MOST_ATTEMPTS = 4
_TRANSIENT = (TimeoutError, OSError, aiohttp.ClientError, discord.DiscordServerError, discord.RateLimited)
"""Failures of Discord itself or of the connection to it."""


class Postman:
    """Sends what is in the outbox until it is empty."""

    def __init__(self, client: discord.Client, service: TableService, presenter: Presenter) -> None:
        self._client = client
        self._service = service
        self._presenter = presenter
        self._rounds: dict[int, asyncio.Task[None]] = {}
        self._called: set[int] = set()
        self._unreachable: set[int] = set()
        self._closing = False
        service.on_errands(self.call)

    async def resume(self) -> None:
        """Deliver what was left in the outbox when the bot last stopped."""
        for table_id in await self._service.outbox.tables():
            self.call(table_id)

    def call(self, table_id: int) -> None:
        """Deliver the outbox of a table."""
        if self._closing:
            return
        self._called.add(table_id)
        if table_id not in self._rounds:
            self._rounds[table_id] = asyncio.create_task(self._round(table_id), name=f"post-{table_id}")

    async def close(self) -> None:
        """Stop; what is not delivered stays in the outbox for the next start."""
        self._closing = True
        for task in self._rounds.values():
            task.cancel()
        await asyncio.gather(*self._rounds.values(), return_exceptions=True)

    async def _round(self, table_id: int) -> None:
        try:
            while table_id in self._called:
                self._called.discard(table_id)
                while (batch := await self._service.outbox.claim(table_id)) is not None:
                    await self._deliver(batch)
        except StorageError:
            log.exception("the outbox cannot be read", extra={"table": table_id})
        finally:
            self._rounds.pop(table_id, None)
            if table_id in self._called:
                self.call(table_id)

    async def _deliver(self, batch: outbox.Batch) -> None:
        """Send a batch; after a failure, try again with growing pauses.

        A transient failure is waited out. A batch that fails for any other reason is dropped after a few
        attempts, so that it does not block what comes after it.
        """
        extra = {"table": batch.table_id, "batch": batch.number}
        try:
            await self._send(batch)
        except _TRANSIENT as trouble:
            log.warning("not delivered yet: %s", trouble, extra=extra)
            await self._pause_after_failure(batch)
            return
        except Exception:
            log.exception("not delivered", extra=extra)
            if batch.attempts < _MOST_ATTEMPTS:
                await self._pause_after_failure(batch)
                return
        await self._service.outbox.done(batch)

    async def _pause_after_failure(self, batch: outbox.Batch) -> None:
        await self._service.outbox.failed(batch)
        await asyncio.sleep(min(_LONGEST_PAUSE, _FIRST_PAUSE * 2**batch.attempts))

    async def _send(self, batch: outbox.Batch) -> None:
        table = await self._service.repository.table(batch.table_id)
        public = [errand for errand in batch.errands if isinstance(errand, TableErrand)]
        panels: dict[int, bool] = {}
        notices: dict[int, list[Text]] = {}
        for errand in batch.errands:
            match errand:
                case PanelErrand():
                    panels[errand.user_id] = panels.get(errand.user_id, False) or errand.your_turn
                case NoticeErrand():
                    notices.setdefault(errand.user_id, []).append(errand.text)
                case TableErrand():
                    pass
        calls = _together(public)
        on_turn = {*calls.mention, *(user_id for user_id, your_turn in panels.items() if your_turn)}
        rung = await self._service.notifications.allowed_now(table, {*on_turn, *calls.asked})
        called = [user_id for user_id in (*calls.mention, *calls.asked) if user_id in rung]
        mentioned = [user_id for user_id in called if await self._rings(user_id, panels)]
        deliveries: list[Coroutine[Any, Any, None]] = [
            *(self._notice(user_id, texts, batch) for user_id, texts in notices.items()),
            *(
                self._panel(table, user_id, turn, user_id in on_turn & rung, batch)
                for user_id, turn in panels.items()
            ),
        ]
        if public:
            deliveries.insert(0, self._public(table, calls, mentioned, batch))
        # Wait for all of them before raising: none may still be in flight when the batch is tried again.
        for outcome in await asyncio.gather(*deliveries, return_exceptions=True):
            if isinstance(outcome, BaseException):
                raise outcome

    async def _rings(self, user_id: int, panels: Collection[int]) -> bool:
        """Whether the channel message mentions somebody: they want it to, or it is all they get."""
        person = await self._service.people.get(user_id)
        return person.rung_in_channel or (person.notify != "silent" and user_id not in panels)

    # ── the message in the channel ───────────────────────────────────────────────────────────────────────

    async def _public(self, table: Table, errand: TableErrand, rung: list[int], batch: outbox.Batch) -> None:
        body = await self._presenter.public(table, errand)
        channel = self._client.get_partial_messageable(table.channel_id, guild_id=table.guild_id)
        try:
            calls = errand.mention or errand.asked
            fresh = calls or table.message_id is None or self._is_old(table.message_at)
            if not fresh and await self._edited(channel, table.message_id, body):
                self._unreachable.discard(table.id)
                return
            if table.status is Status.CLOSED and table.message_id is None:
                return
            people = [discord.Object(user_id) for user_id in rung]
            message = await channel.send(
                view=body.layout(),
                files=body.files(),
                nonce=f"t{batch.number:x}",
                allowed_mentions=discord.AllowedMentions(users=people),
            )
            self._unreachable.discard(table.id)
            # Remove the old one first: if interrupted here, the next attempt still knows what to remove.
            if table.message_id is not None and table.message_id != message.id:
                await self._removed(channel, table.message_id)
            await self._service.messages.note_table_message(table.id, message.id)
        except (discord.Forbidden, discord.NotFound) as gone:
            await self._tell_host_of_lost_channel(table, gone)

    async def _tell_host_of_lost_channel(self, table: Table, cause: discord.HTTPException) -> None:
        """The channel is gone or closed to us: keep the game, and tell the host once."""
        log.warning("cannot post to a table's channel", extra={"table": table.id, "code": cause.code})
        if table.id in self._unreachable:
            return
        key = "channel-forbidden" if isinstance(cause, discord.Forbidden) else "channel-gone"
        where_it_was = Text(key, {"channel": f"<#{table.channel_id}>"})
        if table.seat_of(table.host_id) is not None:  # they may have been forgotten
            await self._service.outbox.add(table.id, [NoticeErrand(table.host_id, where_it_was)])
        self._unreachable.add(table.id)

    # ── direct messages ──────────────────────────────────────────────────────────────────────────────────

    async def _panel(
        self, table: Table, user_id: int, your_turn: bool, called: bool, batch: outbox.Batch
    ) -> None:
        """Edit the panel, or post a new one when it is their turn; it rings if `called` and they want that.

        Somebody who has lost their seat loses the panel too.
        """
        person = await self._service.people.get(user_id)
        panel = await self._service.messages.panel(table.id, user_id)
        if table.seat_of(user_id) is None:
            if panel is not None:
                await self._take_away(panel)
                await self._service.messages.forget_panel(table.id, user_id)
            return
        if not person.reached_by_dm:
            return
        if table.guild_id is None:  # the table itself is in their direct messages
            return
        rings = called and person.rung_by_dm
        body = await self._presenter.panel(table, user_id, person.locale or table.locale)
        try:
            if panel and not (your_turn or rings) and not self._is_old(panel.posted_at):
                channel = self._client.get_partial_messageable(panel.channel_id)
                if await self._edited(channel, panel.message_id, body):
                    return
            await self._post_panel(table, user_id, rings, body, panel, batch)
        except (discord.Forbidden, discord.NotFound) as closed:
            if closed.code not in (*CLOSED_DMS, UNKNOWN_USER):
                raise
            await self._service.people.note_dms(user_id, "closed")

    async def _post_panel(
        self,
        table: Table,
        user_id: int,
        rings: bool,
        body: MessageBody,
        former: SentMessage | None,
        batch: outbox.Batch,
    ) -> None:
        user = await self._client.fetch_user(user_id)
        channel = await user.create_dm()
        message = await channel.send(
            view=body.layout(),
            files=body.files(),
            nonce=f"p{batch.number:x}.{user_id:x}"[:25],
            silent=not rings,
        )
        if former is not None and former.message_id != message.id:
            await self._take_away(former)
        await self._service.messages.note_panel(table.id, user_id, channel.id, message.id)

    async def _take_away(self, panel: SentMessage) -> None:
        await self._removed(self._client.get_partial_messageable(panel.channel_id), panel.message_id)

    async def _notice(self, user_id: int, texts: list[Text], batch: outbox.Batch) -> None:
        """Send all notices of a batch to one person as one message: it has one nonce and rings once."""
        person = await self._service.people.get(user_id)
        lines = dict.fromkeys(speaker(person.locale).say(text) for text in texts)
        try:
            user = await self._client.fetch_user(user_id)
            content = shortened("\n".join(lines), _LONGEST_NOTICE)
            silent = not await self._service.notifications.may_be_disturbed(user_id)
            await user.send(content, nonce=f"n{batch.number:x}.{user_id:x}"[:25], silent=silent)
        except (discord.Forbidden, discord.NotFound):
            log.info("could not deliver a notice", extra={"table": batch.table_id})

    # ── what both share ──────────────────────────────────────────────────────────────────────────────────

    def _is_old(self, posted_at: float | None) -> bool:
        return posted_at is None or self._service.clock() - posted_at > STALE_AFTER

    async def _edited(
        self, channel: discord.PartialMessageable, message_id: int | None, body: MessageBody
    ) -> bool:
        """Edit a message; False if it can no longer be edited and must be replaced."""
        assert message_id is not None
        try:
            message = channel.get_partial_message(message_id)
            await message.edit(view=body.layout(), attachments=body.files())
        except discord.NotFound as missing:
            if missing.code != 10008:
                raise
            return False
        except discord.HTTPException as refused:
            if refused.code not in (TOO_OLD_TO_EDIT, THREAD_ARCHIVED):
                raise
            return False
        return True

    async def _removed(self, channel: discord.PartialMessageable, message_id: int) -> None:
        """Delete an outdated message, so that only the current one remains."""
        try:
            await channel.get_partial_message(message_id).delete()
        except discord.HTTPException as kept:
            log.info("could not delete an old message", extra={"code": kept.code})


def _together(errands: list[TableErrand]) -> TableErrand:
    """All a batch says in the channel, as one message that mentions nobody twice."""
    mention = tuple(dict.fromkeys(user for errand in errands for user in errand.mention))
    asked = dict.fromkeys(user for errand in errands for user in errand.asked if user not in mention)
    return TableErrand(tuple(note for errand in errands for note in errand.notes), mention, tuple(asked))
