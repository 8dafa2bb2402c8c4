"""The arena: computer players against each other, seats rotated, with intervals around what was measured."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import inf, sqrt
from time import process_time
from zlib import crc32

import msgspec

from engine.core import Chance, Result, State, take
from engine.core.registry import AnyGame
from engine.search.knowledge import Knowledge
from engine.search.players import Player, answer

CONFIDENCE = 1.96
"""Standard deviations to each side of an interval that holds the truth 95 times in a hundred."""

PATIENCE = 4
"""How many times the usual bound of decisions a game may have: chance goes on for longer than sense."""


class Seconds(msgspec.Struct, frozen=True):
    """How long decisions took: seconds of the processor, which other work on the machine does not change."""

    mean: float
    p99: float
    most: float


class Performance(msgspec.Struct, frozen=True):
    """How one player fared."""

    player: str
    win_share: float
    interval: tuple[float, float]
    mean_score: float
    seconds: Seconds


class Contest(msgspec.Struct, frozen=True):
    """All players of an arena, in the order they were named."""

    players: list[Performance]
    games: int


class Tally:
    """What is counted for one player, game after game."""

    def __init__(self, player: Player) -> None:
        self.player = player
        self.seconds: list[float] = []
        self._wins: list[float] = []
        self._scores: list[int] = []

    def count(self, result: Result, seat: int) -> None:
        """Count a game; a shared win counts in parts."""
        self._wins.append(1 / len(result.winners) if seat in result.winners else 0.0)
        self._scores.append(result.scores[seat])

    def summary(self) -> Performance:
        """Everything counted so far."""
        share = sum(self._wins) / len(self._wins)
        low, high = interval(share, len(self._wins))
        return Performance(
            self.player.name,
            round(share, 4),
            (round(low, 4), round(high, 4)),
            round(sum(self._scores) / len(self._scores), 2),
            _summed_up(self.seconds),
        )


def interval(share: float, games: int) -> tuple[float, float]:
    """Wilson's 95 % interval around a share of so many games; sensible at 0 and 1, too."""
    spread = CONFIDENCE**2 / games
    middle = (share + spread / 2) / (1 + spread)
    half = CONFIDENCE * sqrt(share * (1 - share) / games + spread / games / 4) / (1 + spread)
    return max(0.0, middle - half), min(1.0, middle + half)


def _summed_up(seconds: Sequence[float]) -> Seconds:
    ordered = sorted(seconds) or [0.0]
    p99 = ordered[min(len(ordered) - 1, len(ordered) * 99 // 100)]
    return Seconds(round(sum(ordered) / len(ordered), 6), round(p99, 6), round(ordered[-1], 6))


def compete(
    game: AnyGame,
    settings: Mapping[str, str],
    players: Sequence[Player],
    games: int,
    seed: int,
    seconds: float = inf,
) -> Contest:
    """Play so many games; every deal is played once in each rotation of the seats that differs from others.

    After so many seconds of the processor no further deal is begun.
    """
    tallies = [Tally(player) for player in players]
    began, played, turns = process_time(), 0, rotations(players)
    for number in range(games):
        deal, rotation = divmod(number, turns)
        if number and not rotation and process_time() - began > seconds:
            break
        played += 1
        seated = [*tallies[rotation:], *tallies[:rotation]]
        result = _play(game, settings, seated, seed + deal)
        for seat, tally in enumerate(seated):
            tally.count(result, seat)
    return Contest([tally.summary() for tally in tallies], played)


def rotations(players: Sequence[Player]) -> int:
    """In how many ways the seats can be rotated until everything would be the same again.

    A deal between players of one kind is played once: rotated, it would only be the same game again.
    """
    turned = [[*players[places:], *players[:places]] for places in range(1, len(players) + 1)]
    return 1 + turned.index(list(players))


def _play(game: AnyGame, settings: Mapping[str, str], seated: Sequence[Tally], seed: int) -> Result:
    """One game; what players leave to chance depends on the seed and their seat."""
    chances = [Chance(crc32(f"{seed}:{seat}".encode())) for seat in range(len(seated))]
    state: State = game.start(len(seated), settings, seed)
    for _ in range(PATIENCE * game.most_decisions(len(seated))):
        if state.result is not None:
            return state.result
        decision = state.pending()[0]
        seat = decision.seat
        began = process_time()
        luck = Chance(chances[seat].below(1 << 62))
        answered, choice = answer(seated[seat].player, Knowledge(game, state, seat), decision, luck)
        seated[seat].seconds.append(process_time() - began)
        state = take(state, answered, choice)
    raise RuntimeError(f"{game.key} with seed {seed} does not end")


def contest_as_text(contest: Contest) -> str:
    """One line for each player."""
    return "\n".join(
        f"{each.player:14} wins {each.win_share:6.1%} ({each.interval[0]:.1%} to {each.interval[1]:.1%}), "
        f"{each.mean_score} points, {each.seconds.mean} s a decision, at most {each.seconds.most} s"
        for each in contest.players
    )
