"""Looking at a table or at one who sits there: `/hand`, `/board`, `/log`, and the same by button."""

from __future__ import annotations

from discord import app_commands
from discord.ext import commands

from cogs.answering.table_lookup import complete_seat, complete_table, seat_meant, table_meant
from cogs.client.client import Lairkeeper
from cogs.client.command_texts import words
from cogs.client.router import Click, Interaction, locale_of
from cogs.delivery.presenter import message_speaker
from cogs.ui.board import board_sheet, spotlight_sheet
from cogs.ui.ids import write_id
from cogs.ui.panel import standing
from cogs.ui.sheet import MOST_TEXT, Sheet, button
from engine.core.registry import game
from tables import Table

_WHOLE_STORY = 10_000
_TABLE = {"table": words("opt-table")}
_TABLE_ABOUT = {"table": words("opt-table-about")}


class Looking(commands.Cog):
    """What can be seen without deciding anything; always answered privately."""

    def __init__(self, client: Lairkeeper) -> None:
        self.client = client
        self.service = client.service
        for action, handler in {
            "hand": self._clicked_hand,
            "board": self._clicked_board,
            "whole": self._clicked_whole,
            "closer": self._chose_seat,
            "text": self._clicked_text,
        }.items():
            client.router.add(action, handler)
        client.router.add("log", self._clicked_log, words=1)

    @app_commands.command(name=words("cmd-hand"), description=words("cmd-hand-about"))
    @app_commands.rename(**_TABLE)
    @app_commands.describe(**_TABLE_ABOUT)
    async def hand(self, interaction: Interaction, table: str | None = None) -> None:
        """Show your hand to you alone."""
        await interaction.response.defer(ephemeral=True)
        await self._show_hand(interaction, await table_meant(self.service, interaction, table))

    @app_commands.command(name=words("cmd-board"), description=words("cmd-board-about"))
    @app_commands.rename(player=words("opt-player"), **_TABLE)
    @app_commands.describe(player=words("opt-player-about"), **_TABLE_ABOUT)
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

    @app_commands.command(name=words("cmd-log"), description=words("cmd-log-about"))
    @app_commands.rename(**_TABLE)
    @app_commands.describe(**_TABLE_ABOUT)
    async def log(self, interaction: Interaction, table: str | None = None) -> None:
        """Tell what has happened so far."""
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
        await self._show_hand(click.interaction, await self.service.repository.table(click.id.table))

    async def _clicked_board(self, click: Click) -> None:
        await click.interaction.response.defer(ephemeral=True, thinking=True)
        await self._show_board(click.interaction, await self.service.repository.table(click.id.table))

    async def _clicked_whole(self, click: Click) -> None:
        """Back from one player's part: the whole board takes its place."""
        await click.interaction.response.defer()
        await self._show_board(click.interaction, await self.service.repository.table(click.id.table))

    async def _chose_seat(self, click: Click) -> None:
        await click.interaction.response.defer()
        table = await self.service.repository.table(click.id.table)
        await self._show_spotlight(click.interaction, table, next(iter(click.values), ""))

    async def _clicked_text(self, click: Click) -> None:
        """The text twin: everything this person may see, in sentences."""
        await click.interaction.response.defer(ephemeral=True, thinking=True)
        table = await self.service.repository.table(click.id.table)
        view = await self.client.presenter.view(table, table.seat_of(click.user_id))
        say = message_speaker(table, click.say.locale)
        lines = [say.say(line) for line in game(table.game).describe(view)]
        sheet = Sheet(["\n".join(lines), standing(view, say)])
        await click.interaction.edit_original_response(view=sheet.layout())

    async def _clicked_log(self, click: Click) -> None:
        await click.interaction.response.defer()
        table = await self.service.repository.table(click.id.table)
        await self._show_log(click.interaction, table, click.number)

    async def _show_hand(self, interaction: Interaction, table: Table) -> None:
        seat = table.must_seat(interaction.user.id)
        view = await self.client.presenter.view(table, seat)
        locale = locale_of(interaction)
        say = message_speaker(table, locale)
        pictures = await self.client.presenter.hand(table, view, locale)
        buttons = [button(say("button-text"), write_id("text", table.id))]
        if view.decisions:
            buttons.insert(0, button(say("button-turn"), write_id("turn", table.id)))
        sheet = Sheet([standing(view, say)], [buttons], pictures, colour_of=seat)
        await interaction.edit_original_response(view=sheet.layout(), attachments=sheet.files())

    async def _show_board(self, interaction: Interaction, table: Table) -> None:
        view = await self.client.presenter.view(table, None)
        locale = locale_of(interaction)
        pictures = await self.client.presenter.board(table, view, locale)
        sheet = board_sheet(table, view, message_speaker(table, locale), pictures)
        await interaction.edit_original_response(view=sheet.layout(), attachments=sheet.files())

    async def _show_spotlight(self, interaction: Interaction, table: Table, named: str) -> None:
        """One seat's part of the table; drawn from what everybody sees, whoever asks."""
        view = await self.client.presenter.view(table, None)
        seat = seat_meant(table, named)
        locale = locale_of(interaction)
        pictures = await self.client.presenter.spotlight(table, view, seat, locale)
        sheet = spotlight_sheet(table, view, seat, message_speaker(table, locale), pictures)
        await interaction.edit_original_response(view=sheet.layout(), attachments=sheet.files())

    async def _show_log(self, interaction: Interaction, table: Table, page: int | None) -> None:
        """One page of the story; the last one unless another is asked for."""
        await self.service.play.state_in_play(table)
        say = message_speaker(table, locale_of(interaction))
        moves = await self.service.repository.story(table, table.seat_of(interaction.user.id), _WHOLE_STORY)
        pages = _pages([say.say(line) for move in moves for line in move])
        shown = min(len(pages) - 1 if page is None else page, len(pages) - 1)
        earlier = button(say("button-earlier"), write_id("log", table.id, shown - 1), disabled=shown == 0)
        later_page = min(shown + 1, len(pages))
        later = button(
            say("button-later"), write_id("log", table.id, later_page), disabled=shown == len(pages) - 1
        )
        title = say("log-title", page=shown + 1, pages=len(pages))
        sheet = Sheet([f"### {title}", pages[shown]], [[earlier, later]] if len(pages) > 1 else [])
        await interaction.edit_original_response(view=sheet.layout())


def _pages(lines: list[str]) -> list[str]:
    """Lines gathered into pages that fit one message."""
    pages = [""]
    for line in lines:
        if len(pages[-1]) + len(line) + 1 > MOST_TEXT - 200:
            pages.append("")
        pages[-1] += f"{line}\n"
    return [page.strip() for page in pages]


async def setup(client: Lairkeeper) -> None:
    """Called by discord.py when the cog is loaded."""
    await client.add_cog(Looking(client))
