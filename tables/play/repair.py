"""Repair by moderators: a table's health, its messages sent again, and going back to an earlier moment."""

from __future__ import annotations

from typing import NamedTuple

from engine.core import Seat, State, Text
from engine.core.registry import game_of
from engine.core.saving import BrokenSaveError
from engine.core.undo import Kind, Undo
from tables.play.faults import Faults
from tables.play.replays import Frame, Replays
from tables.play.undos import Undos
from tables.store import outbox
from tables.store.database import Storage
from tables.store.history import History, moments_of
from tables.store.messages import mark_as_old
from tables.store.model import Errand, PanelErrand, Refused, Status, Table, TableErrand
from tables.store.outbox import Outbox


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

    def __init__(
        self,
        storage: Storage,
        undelivered: Outbox,
        history: History,
        undos: Undos,
        faults: Faults,
        replays: Replays,
    ) -> None:
        self._storage = storage
        self._outbox = undelivered
        self._history = history
        self._undos = undos
        self._faults = faults
        self._replays = replays

    async def moments(self, table: Table, user_id: int) -> list[Frame]:
        """The moments to which a moderator can go back.

        One who plays here too is offered only those everybody may know of: that somebody has moved in secret
        is no less a secret than what.
        """
        if _plays(table, user_id):
            return await self._replays.public_frames(table)
        return await self._replays.frames(table)

    async def health(self, table: Table, user_id: int | None = None) -> Health:
        """Check whether a table works, for a moderator who may play here too."""
        if table.status not in (Status.PLAYING, Status.OVER):
            raise Refused(Text("repair-no-game"))
        if user_id is None:
            moves = len(moments_of(await self._history.line(table)))
        else:
            moves = max(0, len(await self.moments(table, user_id)) - 1)
        hides = user_id is not None and _plays(table, user_id)
        undelivered = await (self._outbox.count_public if hides else self._outbox.count)(table.id)
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

    async def step_back(
        self, table: Table, version: int, interaction_id: int | None, user_id: int | None = None
    ) -> None:
        """Return to an earlier moment, and tell the table; a moderator only to one they are offered.

        Refuses if the game was over and another one has begun in its channel.
        """
        if table.status is Status.CLOSED:
            raise Refused(Text("repair-no-game"))
        if user_id is not None and not await self._history.is_counted(interaction_id):
            offered = [frame.version for frame in await self.moments(table, user_id)]
            if version not in offered:
                raise Refused(Text("repair-is-stale"))
        await self._undos.go_back(table, version, Undo(Kind.REPAIR, None), interaction_id)


def _plays(table: Table, user_id: int) -> bool:
    """Whether somebody has a seat in a game that still has secrets."""
    seated = table.seat_of(user_id) is not None or table.kept_for(user_id) is not None
    return seated and table.status is Status.PLAYING


def _blind(state: State) -> list[Seat | None]:
    return [viewer for viewer in (None, *range(state.seats)) if not _can_be_seen(state, viewer)]


def _can_be_seen(state: State, viewer: Seat | None) -> bool:
    its_game = game_of(state)
    try:
        its_game.describe(its_game.view(state, viewer))
    except Exception:
        return False
    return True


def _broken_laws(state: State) -> int:
    try:
        return len(game_of(state).conserved(state))
    except Exception:
        return 1
