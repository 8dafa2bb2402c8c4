"""What follows from a change of a game: computer players go on, and Discord must be told.

Worked out in a thread: however long it takes, the other tables go on meanwhile.
"""

from __future__ import annotations

import asyncio
from typing import NamedTuple

from engine.core import Seat, State, Text
from tables.play.computer_players import computer_moves
from tables.play.errands import errands_after
from tables.store.history import Record
from tables.store.model import Errand, Holder


class Outcome(NamedTuple):
    """All new versions of a game, and what Discord must be told about them."""

    records: list[Record]
    errands: list[Errand]


async def play_on(
    holders: tuple[Holder, ...],
    before: State | None,
    records: list[Record],
    note: Text | None = None,
    newcomer: Seat | None = None,
    *,
    thinks: bool = False,
) -> Outcome:
    """Let the computer players move until a person must decide; see `errands_after` for the rest.

    If somebody `thinks`, they move only until a hard player has to.
    """
    return await asyncio.to_thread(_played_on, holders, before, records, note, newcomer, thinks)


def _played_on(
    holders: tuple[Holder, ...],
    before: State | None,
    records: list[Record],
    note: Text | None,
    newcomer: Seat | None,
    thinks: bool,
) -> Outcome:
    latest = records[-1].state if records else before
    assert latest is not None
    if any(holder.user_id for holder in holders):
        records = [*records, *computer_moves(holders, latest, thinks=thinks)]
    latest = records[-1].state if records else latest
    return Outcome(records, errands_after(holders, before, latest, note, newcomer))
