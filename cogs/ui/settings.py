"""What can be agreed on at a table: the settings of its game, and then the options of the table itself."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from cogs.ui.sheet import Row, Sheet, select
from engine.core.registry import game
from tables import Table
from tables.store.table_settings import in_force
from texts import Speaker


class SettingRow(NamedTuple):
    """One thing to agree on, and what has been agreed."""

    key: str
    text: str
    """Its name; with `-line` what it changes, and with `-{value}` the name of a value."""
    values: tuple[str, ...]
    chosen: str

    def name(self, say: Speaker) -> str:
        """What it is called."""
        return say(self.text)

    def line(self, say: Speaker) -> str:
        """What it changes, in a sentence."""
        return say(f"{self.text}-line")

    def named(self, value: str, say: Speaker) -> str:
        """What a value is called."""
        return say(f"{self.text}-{value}")


def of_game(table: Table) -> list[SettingRow]:
    """The settings of the game."""
    its_game = game(table.game)
    return [
        SettingRow(one.key, f"{its_game.key}-setting-{one.key}", one.values, table.settings[one.key])
        for one in its_game.settings
    ]


def of_table(table: Table) -> list[SettingRow]:
    """The options of the table that change anything as things stand."""
    return [
        SettingRow(one.key, f"table-option-{one.key}", one.values, table.table_settings[one.key])
        for one in in_force(table.table_settings)
    ]


def settings_sheet(found: list[SettingRow], list_id: Callable[[str], str], say: Speaker) -> Sheet:
    """One list for each, below a line on what it changes; `list_id` names the list of a key."""
    rows: list[Row] = []
    for one in found:
        values = [(value, one.named(value, say)) for value in one.values]
        rows.append(f"**{one.name(say)}**\n-# {one.line(say)}")
        rows.append([select(one.name(say), list_id(one.key), values, chosen=[one.chosen])])
    return Sheet([f"### {say('options-title')}"], rows)
