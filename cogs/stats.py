"""`/stats`: the results of a person, a server or a game, in words and as a chart."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from typing import NamedTuple

import discord
from discord import app_commands
from discord.ext import commands

from cogs.answering.whereabouts import must_be_on_our_server, server_of
from cogs.client.client import Lairkeeper
from cogs.client.command_texts import EVERYWHERE, GAME_CHOICES, WITH_PEOPLE, anywhere, localised
from cogs.client.interactions import Interaction, locale_of, show, tell
from cogs.client.router import Click
from cogs.ui.components import button
from cogs.ui.custom_ids import write_id
from cogs.ui.literal import literal
from cogs.ui.message import MessageBody
from engine.core import Text
from engine.core.registry import game
from render.chart import Bar
from tables import BestRow, Refused, Tally
from texts import Speaker, speaker

_MOST_LINES = 10
_ON, _OFF = "on", "off"
_MINUTE, _HOUR, _DAY = 60, 3600, 86400


class _Line(NamedTuple):
    """The results of a game or a person, with its label."""

    label: str
    tally: Tally
    is_own: bool = False
    """Whether its reader may see how long their answers take; nobody else is told that here."""


@anywhere
class Stats(
    commands.GroupCog, group_name=localised("cmd-stats"), group_description=localised("cmd-stats-about")
):
    """Shows results, always privately."""

    def __init__(self, client: Lairkeeper) -> None:
        self.client = client
        self.service = client.service
        client.router.add("hall", self._clicked_switch, args=1)

    async def cog_load(self) -> None:
        """Add the entry to the menu of every person."""
        menu = app_commands.ContextMenu(
            name=localised("menu-stats"),
            callback=self._show_person,
            allowed_contexts=EVERYWHERE,
            allowed_installs=WITH_PEOPLE,
        )
        self.client.tree.add_command(menu)

    @app_commands.command(name=localised("cmd-stats-person"), description=localised("cmd-stats-person-about"))
    @app_commands.rename(person=localised("opt-person"))
    @app_commands.describe(person=localised("opt-stats-person-about"))
    async def person(self, interaction: Interaction, person: discord.User | None = None) -> None:
        """Show somebody's results."""
        await self._show_person(interaction, person or interaction.user)

    async def _show_person(self, interaction: Interaction, person: discord.User | discord.Member) -> None:
        """Show somebody's results here; away from our servers, people see their own from all of them."""
        await interaction.response.defer(ephemeral=True)
        say, server = speaker(locale_of(interaction)), server_of(interaction)
        whose = person if server is not None else interaction.user
        tallies = await self.service.results.tallies_of(whose.id, server)
        is_own = whose.id == interaction.user.id
        lines = [_Line(say.say(game(one.game).title), one, is_own) for one in tallies]
        title = say("stats-person-title", name=whose.display_name)
        note = say("stats-only-own") if whose.id != person.id else ""
        bests = _records(await self.service.results.personal_bests(whose.id, server), say)
        nothing = say("stats-nothing", name=whose.display_name)
        await self._show(interaction, title, lines, nothing, note, bests)

    @app_commands.command(name=localised("cmd-stats-server"), description=localised("cmd-stats-server-about"))
    async def server(self, interaction: Interaction) -> None:
        """Show everybody's results on this server."""
        await interaction.response.defer(ephemeral=True)
        guild_id = must_be_on_our_server(interaction)
        say = speaker(locale_of(interaction))
        tallies = await self.service.results.tallies(guild_id)
        title = say("stats-server-title", server=_server(interaction))
        await self._show(interaction, title, _people(tallies), say("stats-nobody"))

    @app_commands.command(name=localised("cmd-stats-game"), description=localised("cmd-stats-game-about"))
    @app_commands.rename(game_key=localised("opt-game"))
    @app_commands.describe(game_key=localised("opt-game-about"))
    @app_commands.choices(game_key=GAME_CHOICES)
    async def game(self, interaction: Interaction, game_key: str) -> None:
        """Show everybody's results at one game on this server."""
        await interaction.response.defer(ephemeral=True)
        guild_id = must_be_on_our_server(interaction)
        say = speaker(locale_of(interaction))
        tallies = await self.service.results.tallies(guild_id)
        lines = [_Line(one.name, one) for one in tallies if one.game == game_key]
        title = say("stats-game-title", game=game(game_key).title, server=_server(interaction))
        await self._show(interaction, title, lines, say("stats-nobody"))

    @app_commands.command(name=localised("cmd-stats-versus"), description=localised("cmd-stats-versus-about"))
    @app_commands.rename(person=localised("opt-person"))
    @app_commands.describe(person=localised("opt-versus-about"))
    async def versus(self, interaction: Interaction, person: discord.User) -> None:
        """Show how you have done against somebody on this server."""
        await interaction.response.defer(ephemeral=True)
        guild_id = must_be_on_our_server(interaction)
        say, name = speaker(locale_of(interaction)), literal(person.display_name)
        if person.id == interaction.user.id:
            raise Refused(Text("versus-oneself"))
        met = await self.service.results.head_to_head(interaction.user.id, person.id, guild_id)
        if not met:
            await tell(interaction, say("versus-never", name=name))
            return
        lines = [
            say(
                "versus-line",
                game=game(one.game).title,
                name=name,
                games=one.ahead + one.behind + one.level,
                ahead=one.ahead,
                behind=one.behind,
                level=one.level,
            )
            for one in met
        ]
        title = f"### {say('versus-title', name=name)}"
        await show(interaction, MessageBody([title, "\n".join(lines), f"-# {say('versus-how')}"]))

    @app_commands.command(name=localised("cmd-stats-fame"), description=localised("cmd-stats-fame-about"))
    async def fame(self, interaction: Interaction) -> None:
        """Show the hall of fame of this server; moderators can switch it on and off."""
        await interaction.response.defer(ephemeral=True)
        await self._show_hall(interaction, must_be_on_our_server(interaction))

    async def _clicked_switch(self, click: Click) -> None:
        """Switch the hall of fame on or off, for moderators of the server."""
        await click.interaction.response.defer()
        guild_id = must_be_on_our_server(click.interaction)
        if not click.interaction.permissions.manage_guild:
            raise Refused(Text("error-moderators-only"))
        turn = click.id.args[0]
        if turn not in (_ON, _OFF):
            raise Refused(Text("button-unknown"))
        await self.service.results.switch_hall(guild_id, on=turn == _ON)
        await self._show_hall(click.interaction, guild_id)

    async def _show_hall(self, interaction: Interaction, guild_id: int) -> None:
        say, hall = speaker(locale_of(interaction)), await self.service.results.hall(guild_id)
        lines = [say("hall-off")] if hall is None else _hall(hall, say) or [say("hall-empty")]
        rows = []
        if interaction.permissions.manage_guild:
            turn = _ON if hall is None else _OFF
            rows = [[button(say(f"button-hall-{turn}"), write_id("hall", 0, turn))]]
        title = f"### {literal(say('hall-title', server=_server(interaction)))}"
        how = [] if hall is None else [f"-# {say('hall-how')}"]
        await show(interaction, MessageBody([title, "\n".join(lines), *how], rows))

    async def _show(
        self,
        interaction: Interaction,
        title: str,
        lines: list[_Line],
        nothing: str,
        note: str = "",
        bests: str = "",
    ) -> None:
        say = speaker(locale_of(interaction))
        if not lines:
            await tell(interaction, "\n".join(part for part in (note, literal(nothing)) if part))
            return
        shown = lines[:_MOST_LINES]
        bars = [Bar(one.label, one.tally.played, one.tally.won, _mark(one.tally)) for one in shown]
        picture = await self.client.studio.chart(title, bars, say)
        results = "\n".join(f"-# {_result_line(one, say)}" for one in shown)
        heading = f"### {literal(title)}"
        body = MessageBody([heading, note, results, bests, f"-# {say('stats-how')}"], pictures=[picture])
        await show(interaction, body)


def _records(bests: Sequence[BestRow], say: Speaker) -> str:
    """Somebody's records, one line per game."""
    lines = []
    for key, rows in groupby(bests, key=lambda row: row.game):
        records = ", ".join(say.say(row.text) for row in rows)
        lines.append(f"-# {say('stats-records', game=game(key).title, records=records)}")
    return "\n".join([f"**{say('stats-records-title')}**", *lines]) if lines else ""


def _hall(hall: Sequence[BestRow], say: Speaker) -> list[str]:
    """The records of a server with their holders, below the name of each game."""
    lines = []
    for key, rows in groupby(hall, key=lambda row: row.game):
        lines.append(f"**{say.say(game(key).title)}**")
        lines += [say("hall-line", name=literal(row.name), record=say.say(row.text)) for row in rows]
    return lines


def _people(tallies: Sequence[Tally]) -> list[_Line]:
    """One line per person over all games, most wins first; only a single game has a rating."""
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


def _result_line(line: _Line, say: Speaker) -> str:
    tally = line.tally
    told = say(
        "stats-line",
        label=literal(line.label),
        played=tally.played,
        won=tally.won,
        shared=tally.shared,
        rating=_rating(tally, say),
    )
    return say("stats-own-line", line=told, pace=_pace(tally.pace, say)) if line.is_own else told


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
