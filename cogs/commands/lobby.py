"""`/lobby` and the buttons of the lobby message."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

import discord
from discord import app_commands
from discord.ext import commands

from cogs.keeper import Keeper
from cogs.router import Click, Interaction, locale_of, tell
from cogs.ui.ids import write_id
from cogs.ui.sheet import Sheet, select
from cogs.wording import words
from engine.core import Setting, Text
from engine.core.registry import game, games
from tables import Newcomer, Refused, Table
from texts import Speaker, best_locale, speaker

_GAMES = [app_commands.Choice(name=words(f"{key}-title"), value=key) for key in games()]
_NEEDED = ("view_channel", "send_messages", "embed_links", "attach_files")


@app_commands.guild_only()
class Lobby(commands.GroupCog, group_name=words("cmd-lobby"), group_description=words("cmd-lobby-about")):
    """Opening a table, sitting down, and starting."""

    def __init__(self, keeper: Keeper) -> None:
        self.keeper = keeper
        self.house = keeper.house
        for action, handler in {
            "join": self._clicked_join,
            "leave": self._clicked_leave,
            "bot": self._clicked_bot,
            "start": self._clicked_start,
            "options": self._clicked_options,
        }.items():
            keeper.router.add(action, handler)
        keeper.router.add("set", self._clicked_setting, words=1)

    # ── commands ─────────────────────────────────────────────────────────────────────────────────────────

    @app_commands.command(name=words("cmd-lobby-open"), description=words("cmd-lobby-open-about"))
    @app_commands.rename(game_key=words("opt-game"), thread=words("opt-thread"))
    @app_commands.describe(game_key=words("opt-game-about"), thread=words("opt-thread-about"))
    @app_commands.choices(game_key=_GAMES)
    async def open(self, interaction: Interaction, game_key: str, thread: bool = False) -> None:
        """Open a table here, or in a thread of its own."""
        await interaction.response.defer(ephemeral=True)
        say = speaker(locale_of(interaction))
        _must_be_able_to_post(interaction, say, thread)
        assert interaction.channel_id is not None
        channel_id = interaction.channel_id
        if thread:
            channel_id = await _new_thread(interaction, say.say(game(game_key).title))
        locale = await self._table_locale(interaction)
        table = await self.house.lobbies.open(
            interaction.guild_id, channel_id, _newcomer(interaction), game_key, locale
        )
        self.house.announce(table.id)
        await tell(interaction, say("lobby-opened", channel=f"<#{channel_id}>"))

    @app_commands.command(name=words("cmd-lobby-join"), description=words("cmd-lobby-join-about"))
    async def join(self, interaction: Interaction) -> None:
        """Sit down."""
        guest = _newcomer(interaction)
        await self._by_command(
            interaction, lambda table: self.house.lobbies.join(table, guest), "lobby-joined"
        )

    @app_commands.command(name=words("cmd-lobby-leave"), description=words("cmd-lobby-leave-about"))
    async def leave(self, interaction: Interaction) -> None:
        """Stand up."""
        await interaction.response.defer(ephemeral=True)
        table = await self._lobby_here(interaction)
        user_id = interaction.user.id
        text = await self.house.change(table.id, lambda table: self.house.lobbies.leave(table, user_id))
        await tell(interaction, speaker(locale_of(interaction)).say(text))

    @app_commands.command(name=words("cmd-lobby-options"), description=words("cmd-lobby-options-about"))
    @app_commands.rename(setting=words("opt-setting"), value=words("opt-value"))
    @app_commands.describe(setting=words("opt-setting-about"), value=words("opt-value-about"))
    async def options(self, interaction: Interaction, setting: str, value: str) -> None:
        """Change a setting of the game."""
        user_id = interaction.user.id
        await self._by_command(
            interaction,
            lambda table: self.house.lobbies.choose(table, user_id, setting, value),
            "lobby-option-set",
        )

    @options.autocomplete("setting")
    async def _settings(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        say = speaker(locale_of(interaction))
        here = await self.house.shelf.open_in(interaction.channel_id or 0)
        settings = game(here.game).settings if here else ()
        named = [(say(_setting_key(here, setting)), setting.key) for setting in settings if here]
        return _matching(named, typed)

    @options.autocomplete("value")
    async def _values(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        say = speaker(locale_of(interaction))
        here = await self.house.shelf.open_in(interaction.channel_id or 0)
        settings = game(here.game).settings if here else ()
        named = [
            (say(f"{_setting_key(here, setting)}-{value}"), value)
            for setting in settings
            if here and setting.key == interaction.namespace.setting
            for value in setting.values
        ]
        return _matching(named, typed)

    @app_commands.command(name=words("cmd-lobby-bot"), description=words("cmd-lobby-bot-about"))
    @app_commands.rename(remove=words("opt-remove"))
    @app_commands.describe(remove=words("opt-remove-about"))
    async def bot(self, interaction: Interaction, remove: bool = False) -> None:
        """Let a computer player sit down, or send one away."""
        user_id = interaction.user.id
        act = self.house.lobbies.remove_bot if remove else self.house.lobbies.add_bot
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
            lambda table: self.house.lobbies.hand_over(table, user_id, person.id),
            "lobby-handed-over",
        )

    @app_commands.command(name=words("cmd-lobby-start"), description=words("cmd-lobby-start-about"))
    async def start(self, interaction: Interaction) -> None:
        """Start the game."""
        user_id = interaction.user.id
        await self._by_command(interaction, lambda table: self._start(table, user_id), "lobby-started")

    @app_commands.command(name=words("cmd-lobby-close"), description=words("cmd-lobby-close-about"))
    async def close(self, interaction: Interaction) -> None:
        """Close the lobby without a game."""
        user_id = interaction.user.id
        moderator = interaction.permissions.manage_channels
        await self._by_command(
            interaction,
            lambda table: self.house.lobbies.close(table, user_id, moderator),
            "lobby-closed",
        )

    # ── buttons ──────────────────────────────────────────────────────────────────────────────────────────

    async def _clicked_join(self, click: Click) -> None:
        guest = _newcomer(click.interaction)
        await self._by_click(click, lambda table: self.house.lobbies.join(table, guest))

    async def _clicked_leave(self, click: Click) -> None:
        await click.interaction.response.defer()
        act = self.house.lobbies.leave
        text = await self.house.change(click.id.table, lambda table: act(table, click.user_id))
        await tell(click.interaction, click.say.say(text))

    async def _clicked_bot(self, click: Click) -> None:
        await self._by_click(click, lambda table: self.house.lobbies.add_bot(table, click.user_id))

    async def _clicked_start(self, click: Click) -> None:
        await self._by_click(click, lambda table: self._start(table, click.user_id))

    async def _clicked_options(self, click: Click) -> None:
        """A private list of the settings, for the host."""
        await click.interaction.response.defer(ephemeral=True, thinking=True)
        table = await self.house.shelf.table(click.id.table)
        if click.user_id != table.host_id:
            raise Refused(Text("only-the-host-changes"))
        await click.interaction.edit_original_response(view=_options_sheet(table, click.say).layout())

    async def _clicked_setting(self, click: Click) -> None:
        await click.interaction.response.defer()
        setting, value = click.id.words[0], click.values[0]
        act = self.house.lobbies.choose
        await self.house.change(click.id.table, lambda table: act(table, click.user_id, setting, value))
        table = await self.house.shelf.table(click.id.table)
        await click.interaction.edit_original_response(view=_options_sheet(table, click.say).layout())

    # ── what they share ──────────────────────────────────────────────────────────────────────────────────

    async def _start(self, table: Table, user_id: int) -> None:
        self.house.lobbies.must_be_ready(table, user_id)
        await self.house.play.start(table)

    async def _by_click(self, click: Click, act: Callable[[Table], Awaitable[None]]) -> None:
        """The lobby message itself shows what has changed."""
        await click.interaction.response.defer()
        await self.house.change(click.id.table, act)

    async def _by_command(
        self, interaction: Interaction, act: Callable[[Table], Awaitable[None]], done: str
    ) -> None:
        await interaction.response.defer(ephemeral=True)
        table = await self._lobby_here(interaction)
        await self.house.change(table.id, act)
        await tell(interaction, speaker(locale_of(interaction))(done))

    async def _lobby_here(self, interaction: Interaction) -> Table:
        here = await self.house.shelf.open_in(interaction.channel_id or 0)
        if here is None:
            raise Refused(Text("no-lobby-here"))
        return here

    async def _table_locale(self, interaction: Interaction) -> str:
        """The language the server has chosen for its tables, or else its own."""
        chosen = await self.house.people.server_locale(interaction.guild_id)
        fallback = self.keeper.configuration.language
        return chosen or best_locale(str(interaction.guild_locale or ""), fallback)


def _setting_key(table: Table, setting: Setting) -> str:
    return f"{table.game}-setting-{setting.key}"


def _matching(named: list[tuple[str, str]], typed: str) -> list[app_commands.Choice[str]]:
    """The (name, value) pairs in whose name the typed letters occur."""
    found = [(name, value) for name, value in named if typed.casefold() in name.casefold()]
    return [app_commands.Choice(name=name[:100], value=value) for name, value in found[:25]]


def _newcomer(interaction: Interaction) -> Newcomer:
    return Newcomer(interaction.user.id, interaction.user.display_name)


def _must_be_able_to_post(interaction: Interaction, say: Speaker, thread: bool) -> None:
    """Better refuse now than fail later: name the permissions that are missing in this channel."""
    needed = [*_NEEDED]
    if isinstance(interaction.channel, discord.Thread):
        needed[needed.index("send_messages")] = "send_messages_in_threads"
    if thread:
        needed += ["create_public_threads", "send_messages_in_threads"]
    missing = [name for name in needed if not getattr(interaction.app_permissions, name)]
    if missing:
        names = ", ".join(say(f"permission-{name.replace('_', '-')}") for name in missing)
        raise Refused(Text("lobby-missing-permissions", {"permissions": names}))


async def _new_thread(interaction: Interaction, name: str) -> int:
    channel = interaction.channel
    if not isinstance(channel, discord.TextChannel):
        raise Refused(Text("no-thread-here"))
    thread = await channel.create_thread(name=name, type=discord.ChannelType.public_thread)
    return thread.id


def _options_sheet(table: Table, say: Speaker) -> Sheet:
    """One list per setting, each with a line on what it changes."""
    its_game = game(table.game)
    lines, rows = [f"### {say('options-title')}"], []
    for setting in its_game.settings:
        name = say(f"{its_game.key}-setting-{setting.key}")
        lines.append(f"**{name}**: {say(f'{its_game.key}-setting-{setting.key}-line')}")
        values = [
            (value, f"{name}: {say(f'{its_game.key}-setting-{setting.key}-{value}')}")
            for value in setting.values
        ]
        chosen = [table.settings[setting.key]]
        rows.append([select(name, write_id("set", table.id, setting.key), values, chosen=chosen)])
    return Sheet(lines, rows)


async def setup(keeper: Keeper) -> None:
    """Called by discord.py when the cog is loaded."""
    await keeper.add_cog(Lobby(keeper))
