"""The ladder: all strengths of all games against each other, as a page with intervals and aims."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import NamedTuple

from engine.cli.arena import Contest, compete
from engine.core.registry import AnyGame
from engine.search.players import Player

MOST_GAMES = 400
"""The most games of one contest; more would take days."""
LONGEST = 240.0
"""How many seconds of the processor a contest takes, a deal more or less: all of them take about an hour."""

HEAD = """\
# How strong computer players are

Made by `make ladder`: deals are played once in each rotation of the seats, between equals once, a shared win
counts in parts, and intervals hold the truth 95 times in a hundred. Seconds are those of one processor for
one decision of the first player: on average, and at most. Where hard players think, four minutes tell how
many games there are.

| Game | Seats | First player | Others | Games | Wins | 95 % interval | Aim | Points | Mean s | Most s |
| --- | --: | --- | --- | --: | --: | --- | --: | --: | --: | --: |
"""


class Rung(NamedTuple):
    """One contest: who plays against whom, and what share of wins the first player should have.

    Players of one kind have no wins to aim at, but points.
    """

    players: tuple[str, ...]
    aim: float | None = None
    points: int = 0
    settings: Mapping[str, str] = {}


RUNGS = (
    Rung(("normal", "random", "random", "random"), 0.95),
    Rung(("normal", "easy", "easy", "easy"), 0.45),
    Rung(("hard", "normal", "normal", "normal"), 0.5),
    Rung(("hard", "normal"), 0.7),
)
OWN_RUNGS = {"dungeon-lords": (Rung(("hard",) * 4, points=18, settings={"version": "full"}),)}
"""Contests of single games: what a decent dungeon is worth there."""


def ladder(
    games: Mapping[str, AnyGame], number: int, seed: int, report: Callable[[str], object] = lambda row: None
) -> str:
    """The whole page; at most `number` games a contest, and fewer where time is up. Reports row by row."""
    rows = []
    for game in games.values():
        for rung in _rungs(game):
            players = [Player(name) for name in rung.players]
            settings = game.checked_settings(rung.settings)
            contest = compete(game, settings, players, max(len(players), number), seed, LONGEST)
            rows.append(_row(game, rung, contest))
            report(rows[-1])
    return HEAD + "\n".join(rows) + "\n"


def _rungs(game: AnyGame) -> Iterator[Rung]:
    """The contests of a game, with as many others as it needs at least."""
    least, most = game.seats
    for rung in (*RUNGS, *OWN_RUNGS.get(game.key, ())):
        missing = max(0, least - len(rung.players))
        players = (*rung.players, *rung.players[-1:] * missing)[:most]
        yield rung._replace(players=players, aim=None if missing else rung.aim)


def _row(game: AnyGame, rung: Rung, contest: Contest) -> str:
    first = contest.players[0]
    aim = "" if rung.aim is None else f"{rung.aim:.0%}"
    alike = [each.mean_score for each in contest.players if each.player == first.player]
    cells = (
        game.key,
        str(len(rung.players)),
        rung.players[0],
        ", ".join([rung.players[1], *rung.settings.values()]),
        str(contest.games),
        f"{first.win_share:.0%}",
        f"{first.interval[0]:.0%} to {first.interval[1]:.0%}",
        f"{rung.points} points" if rung.points else aim,
        f"{sum(alike) / len(alike):.1f}",
        f"{first.seconds.mean:.4f}",
        f"{first.seconds.most:.4f}",
    )
    return f"| {' | '.join(cells)} |"
