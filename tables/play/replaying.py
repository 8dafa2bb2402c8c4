"""Looking back: a game move by move, and a finished one as a record to take home."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence
from typing import NamedTuple

from engine.core import Event, Refusal, State, Text, heard
from engine.core.record import GameRecord, record_of, renumbered
from engine.core.registry import game
from engine.core.saving import BrokenSaveError, load
from engine.core.undo import differs
from tables.store.database import Storage
from tables.store.history import History, Moment, moments_of
from tables.store.model import Refused, Status, Table
from tables.store.repository import TableRepository

_GAMES_KEPT_IN_MEMORY = 8


class Frame(NamedTuple):
    """One moment of a game: its version, the chapter it belongs to, and what everybody heard first."""

    version: int
    chapter: Text | None
    headline: Text | None


class Shot(NamedTuple):
    """A frame, and whether everybody could notice what led to it."""

    frame: Frame
    is_noticed: bool


class Replays:
    """Every game from its first question on, without what was taken back."""

    def __init__(self, storage: Storage, repository: TableRepository, history: History) -> None:
        self._storage = storage
        self._repository = repository
        self._history = history
        self._known: dict[tuple[int, int], list[Shot]] = {}

    async def near(self, user_id: int, channel_id: int | None) -> list[Table]:
        """The games one can look back at: those of this channel, and one's own; the latest first."""
        query = (
            "SELECT id FROM tables WHERE status IN ('playing', 'over') AND (channel_id = ? OR id IN "
            "(SELECT table_id FROM seats WHERE user_id = ?)) ORDER BY changed_at DESC, id DESC"
        )
        rows = await self._storage.rows(query, (channel_id, user_id))
        return [await self._repository.table(row["id"]) for row in rows]

    async def frames(self, table: Table) -> list[Frame]:
        """The moments of a game: its beginning, and what came of every move."""
        return [frame for frame, _ in await self._shots(table)]

    async def noticed_frames(self, table: Table) -> list[Frame]:
        """The same before the end, for everybody: without what was done so that nobody else could see it."""
        return [frame for frame, is_noticed in await self._shots(table) if is_noticed]

    async def _shots(self, table: Table) -> list[Shot]:
        key = table.id, table.version
        if key not in self._known:
            saved = await self._saved(table)
            while len(self._known) >= _GAMES_KEPT_IN_MEMORY:
                self._known.pop(next(iter(self._known)), None)
            self._known[key] = await asyncio.to_thread(_framed, saved)
        return self._known[key]

    async def _saved(self, table: Table) -> list[tuple[int, bytes]]:
        """The versions a replay shows, with their states as stored."""
        line = await self._history.line(table)
        if not line:
            raise Refused(Text("game-has-not-started"))
        shown = {line[0].version, *(moment.version for moment in moments_of(line))}
        saved = await self._history.saved(table.id)
        return [(version, state) for version, state in saved.items() if version in shown]

    async def record(self, table: Table) -> GameRecord:
        """A finished game as one file; before its end it would tell what is hidden."""
        if table.status is not Status.OVER:
            raise Refused(Text("replay-export-too-early"))
        row = await self._storage.row("SELECT seed FROM tables WHERE id = ?", (table.id,))
        assert row is not None
        moments = moments_of(await self._history.line(table))
        saved = await self._history.saved(table.id)
        try:
            return await asyncio.to_thread(_recorded, table, row["seed"], moments, saved)
        except (Refusal, ValueError, IndexError):
            raise Refused(Text("replay-export-older")) from None


def _recorded(table: Table, seed: int, moments: Sequence[Moment], saved: Mapping[int, bytes]) -> GameRecord:
    """The record of a finished game; raises where this release would not play it like that."""
    result = load(saved[table.version]).result
    assert result is not None
    start = game(table.game).start(len(table.holders), table.settings, seed)
    moves = renumbered(start, ((load(saved[moment.before]), moment.move) for moment in moments))
    return record_of(table.game, len(table.holders), table.settings, seed, moves, result)


def _framed(saved: Sequence[tuple[int, bytes]]) -> list[Shot]:
    shots: list[Shot] = []
    former: State | None = None
    for version, data in saved:
        try:
            state = load(data)
        except BrokenSaveError:
            continue
        its_game = game(state.game)
        chapter = its_game.chapter(its_game.view(state, None))
        is_noticed = former is None or differs(former, state, None)
        shots.append(Shot(Frame(version, chapter, _headline(state.events)), is_noticed))
        former = state
    return shots


def _headline(events: list[Event]) -> Text | None:
    return next(iter(heard(events, None)), None)
