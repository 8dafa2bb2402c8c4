"""`/stats`: results of a person, of a server, of a game; in words and as a small chart."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from typing import NamedTuple

import discord
from discord import app_commands
from discord.ext import commands

from cogs.client.client import Lairkeeper
from cogs.client.command_texts import words
from cogs.client.router import Interaction, locale_of, tell
from cogs.ui.sheet import Sheet
from engine.core.registry import game, games
from render.chart import Bar
from tables import Tally
from texts import Speaker, speaker

_GAMES = [app_commands.Choice(name=words(f"{key}-title"), value=key) for key in games()]
_MOST_LINES = 10
_MINUTE, _HOUR, _DAY = 60, 3600, 86400


class _Line(NamedTuple):
    """Results under one label: of a game, or of a person."""

    label: str
    tally: Tally


class Stats(commands.GroupCog, group_name=words("cmd-stats"), group_description=words("cmd-stats-about")):
    """Looking at results; always answered privately."""

    def __init__(self, client: Lairkeeper) -> None:
        self.client = client
        self.service = client.service

    @app_commands.command(name=words("cmd-stats-person"), description=words("cmd-stats-person-about"))
    @app_commands.rename(person=words("opt-person"))
    @app_commands.describe(person=words("opt-stats-person-about"))
    async def person(self, interaction: Interaction, person: discord.User | None = None) -> None:
        """Show what somebody has played."""
        await interaction.response.defer(ephemeral=True)
        say, whose = speaker(locale_of(interaction)), person or interaction.user
        # In a direct conversation one sees one's own results from everywhere, and nobody else's.
        whose = whose if interaction.guild_id is not None else interaction.user
        tallies = await self.service.results.tallies(interaction.guild_id)
        lines = [_Line(say.say(game(one.game).title), one) for one in tallies if one.user_id == whose.id]
        title = say("stats-person-title", name=whose.display_name)
        await self._show(interaction, title, lines, say("stats-nothing", name=whose.display_name))

    @app_commands.command(name=words("cmd-stats-server"), description=words("cmd-stats-server-about"))
    @app_commands.guild_only()
    async def server(self, interaction: Interaction) -> None:
        """Show what everybody here has played."""
        await interaction.response.defer(ephemeral=True)
        say = speaker(locale_of(interaction))
        tallies = await self.service.results.tallies(interaction.guild_id)
        title = say("stats-server-title", server=_server(interaction))
        await self._show(interaction, title, _people(tallies), say("stats-nobody"))

    @app_commands.command(name=words("cmd-stats-game"), description=words("cmd-stats-game-about"))
    @app_commands.rename(game_key=words("opt-game"))
    @app_commands.describe(game_key=words("opt-game-about"))
    @app_commands.choices(game_key=_GAMES)
    @app_commands.guild_only()
    async def game(self, interaction: Interaction, game_key: str) -> None:
        """Show how everybody here has fared at one game."""
        await interaction.response.defer(ephemeral=True)
        say = speaker(locale_of(interaction))
        tallies = await self.service.results.tallies(interaction.guild_id)
        lines = [_Line(one.name, one) for one in tallies if one.game == game_key]
        title = say("stats-game-title", game=game(game_key).title, server=_server(interaction))
        await self._show(interaction, title, lines, say("stats-nobody"))

    async def _show(self, interaction: Interaction, title: str, lines: list[_Line], nothing: str) -> None:
        say = speaker(locale_of(interaction))
        if not lines:
            await tell(interaction, discord.utils.escape_markdown(nothing))
            return
        shown = lines[:_MOST_LINES]
        bars = [Bar(one.label, one.tally.played, one.tally.won, _mark(one.tally)) for one in shown]
        picture = await self.client.studio.chart(title, bars, say)
        told = "\n".join(_told(one, say) for one in shown)
        heading = f"### {discord.utils.escape_markdown(title)}"
        sheet = Sheet([heading, told, f"-# {say('stats-how')}"], pictures=[picture])
        await interaction.edit_original_response(view=sheet.layout(), attachments=sheet.files())


def _people(tallies: Sequence[Tally]) -> list[_Line]:
    """Everybody with all their games together, whoever has won most first; ratings belong to single games."""
    lines = []
    for _, own in groupby(sorted(tallies, key=lambda one: one.user_id), key=lambda one: one.user_id):
        games_of_one = list(own)
        summed = games_of_one[0]._replace(
            rating=games_of_one[0].rating if len(games_of_one) == 1 else None,
            played=sum(one.played for one in games_of_one),
            won=sum(one.won for one in games_of_one),
            shared=sum(one.shared for one in games_of_one),
            answers=sum(one.answers for one in games_of_one),
            waited=sum(one.waited for one in games_of_one),
        )
        lines.append(_Line(summed.name, summed))
    return sorted(lines, key=lambda one: (-one.tally.won, one.tally.played, one.label))


def _told(line: _Line, say: Speaker) -> str:
    tally = line.tally
    return say(
        "stats-line",
        label=discord.utils.escape_markdown(line.label),
        played=tally.played,
        won=tally.won,
        shared=tally.shared,
        pace=_pace(tally.pace, say),
        rating=_rating(tally, say),
    )


def _pace(seconds: float | None, say: Speaker) -> str:
    if seconds is None:
        return say("stats-pace-none")
    if seconds < 2 * _HOUR:
        return say("stats-pace-minutes", count=max(1, round(seconds / _MINUTE)))
    if seconds < 2 * _DAY:
        return say("stats-pace-hours", count=round(seconds / _HOUR))
    return say("stats-pace-days", count=round(seconds / _DAY))


def _rating(tally: Tally, say: Speaker) -> str:
    return say("stats-unrated") if tally.rating is None else say("stats-rating", rating=_mark(tally))


def _mark(tally: Tally) -> str:
    return "" if tally.rating is None else str(tally.rating)


def _server(interaction: Interaction) -> str:
    return interaction.guild.name if interaction.guild else ""


async def setup(client: Lairkeeper) -> None:
    """Called by discord.py when the cog is loaded."""
    await client.add_cog(Stats(client))
