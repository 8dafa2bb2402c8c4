"""`/practice`: an exercise for one person that starts at once."""

from __future__ import annotations

from discord import app_commands
from discord.ext import commands

from cogs.answering.new_tables import newcomer, place_for_a_table, table_locale
from cogs.client.client import Lairkeeper
from cogs.client.command_texts import localised
from cogs.client.interactions import Interaction, is_here, locale_of, tell
from cogs.client.router import Click
from engine.core import EXERCISE, Text
from engine.core.registry import games
from tables import Refused, Table
from texts import speaker

_EXERCISES = [
    app_commands.Choice(name=localised(f"{key}-exercise-{name}"), value=f"{key}:{name}")
    for key, game in games().items()
    for name in game.exercises
]


class Practice(commands.Cog):
    """Starts exercises: tables for one, without a lobby."""

    def __init__(self, client: Lairkeeper) -> None:
        self.client = client
        self.service = client.service
        client.router.add("practise", self._clicked_again)

    @app_commands.command(name=localised("cmd-practice"), description=localised("cmd-practice-about"))
    @app_commands.rename(exercise=localised("opt-exercise"), thread=localised("opt-thread"))
    @app_commands.describe(exercise=localised("opt-exercise-about"), thread=localised("opt-thread-about"))
    @app_commands.choices(exercise=_EXERCISES)
    async def practice(self, interaction: Interaction, exercise: str, thread: bool = False) -> None:
        """Start an exercise here or in a new thread."""
        await interaction.response.defer(ephemeral=True)
        if thread:
            await self.service.must_have_room(interaction.guild_id, interaction.user.id, exercise=True)
        game_key, _, name = exercise.partition(":")
        locale = await table_locale(self.client, interaction)
        title = speaker(locale).say(Text(f"{game_key}-exercise-{name}"))
        channel_id = await place_for_a_table(interaction, title if thread else None, locale)
        await self._begin(interaction, channel_id, game_key, name)

    async def _clicked_again(self, click: Click) -> None:
        """Start a finished exercise again, for whoever clicks."""
        await click.interaction.response.defer(ephemeral=True, thinking=True)
        former = await click.table(self.service)
        if EXERCISE not in former.settings:
            raise Refused(Text("button-unknown"))
        if is_here(click.interaction, former):
            await place_for_a_table(click.interaction, None, former.locale)
        await self._begin(click.interaction, former.channel_id, former.game, former.settings[EXERCISE])

    async def _begin(self, interaction: Interaction, channel_id: int, game_key: str, name: str) -> None:
        locale = await table_locale(self.client, interaction)
        table = await self.service.begin_exercise(
            interaction.guild_id, channel_id, newcomer(interaction), game_key, locale, name
        )
        await tell(interaction, speaker(locale_of(interaction)).say(_begun(table)))


def _begun(table: Table) -> Text:
    if table.guild_id is None:
        return Text("practice-begun-here")
    return Text("practice-begun", {"channel": f"<#{table.channel_id}>"})


async def setup(client: Lairkeeper) -> None:
    """Called by discord.py when the cog is loaded."""
    await client.add_cog(Practice(client))
