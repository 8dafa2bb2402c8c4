"""The replay panel: one moment of a game, and controls to go to any other."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import discord

from cogs.ui.components import MOST_IN_A_LIST, Control, button, select
from cogs.ui.custom_ids import write_id
from cogs.ui.message import MessageBody
from engine.core import Seat, Text, View, seat_name
from render import Picture
from tables import Frame
from texts import Speaker

EVERYBODY = "all"


class Look(NamedTuple):
    """Which moment is shown, and through whose eyes."""

    frame: int
    eyes: Seat | None = None

    @property
    def args(self) -> tuple[str, str]:
        """The arguments for a custom id."""
        return str(self.frame), EVERYBODY if self.eyes is None else str(self.eyes)


class ReplayPanel(NamedTuple):
    """What the panel shows; made from a view, never from a state."""

    table_id: int
    view: View
    frames: Sequence[Frame]
    look: Look
    speaker: Speaker
    label_speaker: Speaker
    pictures: Sequence[Picture]
    is_over: bool
    has_file: bool
    """Whether the game was played to its end, so that there is a file of it."""

    def body(self) -> MessageBody:
        """The panel as a message."""
        paragraphs = [self._title(), "\n".join(self._story())]
        if not self.is_over:
            paragraphs.append(f"-# {self.speaker('replay-only-public')}")
        rows = [self._steps(), *self._chapters(), self._moves()]
        if self.is_over:
            rows.append(self._eyes())
        if self.has_file:
            rows.append([self._export()])
        return MessageBody(paragraphs, rows, self.pictures, colour_of=self.look.eyes)

    def _story(self) -> list[str]:
        """What the move brought about; before the first move, nothing."""
        lines = [self.speaker.say(line) for line in self.view.events]
        return lines if lines or self.look.frame == 0 else [self.speaker("replay-silent")]

    def _title(self) -> str:
        game = self.speaker.say(Text(f"{self.view.game}-title"))
        moves = len(self.frames) - 1
        if self.look.frame == 0:
            return f"### {self.speaker('replay-beginning', game=game, moves=moves)}"
        return f"### {self.speaker('replay-title', game=game, move=self.look.frame, moves=moves)}"

    def _steps(self) -> list[Control]:
        at, last = self.look.frame, len(self.frames) - 1
        ways = {"first": 0, "back": at - 1, "forward": at + 1, "last": last}
        return [
            button(
                self.label_speaker(f"button-replay-{way}"),
                # With the direction in it: two buttons may lead to one moment, but custom ids must differ.
                self._id("replay", self.look._replace(frame=min(max(to, 0), last)), way),
                style=discord.ButtonStyle.primary if way == "forward" else discord.ButtonStyle.secondary,
                disabled=at == (0 if way in ("first", "back") else last),
            )
            for way, to in ways.items()
        ]

    def _chapters(self) -> list[list[Control]]:
        """A select menu of the chapters' first moments, thinned out if there are too many."""
        begun = [
            number
            for number, frame in enumerate(self.frames)
            if frame.chapter is not None and (number == 0 or self.frames[number - 1].chapter != frame.chapter)
        ]
        lines = [(str(number), self._chapter(number)) for number in _thinned(begun)]
        if not lines:
            return []
        placeholder = self.label_speaker("replay-jump-chapter")
        return [[select(placeholder, self._id("replay-to", self.look, "chapter"), lines)]]

    def _chapter(self, number: int) -> str:
        chapter = self.frames[number].chapter
        assert chapter is not None
        return self.label_speaker.say(chapter)

    def _moves(self) -> list[Control]:
        """A select menu of the moves in the present chapter."""
        here = self.frames[self.look.frame].chapter
        near = [number for number, frame in enumerate(self.frames) if frame.chapter == here]
        lines = [(str(number), self._move(number)) for number in _thinned(near)]
        return [
            select(self.label_speaker("replay-jump-move"), self._id("replay-to", self.look, "move"), lines)
        ]

    def _move(self, number: int) -> str:
        headline = self.frames[number].headline
        line = self.label_speaker.say(headline) if headline else "…"
        return self.label_speaker("replay-move", move=number, line=line.replace("*", ""))

    def _eyes(self) -> list[Control]:
        lines = [(EVERYBODY, self.label_speaker("replay-eyes-everybody"))]
        lines += [
            (str(seat), self.label_speaker.say(Text("replay-eyes-seat", {"seat": seat_name(seat)})))
            for seat in range(self.view.seats)
        ]
        chosen = [self.look.args[1]]
        eyes = self._id("replay-eyes", self.look)
        return [select(self.label_speaker("replay-eyes"), eyes, lines, chosen=chosen)]

    def _export(self) -> Control:
        return button(self.label_speaker("button-replay-export"), write_id("replay-export", self.table_id))

    def _id(self, action: str, look: Look, *more: str) -> str:
        return write_id(action, self.table_id, *look.args, *more)


def _thinned(numbers: Sequence[int]) -> list[int]:
    """As many as a select menu holds, evenly spread, including the first and the last."""
    most = min(len(numbers), MOST_IN_A_LIST)
    if most < 2:
        return list(numbers)
    return [numbers[round(place * (len(numbers) - 1) / (most - 1))] for place in range(most)]
