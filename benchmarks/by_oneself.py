"""Answering by touch without accepting anything the game proposes: every place and every way is one's own.

- a place: any legal one but the proposal, chosen by lot and found by its number;
- a path: two stops chosen by lot, one after the other;
- a script that draws something: what the game's own player would write, card by card and way by way.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterator

from benchmarks.answering import MOST_TAPS
from benchmarks.questions import Case
from benchmarks.touching import Screen, Touch, touches
from cogs.ui.decisions.places import EVERYWHERE, FIRST, PAGES, page_of
from cogs.ui.decisions.scripts import read_word_control
from cogs.ui.decisions.sketches import Kind, Side
from engine.core import Chance, Path, Placement, Script
from engine.core.forms import ScriptSuggestions
from engine.core.forms.numbering import ON_A_PAGE
from playground import Message

STOPS = 2


def is_proposed(case: Case) -> bool:
    """Whether a question opens with a proposal, so that deciding everything oneself takes other taps."""
    form, state, seat = case.decision.form, case.state, case.decision.seat
    if isinstance(form, Script):
        return form.suggestions_after(state, seat, []) != ScriptSuggestions()
    return isinstance(form, Placement | Path) and bool(form.suggestions(state, seat).best)


class OwnAnswer:
    """One answer, from the opened panel to the move it makes."""

    def __init__(self, screen: Screen, panel: Message, case: Case, is_given: Callable[[], bool]) -> None:
        self._screen = screen
        self._panel = panel
        self._case = case
        self._number = case.decision.number
        self._is_given = is_given
        self._chance = Chance(case.seed)
        self._entered: list[str] = []

    async def give(self, look: Callable[[], Awaitable[None]]) -> int | None:
        """Tap until the question is answered, and `look` at every panel on the way; the number of taps.

        None if the controls cannot say it.
        """
        self._screen.taps = 0
        form = self._case.decision.form
        ways = {Placement: self._place, Path: self._path}
        towards = ways.get(type(form), self._write)()
        while not self._is_given():
            await look()
            touch = next(towards, None)
            if touch is None or self._screen.taps > MOST_TAPS:
                return None
            await self._screen.tap(self._panel, touch)
        return self._screen.taps

    def _offered(self, action: str) -> list[Touch]:
        return [one for one in touches(self._panel, self._number) if one.action == action]

    def _confirm(self) -> Iterator[Touch]:
        while done := self._offered("confirm"):
            yield done[0]

    # ── a place ──────────────────────────────────────────────────────────────────────────────────────────

    def _place(self) -> Iterator[Touch]:
        """All places, the part of the grid, its page, the number."""
        form, seat = self._case.decision.form, self._case.decision.seat
        assert isinstance(form, Placement)
        given = form.suggestions(self._case.state, seat)
        others = [one.words for one in given.proposals if one.words != given.first] or [given.first]
        wanted = tuple(self._chance.one_of(others))
        page = page_of(form, given, EVERYWHERE)
        groups = [EVERYWHERE]
        for area, held in enumerate(page.held):
            if wanted in held and len(held) > 1:
                last = held.index(wanted) // ON_A_PAGE
                groups += [FIRST + PAGES * area + number for number in range(last + 1)]
        for group in groups:
            yield from [one for one in self._offered("group") if one.words == str(group)][:1]
        yield from [one for one in self._offered("pick") if one.words == " ".join(wanted)][:1]
        yield from self._confirm()

    # ── a path ───────────────────────────────────────────────────────────────────────────────────────────

    def _path(self) -> Iterator[Touch]:
        for _ in range(STOPS):
            stops = [one for one in self._offered("pick") if ":stop" in one.custom_id]
            if stops:
                yield self._chance.one_of(stops)
        yield from self._confirm()

    # ── a script ─────────────────────────────────────────────────────────────────────────────────────────

    def _write(self) -> Iterator[Touch]:
        """Word after word; the next may stand behind a button, or on a later page of thumbnails."""
        wanted = self._case.own_choice
        assert isinstance(wanted, list)
        opened = set[str]()
        while (left := self._left(wanted)) != []:
            touch = self._a_step_back() if left is None else self._next_word(left)
            if touch is not None:
                self._entered = self._after(touch)
                opened = set()
            elif others := self._behind(opened):
                touch = others[0]
                opened.add(touch.words)
            else:
                return
            yield touch
        yield from self._confirm()

    def _left(self, wanted: list[str]) -> list[str] | None:
        """What is still to be written, with a word that is begun as its rest; None if it went too far."""
        done = _spelt(self._entered)
        for number in range(len(wanted) + 1):
            written = _spelt(wanted[:number])
            if written.startswith(done):
                rest = written.removeprefix(done)
                return [*([rest] if rest else []), *wanted[number:]]
        return [] if done.startswith(_spelt(wanted)) else None

    def _next_word(self, left: list[str]) -> Touch | None:
        """The control that writes the next word, or as much of the way as possible.

        If somebody wants to halt in the middle of a run, they walk it and then go back.
        """
        found = {_spelt(self._after(one)[len(self._entered) :]): one for one in self._writing()}
        if (exactly := found.get(_spelt(left[:1]))) or not _is_a_way([*self._entered, left[0]]):
            return exactly
        rest = _spelt(left)
        fitting = sorted([word for word in found if rest.startswith(word)], key=len)
        running = [word for word in found if word.startswith(_spelt(left[:1]))]
        return next((found[word] for word in [*fitting[-1:], *running]), None)

    def _writing(self) -> list[Touch]:
        """The controls that write exactly one word more."""
        some = [*self._offered("write"), *self._offered("accept")]
        return [one for one in some if len(self._after(one)) == len(self._entered) + 1]

    def _behind(self, opened: set[str]) -> list[Touch]:
        """Where other words may stand: what is behind a button, and other pages."""
        kinds = (Kind.OPTIONS,) if _is_a_way(self._entered) else (Kind.PROPOSALS, Kind.OPTIONS)
        numbers = [(one, one.words) for one in self._offered("group") if one.words.isdecimal()]
        return [
            one
            for kind in kinds
            for one, number in numbers
            if number not in opened and int(number) // Side(kind).number == 1
        ]

    def _a_step_back(self) -> Touch | None:
        return next(iter(self._offered("back")), None)

    def _after(self, touch: Touch) -> list[str]:
        """What is written once this has been tapped."""
        if touch.action == "write":
            return [*self._entered, touch.words]
        form, asked = self._case.decision.form, self._case.decision
        assert isinstance(form, Script)
        given = form.suggestions_after(self._case.state, asked.seat, self._entered)
        if touch.action == "back":
            return list(given.back)
        return given.proposals[int(read_word_control(touch.words)[1])].words if given.side_by_side else []


def _spelt(words: list[str]) -> str:
    """Words one after the other; a colon only divides them."""
    return "".join(words).replace(":", "")


def _is_a_way(words: list[str]) -> bool:
    """Whether the words have come to a path, whose words are runs of steps: it begins with a square."""
    return any(word[:1].islower() for word in words)
