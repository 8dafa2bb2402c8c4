"""The private panel: the hand, the board, and the controls for whatever this person must decide."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from cogs.ui.choosing import MOST_BUTTONS, Desk, Draft, own_words
from cogs.ui.ids import write_id
from cogs.ui.sheet import Control, Sheet, button, rows_of_buttons
from engine.core import Decision, Text, View, all_of, seat_name
from render import Picture
from texts import Speaker


class Panel(NamedTuple):
    """Everything the panel is made from; a view, never a state."""

    table_id: int
    view: View
    speaker: Speaker
    decision: Decision | None
    """The question whose controls are shown; other open questions get a button that leads to theirs."""
    label_speaker: Speaker
    """Controls show every character as it is, so here names must not be escaped."""
    pictures: Sequence[Picture] = ()
    draft: Draft = Draft()
    suggestions: Sequence[Sequence[str]] = ()
    notes: Sequence[str] = ()
    """What must be said first: a refusal, that direct messages are closed, what has just been done."""
    link: str = ""
    """Where the table is, for somebody who reads this elsewhere."""

    def sheet(self) -> Sheet:
        """The panel as a message."""
        desk_lines, rows = self._desk()
        paragraphs = [*self.notes, *desk_lines]
        return Sheet(
            paragraphs=paragraphs,
            rows=[*rows, *self._other_questions(), self._footer()],
            pictures=self.pictures,
            colour_of=self.view.viewer,
        )

    def _desk(self) -> tuple[list[str], list[list[Control]]]:
        say, decision = self.speaker, self.decision
        title = say.say(Text(f"{self.view.game}-title"))
        head = f"### {title} {self.link}".rstrip()
        if decision is None:
            return [head, standing(self.view, say)], []
        desk = Desk(self.table_id, decision, self.label_speaker)
        lines, rows = desk.controls(self.draft, self.suggestions)
        if decision.standing:
            lines = [say("panel-standing"), *lines]
        elif self.view.viewer not in self.view.awaited:
            lines = [say("panel-changeable"), *lines]
        return [head, f"**{say.say(decision.prompt)}**", *lines], rows

    def _other_questions(self) -> list[list[Control]]:
        others = [other for other in self.view.decisions if other != self.decision]
        return rows_of_buttons(
            [
                button(self._name_of(other), write_id("question", self.table_id, other.number))
                for other in others[:MOST_BUTTONS]
            ]
        )

    def _name_of(self, other: Decision) -> str:
        return own_words(self.label_speaker, other, "short") or self.label_speaker.say(other.prompt)

    def _footer(self) -> list[Control]:
        say = self.speaker
        topic = [self.decision.topic] if self.decision is not None else []
        return [
            button(say("button-refresh"), write_id("refresh", self.table_id)),
            button(say("button-text"), write_id("text", self.table_id)),
            button(say("button-rules"), write_id("rules", self.table_id, *topic)),
        ]


def standing(view: View, speaker: Speaker) -> str:
    """Whom the table waits for, or how it ended."""
    if view.result is not None:
        winners = all_of([seat_name(seat) for seat in view.result.winners])
        args: dict[str, int | str | Text] = {"winners": winners, "count": len(view.result.winners)}
        return speaker.say(Text("table-won", args))
    waiting = all_of([seat_name(seat) for seat in view.awaited])
    last = len(view.awaited) == 1 and view.seats > 1
    return speaker.say(Text("table-waits-for-one" if last else "table-waits-for", {"seats": waiting}))
