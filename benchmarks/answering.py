"""Answering a question by touch: as the game's own player would, where the controls can say it."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from itertools import combinations

from benchmarks.questions import Case
from benchmarks.touching import Screen, Touch, lists_of_several, several, touches
from engine.core import Path, Placement
from playground import Message

MOST_TAPS = 120
_ANSWERS = ("pick", "add", "write")
"""The actions of controls that stand for a part of an answer."""
_BACK = "back"
_NO_ANSWERS = (
    *("confirm", "none", "group", "again", "another", "unwrite", "hint", "type", "spell"),
    *("question", "ahead", "more", "stuck", "square", "turned", "walk"),
)
"""What else a control for a question may do; whatever is not listed here may be an answer as well."""


class Answer:
    """One answer, from the opened panel to the move it makes."""

    def __init__(self, screen: Screen, panel: Message, case: Case, is_given: Callable[[], bool]) -> None:
        self._screen = screen
        self._panel = panel
        self._number = case.decision.number
        self._is_grid = isinstance(case.decision.form, Placement | Path)
        self._is_given = is_given
        choice = case.own_choice
        self._wanted: list[str] | None = [str(choice)] if isinstance(choice, int) else list(choice)
        """What to answer; None once it has turned out that the controls cannot say it."""
        self._entered: list[str] = []
        self._vain: set[str] = set()

    async def give(self, look: Callable[[], Awaitable[None]]) -> int | None:
        """Tap until the question is answered, and `look` at every panel on the way.

        Returns the number of taps; None if nothing that can be tapped leads to an answer.
        """
        self._screen.taps = 0
        while not self._is_given():
            await look()
            touch = self._towards() or await self._group() or self._anything()
            if touch is None or self._screen.taps > MOST_TAPS:
                return None
            await self._tap(touch)
        return self._screen.taps

    async def _tap(self, touch: Touch) -> None:
        before = self._panel.everything
        reply = await self._screen.tap(self._panel, touch)
        if reply.modal is not None:
            if await self._screen.fill_in(reply.modal, self._wanted or ()) is None:
                self._screen.taps -= touch.taps  # nobody who only touches would have opened it
        elif self._is_grid and touch.action == "pick":
            self._entered = touch.words.split()
        elif touch.action in _ANSWERS:
            self._entered.append(touch.words)
        if self._panel.everything == before:
            self._vain.add(touch.custom_id)

    # ── as the game's own player would ───────────────────────────────────────────────────────────────────

    def _towards(self) -> Touch | None:
        """What leads to the wanted answer."""
        offered, wanted = self._offered(), self._wanted
        if wanted is None:
            return None
        done = _first(offered, "confirm")
        if done and (self._entered == wanted if self._entered or not self._is_grid else True):
            return done  # it is complete, or a proposal of the game's own player
        if not wanted:
            return _first(offered, "none")
        if all_at_once := several(self._panel, self._number, wanted):
            return all_at_once
        answers = [touch for touch in offered if touch.action in _ANSWERS]
        for touch in answers:
            whole = touch.action == "pick" and touch.words == " ".join(wanted)
            if whole or (touch.action != "pick" and touch.words == self._next(wanted)):
                return touch
        if self._is_grid and not self._entered:
            return next((touch for touch in answers if touch.words.split()[0] == wanted[0]), None)
        return None

    def _next(self, wanted: Sequence[str]) -> str | None:
        return wanted[len(self._entered)] if len(self._entered) < len(wanted) else None

    async def _group(self) -> Touch | None:
        """Open the group that leads on; looking into the others first costs nothing, for people read."""
        groups = [touch for touch in self._offered() if touch.action == "group" and touch.words != _BACK]
        if self._wanted is None or not groups:
            self._wanted = None
            return None
        for group in groups:
            taps = self._screen.taps
            await self._screen.tap(self._panel, group)
            if touch := self._towards():
                return touch
            back = [one for one in self._offered() if one.action == "group" and one.words == _BACK]
            await self._screen.tap(self._panel, back[0])
            self._screen.taps = taps
        self._wanted = None
        return None

    # ── any other way ────────────────────────────────────────────────────────────────────────────────────

    def _anything(self) -> Touch | None:
        """The first control that leads on: to the end if something has been entered, else to a beginning."""
        offered = self._offered()
        done = _first(offered, "confirm")
        if done and self._entered:
            return done
        for one in lists_of_several(self._panel, self._number):
            values = [option.value for option in one.options]
            for some in combinations(values, max(one.least, 1)):
                if touch := several(self._panel, self._number, some):
                    return touch
        others = [one for one in offered if one.action not in (*_ANSWERS, *_NO_ANSWERS)]
        groups = [one for one in offered if one.action == "group" and one.words != _BACK]
        answers = [one for one in offered if one.action in _ANSWERS]
        end = [one for one in (done, _first(offered, "none")) if one]
        return next(iter([*answers, *groups, *others, *end]), None)

    def _offered(self) -> list[Touch]:
        return [one for one in touches(self._panel, self._number) if one.custom_id not in self._vain]


def _first(offered: Sequence[Touch], action: str) -> Touch | None:
    return next((touch for touch in offered if touch.action == action), None)
