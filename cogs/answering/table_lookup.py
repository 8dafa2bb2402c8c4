"""Which table and which seat a person means, with autocomplete for both."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

import discord
from discord import app_commands

from cogs.client.interactions import Interaction, locale_of
from cogs.delivery.onwards import is_awaited
from cogs.operations.log_places import note_table
from cogs.ui.custom_ids import read_id
from cogs.ui.home_page import Turn
from cogs.ui.table_message import seats_of
from engine.core import Seat, Text
from engine.core.registry import game_of
from tables import Refused, Status, Table, TableService
from texts import Speaker, speaker


async def table_meant(service: TableService, interaction: Interaction, named: str | None) -> Table:
    """The table they name, or else this channel's, or in direct messages the one that waits for them."""
    table = await _table_meant(service, interaction, named)
    note_table(table.id)
    return table


async def _table_meant(service: TableService, interaction: Interaction, named: str | None) -> Table:
    if named is not None:
        for table in await service.repository.of_person(interaction.user.id):
            if named == str(table.id):
                return table
        raise Refused(Text("no-such-table"))
    if interaction.guild_id is not None and interaction.channel_id is not None:
        here = await service.repository.latest_in(interaction.channel_id)
        if here is None:
            raise Refused(Text("no-table-here"))
        return here
    mine = [
        table
        for table in await service.repository.of_person(interaction.user.id)
        if table.status is Status.PLAYING
    ]
    if not mine:
        raise Refused(Text("no-table-of-yours"))
    for table in mine:
        if await is_awaited(service, table, interaction.user.id):
            return table
    return mine[0]


async def open_table_here(
    service: TableService, interaction: Interaction, otherwise: str = "no-table-here"
) -> Table:
    """The lobby or running game of this channel; refuses with the text `otherwise` if there is none."""
    table = await service.repository.must_be_open_in(interaction.channel_id or 0, otherwise)
    note_table(table.id)
    return table


async def turn_at(service: TableService, table: Table, user_id: int, say: Speaker) -> Turn | None:
    """What somebody can decide at a table, and until when; None if it wants nothing of them."""
    if not await is_awaited(service, table, user_id):
        return None
    seat = table.must_seat(user_id)
    clock = (await service.clocks.at(table.id)).get(seat)
    return Turn(
        table_id=table.id,
        game=game_of(table).title,
        place=place_of(table, say),
        awaited=seat in (await service.repository.state(table)).awaited(),
        asked=clock.started_at if clock else None,
        deadline=clock.deadline if clock else None,
    )


def table_in(message: discord.Message) -> int | None:
    """The number of the table that a message of ours is about, from the ids of its controls."""
    found = (read_id(custom_id) for custom_id in _custom_ids(message.components))
    return next((one.table for one in found if one is not None and one.table), None)


def _custom_ids(components: Iterable[Any]) -> Iterator[str]:
    """The ids of all controls, however deep they are nested."""
    for component in components:
        if custom_id := getattr(component, "custom_id", None):
            yield custom_id
        yield from _custom_ids(getattr(component, "children", ()))


def place_of(table: Table, say: Speaker) -> str:
    """Where a table is; an exercise may be in somebody's direct messages, which have no name."""
    return say("place-direct-messages") if table.guild_id is None else f"<#{table.channel_id}>"


def matching(named: list[tuple[str, str]], typed: str) -> list[app_commands.Choice[str]]:
    """Autocomplete from (name, value) pairs: those whose name contains what is typed."""
    found = [(name, value) for name, value in named if typed.casefold() in name.casefold()]
    return [app_commands.Choice(name=name[:100], value=value) for name, value in found[:25]]


async def complete_table(
    service: TableService, interaction: Interaction, typed: str
) -> list[app_commands.Choice[str]]:
    """Autocomplete one of the person's own tables."""
    found = await own_tables(service, interaction.user.id, speaker(locale_of(interaction)), typed)
    return [app_commands.Choice(name=label, value=value) for label, value in found]


async def own_tables(service: TableService, user_id: int, say: Speaker, typed: str) -> list[tuple[str, str]]:
    """A person's tables as (label, value) pairs."""
    found = []
    for table in await service.repository.of_person(user_id):
        label = f"{say.say(game_of(table).title)}: {', '.join(table.names)}"
        if typed.casefold() in label.casefold():
            found.append((label[:100], str(table.id)))
    return found[:25]


def seat_meant(table: Table, named: str) -> Seat:
    """The seat chosen from the list, or the seat of the person named."""
    for value, label in seats_of(table):
        if named in (value, label):
            return int(value)
    for seat, name in enumerate(table.names):
        if named.casefold() == name.casefold():
            return seat
    raise Refused(Text("no-such-player"))


async def complete_seat(
    service: TableService, interaction: Interaction, named: str | None, typed: str
) -> list[app_commands.Choice[str]]:
    """Autocomplete a seat of the table meant; nothing if there is no table."""
    try:
        table = await table_meant(service, interaction, named)
    except Refused:
        return []
    wanted = typed.casefold()
    return [
        app_commands.Choice(name=label[:100], value=value)
        for value, label in seats_of(table)
        if wanted in label.casefold()
    ]
