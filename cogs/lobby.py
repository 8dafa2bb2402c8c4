"""`/lobby` and the buttons of the lobby message."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

import discord
from discord import app_commands
from discord.ext import commands

from cogs.answering.invitations import Invitations
from cogs.answering.new_tables import agreed, newcomer, place_for_a_table, table_locale
from cogs.answering.table_lookup import matching, open_table_here
from cogs.client.client import Lairkeeper
from cogs.client.command_texts import (
    DESCRIBED_GAMES,
    LANGUAGE_CHOICES,
    PACE_CHOICES,
    SERVERS_ONLY,
    STRENGTH_CHOICES,
    localised,
)
from cogs.client.interactions import Interaction, is_here, is_moderator, locale_of, tell
from cogs.client.router import Click
from cogs.ui.components import button
from cogs.ui.custom_ids import write_id
from cogs.ui.literal import literal_text
from cogs.ui.lobby_cards import warning
from cogs.ui.message import MessageBody
from cogs.ui.settings_panel import SettingRow, lobby_setting_rows, settings_sheet, settings_to_read, sheet_of
from cogs.ui.table_message import EVERY_SEAT
from engine.core import Text
from engine.core.registry import game, game_of
from tables import Refused, Status, Table
from texts import speaker


@SERVERS_ONLY
class Lobby(
    commands.GroupCog, group_name=localised("cmd-lobby"), group_description=localised("cmd-lobby-about")
):
    """Opens tables, seats people and starts games."""

    def __init__(self, client: Lairkeeper) -> None:
        self.client = client
        self.service = client.service
        self._invitations = Invitations(client)
        for action, handler in {
            "leave": self._clicked_leave,
            "bot": self._clicked_computer_player,
            "fill": self._clicked_fill,
            "unbot": self._clicked_send_away,
            "close": self._clicked_close,
            "start": self._clicked_start,
            "strength": self._clicked_strength,
            "options": self._clicked_options,
            "rematch": self._clicked_rematch,
            "end": self._clicked_end,
            "end-ask": self._clicked_end_ask,
            "end-keep": self._clicked_end_not,
        }.items():
            client.router.add(action, handler)
        client.router.add("set", self._clicked_setting, args=1)
        client.router.add("sheet", self._clicked_sheet, args=1)

    # ── commands ─────────────────────────────────────────────────────────────────────────────────────────

    @app_commands.command(name=localised("cmd-lobby-open"), description=localised("cmd-lobby-open-about"))
    @app_commands.rename(
        game_key=localised("opt-game"),
        thread=localised("opt-thread"),
        find=localised("opt-find"),
        players=localised("opt-players"),
        pace=localised("opt-pace"),
        language=localised("opt-language"),
    )
    @app_commands.describe(
        game_key=localised("opt-game-about"),
        thread=localised("opt-thread-about"),
        find=localised("opt-find-about"),
        players=localised("opt-players-about"),
        pace=localised("opt-pace-about"),
        language=localised("opt-wanted-language-about"),
    )
    @app_commands.choices(game_key=DESCRIBED_GAMES, pace=PACE_CHOICES, language=LANGUAGE_CHOICES)
    async def open(
        self,
        interaction: Interaction,
        game_key: str,
        thread: bool = False,
        find: bool = False,
        players: app_commands.Range[int, 2, 6] | None = None,
        pace: str | None = None,
        language: str | None = None,
    ) -> None:
        """Open a table here or in a new thread, and look for players if that is wanted."""
        await interaction.response.defer(ephemeral=True)
        guild_id, user_id, say = interaction.guild_id, interaction.user.id, speaker(locale_of(interaction))
        if thread:
            await self.service.must_have_room(guild_id, user_id)
        locale = await table_locale(self.client, interaction)
        title = speaker(locale).say(game(game_key).title)
        place = await place_for_a_table(interaction, title if thread else None, locale)
        settings = agreed(players, pace, language)
        table = await self.service.open_lobby(
            guild_id, place.channel_id, newcomer(interaction), game_key, locale, settings
        )
        said = [say("lobby-opened", channel=f"<#{place.channel_id}>")]
        if place.card is not None:
            pin, card = self.service.company.cards.pin, place.card
            await self.service.change(table.id, lambda table: pin(table.id, card))
        if find:
            look = self.service.company.look_for_players
            said.append(say.say(await self.service.change(table.id, lambda table: look(table, user_id))))
        await tell(interaction, "\n".join(said))

    @app_commands.command(name=localised("cmd-lobby-invite"), description=localised("cmd-lobby-invite-about"))
    @app_commands.rename(person=localised("opt-person"))
    @app_commands.describe(person=localised("opt-guest-about"))
    async def invite(self, interaction: Interaction, person: discord.User) -> None:
        """Invite somebody by name."""
        await self._invitations.invite(interaction, person)

    @app_commands.command(name=localised("cmd-lobby-join"), description=localised("cmd-lobby-join-about"))
    async def join(self, interaction: Interaction) -> None:
        """Take a seat."""
        guest, company = newcomer(interaction), self.service.company
        await interaction.response.defer(ephemeral=True)
        table, say = await self._lobby_here(interaction), speaker(locale_of(interaction))
        avoided = await company.to_warn_of(table, guest.user_id)
        if avoided:
            await interaction.edit_original_response(view=warning(table, avoided, say).layout())
            return
        await self.service.change(table.id, lambda table: company.join(table, guest))
        await tell(interaction, say("lobby-joined"))

    @app_commands.command(name=localised("cmd-lobby-leave"), description=localised("cmd-lobby-leave-about"))
    async def leave(self, interaction: Interaction) -> None:
        """Leave your seat."""
        await interaction.response.defer(ephemeral=True)
        table = await self._lobby_here(interaction)
        user_id = interaction.user.id
        text = await self.service.change(table.id, lambda table: self.service.lobbies.leave(table, user_id))
        await tell(interaction, speaker(locale_of(interaction)).say(literal_text(text)))

    @app_commands.command(
        name=localised("cmd-lobby-options"), description=localised("cmd-lobby-options-about")
    )
    @app_commands.rename(setting=localised("opt-setting"), value=localised("opt-value"))
    @app_commands.describe(setting=localised("opt-setting-about"), value=localised("opt-value-about"))
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
        return matching([(one.name(say), one.key) for one in _setting_rows(here)], typed)

    @options.autocomplete("value")
    async def _values(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        say = speaker(locale_of(interaction))
        here = await self.service.repository.open_in(interaction.channel_id or 0)
        meant = [one for one in _setting_rows(here) if one.key == interaction.namespace.setting]
        return matching([(one.named(value, say), value) for one in meant for value in one.values], typed)

    @app_commands.command(name=localised("cmd-lobby-bot"), description=localised("cmd-lobby-bot-about"))
    @app_commands.rename(
        count=localised("opt-count"), strength=localised("opt-strength"), remove=localised("opt-remove")
    )
    @app_commands.describe(
        count=localised("opt-count-about"),
        strength=localised("opt-strength-about"),
        remove=localised("opt-remove-about"),
    )
    @app_commands.choices(strength=STRENGTH_CHOICES)
    async def computer_player(
        self,
        interaction: Interaction,
        count: app_commands.Range[int, 1, 5] = 1,
        strength: str | None = None,
        remove: bool = False,
    ) -> None:
        """Add computer players, or remove some."""
        lobbies, user_id = self.service.lobbies, interaction.user.id

        async def act(table: Table) -> None:
            if remove:
                await lobbies.remove_computer_player(table, user_id, count)
            else:
                await lobbies.add_computer_player(table, user_id, count, strength)

        await self._by_command(interaction, act, "lobby-bot-removed" if remove else "lobby-bot-added")

    @app_commands.command(name=localised("cmd-lobby-host"), description=localised("cmd-lobby-host-about"))
    @app_commands.rename(person=localised("opt-person"))
    @app_commands.describe(person=localised("opt-heir-about"))
    async def host(self, interaction: Interaction, person: discord.User) -> None:
        """Make somebody else the host."""
        user_id = interaction.user.id
        await self._by_command(
            interaction,
            lambda table: self.service.lobbies.hand_over(table, user_id, person.id),
            "lobby-handed-over",
        )

    @app_commands.command(name=localised("cmd-lobby-start"), description=localised("cmd-lobby-start-about"))
    async def start(self, interaction: Interaction) -> None:
        """Start the game."""
        user_id = interaction.user.id
        await self._by_command(
            interaction, lambda table: self.service.lobbies.start(table, user_id), "lobby-started"
        )

    @app_commands.command(name=localised("cmd-lobby-close"), description=localised("cmd-lobby-close-about"))
    async def close(self, interaction: Interaction) -> None:
        """Close the lobby; a running game is ended by a moderator or by a vote of its players."""
        await interaction.response.defer(ephemeral=True)
        user_id, here = interaction.user.id, await self._lobby_here(interaction)
        moderator = is_moderator(interaction, here)
        if here.status is Status.PLAYING and moderator:
            await self._ask_whether_to_end(interaction, here)
            return
        if here.status is Status.PLAYING and not here.is_exercise:
            await self.service.change(here.id, lambda table: self.service.endings.ask(table, user_id))
            ended = (await self.service.repository.table(here.id)).status is Status.CLOSED
            await tell(
                interaction, speaker(locale_of(interaction))("lobby-closed" if ended else "end-called")
            )
            return
        await self.service.change(
            here.id, lambda table: self.service.lobbies.close(table, user_id, moderator)
        )
        await tell(interaction, speaker(locale_of(interaction))("lobby-closed"))

    async def _ask_whether_to_end(self, interaction: Interaction, table: Table) -> None:
        """A moderator ends it for everybody; one who plays with others can have them vote instead."""
        say, plays = speaker(locale_of(interaction)), table.seat_of(interaction.user.id) is not None
        sure = button(say("button-end"), write_id("end", table.id), style=discord.ButtonStyle.danger)
        keep = button(say("vote-end-go-on" if plays else "button-end-keep"), write_id("end-keep", table.id))
        ways = [sure, keep]
        if plays and len(table.people) > 1:
            ways.insert(1, button(say("button-end-ask"), write_id("end-ask", table.id)))
        body = MessageBody([say("end-sure", game=say.say(game_of(table).title))], [ways])
        await interaction.edit_original_response(view=body.layout())

    # ── buttons ──────────────────────────────────────────────────────────────────────────────────────────

    async def _clicked_leave(self, click: Click) -> None:
        await click.interaction.response.defer()
        act = self.service.lobbies.leave
        table = await click.table(self.service)
        text = await self.service.change(table.id, lambda table: act(table, click.user_id))
        await tell(click.interaction, click.say.say(literal_text(text)))

    async def _clicked_computer_player(self, click: Click) -> None:
        await self._by_click(
            click, lambda table: self.service.lobbies.add_computer_player(table, click.user_id)
        )

    async def _clicked_fill(self, click: Click) -> None:
        await self._by_click(click, lambda table: self.service.lobbies.fill_up(table, click.user_id))

    async def _clicked_send_away(self, click: Click) -> None:
        remove = self.service.lobbies.remove_computer_player
        await self._by_click(click, lambda table: remove(table, click.user_id))

    async def _clicked_strength(self, click: Click) -> None:
        """Decide how strong one computer player is, or all of them."""
        which, _, strength = click.value.partition(":")

        async def choose(table: Table) -> None:
            seats = [one.seat for one in table.holders if which in (str(one.seat), EVERY_SEAT)]
            await self.service.lobbies.choose_strength(table, click.user_id, seats, strength)

        await self._by_click(click, choose)

    async def _clicked_close(self, click: Click) -> None:
        """Close the lobby, for the host or a moderator."""

        async def close(table: Table) -> None:
            moderator = is_moderator(click.interaction, table)
            await self.service.lobbies.close(table, click.user_id, moderator)

        await self._by_click(click, close)

    async def _clicked_start(self, click: Click) -> None:
        await self._by_click(click, lambda table: self.service.lobbies.start(table, click.user_id))

    async def _clicked_rematch(self, click: Click) -> None:
        """Open a new lobby; whoever sees its channel needs no further answer."""
        await click.interaction.response.defer()
        table = await click.table(self.service)
        await self.service.rematch(table.id, click.user_id)
        if not is_here(click.interaction, table):
            await tell(click.interaction, click.say("lobby-opened", channel=f"<#{table.channel_id}>"))

    async def _clicked_options(self, click: Click) -> None:
        """Show the settings, privately: the host can change them, everybody else can read them."""
        await click.interaction.response.defer(ephemeral=True, thinking=True)
        await self._show_settings(click, await click.table(self.service), 0)

    async def _clicked_sheet(self, click: Click) -> None:
        """Show other settings in place of those shown."""
        await click.interaction.response.defer()
        await self._show_settings(click, await click.table(self.service), click.number)

    async def _clicked_setting(self, click: Click) -> None:
        await click.interaction.response.defer()
        setting, value = click.id.args[0], click.value
        act = self.service.lobbies.choose
        await click.table(self.service)
        await self.service.change(click.id.table, lambda table: act(table, click.user_id, setting, value))
        table = await self.service.repository.table(click.id.table)
        await self._show_settings(click, table, sheet_of(setting, table))

    async def _show_settings(self, click: Click, table: Table, sheet: int) -> None:
        shown = settings_sheet if click.user_id == table.host_id else settings_to_read
        body = shown(table, sheet, click.say)
        await click.interaction.edit_original_response(view=body.layout())

    async def _clicked_end(self, click: Click) -> None:
        """End a running game, for moderators."""
        await click.interaction.response.defer()
        table = await self.service.repository.table(click.id.table)
        if not is_moderator(click.interaction, table):
            raise Refused(Text("error-moderators-only"))
        note = Text("story-ended-by-moderator", {"name": click.interaction.user.display_name})
        await self.service.change(click.id.table, lambda table: self.service.play.close(table, note))
        await click.interaction.edit_original_response(view=MessageBody([click.say("lobby-closed")]).layout())

    async def _clicked_end_ask(self, click: Click) -> None:
        """Have everybody vote on the end of a running game."""
        await click.interaction.response.defer()
        table = await click.table(self.service)
        await self.service.change(table.id, lambda table: self.service.endings.ask(table, click.user_id))
        await click.interaction.edit_original_response(view=MessageBody([click.say("end-called")]).layout())

    async def _clicked_end_not(self, click: Click) -> None:
        """Have second thoughts; nothing has happened yet."""
        await click.interaction.response.defer()
        table = await click.table(self.service)
        if table.status is not Status.PLAYING:
            raise Refused(Text("game-is-not-running"))
        kept = MessageBody([click.say("end-kept", game=game_of(table).title)])
        await click.interaction.edit_original_response(view=kept.layout())

    # ── what they share ──────────────────────────────────────────────────────────────────────────────────

    async def _by_click(self, click: Click, act: Callable[[Table], Awaitable[None]]) -> None:
        """Change the table; the lobby message shows the result."""
        await click.interaction.response.defer()
        table = await click.table(self.service)
        await self.service.change(table.id, act)

    async def _by_command(
        self, interaction: Interaction, act: Callable[[Table], Awaitable[None]], done: str
    ) -> None:
        await interaction.response.defer(ephemeral=True)
        table = await self._lobby_here(interaction)
        await self.service.change(table.id, act)
        await tell(interaction, speaker(locale_of(interaction))(done))

    async def _lobby_here(self, interaction: Interaction) -> Table:
        return await open_table_here(self.service, interaction, "no-lobby-here")


def _setting_rows(table: Table | None) -> list[SettingRow]:
    return lobby_setting_rows(table) if table else []


async def setup(client: Lairkeeper) -> None:
    """Called by discord.py when the cog is loaded."""
    await client.add_cog(Lobby(client))
