"""Replays of games from files: the message that shows one carries the file, so its controls keep working."""

from __future__ import annotations

import asyncio
import io
import logging
from collections import OrderedDict
from collections.abc import Sequence

import aiohttp
import discord

from cogs.client.client import Lairkeeper
from cogs.client.interactions import Interaction, locale_of
from cogs.ui.replay_panel import NO_TABLE, Look, ReplayPanel, in_order
from engine.core import Text, View
from engine.core.registry import game_of
from render import Picture
from tables import Frame, OpenedGame, Refused, opened_game, when_decided
from tables.play.recorded.opening import MOST_BYTES
from texts import Speaker, speaker

log = logging.getLogger("lairkeeper.replays")

FILE_NAME = "lairkeeper-game.json"
_KEPT_IN_MEMORY = 8


class FileReplays:
    """Opens files, and shows any moment of the games in them, to whoever has opened them."""

    def __init__(self, client: Lairkeeper) -> None:
        self._client = client
        self._opened: OrderedDict[int, OpenedGame] = OrderedDict()
        """By attachment."""
        self._one_at_a_time = asyncio.Lock()

    async def open(self, interaction: Interaction, attachment: discord.Attachment) -> None:
        """Show the beginning of the game in an uploaded file."""
        await self._client.service.replays.count_file(interaction.user.id)
        data = await _read(attachment)
        opened = await self._play_again(data)
        file = discord.File(io.BytesIO(data), filename=FILE_NAME)
        await self._show(interaction, opened, Look(0), file)

    async def show(self, interaction: Interaction, look: Look) -> None:
        """Show a moment of the game whose file is in the message of a control."""
        files = interaction.message.attachments if interaction.message else []
        attachment = next((one for one in files if one.filename == FILE_NAME), None)
        if attachment is None:
            raise Refused(Text("button-unknown"))
        if attachment.id not in self._opened:
            await self._client.service.replays.count_file(interaction.user.id)
            self._opened[attachment.id] = await self._play_again(await _read(attachment))
            while len(self._opened) > _KEPT_IN_MEMORY:
                self._opened.popitem(last=False)
        await self._show(interaction, self._opened[attachment.id], look, attachment)

    async def _play_again(self, data: bytes) -> OpenedGame:
        async with self._one_at_a_time:
            return await opened_game(data)

    async def _show(
        self,
        interaction: Interaction,
        opened: OpenedGame,
        look: Look,
        file: discord.File | discord.Attachment,
    ) -> None:
        """Show the moment through anybody's eyes: the game is over, and the file tells everything."""
        seated = look.eyes is not None and look.eyes < opened.seats
        look = look._replace(
            frame=min(look.frame, len(opened.frames) - 1), eyes=look.eyes if seated else None
        )
        state, say = opened.state(look.frame), speaker(locale_of(interaction))
        its_game = game_of(state)
        view: View = its_game.view(state, look.eyes)
        public: View = its_game.view(state, None)
        body = ReplayPanel(
            table_id=NO_TABLE,
            view=view,
            frames=opened.frames,
            look=look,
            speaker=say,
            label_speaker=say,
            pictures=[] if look.more else await self._pictures(opened.frames, look.frame, view, public, say),
            is_over=True,
            has_file=False,
        ).body()
        layout = body.layout()
        layout.add_item(discord.ui.File(f"attachment://{FILE_NAME}"))
        await interaction.edit_original_response(view=layout, attachments=[file, *body.files()])

    async def _pictures(
        self, frames: Sequence[Frame], number: int, view: View, public: View, say: Speaker
    ) -> list[Picture]:
        """All pictures of a moment; the one that matters most comes first."""
        studio, news = self._client.studio, list[Picture]()
        if frames[number].headlines:
            news = [*await studio.side_by_side(public, say), *await studio.moment(public, say)]
        poster = await studio.poster(public, when_decided(frames, public), say)
        return in_order(
            [await studio.hand(view, say)] if view.viewer is not None else [],
            news,
            await studio.table(public, say),
            [] if poster is None else [poster],
        )


async def _read(attachment: discord.Attachment) -> bytes:
    if attachment.size > MOST_BYTES:
        raise Refused(Text("replay-file-too-large", {"most": MOST_BYTES // 1024}))
    try:
        return await attachment.read()
    except (discord.HTTPException, aiohttp.ClientError, OSError) as lost:
        log.info("could not fetch a replay's file: %s", lost)
        raise Refused(Text("replay-file-unreachable")) from None
