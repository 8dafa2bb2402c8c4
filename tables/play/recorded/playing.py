"""Playing a recorded game again, by the rules, and cutting it into pieces that are quickly read."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from engine.core import State, Text
from engine.core.editions import Edition
from engine.core.record import BrokenRecordError, GameRecord, game_in, played_again, read_record
from engine.core.saving import save
from tables.play.replays import Frame, shots
from tables.store.states.packing import BLOCK, Row, packed_rows

LENGTH = 4
"""How many bytes tell the length of the message behind them."""


class Heading(msgspec.Struct, frozen=True, tag=True):
    """How a game began."""

    seats: int
    edition: Edition | None


class Piece(msgspec.Struct, frozen=True, tag=True):
    """Some moments of a game, and their states."""

    frames: list[Frame]
    rows: list[Row]


class Finished(msgspec.Struct, frozen=True, tag=True):
    """The whole game has been told."""


class Refusal(msgspec.Struct, frozen=True, tag=True):
    """Why a file cannot be looked at."""

    text: Text


Message = Heading | Piece | Finished | Refusal


def told(data: bytes) -> Iterator[Message]:
    """A recorded game in pieces, or why there is none: the last message is `Finished` or `Refusal`."""
    try:
        record = read_record(data)
        if len(record.moves) > most_moves(record):
            yield Refusal(Text("replay-file-too-long"))
            return
        yield Heading(record.seats, record.edition)
        yield from _pieces(played_again(record))
    except BrokenRecordError as flaw:
        why = flaw.reason or Text("replay-file-no-reason")
        yield Refusal(Text("replay-file-broken", {"why": why}))
    else:
        yield Finished()


def most_moves(record: GameRecord) -> int:
    """With how many moves a game can be recorded: its own bound, and as many moves that nobody waited for.

    Plans and standing orders can be changed again and again, so there is no bound to these.
    """
    its_game = game_in(record)
    _, seats = its_game.seats
    return 2 * its_game.most_decisions(seats)


def _pieces(states: Iterator[State]) -> Iterator[Piece]:
    frames: list[Frame] = []
    saves: list[bytes] = []
    first = 0
    for state, shot in shots(enumerate(states)):
        frames.append(shot.frame)
        saves.append(save(state))
        if len(saves) == BLOCK:
            yield Piece(frames, packed_rows((), first, saves))
            frames, saves, first = [], [], first + BLOCK
    if saves:
        yield Piece(frames, packed_rows((), first, saves))
