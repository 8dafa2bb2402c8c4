"""The settings of a game and of its table, with a select menu to change each."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from cogs.ui.components import select
from cogs.ui.message import MessageBody, Row
from engine.core.registry import game
from tables import Table
from tables.store.table_settings import in_force
from texts import Speaker


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
    its_game = game(table.game)
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


def settings_message(settings: list[SettingRow], list_id: Callable[[str], str], say: Speaker) -> MessageBody:
    """One select menu per setting, below a line on what it changes; `list_id` makes the menu's custom id."""
    rows: list[Row] = []
    for one in settings:
        values = [(value, one.named(value, say)) for value in one.values]
        rows.append(f"**{one.name(say)}**\n-# {one.line(say)}")
        rows.append([select(one.name(say), list_id(one.key), values, chosen=[one.chosen])])
    return MessageBody([f"### {say('options-title')}"], rows)
