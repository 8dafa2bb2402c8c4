"""The settings of a game and of its table, with a select menu to change each."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

import discord

from cogs.ui.components import button, select
from cogs.ui.custom_ids import write_id
from cogs.ui.message import MessageBody, Row
from engine.core.registry import game_of
from tables import Table
from tables.store.table_settings import SUGGESTED, in_force, of_the_lobby
from texts import Speaker

OF_THE_CLOCK = ("clock", "reactions", "late", "quiet-hours", "vacation")
"""The settings of a table that are about time; they have a sheet of their own."""
OF_THE_SEATS = ("substitutes",)
"""Those that are about who sits there."""
ALWAYS_TOLD = ("clock", "late")
"""What a lobby tells of its table even if it is as usual."""


class SettingRow(NamedTuple):
    """One setting and its present value."""

    key: str
    text: str
    """The key of its name; with `-line` of what it changes, with `-{value}` of a value's name."""
    values: tuple[str, ...]
    chosen: str
    usual: str
    """The value a new lobby begins with."""

    @property
    def is_usual(self) -> bool:
        """Whether nobody has changed it."""
        return self.chosen == self.usual

    def name(self, say: Speaker) -> str:
        """The name of the setting."""
        return say(self.text)

    def line(self, say: Speaker) -> str:
        """One sentence on what the setting changes."""
        return say(f"{self.text}-line")

    def named(self, value: str, say: Speaker) -> str:
        """The name of a value."""
        return say(f"{self.text}-{value}")


class Sheet(NamedTuple):
    """Settings that are shown together; few enough for one screen of a phone."""

    name: str
    """The key of its name."""
    settings: Sequence[SettingRow]


def game_setting_rows(table: Table) -> list[SettingRow]:
    """The settings of the game."""
    its_game = game_of(table)
    return [
        SettingRow(
            one.key, f"{its_game.key}-setting-{one.key}", one.values, table.settings[one.key], one.default
        )
        for one in its_game.settings
    ]


def table_setting_rows(table: Table) -> list[SettingRow]:
    """The settings of the table that have any effect, given the others."""
    return [
        SettingRow(
            one.key,
            f"table-option-{one.key}",
            one.values,
            table.table_settings[one.key],
            SUGGESTED.get(one.key, one.default),
        )
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
            one.default,
        )
        for one in of_the_lobby()
    ]


def lobby_setting_rows(table: Table) -> list[SettingRow]:
    """Everything that is agreed on in a lobby."""
    return [one for sheet in _lobby_sheets(table) for one in sheet.settings]


def sheet_of(key: str, table: Table) -> int:
    """The sheet of a lobby a setting is on; the first if there is no such setting."""
    return _place_of(key, _lobby_sheets(table))


def settings_sheet(table: Table, number: int, say: Speaker) -> MessageBody:
    """Some of the settings of a lobby, for the host to change."""
    shown = _menus(lambda key: write_id("set", table.id, key), say)
    return _shown(_lobby_sheets(table), number, shown, lambda sheet: write_id("sheet", table.id, sheet), say)


def settings_to_read(table: Table, number: int, say: Speaker) -> MessageBody:
    """Some of the settings of a lobby, for everybody else."""

    def told(one: SettingRow) -> list[Row]:
        return [
            say("lobby-setting", name=one.name(say), value=one.named(one.chosen, say), line=one.line(say))
        ]

    body = _shown(_lobby_sheets(table), number, told, lambda sheet: write_id("sheet", table.id, sheet), say)
    return body._replace(paragraphs=[*body.paragraphs, f"-# {say('only-the-host-changes')}"])


def table_sheet_of(key: str, table: Table) -> int:
    """The sheet of a table a setting is on; the first if there is no such setting."""
    return _place_of(key, _table_sheets(table))


def table_settings_sheet(table: Table, number: int, say: Speaker) -> MessageBody:
    """Some of the settings of a table whose game may have begun, for whoever is in charge to change."""
    shown = _menus(lambda key: write_id("agree", table.id, key), say)
    return _shown(
        _table_sheets(table), number, shown, lambda sheet: write_id("agree-sheet", table.id, sheet), say
    )


def _lobby_sheets(table: Table) -> list[Sheet]:
    of_the_game = game_setting_rows(table)
    clock, others, seats = _by_subject(table)
    everything = [
        Sheet("settings-of-game", of_the_game),
        *(clock, others),
        seats._replace(settings=[*search_rows(table), *seats.settings]),
    ]
    return [sheet for sheet in everything if sheet.settings]


def _table_sheets(table: Table) -> list[Sheet]:
    return [sheet for sheet in _by_subject(table) if sheet.settings]


def _by_subject(table: Table) -> tuple[Sheet, Sheet, Sheet]:
    """What is about time, what is about play, and what is about who sits there."""
    rows = table_setting_rows(table)
    return (
        Sheet("settings-of-clock", [one for one in rows if one.key in OF_THE_CLOCK]),
        Sheet("settings-of-table", [one for one in rows if one.key not in (*OF_THE_CLOCK, *OF_THE_SEATS)]),
        Sheet("settings-of-players", [one for one in rows if one.key in OF_THE_SEATS]),
    )


def _place_of(key: str, sheets: Sequence[Sheet]) -> int:
    places = (number for number, sheet in enumerate(sheets) if key in [one.key for one in sheet.settings])
    return next(places, 0)


def _menus(menu_id: Callable[[str], str], say: Speaker) -> Callable[[SettingRow], list[Row]]:
    """How to show a setting with a menu to change it, below a line on what it changes."""

    def shown(one: SettingRow) -> list[Row]:
        values = [(value, one.named(value, say)) for value in one.values]
        menu = select(one.name(say), menu_id(one.key), values, chosen=[one.chosen])
        return [f"**{one.name(say)}**\n-# {one.line(say)}", [menu]]

    return shown


def _shown(
    sheets: Sequence[Sheet],
    number: int,
    shown: Callable[[SettingRow], list[Row]],
    turn_to: Callable[[int], str],
    say: Speaker,
) -> MessageBody:
    """One of the sheets, below a button for each.

    A button of an earlier release may name a sheet that is no longer there: then it is the last.
    """
    number = min(number, len(sheets) - 1)
    here, elsewhere = discord.ButtonStyle.primary, discord.ButtonStyle.secondary
    buttons = [
        button(say(sheet.name), turn_to(place), style=here if place == number else elsewhere)
        for place, sheet in enumerate(sheets)
    ]
    rows = [row for one in sheets[number].settings for row in shown(one)]
    return MessageBody([f"### {say('options-title')}"], [buttons, *rows])
