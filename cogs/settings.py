"""`/settings`: of a person, of a server and of a table; also the export and deletion of personal data."""

from __future__ import annotations

import io

import discord
from discord import app_commands
from discord.ext import commands

from cogs.answering.boards import board_chosen, told_board
from cogs.answering.dates_and_times import (
    end_of_day,
    read_time,
    read_zone,
    suggested_days,
    suggested_times,
    suggested_zones,
    told_hours,
    told_quiet_hours,
    told_vacation,
)
from cogs.answering.table_lookup import matching, open_table_here
from cogs.client.client import Lairkeeper
from cogs.client.command_texts import GAME_CHOICES, LANGUAGE_CHOICES, localised
from cogs.client.interactions import Interaction, is_moderator, locale_of, must_be_on_a_server, tell
from cogs.client.router import Click
from cogs.ui.components import button
from cogs.ui.custom_ids import write_id
from cogs.ui.deadlines import day
from cogs.ui.message import MessageBody
from cogs.ui.settings_panel import table_settings_sheet, table_sheet_of
from cogs.ui.tour import LESS, MORE
from engine.core import Text
from engine.core.registry import game
from tables import QuietHours, Refused, Status, Table
from texts import Speaker, speaker

_AS_THE_CLIENT = app_commands.Choice(name=localised("language-client"), value="client")
_HANDS = [
    app_commands.Choice(name=localised("hands-dm"), value="dm"),
    app_commands.Choice(name=localised("hands-panel"), value="panel"),
]
_FADE = "fade"
_HELP = [
    app_commands.Choice(name=localised(f"help-{wanted}"), value=wanted) for wanted in (MORE, LESS, _FADE)
]
_WAYS = [
    app_commands.Choice(name=localised(f"notify-{way}"), value=way)
    for way in ("mention", "dm", "both", "silent")
]


class Settings(
    commands.GroupCog, group_name=localised("cmd-settings"), group_description=localised("cmd-settings-about")
):
    """Changes the settings of people, servers and tables."""

    def __init__(self, client: Lairkeeper) -> None:
        self.service = client.service
        self.people = client.service.people
        client.router.add("agree", self._clicked_agree, args=1)
        client.router.add("agree-sheet", self._clicked_agree_sheet, args=1)
        client.router.add("forget", self._confirmed_forget)
        client.router.add("forget-keep", self._kept_everything)

    @app_commands.command(
        name=localised("cmd-settings-show"), description=localised("cmd-settings-show-about")
    )
    async def show(self, interaction: Interaction) -> None:
        """Show everything you have set."""
        await interaction.response.defer(ephemeral=True)
        person, say = await self.service.settings_of(interaction.user.id), speaker(locale_of(interaction))
        lines = say(
            "settings-show",
            language=say(f"language-{person.locale if person.chosen else 'client'}"),
            hands=say(f"hands-{person.hands}"),
            notify=say(f"notify-{person.notify}"),
            quiet=told_hours(person.quiet, say),
            vacation=told_vacation(person, self.service.clock(), say),
        )
        lines += "\n" + say("settings-show-help", help=say(f"help-{person.help or _FADE}"))
        lines += "\n" + await self._company(interaction, say)
        closed = [] if person.dms == "open" else [say("settings-show-closed")]
        body = MessageBody([f"### {say('settings-show-title')}", lines, *closed])
        await interaction.edit_original_response(view=body.layout())

    async def _company(self, interaction: Interaction, say: Speaker) -> str:
        """Of which games somebody is told on this server, and whom they avoid."""
        watched = await self.service.company.watchers.games_of(interaction.user.id, interaction.guild_id or 0)
        avoided = await self.service.company.avoiding.avoided_by(interaction.user.id)
        games = ", ".join(say.say(game(one).title) for one in watched) or say("settings-show-no-games")
        people = ", ".join(f"<@{one}>" for one in avoided) or say("settings-show-nobody")
        return say("settings-show-company", games=games, people=people)

    @app_commands.command(
        name=localised("cmd-settings-language"), description=localised("cmd-settings-language-about")
    )
    @app_commands.rename(language=localised("opt-language"))
    @app_commands.describe(language=localised("opt-language-about"))
    @app_commands.choices(language=[*LANGUAGE_CHOICES, _AS_THE_CLIENT])
    async def language(self, interaction: Interaction, language: str) -> None:
        """Choose the language of your direct messages."""
        await interaction.response.defer(ephemeral=True)
        if language == _AS_THE_CLIENT.value:
            await self.people.choose_locale(interaction.user.id, None)
            language = locale_of(interaction)
        else:
            await self.people.choose_locale(interaction.user.id, language)
        await tell(interaction, speaker(language)("settings-language-set"))

    @app_commands.command(
        name=localised("cmd-settings-hands"), description=localised("cmd-settings-hands-about")
    )
    @app_commands.rename(where=localised("opt-where"))
    @app_commands.describe(where=localised("opt-where-about"))
    @app_commands.choices(where=_HANDS)
    async def hands(self, interaction: Interaction, where: str) -> None:
        """Choose where your hand goes."""
        await interaction.response.defer(ephemeral=True)
        await self.people.choose_hands(interaction.user.id, where)
        await tell(interaction, speaker(locale_of(interaction))(f"settings-hands-{where}"))

    @app_commands.command(
        name=localised("cmd-settings-notify"), description=localised("cmd-settings-notify-about")
    )
    @app_commands.rename(way=localised("opt-way"))
    @app_commands.describe(way=localised("opt-way-about"))
    @app_commands.choices(way=_WAYS)
    async def notify(self, interaction: Interaction, way: str) -> None:
        """Choose how you are notified when it is your turn."""
        await interaction.response.defer(ephemeral=True)
        await self.people.choose_notify(interaction.user.id, way)
        await tell(interaction, speaker(locale_of(interaction))(f"settings-notify-{way}"))

    @app_commands.command(
        name=localised("cmd-settings-help"), description=localised("cmd-settings-help-about")
    )
    @app_commands.rename(wanted=localised("opt-help"))
    @app_commands.describe(wanted=localised("opt-help-about"))
    @app_commands.choices(wanted=_HELP)
    async def help(self, interaction: Interaction, wanted: str) -> None:
        """Choose how much is explained to you."""
        await interaction.response.defer(ephemeral=True)
        await self.people.choose_help(interaction.user.id, None if wanted == _FADE else wanted)
        await tell(interaction, speaker(locale_of(interaction))(f"settings-help-{wanted}"))

    # ── hours and vacations ──────────────────────────────────────────────────────────────────────────────

    @app_commands.command(
        name=localised("cmd-settings-quiet"), description=localised("cmd-settings-quiet-about")
    )
    @app_commands.rename(
        begin=localised("opt-from"),
        end=localised("opt-to"),
        zone=localised("opt-zone"),
        off=localised("opt-off"),
    )
    @app_commands.describe(
        begin=localised("opt-from-about"),
        end=localised("opt-to-about"),
        zone=localised("opt-zone-about"),
        off=localised("opt-off-about"),
    )
    async def quiet(
        self,
        interaction: Interaction,
        begin: str | None = None,
        end: str | None = None,
        zone: str | None = None,
        off: bool = False,
    ) -> None:
        """Set your quiet hours, without notifications, or remove them; no arguments show them."""
        await interaction.response.defer(ephemeral=True)
        person = await self.service.settings_of(interaction.user.id)
        say = speaker(locale_of(interaction))
        if off:
            cleared = await self.service.clear_quiet_hours(person.user_id)
            await tell(interaction, say("settings-quiet-cleared" if cleared else "settings-quiet-none"))
            return
        if begin is None and end is None and zone is None:
            await tell(interaction, told_quiet_hours(person.quiet, say))
            return
        zone = zone or person.zone
        if begin is None or end is None or zone is None:
            raise Refused(Text("quiet-needs-all"))
        quiet = QuietHours(read_time(begin), read_time(end), read_zone(zone))
        if quiet.begin == quiet.end:
            raise Refused(Text("quiet-all-day"))
        await self.service.choose_quiet_hours(person.user_id, quiet)
        await tell(interaction, told_quiet_hours(quiet, say))

    @quiet.autocomplete("begin")
    @quiet.autocomplete("end")
    async def _times(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        return [app_commands.Choice(name=one, value=one) for one in suggested_times(typed)[:25]]

    @quiet.autocomplete("zone")
    async def _zones(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        found = suggested_zones(typed, locale_of(interaction))
        return [app_commands.Choice(name=one, value=one) for one in found[:25]]

    @app_commands.command(
        name=localised("cmd-settings-vacation"), description=localised("cmd-settings-vacation-about")
    )
    @app_commands.rename(until=localised("opt-until"), off=localised("opt-off"))
    @app_commands.describe(until=localised("opt-until-about"), off=localised("opt-back-about"))
    async def vacation(self, interaction: Interaction, until: str | None = None, off: bool = False) -> None:
        """Go on vacation until the end of a day, or end it; no arguments show it."""
        await interaction.response.defer(ephemeral=True)
        person, now = await self.service.settings_of(interaction.user.id), self.service.clock()
        say = speaker(locale_of(interaction))
        if off:
            ended = await self.service.end_vacation(person.user_id)
            await tell(interaction, say("settings-vacation-over" if ended else "settings-vacation-none"))
        elif until is not None:
            end = end_of_day(until, person.zone, now)
            await self.service.go_on_vacation(person.user_id, end)
            await tell(interaction, say("settings-vacation-set", until=day(end)))
        elif person.vacation is not None and person.is_away(now):
            await tell(interaction, say("settings-vacation-is", until=day(person.vacation.end)))
        else:
            await tell(interaction, say("settings-vacation-none"))

    @vacation.autocomplete("until")
    async def _days(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        say, person = speaker(locale_of(interaction)), await self.people.get(interaction.user.id)
        found = suggested_days(person.zone, self.service.clock())
        return matching([(say("until-day", days=days, day=date), date) for days, date in found], typed)

    # ── company ──────────────────────────────────────────────────────────────────────────────────────────

    @app_commands.command(
        name=localised("cmd-settings-tell-me"), description=localised("cmd-settings-tell-me-about")
    )
    @app_commands.rename(game_key=localised("opt-game"), off=localised("opt-off"))
    @app_commands.describe(game_key=localised("opt-tell-me-about"), off=localised("opt-tell-me-off-about"))
    @app_commands.choices(game_key=GAME_CHOICES)
    async def tell_me(self, interaction: Interaction, game_key: str | None = None, off: bool = False) -> None:
        """Be told when players are wanted for a game here, or no longer; no arguments show for which."""
        await interaction.response.defer(ephemeral=True)
        guild_id, user_id = must_be_on_a_server(interaction), interaction.user.id
        watchers, say = self.service.company.watchers, speaker(locale_of(interaction))
        if off:
            await watchers.stop(user_id, guild_id, game_key)
        elif game_key is not None:
            await watchers.watch(user_id, guild_id, game_key)
        titles = [say.say(game(one).title) for one in await watchers.games_of(user_id, guild_id)]
        await tell(interaction, say("tell-me-is", games=", ".join(titles)) if titles else say("tell-me-none"))

    @app_commands.command(
        name=localised("cmd-settings-avoid"), description=localised("cmd-settings-avoid-about")
    )
    @app_commands.rename(person=localised("opt-person"), off=localised("opt-off"))
    @app_commands.describe(person=localised("opt-avoid-about"), off=localised("opt-avoid-off-about"))
    async def avoid(
        self, interaction: Interaction, person: discord.User | None = None, off: bool = False
    ) -> None:
        """Put somebody on your avoid list, or take them off; no arguments show it."""
        await interaction.response.defer(ephemeral=True)
        user_id, avoiding = interaction.user.id, self.service.company.avoiding
        if person is not None and person.id == user_id:
            raise Refused(Text("avoid-yourself"))
        if person is not None and off:
            await avoiding.stop(user_id, person.id)
        elif person is not None:
            await avoiding.avoid(user_id, person.id)
        people = [f"<@{one}>" for one in await avoiding.avoided_by(user_id)]
        say = speaker(locale_of(interaction))
        said = say("avoid-is", people=", ".join(people)) if people else say("avoid-none")
        await interaction.edit_original_response(view=MessageBody([said]).layout())

    # ── servers and tables ───────────────────────────────────────────────────────────────────────────────

    @app_commands.command(
        name=localised("cmd-settings-server"), description=localised("cmd-settings-server-about")
    )
    @app_commands.rename(
        language=localised("opt-language"),
        channel=localised("opt-games-channel"),
        role=localised("opt-role"),
        off=localised("opt-off"),
    )
    @app_commands.describe(
        language=localised("opt-server-language-about"),
        channel=localised("opt-games-channel-about"),
        role=localised("opt-role-about"),
        off=localised("opt-board-off-about"),
    )
    @app_commands.choices(language=LANGUAGE_CHOICES)
    async def server(
        self,
        interaction: Interaction,
        language: str | None = None,
        channel: discord.TextChannel | None = None,
        role: discord.Role | None = None,
        off: bool = False,
    ) -> None:
        """Choose the language of this server's tables, and where they look for players."""
        await interaction.response.defer(ephemeral=True)
        guild_id = must_be_on_a_server(interaction)
        if not interaction.permissions.manage_guild:
            raise Refused(Text("error-moderators-only"))
        say, servers = speaker(locale_of(interaction)), self.service.company.servers
        said = []
        if language is not None:
            await self.people.choose_server_locale(guild_id, language)
            said.append(say("settings-server-set"))
        if off:
            await servers.choose_board(guild_id, None)
        elif channel is not None or role is not None:
            board = board_chosen(interaction, await servers.board(guild_id), channel, role)
            await servers.choose_board(guild_id, board)
        if off or language is None or channel is not None or role is not None:
            said.append(told_board(await servers.board(guild_id), say))
        await tell(interaction, "\n".join(said))

    @app_commands.command(
        name=localised("cmd-settings-table"), description=localised("cmd-settings-table-about")
    )
    async def table(self, interaction: Interaction) -> None:
        """Show the settings of the table here, with select menus to change them."""
        await interaction.response.defer(ephemeral=True)
        here = await open_table_here(self.service, interaction)
        _must_be_in_charge(here, interaction)
        await _show(interaction, here, 0, speaker(locale_of(interaction)))

    async def _clicked_agree_sheet(self, click: Click) -> None:
        """Show other settings of the table in place of those shown."""
        await click.interaction.response.defer()
        table = await click.table(self.service)
        _must_be_in_charge(table, click.interaction)
        await _show(click.interaction, table, click.number, click.say)

    async def _clicked_agree(self, click: Click) -> None:
        await click.interaction.response.defer()
        key, value = click.id.args[0], click.value
        await click.table(self.service)

        async def change(table: Table) -> None:
            _must_be_in_charge(table, click.interaction)
            if table.status is Status.LOBBY:
                await self.service.lobbies.choose(table, table.host_id, key, value)
            else:
                state = await self.service.play.state_in_play(table)
                await self.service.clocks.choose(table, key, value, state.pending())

        await self.service.change(click.id.table, change)
        changed = await self.service.repository.table(click.id.table)
        await _show(click.interaction, changed, table_sheet_of(key, changed), click.say)

    # ── personal data ────────────────────────────────────────────────────────────────────────────────────

    @app_commands.command(
        name=localised("cmd-settings-export"), description=localised("cmd-settings-export-about")
    )
    async def export(self, interaction: Interaction) -> None:
        """Export everything we store about you."""
        await interaction.response.defer(ephemeral=True)
        known = await self.service.privacy.known(interaction.user.id)
        file = discord.File(io.BytesIO(known), filename="lairkeeper-about-you.json")
        content = speaker(locale_of(interaction))("privacy-export")
        await interaction.edit_original_response(content=content, attachments=[file])

    @app_commands.command(
        name=localised("cmd-settings-forget-me"), description=localised("cmd-settings-forget-me-about")
    )
    async def forget_me(self, interaction: Interaction) -> None:
        """Delete everything we store about you, after confirmation."""
        await interaction.response.defer(ephemeral=True)
        say = speaker(locale_of(interaction))
        sure = button(say("button-forget"), write_id("forget", 0), style=discord.ButtonStyle.danger)
        keep = button(say("button-forget-keep"), write_id("forget-keep", 0))
        body = MessageBody([say("privacy-sure")], [[sure, keep]])
        await interaction.edit_original_response(view=body.layout())

    async def _kept_everything(self, click: Click) -> None:
        """Have second thoughts; nothing has happened yet."""
        await click.interaction.response.defer()
        await click.interaction.edit_original_response(view=MessageBody([click.say("privacy-kept")]).layout())

    async def _confirmed_forget(self, click: Click) -> None:
        await click.interaction.response.defer()
        await self.service.forget(click.user_id)
        body = MessageBody([click.say("privacy-forgotten")])
        await click.interaction.edit_original_response(view=body.layout())


async def _show(interaction: Interaction, table: Table, sheet: int, say: Speaker) -> None:
    await interaction.edit_original_response(view=table_settings_sheet(table, sheet, say).layout())


def _must_be_in_charge(table: Table, interaction: Interaction) -> None:
    if interaction.user.id != table.host_id and not is_moderator(interaction, table):
        raise Refused(Text("only-host-or-moderator"))


async def setup(client: Lairkeeper) -> None:
    """Called by discord.py when the cog is loaded."""
    await client.add_cog(Settings(client))
