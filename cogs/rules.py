"""`/rules`: the rules in our own words, to read or to search."""

from __future__ import annotations

import asyncio

from discord import app_commands
from discord.ext import commands

from cogs.answering.rules_reading import RulesReader, suggested
from cogs.answering.rules_search import LONGEST_SEARCH, prepare
from cogs.answering.table_lookup import matching, table_meant
from cogs.client.client import Lairkeeper
from cogs.client.command_texts import GAME_CHOICES, anywhere, localised
from cogs.client.interactions import Interaction, locale_of, show
from cogs.client.router import Click
from cogs.ui.custom_ids import write_id
from cogs.ui.rules_pages import NO_TABLE, choice_of_games
from engine.core import Text
from engine.core.registry import game, games
from tables import Refused, Table
from texts import speaker

PREPARED_AFTER = 15.0
"""Seconds after the start until the search is prepared."""


class Rules(commands.Cog):
    """Explains rules."""

    def __init__(self, client: Lairkeeper) -> None:
        self.client = client
        self.service = client.service
        self.reader = RulesReader(client.service, client.studio)
        client.router.add("rules", self._clicked_rules)
        client.router.add("topic", self._chose_topic, args=1)
        client.router.add("topics", self._chose_game)
        client.router.add("found", self._chose_hit, args=2)
        client.router.add("search", self._clicked_search, args=2)
        self._preparing: asyncio.Task[None] | None = None

    async def cog_load(self) -> None:
        """Prepare the search in a while."""
        self._preparing = asyncio.create_task(prepare(PREPARED_AFTER), name="rules-search")

    async def cog_unload(self) -> None:
        """Leave the rest unprepared."""
        if self._preparing is not None:
            self._preparing.cancel()
            await asyncio.gather(self._preparing, return_exceptions=True)

    @anywhere
    @app_commands.command(name=localised("cmd-rules"), description=localised("cmd-rules-about"))
    @app_commands.rename(
        game_key=localised("opt-game"), topic=localised("opt-topic"), words=localised("opt-search")
    )
    @app_commands.describe(
        game_key=localised("opt-rules-game-about"),
        topic=localised("opt-topic-about"),
        words=localised("opt-search-about"),
    )
    @app_commands.choices(game_key=GAME_CHOICES)
    async def rules(
        self,
        interaction: Interaction,
        game_key: str | None = None,
        topic: str | None = None,
        words: str | None = None,
    ) -> None:
        """Explain a topic of the rules, by default that of your present decision, or search them all."""
        await interaction.response.defer(ephemeral=True)
        say = speaker(locale_of(interaction))
        if words is not None:
            found = await self.reader.results(interaction, words[:LONGEST_SEARCH], game_key, say)
            await show(interaction, found)
            return
        edition: str | None = None
        if game_key is None and topic is None:
            try:
                table = await table_meant(self.service, interaction, None)
            except Refused:  # there is no table to explain, so let them choose
                await interaction.edit_original_response(view=choice_of_games(say).layout())
                return
            game_key, edition = table.game, table.edition
            topic = await self._topic_now(table, interaction.user.id)
        (game_key, *_) = await self.reader.games_meant(interaction, game_key)
        if edition is None:
            edition = await self.reader.edition_here(interaction, game_key)
        await show(interaction, await self.reader.topic(game_key, topic, say, edition))

    @rules.autocomplete("topic")
    async def _topics(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        say = speaker(locale_of(interaction))
        (key, *_) = await self.reader.games_meant(interaction, interaction.namespace.game)
        found = [(say(f"{key}-topic-{topic}"), topic) for topic in game(key).topics]
        return matching(found, typed)

    @rules.autocomplete("words")
    async def _searched(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        say = speaker(locale_of(interaction))
        keys = await self.reader.games_meant(interaction, interaction.namespace.game)
        found = await asyncio.to_thread(suggested, typed[:LONGEST_SEARCH], keys, say)
        return [app_commands.Choice(name=name[:100], value=value) for name, value in found[:25]]

    async def _clicked_rules(self, click: Click) -> None:
        await click.interaction.response.defer(ephemeral=True, thinking=True)
        table = await click.table(self.service)
        topic = click.id.args[0] if click.id.args else await self._topic_now(table, click.user_id)
        await show(click.interaction, await self.reader.topic(table.game, topic, click.say, table.edition))

    async def _chose_game(self, click: Click) -> None:
        await click.interaction.response.defer()
        if click.value not in games():
            raise Refused(Text("button-unknown"))
        await self._show_topic(click, click.value, None)

    async def _chose_topic(self, click: Click) -> None:
        """A topic from the menu, or the one a button names."""
        await click.interaction.response.defer()
        key, *named = click.id.args
        if key not in games():
            raise Refused(Text("button-unknown"))
        topic = named[0] if named else click.value
        await self._show_topic(click, key, topic)

    async def _show_topic(self, click: Click, key: str, topic: str | None) -> None:
        edition = await self.reader.edition_here(click.interaction, key)
        await show(click.interaction, await self.reader.topic(key, topic, click.say, edition))

    async def _chose_hit(self, click: Click) -> None:
        await click.interaction.response.defer()
        try:
            back = write_id("search", NO_TABLE, *click.id.args)
        except ValueError:  # forged: ours leave room for the longer word
            raise Refused(Text("button-unknown")) from None
        await self.reader.opened(click.interaction, click.value, back, click.say)

    async def _clicked_search(self, click: Click) -> None:
        """Back to what was found."""
        await click.interaction.response.defer()
        named, *words = click.id.args
        found = await self.reader.results(click.interaction, ":".join(words), named, click.say)
        await show(click.interaction, found)

    async def _topic_now(self, table: Table, user_id: int) -> str | None:
        """The rules topic of this person's present decision."""
        seat = table.seat_of(user_id)
        if seat is None:
            return None
        try:
            view = await self.client.presenter.view(table, seat)
        except Refused:
            return None
        return next((decision.topic for decision in view.decisions), None)


async def setup(client: Lairkeeper) -> None:
    """Called by discord.py when the cog is loaded."""
    await client.add_cog(Rules(client))
