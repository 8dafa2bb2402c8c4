"""The ladder: all strengths of all games against each other, as a page with intervals and aims."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import NamedTuple

from engine.cli.arena import Contest, compete
from engine.core.registry import AnyGame
from engine.search.players import Player

MOST_GAMES = 400
"""The most games of one contest; more would take days."""
THOUGHTFUL = 8
"""How many times fewer games are played where hard players think."""

HEAD = """\
# How strong computer players are

Made by `make ladder`: deals are played once in each rotation of the seats, a shared win counts in parts, and
intervals hold the truth 95 times in a hundred. Seconds are those of one processor for one decision of the
first player: on average, and at most.

| Game | Seats | First player | Others | Games | Wins | 95 % interval | Aim | Points | Mean s | Most s |
| --- | --: | --- | --- | --: | --: | --- | --: | --: | --: | --: |
"""


class Rung(NamedTuple):
    """One contest: who plays against whom, and what share of wins the first player should have."""

    players: tuple[str, ...]
    aim: float | None


RUNGS = (
    Rung(("normal", "random", "random", "random"), 0.95),
    Rung(("normal", "easy", "easy", "easy"), 0.45),
    Rung(("hard", "normal", "normal", "normal"), 0.5),
    Rung(("hard", "normal"), 0.7),
)


def ladder(
    games: Mapping[str, AnyGame], number: int, seed: int, report: Callable[[str], object] = lambda row: None
) -> str:
    """The whole page; `number` games with quick players, and fewer with hard ones. Reports row by row."""
    rows = []
    for game in games.values():
        for rung in _rungs(game):
            seats = len(rung.players)
            played = max(seats, number // THOUGHTFUL if "hard" in rung.players else number)
            contest = compete(
                game, game.checked_settings({}), [Player(name) for name in rung.players], played, seed
            )
            rows.append(_row(game, rung, played, contest))
            report(rows[-1])
    return HEAD + "\n".join(rows) + "\n"


def _rungs(game: AnyGame) -> Iterator[Rung]:
    """The contests of a game, with as many others as it needs at least."""
    least, most = game.seats
    for players, aim in RUNGS:
        missing = max(0, least - len(players))
        yield Rung((*players, *players[-1:] * missing)[:most], None if missing else aim)


def _row(game: AnyGame, rung: Rung, played: int, contest: Contest) -> str:
    first = contest.players[0]
    cells = (
        game.key,
        str(len(rung.players)),
        rung.players[0],
        rung.players[1],
        str(played),
        f"{first.win_share:.0%}",
        f"{first.interval[0]:.0%} to {first.interval[1]:.0%}",
        "" if rung.aim is None else f"{rung.aim:.0%}",
        f"{first.mean_score:.1f}",
        f"{first.seconds.mean:.4f}",
        f"{first.seconds.most:.4f}",
    )
    return f"| {' | '.join(cells)} |"
