"""The settings of a game and of its table, with a select menu to change each."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import ceil
from typing import NamedTuple

from cogs.ui.components import button, select
from cogs.ui.custom_ids import write_id
from cogs.ui.message import MessageBody, Row
from engine.core.registry import game_of
from tables import Table
from tables.store.table_settings import in_force, of_the_lobby
from texts import Speaker

MOST_ON_A_SHEET = 11
"""Each takes three of the forty components Discord allows in a message."""


class SettingRow(NamedTuple):
    """One setting and its present value."""

    key: str
    text: str
    """The key of its name; with `-line` of what it changes, with `-{value}` of a value's name."""
    values: tuple[str, ...]
    chosen: str

    def name(self, say: Speaker) -> str:
        """The name of the setting."""
        return say(self.text)

    def line(self, say: Speaker) -> str:
        """One sentence on what the setting changes."""
        return say(f"{self.text}-line")

    def named(self, value: str, say: Speaker) -> str:
        """The name of a value."""
        return say(f"{self.text}-{value}")


def game_setting_rows(table: Table) -> list[SettingRow]:
    """The settings of the game."""
    its_game = game_of(table)
    return [
        SettingRow(one.key, f"{its_game.key}-setting-{one.key}", one.values, table.settings[one.key])
        for one in its_game.settings
    ]


def table_setting_rows(table: Table) -> list[SettingRow]:
    """The settings of the table that have any effect, given the others."""
    return [
        SettingRow(one.key, f"table-option-{one.key}", one.values, table.table_settings[one.key])
        for one in in_force(table.table_settings)
    ]


def search_rows(table: Table) -> list[SettingRow]:
    """The settings that matter until the game begins; no game starts with more than can play it."""
    _, most = game_of(table).seats_with(table.settings)
    return [
        SettingRow(
            one.key,
            f"table-option-{one.key}",
            tuple(value for value in one.values if not value.isdecimal() or int(value) <= most),
            table.table_settings[one.key],
        )
        for one in of_the_lobby()
    ]


def settings_message(
    settings: Sequence[SettingRow], list_id: Callable[[str], str], say: Speaker, further: str = ""
) -> MessageBody:
    """One select menu per setting, below a line on what it changes; `list_id` makes the menu's custom id.

    With `further`, a custom id, there is a button for further settings.
    """
    rows: list[Row] = []
    for one in settings:
        values = [(value, one.named(value, say)) for value in one.values]
        rows.append(f"**{one.name(say)}**\n-# {one.line(say)}")
        rows.append([select(one.name(say), list_id(one.key), values, chosen=[one.chosen])])
    if further:
        rows.append([button(say("button-further-settings"), further)])
    return MessageBody([f"### {say('options-title')}"], rows)


def settings_sheet(table: Table, sheet: int, say: Speaker) -> MessageBody:
    """The settings of a lobby; where there are too many for one message, those of one sheet."""
    settings = lobby_setting_rows(table)
    sheets = max(1, ceil(len(settings) / MOST_ON_A_SHEET))
    first = sheet % sheets * MOST_ON_A_SHEET
    return settings_message(
        settings[first : first + MOST_ON_A_SHEET],
        lambda key: write_id("set", table.id, key),
        say,
        write_id("sheet", table.id, (sheet + 1) % sheets) if sheets > 1 else "",
    )


def sheet_of(key: str, table: Table) -> int:
    """The sheet a setting is on; the first if there is no such setting."""
    keys = [one.key for one in lobby_setting_rows(table)]
    return keys.index(key) // MOST_ON_A_SHEET if key in keys else 0


def lobby_setting_rows(table: Table) -> list[SettingRow]:
    """Everything that is agreed on in a lobby."""
    return [*game_setting_rows(table), *table_setting_rows(table), *search_rows(table)]
