"""The cards of lobbies in other channels: posted once, edited as seats fill, ended when the game begins."""

from __future__ import annotations

import discord

from cogs.delivery.message_editing import MessageEditing
from cogs.delivery.speakers import message_speaker
from cogs.ui.lobby_cards import card_message, signpost
from cogs.ui.message import MessageBody
from engine.core import Text
from tables import Card, CardErrand, NoticeErrand, Status, Table, TableErrand, TableService
from tables.store.company.cards import THREAD, WANTED
from tables.store.messages import SentMessage
from tables.store.timers import COMPLETE


async def starts_at(service: TableService, table: Table) -> float | None:
    """When the game of a lobby starts by itself, if everybody it waits for is there."""
    return next(iter(await service.timers.due_times(table.id, (COMPLETE,), 0)), None)


async def is_looking(service: TableService, table: Table) -> bool:
    """Whether the server reads that a lobby looks for players."""
    return await service.company.cards.get(table.id, WANTED) is not None


class LobbyCards:
    """Brings cards up to date."""

    def __init__(self, editing: MessageEditing, service: TableService) -> None:
        self._editing = editing
        self._service = service

    async def update(self, table: Table, kind: str, batch: int) -> None:
        """Edit a card, or post it; a lobby that is over has shown its card for the last time."""
        cards = self._service.company.cards
        card = await cards.get(table.id, kind)
        if card is None:
            return
        body = await self._told(table, card)
        channel = self._editing.client.get_partial_messageable(card.channel_id, guild_id=table.guild_id)
        is_shown = card.message_id is not None and await self._editing.edited(channel, card.message_id, body)
        if table.status is not Status.LOBBY:
            await cards.forget(table.id, kind)
        elif not is_shown and kind == WANTED:
            try:
                await self._post(table, card, body, channel, batch)
            except (discord.Forbidden, discord.NotFound):
                await self._give_up(table, card)

    async def _told(self, table: Table, card: Card) -> MessageBody:
        """A card's text; where players are wanted in the same channel, that card alone tells of the lobby."""
        say = message_speaker(table, table.locale)
        if card.kind == THREAD:
            wanted = await self._service.company.cards.get(table.id, WANTED)
            if wanted is not None and wanted.channel_id == card.channel_id:
                return signpost(table, say)
        return card_message(table, card, await starts_at(self._service, table), say)

    async def _give_up(self, table: Table, card: Card) -> None:
        """Tell the host that nobody hears of their table there; they can look for players again."""
        await self._service.company.cards.forget(table.id, card.kind)
        refused = Text("looking-refused", {"channel": f"<#{card.channel_id}>"})
        notice = NoticeErrand(table.host_id, refused)
        await self._service.outbox.add(table.id, [TableErrand(), CardErrand(THREAD), notice])

    async def _post(
        self, table: Table, card: Card, body: MessageBody, channel: discord.PartialMessageable, batch: int
    ) -> None:
        """Post a card; one that takes the place of another calls nobody again."""
        nonce = f"c{batch:x}.{card.kind}"[:25]
        called = [discord.Object(card.role_id)] if card.role_id and card.message_id is None else []

        async def send() -> SentMessage:
            message = await channel.send(
                view=body.layout(),
                files=body.files(),
                nonce=nonce,
                allowed_mentions=discord.AllowedMentions(roles=called),
                silent=not called,
            )
            return SentMessage(channel.id, message.id, 0.0)

        posted = await self._editing.once(nonce, send)
        if card.message_id is not None:
            await self._editing.removed(channel, card.message_id)
        await self._service.company.cards.note_posted(table.id, card.kind, posted.message_id)
