"""`/lobby` and the buttons of the lobby message."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

import discord
from discord import app_commands
from discord.ext import commands

from cogs.answering.opening import newcomer, place_for_a_table, table_locale
from cogs.answering.table_lookup import matching, open_table_here
from cogs.client.client import Lairkeeper
from cogs.client.command_texts import words
from cogs.client.router import Click, Interaction, is_moderator, locale_of, tell
from cogs.ui.ids import write_id
from cogs.ui.settings import SettingRow, of_game, of_table, settings_sheet
from cogs.ui.sheet import Sheet, button
from engine.core import Text
from engine.core.registry import game, games
from tables import Refused, Status, Table
from texts import Speaker, speaker

_GAMES = [app_commands.Choice(name=words(f"{key}-title"), value=key) for key in games()]


@app_commands.guild_only()
class Lobby(commands.GroupCog, group_name=words("cmd-lobby"), group_description=words("cmd-lobby-about")):
    """Opening a table, sitting down, and starting."""

    def __init__(self, client: Lairkeeper) -> None:
        self.client = client
        self.service = client.service
        for action, handler in {
            "join": self._clicked_join,
            "leave": self._clicked_leave,
            "bot": self._clicked_bot,
            "start": self._clicked_start,
            "options": self._clicked_options,
            "rematch": self._clicked_rematch,
            "end": self._clicked_end,
        }.items():
            client.router.add(action, handler)
        client.router.add("set", self._clicked_setting, words=1)

    # ── commands ─────────────────────────────────────────────────────────────────────────────────────────

    @app_commands.command(name=words("cmd-lobby-open"), description=words("cmd-lobby-open-about"))
    @app_commands.rename(game_key=words("opt-game"), thread=words("opt-thread"))
    @app_commands.describe(game_key=words("opt-game-about"), thread=words("opt-thread-about"))
    @app_commands.choices(game_key=_GAMES)
    async def open(self, interaction: Interaction, game_key: str, thread: bool = False) -> None:
        """Open a table here, or in a thread of its own."""
        await interaction.response.defer(ephemeral=True)
        say = speaker(locale_of(interaction))
        title = say.say(game(game_key).title)
        channel_id = await place_for_a_table(interaction, title if thread else None)
        locale = await table_locale(self.client, interaction)
        await self.service.open_lobby(
            interaction.guild_id, channel_id, newcomer(interaction), game_key, locale
        )
        await tell(interaction, say("lobby-opened", channel=f"<#{channel_id}>"))

    @app_commands.command(name=words("cmd-lobby-join"), description=words("cmd-lobby-join-about"))
    async def join(self, interaction: Interaction) -> None:
        """Sit down."""
        guest = newcomer(interaction)
        await self._by_command(
            interaction, lambda table: self.service.lobbies.join(table, guest), "lobby-joined"
        )

    @app_commands.command(name=words("cmd-lobby-leave"), description=words("cmd-lobby-leave-about"))
    async def leave(self, interaction: Interaction) -> None:
        """Stand up."""
        await interaction.response.defer(ephemeral=True)
        table = await self._lobby_here(interaction)
        user_id = interaction.user.id
        text = await self.service.change(table.id, lambda table: self.service.lobbies.leave(table, user_id))
        await tell(interaction, speaker(locale_of(interaction)).say(text))

    @app_commands.command(name=words("cmd-lobby-options"), description=words("cmd-lobby-options-about"))
    @app_commands.rename(setting=words("opt-setting"), value=words("opt-value"))
    @app_commands.describe(setting=words("opt-setting-about"), value=words("opt-value-about"))
    async def options(self, interaction: Interaction, setting: str, value: str) -> None:
        """Change a setting of the game."""
        user_id = interaction.user.id
        await self._by_command(
            interaction,
            lambda table: self.service.lobbies.choose(table, user_id, setting, value),
            "lobby-option-set",
        )

    @options.autocomplete("setting")
    async def _settings(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        say = speaker(locale_of(interaction))
        here = await self.service.repository.open_in(interaction.channel_id or 0)
        return matching([(one.name(say), one.key) for one in _all_of(here)], typed)

    @options.autocomplete("value")
    async def _values(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        say = speaker(locale_of(interaction))
        here = await self.service.repository.open_in(interaction.channel_id or 0)
        meant = [one for one in _all_of(here) if one.key == interaction.namespace.setting]
        return matching([(one.named(value, say), value) for one in meant for value in one.values], typed)

    @app_commands.command(name=words("cmd-lobby-bot"), description=words("cmd-lobby-bot-about"))
    @app_commands.rename(remove=words("opt-remove"))
    @app_commands.describe(remove=words("opt-remove-about"))
    async def bot(self, interaction: Interaction, remove: bool = False) -> None:
        """Let a computer player sit down, or send one away."""
        user_id = interaction.user.id
        act = (
            self.service.lobbies.remove_computer_player
            if remove
            else self.service.lobbies.add_computer_player
        )
        done = "lobby-bot-removed" if remove else "lobby-bot-added"
        await self._by_command(interaction, lambda table: act(table, user_id), done)

    @app_commands.command(name=words("cmd-lobby-host"), description=words("cmd-lobby-host-about"))
    @app_commands.rename(person=words("opt-person"))
    @app_commands.describe(person=words("opt-heir-about"))
    async def host(self, interaction: Interaction, person: discord.User) -> None:
        """Make somebody else the host."""
        user_id = interaction.user.id
        await self._by_command(
            interaction,
            lambda table: self.service.lobbies.hand_over(table, user_id, person.id),
            "lobby-handed-over",
        )

    @app_commands.command(name=words("cmd-lobby-start"), description=words("cmd-lobby-start-about"))
    async def start(self, interaction: Interaction) -> None:
        """Start the game."""
        user_id = interaction.user.id
        await self._by_command(
            interaction, lambda table: self.service.lobbies.start(table, user_id), "lobby-started"
        )

    @app_commands.command(name=words("cmd-lobby-close"), description=words("cmd-lobby-close-about"))
    async def close(self, interaction: Interaction) -> None:
        """Close the lobby without a game; a moderator also a running game, after a second thought."""
        await interaction.response.defer(ephemeral=True)
        user_id, moderator = interaction.user.id, is_moderator(interaction)
        here = await self._lobby_here(interaction)
        if here.status is Status.PLAYING and moderator:
            await self._ask_whether_to_end(interaction, here)
            return
        await self.service.change(
            here.id, lambda table: self.service.lobbies.close(table, user_id, moderator)
        )
        await tell(interaction, speaker(locale_of(interaction))("lobby-closed"))

    async def _ask_whether_to_end(self, interaction: Interaction, table: Table) -> None:
        say = speaker(locale_of(interaction))
        sure = button(say("button-end"), write_id("end", table.id), style=discord.ButtonStyle.danger)
        sheet = Sheet([say("end-sure", game=say.say(game(table.game).title))], [[sure]])
        await interaction.edit_original_response(view=sheet.layout())

    # ── buttons ──────────────────────────────────────────────────────────────────────────────────────────

    async def _clicked_join(self, click: Click) -> None:
        guest = newcomer(click.interaction)
        await self._by_click(click, lambda table: self.service.lobbies.join(table, guest))

    async def _clicked_leave(self, click: Click) -> None:
        await click.interaction.response.defer()
        act = self.service.lobbies.leave
        text = await self.service.change(click.id.table, lambda table: act(table, click.user_id))
        await tell(click.interaction, click.say.say(text))

    async def _clicked_bot(self, click: Click) -> None:
        await self._by_click(
            click, lambda table: self.service.lobbies.add_computer_player(table, click.user_id)
        )

    async def _clicked_start(self, click: Click) -> None:
        await self._by_click(click, lambda table: self.service.lobbies.start(table, click.user_id))

    async def _clicked_rematch(self, click: Click) -> None:
        """The lobby that opens below is answer enough."""
        await click.interaction.response.defer()
        await self.service.rematch(click.id.table, click.user_id)

    async def _clicked_options(self, click: Click) -> None:
        """A private list of the settings, for the host."""
        await click.interaction.response.defer(ephemeral=True, thinking=True)
        table = await self.service.repository.table(click.id.table)
        if click.user_id != table.host_id:
            raise Refused(Text("only-the-host-changes"))
        await click.interaction.edit_original_response(view=_sheet(table, click.say).layout())

    async def _clicked_setting(self, click: Click) -> None:
        await click.interaction.response.defer()
        setting, value = click.id.words[0], click.values[0]
        act = self.service.lobbies.choose
        await self.service.change(click.id.table, lambda table: act(table, click.user_id, setting, value))
        table = await self.service.repository.table(click.id.table)
        await click.interaction.edit_original_response(view=_sheet(table, click.say).layout())

    async def _clicked_end(self, click: Click) -> None:
        """A moderator ends a running game."""
        await click.interaction.response.defer()
        if not is_moderator(click.interaction):
            raise Refused(Text("error-moderators-only"))
        note = Text("story-ended-by-moderator", {"name": click.interaction.user.display_name})
        await self.service.change(click.id.table, lambda table: self.service.play.close(table, note))
        await click.interaction.edit_original_response(view=Sheet([click.say("lobby-closed")]).layout())

    # ── what they share ──────────────────────────────────────────────────────────────────────────────────

    async def _by_click(self, click: Click, act: Callable[[Table], Awaitable[None]]) -> None:
        """The lobby message itself shows what has changed."""
        await click.interaction.response.defer()
        await self.service.change(click.id.table, act)

    async def _by_command(
        self, interaction: Interaction, act: Callable[[Table], Awaitable[None]], done: str
    ) -> None:
        await interaction.response.defer(ephemeral=True)
        table = await self._lobby_here(interaction)
        await self.service.change(table.id, act)
        await tell(interaction, speaker(locale_of(interaction))(done))

    async def _lobby_here(self, interaction: Interaction) -> Table:
        return await open_table_here(self.service, interaction, "no-lobby-here")


def _all_of(table: Table | None) -> list[SettingRow]:
    return [*of_game(table), *of_table(table)] if table else []


def _sheet(table: Table, say: Speaker) -> Sheet:
    return settings_sheet(_all_of(table), lambda key: write_id("set", table.id, key), say)


async def setup(client: Lairkeeper) -> None:
    """Called by discord.py when the cog is loaded."""
    await client.add_cog(Lobby(client))
