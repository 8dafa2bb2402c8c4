"""Fairy Market: the best path through a dungeon of five cards, a whole game, and the picture of a draft.

All three are measured in processor time, so other processes do not count.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from time import process_time

from benchmarks.drawing import MOST_TIMES, drawn
from benchmarks.report import Line, compared, timed
from engine.cli.self_play import moments, simulate
from engine.core import Script, View
from engine.core.registry import game
from engine.games.fairy_market.board.layout import MOST_CARDS, Laid, spots
from engine.games.fairy_market.board.planner import hinted
from engine.games.fairy_market.board.trail import Kit
from engine.games.fairy_market.cards import DUNGEON_CARDS, STARTERS
from render import draft
from texts import speaker

PART = "exploring"
KEY = "fairy-market"
SEATS = 5
LAYOUTS = 40
MOST_MS = 150.0
MOST_SECONDS = 1.0
GAMES = 6
KIT = Kit((1, 1, 0, 1), ("hunt",))
"""What a path may use besides what it finds."""
NAMES = ("Anna", "Ben", "Clara", "David", "Ewa")


def measure() -> list[Line]:
    """Best paths, whole games and drafts, each with its goal."""
    paths = timed(PART, "best path through five cards", list(_times_of_paths()))
    return [
        Line(part=PART, what=paths.what, unit="ms", p50=paths.p50, p95=paths.p95, goal=MOST_MS),
        _whole_games(),
        _drafts(),
    ]


def _times_of_paths() -> Iterator[float]:
    """Layouts with bought cards among the starters, as in the middle of a game."""
    chance = Random(1)
    for _ in range(LAYOUTS):
        cards = _layout(chance)
        began = process_time()
        hinted([], cards, KIT, "key-1", last=False)
        yield process_time() - began


def _layout(chance: Random) -> tuple[Laid, ...]:
    ids = [*chance.sample(list(DUNGEON_CARDS), 3), *chance.sample(list(STARTERS), 6)]
    laid = [Laid(ids[0], 0, 0)]
    for card in ids[1:]:
        found = sorted(spots(laid, card), key=lambda spot: -spot.joins)
        if found and len(laid) < MOST_CARDS:
            laid.append(found[0].laid)
    return tuple(laid)


def _whole_games() -> Line:
    began = process_time()
    simulate(game(KEY), SEATS, {}, range(1, GAMES + 1))
    return Line(
        part=PART,
        what=f"a whole game between {SEATS} computer players",
        unit="s",
        p50=(process_time() - began) / GAMES,
        goal=MOST_SECONDS,
    )


def _drafts() -> Line:
    """Every expedition of a game, as its player saw it right before submitting."""
    its_game = game(KEY)
    voice = speaker("en", NAMES)
    works = []
    for state in moments(its_game, SEATS, {}, seed=1):
        for decision in state.pending()[:1]:
            if isinstance(decision.form, Script):
                view: View = its_game.view(state, decision.seat)
                words = its_game.computer_player(view, decision)
                assert isinstance(words, list)
                began = process_time()
                picture = draft(view, decision, words, None, voice)
                assert picture is not None
                works.append(drawn([picture], process_time() - began))
    drawing = timed(PART, "a dungeon with its path, drawn", [work.drawing for work in works])
    encoding = timed(PART, "its pixels encoded", [work.encoding for work in works])
    return compared(drawing, encoding, goal=MOST_TIMES)
