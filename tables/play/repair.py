"""Repair by moderators: a table's health, its messages sent again, and going back to an earlier moment."""

from __future__ import annotations

from typing import NamedTuple

from engine.core import Seat, State, Text
from engine.core.registry import game
from engine.core.saving import BrokenSaveError
from engine.core.undo import Kind, Undo
from tables.play.faults import Faults
from tables.play.undos import Undos
from tables.store import outbox
from tables.store.database import Storage
from tables.store.history import History, moments_of
from tables.store.messages import mark_as_old
from tables.store.model import Errand, PanelErrand, Refused, Status, Table, TableErrand


class Health(NamedTuple):
    """What a moderator may know of a table: whether it works, and nothing that is hidden."""

    moves: int
    is_readable: bool
    blind: list[Seat | None]
    """The seats whose view cannot be made; None is the public view."""
    broken_laws: int
    awaited: list[Seat]
    undelivered: int
    reports: list[str]

    @property
    def is_well(self) -> bool:
        """Whether play can go on."""
        return self.is_readable and not self.blind and not self.broken_laws


class Repair:
    """What can be done for a table that does not work."""

    def __init__(self, storage: Storage, history: History, undos: Undos, faults: Faults) -> None:
        self._storage = storage
        self._outbox = outbox.Outbox(storage)
        self._history = history
        self._undos = undos
        self._faults = faults

    async def health(self, table: Table) -> Health:
        """Check whether a table works."""
        if table.status not in (Status.PLAYING, Status.OVER):
            raise Refused(Text("repair-no-game"))
        moves = len(moments_of(await self._history.line(table)))
        undelivered = await self._outbox.count(table.id)
        reports = await self._faults.of(table)
        try:
            state = await self._history.state(table.id, table.version)
        except BrokenSaveError:
            return Health(moves, False, [], 0, [], undelivered, reports)
        laws = _broken_laws(state)
        return Health(moves, True, _blind(state), laws, state.awaited(), undelivered, reports)

    async def send_again(self, table: Table) -> None:
        """Post the table's message and everybody's private one again, and delete the old ones."""
        errands: list[Errand] = [TableErrand()]
        errands += [
            PanelErrand(holder.user_id, False) for holder in table.people if holder.user_id is not None
        ]
        async with self._storage.transaction() as writer:
            await mark_as_old(writer, table.id)
            await outbox.put(writer, table.id, errands)

    async def step_back(self, table: Table, version: int, interaction_id: int | None) -> None:
        """Return to an earlier moment, and tell the table.

        Refuses if the game was over and another one has begun in its channel.
        """
        await self._undos.go_back(table, version, Undo(Kind.REPAIR, None), interaction_id)


def _blind(state: State) -> list[Seat | None]:
    return [viewer for viewer in (None, *range(state.seats)) if not _can_be_seen(state, viewer)]


def _can_be_seen(state: State, viewer: Seat | None) -> bool:
    its_game = game(state.game)
    try:
        its_game.describe(its_game.view(state, viewer))
    except Exception:
        return False
    return True


def _broken_laws(state: State) -> int:
    try:
        return len(game(state.game).conserved(state))
    except Exception:
        return 1
