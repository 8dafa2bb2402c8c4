"""A finished game as one file: its beginning and every choice, enough to replay it exactly."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

import msgspec

from engine.core.editions import Edition, learn
from engine.core.editions.edition import OURS, how_many_known, is_known, to_carry
from engine.core.editions.flaws import flaws_of
from engine.core.play import Move, apply
from engine.core.refusals import Refusal
from engine.core.registry import AnyGame, game, games
from engine.core.state import Result, State
from engine.core.text import Text
from engine.release import release

FORMAT = 1
KIND = "lairkeeper-game"
MOST_EDITIONS = 32
"""So many editions may be known here before those of strangers are refused: each needs a few megabytes."""


class BrokenRecordError(ValueError):
    """The file cannot be replayed; the message says why.

    If the rules refused a move, `reason` is their sentence.
    """

    def __init__(self, message: str, reason: Text | None = None) -> None:
        super().__init__(message)
        self.reason = reason


class GameRecord(msgspec.Struct, frozen=True, omit_defaults=True):
    """Everything that decides how a game goes."""

    kind: str
    format: int
    release: str
    game: str
    seats: int
    settings: dict[str, str]
    seed: int
    moves: tuple[Move, ...]
    result: Result
    edition: Edition | None = None
    """Whose values it was played with; None for ours."""


class _Heading(msgspec.Struct):
    """As much of a file as tells whether we can read it."""

    kind: str
    format: int


def record_of(
    key: str,
    seats: int,
    settings: Mapping[str, str],
    seed: int,
    moves: Sequence[Move],
    result: Result,
    edition: str = OURS,
) -> GameRecord:
    """The record of a game played under this release."""
    begun = (KIND, FORMAT, release(), key, seats, dict(settings), seed)
    return GameRecord(*begun, tuple(moves), result, to_carry(edition))


def write_record(record: GameRecord) -> bytes:
    """The file."""
    return msgspec.json.encode(record)


def read_record(data: bytes) -> GameRecord:
    """The record in a file."""
    try:
        heading = msgspec.json.decode(data, type=_Heading)
    except msgspec.MsgspecError as flaw:
        raise BrokenRecordError(f"this is not the record of a game: {flaw}") from flaw
    if heading.kind != KIND:
        raise BrokenRecordError(f"this is not the record of a game, but a file of the kind {heading.kind!r}")
    if heading.format > FORMAT:
        raise BrokenRecordError(
            f"a newer release has written this record (format {heading.format}; this one knows {FORMAT})"
        )
    try:
        record = msgspec.json.decode(data, type=GameRecord)
    except msgspec.MsgspecError as flaw:
        raise BrokenRecordError(f"the record is damaged: {flaw}") from flaw
    if record.game not in games():
        raise BrokenRecordError(f"there is no game called {record.game!r} in this release")
    _check_edition(record)
    return record


def is_room_for(edition: Edition) -> bool:
    """Whether one more edition may be known here."""
    return is_known(edition.id) or how_many_known() < MOST_EDITIONS


def _check_edition(record: GameRecord) -> None:
    """Refuse values no game can be played with: the file may come from anybody."""
    edition = record.edition
    if edition is None or is_known(edition.id):
        return
    if edition.game != record.game:
        raise BrokenRecordError(f"the record is of {record.game}, but its edition of {edition.game}")
    if not is_room_for(edition):
        raise BrokenRecordError("too many other editions have been looked at here; try again tomorrow")
    for flaw in flaws_of(edition):
        raise BrokenRecordError("the edition of the record cannot be played", flaw)


def game_in(record: GameRecord) -> AnyGame:
    """The game of a record, with the values of its edition."""
    return game(record.game, OURS if record.edition is None else learn(record.edition))


def played_again(record: GameRecord) -> Iterator[State]:
    """Every state of a recorded game; raises `BrokenRecordError` where the rules disagree with the record."""
    try:
        state: State = game_in(record).start(record.seats, record.settings, record.seed)
    except Refusal as refusal:
        raise BrokenRecordError("the game cannot begin like that", refusal.text) from refusal
    except Exception as flaw:
        raise BrokenRecordError(f"the game cannot begin like that ({flaw!r})") from flaw
    yield state
    for number, move in enumerate(record.moves, 1):
        try:
            state = apply(state, move)
        except Refusal as refusal:
            raise BrokenRecordError(f"move {number} is not possible", refusal.text) from refusal
        except Exception as flaw:
            raise BrokenRecordError(f"a rule fails at move {number} ({flaw!r})") from flaw
        yield state
    if state.result != record.result:
        raise BrokenRecordError(f"the record says {record.result}, but the moves lead to {state.result}")


def renumbered(start: State, moves: Iterable[tuple[State, Move]]) -> list[Move]:
    """The moves with the question numbers they would have had if nothing had ever been taken back.

    Each comes with the state it was made in, which lists the same open questions in the same order.
    """
    state: Any = start
    again: list[Move] = []
    for before, move in moves:
        numbers = [(decision.seat, decision.number) for decision in before.decisions()]
        same = state.decisions()[numbers.index((move.seat, move.number))]
        again.append(move._replace(number=same.number))
        state = apply(state, again[-1])
    return again
