"""Looking at a table: `/hand`, `/board`, `/log`, the same by button, and following a table as an onlooker."""

from __future__ import annotations

import asyncio

import discord
from discord import app_commands
from discord.ext import commands

from cogs.answering.table_lookup import complete_seat, complete_table, seat_meant, table_in, table_meant
from cogs.client.client import Lairkeeper
from cogs.client.command_texts import localised
from cogs.client.interactions import Interaction, locale_of, show, tell
from cogs.client.router import Click
from cogs.delivery.speakers import message_speaker
from cogs.ui.components import button
from cogs.ui.custom_ids import Id, write_id
from cogs.ui.endings import how_it_went, own_result
from cogs.ui.message import MOST_TEXT, MessageBody
from cogs.ui.moments import share_button
from cogs.ui.table_message import board_message, spotlight_message
from cogs.ui.turn_panel import standing
from engine.core import Text, to_reader
from engine.core.registry import game_of
from tables import Refused, Table
from texts import Speaker, speaker

_WHOLE_STORY = 10_000
_TABLE = {"table": localised("opt-table")}
_TABLE_ABOUT = {"table": localised("opt-table-about")}


class Looking(commands.Cog):
    """Shows what can be seen without deciding anything; always privately."""

    def __init__(self, client: Lairkeeper) -> None:
        self.client = client
        self.service = client.service
        for action, handler in {
            "hand": self._clicked_hand,
            "board": self._clicked_board,
            "whole": self._clicked_whole,
            "closer": self._chose_seat,
            "text": self._clicked_text,
            "follow": self._clicked_follow,
        }.items():
            client.router.add(action, handler)
        client.router.add("log", self._clicked_log, args=1)
        client.router.add("happened", self._clicked_happened, args=2)

    async def cog_load(self) -> None:
        """Add the entry to the menu of every message."""
        menu = app_commands.ContextMenu(name=localised("menu-text"), callback=self._told_as_text)
        self.client.tree.add_command(menu)

    @app_commands.command(name=localised("cmd-hand"), description=localised("cmd-hand-about"))
    @app_commands.rename(**_TABLE)
    @app_commands.describe(**_TABLE_ABOUT)
    async def hand(self, interaction: Interaction, table: str | None = None) -> None:
        """Show you your hand."""
        await interaction.response.defer(ephemeral=True)
        await self._show_hand(interaction, await table_meant(self.service, interaction, table))

    @app_commands.command(name=localised("cmd-board"), description=localised("cmd-board-about"))
    @app_commands.rename(player=localised("opt-player"), **_TABLE)
    @app_commands.describe(player=localised("opt-player-about"), **_TABLE_ABOUT)
    async def board(
        self, interaction: Interaction, player: str | None = None, table: str | None = None
    ) -> None:
        """Show the board, or one player's part of it."""
        await interaction.response.defer(ephemeral=True)
        meant = await table_meant(self.service, interaction, table)
        if player is None:
            await self._show_board(interaction, meant)
        else:
            await self._show_spotlight(interaction, meant, player)

    @app_commands.command(name=localised("cmd-log"), description=localised("cmd-log-about"))
    @app_commands.rename(**_TABLE)
    @app_commands.describe(**_TABLE_ABOUT)
    async def log(self, interaction: Interaction, table: str | None = None) -> None:
        """Tell the story so far."""
        await interaction.response.defer(ephemeral=True)
        await self._show_log(interaction, await table_meant(self.service, interaction, table), None)

    @hand.autocomplete("table")
    @board.autocomplete("table")
    @log.autocomplete("table")
    async def _tables(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        return await complete_table(self.service, interaction, typed)

    @board.autocomplete("player")
    async def _players(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        return await complete_seat(self.service, interaction, interaction.namespace.table, typed)

    async def _clicked_hand(self, click: Click) -> None:
        await click.interaction.response.defer(ephemeral=True, thinking=True)
        await self._show_hand(click.interaction, await click.table(self.service))

    async def _clicked_board(self, click: Click) -> None:
        await click.interaction.response.defer(ephemeral=True, thinking=True)
        await self._show_board(click.interaction, await click.table(self.service))

    async def _clicked_whole(self, click: Click) -> None:
        """Replace one player's part by the whole board."""
        await click.interaction.response.defer()
        await self._show_board(click.interaction, await click.table(self.service))

    async def _chose_seat(self, click: Click) -> None:
        await click.interaction.response.defer()
        table = await click.table(self.service)
        await self._show_spotlight(click.interaction, table, next(iter(click.values), ""))

    async def _clicked_text(self, click: Click) -> None:
        """Show the text twin: everything this person may see, in sentences."""
        await click.interaction.response.defer(ephemeral=True, thinking=True)
        await self._show_text(click)

    async def _told_as_text(self, interaction: Interaction, message: discord.Message) -> None:
        """The same for a message of a table, from that message's menu."""
        await interaction.response.defer(ephemeral=True)
        table_id = table_in(message) if message.author == self.client.user else None
        if table_id is None:
            raise Refused(Text("no-table-in-message"))
        await self._show_text(Click(interaction, Id("text", table_id), [], speaker(locale_of(interaction))))

    async def _show_text(self, click: Click) -> None:
        table = await click.table(self.service)
        seat = table.seat_of(click.user_id)
        view = await self.client.presenter.view(table, seat)
        say = message_speaker(table, click.say.locale)
        twin = game_of(table).describe(view)
        lines = [say.say(line if seat is None else to_reader(line, seat, say.can_say)) for line in twin]
        turned = await self.client.presenter.turning_point(table, view)
        ending = [own_result(view, say), *how_it_went(view, say, turned)]
        body = MessageBody(["\n".join(lines), standing(view, say), *ending])
        await click.interaction.edit_original_response(view=body.layout())

    async def _clicked_log(self, click: Click) -> None:
        await click.interaction.response.defer()
        table = await click.table(self.service)
        await self._show_log(click.interaction, table, click.number)

    async def _clicked_happened(self, click: Click) -> None:
        """Show all news of a panel with their pictures, as this person saw them happen."""
        await click.interaction.response.defer(ephemeral=True, thinking=True)
        table = await click.table(self.service)
        seat = table.must_seat(click.user_id)
        say = message_speaker(table, click.say.locale)
        first, last = click.id.args[:2]
        replays = self.service.replays
        between = await replays.version(table, first), await replays.version(table, last)
        lines, pictures = await self.client.presenter.news.moments(table, seat, between, say)
        title = f"### {say.say(game_of(table).title)}"
        share = share_button(table, say, first, last) if pictures else []
        rows = [share] if share else []
        await show(click.interaction, MessageBody([title, *lines], rows, pictures, colour_of=seat))

    async def _clicked_follow(self, click: Click) -> None:
        await click.interaction.response.defer(ephemeral=True, thinking=True)
        table = await click.table(self.service)
        text = await self.service.onlookers.toggle(table, click.user_id)
        await tell(click.interaction, click.say.say(text))

    async def _show_hand(self, interaction: Interaction, table: Table) -> None:
        seat = table.must_seat(interaction.user.id)
        view = await self.client.presenter.view(table, seat)
        locale = locale_of(interaction)
        say = message_speaker(table, locale)
        pictures = await self.client.presenter.gallery.hand(table, view, locale)
        buttons = [button(say("button-text"), write_id("text", table.id))]
        if view.decisions:
            buttons.insert(0, button(say("button-turn"), write_id("turn", table.id)))
        body = MessageBody([standing(view, say)], [buttons], pictures, colour_of=seat)
        await show(interaction, body)

    async def _show_board(self, interaction: Interaction, table: Table) -> None:
        view = await self.client.presenter.view(table, None)
        locale = locale_of(interaction)
        pictures = await self.client.presenter.gallery.board(table, view, locale)
        body = board_message(table, view, message_speaker(table, locale), pictures)
        await show(interaction, body)

    async def _show_spotlight(self, interaction: Interaction, table: Table, named: str) -> None:
        """Show one seat's part of the table, from the public view whoever asks."""
        view = await self.client.presenter.view(table, None)
        seat = seat_meant(table, named)
        locale = locale_of(interaction)
        pictures = await self.client.presenter.gallery.spotlight(table, view, seat, locale)
        body = spotlight_message(table, view, seat, message_speaker(table, locale), pictures)
        await show(interaction, body)

    async def _show_log(self, interaction: Interaction, table: Table, page: int | None) -> None:
        """Show one page of the story, the last by default."""
        await self.service.play.state_in_play(table)
        say = message_speaker(table, locale_of(interaction))
        moves = await self.service.repository.story(table, table.seat_of(interaction.user.id), _WHOLE_STORY)
        pages = await asyncio.to_thread(_pages, moves, say)
        shown = min(len(pages) - 1 if page is None else page, len(pages) - 1)
        earlier = button(say("button-earlier"), write_id("log", table.id, shown - 1), disabled=shown == 0)
        later_page = min(shown + 1, len(pages))
        later = button(
            say("button-later"), write_id("log", table.id, later_page), disabled=shown == len(pages) - 1
        )
        title = say("log-title", page=shown + 1, pages=len(pages))
        body = MessageBody([f"### {title}", pages[shown]], [[earlier, later]] if len(pages) > 1 else [])
        await interaction.edit_original_response(view=body.layout())


def _pages(moves: list[list[Text]], say: Speaker) -> list[str]:
    """The whole story in pages of one message each; a long game has thousands of lines."""
    pages = [""]
    for line in [say.say(line) for move in moves for line in move]:
        if len(pages[-1]) + len(line) + 1 > MOST_TEXT - 200:
            pages.append("")
        pages[-1] += f"{line}\n"
    return [page.strip() for page in pages]


async def setup(client: Lairkeeper) -> None:
    """Called by discord.py when the cog is loaded."""
    await client.add_cog(Looking(client))
