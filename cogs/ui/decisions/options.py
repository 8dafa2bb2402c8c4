"""Controls to choose one of several options, as buttons or select menus.

A few short options are buttons, and up to 15 if they are as short as the name of a square. Otherwise they go
into select menus of 25. Options that come in groups, or are too many for one panel, take two steps: first the
group, then the option.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import discord

from cogs.ui.components import (
    MOST_IN_A_LIST,
    Control,
    button,
    lines_on_a_phone,
    rows_of_buttons,
    select,
    shortened,
)
from cogs.ui.custom_ids import write_id
from cogs.ui.literal import literal
from texts import Speaker

MOST_BUTTONS = 5
SIDE_BY_SIDE = 4
"""A fifth button would wrap to a line of its own on a phone."""
MOST_SMALL_BUTTONS = 15
LONGEST_SMALL_BUTTON = 4
"""Squares and numbers: four rows of buttons are handier than a select menu."""
LONGEST_BUTTON = 38
"""A phone cuts longer labels, so they go into a select menu."""
FEW_BUTTONS = 2
MOST_TOLD = 180
"""What fits above buttons, unless there are two: if labels and notes are longer, a select menu has them."""
LONGEST_BUTTON_WORD = 60
"""The option's id must fit into the button's custom id."""
MOST_LINES = 3
"""How many lines buttons may take on a phone before a list is handier."""
MOST_LISTS = 4


class Entry(NamedTuple):
    """One option: the word it stands for, its label, the name of its group, a note on it, and its symbol."""

    word: str
    label: str
    group: str = ""
    note: str = ""
    symbol: str = ""
    declines: bool = False
    said_of_all: tuple[str, ...] = ()
    """What is said of the whole group, if it is the same for all its entries."""

    @property
    def style(self) -> discord.ButtonStyle:
        """Grey for whoever leaves things as they are."""
        return discord.ButtonStyle.secondary if self.declines else discord.ButtonStyle.primary


class Group(NamedTuple):
    """Entries that are shown together once their group has been chosen."""

    name: str
    entries: list[Entry]

    @property
    def note(self) -> str:
        """What holds for all its entries alike; a single entry has its own note."""
        told = [set(one) for one in zip(*(entry.said_of_all for entry in self.entries), strict=False)]
        return next((one.pop() for one in told if len(one) == 1 and "" not in one), "")

    @property
    def symbol(self) -> str:
        """The symbol that all its entries have."""
        shown = {entry.symbol for entry in self.entries}
        return shown.pop() if len(shown) == 1 else ""

    @property
    def is_loose(self) -> bool:
        """Whether it is an entry without a group that fits on a button."""
        return len(self.entries) == 1 and not self.entries[0].group and are_buttons(self.entries)


class OptionControls:
    """The controls to choose one entry, for one decision at one table."""

    def __init__(self, table_id: int, number: int, speaker: Speaker) -> None:
        self._table_id = table_id
        self._number = number
        self._say = speaker

    def one_of(
        self, action: str, prompt: str, entries: list[Entry], group: int | None
    ) -> list[list[Control]]:
        """Choose one entry: in one step, or with groups in two."""
        groups = _groups(entries)
        if not _in_two_steps(entries, groups):
            return self.listed(action, prompt, entries)
        if group is None or group >= len(groups):
            return self._group_controls(action, groups)
        back = button(self._say("choose-back"), self.id("group", "back"))
        chosen = self._say("choose-within", group=groups[group].name)
        return [*self.listed(action, chosen, groups[group].entries), [back]]

    def listed(self, action: str, prompt: str, entries: list[Entry]) -> list[list[Control]]:
        """Controls for all entries at once."""
        if are_buttons(entries):
            width = SIDE_BY_SIDE if len(entries) > MOST_BUTTONS else MOST_BUTTONS
            return rows_of_buttons(self.buttons(action, entries), width)
        refusals = as_buttons(entries)
        others = [entry for entry in entries if entry not in refusals]
        return [*self._lists(action, prompt, others), *rows_of_buttons(self.buttons(action, refusals))]

    def buttons(self, action: str, entries: Sequence[Entry]) -> list[Control]:
        """A button for every entry."""
        return [self._entry_button(action, entry) for entry in entries]

    def in_lists(self, action: str, prompt: str, entries: list[Entry]) -> list[list[Control]]:
        """Select menus for all entries, however few they are."""
        return self._lists(action, prompt, entries)

    def id(self, action: str, *args: str) -> str:
        """The custom id of a control for this decision."""
        return write_id(action, self._table_id, self._number, *args)

    def _group_controls(self, action: str, groups: list[Group]) -> list[list[Control]]:
        if _fit_buttons(groups):
            return rows_of_buttons(
                [self._group_button(action, number, group) for number, group in enumerate(groups)]
            )
        return self._listed_groups(action, groups)

    def _listed_groups(self, action: str, groups: list[Group]) -> list[list[Control]]:
        """A list of the groups with what is said of each; what has no group is a button below it."""
        names = [
            Entry(str(number), group.name, note=group.note, symbol=group.symbol)
            for number, group in enumerate(groups)
            if not group.is_loose
        ]
        loose = [
            self._group_button(action, number, group) for number, group in enumerate(groups) if group.is_loose
        ]
        return [*self._lists("group", self._say("choose-group"), names), *rows_of_buttons(loose)]

    def _group_button(self, action: str, number: int, group: Group) -> Control:
        """Opens a group; a group with a single entry is that entry."""
        if len(group.entries) == 1 and are_buttons(group.entries):
            return self._entry_button(action, group.entries[0])
        return button(group.name, self.id("group", str(number)), style=discord.ButtonStyle.primary)

    def _entry_button(self, action: str, entry: Entry) -> Control:
        return button(entry.label, self.id(action, entry.word), style=entry.style, symbol=entry.symbol)

    def _lists(self, action: str, prompt: str, entries: list[Entry]) -> list[list[Control]]:
        return [
            [
                select(
                    prompt,
                    self.id(action, f"list{number}"),
                    [(entry.word, entry.label) for entry in some],
                    notes={entry.word: entry.note for entry in some if entry.note},
                    shown_as={entry.word: entry.symbol for entry in some},
                )
            ]
            for number, some in enumerate(_divided(entries))
        ]


def are_buttons(entries: Sequence[Entry]) -> bool:
    """Whether the entries are few and short enough for buttons, with whatever is to be said of them."""
    told = sum(len(entry.label) + len(entry.note) for entry in entries if entry.note)
    if len(entries) > FEW_BUTTONS and told:
        lines = lines_on_a_phone([entry.label for entry in entries])
        if told > MOST_TOLD or lines > MOST_LINES:
            return False
    small = all(len(entry.label) <= LONGEST_SMALL_BUTTON for entry in entries)
    return len(entries) <= (MOST_SMALL_BUTTONS if small else MOST_BUTTONS) and all(
        len(entry.label) <= LONGEST_BUTTON and len(entry.word) <= LONGEST_BUTTON_WORD for entry in entries
    )


def as_buttons(entries: Sequence[Entry]) -> list[Entry]:
    """Those that `listed` shows as buttons: all, or beside a list those who want nothing of it."""
    if are_buttons(entries):
        return list(entries)
    refusals = [entry for entry in entries if entry.declines and are_buttons([entry])]
    return refusals if len(refusals) < len(entries) and len(refusals) <= MOST_BUTTONS else []


def group_with(entries: list[Entry], words: Sequence[str]) -> int | None:
    """The group that has to be opened for one of these words to be seen, if any."""
    hidden = {entry.word for entry in entries if entry.word in words} - {
        one.word for one in shown(entries, None)
    }
    numbered = enumerate(_groups(entries))
    return next(
        (number for number, group in numbered if hidden.intersection(one.word for one in group.entries)), None
    )


def shown(entries: list[Entry], group: int | None) -> list[Entry]:
    """The entries that `one_of` offers in its present step."""
    groups = _groups(entries)
    if not _in_two_steps(entries, groups):
        return entries
    if group is not None and group < len(groups):
        return groups[group].entries
    if _fit_buttons(groups):
        return [one.entries[0] for one in groups if len(one.entries) == 1]
    return [one.entries[0] for one in groups if one.is_loose]


def notes_on(entries: list[Entry]) -> str:
    """The notes on entries shown as buttons, each once; a select menu shows each note below its label."""
    labels: dict[str, list[str]] = {}
    for entry in as_buttons(entries):
        if entry.note:
            labels.setdefault(entry.note, []).append(literal(entry.label))
    return "\n".join(f"-# **{', '.join(alike)}:** {literal(note)}" for note, alike in labels.items())


def _fit_buttons(groups: list[Group]) -> bool:
    """Whether groups are buttons: few and short enough, and with nothing to be said of one as a whole."""
    if any(len(group.entries) > 1 and group.note for group in groups):
        return False
    return lines_on_a_phone([group.name for group in groups]) <= MOST_LINES


def _in_two_steps(entries: list[Entry], groups: list[Group]) -> bool:
    return len(groups) > 1 and len(entries) > MOST_BUTTONS


def _divided(entries: list[Entry]) -> list[list[Entry]]:
    """Split entries into portions of one select menu each."""
    return [entries[start : start + MOST_IN_A_LIST] for start in range(0, len(entries), MOST_IN_A_LIST)]


def _groups(entries: list[Entry]) -> list[Group]:
    """The groups in order of appearance; a group too large for one panel is split."""
    in_groups = any(entry.group for entry in entries)
    together: dict[tuple[str, str], list[Entry]] = {}
    for entry in entries:
        alone = entry.word if in_groups and entry.declines and not entry.group else ""
        together.setdefault((entry.group, alone), []).append(entry)
    groups = [Group(name, members) for (name, _), members in together.items()]
    return [
        Group(part.name or _span(part.entries), part.entries) for group in groups for part in _parts(group)
    ]


def _parts(group: Group) -> list[Group]:
    if len(group.entries) <= MOST_LISTS * MOST_IN_A_LIST:
        return [group]
    return [Group(_span(some), some) for some in _divided(group.entries)]


def _span(entries: list[Entry]) -> str:
    """Name a group without a name of its own: from its first label to its last."""
    first, last = (shortened(entry.label, LONGEST_BUTTON) for entry in (entries[0], entries[-1]))
    return first if len(entries) == 1 else f"{first} … {last}"
