"""Controls for a script that draws something: proposals are drawn already, and numbers pick from pictures.

A panel shows one side of the script at a time. Its number fits into a custom id, so the draft stays the only
thing that is remembered.
"""

from __future__ import annotations

from collections.abc import Sequence
from enum import IntEnum
from typing import NamedTuple

import discord

from cogs.ui.components import Control, button, lines_on_a_phone, rows_of_buttons
from cogs.ui.decisions.crosses import DOWN, LEFT, MIRROR, RIGHT, TURN_LEFT, TURN_RIGHT, UP, led_to
from cogs.ui.decisions.drafts import Controls, Draft
from cogs.ui.decisions.options import MOST_BUTTONS, Entry, OptionControls
from cogs.ui.decisions.scripts import (
    FinishLabels,
    checksum,
    entries_of,
    notes_in_a_row,
    read_word_control,
    so_far,
    standing,
)
from engine.core.forms import ScriptPreview
from texts import Speaker

SIDE_BY_SIDE = 4
"""A fifth button would wrap to a line of its own on a phone."""
ON_A_PAGE = 6
"""So many thumbnails can be made out on a phone; with a button to turn the page they fill two rows."""
MOST_LINES = 2
"""Ways on that would take more lines of buttons are a list."""
MOST_TOLD = 260
"""What can be said of ways on above their buttons; more of it is read better in a list."""
_UNIT, _PAGES = 1000, 50


class Kind(IntEnum):
    """What of a script a panel shows."""

    PROPOSALS = 1
    PIECE = 2
    PLACES = 3
    OPTIONS = 4
    SURE = 5


class Side(NamedTuple):
    """The side of a script that is open, which piece it is about, and the page."""

    kind: Kind = Kind.PROPOSALS
    piece: int = 0
    page: int = 0

    @property
    def number(self) -> int:
        """As it stands in a custom id."""
        return self.kind * _UNIT + self.piece * _PAGES + self.page


def side_of(draft: Draft) -> Side:
    """The side that is open; whatever is no longer there leads back to the proposals."""
    kind, rest = divmod(draft.group or 0, _UNIT)
    if kind not in [*Kind]:
        return Side()
    side = Side(Kind(kind), *divmod(rest, _PAGES))
    about_piece = side.kind in (Kind.PIECE, Kind.PLACES)
    return Side() if about_piece and side.piece >= len(draft.suggestions.pieces) else side


def preview_of(draft: Draft) -> ScriptPreview:
    """What to draw for the side that is open."""
    given, words, side = draft.suggestions, tuple(draft.words), side_of(draft)
    match side.kind:
        case Kind.PIECE:
            return ScriptPreview(words, piece=side.piece)
        case Kind.PLACES:
            places = [tuple(place.words) for place in given.pieces[side.piece].places]
            return _thumbnails(words, places, side.page, side.piece)
        case Kind.PROPOSALS if given.side_by_side:
            return _thumbnails(words, [tuple(one.words) for one in given.proposals], side.page)
        case Kind.PROPOSALS if given.proposals:
            return ScriptPreview(words, tuple(given.proposals[side.page % len(given.proposals)].words))
    return ScriptPreview(words)


def _thumbnails(
    words: tuple[str, ...], scripts: Sequence[tuple[str, ...]], page: int, piece: int | None = None
) -> ScriptPreview:
    first = _first_on(page, len(scripts))
    return ScriptPreview(
        words, choices=tuple(scripts[first : first + ON_A_PAGE]), first=first + 1, piece=piece
    )


def _first_on(page: int, count: int) -> int:
    """The first number on a page; after the last page comes the first."""
    return page % max(1, -(-count // ON_A_PAGE)) * ON_A_PAGE


def sketch_controls(
    options: OptionControls, speaker: Speaker, draft: Draft, labels: FinishLabels, *, more: bool = False
) -> Controls:
    """The controls for the side that is open; the words themselves, and to type them, come with `more`."""
    return _SketchControls(options, speaker, draft, labels, more).controls()


class _SketchControls:
    def __init__(
        self, options: OptionControls, speaker: Speaker, draft: Draft, labels: FinishLabels, more: bool
    ) -> None:
        assert draft.script is not None
        self._options = options
        self._say = speaker
        self._labels = labels
        self._more = more
        self._written = draft.script
        self._given = draft.suggestions
        self._side = side_of(draft)
        self._seen = checksum(draft.script.words)

    def controls(self) -> Controls:
        """The lines and rows of the side that is open."""
        match self._side.kind:
            case Kind.PIECE:
                return self._piece()
            case Kind.PLACES:
                return self._places()
            case Kind.SURE if self._given.final is not None and self._written.following.complete:
                return Controls([f"{self._say.say(self._given.final)}\n{self._outlook}"], self._surely())
        entries = entries_of(self._written, self._say)
        words = so_far(self._written, self._say) if self._more else []
        if self._given.side_by_side:
            shown = self._side_by_side(self._without_proposals(entries))
        else:
            shown = self._one_by_one(entries)
        return Controls([*words, *shown.lines], shown.rows, self._tools())

    @property
    def _outlook(self) -> str:
        return standing(self._written, self._say, self._labels.nothing)

    @property
    def _back(self) -> Control:
        return button(self._say("choose-back"), self._options.id("group", "back"))

    def _without_proposals(self, entries: list[Entry]) -> list[Entry]:
        proposed = {one.words[-1] for one in self._given.proposals}
        return [entry for entry in entries if read_word_control(entry.word)[1] not in proposed]

    # ── what is proposed ─────────────────────────────────────────────────────────────────────────────────

    def _side_by_side(self, others: list[Entry]) -> Controls:
        """Numbers for the thumbnails; what else could come next is a list, or behind a button."""
        begun = bool(self._written.words)
        if self._side.kind is Kind.OPTIONS:
            return Controls([self._outlook], [*self._listed(others), [self._back]])
        numbers = self._numbers("accept", "", len(self._given.proposals), Side())
        if begun and others:
            label = others[0].group or self._say("script-others")
            numbers.append(button(label, self._open(Side(Kind.OPTIONS))))
        told = [(number, one.note) for number, one in enumerate(self._given.proposals, 1)]
        notes = [f"-# **{number}** {self._say.say(note)}" for number, note in told if note is not None]
        rows = rows_of_buttons(numbers, SIDE_BY_SIDE)
        if begun:
            return Controls([self._outlook, *notes], rows)
        lines = [line for line in (*notes, _told_in_a_row(others)) if line]
        return Controls(["\n".join(lines)] if lines else [], [*rows, *self._ways_on(others)])

    def _one_by_one(self, entries: list[Entry]) -> Controls:
        """What is drawn already, to be taken in one tap; below it all that could come next."""
        proposals, following = self._given.proposals, self._written.following
        first, lines = list[Control](), list[str]()
        if proposals:
            number = self._side.page % len(proposals)
            told, note = proposals[number].told, proposals[number].note
            label = self._say("script-accept") if told is None else f"✓ {self._say.say(told)}"
            first.append(button(label, self._id("accept", number), style=discord.ButtonStyle.success))
            if len(proposals) > 1:
                other = Side(page=(number + 1) % len(proposals))
                first.append(button(self._say("choose-another"), self._open(other)))
            if note is not None:
                lines.append(f"-# ✓ {self._say.say(note)}")
        if following.complete and self._written.words:
            style = discord.ButtonStyle.secondary if proposals else discord.ButtonStyle.success
            first.append(button(self._labels.done, self._options.id("confirm", self._seen), style=style))
        if self._side.kind is Kind.OPTIONS:
            first, lines, rows = [], [], [*self._listed(_grouped(entries)), [self._back]]
        else:
            lines.append(_told_in_a_row(entries))
            rows = self._ways_on(entries)
        text = "\n".join(line for line in (*lines, self._outlook) if line)
        return Controls([text], [*([first] if first else []), *rows])

    def _ways_on(self, entries: list[Entry]) -> list[list[Control]]:
        """Buttons where a few are enough; whatever comes in a group besides is behind one more."""
        ways, others = [entry for entry in entries if not entry.group], _grouped(entries)
        if not _fit_a_row(ways):
            return self._listed(entries)
        buttons = self._options.buttons("write", ways)
        if others:
            buttons.append(button(others[0].group, self._open(Side(Kind.OPTIONS))))
        return rows_of_buttons(buttons)

    def _listed(self, entries: list[Entry]) -> list[list[Control]]:
        prompt = self._say("script-next" if self._written.words else "script-own-start")
        return self._options.in_lists("write", prompt, entries)

    def _tools(self) -> list[Control]:
        """What moves, undoes, helps; with *More* also what starts again and opens a form to type in."""
        begun, pieces, tools = bool(self._written.words), self._given.pieces, list[Control]()
        if pieces:
            first = next((at for at, piece in enumerate(pieces) if piece.places), 0)
            tools.append(button(self._say("script-move"), self._open(Side(Kind.PIECE, first))))
        if begun:
            tools.append(button(self._say("script-undo"), self._options.id("unwrite", self._seen)))
        if self._given.back:
            tools.append(button(self._say("script-back"), self._options.id("back", self._seen)))
        if begun and self._written.following.hint:
            tools.append(button(self._say("script-hint"), self._options.id("hint", self._seen)))
        if self._more:
            again = self._options.id("again", self._seen)
            tools.append(button(self._say("choose-again"), again, disabled=not begun))
            tools.append(button(self._say("choose-type"), self._options.id("spell")))
        return tools

    def _surely(self) -> list[list[Control]]:
        """Hand it in for good, or not yet."""
        confirm = self._options.id("confirm", "sure", self._seen)
        done = button(self._labels.done, confirm, style=discord.ButtonStyle.success)
        return [[done, button(self._say("script-not-yet"), self._options.id("group", "back"))]]

    # ── what is laid already ─────────────────────────────────────────────────────────────────────────────

    def _piece(self) -> Controls:
        """Arrows that move a piece and turn it; below them the other pieces."""
        number, pieces = self._side.piece, self._given.pieces
        piece = pieces[number]
        spots = [place.spot for place in piece.places]
        targets = led_to(piece.at, spots)

        def arrow(sign: str) -> Control:
            place = spots.index(targets[sign]) if sign in targets else sign
            return button(sign, self._id("put", number, place), disabled=sign not in targets)

        # What can lie only two ways is turned to the same place by both turns: one button is enough.
        once = {targets[sign]: sign for sign in (TURN_LEFT, TURN_RIGHT, MIRROR) if sign in targets}
        turn, *others = once.values() or [TURN_RIGHT]
        done = button("✓", self._options.id("group", "back"), style=discord.ButtonStyle.success)
        sheet = button(self._say("script-places"), self._open(Side(Kind.PLACES, number)), disabled=not spots)
        rest = [
            button(self._say.say(other.name), self._open(Side(Kind.PIECE, at)))
            for at, other in enumerate(pieces)
            if at != number
        ]
        rows = [
            [arrow(turn), arrow(UP), *map(arrow, others), sheet],
            [arrow(LEFT), arrow(DOWN), arrow(RIGHT), done],
        ]
        told = self._say("script-moving" if spots else "script-stuck", piece=self._say.say(piece.name))
        return Controls([f"-# {told}"], [*rows, *rows_of_buttons(rest, SIDE_BY_SIDE)])

    def _places(self) -> Controls:
        """The numbers of the places on this page, the next page, and back to the arrows."""
        piece = self._side.piece
        count = len(self._given.pieces[piece].places)
        numbers = self._numbers("put", f"{piece}.", count, Side(Kind.PLACES, piece))
        back = button(self._say("choose-back"), self._open(Side(Kind.PIECE, piece)))
        name = self._say.say(self._given.pieces[piece].name)
        told = self._say("script-everywhere", piece=name)
        return Controls([f"-# {told}"], rows_of_buttons([*numbers, back], SIDE_BY_SIDE))

    # ── what they share ──────────────────────────────────────────────────────────────────────────────────

    def _numbers(self, action: str, prefix: str, count: int, side: Side) -> list[Control]:
        """The numbers on this page, as on the picture, and the next page."""
        first = _first_on(self._side.page, count)
        numbers = [
            button(str(number + 1), self._id(action, f"{prefix}{number}"), style=discord.ButtonStyle.primary)
            for number in range(first, min(first + ON_A_PAGE, count))
        ]
        if count > ON_A_PAGE:
            page = (first // ON_A_PAGE + 1) % -(-count // ON_A_PAGE)
            numbers.append(button("▸", self._open(side._replace(page=page))))
        return numbers

    def _open(self, side: Side) -> str:
        return self._options.id("group", str(side.number))

    def _id(self, action: str, *args: str | int) -> str:
        return self._options.id(action, f"{self._seen}.{'.'.join(map(str, args))}")


def _grouped(entries: Sequence[Entry]) -> list[Entry]:
    return [entry for entry in entries if entry.group]


def _fit_a_row(ways: Sequence[Entry]) -> bool:
    """Whether ways on are few and short enough for buttons, and so is what is said of them."""
    told = sum(len(one.label) + len(one.note) for one in ways if one.note)
    lines = lines_on_a_phone([one.label for one in ways])
    return bool(ways) and len(ways) <= MOST_BUTTONS and lines <= MOST_LINES and told <= MOST_TOLD


def _told_in_a_row(entries: Sequence[Entry]) -> str:
    """What is said of those that have buttons."""
    ways = [entry for entry in entries if not entry.group]
    return notes_in_a_row(ways) if _fit_a_row(ways) else ""
