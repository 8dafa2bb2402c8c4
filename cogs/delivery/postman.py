"""Delivers the outbox: the messages of one table in order, tables in parallel, none twice, none lost."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Collection, Coroutine, Iterable
from contextlib import suppress
from typing import Any

import discord

from cogs.delivery.calls import SILENCE, is_mentioned, quiet_call, together
from cogs.delivery.cards import LobbyCards
from cogs.delivery.direct_messages import DirectMessages
from cogs.delivery.failures import is_rate_limit, pause_after, refusal_of
from cogs.delivery.message_editing import MessageEditing, delivering
from cogs.delivery.overtaking import OvertakenError, Overtaking
from cogs.delivery.pace import Pace, insist_before_sending
from cogs.delivery.presenter import Presenter
from cogs.operations.log_places import note_server, note_table
from cogs.operations.metrics import Delivery
from engine.core import Text
from tables import (
    CardErrand,
    Errand,
    NoticeErrand,
    PanelErrand,
    PostErrand,
    Refused,
    Status,
    StorageError,
    Table,
    TableErrand,
    TableService,
    is_quiet,
)
from tables.store import outbox
from tables.store.fault_points import FaultPoint, fault_point
from tables.store.leases import LeaseLostError
from tables.store.messages import SentMessage

log = logging.getLogger("lairkeeper.postman")

TRY_AGAIN_AFTER = 3600.0
"""How many seconds a message waits that somebody must make possible first."""
AFTER_BROKEN_STORAGE = 60.0
ENDING_MATTERS = 14 * 24 * 3600.0
"""For how many seconds after its latest message we try to show a channel how its game has ended."""
_MOST_ATTEMPTS = 4


class Postman:
    """Sends what is in the outbox until it is empty.

    What Discord cannot take at the moment is waited for. What Discord refuses stays in the outbox and is
    tried again with the next change of the table, when its server changes, or within the hour.
    """

    def __init__(
        self, client: discord.Client, service: TableService, presenter: Presenter, pace: Pace
    ) -> None:
        self._client = client
        self._pace = pace
        self._service = service
        self._presenter = presenter
        self._editing = MessageEditing(client, service)
        self._direct = DirectMessages(self._editing, service, presenter)
        self._cards = LobbyCards(self._editing, service)
        self._rounds: dict[int, asyncio.Task[None]] = {}
        self._called: set[int] = set()
        self._overtaking = Overtaking(service.outbox, self._called)
        self._settled: dict[int, dict[str, Errand | None]] = {}
        """By batch: the parts that are delivered (None) or put back (the errand)."""
        self._put_back: dict[int, asyncio.TimerHandle] = {}
        self._waiting: dict[int, float] = {}
        """Since when a table has had messages to deliver, by the clock of the event loop."""
        self._banned_until = 0.0
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
        self._waiting.setdefault(table_id, asyncio.get_running_loop().time())
        if table_id not in self._rounds:
            self._rounds[table_id] = asyncio.create_task(self._round(table_id), name=f"post-{table_id}")
        self._overtaking.look(table_id)

    def delivery(self) -> Delivery:
        """How delivery is doing."""
        now = asyncio.get_running_loop().time()
        oldest = max((now - since for since in self._waiting.values()), default=0.0)
        return Delivery(oldest, len(self._put_back), self._pace.backlog)

    async def try_again(self, guild_id: int) -> None:
        """Something has changed on a server: what was refused there may be possible now.

        Whoever hears of the change tries, whichever process was refused; what is on its way now may be
        refused yet, though it would be possible by the time it is put back.
        """
        with suppress(StorageError):  # it is tried within the hour anyway
            self._call_again(await self._service.outbox.tables_on(guild_id))

    async def try_direct_messages_again(self) -> None:
        """The bot is on a server more: it may now reach somebody with whom it shared none."""
        with suppress(StorageError):  # it is tried within the hour anyway
            self._call_again(await self._service.outbox.tables_in_direct_messages())

    def _call_again(self, tables: Iterable[int]) -> None:
        for table_id in tables:
            if table_id not in self._rounds:
                self._call_later(table_id, outbox.LEASE)
            self.call(table_id)

    async def close(self) -> None:
        """Stop; what is not delivered stays in the outbox for the next start."""
        self._closing = True
        for alarm in self._put_back.values():
            alarm.cancel()
        for task in self._rounds.values():
            task.cancel()
        await asyncio.gather(*self._rounds.values(), return_exceptions=True)

    async def _round(self, table_id: int) -> None:
        note_table(table_id)
        try:
            while table_id in self._called:
                self._called.discard(table_id)
                await self._empty_outbox(table_id)
            self._waiting.pop(table_id, None)
        except StorageError:
            log.exception("the outbox cannot be read", extra={"table": table_id})
            self._call_later(table_id, AFTER_BROKEN_STORAGE)
        finally:
            self._rounds.pop(table_id, None)
            if table_id in self._called:
                self.call(table_id)

    async def _empty_outbox(self, table_id: int) -> None:
        """Deliver batch after batch, until only what had to be put back is left."""
        put_back = 0
        while await self._service.outbox.count(table_id) > put_back:
            await self._pace.room()  # until then, whatever else happens at the table joins the batch
            batch = await self._service.outbox.claim(table_id)
            if batch is None:
                if table_id in self._put_back:  # another process may put it back again
                    self._call_later(table_id, outbox.LEASE)
                return
            try:
                await fault_point(FaultPoint.CLAIMED)
                put_back = await self._deliver(batch)
            except LeaseLostError:
                log.warning(
                    "another process has taken over", extra={"table": table_id, "batch": batch.number}
                )
                self._forget(batch)
                return
        if not put_back and table_id in self._put_back:
            self._put_back.pop(table_id).cancel()

    def _call_later(self, table_id: int, seconds: float) -> None:
        if self._closing:
            return
        if table_id in self._put_back:
            self._put_back[table_id].cancel()
        loop = asyncio.get_running_loop()
        self._put_back[table_id] = loop.call_later(seconds, self.call, table_id)

    # ── one batch ────────────────────────────────────────────────────────────────────────────────────────

    async def _deliver(self, batch: outbox.Batch) -> int:
        """Send what is left of a batch; returns how many errands were put back into the outbox.

        After a failure that passes by itself, the caller gets the same batch again, some time later.
        """
        delivering.set(batch)
        insist_before_sending(self._editing.must_be_ours)
        await self._wait_for_the_end_of_a_ban()
        settled = self._settled.setdefault(batch.number, {})
        try:
            table = await self._service.repository.table(batch.table_id)
        except Refused:  # the table is gone
            await self._finish(batch)
            return 0
        note_server(table.guild_id)
        parts = await self._parts(table, batch)
        left = [name for name in parts if name not in settled]
        # Wait for all of them before the next try: none may still be in flight then. What stays in the
        # channel goes first, so that the table's message is below it.
        first = [name for name in left if isinstance(parts[name][0], PostErrand)]
        left = [*first, *(name for name in left if name not in first)]
        outcomes: list[BaseException | None] = []
        for wave in (left[: len(first)], left[len(first) :]):
            outcomes += await asyncio.gather(*(parts[name][1] for name in wave), return_exceptions=True)
        for name in parts.keys() - set(left):
            parts[name][1].close()
        pauses: list[float] = []
        overtaken: list[int] = []
        for name, outcome in zip(left, outcomes, strict=True):
            if outcome is None:
                settled[name] = None
            elif isinstance(outcome, OvertakenError):
                overtaken.append(outcome.user_id)
            elif isinstance(outcome, LeaseLostError) or not isinstance(outcome, Exception):
                raise outcome
            elif (pause := await self._pause_after(outcome, batch)) is not None:
                pauses.append(pause)
            else:
                settled[name] = await self._errand_to_put_back(table, parts[name][0], outcome)
        if pauses:
            await self._service.outbox.failed(batch)
            async with self._service.outbox.kept(batch):
                await asyncio.sleep(max(pauses))
            return 0
        return await self._finish(batch, overtaken)

    async def _finish(self, batch: outbox.Batch, overtaken: Collection[int] = ()) -> int:
        """Delete a batch, except for whatever of it is still to be delivered."""
        await fault_point(FaultPoint.DELIVERED)
        kept = [one for one in self._settled.get(batch.number, {}).values() if one is not None]
        await self._service.outbox.done(batch, kept, self._service.clock() + TRY_AGAIN_AFTER, overtaken)
        self._overtaking.note(batch.table_id, overtaken)
        self._forget(batch)
        if kept:
            self._call_later(batch.table_id, TRY_AGAIN_AFTER)
        return len(kept)

    def _forget(self, batch: outbox.Batch) -> None:
        self._settled.pop(batch.number, None)
        self._editing.forget(batch.number)

    async def _wait_for_the_end_of_a_ban(self) -> None:
        """All tables wait together: every request during a ban may prolong it."""
        left = self._banned_until - asyncio.get_running_loop().time()
        if left > 0:
            await asyncio.sleep(left)

    async def _pause_after(self, trouble: Exception, batch: outbox.Batch) -> float | None:
        """How long to wait before the next try; None if that is for something to change."""
        extra = {"table": batch.table_id, "batch": batch.number}
        pause = pause_after(trouble, batch.attempts)
        if pause is not None:
            log.warning("not delivered yet: %s", trouble, extra=extra)
            if is_rate_limit(trouble):
                self._banned_until = asyncio.get_running_loop().time() + pause
            return pause
        if refusal_of(trouble) is not None:
            return None
        log.error("not delivered", exc_info=trouble, extra=extra)
        is_known = batch.table_id in self._put_back
        return None if is_known or batch.attempts >= _MOST_ATTEMPTS else 2.0**batch.attempts

    async def _errand_to_put_back(self, table: Table, errand: Errand, trouble: Exception) -> Errand | None:
        """What is tried again later of an errand that is refused; None if it no longer matters."""
        if isinstance(errand, NoticeErrand | CardErrand) or not self._still_matters(table):
            return None
        if not isinstance(errand, TableErrand):
            return errand
        refusal = refusal_of(trouble)
        if refusal is None:
            return errand
        if SILENCE in errand.notes:
            return errand
        extra = {"table": table.id, "code": getattr(trouble, "code", None)}
        log.warning("cannot post to a table's channel", extra=extra)
        where_it_is = Text(refusal, {"channel": f"<#{table.channel_id}>"})
        if table.seat_of(table.host_id) is not None:  # they may have been forgotten
            await self._service.outbox.add(table.id, [NoticeErrand(table.host_id, where_it_is)])
        return TableErrand((SILENCE, *errand.notes), errand.mention, errand.asked)

    def _still_matters(self, table: Table) -> bool:
        """Whether somebody waits to see this table: it is open, or its game has ended lately."""
        if table.status is Status.OVER and table.message_at is not None:
            return self._service.clock() - table.message_at < ENDING_MATTERS
        return table.status in (Status.LOBBY, Status.PLAYING)

    # ── the parts of a batch ─────────────────────────────────────────────────────────────────────────────

    async def _parts(
        self, table: Table, batch: outbox.Batch
    ) -> dict[str, tuple[Errand, Coroutine[Any, Any, None]]]:
        """Every message of a batch by name: what it is for, and its delivery."""
        errands = await self._service.notifications.up_to_date(table, batch.errands)
        public = [errand for errand in errands if isinstance(errand, TableErrand)]
        panels: dict[int, PanelErrand] = {}
        notices: dict[int, list[NoticeErrand]] = {}
        posts = [errand for errand in errands if isinstance(errand, PostErrand)]
        for errand in errands:
            match errand:
                case PanelErrand():
                    panels[errand.user_id] = errand.after(panels.get(errand.user_id, errand))
                case NoticeErrand():
                    notices.setdefault(errand.user_id, []).append(errand)
                case _:
                    pass
        calls = together(public)
        on_turn = {*calls.mention, *(user_id for user_id, panel in panels.items() if panel.your_turn)}
        rung = await self._service.notifications.allowed_now(table, {*on_turn, *calls.asked})
        ringing = panels.keys() & on_turn
        called = [user_id for user_id in (*calls.mention, *calls.asked) if user_id in rung]
        people = await self._service.people.all_of(called)
        mentioned = [one for one in called if is_mentioned(table, people[one], ringing)]
        parts: dict[str, tuple[Errand, Coroutine[Any, Any, None]]] = {}
        for post in posts:
            parts[f"post {post.version}"] = post, self._post(table, post.version, batch.number)
        to_put_back = calls
        if is_quiet(table.table_settings):
            for user_id in called:
                if user_id in calls.asked or user_id not in panels:
                    notices.setdefault(user_id, []).extend(quiet_call(table, people[user_id]))
            to_put_back = TableErrand(calls.notes)  # whoever is called is called by now
        if public or posts:  # a post that was put back comes above the table's message, too
            table_message = self._public(table, calls, mentioned, batch.number, below=bool(posts))
            parts["table"] = to_put_back, table_message
        for card in dict.fromkeys(one for one in errands if isinstance(one, CardErrand)):
            parts[f"card {card.kind}"] = card, self._cards.update(table, card.kind, batch.number)
        for user_id, told in notices.items():
            if told:
                parts[f"notice {user_id}"] = told[0], self._direct.notice(table, told, batch.number)
        urgency = self._overtaking.urgency(table.id)
        for user_id, panel in panels.items():
            delivery = self._direct.panel(table, panel, user_id in on_turn & rung, batch.number, urgency)
            # In another batch than the board that calls its owner, a panel could no longer ring for it.
            if batch.is_new and (panel.your_turn or user_id not in calls.mention):
                delivery = self._overtaking.patiently(table.id, user_id, delivery, self._editing.must_be_ours)
            parts[f"panel {user_id}"] = panel, delivery
        return parts

    async def _public(
        self, table: Table, errand: TableErrand, rung: list[int], batch: int, *, below: bool
    ) -> None:
        """Edit the channel's message; post it anew if it rings or belongs `below` a new post.

        So people find it at the end.
        """
        body = await self._presenter.public(table, errand)
        channel = self._client.get_partial_messageable(table.channel_id, guild_id=table.guild_id)
        nonce, people = f"t{batch:x}", [discord.Object(user_id) for user_id in rung]
        fresh = rung or below or self._must_be_posted(table) or self._editing.may_be_posted(nonce)
        if not fresh and await self._editing.edited(channel, table.message_id, body):
            return
        if table.status is Status.CLOSED and table.message_id is None:
            return

        async def send() -> SentMessage:
            message = await channel.send(
                view=body.layout(),
                files=body.files(),
                nonce=nonce,
                allowed_mentions=discord.AllowedMentions(users=people),
                silent=is_quiet(table.table_settings),
            )
            return SentMessage(table.channel_id, message.id, 0.0)

        posted = await self._editing.once(nonce, send)
        # Remove the old one first: if interrupted here, the next attempt still knows what to remove.
        if table.message_id is not None and table.message_id != posted.message_id:
            await self._editing.removed(channel, table.message_id)
            await fault_point(FaultPoint.REMOVED)
        await self._service.messages.note_table_message(table.id, posted.message_id)

    async def _post(self, table: Table, version: int, batch: int) -> None:
        """Post what a round has brought; nobody is called, and it stays."""
        body = await self._presenter.round_post(table, version)
        if body is None:
            return
        channel = self._client.get_partial_messageable(table.channel_id, guild_id=table.guild_id)
        nonce = f"r{batch:x}.{version:x}"[:25]

        async def send() -> SentMessage:
            message = await channel.send(
                view=body.layout(),
                files=body.files(),
                nonce=nonce,
                allowed_mentions=discord.AllowedMentions.none(),
                silent=True,
            )
            return SentMessage(table.channel_id, message.id, 0.0)

        await self._editing.once(nonce, send)

    def _must_be_posted(self, table: Table) -> bool:
        """Whether there is no message to edit; an old one is replaced, except at a quiet table."""
        if table.message_id is None or not table.message_at:
            return True
        return self._editing.is_old(table.message_at) and not is_quiet(table.table_settings)
