"""The replay panel: one moment of a game, and controls to go to any other."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

import discord

from cogs.ui.components import MOST_IN_A_LIST, PHONE_WIDTH, Control, button, select, shortened
from cogs.ui.custom_ids import write_id
from cogs.ui.edition_lines import edition_line
from cogs.ui.message import MessageBody
from engine.core import Seat, Text, View, seat_name
from engine.core.registry import game_of
from render import Picture
from tables import Frame, chapter_of_move
from texts import Speaker

EVERYBODY = "all"
NO_TABLE = 0
"""In the controls of a game that comes from a file."""
CHAPTER, GAME = "chapter", "game"
"""What there can be a recap of."""
LAST = "last"
"""The way to the end, as the custom id of its button says."""
POSTER = -1
"""The picture a game ends with; before the end, the first one instead."""
_ROOM_BESIDE_CONTROLS = 430
"""Pixels of a phone's screen for the picture and the story; title and controls take the rest."""
_SMALL_LINE, _SMALL_LETTERS_IN_A_LINE, _LETTERS_IN_A_LINE = 18, 42, 35
"""Pixels and letters of a line in small print, and letters of one in normal print."""
_AS_SMALL_LINES = 1.25
"""How many lines of small print are as high as one in normal print."""
_LEAST_LINES, _MOST_LINES = 2, 9


class Look(NamedTuple):
    """Which moment is shown, and through whose eyes; one of its pictures, or with `more` all controls."""

    frame: int
    eyes: Seat | None = None
    picture: int = 0
    more: bool = False

    @property
    def args(self) -> tuple[str, str]:
        """The arguments for a custom id."""
        return str(self.frame), EVERYBODY if self.eyes is None else str(self.eyes)


class ReplayPanel(NamedTuple):
    """What the panel shows; made from a view, never from a state."""

    table_id: int
    """`NO_TABLE` for a game from a file."""
    view: View
    frames: Sequence[Frame]
    look: Look
    speaker: Speaker
    label_speaker: Speaker
    pictures: Sequence[Picture]
    """All of the moment, what it is about first; one at a time is shown."""
    is_over: bool
    has_file: bool
    """Whether the game was played to its end, so that there is a file of it."""
    can_be_shared: bool = False

    def body(self) -> MessageBody:
        """The panel as a message: a picture with the way on, or everything else one can do."""
        if self.look.more:
            return self._with_all_controls()
        which = self._which()
        rows = [self._steps(which), *(self._fights() or self._chapters()), self._around(which)]
        shown = self.pictures[which : which + 1]
        above = "\n".join([self._title(), *self._in_short(shown)])
        return MessageBody([above], rows, shown, colour_of=self.look.eyes)

    def _which(self) -> int:
        """The picture to show."""
        if self.look.picture == POSTER:
            return self._last_picture if self._has_ended else 0
        return min(self.look.picture, self._last_picture)

    @property
    def _last_picture(self) -> int:
        """The poster, at the end of a game."""
        return max(len(self.pictures) - 1, 0)

    @property
    def _has_ended(self) -> bool:
        return self.view.result is not None

    def _with_all_controls(self) -> MessageBody:
        """Every way to another moment, other eyes, what can be made of the game, and the whole story."""
        paragraphs = [self._title(), "\n".join(self._story())]
        if not self.is_over:
            paragraphs.append(f"-# {self.speaker('replay-only-public')}")
        rows = [*self._chapters(), *self._fights(), self._moves()]
        if self.is_over:
            rows.append(self._eyes())
        less = button(self.label_speaker("button-less"), self._id("replay", self.look, "less"))
        rows += [row for row in (self._to_keep(), [less]) if row]
        return MessageBody(paragraphs, rows, colour_of=self.look.eyes)

    def _story(self) -> list[str]:
        """What the move brought about; before the first move, nothing."""
        lines = [self.speaker.say(line) for line in self.view.events]
        return lines if lines or self.look.frame == 0 else [self.speaker("replay-silent")]

    def _in_short(self, pictures: Sequence[Picture]) -> list[str]:
        """The story as far as it fits above a picture, headlines first; *More* tells all of it."""
        story, room = self._story(), _room_above(pictures)
        if sum(_AS_SMALL_LINES * _lines(line, _LETTERS_IN_A_LINE) for line in story) <= room:
            return story
        brief, headlines = game_of(self.view).brief, self.frames[self.look.frame].headlines
        lines = [self.speaker.say(briefly(event, brief)) for event in self.view.events] or story
        great = {self.speaker.say(briefly(event, brief)) for event in headlines}
        kept, taken = set[int](), 0
        for number in sorted(range(len(lines)), key=lambda number: lines[number] not in great):
            taken += _lines(lines[number], _SMALL_LETTERS_IN_A_LINE)
            if kept and taken > room:
                break
            kept.add(number)
        told = [shortened(lines[number], room * _SMALL_LETTERS_IN_A_LINE) for number in sorted(kept)]
        return [f"-# {line}" for line in [*told, *(["…"] if len(kept) < len(lines) else [])]]

    def _around(self, which: int) -> list[Control]:
        """The next picture of this moment if there are several, a post of it, and everything else."""
        say, pictures, buttons = self.label_speaker, len(self.pictures), list[Control]()
        if pictures > 1:
            following = (which + 1) % pictures
            label = say("button-replay-picture", number=following + 1, pictures=pictures)
            buttons.append(button(label, self._id("replay-picture", self.look, str(following))))
        more = button(say("button-more"), self._id("replay-more", self.look))
        return [*buttons, *self._share(which), more]

    def _title(self) -> str:
        game = self.speaker.say(Text(f"{self.view.game}-title"))
        moves = len(self.frames) - 1
        key = "replay-title" if self.look.frame else "replay-beginning"
        title = f"### {self.speaker(key, game=game, move=self.look.frame, moves=moves)}"
        return "\n".join([title, *edition_line(self.view.edition, self.speaker)])

    def _steps(self, which: int) -> list[Control]:
        """The ways to other moments; *Last* also leads from the last fight to the poster."""
        at, last = self.look.frame, len(self.frames) - 1
        ways = {"first": 0, "back": at - 1, "forward": at + 1, LAST: last}
        nowhere = {"first": at == 0, "back": at == 0, "forward": at == last}
        nowhere[LAST] = at == last and (not self._has_ended or which == self._last_picture)
        return [
            button(
                self.label_speaker(f"button-replay-{way}"),
                # With the direction in it: two buttons may lead to one moment, but custom ids must differ.
                self._id("replay", self.look._replace(frame=min(max(to, 0), last)), way),
                style=discord.ButtonStyle.primary if way == "forward" else discord.ButtonStyle.secondary,
                disabled=nowhere[way],
            )
            for way, to in ways.items()
        ]

    def _chapters(self) -> list[list[Control]]:
        """Select menus of the chapters' first moments: one, or several of about the same length."""
        begun = [
            number
            for number, frame in enumerate(self.frames)
            if frame.chapter is not None and (number == 0 or self.frames[number - 1].chapter != frame.chapter)
        ]
        lines = [(str(number), self._chapter(number)) for number in begun]
        menus = -(-len(lines) // MOST_IN_A_LIST)
        parts = [lines[len(lines) * one // menus : len(lines) * (one + 1) // menus] for one in range(menus)]
        return [[self._chapter_menu(part, number, menus)] for number, part in enumerate(parts)]

    def _chapter_menu(self, lines: Sequence[tuple[str, str]], number: int, menus: int) -> Control:
        say, args = self.label_speaker, ["chapter", *([str(number)] if number else [])]
        placeholder = say("replay-jump-chapter")
        if menus > 1:
            placeholder = say("replay-jump-chapters", first=lines[0][1], last=lines[-1][1])
        return select(placeholder, self._id("replay-to", self.look, *args), lines)

    def _chapter(self, number: int) -> str:
        chapter = self.frames[number].chapter
        assert chapter is not None
        return self.label_speaker.say(chapter)

    def _fights(self) -> list[list[Control]]:
        """A select menu of the fights nearest to this moment, under the game's own name for them."""
        numbers = _nearest(fights_in(self.frames), self.look.frame)
        if not numbers:
            return []
        say, brief = self.label_speaker, game_of(self.view).brief
        named = Text(f"{self.view.game}-replay-fights")
        told = {str(number): told_in_short(self.frames[number], brief, say) for number in numbers}
        return [
            [
                select(
                    say.say(named if say.can_say(named) else Text("replay-fights")),
                    self._id("replay-to", self.look, "fight"),
                    [(number, lines[0]) for number, lines in told.items()],
                    notes={number: self._when(int(number), len(lines)) for number, lines in told.items()},
                )
            ]
        ]

    def _when(self, number: int, lines: int) -> str:
        """The chapter of a fight, its move, and how much more there was of it."""
        say, chapter = self.label_speaker, chapter_of_move(self.frames, number)
        when = say("replay-at", move=number, chapter=chapter or Text(f"{self.view.game}-title"))
        return when if lines == 1 else say("replay-at-more", when=when, more=lines - 1)

    def _moves(self) -> list[Control]:
        """A select menu of the moves in the present chapter."""
        here = self.frames[self.look.frame].chapter
        near = [number for number, frame in enumerate(self.frames) if frame.chapter == here]
        lines = [(str(number), self._move(number)) for number in thinned(near, MOST_IN_A_LIST)]
        return [
            select(self.label_speaker("replay-jump-move"), self._id("replay-to", self.look, "move"), lines)
        ]

    def _move(self, number: int) -> str:
        unheard = Text("replay-move-secret" if number else "replay-move-none")
        line = self.label_speaker.say(self.frames[number].headline or unheard)
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

    def _to_keep(self) -> list[Control]:
        """What can be made of the game: an animation, a file."""
        say, mark = self.label_speaker, self.frames[self.look.frame].mark
        buttons = list[Control]()
        if self.table_id != NO_TABLE:
            buttons += recap_buttons(self.table_id, mark, say)
        if self.has_file:
            buttons.append(button(say("button-replay-export"), write_id("replay-export", self.table_id)))
        return buttons

    def _share(self, which: int) -> list[Control]:
        """A post of this moment; at the end of a game, of its last fight as long as that is to be seen."""
        if not self.can_be_shared:
            return []
        frame = self.frames[self.look.frame]
        is_a_fight = self._has_ended and frame.headlines and which != self._last_picture
        marks = [frame.mark] * (2 if is_a_fight else 1)
        return [button(self.label_speaker("button-share"), write_id("share", self.table_id, *marks))]

    def _id(self, action: str, look: Look, *more: str) -> str:
        return write_id(action, self.table_id, *look.args, *more)


def _room_above(pictures: Sequence[Picture]) -> int:
    """How many lines of small print fit on a phone's screen with a picture and the controls."""
    taken = sum(PHONE_WIDTH * picture.height_for_width for picture in pictures)
    lines = int((_ROOM_BESIDE_CONTROLS - taken) / _SMALL_LINE)
    return min(max(lines, _LEAST_LINES), _MOST_LINES)


def _lines(text: str, letters: int) -> int:
    """About how many lines a sentence takes."""
    return -(-len(text) // letters)


def in_order(
    hand: Sequence[Picture], news: Sequence[Picture], table: Sequence[Picture], poster: Sequence[Picture]
) -> list[Picture]:
    """The pictures of a moment: the hand one asks for, what has happened, the table, how it all ended.

    None of them is there twice.
    """
    return list({one.name: one for one in (*hand, *news, *table, *poster)}.values())


def recap_buttons(table_id: int, mark: str, say: Speaker) -> list[Control]:
    """The recap of the part of a game that a moment belongs to, and that of the whole game."""
    return [
        button(say(f"button-recap-{what}"), write_id("recap", table_id, what, mark))
        for what in (CHAPTER, GAME)
    ]


def fights_in(frames: Sequence[Frame]) -> list[int]:
    """The moments that tell of a fight, a battle, a hero's end or an expedition."""
    return [number for number, frame in enumerate(frames) if frame.headlines]


def told_in_short(frame: Frame, brief: Mapping[str, str], say: Speaker) -> list[str]:
    """The headlines of a moment for labels and captions, each as short as the game can tell it."""
    return [say.say(briefly(line, brief)).replace("*", "") for line in frame.headlines]


def briefly(line: Text, brief: Mapping[str, str]) -> Text:
    """A line of the story in its shorter form, if the game has one."""
    return Text(brief.get(line.key, line.key), line.args)


def thinned(numbers: Sequence[int], most: int) -> list[int]:
    """At most so many, evenly spread, including the first and the last; if it is only one, the last."""
    most = min(len(numbers), most)
    if most < 2:
        return list(numbers[len(numbers) - most :])
    return [numbers[round(place * (len(numbers) - 1) / (most - 1))] for place in range(most)]


def _nearest(numbers: Sequence[int], middle: int) -> list[int]:
    """As many as a select menu holds, those nearest to a moment."""
    nearest = sorted(numbers, key=lambda number: (abs(number - middle), number))
    return sorted(nearest[:MOST_IN_A_LIST])
