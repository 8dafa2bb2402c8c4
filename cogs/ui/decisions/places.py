"""Controls to place a piece: the cross of arrows below a proposal, and every legal place by its number.

The numbers on the buttons are those on the picture; where a game has no such picture, buttons name squares.
Every control carries the whole answer it leads to, so the draft is the only state.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import discord

from cogs.ui.components import Control, button, rows_of_buttons
from cogs.ui.decisions.crosses import MOVES, MOVES_AND_TURNS, NAMES, TURN_LEFT, can_turn, led_to
from cogs.ui.decisions.drafts import Controls, Desk, Draft, draft_summary
from engine.core import Choices, Decision, Illegal, Placement, Proposal, Spot, Suggestions
from engine.core.forms.numbering import ON_A_PAGE, areas_of
from engine.core.grid import read_spot, spot_words
from texts import Speaker

SIDE_BY_SIDE = 4
"""A fifth button would wrap to a line of its own on a phone."""
LONGEST_PLACE = 60
"""No place takes as many characters; what is longer is a slip, and cannot be confirmed."""
EVERYWHERE = 99
"""The group of all places; groups of the places in one part of the grid, page by page, begin at `FIRST`."""
FIRST = 1000
PAGES = 100
"""More pages than a part of the grid can have."""


class Page(NamedTuple):
    """The places that are numbered together."""

    choices: Choices
    held: tuple[tuple[tuple[str, ...], ...], ...] = ()
    """For every part of the grid: the answers in it."""
    area: int | None = None
    number: int = 0
    later: bool = False
    """Whether there is another page after this one."""


def page_of(form: Placement, suggestions: Suggestions, group: int | None) -> Page:
    """What a group stands for: all places if they are few, else parts of the grid, or one of these."""
    answers = [tuple(proposal.words) for proposal in suggestions.proposals]
    if len(answers) <= ON_A_PAGE:
        return Page(Choices(tuple(answers)))
    cells = {answer: _cell(form, answer) for answer in answers}
    areas = areas_of(list(cells.values()))
    held = tuple(tuple(answer for answer in answers if area.holds(cells[answer])) for area in areas)
    chosen, number = divmod((group or 0) - FIRST, PAGES)
    if not 0 <= chosen < len(areas) or number * ON_A_PAGE >= len(held[chosen]):
        return Page(Choices(areas=tuple(areas)), held)
    start, stop = number * ON_A_PAGE, (number + 1) * ON_A_PAGE
    choices = Choices(held[chosen][start:stop], first=start + 1)
    return Page(choices, held, chosen, number, later=stop < len(held[chosen]))


def is_browsing(draft: Draft) -> bool:
    """Whether somebody looks for a place by its number."""
    return not draft.words or draft.group is not None


class PlaceControls:
    """The controls for one decision about a place."""

    def __init__(self, table_id: int, decision: Decision, speaker: Speaker) -> None:
        self._desk = Desk(table_id, decision, speaker)
        self._say = speaker

    def controls(self, form: Placement, draft: Draft, suggestions: Suggestions) -> Controls:
        """The controls for this draft."""
        if is_browsing(draft):
            return self._numbered(form, draft, page_of(form, suggestions, draft.group))
        return self._placed(form, draft, suggestions)

    # ── by number ────────────────────────────────────────────────────────────────────────────────────────

    def _numbered(self, form: Placement, draft: Draft, page: Page) -> Controls:
        """A button for every number, and below them other pages, the form, and a way back."""
        labels = self._labels(form, draft, page.choices)
        targets = self._targets(page)
        buttons = [
            button(label, target, style=discord.ButtonStyle.primary)
            for label, target in zip(labels, targets, strict=True)
        ]
        return Controls([], rows_of_buttons(buttons, SIDE_BY_SIDE), self._ways_on(draft, page))

    def _labels(self, form: Placement, draft: Draft, choices: Choices) -> list[str]:
        if draft.numbered:
            count = len(choices.answers) + len(choices.areas)
            return [str(choices.first + number) for number in range(count)]
        return [*(area.name for area in choices.areas), *self._named(form, choices.answers)]

    def _named(self, form: Placement, answers: Sequence[tuple[str, ...]]) -> list[str]:
        """The answers by their squares, and how the piece lies where that makes a difference."""
        squares = [answer[0] for answer in answers]
        return [
            square
            if squares.count(square) == 1
            else f"{square} · {turn_word(self._say, read_spot(list(answer), form.rows, form.columns))}"
            for square, answer in zip(squares, answers, strict=True)
        ]

    def _targets(self, page: Page) -> list[str]:
        """Where the buttons lead: a part of the grid with one place in it is that place."""
        if not page.choices.areas:
            return [self._desk.pick(answer) for answer in page.choices.answers]
        return [
            self._desk.pick(answers[0])
            if len(answers) == 1
            else self._desk.id("group", FIRST + PAGES * number)
            for number, answers in enumerate(page.held)
        ]

    def _ways_on(self, draft: Draft, page: Page) -> list[Control]:
        back: str | int | None = "back" if draft.words else None
        if page.area is not None:
            back = EVERYWHERE
        ways = [] if back is None else [button(self._say("choose-back"), self._desk.id("group", back))]
        if page.area is not None and (page.later or page.number):
            other = page.number + 1 if page.later else 0
            group = FIRST + PAGES * page.area + other
            ways.append(button(self._say("choose-more-places"), self._desk.id("group", group)))
        in_a_form = button(self._say("choose-in-squares"), self._desk.id("square"))
        return [*ways, in_a_form, self._desk.typed(draft.words)]

    # ── with the cross ───────────────────────────────────────────────────────────────────────────────────

    def _placed(self, form: Placement, draft: Draft, suggestions: Suggestions) -> Controls:
        """The cross, with what takes the place as shown; below it other places."""
        here = button(
            self._say("choose-here"),
            self._desk.id("confirm", " ".join(draft.words)[:LONGEST_PLACE]),
            style=discord.ButtonStyle.success,
            disabled=draft.refusal is not None,
        )
        other = suggestions.after(draft.words)
        tools = [
            *(
                [button(self._say("choose-another"), self._desk.id("another", " ".join(other)))]
                if other
                else []
            ),
            button(self._say("choose-square"), self._desk.id("group", EVERYWHERE)),
            *([self._desk.typed(draft.words)] if draft.refusal is not None else []),
        ]
        lines = self._on_piece(draft, suggestions)
        spot = _spot(form, draft.words)
        if spot is None:  # all squares by name, or a slip
            return Controls(lines, [[here]], tools)
        legal = [legal_spot(form, proposal) for proposal in suggestions.proposals]
        targets, turns = led_to(spot, legal), can_turn(legal)
        rows = [
            [self._arrow(arrow, targets.get(arrow)) for arrow in arrows]
            for arrows in (MOVES_AND_TURNS if turns else MOVES)
        ]
        if not turns:
            return Controls(lines, rows, [here, *tools])
        return Controls(lines, [*rows[:-1], [*rows[-1], here]], tools)

    def _on_piece(self, draft: Draft, suggestions: Suggestions) -> list[str]:
        """That this is only a proposal, or what is wrong; of a place one has chosen the picture tells."""
        if draft.refusal is not None:
            return [draft_summary(self._say, draft)]
        return [self._say("choose-proposal")] if list(draft.words) == suggestions.first else []

    def _arrow(self, arrow: str, spot: Spot | None) -> Control:
        """An arrow that leads nowhere says so when it is pressed."""
        if spot is None:
            return button(arrow, self._desk.id("stuck", NAMES[arrow]))
        words = " ".join(spot_words(spot))
        if arrow == TURN_LEFT:  # either turn may lead to the same place
            return button(arrow, self._desk.id("turned", words))
        return button(arrow, self._desk.id("pick", words))


def offered(form: Placement, suggestions: Suggestions, speaker: Speaker) -> list[tuple[str, str]]:
    """Labels and words for people who type: every square first, then the other ways to turn the piece."""
    squares: dict[str, str] = {}
    for proposal in suggestions.proposals:
        squares.setdefault(proposal.words[0], " ".join(proposal.words))
    first = set(squares.values())
    turned = [
        (f"{proposal.words[0]} · {turn_word(speaker, legal_spot(form, proposal))}", words)
        for proposal in suggestions.proposals
        if (words := " ".join(proposal.words)) not in first
    ]
    return [*squares.items(), *turned]


def turn_word(speaker: Speaker, spot: Spot) -> str:
    """How a piece is turned, for a label."""
    return speaker("choose-mirrored" if spot.mirrored else "choose-turned", turns=spot.turns)


def legal_spot(form: Placement, proposal: Proposal) -> Spot:
    """Where a proposal lies."""
    return read_spot(proposal.words, form.rows, form.columns)


def _spot(form: Placement, words: Sequence[str]) -> Spot | None:
    """The place the words mean; None if they mean none."""
    try:
        return read_spot(list(words), form.rows, form.columns)
    except Illegal:
        return None


def _cell(form: Placement, words: Sequence[str]) -> tuple[int, int]:
    spot = read_spot(list(words), form.rows, form.columns)
    return spot.row, spot.column
