"""Games from files: read, checked, and played again by the rules; whatever else is in a file is refused."""

from __future__ import annotations

import time
from collections.abc import Iterator, Mapping
from typing import NamedTuple

from engine.core import State, Text
from engine.core.record import BrokenRecordError, GameRecord, played_again, read_record
from engine.core.saving import load, save
from tables.play.replays import Frame, framed
from tables.store.model import Refused
from tables.store.states.packing import SavedStates, packed_rows

MOST_BYTES = 256 * 1024
"""A long game takes about ten kilobytes."""
MOST_MOVES = 2500
"""A long game has about five hundred."""
MOST_SECONDS = 10.0
"""A long game is played again within two seconds, and no single move takes a tenth of one."""


class OpenedGame(NamedTuple):
    """A game from a file, with everything there is to see of it."""

    record: GameRecord
    frames: list[Frame]
    saved: Mapping[int, bytes]

    def state(self, number: int) -> State:
        """The state at a moment."""
        return load(self.saved[self.frames[number].version])


def opened_game(data: bytes) -> OpenedGame:
    """Play a recorded game again; refuses what is too large, is no such file, or goes against the rules."""
    if len(data) > MOST_BYTES:
        raise Refused(Text("replay-file-too-large", {"most": MOST_BYTES // 1024}))
    try:
        record = read_record(data)
        if len(record.moves) > MOST_MOVES:
            raise Refused(Text("replay-file-too-long"))
        saves = [save(state) for state in _in_time(played_again(record))]
    except BrokenRecordError as flaw:
        why = flaw.reason or Text("replay-file-no-reason")
        raise Refused(Text("replay-file-broken", {"why": why})) from flaw
    versions = range(len(saves))
    frames = [shot.frame for shot in framed(dict(enumerate(saves)), versions)]
    return OpenedGame(record, frames, SavedStates(packed_rows((), 0, saves), versions))


def _in_time(states: Iterator[State]) -> Iterator[State]:
    """The states, as long as they do not take too long."""
    until = time.monotonic() + MOST_SECONDS
    for state in states:
        if time.monotonic() > until:
            raise Refused(Text("replay-file-too-long"))
        yield state
