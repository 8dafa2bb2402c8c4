"""One of several things to choose, as buttons or lists; in two steps where they come in groups.

A few short ones are buttons, and so are some more that are as short as the name of a square; up to 25 are a
list, more are several lists; those that come in groups, or are too many for one panel, are asked for in two
steps.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import discord

from cogs.ui.ids import write_id
from cogs.ui.sheet import Control, button, rows_of_buttons, select, shortened
from texts import Speaker

MOST_BUTTONS = 5
MOST_SMALL_BUTTONS = 15
LONGEST_SMALL_BUTTON = 4
"""Squares and numbers: three rows of them are handier than a list."""
LONGEST_BUTTON = 38
"""More characters are cut on a phone, so longer labels go into a list."""
LONGEST_BUTTON_WORD = 60
"""The word behind a button has to fit into its id."""
MOST_IN_A_LIST = 25
MOST_LISTS = 4


class Entry(NamedTuple):
    """One line to choose: the word it stands for, its label, the group it belongs to, and a note on it."""

    word: str
    label: str
    group: str = ""
    note: str = ""


class Group(NamedTuple):
    """Entries that are shown together, once the group has been chosen by its name."""

    name: str
    entries: list[Entry]


class Listing:
    """The controls for one of several entries, in one question at one table."""

    def __init__(self, table_id: int, number: int, speaker: Speaker) -> None:
        self._table_id = table_id
        self._number = number
        self._say = speaker

    def one_of(
        self, action: str, prompt: str, entries: list[Entry], group: int | None
    ) -> list[list[Control]]:
        """A single choice, in one step or, with groups, in two."""
        groups = _groups(entries)
        if not _in_two_steps(entries, groups):
            return self.listed(action, prompt, entries)
        if group is None or group >= len(groups):
            return self._group_controls(action, groups)
        back = button(self._say("choose-back"), self.id("group", "back"))
        return [*self.listed(action, prompt, groups[group].entries), [back]]

    def listed(self, action: str, prompt: str, entries: list[Entry]) -> list[list[Control]]:
        """All the entries at once."""
        if are_buttons(entries):
            buttons = [
                button(entry.label, self.id(action, entry.word), style=discord.ButtonStyle.primary)
                for entry in entries
            ]
            return rows_of_buttons(buttons)
        return self._lists(action, prompt, entries)

    def id(self, action: str, *words: str) -> str:
        """The id of a control for this question."""
        return write_id(action, self._table_id, self._number, *words)

    def _group_controls(self, action: str, groups: list[Group]) -> list[list[Control]]:
        if len(groups) <= 2 * MOST_BUTTONS:
            return rows_of_buttons(
                [self._group_button(action, number, group) for number, group in enumerate(groups)]
            )
        names = [Entry(str(number), group.name) for number, group in enumerate(groups)]
        return self._lists("group", self._say("choose-group"), names)

    def _group_button(self, action: str, number: int, group: Group) -> Control:
        """A step into a group; where there is only one thing in it, that thing itself."""
        if len(group.entries) == 1 and are_buttons(group.entries):
            entry = group.entries[0]
            return button(entry.label, self.id(action, entry.word), style=discord.ButtonStyle.primary)
        return button(group.name, self.id("group", str(number)), style=discord.ButtonStyle.primary)

    def _lists(self, action: str, prompt: str, entries: list[Entry]) -> list[list[Control]]:
        return [
            [
                select(
                    prompt,
                    self.id(action, f"list{number}"),
                    [(entry.word, entry.label) for entry in some],
                    notes={entry.word: entry.note for entry in some if entry.note},
                )
            ]
            for number, some in enumerate(_divided(entries))
        ]


def are_buttons(entries: Sequence[Entry]) -> bool:
    """Whether entries are few and short enough to be buttons."""
    small = all(len(entry.label) <= LONGEST_SMALL_BUTTON for entry in entries)
    return len(entries) <= (MOST_SMALL_BUTTONS if small else MOST_BUTTONS) and all(
        len(entry.label) <= LONGEST_BUTTON and len(entry.word) <= LONGEST_BUTTON_WORD for entry in entries
    )


def shown(entries: list[Entry], group: int | None) -> list[Entry]:
    """Those entries that `one_of` lets one choose at once."""
    groups = _groups(entries)
    if not _in_two_steps(entries, groups):
        return entries
    return groups[group].entries if group is not None and group < len(groups) else []


def notes_on(entries: list[Entry]) -> str:
    """What there is to say about entries that are buttons; in a list, every line says it itself."""
    if not are_buttons(entries):
        return ""
    escaped = discord.utils.escape_markdown
    return "\n".join(f"**{escaped(entry.label)}:** {escaped(entry.note)}" for entry in entries if entry.note)


def _in_two_steps(entries: list[Entry], groups: list[Group]) -> bool:
    return len(groups) > 1 and len(entries) > MOST_BUTTONS


def _divided(entries: list[Entry]) -> list[list[Entry]]:
    """As many at a time as a list can show."""
    return [entries[start : start + MOST_IN_A_LIST] for start in range(0, len(entries), MOST_IN_A_LIST)]


def _groups(entries: list[Entry]) -> list[Group]:
    """The groups in the order of the entries; what is too much for one panel is divided further."""
    together: dict[str, list[Entry]] = {}
    for entry in entries:
        together.setdefault(entry.group, []).append(entry)
    groups = [Group(name, members) for name, members in together.items()]
    return [
        Group(part.name or _span(part.entries), part.entries) for group in groups for part in _parts(group)
    ]


def _parts(group: Group) -> list[Group]:
    if len(group.entries) <= MOST_LISTS * MOST_IN_A_LIST:
        return [group]
    return [Group(_span(some), some) for some in _divided(group.entries)]


def _span(entries: list[Entry]) -> str:
    """A name for entries that have none in common: from the first to the last."""
    first, last = (shortened(entry.label, LONGEST_BUTTON) for entry in (entries[0], entries[-1]))
    return first if len(entries) == 1 else f"{first} … {last}"
