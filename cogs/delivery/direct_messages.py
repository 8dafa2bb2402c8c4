"""Direct messages: everybody's panel of a table, and notices."""

from __future__ import annotations

import logging

import discord

from cogs.delivery.failures import CLOSED_DMS, UNKNOWN_USER
from cogs.delivery.message_editing import MessageEditing
from cogs.delivery.onwards import with_next_table
from cogs.delivery.overtaking import give_way
from cogs.delivery.pace import Urgency, note_urgency
from cogs.delivery.presenter import Presenter
from cogs.delivery.speakers import message_speaker
from cogs.delivery.symbol_loss import with_symbols_or_words
from cogs.ui.command_mentions import clickable
from cogs.ui.components import shortened
from cogs.ui.literal import literal_text
from cogs.ui.lobby_cards import seat_offer
from cogs.ui.message import MessageBody
from engine.core import Text
from render.drawing import others_go_first
from tables import NoticeErrand, PanelErrand, Status, Table, TableService, called_by_dm
from tables.store.features.seen import Shown
from tables.store.messages import SentMessage
from texts import speaker

log = logging.getLogger("lairkeeper.postman")

_LONGEST_NOTICE = 2000


class DirectMessages:
    """Sends and updates what each person gets privately."""

    def __init__(self, editing: MessageEditing, service: TableService, presenter: Presenter) -> None:
        self._editing = editing
        self._client = editing.client
        self._service = service
        self._presenter = presenter

    async def panel(
        self, table: Table, errand: PanelErrand, called: bool, batch: int, urgency: Urgency = Urgency.PANEL
    ) -> None:
        """Edit the panel, or post a new one when it is their turn; it rings if `called` and they want that.

        Somebody who has lost their seat loses the panel too.
        """
        note_urgency(urgency)
        others_go_first()
        user_id = errand.user_id
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
        if table.is_lesson:  # whoever has just asked for it looks at it already
            return
        if table.status is Status.CLOSED and panel is None:  # there is nothing to take back
            return
        rings = called and called_by_dm(table, person)
        nonce = f"p{batch:x}.{user_id:x}"[:25]
        fresh = errand.your_turn or rings or self._editing.may_be_posted(nonce)
        locale = person.locale or table.locale
        body = await self._presenter.panel(table, user_id, locale, notes=_told(table, errand.ended, locale))
        if table.status is Status.PLAYING and not errand.your_turn:
            # Whoever has answered here must not lose the way that their answer has shown them.
            say = message_speaker(table, locale)
            body = await with_next_table(self._service, body, table.id, user_id, say)
        await give_way()
        try:
            if panel and not fresh and not self._editing.is_old(panel.posted_at):
                channel = self._client.get_partial_messageable(panel.channel_id)
                if await self._editing.edited(channel, panel.message_id, body):
                    await self._service.seen.deliver(table.id, user_id, table.version, Shown.DIRECT)
                    return
            await self._post_panel(table, user_id, rings, body, panel, nonce)
            await self._service.seen.deliver(table.id, user_id, table.version, Shown.DIRECT)
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
        nonce: str,
    ) -> None:
        async def send() -> SentMessage:
            channel = await self._channel(user_id, former)

            async def post(body: MessageBody) -> discord.Message:
                return await channel.send(
                    view=body.layout(), files=body.files(), nonce=nonce, silent=not rings
                )

            message = await with_symbols_or_words(body, post)
            return SentMessage(channel.id, message.id, 0.0)

        posted = await self._editing.once(nonce, send)
        if former is not None and former.message_id != posted.message_id:
            await self._take_away(former)
        await self._service.messages.note_panel(table.id, user_id, posted.channel_id, posted.message_id)
        noted = await self._service.messages.panel(table.id, user_id)
        if noted is None or noted.message_id != posted.message_id:  # they have lost the seat meanwhile
            await self._take_away(posted)

    async def _channel(
        self, user_id: int, former: SentMessage | None
    ) -> discord.PartialMessageable | discord.DMChannel:
        """Somebody's direct messages; where they had a panel before, Discord need not be asked."""
        if former is not None:
            return self._client.get_partial_messageable(former.channel_id)
        return await (await self._client.fetch_user(user_id)).create_dm()

    async def _take_away(self, panel: SentMessage) -> None:
        channel = self._client.get_partial_messageable(panel.channel_id)
        await self._editing.removed(channel, panel.message_id)

    async def notice(self, table: Table, notices: list[NoticeErrand], batch: int) -> None:
        """Send all notices of a batch to one person as one message: it has one nonce and rings once."""
        note_urgency(Urgency.PANEL)
        user_id = notices[0].user_id
        say = speaker((await self._service.people.get(user_id)).locale)
        told = dict.fromkeys(say.say(literal_text(one.text)) for one in notices)
        lines = shortened(clickable("\n".join(told)), _LONGEST_NOTICE)
        nonce = f"n{batch:x}.{user_id:x}"[:25]
        try:
            user = await self._client.fetch_user(user_id)
            silent = not await self._service.notifications.may_be_disturbed(user_id)
            await self._editing.must_be_ours()
            if any(one.offers_seat for one in notices):
                await user.send(view=seat_offer(table, lines, say).layout(), nonce=nonce, silent=silent)
            else:
                await user.send(lines, nonce=nonce, silent=silent)
        except (discord.Forbidden, discord.NotFound):
            log.info("could not deliver a notice", extra={"user": user_id})


def _told(table: Table, ended: Text | None, locale: str) -> tuple[str, ...]:
    """How a game was ended, in a line."""
    return () if ended is None else (message_speaker(table, locale).say(literal_text(ended)),)
