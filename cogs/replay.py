"""`/replay`: a game move by move, in private; a finished one through any eyes, as a file, and from one."""

from __future__ import annotations

import io

import discord
from discord import app_commands
from discord.ext import commands

from cogs.answering.replay_files import FileReplays
from cogs.answering.table_lookup import matching, table_meant
from cogs.client.client import Lairkeeper
from cogs.client.command_texts import localised
from cogs.client.interactions import Interaction, is_here, locale_of, show
from cogs.client.router import Click, number_in
from cogs.delivery.speakers import message_speaker, picture_speaker
from cogs.ui.command_mentions import clickable
from cogs.ui.moments import may_be_shared
from cogs.ui.replay_panel import EVERYBODY, LAST, NO_TABLE, POSTER, Look, ReplayPanel, in_order
from engine.core import Seat, Text, View
from engine.core.record import write_record
from engine.core.registry import game_of
from engine.core.saving import BrokenSaveError
from render import Picture
from tables import Frame, Refused, Status, Table
from texts import speaker


class Replay(commands.Cog):
    """The replay panel and the export of finished games."""

    def __init__(self, client: Lairkeeper) -> None:
        self.client = client
        self.service = client.service
        self.files = FileReplays(client)
        client.router.add("replay-open", self._clicked_open)
        client.router.add("replay", self._clicked_step, args=2)
        client.router.add("replay-picture", self._clicked_picture, args=3)
        client.router.add("replay-more", self._clicked_more, args=2)
        client.router.add("replay-to", self._chose_moment, args=2)
        client.router.add("replay-eyes", self._chose_eyes, args=2)
        client.router.add("replay-export", self._clicked_export)

    @app_commands.command(name=localised("cmd-replay"), description=localised("cmd-replay-about"))
    @app_commands.rename(
        table=localised("opt-table"), export=localised("opt-export"), file=localised("opt-file")
    )
    @app_commands.describe(
        table=localised("opt-replay-table-about"),
        export=localised("opt-export-about"),
        file=localised("opt-file-about"),
    )
    async def replay(
        self,
        interaction: Interaction,
        table: str | None = None,
        export: bool = False,
        file: discord.Attachment | None = None,
    ) -> None:
        """Step through a game, or export it; also one that comes from a file."""
        await interaction.response.defer(ephemeral=True)
        if file is not None:
            await self.files.open(interaction, file)
            return
        meant = await self._meant(interaction, table)
        if export:
            content, record = await self._exported(meant, interaction)
            await interaction.edit_original_response(content=content, attachments=[record])
        else:
            await self._show(interaction, meant, Look(0))

    @replay.autocomplete("table")
    async def _tables(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        say = speaker(locale_of(interaction))
        near = await self.service.replays.near(interaction.user.id, interaction.channel_id)
        found = [
            (f"{say.say(game_of(one).title)}: {', '.join(one.names)} (#{one.id})", str(one.id))
            for one in near
        ]
        return matching(found, typed)

    async def _meant(self, interaction: Interaction, named: str | None) -> Table:
        """The table they name, or else this channel's, or else the game that was last ended here."""
        near = await self.service.replays.near(interaction.user.id, interaction.channel_id)
        if named is not None:
            for table in near:
                if named == str(table.id):
                    return table
            raise Refused(Text("no-such-table"))
        try:
            return await table_meant(self.service, interaction, None)
        except Refused:
            for table in near:
                if is_here(interaction, table):
                    return table
            raise

    async def _clicked_open(self, click: Click) -> None:
        """Show the first moment, or the one that the button's id has, or the poster it ends with."""
        await click.interaction.response.defer(ephemeral=True, thinking=True)
        table = await click.table(self.service)
        version = await self.service.replays.version(table, click.id.args[0]) if click.id.args else 0
        frames = await self.service.replays.frames_to_show(table)
        known = [number for number, frame in enumerate(frames) if frame.version <= version]
        look = Look(known[-1] if known else 0, picture=POSTER if click.id.args[1:] == (LAST,) else 0)
        await self._show(click.interaction, table, look)

    async def _clicked_step(self, click: Click) -> None:
        """Go to another moment, and by *Last* to the poster of a finished game."""
        await click.interaction.response.defer()
        goes_to_the_end = click.id.args[2:] == (LAST,)
        await self._show_at(click, _look(click)._replace(picture=POSTER if goes_to_the_end else 0))

    async def _clicked_picture(self, click: Click) -> None:
        await click.interaction.response.defer()
        await self._show_at(click, _look(click)._replace(picture=number_in(click.id.args[2])))

    async def _clicked_more(self, click: Click) -> None:
        await click.interaction.response.defer()
        await self._show_at(click, _look(click)._replace(more=True))

    async def _chose_moment(self, click: Click) -> None:
        await click.interaction.response.defer()
        await self._show_at(click, _look(click)._replace(frame=number_in(click.value)))

    async def _chose_eyes(self, click: Click) -> None:
        await click.interaction.response.defer()
        await self._show_at(click, _look(click)._replace(eyes=_eyes(click.value)))

    async def _clicked_export(self, click: Click) -> None:
        await click.interaction.response.defer()
        table = await click.table(self.service)
        content, file = await self._exported(table, click.interaction)
        await click.interaction.followup.send(content, file=file, ephemeral=True)

    async def _exported(self, table: Table, interaction: Interaction) -> tuple[str, discord.File]:
        record = await self.service.replays.record(table, interaction.user.id)
        name = f"lairkeeper-{table.game}-{table.id}.json"
        say = speaker(locale_of(interaction))
        return clickable(say("replay-export")), discord.File(io.BytesIO(write_record(record)), filename=name)

    async def _show_at(self, click: Click, look: Look) -> None:
        if click.id.table == NO_TABLE:
            await self.files.show(click.interaction, look)
            return
        await self._show(click.interaction, await click.table(self.service), look)

    async def _show(self, interaction: Interaction, table: Table, look: Look) -> None:
        """Show a moment; before the end of the game only the public view, whatever the button says."""
        replays = self.service.replays
        is_over = replays.shows_everything(table)
        frames = await replays.frames_to_show(table)
        if not frames:
            raise BrokenSaveError("no state of this game can be read")
        seated = look.eyes is not None and look.eyes < len(table.holders)
        look = look._replace(
            frame=min(look.frame, len(frames) - 1), eyes=look.eyes if is_over and seated else None
        )
        state = await self.service.history.state(table.id, frames[look.frame].version)
        view: View = game_of(table).view(state, look.eyes)
        public: View = game_of(table).view(state, None)
        locale = locale_of(interaction)
        shown = (frames[look.frame], view, public)
        pictures = [] if look.more else await self._pictures(table, *shown, locale)
        body = ReplayPanel(
            table_id=table.id,
            view=view,
            frames=frames,
            look=look,
            speaker=message_speaker(table, locale),
            label_speaker=picture_speaker(table, locale),
            pictures=pictures,
            is_over=is_over,
            has_file=table.status is Status.OVER,
            can_be_shared=may_be_shared(table),
        ).body()
        await show(interaction, body)

    async def _pictures(
        self, table: Table, frame: Frame, view: View, public: View, locale: str
    ) -> list[Picture]:
        """All pictures of a moment; the one that matters most comes first."""
        gallery, news = self.client.presenter.gallery, list[Picture]()
        if frame.headlines:
            news += await gallery.side_by_side(table, public, locale)
            news += await gallery.moment(table, public, locale)
        turned = await self.client.presenter.turning_point(table, public)
        return in_order(
            await gallery.hand(table, view, locale) if view.viewer is not None else [],
            news,
            await gallery.board(table, public, locale),
            await gallery.poster(table, public, turned, locale),
        )


def _look(click: Click) -> Look:
    """The moment and the eyes in a control's custom id."""
    return Look(click.number, _eyes(click.id.args[1]))


def _eyes(word: str) -> Seat | None:
    return None if word == EVERYBODY else number_in(word)


async def setup(client: Lairkeeper) -> None:
    """Called by discord.py when the cog is loaded."""
    await client.add_cog(Replay(client))
