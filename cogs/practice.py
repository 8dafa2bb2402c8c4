"""`/practice`: an exercise of a game, for one person, begun at once."""

from __future__ import annotations

from discord import app_commands
from discord.ext import commands

from cogs.answering.opening import newcomer, place_for_a_table, table_locale
from cogs.client.client import Lairkeeper
from cogs.client.command_texts import words
from cogs.client.router import Click, Interaction, locale_of, tell
from engine.core import EXERCISE, Text
from engine.core.registry import games
from tables import Table
from texts import speaker

_EXERCISES = [
    app_commands.Choice(name=words(f"{key}-exercise-{name}"), value=f"{key}:{name}")
    for key, game in games().items()
    for name in game.exercises
]


class Practice(commands.Cog):
    """Tables for one, without a lobby."""

    def __init__(self, client: Lairkeeper) -> None:
        self.client = client
        self.service = client.service
        client.router.add("practise", self._clicked_again)

    @app_commands.command(name=words("cmd-practice"), description=words("cmd-practice-about"))
    @app_commands.rename(exercise=words("opt-exercise"), thread=words("opt-thread"))
    @app_commands.describe(exercise=words("opt-exercise-about"), thread=words("opt-thread-about"))
    @app_commands.choices(exercise=_EXERCISES)
    async def practice(self, interaction: Interaction, exercise: str, thread: bool = False) -> None:
        """Begin an exercise here, or in a thread of its own."""
        await interaction.response.defer(ephemeral=True)
        game_key, _, name = exercise.partition(":")
        title = speaker(locale_of(interaction)).say(Text(f"{game_key}-exercise-{name}"))
        channel_id = await place_for_a_table(interaction, title if thread else None)
        await self._begin(interaction, channel_id, game_key, name)

    async def _clicked_again(self, click: Click) -> None:
        """Whoever presses the button of an exercise that is over tries it next."""
        await click.interaction.response.defer(ephemeral=True, thinking=True)
        former = await self.service.repository.table(click.id.table)
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
