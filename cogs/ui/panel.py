"""The private panel: the hand, the board, and the controls for whatever this person must decide."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from cogs.ui.choosing import Desk, Draft
from cogs.ui.ids import write_id
from cogs.ui.sheet import Control, Sheet, button
from engine.core import Decision, Text, View, all_of, seat_name
from render import Picture
from texts import Speaker


class Panel(NamedTuple):
    """Everything the panel is made from; a view, never a state."""

    table_id: int
    view: View
    speaker: Speaker
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
        decision = next(iter(self.view.decisions), None)
        desk_lines, rows = self._desk(decision)
        paragraphs = [*self.notes, *desk_lines]
        return Sheet(
            paragraphs=paragraphs,
            rows=[*rows, self._footer(decision)],
            pictures=self.pictures,
            colour_of=self.view.viewer,
        )

    def _desk(self, decision: Decision | None) -> tuple[list[str], list[list[Control]]]:
        say = self.speaker
        title = say.say(Text(f"{self.view.game}-title"))
        head = f"### {title} {self.link}".rstrip()
        if decision is None:
            return [head, standing(self.view, say)], []
        desk = Desk(self.table_id, decision, self.label_speaker)
        lines, rows = desk.controls(self.draft, self.suggestions)
        if self.view.viewer not in self.view.awaited:
            lines = [say("panel-changeable"), *lines]
        return [head, f"**{say.say(decision.prompt)}**", *lines], rows

    def _footer(self, decision: Decision | None) -> list[Control]:
        say = self.speaker
        topic = [decision.topic] if decision is not None else []
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
