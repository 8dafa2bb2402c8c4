"""The panel that leads through a game: a moment of it, and the ways to every other."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import discord

from cogs.ui.ids import write_id
from cogs.ui.lists import MOST_IN_A_LIST
from cogs.ui.sheet import Control, Sheet, button, select
from engine.core import Seat, Text, View, seat_name
from render import Picture
from tables import Frame
from texts import Speaker

EVERYBODY = "all"


class Look(NamedTuple):
    """Which moment is looked at, and through whose eyes."""

    frame: int
    eyes: Seat | None = None

    @property
    def words(self) -> tuple[str, str]:
        """As the ids of controls carry it."""
        return str(self.frame), EVERYBODY if self.eyes is None else str(self.eyes)


class ReplayPanel(NamedTuple):
    """Everything the panel is made from; a view, never a state."""

    table_id: int
    view: View
    frames: Sequence[Frame]
    look: Look
    speaker: Speaker
    label_speaker: Speaker
    pictures: Sequence[Picture]
    is_over: bool

    def sheet(self) -> Sheet:
        """The panel as a message."""
        paragraphs = [self._title(), "\n".join(self._story())]
        if not self.is_over:
            paragraphs.append(f"-# {self.speaker('replay-only-public')}")
        rows = [self._steps(), *self._chapters(), self._moves()]
        if self.is_over:
            rows += [self._eyes(), [self._export()]]
        return Sheet(paragraphs, rows, self.pictures, colour_of=self.look.eyes)

    def _story(self) -> list[str]:
        """What the move has brought; before the first one there is nothing to tell."""
        told = [self.speaker.say(line) for line in self.view.events]
        return told if told or self.look.frame == 0 else [self.speaker("replay-silent")]

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
                # The way is in the id: two buttons may lead to one moment, but no two ids may be the same.
                self._id("replay", self.look._replace(frame=min(max(to, 0), last)), way),
                style=discord.ButtonStyle.primary if way == "forward" else discord.ButtonStyle.secondary,
                disabled=at == (0 if way in ("first", "back") else last),
            )
            for way, to in ways.items()
        ]

    def _chapters(self) -> list[list[Control]]:
        """Where chapters begin; what is too much for a list is thinned out."""
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
        """The moves of the chapter one is in."""
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
        chosen = [self.look.words[1]]
        eyes = self._id("replay-eyes", self.look)
        return [select(self.label_speaker("replay-eyes"), eyes, lines, chosen=chosen)]

    def _export(self) -> Control:
        return button(self.label_speaker("button-replay-export"), write_id("replay-export", self.table_id))

    def _id(self, action: str, look: Look, *more: str) -> str:
        return write_id(action, self.table_id, *look.words, *more)


def _thinned(numbers: Sequence[int]) -> list[int]:
    """As many as a list can show, evenly chosen, the first and the last among them."""
    most = min(len(numbers), MOST_IN_A_LIST)
    if most < 2:
        return list(numbers)
    return [numbers[round(place * (len(numbers) - 1) / (most - 1))] for place in range(most)]
