"""Any decision of any game as controls, and what was clicked or typed as a choice again.

A few short options are buttons, up to 25 are a list, more are several lists; options that come in groups, or
are too many for one panel, are asked for in two steps. Picks in order, and places on a grid, are put together
as a draft and then confirmed.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple, TypeVar

import discord

from cogs.ui.ids import write_id
from cogs.ui.sheet import Control, button, rows_of_buttons, select, shortened
from engine.core import Choice, Decision, Illegal, Number, Option, Path, Pick, Placement, Text
from texts import Speaker

MOST_BUTTONS = 5
LONGEST_BUTTON = 38
"""More characters are cut on a phone, so longer labels go into a list."""
MOST_IN_A_LIST = 25
MOST_LISTS = 4
LONGEST_WORD = 100
"""Discord's limit for the value behind a line of a list; a longer path can still be typed."""
MOST_NUMBERS_TOLD = 100


class Draft(NamedTuple):
    """How far an answer has come: the words put together, and the group that is being looked at."""

    words: Sequence[str] = ()
    group: int | None = None


class Entry(NamedTuple):
    """One line to choose: the word it stands for, its label, and the group it belongs to."""

    word: str
    label: str
    group: str = ""


class Group(NamedTuple):
    """Entries that are shown together, once the group has been chosen by its name."""

    name: str
    entries: list[Entry]


class Controls(NamedTuple):
    """What the panel says about the choice, and the rows of controls for it."""

    lines: list[str]
    rows: list[list[Control]]


class Desk:
    """The controls for one question at one table."""

    def __init__(self, table_id: int, decision: Decision, speaker: Speaker) -> None:
        self._table_id = table_id
        self._decision = decision
        self._say = speaker

    def controls(self, draft: Draft, suggestions: Sequence[Sequence[str]] = ()) -> Controls:
        """The controls at this point of the answer."""
        form = self._decision.form
        match form:
            case Pick():
                return self._pick(form, draft)
            case Number():
                return self._number(form)
            case Placement() | Path():
                return self._spatial(draft, suggestions)

    def _pick(self, form: Pick, draft: Draft) -> Controls:
        entries = [self._entry(option) for option in form.options]
        if form.most == 1 or not entries:
            rows = self._one_of("pick", self._say("choose-one"), entries, draft.group)
            if len(entries) > MOST_BUTTONS:
                rows.append([self._type_button()])
        elif form.ordered or len(entries) > MOST_IN_A_LIST:
            return self._collect(form, entries, draft)
        else:
            many = select(
                self._say("choose-several", least=form.least, most=form.most),
                self._id("pick"),
                [(entry.word, entry.label) for entry in entries],
                least=form.least,
                most=min(form.most, len(entries)),
            )
            rows = [[many]]
        if form.least == 0:
            nothing = own_words(self._say, self._decision, "none") or self._say("choose-nothing")
            rows.append([button(nothing, self._id("none"))])
        return Controls([], rows)

    def _one_of(
        self, action: str, prompt: str, entries: list[Entry], group: int | None
    ) -> list[list[Control]]:
        """A single choice, in one step or, with groups, in two."""
        groups = _groups(entries)
        if len(groups) <= 1 or len(entries) <= MOST_BUTTONS:
            return self._listed(action, prompt, entries)
        if group is None or group >= len(groups):
            return self._group_controls(action, groups)
        back = button(self._say("choose-back"), self._id("group", "back"))
        return [*self._listed(action, prompt, groups[group].entries), [back]]

    def _group_controls(self, action: str, groups: list[Group]) -> list[list[Control]]:
        if len(groups) <= 2 * MOST_BUTTONS:
            return rows_of_buttons(
                [self._group_button(action, number, group) for number, group in enumerate(groups)]
            )
        names = [(str(number), group.name) for number, group in enumerate(groups)]
        return self._lists("group", self._say("choose-group"), names)

    def _group_button(self, action: str, number: int, group: Group) -> Control:
        """A step into a group; where there is only one thing in it, that thing itself."""
        if len(group.entries) == 1 and len(group.entries[0].label) <= LONGEST_BUTTON:
            entry = group.entries[0]
            return button(entry.label, self._id(action, entry.word), style=discord.ButtonStyle.primary)
        return button(group.name, self._id("group", str(number)), style=discord.ButtonStyle.primary)

    def _listed(self, action: str, prompt: str, entries: list[Entry]) -> list[list[Control]]:
        if len(entries) <= MOST_BUTTONS and all(len(entry.label) <= LONGEST_BUTTON for entry in entries):
            buttons = [
                button(entry.label, self._id(action, entry.word), style=discord.ButtonStyle.primary)
                for entry in entries
            ]
            return rows_of_buttons(buttons)
        return self._lists(action, prompt, [(entry.word, entry.label) for entry in entries])

    def _lists(self, action: str, prompt: str, lines: list[tuple[str, str]]) -> list[list[Control]]:
        return [
            [select(prompt, self._id(action, f"list{number}"), some)]
            for number, some in enumerate(_divided(lines))
        ]

    def _collect(self, form: Pick, entries: list[Entry], draft: Draft) -> Controls:
        """Picks one after the other, kept as a draft until Done."""
        labels = {entry.word: entry.label for entry in entries}
        picked = [discord.utils.escape_markdown(labels[word]) for word in draft.words if word in labels]
        lines = [f"{number}. {label}" for number, label in enumerate(picked, 1)]
        rows: list[list[Control]] = []
        if len(picked) < form.most:
            remaining = [entry for entry in entries if entry.word not in draft.words]
            prompt = self._say("choose-next", number=len(picked) + 1)
            rows = self._one_of("add", prompt, remaining, draft.group)
        done = button(
            self._say("choose-done"),
            self._id("confirm"),
            style=discord.ButtonStyle.success,
            disabled=not form.least <= len(picked) <= form.most,
        )
        again = button(self._say("choose-again"), self._id("again"), disabled=not picked)
        return Controls(lines, [*rows, [done, again]])

    def _number(self, form: Number) -> Controls:
        numbers = range(form.least, form.most + 1)
        if len(numbers) > MOST_IN_A_LIST:
            return Controls([], [[self._type_button()]])
        entries = [Entry(str(number), str(number)) for number in numbers]
        return Controls([], self._listed("pick", self._say("choose-one"), entries))

    def _spatial(self, draft: Draft, suggestions: Sequence[Sequence[str]]) -> Controls:
        """Places by row and then by square, paths by suggestion, both also typed; always confirmed."""
        if draft.words:
            confirm = button(
                self._say("choose-confirm"), self._id("confirm"), style=discord.ButtonStyle.success
            )
            again = button(self._say("choose-again"), self._id("again"))
            chosen = self._say("choose-draft", words=" ".join(draft.words))
            return Controls([chosen], [[confirm, again, self._type_button()]])
        entries = [
            Entry(written, written, self._say("choose-row", row=written[0]))
            for written in _written(suggestions)
        ]
        rows = self._one_of("pick", self._say("choose-one"), entries, draft.group)
        return Controls([], [*rows, [self._type_button()]])

    def _type_button(self) -> Control:
        return button(self._say("choose-type"), self._id("type"))

    def _entry(self, option: Option) -> Entry:
        group = self._say.say(option.group) if option.group else ""
        return Entry(option.id, self._say.say(option.text), group)

    def _id(self, action: str, *words: str) -> str:
        return write_id(action, self._table_id, self._decision.number, *words)


def own_words(speaker: Speaker, decision: Decision, what: str) -> str | None:
    """What a game calls something about its question, if it has words of its own for it."""
    key = f"{decision.prompt.key}-{what}"
    return speaker(key) if speaker.has(key) else None


T = TypeVar("T")


def _divided(things: list[T]) -> list[list[T]]:
    """As many at a time as a list can show."""
    return [things[start : start + MOST_IN_A_LIST] for start in range(0, len(things), MOST_IN_A_LIST)]


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


def _written(suggestions: Sequence[Sequence[str]]) -> list[str]:
    """Suggested places and paths as one writes them, except those too long to be listed."""
    return [written for words in suggestions if len(written := " ".join(words)) <= LONGEST_WORD]


def labels(
    decision: Decision, speaker: Speaker, suggestions: Sequence[Sequence[str]]
) -> list[tuple[str, str]]:
    """Every listed answer as (label, what to type), for people who type."""
    form = decision.form
    match form:
        case Pick():
            return [(speaker.say(option.text), option.id) for option in form.options]
        case Number():
            numbers = range(form.least, form.most + 1)[:MOST_NUMBERS_TOLD]
            return [(str(number), str(number)) for number in numbers]
        case Placement() | Path():
            return [(written, written) for written in _written(suggestions)]


def needs_confirmation(decision: Decision) -> bool:
    """Whether an answer is shown as a preview before it counts."""
    return isinstance(decision.form, Placement | Path)


def read_answer(decision: Decision, words: str, speaker: Speaker) -> Choice:
    """A typed answer as a choice: a number, places on a grid, or options by what they are called."""
    form = decision.form
    match form:
        case Pick():
            return _named(form, words, speaker)
        case Number():
            try:
                return int(words)
            except ValueError:
                raise Illegal(Text("number-from-to", {"least": form.least, "most": form.most})) from None
        case Placement() | Path():
            return words.replace(",", " ").split()


def _named(form: Pick, words: str, speaker: Speaker) -> list[str]:
    """The options somebody names, several with commas between; what is none is for the form to refuse."""
    called = {option.id: speaker.say(option.text).casefold() for option in form.options}
    whole = _meant(called, words)
    parts = words.split(",") if "," in words else words.split()
    return [whole] if whole else [_meant(called, part) or part.strip() for part in parts]


def _meant(called: dict[str, str], words: str) -> str | None:
    """The option with this id, of this name, or the only one with these words in its name."""
    if words.strip() in called:
        return words.strip()
    wanted = words.strip().casefold()
    exactly = [option for option, name in called.items() if name == wanted]
    partly = [option for option, name in called.items() if wanted and wanted in name]
    return (exactly or partly)[0] if len(exactly or partly) == 1 else None
