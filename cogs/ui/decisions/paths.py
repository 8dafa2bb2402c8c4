"""Controls to draw a path on a grid, with a preview before anything counts.

A path is chosen from the proposals, led from stop to stop, or typed.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import NamedTuple

import discord

from cogs.ui.components import MOST_IN_A_LIST, Control, button, rows_of_buttons, select
from cogs.ui.custom_ids import MOST_CHARACTERS, write_id
from cogs.ui.decisions.crosses import NAMES
from cogs.ui.decisions.drafts import Controls, Draft, confirm_buttons, draft_summary, type_button
from engine.core import Decision, Illegal, Path, Suggestions
from engine.core.forms.spatial import AROUND
from engine.core.forms.walking import DIRECTIONS
from engine.core.grid import cell_name, read_cell, read_steps, step_words, way_words
from texts import Speaker

MOST_BUTTONS = 10
SHORT = 4
"""Labels up to this length fit side by side on a phone."""
SIDE_BY_SIDE = 4
"""A fifth button would wrap to a line of its own on a phone."""
LONGEST_WORD = 100
"""Discord's limit for the value of an option; a longer path can still be typed."""
PROPOSED = "proposed"
"""Stands for the answer the game proposes, since a path may be too long for a custom id."""
NO_WAY, TOO_LONG = "no-way", "too-long"
"""Why an arrow does not walk on: nothing leads there, or the way would not fit into a custom id."""
MOST_WAYS = 3
"""So many proposals are drawn in one picture; more could not be told apart."""


class Line(NamedTuple):
    """Something to choose: the words of its answer, and its label."""

    words: str
    label: str


class PathControls:
    """The controls for one decision about a path."""

    def __init__(self, table_id: int, decision: Decision, speaker: Speaker) -> None:
        self._table_id = table_id
        self._decision = decision
        self._say = speaker

    def controls(self, form: Path, draft: Draft, suggestions: Suggestions) -> Controls:
        """The controls for this draft."""
        if is_proposal(draft, suggestions):
            return self._proposed_ways(form, draft, suggestions)
        if not draft.words:
            return Controls([], self._paths(draft, suggestions))
        told = suggestions.told(list(draft.words)) if draft.refusal is None else None
        summary = draft_summary(self._say, draft) if told is None else self._say.say(told)
        done, again = confirm_buttons(self._table_id, self._decision, self._say, draft)
        rows = self._drawn(form, draft, suggestions, done)
        return Controls([summary], rows, [again, self._typed(_short(form, draft.words))])

    def _paths(self, draft: Draft, suggestions: Suggestions) -> list[list[Control]]:
        """The proposals, and first stops for a path of one's own."""
        lines = proposed(suggestions, self._say)
        below: list[Control] = []
        if any(proposal.told for proposal in suggestions.proposals):
            rows = self._lists(self._say("choose-path"), "path", lines)
        else:
            rows, below = self._by_row(lines, draft.group)
        return [*rows, *self._stops((), suggestions), [*below, self._typed()]]

    def _proposed_ways(self, form: Path, draft: Draft, suggestions: Suggestions) -> Controls:
        """The ways the game would take, each taken in one tap; around something; one's own first stop."""
        ways = suggestions.best[:MOST_WAYS]
        told = [suggestions.told(words) for words in ways]
        lines = [
            f"-# **{number}** {self._say.say(text)}" if len(ways) > 1 else f"-# {self._say.say(text)}"
            for number, text in enumerate(told, 1)
            if text is not None
        ]
        buttons = [
            button(
                self._say("choose-way", number=number) if len(ways) > 1 else self._say("choose-this-way"),
                self._id("confirm", PROPOSED if number == 1 else f"{PROPOSED}{number}"),
                style=discord.ButtonStyle.success if number == 1 else discord.ButtonStyle.primary,
            )
            for number in range(1, len(ways) + 1)
        ]
        rows = [buttons, *self._detours(form, draft.words, suggestions), *self._stops((), suggestions)]
        tools = [self._typed(_short(form, draft.words))]
        if form.start is not None and suggestions.walks([]):
            begin = self._id("walk", cell_name(form.start))
            tools.insert(0, button(self._say("choose-walk"), begin))
        return Controls(["\n".join(lines)] if lines else [], rows, tools)

    def _drawn(
        self, form: Path, draft: Draft, suggestions: Suggestions, done: Control
    ) -> list[list[Control]]:
        """Take the path, right below what it brings, or edit it; one led from stop to stop can also go on."""
        detours = self._detours(form, draft.words, suggestions)
        if not (suggestions.stops and _is_led(form, draft.words)):
            return [[done], *detours]
        arrows, stops = self._arrows(draft.words, suggestions), self._stops(draft.words, suggestions)
        return [[done, *self._one_back(draft.words)], *arrows, *detours, *stops]

    def _one_back(self, words: Sequence[str]) -> list[Control]:
        """A button that drops the latest stop, if the rest fits into its custom id."""
        for action, space in (("pick", " "), ("walk", "")):
            before = space.join(words[:-1])
            if before and len(self._id(action)) + 1 + len(before) <= MOST_CHARACTERS:
                return [button(self._say("choose-back-one"), self._id(action, before))]
        return []

    def _arrows(self, words: Sequence[str], suggestions: Suggestions) -> list[list[Control]]:
        """Walk on from the last stop, as far as the next decision."""
        onward = suggestions.walks(list(words))
        targets = {name: "".join([*words, *added]) for name, added in onward.items()}
        room = MOST_CHARACTERS - len(self._id("walk")) - 1
        arrows: list[Control] = []
        for arrow, name in NAMES.items():
            if name not in DIRECTIONS:
                continue
            if name in targets and len(targets[name]) <= room:
                arrows.append(button(arrow, self._id("walk", targets[name])))
            else:
                why = TOO_LONG if name in targets else NO_WAY
                arrows.append(button(arrow, self._id("stuck", why, name)))
        return [arrows] if onward else []

    def _detours(self, form: Path, words: Sequence[str], suggestions: Suggestions) -> list[list[Control]]:
        """What the path meets, and a way around each, if there is one."""
        lines = [
            Line(" ".join(around), self._say("choose-around", what=stop.text))
            for stop in suggestions.stops
            if (around := _around(form, words, stop.id, suggestions))
        ]
        return self._lists(self._say("choose-detour"), "around", _listable(lines))

    def _stops(self, words: Sequence[str], suggestions: Suggestions) -> list[list[Control]]:
        """The legal next stops."""
        lines = [
            Line(" ".join([*words, stop.id]), self._say.say(stop.text))
            for stop in suggestions.stops
            if stop.id not in words and suggestions.fits([*words, stop.id])
        ]
        return self._lists(self._say("choose-stop", number=len(words) + 1), "stop", _listable(lines))

    # ── what they share ──────────────────────────────────────────────────────────────────────────────────

    def _by_row(self, lines: list[Line], group: int | None) -> tuple[list[list[Control]], list[Control]]:
        """All lines, or if they are many first a row of the grid and then its lines; and a button back."""
        if len(lines) <= MOST_IN_A_LIST:
            return self._listed(lines), []
        rows: dict[str, list[Line]] = {}
        for line in lines:
            rows.setdefault(line.words[0], []).append(line)
        if group is None or group >= len(rows):
            return self._row_controls(rows), []
        back = button(self._say("choose-back"), self._id("group", "back"))
        return self._listed(list(rows.values())[group]), [back]

    def _row_controls(self, rows: dict[str, list[Line]]) -> list[list[Control]]:
        """The rows of the grid by their letters: a few as buttons, more in select menus."""
        if len(rows) <= MOST_BUTTONS:
            buttons = [self._primary(row, self._id("group", number)) for number, row in enumerate(rows)]
            return rows_of_buttons(buttons, SIDE_BY_SIDE)
        names = [(str(number), self._say("choose-row", row=row)) for number, row in enumerate(rows)]
        return [
            [select(self._say("choose-group"), self._id("group", f"list{start}"), names[start:stop])]
            for start, stop in _spans(len(names))
        ]

    def _listed(self, lines: list[Line]) -> list[list[Control]]:
        if len(lines) <= MOST_BUTTONS and all(len(line.label) <= SHORT for line in lines):
            buttons = [self._primary(line.label, self._id("pick", line.words)) for line in lines]
            return rows_of_buttons(buttons, SIDE_BY_SIDE)
        return self._lists(self._say("choose-one"), "list", lines)

    def _lists(self, prompt: str, name: str, lines: list[Line]) -> list[list[Control]]:
        return [
            [select(prompt, self._id("pick", f"{name}{start}"), lines[start:stop])]
            for start, stop in _spans(len(lines))
        ]

    def _primary(self, label: str, custom_id: str) -> Control:
        return button(label, custom_id, style=discord.ButtonStyle.primary)

    def _typed(self, words: Sequence[str] = ()) -> Control:
        return type_button(self._table_id, self._decision, self._say, words)

    def _pick(self, words: Sequence[str]) -> str:
        return self._id("pick", " ".join(words))

    def _id(self, action: str, *args: str | int) -> str:
        return write_id(action, self._table_id, self._decision.number, *args)


def stops_in(written: str) -> list[str]:
    """The stops of a path in a custom id, where they stand close together to save room."""
    return re.findall(r"-?[A-Za-z]\d+", written)


def proposal_meant(words: str, suggestions: Suggestions) -> list[str]:
    """The proposal that a button stands for; nothing if there is no such proposal."""
    number = words.removeprefix(PROPOSED) or "1"
    best = dict(enumerate(suggestions.best, 1))
    return best.get(int(number), []) if number.isdecimal() else []


def proposed(suggestions: Suggestions, speaker: Speaker) -> list[Line]:
    """The proposals that fit into a line, by their description or else by their words."""
    listed = [proposal for proposal in suggestions.proposals if proposal.words]
    lines = [
        Line(
            " ".join(proposal.words),
            f"{number}. {speaker.say(proposal.told)}" if proposal.told else " ".join(proposal.words),
        )
        for number, proposal in enumerate(listed, 1)
    ]
    return _listable(lines)


def is_proposal(draft: Draft, suggestions: Suggestions) -> bool:
    """Whether a draft is what the game proposes first."""
    return bool(draft.words) and list(draft.words) == suggestions.first and draft.refusal is None


def _around(form: Path, words: Sequence[str], square: str, suggestions: Suggestions) -> list[str]:
    """The same path, but around a square; empty if it does not lead there, or there is no such way.

    Of a path that was proposed or written in steps, the stops it visits and goes around are kept.
    """
    met = [cell_name(cell) for cell in suggestions.way(list(words))]
    if square not in met:
        return []
    kept = list(words)
    if not _is_led(form, words) or list(words) == suggestions.first:
        stops = {stop.id for stop in suggestions.stops}
        kept = [name for name in dict.fromkeys(met) if name in stops]
        kept += [word for word in words if word.startswith(AROUND)]
    around = [*(word for word in kept if word != square), f"{AROUND}{square}"]
    return around if suggestions.fits(around) else []


def _is_led(form: Path, words: Sequence[str]) -> bool:
    """Whether the words are stops, and the last of them is not the goal yet."""
    if form.goal is None or read_steps(list(words)) is not None:
        return False
    try:
        stops = [word for word in words if not word.startswith(AROUND)]
        return not stops or [read_cell(word, form.rows, form.columns) for word in stops][-1] != form.goal
    except Illegal:
        return False


def _short(form: Path, words: Sequence[str]) -> Sequence[str]:
    """A path written by its corners, rewritten in steps; any other words unchanged."""
    try:
        way = form.meant(list(words))
    except Illegal:
        return words
    return step_words(way) if form.start is not None and way_words(way) == list(words) else words


def _listable(lines: list[Line]) -> list[Line]:
    return [line for line in lines if len(line.words) <= LONGEST_WORD]


def _spans(count: int) -> list[tuple[int, int]]:
    """Begin and end of each select menu needed for `count` lines."""
    return [(start, start + MOST_IN_A_LIST) for start in range(0, count, MOST_IN_A_LIST)]
