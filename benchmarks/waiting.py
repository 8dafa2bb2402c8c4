"""How often a game of four makes people wait and come back, deciding ahead and not."""

from __future__ import annotations

from benchmarks.deciding import seats_of
from benchmarks.report import Line
from engine.cli.burden import Burden, burden
from engine.core.registry import AnyGame, games

PART = "waiting"
GAMES = 5
GAMES_OF_A_SLOW_ONE = 1
SLOW = ("fairy-market",)


def measure() -> list[Line]:
    """Stages and visits of every game, each beside what they are when nobody decides ahead."""
    return [line for game in games().values() for line in _lines(game)]


def counted(game: AnyGame) -> Burden:
    """The waits in a few games, always the same."""
    count = GAMES_OF_A_SLOW_ONE if game.key in SLOW else GAMES
    return burden(game, seats_of(game), game.checked_settings({}), range(1, 1 + count))


def _lines(game: AnyGame) -> list[Line]:
    found = counted(game)
    figures = {
        "stages": (found.planning.stages, found.without.stages),
        "visits of each": (found.planning.visits_per_seat, found.without.visits_per_seat),
    }
    return [
        Line(
            part=PART,
            what=f"{game.key}, {found.seats} seats: {what} deciding ahead",
            unit="a game",
            p50=ahead,
            ratio=ahead / without,
            against="nobody deciding ahead",
        )
        for what, (ahead, without) in figures.items()
    ]
