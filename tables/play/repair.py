"""For moderators: how a table is, its messages once more, and back to a moment when all was well."""

from __future__ import annotations

import sqlite3
from typing import NamedTuple

from engine.core import Seat, State, Text
from engine.core.registry import game
from engine.core.saving import BrokenSaveError
from engine.core.undo import Kind, Undo
from tables.play.faults import Faults
from tables.play.undoing import Undoing
from tables.store import outbox
from tables.store.database import Storage
from tables.store.history import History, moments_of
from tables.store.model import Errand, PanelErrand, Refused, Status, Table, TableErrand


class Health(NamedTuple):
    """What a moderator may know of a table: how it is, and nothing of what anybody holds."""

    moves: int
    is_readable: bool
    blind: list[Seat | None]
    """Whose view cannot be made; None is everybody's."""
    broken_laws: int
    awaited: list[Seat]
    undelivered: int
    reports: list[str]

    @property
    def is_well(self) -> bool:
        """Whether play can go on."""
        return self.is_readable and not self.blind and not self.broken_laws


class Repair:
    """What can be done for a table that is not well."""

    def __init__(self, storage: Storage, history: History, undoing: Undoing, faults: Faults) -> None:
        self._storage = storage
        self._history = history
        self._undoing = undoing
        self._faults = faults

    async def health(self, table: Table) -> Health:
        """Look a table over."""
        if table.status not in (Status.PLAYING, Status.OVER):
            raise Refused(Text("repair-no-game"))
        moves = len(moments_of(await self._history.line(table)))
        waiting = await self._storage.row("SELECT count(*) FROM outbox WHERE table_id = ?", (table.id,))
        undelivered = waiting[0] if waiting else 0
        reports = await self._faults.of(table)
        try:
            state = await self._history.state(table.id, table.version)
        except BrokenSaveError:
            return Health(moves, False, [], 0, [], undelivered, reports)
        laws = _broken_laws(state)
        return Health(moves, True, _blind(state), laws, state.awaited(), undelivered, reports)

    async def send_again(self, table: Table) -> None:
        """Post the table's message and everybody's private one anew; the former ones are taken away."""
        errands: list[Errand] = [TableErrand()]
        errands += [
            PanelErrand(holder.user_id, False) for holder in table.people if holder.user_id is not None
        ]
        async with self._storage.transaction() as writer:
            await writer.execute("UPDATE tables SET message_at = 0 WHERE id = ?", (table.id,))
            await writer.execute("UPDATE panels SET posted_at = 0 WHERE table_id = ?", (table.id,))
            await outbox.put(writer, table.id, errands)

    async def step_back(self, table: Table, version: int, interaction_id: int | None) -> None:
        """Return to an earlier moment; the table is told."""
        try:
            await self._undoing.go_back(table, version, Undo(Kind.REPAIR, None), interaction_id)
        except sqlite3.IntegrityError:  # it was over, and another game has begun in its channel
            raise Refused(Text("channel-has-a-table")) from None


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
