"""What is said of a puzzle: its goal, how a try went, and which puzzles there are."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

import discord

from cogs.ui.components import Control, button, rows_of_buttons, select
from cogs.ui.custom_ids import write_id
from cogs.ui.message import MessageBody
from engine.core import EXERCISE, Puzzle, Text, View
from engine.core.puzzles import SOLVER
from engine.core.registry import game, games
from render import Picture
from tables import Attempts
from texts import Speaker

NO_TABLE = 0
"""Puzzles can be chosen without a table; custom ids then have this number."""


def puzzle_of(game_key: str, settings: Mapping[str, str]) -> Puzzle | None:
    """The puzzle on a table with these settings."""
    return game(game_key).puzzles.get(settings.get(EXERCISE, ""))


def goal_of(game_key: str, settings: Mapping[str, str], say: Speaker) -> list[str]:
    """What is to be reached, as a line; none if the table has no puzzle."""
    if puzzle_of(game_key, settings) is None:
        return []
    goal, stop, given = say.say(Text(f"{game_key}-goal-{settings[EXERCISE]}")).partition(". ")
    return [f"🎯 **{goal}{stop.rstrip()}** {given}".rstrip()]


def verdict(view: View, say: Speaker) -> list[str]:
    """How close a try came to the best there is."""
    puzzle = puzzle_of(view.game, view.settings)
    if puzzle is None or view.result is None:
        return []
    reached = view.result.scores[SOLVER]
    key = "puzzle-solved" if reached >= puzzle.best else "puzzle-not-solved"
    return [say(key, reached=reached, best=puzzle.best)]


def tries_line(attempts: Attempts, say: Speaker) -> list[str]:
    """How often somebody has tried a puzzle."""
    return [f"-# {say('puzzle-tries', tries=attempts.tries)}"] if attempts.tries else []


def following(puzzle: str) -> str | None:
    """The next puzzle of the same game, as `/practice` calls it; None after the last one."""
    key, _, name = puzzle.partition(":")
    names = list(game(key).puzzles)
    number = names.index(name) + 1 if name in names else len(names)
    return f"{key}:{names[number]}" if number < len(names) else None


def has_next(game_key: str, settings: Mapping[str, str]) -> bool:
    """Whether the game has another puzzle after the one on a table."""
    return following(f"{game_key}:{settings.get(EXERCISE, '')}") is not None


# ── the menu ─────────────────────────────────────────────────────────────────────────────────────────────


def puzzle_label(puzzle: str, done: Mapping[str, Attempts], say: Speaker) -> str:
    """A puzzle with its level, and a mark if it is solved."""
    key, _, name = puzzle.partition(":")
    record = game(key).puzzles.get(name)
    title = say.say(Text(f"{key}-exercise-{name}"))
    if record is None:
        return title
    mark = "✓ " if done.get(puzzle, Attempts()).solved else ""
    return f"{mark}{title} · {say(f'puzzle-level-{record.level}')}"


def puzzle_note(puzzle: str, done: Mapping[str, Attempts], say: Speaker) -> str:
    """How somebody has done at a puzzle."""
    key, _, name = puzzle.partition(":")
    attempts, record = done.get(puzzle, Attempts()), game(key).puzzles[name]
    if not attempts.tries:
        return say("puzzle-note-seen" if attempts.solution_seen else "puzzle-note-new")
    return say("puzzle-note", tries=attempts.tries, best=attempts.best or 0, of=record.best)


def puzzle_menu(chosen: str | None, done: Mapping[str, Attempts], say: Speaker) -> MessageBody:
    """All games with puzzles; below them those of the game that was chosen."""
    with_puzzles = [key for key, one in games().items() if one.puzzles]
    solved = {key: _solved(key, done) for key in with_puzzles}
    lines = [(key, say.say(game(key).title)) for key in with_puzzles]
    notes = {key: say("puzzle-menu-solved", solved=solved[key], all=len(game(key).puzzles)) for key in solved}
    choice = [] if chosen is None else [chosen]
    menu = select(say("puzzle-menu-game"), write_id("puzzles", NO_TABLE), lines, chosen=choice, notes=notes)
    rows: list[Sequence[Control] | str] = [[menu]]
    if chosen in with_puzzles:
        names = [f"{chosen}:{name}" for name in game(chosen).puzzles]
        labels = [(one, puzzle_label(one, done, say)) for one in names]
        marks = {one: puzzle_note(one, done, say) for one in names}
        rows.append(
            [select(say("puzzle-menu-puzzle"), write_id("puzzle", NO_TABLE, chosen), labels, notes=marks)]
        )
    total = sum(len(game(key).puzzles) for key in with_puzzles)
    told = say("puzzle-menu", solved=sum(solved.values()), all=total)
    return MessageBody([f"### {say('puzzle-menu-title')}", told], rows)


def _solved(key: str, done: Mapping[str, Attempts]) -> int:
    return sum(done.get(f"{key}:{name}", Attempts()).solved for name in game(key).puzzles)


# ── the solution ─────────────────────────────────────────────────────────────────────────────────────────


class SolutionPanel(NamedTuple):
    """One step of a solution: what is done and why, and how things stand then."""

    table_id: int
    game_key: str
    name: str
    step: int
    """Which stage is shown; 0 is the beginning."""
    speaker: Speaker
    pictures: Sequence[Picture] = ()

    def body(self) -> MessageBody:
        """The panel as a message."""
        say, steps = self.speaker, self._steps
        title = say.say(Text(f"{self.game_key}-exercise-{self.name}"))
        key = f"solution-{self.name}-{self.step}" if self.step else f"goal-{self.name}"
        heading = say(
            "solution-title" if self.step else "solution-beginning", title=title, step=self.step, steps=steps
        )
        return MessageBody(
            paragraphs=[f"### {heading}"],
            pictures=self.pictures,
            below=[say.say(Text(f"{self.game_key}-{key}"))],
            rows=rows_of_buttons(self._buttons()),
            colour_of=SOLVER,
        )

    @property
    def _steps(self) -> int:
        return len(game(self.game_key).puzzles[self.name].stages)

    def _buttons(self) -> list[Control]:
        say, last = self.speaker, self._steps
        forward = discord.ButtonStyle.primary
        back, on = max(self.step - 1, 0), min(self.step + 1, last)
        return [
            button(say("button-solution-back"), self._id(back, "back"), disabled=self.step == 0),
            button(say("button-solution-on"), self._id(on, "on"), style=forward, disabled=self.step == last),
            button(say("button-practise-again"), write_id("practise", self.table_id)),
        ]

    def _id(self, step: int, way: str) -> str:
        return write_id("solution", self.table_id, step, way)
