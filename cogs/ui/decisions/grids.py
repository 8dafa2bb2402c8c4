"""Controls to place a piece or draw a path on a grid, with a preview before anything counts.

A piece lies where the game proposes it, or else on a square one chooses first; a cross of arrows moves and
turns it. A path is chosen from the proposals, led from stop to stop, or typed. Every control carries the
whole answer it leads to, so the draft is the only state.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import discord

from cogs.ui.components import MOST_IN_A_LIST, Control, button, rows_of_buttons, select
from cogs.ui.custom_ids import MOST_CHARACTERS, write_id
from cogs.ui.decisions.crosses import MOVES, MOVES_AND_TURNS, can_turn, led_to
from cogs.ui.decisions.drafts import Controls, Draft, confirm_buttons, draft_summary, type_button
from engine.core import Decision, Illegal, Path, Placement, Proposal, Spot, Suggestions
from engine.core.grid import read_cell, read_spot, read_steps, spot_words, step_words, way_words
from texts import Speaker

MOST_BUTTONS = 10
SHORT = 4
"""Labels up to this length fit side by side on a phone."""
SIDE_BY_SIDE = 4
"""A fifth button would wrap to a line of its own on a phone."""
LONGEST_WORD = 100
"""Discord's limit for the value of an option; a longer path can still be typed."""
LONGEST_PLACE = 60
"""No place takes as many characters; what is longer is a slip, and cannot be confirmed."""
PROPOSED = "proposed"
"""Stands for the answer the game proposes, since a path may be too long for a custom id."""
WHOLE_GRID = 99
"""The group that stands for all squares: there are never so many rows."""


class Line(NamedTuple):
    """Something to choose: the words of its answer, and its label."""

    words: str
    label: str


class GridControls:
    """The controls for one decision about a place or a path."""

    def __init__(self, table_id: int, decision: Decision, speaker: Speaker) -> None:
        self._table_id = table_id
        self._decision = decision
        self._say = speaker

    def controls(self, form: Placement | Path, draft: Draft, suggestions: Suggestions) -> Controls:
        """The controls for this draft."""
        if isinstance(form, Placement):
            if not draft.words or draft.group is not None:
                return Controls([], self._places(draft, suggestions))
            return Controls(self._on_piece(draft, suggestions), self._placed(form, draft, suggestions))
        if draft.words and list(draft.words) == suggestions.first and draft.refusal is None:
            return Controls([], self._proposed_path(form, draft, suggestions))
        rows = self._drawn(form, draft, suggestions) if draft.words else self._paths(draft, suggestions)
        return Controls([draft_summary(self._say, draft)] if draft.words else [], rows)

    # ── a place ──────────────────────────────────────────────────────────────────────────────────────────

    def _places(self, draft: Draft, suggestions: Suggestions) -> list[list[Control]]:
        """A square where the piece fits, turned in the first way that does."""
        rows, back = self._by_row(_squares(suggestions), draft.group)
        if draft.group is not None and not back:
            back = [button(self._say("choose-back"), self._id("group", "back"))]
        return [*rows, [*back, self._typed()]]

    def _on_piece(self, draft: Draft, suggestions: Suggestions) -> list[str]:
        """That this is only a proposal, or what is wrong; of a place one has chosen the picture tells."""
        if draft.refusal is not None:
            return [draft_summary(self._say, draft)]
        return [self._say("choose-proposal")] if list(draft.words) == suggestions.first else []

    def _placed(self, form: Placement, draft: Draft, suggestions: Suggestions) -> list[list[Control]]:
        """The cross, with what takes the place as shown; below it other places."""
        here = button(
            self._say("choose-here"),
            self._id("confirm", " ".join(draft.words)[:LONGEST_PLACE]),
            style=discord.ButtonStyle.success,
            disabled=draft.refusal is not None,
        )
        other = suggestions.after(draft.words)
        tools = [
            *([button(self._say("choose-another"), self._id("another", " ".join(other)))] if other else []),
            button(self._say("choose-square"), self._id("group", WHOLE_GRID)),
            self._typed(draft.words),
        ]
        spot = _spot(form, draft.words)
        if spot is None:  # all squares by name, or a slip
            return [[here, *tools]]
        legal = [_legal_spot(form, proposal) for proposal in suggestions.proposals]
        turns = can_turn(legal)
        targets = led_to(spot, legal)
        rows = [
            [self._arrow(arrow, targets.get(arrow)) for arrow in arrows]
            for arrows in (MOVES_AND_TURNS if turns else MOVES)
        ]
        return [*rows[:-1], [*rows[-1], here], tools] if turns else [*rows, [here, *tools]]

    def _arrow(self, arrow: str, spot: Spot | None) -> Control:
        return button(arrow, self._pick(spot_words(spot) if spot else [arrow]), disabled=spot is None)

    # ── a path ───────────────────────────────────────────────────────────────────────────────────────────

    def _paths(self, draft: Draft, suggestions: Suggestions) -> list[list[Control]]:
        """The proposals, and first stops for a path of one's own."""
        lines = proposed(suggestions, self._say)
        below: list[Control] = []
        if any(proposal.told for proposal in suggestions.proposals):
            rows = self._lists(self._say("choose-path"), "path", lines)
        else:
            rows, below = self._by_row(lines, draft.group)
        return [*rows, *self._stops((), suggestions), [*below, self._typed()]]

    def _proposed_path(self, form: Path, draft: Draft, suggestions: Suggestions) -> list[list[Control]]:
        """The path the game would take, to be taken in one tap; the other proposals; one's own first stop."""
        *lists, _ = self._paths(draft, suggestions)
        take = button(
            self._say("choose-this-way"), self._id("confirm", PROPOSED), style=discord.ButtonStyle.success
        )
        return [[take, self._typed(_short(form, draft.words))], *lists]

    def _drawn(self, form: Path, draft: Draft, suggestions: Suggestions) -> list[list[Control]]:
        """Edit the path; one led from stop to stop can also go on, or go back one stop."""
        below = [*confirm_buttons(self._table_id, self._decision, self._say, draft)]
        rows: list[list[Control]] = []
        if suggestions.stops and _is_led(form, draft.words):
            rows = self._stops(draft.words, suggestions)
            below += self._one_back(draft.words)
        return [*rows, [*below, self._typed(_short(form, draft.words))]]

    def _one_back(self, words: Sequence[str]) -> list[Control]:
        """A button that drops the latest stop, if the rest fits into its custom id."""
        before = " ".join(words[:-1])
        if not before or len(self._id("pick")) + 1 + len(before) > MOST_CHARACTERS:
            return []
        return [button(self._say("choose-back-one"), self._id("pick", before))]

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


def offered(form: Placement | Path, suggestions: Suggestions, speaker: Speaker) -> list[Line]:
    """The suggestions for people who type: every square first, then the other ways to turn the piece."""
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


def turn_word(speaker: Speaker, spot: Spot) -> str:
    """How a piece is turned, for a label."""
    return speaker("choose-mirrored" if spot.mirrored else "choose-turned", turns=spot.turns)


def _squares(suggestions: Suggestions) -> list[Line]:
    """Every square where the piece fits, with the first way to place it there."""
    first: dict[str, str] = {}
    for proposal in suggestions.proposals:
        first.setdefault(proposal.words[0], " ".join(proposal.words))
    return [Line(words, square) for square, words in first.items()]


def _spot(form: Placement, words: Sequence[str]) -> Spot | None:
    """The place the words mean; None if they mean none."""
    try:
        return read_spot(list(words), form.rows, form.columns)
    except Illegal:
        return None


def _legal_spot(form: Placement, proposal: Proposal) -> Spot:
    return read_spot(proposal.words, form.rows, form.columns)


def _is_led(form: Path, words: Sequence[str]) -> bool:
    """Whether the words are stops, and the last of them is not the goal yet."""
    if form.goal is None or read_steps(list(words)) is not None:
        return False
    try:
        return [read_cell(word, form.rows, form.columns) for word in words][-1] != form.goal
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
