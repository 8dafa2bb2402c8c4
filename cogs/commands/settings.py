"""`/settings`: the language one reads, where one's hand goes, and what a server's tables speak."""

from __future__ import annotations

from discord import app_commands
from discord.ext import commands

from cogs.keeper import Keeper
from cogs.router import Interaction, locale_of, tell
from cogs.wording import words
from texts import speaker

_LANGUAGES = [
    app_commands.Choice(name=words("language-en"), value="en"),
    app_commands.Choice(name=words("language-de"), value="de"),
]
_AS_THE_CLIENT = app_commands.Choice(name=words("language-client"), value="client")
_HANDS = [
    app_commands.Choice(name=words("hands-dm"), value="dm"),
    app_commands.Choice(name=words("hands-panel"), value="panel"),
]


class Settings(
    commands.GroupCog, group_name=words("cmd-settings"), group_description=words("cmd-settings-about")
):
    """What people and servers can set."""

    def __init__(self, keeper: Keeper) -> None:
        self.people = keeper.house.people

    @app_commands.command(
        name=words("cmd-settings-language"), description=words("cmd-settings-language-about")
    )
    @app_commands.rename(language=words("opt-language"))
    @app_commands.describe(language=words("opt-language-about"))
    @app_commands.choices(language=[*_LANGUAGES, _AS_THE_CLIENT])
    async def language(self, interaction: Interaction, language: str) -> None:
        """Choose the language of your direct messages."""
        await interaction.response.defer(ephemeral=True)
        if language == _AS_THE_CLIENT.value:
            await self.people.choose_locale(interaction.user.id, None)
            language = locale_of(interaction)
        else:
            await self.people.choose_locale(interaction.user.id, language)
        await tell(interaction, speaker(language)("settings-language-set"))

    @app_commands.command(name=words("cmd-settings-hands"), description=words("cmd-settings-hands-about"))
    @app_commands.rename(where=words("opt-where"))
    @app_commands.describe(where=words("opt-where-about"))
    @app_commands.choices(where=_HANDS)
    async def hands(self, interaction: Interaction, where: str) -> None:
        """Choose where your hand goes."""
        await interaction.response.defer(ephemeral=True)
        await self.people.choose_hands(interaction.user.id, where)
        await tell(interaction, speaker(locale_of(interaction))(f"settings-hands-{where}"))

    @app_commands.command(name=words("cmd-settings-server"), description=words("cmd-settings-server-about"))
    @app_commands.rename(language=words("opt-language"))
    @app_commands.describe(language=words("opt-server-language-about"))
    @app_commands.choices(language=_LANGUAGES)
    @app_commands.guild_only()
    @app_commands.checks.has_permissions(manage_guild=True)
    async def server(self, interaction: Interaction, language: str) -> None:
        """Choose the language of this server's tables."""
        await interaction.response.defer(ephemeral=True)
        assert interaction.guild_id is not None
        await self.people.choose_server_locale(interaction.guild_id, language)
        await tell(interaction, speaker(locale_of(interaction))("settings-server-set"))


async def setup(keeper: Keeper) -> None:
    """Called by discord.py when the cog is loaded."""
    await keeper.add_cog(Settings(keeper))
