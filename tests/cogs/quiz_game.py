"""A game of a single question, of any form a test wants."""

from __future__ import annotations

import dataclasses
import sys
from collections.abc import Callable, Iterator
from functools import cache
from types import ModuleType
from typing import Any

import pytest

from engine.core import (
    Chance,
    Choice,
    Choices,
    Decision,
    Following,
    Game,
    Grammar,
    Illegal,
    Law,
    Option,
    Path,
    Pick,
    Placement,
    Question,
    Script,
    Seat,
    Spot,
    State,
    Text,
    View,
    common,
    grammar,
    path_law,
    placement_law,
    step,
)
from engine.core.forms import AnyForm
from engine.core.grid import Cell
from engine.core.registry import AnyGame, games
from render import Picture
from render.pictures import Artist, Draft, artist
from tests.playground.little_bot import png
from texts import Speaker
from texts.library import Book, gathered, sources

TEXTS = """
quiz-title = The Quiz
quiz-blurb = One question.
quiz-hook = Answer one question
quiz-question = What will it be?
quiz-option = { $word }
quiz-group = Group { $name }
quiz-topic-quiz = Sitting
quiz-rules-quiz = Sit down.
toy-title = The Toy
toy-blurb = A toy.
toy-hook = Play with it
toy-question = What does the toy do?
toy-log = { $lines } lines.
toy-answered = { $seat } has answered.
toy-you-answered = You have answered { $answer }.
toy-red = Red
toy-green = Green
toy-blue = Blue
toy-grey = Grey
toy-up = Climb up
toy-down = Climb down
toy-taken = Somebody has built there.
toy-no-step = That is too far for one step.
toy-stay = One must walk somewhere.
toy-length = { $squares } squares long
toy-spring = the spring at { $square }
toy-topic-asking = Asking
toy-rules-asking = Everybody asks.
toy-setting-mood = Mood
toy-setting-mood-line = How everybody feels.
toy-setting-mood-calm = Calm
toy-setting-mood-wild = Wild
"""


def give_texts(monkeypatch: pytest.MonkeyPatch) -> None:
    """Add the texts of the test games, in every language."""
    monkeypatch.setattr("texts.speaking.book", _book)


@cache
def _book(locale: str) -> Book:
    return Book(locale, gathered([*sources(locale), ("toy.ftl", TEXTS)]))


class Quiz(State, kw_only=True):
    """Nothing but the question."""

    answer: str = ""
    taken: list[Cell] = []
    """For the forms of the toy: nobody has built anything."""


class QuizView(View, frozen=True, gc=False, kw_only=True):
    """What everybody sees: the answer."""

    answer: str


@step
def quiz_answered(g: Quiz, seat: Seat, answer: object) -> None:
    g.answer = str(answer)
    g.finish([0] * g.seats)


def _view(g: Quiz, viewer: Seat | None) -> QuizView:
    return QuizView(
        **common(g, viewer),
        answer=g.answer,
    )


def quiz(form: AnyForm) -> AnyGame:
    """The game that asks seat 0 to fill in this form."""

    def new(seats: int, settings: dict[str, str], chance: Chance) -> Quiz:
        g = Quiz(game="quiz", seats=seats, settings=settings, chance=chance, asked=[0] * seats)
        g.ask(0, Question(Text("quiz-question"), form, "quiz", even_if_forced=True), quiz_answered)
        return g

    def computer_player(view: QuizView, decision: Decision) -> Choice:
        return decision.form.default(None, decision.seat)

    return Game(
        key="quiz",
        seats=(1, 3),
        settings=(),
        state=Quiz,
        new=new,
        view=_view,
        describe=lambda view: [Text("quiz-title")],
        computer_player=computer_player,
        redeal=lambda state, viewer, chance: state,
        conserved=lambda state: [],
        most_decisions=lambda seats: 1,
        cards=lambda: [],
        topics=("quiz",),
    )


def register(monkeypatch: pytest.MonkeyPatch, game: AnyGame) -> None:
    """Register a test game, with blank pictures whose alt texts say what they show."""
    package = ModuleType(f"render.{game.key}")
    package.ARTIST = Artist(  # type: ignore[attr-defined]
        table=_table, hand=_hand, spotlight=_spotlight, card=lambda card_id, speaker: None
    )
    monkeypatch.setitem(games(), game.key, game)
    monkeypatch.setitem(sys.modules, package.__name__, package)


def draw_drafts(monkeypatch: pytest.MonkeyPatch, draw: Draft[Any]) -> None:
    """Give the quiz pictures of drafts."""
    package = sys.modules["render.quiz"]
    monkeypatch.setattr(package, "ARTIST", dataclasses.replace(artist("quiz"), draft=draw))


def draw_choices(
    monkeypatch: pytest.MonkeyPatch, draw: Callable[[Any, Decision, Choices, Speaker], Picture]
) -> None:
    """Give the quiz pictures of answers by number."""
    package = sys.modules["render.quiz"]
    monkeypatch.setattr(package, "ARTIST", dataclasses.replace(artist("quiz"), choices=draw))


def _table(view: View, speaker: Speaker) -> Iterator[Picture]:
    shown = getattr(view, "log", None) or getattr(view, "answer", "")
    yield Picture("board.png", PNG, f"Board: {shown}")


def _hand(view: View, speaker: Speaker) -> Picture:
    return Picture("hand.png", PNG, f"Hand: {getattr(view, 'hand', '')}")


def _spotlight(view: View, seat: Seat, speaker: Speaker) -> Picture:
    return Picture("part.png", PNG, f"Seat {seat} as {view.viewer} sees it")


PNG = png()

# ── forms of every size ──────────────────────────────────────────────────────────────────────────────────


def options(count: int, groups: int = 0, label: str = "Option") -> tuple[Option, ...]:
    """`count` options, spread over `groups` groups."""
    return tuple(
        Option(
            f"o{number}",
            Text("quiz-option", {"word": f"{label} {number}"}),
            group=Text("quiz-group", {"name": str(number % groups)}) if groups else None,
        )
        for number in range(count)
    )


def pick(count: int, groups: int = 0, *, least: int = 1, most: int = 1, ordered: bool = False) -> Pick:
    """A pick from `count` options."""
    return Pick(options(count, groups), least=least, most=most, ordered=ordered)


@cache
def placement(count: int, rows: int) -> Placement:
    """A piece with `count` legal places, spread over the rows."""

    def legal(state: object, seat: Seat) -> Iterator[Spot]:
        return (Spot(number % rows, number // rows) for number in range(count))

    law = placement_law(f"quiz-{count}-{rows}", Law(lambda state, seat, spot: None, legal))
    return Placement(law, rows, max(1, -(-count // rows)))


@cache
def path(steps: tuple[int, ...]) -> Path:
    """A path over the grid, with proposals of these lengths."""

    def legal(state: object, seat: Seat) -> Iterator[list[Cell]]:
        return ([(way % 26, column) for column in range(length)] for way, length in enumerate(steps))

    return Path(path_law(f"quiz-{steps}", Law(lambda state, seat, way: None, legal)), 26, 99)


@cache
def script(count: int, groups: int, label: str = "Option") -> Script:
    """A script of two to four different words."""
    every = options(count, groups, label)

    def following(state: object, seat: Seat, words: list[str]) -> Following:
        for number, word in enumerate(words):
            if word not in {option.id for option in every} or word in words[:number]:
                raise Illegal(Text("not-an-option", {"choice": word}))
        further = [option for option in every if option.id not in words] if len(words) < 4 else []
        return Following(further, complete=len(words) > 1)

    def read(state: object, seat: Seat, words: list[str]) -> list[str]:
        following(state, seat, words)
        return words

    rule = Grammar(read, following, lambda state, seat: ["o0", "o1"], lambda *_: None)
    return Script(grammar(f"quiz-{count}-{groups}-{label}", rule))
