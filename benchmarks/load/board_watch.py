"""How long a move takes until its board is in the channel: the bot itself knows which board shows it."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from contextvars import ContextVar
from time import time
from typing import Any, NamedTuple
from unittest.mock import patch

from cogs.delivery.message_editing import MessageEditing
from cogs.delivery.postman import Postman
from playground.world.clock import EPOCH_MS
from tables import Table, TableErrand
from tables.play.games import Play
from tables.store.commits import Commit
from tables.store.database import Writer


class Moment(NamedTuple):
    """When somebody clicked to bring a table to this version, or when its channel showed it."""

    table: int
    version: int
    at: float


_drawn: ContextVar[Table | None] = ContextVar("drawn", default=None)
"""The table whose board the present task delivers."""


class BoardWatch:
    """Notes every move that everybody may see, and every board."""

    def __init__(self) -> None:
        self.moves: list[Moment] = []
        self.boards: list[Moment] = []

    @contextmanager
    def watching(self) -> Iterator[None]:
        """Watch while the block runs."""
        begin, public = Play.__init__, Postman._public
        edited, once = MessageEditing.edited, MessageEditing.once

        def listen(play: Play, *about: Any, **more: Any) -> None:
            begin(play, *about, **more)
            play.on_commit(self._note_move)

        async def deliver(postman: Postman, table: Table, *about: Any, **more: Any) -> None:
            _drawn.set(table)
            await public(postman, table, *about, **more)

        async def edit(editing: MessageEditing, *about: Any) -> bool:
            done = await edited(editing, *about)
            if done:
                self._note_board()
            return done

        async def post(editing: MessageEditing, *about: Any) -> Any:
            done = await once(editing, *about)
            self._note_board()
            return done

        with (
            patch.object(Play, "__init__", listen),
            patch.object(Postman, "_public", deliver),
            patch.object(MessageEditing, "edited", edit),
            patch.object(MessageEditing, "once", post),
        ):
            yield

    async def _note_move(self, _writer: Writer, commit: Commit) -> None:
        is_public = any(isinstance(errand, TableErrand) for errand in commit.errands)
        if is_public and commit.interaction_id is not None:
            clicked = ((commit.interaction_id >> 22) + EPOCH_MS) / 1000
            self.moves.append(Moment(commit.table.id, commit.table.version, clicked))

    def _note_board(self) -> None:
        if (table := _drawn.get()) is not None:
            self.boards.append(Moment(table.id, table.version, time()))


def board_times(moves: Sequence[Moment], boards: Sequence[Moment]) -> list[float]:
    """For each move, how long it took until a board showed it, perhaps with later ones.

    Those are left out that no board had shown when the measurement ended.
    """
    shown = defaultdict(list)
    for board in sorted(boards, key=lambda one: one.at):
        shown[board.table].append(board)
    found = (
        next((board.at for board in shown[move.table] if board.version >= move.version), None)
        for move in moves
    )
    return [at - move.at for move, at in zip(moves, found, strict=True) if at is not None]
