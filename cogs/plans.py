"""`/plans`: everything somebody has decided ahead or could, at all their tables."""

from __future__ import annotations

from discord import Interaction, app_commands
from discord.ext import commands

from cogs.answering.table_lookup import place_of
from cogs.client.client import Lairkeeper
from cogs.client.command_texts import localised
from cogs.client.interactions import locale_of
from cogs.delivery.speakers import message_speaker, picture_speaker
from cogs.ui.ahead import is_ahead, name_of, offer_list, offers_ahead, plan_for, told_plan
from cogs.ui.components import button
from cogs.ui.custom_ids import write_id
from cogs.ui.literal import literal
from cogs.ui.message import MessageBody, Row
from engine.core import View
from engine.core.registry import game_of
from tables import Status, Table
from texts import Speaker, speaker

_MOST_PARTS = 36
"""A message has room for 40 parts: its frame, its title, and perhaps a line on what is left out."""


class Plans(commands.Cog):
    """What was decided ahead, to look at, change and drop, and what else can be."""

    def __init__(self, client: Lairkeeper) -> None:
        self.client = client
        self.service = client.service

    @app_commands.command(name=localised("cmd-plans"), description=localised("cmd-plans-about"))
    async def plans(self, interaction: Interaction) -> None:
        """Show your plans at all your tables."""
        await interaction.response.defer(ephemeral=True)
        say = speaker(locale_of(interaction))
        planned: list[list[Row]] = []
        offered: list[list[Row]] = []
        for table in await self.service.repository.of_person(interaction.user.id):
            if table.status is Status.PLAYING:
                view = await self.client.presenter.view(table, table.must_seat(interaction.user.id))
                planned += _planned(table, view, say.locale)
                offered += _offered(table, view, say.locale)
        first = [f"### {say('plans-title')}", *([] if planned else [say("plans-none")])]
        body = MessageBody(first, _fitted([*planned, *offered], say))
        await interaction.edit_original_response(view=body.layout())


def _planned(table: Table, view: View, locale: str) -> list[list[Row]]:
    """Each plan at a table, with the buttons to change and to drop it."""
    say = message_speaker(table, locale)
    found = [(one, plan_for(view, one)) for one in view.decisions if is_ahead(one)]
    return [
        [
            say(
                "plans-line",
                question=name_of(decision, say),
                plan=literal(told_plan(decision, plan, say)),
                **_place(table, say),
            ),
            [
                button(say("plans-change"), write_id("question", table.id, decision.number)),
                button(say("plans-drop"), write_id("none", table.id, decision.number)),
            ],
        ]
        for decision, plan in found
        if plan is not None
    ]


def _offered(table: Table, view: View, locale: str) -> list[list[Row]]:
    """What else can be decided ahead at a table, as one list."""
    offers = [one for one in offers_ahead(view) if plan_for(view, one) is None]
    if not offers:
        return []
    say = message_speaker(table, locale)
    listed = offer_list(table.id, view, offers, picture_speaker(table, locale))
    return [[say("plans-offered", **_place(table, say)), [listed]]]


def _place(table: Table, say: Speaker) -> dict[str, str]:
    return {"game": say.say(game_of(table).title), "channel": place_of(table, say)}


def _fitted(entries: list[list[Row]], say: Speaker) -> list[Row]:
    """As many entries as one message has room for."""
    rows: list[Row] = []
    parts = 0
    for entry in entries:
        parts += sum(1 if isinstance(row, str) else 1 + len(row) for row in entry)
        if parts > _MOST_PARTS:
            return [*rows, say("plans-left-out")]
        rows += entry
    return rows


async def setup(client: Lairkeeper) -> None:
    """Called by discord.py when the cog is loaded."""
    await client.add_cog(Plans(client))
