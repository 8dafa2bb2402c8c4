"""`/rules`, `/card` and `/help`: the rules in our own words, any card, and how to use the bot."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from discord import app_commands
from discord.ext import commands

from cogs.answering.table_lookup import table_meant
from cogs.client.client import Lairkeeper
from cogs.client.command_texts import words
from cogs.client.router import Click, Interaction, locale_of
from cogs.ui.ids import write_id
from cogs.ui.sheet import Sheet, select
from engine.core import CardFace, Text
from engine.core.registry import game, games
from tables import Refused, Table
from texts import Speaker, speaker

_GAMES = [app_commands.Choice(name=words(f"{key}-title"), value=key) for key in games()]
_NO_TABLE = 0
"""The rules can be read away from any table; ids then carry this number and the name of the game."""


class Rules(commands.Cog):
    """Looking things up."""

    def __init__(self, client: Lairkeeper) -> None:
        self.client = client
        self.service = client.service
        client.router.add("rules", self._clicked_rules)
        client.router.add("topic", self._chose_topic, words=1)

    @app_commands.command(name=words("cmd-rules"), description=words("cmd-rules-about"))
    @app_commands.rename(game_key=words("opt-game"), topic=words("opt-topic"))
    @app_commands.describe(game_key=words("opt-rules-game-about"), topic=words("opt-topic-about"))
    @app_commands.choices(game_key=_GAMES)
    async def rules(
        self, interaction: Interaction, game_key: str | None = None, topic: str | None = None
    ) -> None:
        """Explain the rules: of a topic, or of what you must decide now."""
        await interaction.response.defer(ephemeral=True)
        if game_key is None and topic is None:
            table = await table_meant(self.service, interaction, None)
            game_key = table.game
            topic = await self._topic_now(table, interaction.user.id)
        game_key = await self._game_meant(interaction, game_key)
        topics = game(game_key).topics
        if topic is not None and topic not in topics:
            raise Refused(Text("no-such-topic"))
        sheet = _rules_sheet(game_key, topic or topics[0], speaker(locale_of(interaction)))
        await interaction.edit_original_response(view=sheet.layout())

    @rules.autocomplete("topic")
    async def _topics(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        say = speaker(locale_of(interaction))
        key = await self._game_meant(interaction, interaction.namespace.game)
        found = [(say(f"{key}-topic-{topic}"), topic) for topic in game(key).topics]
        return [
            app_commands.Choice(name=name, value=topic)
            for name, topic in found
            if typed.casefold() in name.casefold()
        ][:25]

    @app_commands.command(name=words("cmd-card"), description=words("cmd-card-about"))
    @app_commands.rename(card=words("opt-card"), game_key=words("opt-game"))
    @app_commands.describe(card=words("opt-card-about"), game_key=words("opt-rules-game-about"))
    @app_commands.choices(game_key=_GAMES)
    async def card(self, interaction: Interaction, card: str, game_key: str | None = None) -> None:
        """Show any card with its picture and what it does."""
        await interaction.response.defer(ephemeral=True)
        say = speaker(locale_of(interaction))
        wanted = card.casefold()
        for key, face in _faces(await self._games_meant(interaction, game_key)):
            if wanted in (face.id.casefold(), say.say(face.name).casefold(), _full_name(key, face)):
                picture = await self.client.studio.card(key, face.id, say)
                lines = [f"### {say.say(face.name)}", *(say.say(line) for line in face.lines)]
                sheet = Sheet(lines, pictures=[picture] if picture else [])
                await interaction.edit_original_response(view=sheet.layout(), attachments=sheet.files())
                return
        raise Refused(Text("no-such-card"))

    @card.autocomplete("card")
    async def _cards(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        say = speaker(locale_of(interaction))
        wanted = typed.casefold()
        return [
            app_commands.Choice(name=name[:100], value=_full_name(key, face))
            for key, face in _faces(await self._games_meant(interaction, interaction.namespace.game))
            if wanted in (name := say.say(face.name)).casefold() or wanted == face.id.casefold()
        ][:25]

    @app_commands.command(name=words("cmd-help"), description=words("cmd-help-about"))
    async def help(self, interaction: Interaction) -> None:
        """Explain the bot in one message."""
        say = speaker(locale_of(interaction))
        titles = ", ".join(say.say(each.title) for each in games().values())
        sheet = Sheet([f"## {say('help-title')}", say("help-text", games=titles)])
        await interaction.response.send_message(view=sheet.layout(), ephemeral=True)

    async def _clicked_rules(self, click: Click) -> None:
        await click.interaction.response.defer(ephemeral=True, thinking=True)
        table = await self.service.repository.table(click.id.table)
        topic = click.id.words[0] if click.id.words else await self._topic_now(table, click.user_id)
        sheet = _rules_sheet(table.game, topic or game(table.game).topics[0], click.say)
        await click.interaction.edit_original_response(view=sheet.layout())

    async def _chose_topic(self, click: Click) -> None:
        await click.interaction.response.defer()
        if click.id.words[0] not in games():
            raise Refused(Text("button-unknown"))
        sheet = _rules_sheet(click.id.words[0], click.values[0], click.say)
        await click.interaction.edit_original_response(view=sheet.layout())

    async def _topic_now(self, table: Table, user_id: int) -> str | None:
        """The topic of what this person must decide."""
        seat = table.seat_of(user_id)
        if seat is None:
            return None
        try:
            view = await self.client.presenter.view(table, seat)
        except Refused:
            return None
        return next((decision.topic for decision in view.decisions), None)

    async def _game_meant(self, interaction: Interaction, named: str | None) -> str:
        """The game named, or that of this channel, or simply the first."""
        return (await self._games_meant(interaction, named))[0]

    async def _games_meant(self, interaction: Interaction, named: str | None) -> list[str]:
        """The game named, or that of this channel, or any."""
        if named in games():
            return [str(named)]
        here = await self.service.repository.latest_in(interaction.channel_id or 0)
        return [here.game] if here else list(games())


def _faces(keys: Sequence[str]) -> Iterator[tuple[str, CardFace]]:
    """All cards of some games, each with the game it belongs to."""
    return ((key, face) for key in keys for face in game(key).cards())


def _full_name(key: str, face: CardFace) -> str:
    """What no other card is called, whatever the game."""
    return f"{key}/{face.id}".casefold()


def _rules_sheet(game_key: str, topic: str, say: Speaker) -> Sheet:
    """One topic, and a list of the others."""
    topics = [(each, say(f"{game_key}-topic-{each}")) for each in game(game_key).topics]
    title = f"### {say(f'{game_key}-title')}: {say(f'{game_key}-topic-{topic}')}"
    others = select(say("rules-other-topic"), write_id("topic", _NO_TABLE, game_key), topics, chosen=[topic])
    return Sheet([title, say(f"{game_key}-rules-{topic}")], [[others]])


async def setup(client: Lairkeeper) -> None:
    """Called by discord.py when the cog is loaded."""
    await client.add_cog(Rules(client))
