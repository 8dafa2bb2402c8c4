"""The ladder: all strengths of all games against each other, as a page with intervals and aims.

Every contest is kept as a line of JSON, so that none need be played twice: a contest goes on with the next
deals until it has as many games as are wanted.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import NamedTuple

import msgspec

from engine.cli.arena import compete, interval, rotations
from engine.core.registry import AnyGame
from engine.release import release
from engine.search.players import Player

MOST_GAMES = 400
"""The most games of one contest; more would take days."""
LONGEST = 240.0
"""How many seconds of the processor a contest may go on, a deal more or less: all of them take an hour."""
FIRST_SEED = 1_000_001
"""Far from the deals on which players were tuned."""

HEAD = """\
# How strong computer players are

Made by `make ladder` from the contests in `docs/ladder.jsonl`, which it goes on with: CONTEST=80 games of
each, at most four minutes of one processor at a time. Remove the lines of a contest to have it played anew.
What the figures mean, and what is behind those that miss their aim, is told in [strength.md](strength.md).

Deals are played once in each rotation of the seats, between equals once; a shared win counts in parts, and
intervals hold the truth 95 times in a hundred. *Measured* names the seed of the first deal, how many games
were played from there on, and the commit of the players. Seconds are those of one processor for a decision
of the first player; they are left out where the machine had other work to do.
"""
COLUMNS = {
    "Game": "---",
    "Seats": "--:",
    "First player": "---",
    "Others": "---",
    "Games": "--:",
    "Wins": "--:",
    "95 % interval": "---",
    "Aim": "--:",
    "Points": "--:",
    "Mean s": "--:",
    "Most s": "--:",
    "Measured": "---",
}
"""What they are called, and on which side the figures stand."""


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
FULL = {"version": "full"}
OWN_RUNGS = {
    "dungeon-lords": (
        Rung(("hard", "normal", "normal", "normal"), 0.5, settings=FULL),
        Rung(("hard", "normal"), 0.7, settings=FULL),
        Rung(("hard",) * 4, points=18, settings=FULL),
    )
}
"""Contests of single games: what a decent dungeon is worth there."""


class Span(msgspec.Struct, frozen=True, omit_defaults=True):
    """How many seconds decisions took."""

    mean: float | None = None
    p99: float | None = None
    most: float | None = None


class Standing(msgspec.Struct, frozen=True, omit_defaults=True):
    """How one player fared, as the arena says it; of old contests not everything is known."""

    player: str
    win_share: float
    interval: tuple[float, float] | None = None
    mean_score: float | None = None
    seconds: Span = Span()


class Played(msgspec.Struct, frozen=True, omit_defaults=True):
    """So many games of a contest, played one after the other."""

    game: str
    seats: tuple[str, ...]
    """Who plays, by the names the arena knows."""
    seed: int | None
    """Of the first deal; each further deal has the next one. Some old contests have not noted it."""
    games: int
    release: str
    """Which players played."""
    players: list[Standing]
    """How they fared: all of them, or at least the first."""
    settings: dict[str, str] = {}
    """What is not as usual."""
    busy: bool = False
    """Whether the machine had other work to do: then seconds say little."""


class Ladder:
    """The contests that were played, and the file that keeps them."""

    def __init__(self, file: Path | None = None) -> None:
        self._file = file
        lines = file.read_text("utf-8").splitlines() if file is not None and file.exists() else []
        self.played = [msgspec.json.decode(line, type=Played) for line in lines]

    def go_on(
        self, wanted: Iterable[AnyGame], number: int, seed: int, report: Callable[[str], object]
    ) -> None:
        """Play every contest on until it has `number` games, or its time is up; report row by row."""
        for game in wanted:
            for rung in rungs_of(game):
                before = self.of(game, rung)
                missing = number - sum([one.games for one in before])
                if missing > 0:
                    used = [one.seed + _deals(one) for one in before if one.seed is not None]
                    next_seed = max(used, default=seed)
                    self._keep(_play(game, rung, missing, next_seed))
                    report(_row(game, rung, self.of(game, rung)))

    def of(self, game: AnyGame, rung: Rung) -> list[Played]:
        """Everything that was played of a contest."""
        contest = game.key, rung.players, dict(rung.settings)
        return [one for one in self.played if (one.game, one.seats, one.settings) == contest]

    def page(self, wanted: Iterable[AnyGame]) -> str:
        """The whole page: a row for every contest that was played."""
        contests = [(game, rung) for game in wanted for rung in rungs_of(game)]
        rows = [_row(game, rung, played) for game, rung in contests if (played := self.of(game, rung))]
        return "\n".join([HEAD, _in_columns(COLUMNS), _in_columns(COLUMNS.values()), *rows, ""])

    def _keep(self, played: Played) -> None:
        self.played.append(played)
        if self._file is not None:
            with self._file.open("ab") as file:
                file.write(msgspec.json.encode(played) + b"\n")


def rungs_of(game: AnyGame) -> Iterator[Rung]:
    """The contests of a game, with as many others as it needs at least."""
    least, most = game.seats
    for rung in (*RUNGS, *OWN_RUNGS.get(game.key, ())):
        missing = max(0, least - len(rung.players))
        players = (*rung.players, *rung.players[-1:] * missing)[:most]
        yield rung._replace(players=players, aim=None if missing else rung.aim)


def _play(game: AnyGame, rung: Rung, number: int, seed: int) -> Played:
    settings = game.checked_settings(rung.settings)
    players = [Player(name) for name in rung.players]
    contest = compete(game, settings, players, max(len(players), number), seed, LONGEST)
    busy = os.getloadavg()[0] > (os.cpu_count() or 1)
    standings = msgspec.convert(msgspec.to_builtins(contest.players), list[Standing])
    return Played(
        game.key, rung.players, seed, contest.games, release(), standings, dict(rung.settings), busy
    )


def _deals(played: Played) -> int:
    """How many deals the games of a contest were."""
    return -(-played.games // rotations([Player(name) for name in played.seats]))


def _row(game: AnyGame, rung: Rung, played: Sequence[Played]) -> str:
    """One contest, all its games taken together."""
    number = sum([one.games for one in played])
    firsts = [(one, one.players[0]) for one in played]
    share = sum([one.games * first.win_share for one, first in firsts]) / number
    low, high = interval(share, number)
    scores = [(one.games, score) for one in played if (score := _score(one)) is not None]
    quiet = [(one.games, first.seconds) for one, first in firsts if not one.busy]
    means = [(games, span.mean) for games, span in quiet if span.mean is not None]
    longest = [span.most for _, span in quiet if span.most is not None]
    cells = (
        game.key,
        str(len(rung.players)),
        rung.players[0],
        ", ".join([rung.players[1], *rung.settings.values()]),
        str(number),
        "" if rung.points else f"{share:.0%}",
        "" if rung.points else f"{low:.0%} to {high:.0%}",
        f"{rung.points} points" if rung.points else "" if rung.aim is None else f"{rung.aim:.0%}",
        _average(scores, 1),
        _average(means, 4),
        f"{max(longest):.4f}" if longest else "",
        ", ".join([_measured(one) for one in played]),
    )
    return _in_columns(cells)


def _measured(played: Played) -> str:
    seed = "not noted" if played.seed is None else played.seed
    return f"{seed} ({played.games}, {played.release.rpartition('+')[2]})"


def _in_columns(cells: Iterable[str]) -> str:
    return f"| {' | '.join(cells)} |"


def _score(played: Played) -> float | None:
    """The mean score of the first player, and of all others of the kind."""
    first = played.players[0].player
    known = [one.mean_score for one in played.players if one.player == first and one.mean_score is not None]
    return sum(known) / len(known) if known else None


def _average(weighed: Sequence[tuple[int, float]], digits: int) -> str:
    """The mean of what is known, each as often as games it is about."""
    number = sum([games for games, _ in weighed])
    return f"{sum([games * value for games, value in weighed]) / number:.{digits}f}" if number else ""
