"""Places and paths on a grid as controls: a few short steps, and a preview before anything counts.

A place takes two steps, its square and then how the piece lies there; from there it can be nudged to the next
place that fits. A path is one of those proposed, or led from stop to stop, or typed. Every control stands for
the whole answer it leads to, so the draft is all there is to remember.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import discord

from cogs.ui.drafts import Controls, Draft, told_draft, type_button, verdict
from cogs.ui.ids import MOST_CHARACTERS, write_id
from cogs.ui.sheet import Control, button, select
from engine.core import Decision, Illegal, Path, Placement, Proposal, Spot, Suggestions
from engine.core.grid import Cell, read_cell, read_spot, read_steps, spot_words, step_words, way_words
from texts import Speaker

MOST_BUTTONS = 10
SHORT = 4
"""Labels of so many characters leave room for several buttons side by side on a phone."""
SIDE_BY_SIDE = 4
"""So many of those; a fifth would stand alone in a line of its own."""
MOST_IN_A_LIST = 25
LONGEST_WORD = 100
"""Discord's limit for the value behind a line of a list; a longer path can still be typed."""
ARROWS: dict[str, Cell] = {"←": (0, -1), "↑": (-1, 0), "↓": (1, 0), "→": (0, 1)}


class Line(NamedTuple):
    """Something to choose: the answer it stands for, and what it is called."""

    words: str
    label: str


class Placing:
    """The controls for one question about squares."""

    def __init__(self, table_id: int, decision: Decision, speaker: Speaker) -> None:
        self._table_id = table_id
        self._decision = decision
        self._say = speaker

    def controls(self, form: Placement | Path, draft: Draft, suggestions: Suggestions) -> Controls:
        """The controls at this point of the answer."""
        if isinstance(form, Placement):
            rows = self._placed(form, draft, suggestions) if draft.words else self._places(draft, suggestions)
        else:
            rows = self._drawn(form, draft, suggestions) if draft.words else self._paths(draft, suggestions)
        return Controls([told_draft(self._say, draft)] if draft.words else [], rows)

    # ── a place ──────────────────────────────────────────────────────────────────────────────────────────

    def _places(self, draft: Draft, suggestions: Suggestions) -> list[list[Control]]:
        """The first step: a square on which the piece fits, in whichever way comes first."""
        rows, back = self._by_row(_squares(suggestions), draft.group)
        return [*rows, [*back, self._typed()]]

    def _placed(self, form: Placement, draft: Draft, suggestions: Suggestions) -> list[list[Control]]:
        """The second step: how the piece lies on its square, or another square beside it."""
        below = [*verdict(self._table_id, self._decision, self._say, draft), self._typed(draft.words)]
        spot = _spot(form, draft.words)
        if spot is None:
            return [below]
        legal = [_legal_spot(form, proposal) for proposal in suggestions.proposals]
        here = [other for other in legal if (other.row, other.column) == (spot.row, spot.column)]
        turns = [
            [self._turn(other, other == spot) for other in here if other.mirrored is mirrored]
            for mirrored in (False, True)
            if here != [spot]
        ]
        sidebar = {arrow: _next(spot, legal, *step) for arrow, step in ARROWS.items()}
        nudges = [self._nudge(arrow, other) for arrow, other in sidebar.items() if any(sidebar.values())]
        return [row for row in (*turns, nudges, below) if row]

    def _turn(self, spot: Spot, chosen: bool) -> Control:
        style = discord.ButtonStyle.primary if chosen else discord.ButtonStyle.secondary
        return button(turn_word(self._say, spot), self._pick(spot_words(spot)), style=style, disabled=chosen)

    def _nudge(self, arrow: str, spot: Spot | None) -> Control:
        return button(arrow, self._pick(spot_words(spot) if spot else [arrow]), disabled=spot is None)

    # ── a path ───────────────────────────────────────────────────────────────────────────────────────────

    def _paths(self, draft: Draft, suggestions: Suggestions) -> list[list[Control]]:
        """Those proposed, and the first stops of one's own."""
        lines = proposed(suggestions, self._say)
        below: list[Control] = []
        if any(proposal.told for proposal in suggestions.proposals):
            rows = self._lists(self._say("choose-path"), "path", lines)
        else:
            rows, below = self._by_row(lines, draft.group)
        return [*rows, *self._stops((), suggestions), [*below, self._typed()]]

    def _drawn(self, form: Path, draft: Draft, suggestions: Suggestions) -> list[list[Control]]:
        """What has been chosen or typed can be edited; a way led from stop to stop goes on, or one back."""
        below = [*verdict(self._table_id, self._decision, self._say, draft)]
        rows: list[list[Control]] = []
        if suggestions.stops and _is_led(form, draft.words):
            rows = self._stops(draft.words, suggestions)
            below += self._one_back(draft.words)
        return [*rows, [*below, self._typed(_short(form, draft.words))]]

    def _one_back(self, words: Sequence[str]) -> list[Control]:
        """A way back from the latest stop, if the others are few enough to stand behind a button."""
        before = " ".join(words[:-1])
        if not before or len(self._id("pick")) + 1 + len(before) > MOST_CHARACTERS:
            return []
        return [button(self._say("choose-back-one"), self._id("pick", before))]

    def _stops(self, words: Sequence[str], suggestions: Suggestions) -> list[list[Control]]:
        """Where to lead the way next without breaking the law."""
        lines = [
            Line(" ".join([*words, stop.id]), self._say.say(stop.text))
            for stop in suggestions.stops
            if stop.id not in words and suggestions.fits([*words, stop.id])
        ]
        return self._lists(self._say("choose-stop", number=len(words) + 1), "stop", _listable(lines))

    # ── what they share ──────────────────────────────────────────────────────────────────────────────────

    def _by_row(self, lines: list[Line], group: int | None) -> tuple[list[list[Control]], list[Control]]:
        """All there is, or what begins in one row of the grid, once that is chosen; and the way back."""
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
        """A few rows as buttons with their letters, as they stand beside the grid; more of them in a list."""
        if len(rows) <= MOST_BUTTONS:
            return _abreast([self._wide(row, self._id("group", number)) for number, row in enumerate(rows)])
        names = [(str(number), self._say("choose-row", row=row)) for number, row in enumerate(rows)]
        return [
            [select(self._say("choose-group"), self._id("group", f"list{start}"), names[start:stop])]
            for start, stop in _spans(len(names))
        ]

    def _listed(self, lines: list[Line]) -> list[list[Control]]:
        if len(lines) <= MOST_BUTTONS and all(len(line.label) <= SHORT for line in lines):
            return _abreast([self._wide(line.label, self._id("pick", line.words)) for line in lines])
        return self._lists(self._say("choose-one"), "list", lines)

    def _lists(self, prompt: str, name: str, lines: list[Line]) -> list[list[Control]]:
        return [
            [select(prompt, self._id("pick", f"{name}{start}"), lines[start:stop])]
            for start, stop in _spans(len(lines))
        ]

    def _wide(self, label: str, custom_id: str) -> Control:
        return button(label, custom_id, style=discord.ButtonStyle.primary)

    def _typed(self, words: Sequence[str] = ()) -> Control:
        return type_button(self._table_id, self._decision, self._say, words)

    def _pick(self, words: Sequence[str]) -> str:
        return self._id("pick", " ".join(words))

    def _id(self, action: str, *words: str | int) -> str:
        return write_id(action, self._table_id, self._decision.number, *words)


def offered(form: Placement | Path, suggestions: Suggestions, speaker: Speaker) -> list[Line]:
    """The same for people who type: every square first, then how else the piece may lie there."""
    if isinstance(form, Path):
        return proposed(suggestions, speaker)
    squares = _squares(suggestions)
    first = {line.words for line in squares}
    turned = [
        Line(words, f"{proposal.words[0]} · {turn_word(speaker, _legal_spot(form, proposal))}")
        for proposal in suggestions.proposals
        if (words := " ".join(proposal.words)) not in first
    ]
    return squares + turned


def proposed(suggestions: Suggestions, speaker: Speaker) -> list[Line]:
    """The answers proposed, as far as a line can hold them, by what is told of them or as one writes them."""
    listed = [proposal for proposal in suggestions.proposals if proposal.words]
    lines = [
        Line(
            " ".join(proposal.words),
            f"{number}. {speaker.say(proposal.told)}" if proposal.told else " ".join(proposal.words),
        )
        for number, proposal in enumerate(listed, 1)
    ]
    return _listable(lines)


def turn_word(speaker: Speaker, spot: Spot) -> str:
    """How a piece lies, in words."""
    return speaker("choose-mirrored" if spot.mirrored else "choose-turned", turns=spot.turns)


def _squares(suggestions: Suggestions) -> list[Line]:
    """Every square on which the piece fits, with the first way to lay it there."""
    first: dict[str, str] = {}
    for proposal in suggestions.proposals:
        first.setdefault(proposal.words[0], " ".join(proposal.words))
    return [Line(words, square) for square, words in first.items()]


def _spot(form: Placement, words: Sequence[str]) -> Spot | None:
    """What the words mean; None if that cannot be told."""
    try:
        return read_spot(list(words), form.rows, form.columns)
    except Illegal:
        return None


def _legal_spot(form: Placement, proposal: Proposal) -> Spot:
    return read_spot(proposal.words, form.rows, form.columns)


def _next(spot: Spot, legal: list[Spot], down: int, right: int) -> Spot | None:
    """The nearest place in a direction where the piece fits as it lies."""

    def ahead(other: Spot) -> int:
        return (other.row - spot.row) * down + (other.column - spot.column) * right

    in_line = [
        other
        for other in legal
        if (other.turns, other.mirrored) == (spot.turns, spot.mirrored)
        and (other.row == spot.row if right else other.column == spot.column)
        and ahead(other) > 0
    ]
    return min(in_line, key=ahead, default=None)


def _is_led(form: Path, words: Sequence[str]) -> bool:
    """Whether the words are stops on a way that has not been led to its goal by name."""
    if form.goal is None or read_steps(list(words)) is not None:
        return False
    try:
        return [read_cell(word, form.rows, form.columns) for word in words][-1] != form.goal
    except Illegal:
        return False


def _short(form: Path, words: Sequence[str]) -> Sequence[str]:
    """A way written by all its corners, in steps; any other words as they are."""
    try:
        way = form.meant(list(words))
    except Illegal:
        return words
    return step_words(way) if form.start is not None and way_words(way) == list(words) else words


def _abreast(buttons: list[Control]) -> list[list[Control]]:
    """Small buttons in rows that do not break on a phone."""
    return [buttons[start : start + SIDE_BY_SIDE] for start in range(0, len(buttons), SIDE_BY_SIDE)]


def _listable(lines: list[Line]) -> list[Line]:
    return [line for line in lines if len(line.words) <= LONGEST_WORD]


def _spans(count: int) -> list[tuple[int, int]]:
    """Where each list begins and ends that so many lines fill."""
    return [(start, start + MOST_IN_A_LIST) for start in range(0, count, MOST_IN_A_LIST)]
