"""`/rules`, `/card` and `/help`: the rules in our own words, any card, and how to use the bot."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator, Sequence

from discord import app_commands
from discord.ext import commands

from cogs.answering.table_lookup import matching, table_meant
from cogs.client.client import Lairkeeper
from cogs.client.command_texts import GAME_CHOICES, localised
from cogs.client.interactions import Interaction, locale_of, show
from cogs.client.router import Click
from cogs.ui.coach_panel import learn_buttons
from cogs.ui.components import rows_of_buttons, select
from cogs.ui.custom_ids import write_id
from cogs.ui.message import MessageBody
from engine.core import CardFace, Text
from engine.core.registry import game, games
from tables import Refused, Table
from texts import Speaker, speaker

_NO_TABLE = 0
"""The rules can be read without a table; custom ids then have this number and the game's key."""


class Rules(commands.Cog):
    """Explains rules, cards and the bot."""

    def __init__(self, client: Lairkeeper) -> None:
        self.client = client
        self.service = client.service
        client.router.add("rules", self._clicked_rules)
        client.router.add("topic", self._chose_topic, args=1)
        client.router.add("topics", self._chose_game)

    @app_commands.command(name=localised("cmd-rules"), description=localised("cmd-rules-about"))
    @app_commands.rename(game_key=localised("opt-game"), topic=localised("opt-topic"))
    @app_commands.describe(game_key=localised("opt-rules-game-about"), topic=localised("opt-topic-about"))
    @app_commands.choices(game_key=GAME_CHOICES)
    async def rules(
        self, interaction: Interaction, game_key: str | None = None, topic: str | None = None
    ) -> None:
        """Explain a topic of the rules, by default that of your present decision."""
        await interaction.response.defer(ephemeral=True)
        say = speaker(locale_of(interaction))
        if game_key is None and topic is None:
            try:
                table = await table_meant(self.service, interaction, None)
            except Refused:  # there is no table to explain, so let them choose
                await interaction.edit_original_response(view=_choice_of_games(say).layout())
                return
            game_key = table.game
            topic = await self._topic_now(table, interaction.user.id)
        game_key = await self._game_meant(interaction, game_key)
        await interaction.edit_original_response(view=_rules_message(game_key, topic, say).layout())

    @rules.autocomplete("topic")
    async def _topics(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        say = speaker(locale_of(interaction))
        key = await self._game_meant(interaction, interaction.namespace.game)
        found = [(say(f"{key}-topic-{topic}"), topic) for topic in game(key).topics]
        return matching(found, typed)

    @app_commands.command(name=localised("cmd-card"), description=localised("cmd-card-about"))
    @app_commands.rename(card=localised("opt-card"), game_key=localised("opt-game"))
    @app_commands.describe(card=localised("opt-card-about"), game_key=localised("opt-rules-game-about"))
    @app_commands.choices(game_key=GAME_CHOICES)
    async def card(self, interaction: Interaction, card: str, game_key: str | None = None) -> None:
        """Show any card with its picture and its effects."""
        await interaction.response.defer(ephemeral=True)
        say = speaker(locale_of(interaction))
        keys = await self._games_meant(interaction, game_key)
        found = await asyncio.to_thread(_card_called, keys, card, say)
        if found is None:
            raise Refused(Text("no-such-card"))
        key, face = found
        picture = await self.client.studio.card(key, face.id, say)
        lines = [f"### {say.say(face.name)}", *(say.say(line) for line in face.lines)]
        await show(interaction, MessageBody(lines, pictures=[picture] if picture else []))

    @card.autocomplete("card")
    async def _cards(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        say = speaker(locale_of(interaction))
        keys = await self._games_meant(interaction, interaction.namespace.game)
        offers = await asyncio.to_thread(_cards_like, keys, typed, say)
        return [app_commands.Choice(name=name[:100], value=value) for name, value in offers[:25]]

    @app_commands.command(name=localised("cmd-help"), description=localised("cmd-help-about"))
    async def help(self, interaction: Interaction) -> None:
        """Explain the bot in one message."""
        say = speaker(locale_of(interaction))
        titles = ", ".join(say.say(each.title) for each in games().values())
        lessons = rows_of_buttons(learn_buttons(say))
        body = MessageBody([f"## {say('help-title')}", say("help-text", games=titles)], lessons)
        await interaction.response.send_message(view=body.layout(), ephemeral=True)

    async def _clicked_rules(self, click: Click) -> None:
        await click.interaction.response.defer(ephemeral=True, thinking=True)
        table = await click.table(self.service)
        topic = click.id.args[0] if click.id.args else await self._topic_now(table, click.user_id)
        body = _rules_message(table.game, topic, click.say)
        await click.interaction.edit_original_response(view=body.layout())

    async def _chose_game(self, click: Click) -> None:
        await click.interaction.response.defer()
        if click.value not in games():
            raise Refused(Text("button-unknown"))
        body = _rules_message(click.value, None, click.say)
        await click.interaction.edit_original_response(view=body.layout())

    async def _chose_topic(self, click: Click) -> None:
        await click.interaction.response.defer()
        if click.id.args[0] not in games():
            raise Refused(Text("button-unknown"))
        body = _rules_message(click.id.args[0], click.value, click.say)
        await click.interaction.edit_original_response(view=body.layout())

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

    async def _game_meant(self, interaction: Interaction, named: str | None) -> str:
        """The game named, or else this channel's, or else the first."""
        return (await self._games_meant(interaction, named))[0]

    async def _games_meant(self, interaction: Interaction, named: str | None) -> list[str]:
        """The game named, or else this channel's, or else all."""
        if named in games():
            return [str(named)]
        here = await self.service.repository.latest_in(interaction.channel_id or 0)
        return [here.game] if here else list(games())


def _faces(keys: Sequence[str]) -> Iterator[tuple[str, CardFace]]:
    """All cards of these games, each with its game's key."""
    return ((key, face) for key in keys for face in game(key).cards())


def _card_called(keys: Sequence[str], named: str, say: Speaker) -> tuple[str, CardFace] | None:
    """The card with this id or name; the first time, hundreds of names must be read from the text files."""
    wanted = named.casefold()
    for key, face in _faces(keys):
        if wanted in (face.id.casefold(), say.say(face.name).casefold(), _full_name(key, face)):
            return key, face
    return None


def _cards_like(keys: Sequence[str], typed: str, say: Speaker) -> list[tuple[str, str]]:
    """The cards whose name contains what is typed, each with a value that is unique across all games."""
    wanted = typed.casefold()
    return [
        (name, _full_name(key, face))
        for key, face in _faces(keys)
        if wanted in (name := say.say(face.name)).casefold() or wanted == face.id.casefold()
    ]


def _full_name(key: str, face: CardFace) -> str:
    """A name that is unique across all games."""
    return f"{key}/{face.id}".casefold()


def _choice_of_games(say: Speaker) -> MessageBody:
    """All games, to choose whose rules one wants to read."""
    titles = [(key, say.say(each.title)) for key, each in games().items()]
    blurbs = "\n".join(f"- **{title}:** {say(f'{key}-blurb')}" for key, title in titles)
    menu = select(say("rules-choose-game"), write_id("topics", _NO_TABLE), titles)
    return MessageBody([say("rules-no-table"), blurbs], [[menu]])


def _rules_message(game_key: str, topic: str | None, say: Speaker) -> MessageBody:
    """One topic, with a select menu of the others; an unknown topic leads to the first, and a word on it."""
    known = game(game_key).topics
    if topic is not None and topic not in known:
        return _rules_message(game_key, None, say)._replace(heading=say("no-such-topic"))
    topic = topic or known[0]
    topics = [(each, say(f"{game_key}-topic-{each}")) for each in game(game_key).topics]
    title = f"### {say(f'{game_key}-title')}: {say(f'{game_key}-topic-{topic}')}"
    others = select(say("rules-other-topic"), write_id("topic", _NO_TABLE, game_key), topics, chosen=[topic])
    return MessageBody([title, say(f"{game_key}-rules-{topic}")], [[others]])


async def setup(client: Lairkeeper) -> None:
    """Called by discord.py when the cog is loaded."""
    await client.add_cog(Rules(client))
