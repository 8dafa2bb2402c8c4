"""The private panel behind *Take your turn*: hand, board, and the controls for one's decision."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from cogs.ui.components import Control, button, rows_of_buttons
from cogs.ui.custom_ids import write_id
from cogs.ui.decisions.controls import DecisionControls, own_text
from cogs.ui.decisions.drafts import Draft
from cogs.ui.decisions.options import MOST_BUTTONS
from cogs.ui.message import MessageBody
from engine.core import EXERCISE, Decision, Seat, Suggestions, Text, View, all_of, seat_name
from render import Picture
from texts import Speaker

_MOST_DIGEST = 900


class TurnPanel(NamedTuple):
    """What the panel shows; made from a view, never from a state."""

    table_id: int
    view: View
    speaker: Speaker
    decision: Decision | None
    """The decision whose controls are shown; the others get a button each."""
    label_speaker: Speaker
    """Controls show text verbatim, so names must not be escaped here."""
    pictures: Sequence[Picture] = ()
    draft: Draft = Draft()
    suggestions: Suggestions = Suggestions()
    notes: Sequence[str] = ()
    """What comes first: a refusal, that direct messages are closed, what was just done."""
    news: Sequence[str] = ()
    """The situation: what has happened, the deadline, that everybody else waits."""
    undo: int | None = None
    """The version of the move this person may undo without asking."""
    link: str = ""
    """A link to the table's channel, for readers in direct messages."""

    def body(self) -> MessageBody:
        """The panel as a message."""
        title = self.speaker.say(Text(f"{self.view.game}-title"))
        lines, rows = self._decision_controls()
        return MessageBody(
            paragraphs=[f"### {title} {self.link}".rstrip(), *self.news],
            rows=[*rows, *self._other_questions(), self._footer()],
            pictures=self.pictures,
            colour_of=self.view.viewer,
            below=[*self.notes, *lines],
        )

    def _decision_controls(self) -> tuple[list[str], list[list[Control]]]:
        say, decision = self.speaker, self.decision
        if decision is None:
            return [standing(self.view, say)], []
        decision_controls = DecisionControls(self.table_id, decision, self.label_speaker)
        lines, rows = decision_controls.controls(self.draft, self.suggestions)
        if decision.standing:
            lines = [say("panel-standing"), *lines]
        elif self.view.viewer not in self.view.awaited:
            lines = [say("panel-changeable"), *lines]
        return [f"**{say.say(decision.prompt)}**", *lines], rows

    def _other_questions(self) -> list[list[Control]]:
        others = [other for other in self.view.decisions if other != self.decision]
        return rows_of_buttons(
            [
                button(self._name_of(other), write_id("question", self.table_id, other.number))
                for other in others[:MOST_BUTTONS]
            ]
        )

    def _name_of(self, other: Decision) -> str:
        return own_text(self.label_speaker, other, "short") or self.label_speaker.say(other.prompt)

    def _footer(self) -> list[Control]:
        say = self.speaker
        topic = [self.decision.topic] if self.decision is not None else []
        undo = (
            []
            if self.undo is None
            else [button(say("button-undo"), write_id("undo", self.table_id, self.undo))]
        )
        return [
            *undo,
            button(say("button-refresh"), write_id("refresh", self.table_id)),
            button(say("button-text"), write_id("text", self.table_id)),
            button(say("button-rules"), write_id("rules", self.table_id, *topic)),
        ]


def digest(story: Sequence[Sequence[Text]], say: Speaker, reader: Seat) -> list[str]:
    """What has happened since one's last move.

    If it is too long, what is only about others is left out first, and of the rest the oldest.
    """
    texts = [line for move in story for line in move]
    if not texts:
        return []
    lines = [say.say(text) for text in texts]
    left_out: set[int] = set()
    length = sum(map(len, lines))
    for number in sorted(range(len(lines)), key=lambda one: (not _is_about_others(texts[one], reader), one)):
        if length <= _MOST_DIGEST:
            break
        left_out.add(number)
        length -= len(lines[number])
    kept = ["…" if number in left_out else line for number, line in enumerate(lines)]
    folded = [line for line, before in zip(kept, ["", *kept], strict=False) if not line == before == "…"]
    return ["\n".join([f"-# {say('panel-digest')}", *(f"-# {line}" for line in folded)])]


def _is_about_others(text: Text, reader: Seat) -> bool:
    """Whether a line names seats, and the reader's is not among them."""
    named = set(_seats_in(text))
    return bool(named) and reader not in named


def _seats_in(text: Text) -> Iterator[Seat]:
    for value in text.args.values():
        if isinstance(value, Text):
            yield from _seats_in(value)
        elif text.key == "seat" and isinstance(value, int):
            yield value


def standing(view: View, speaker: Speaker) -> str:
    """Whom the table waits for, or how it ended."""
    if view.result is not None and EXERCISE in view.settings:
        return speaker("exercise-over")
    if view.result is not None:
        winners = all_of([seat_name(seat) for seat in view.result.winners])
        args: dict[str, int | str | Text] = {"winners": winners, "count": len(view.result.winners)}
        return speaker.say(Text("table-won", args))
    waiting = all_of([seat_name(seat) for seat in view.awaited])
    last = len(view.awaited) == 1 and view.seats > 1
    return speaker.say(Text("table-waits-for-one" if last else "table-waits-for", {"seats": waiting}))
