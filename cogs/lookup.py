"""`/card`: any card with its picture and its effects, or else the rules that speak of it."""

from __future__ import annotations

import asyncio

from discord import app_commands
from discord.ext import commands

from cogs.answering.rules_reading import RulesReader, card_called, cards_like
from cogs.answering.rules_search import LONGEST_SEARCH, entry_called, search
from cogs.client.client import Lairkeeper
from cogs.client.command_texts import GAME_CHOICES, anywhere, localised
from cogs.client.interactions import Interaction, locale_of, show
from cogs.client.router import Click
from cogs.ui.literal import literal
from cogs.ui.message import MessageBody
from engine.core import Text
from engine.core.registry import games
from tables import Refused
from texts import Speaker, speaker


class Cards(commands.Cog):
    """Shows cards."""

    def __init__(self, client: Lairkeeper) -> None:
        self.reader = RulesReader(client.service, client.studio)
        client.router.add("card", self._chose_card, args=1)

    @anywhere
    @app_commands.command(name=localised("cmd-card"), description=localised("cmd-card-about"))
    @app_commands.rename(card=localised("opt-card"), game_key=localised("opt-game"))
    @app_commands.describe(card=localised("opt-card-about"), game_key=localised("opt-rules-game-about"))
    @app_commands.choices(game_key=GAME_CHOICES)
    async def card(self, interaction: Interaction, card: str, game_key: str | None = None) -> None:
        """Show any card with its picture and its effects."""
        await interaction.response.defer(ephemeral=True)
        say = speaker(locale_of(interaction))
        keys = await self.reader.games_meant(interaction, game_key)
        found = await asyncio.to_thread(card_called, keys, card, say)
        if found is not None:
            edition = await self.reader.edition_here(interaction, found[0])
            await show(interaction, await self.reader.card(*found, say, edition))
        else:
            await show(interaction, await self._instead(interaction, card[:LONGEST_SEARCH], game_key, say))

    @card.autocomplete("card")
    async def _cards(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        say = speaker(locale_of(interaction))
        keys = await self.reader.games_meant(interaction, interaction.namespace.game)
        offers = await asyncio.to_thread(cards_like, keys, typed, say)
        return [app_commands.Choice(name=name[:100], value=value) for name, value in offers[:25]]

    async def _instead(
        self, interaction: Interaction, words: str, game_key: str | None, say: Speaker
    ) -> MessageBody:
        """What has this name if no card has: a topic of the rules, or whatever speaks of it."""
        keys = await self.reader.games_meant(interaction, game_key)
        chosen = await asyncio.to_thread(entry_called, words, say.locale)
        hits = await asyncio.to_thread(search, words, keys, say.locale)
        if chosen is not None:
            return await self.reader.entry(interaction, chosen, say)
        if not hits:
            raise Refused(Text("no-such-card"))
        if hits[0].is_named_so:
            return await self.reader.entry(interaction, hits[0].entry, say)
        found = await self.reader.results(interaction, words, game_key, say)
        return found._replace(heading=say("card-not-but", words=literal(words)))

    async def _chose_card(self, click: Click) -> None:
        await click.interaction.response.defer()
        key = click.id.args[0]
        if key not in games():
            raise Refused(Text("button-unknown"))
        edition = await self.reader.edition_here(click.interaction, key)
        await show(click.interaction, await self.reader.card(key, click.value, click.say, edition))


async def setup(client: Lairkeeper) -> None:
    """Called by discord.py when the cog is loaded."""
    await client.add_cog(Cards(client))
