"""States in the store: the bytes of a whole game, and the cost of a move and of a replay.

The same games are written by turns into two files: with packed states, and with whole ones as before.
Times are processor time of all threads, which does not depend on what else the computer does; what the disk
saves by writing less is not in them.
"""

from __future__ import annotations

import asyncio
import tempfile
from collections.abc import Awaitable, Callable, Sequence
from functools import partial
from pathlib import Path
from time import process_time
from unittest.mock import patch

from benchmarks.deciding import seats_of
from benchmarks.report import Line, compared, timed
from engine.core import Move, State
from engine.core.registry import AnyGame, game, games
from engine.core.saving import save
from tables import Limits, Newcomer, TableService
from tables.play.limits import Guard
from tables.play.replays import Replays
from tables.store import commits
from tables.store.database import Writer
from tables.store.history import History

PART = "storing"
REPLAYS = 12
MOST_BYTES, MOST_TIMES = 0.1, 1.1


def measure() -> list[Line]:
    """Three lines for every game."""
    return [line for game in games().values() for line in asyncio.run(_measure(game))]


async def _measure(its_game: AnyGame) -> list[Line]:
    with tempfile.TemporaryDirectory() as folder:
        whole, packed = [await _Game.begun(Path(folder) / f"{name}.sqlite3", its_game) for name in "wp"]
        try:
            while (move := await packed.next_move()) is not None:
                await _by_turns(
                    len(packed.moves), partial(whole.move_whole, move), partial(packed.move, move)
                )
            for number in range(REPLAYS):
                await _by_turns(number, whole.replay_whole, packed.replay)
            states = f"{its_game.key}: a replay of {await packed.count()} states"
            return [
                _bytes(its_game, await whole.stored(), await packed.stored()),
                _times(f"{its_game.key}: a move", packed.moves, whole.moves),
                _times(states, packed.replays, whole.replays),
            ]
        finally:
            await whole.service.close()
            await packed.service.close()


async def _by_turns(
    number: int, one: Callable[[], Awaitable[None]], other: Callable[[], Awaitable[None]]
) -> None:
    """Both, every other time the other way round: neither gains by what else the computer does."""
    for do in (one, other) if number % 2 else (other, one):
        await do()


def _bytes(its_game: AnyGame, whole: int, packed: int) -> Line:
    what = f"{its_game.key}: states of a game"
    return Line(
        part=PART,
        what=what,
        unit="KiB",
        p50=packed / 1024,
        against=f"whole, {whole / 1024:,.0f} KiB",
        ratio=packed / whole,
        goal=MOST_BYTES,
    )


def _times(what: str, packed: Sequence[float], whole: Sequence[float]) -> Line:
    return compared(timed(PART, what, packed), timed(PART, "whole", whole), goal=MOST_TIMES)


class _Game:
    """One table in one file, and how long everything took there."""

    def __init__(self, service: TableService, table_id: int) -> None:
        self.service = service
        self._id = table_id
        self.moves: list[float] = []
        self.replays: list[float] = []

    @classmethod
    async def begun(cls, path: Path, its_game: AnyGame) -> _Game:
        """A game of people only, always the same one."""
        service = await TableService.open(path, clock=lambda: 0.0, seeds=lambda: 1)
        table = await service.open_lobby(1, 1, Newcomer(1, "Ada"), its_game.key, "en")
        for user_id in range(2, seats_of(its_game) + 1):
            await service.change(
                table.id, partial(service.lobbies.join, guest=Newcomer(user_id, f"Guest {user_id}"))
            )
        await service.change(table.id, service.play.start)
        return cls(service, table.id)

    async def next_move(self) -> Move | None:
        """What a computer player would do now; None at the end of the game."""
        table = await self.service.repository.table(self._id)
        state = await self.service.repository.state(table)
        if state.result is not None:
            return None
        decision, choice = game(state.game).computer_answer(state, state.pending()[0])
        return Move(decision.seat, decision.number, choice)

    async def move(self, move: Move) -> None:
        """Make a move, as a click does once it is acknowledged."""
        play = partial(self.service.play.move, move=move, interaction_id=None)
        began = process_time()
        await self.service.change(self._id, play)
        self.moves.append(process_time() - began)

    async def move_whole(self, move: Move) -> None:
        """The same as before there was packing."""
        with patch.object(commits, "write_states", _write_whole):
            await self.move(move)

    async def replay(self) -> None:
        """Open a replay that nobody has opened before."""
        service = self.service
        guard = Guard(service.storage, Limits(), service.clock)
        replays = Replays(service.repository, service.history, guard)
        table = await service.repository.table(self._id)
        began = process_time()
        await replays.frames(table)
        self.replays.append(process_time() - began)

    async def replay_whole(self) -> None:
        """The same as before there was packing."""
        with patch.object(History, "saved", _saved_whole):
            await self.replay()

    async def count(self) -> int:
        """How many states there are."""
        return len(await self.service.history.saved(self._id))

    async def stored(self) -> int:
        """How many bytes the states take."""
        row = await self.service.storage.row("SELECT sum(length(state)) FROM states")
        assert row is not None
        return int(row[0])


async def _write_whole(writer: Writer, table_id: int, first: int, states: Sequence[State]) -> None:
    rows = [(table_id, version, save(state)) for version, state in enumerate(states, first)]
    await writer.executemany("INSERT INTO states (table_id, version, state) VALUES (?, ?, ?)", rows)


async def _saved_whole(history: History, table_id: int) -> dict[int, bytes]:
    query = "SELECT version, state FROM states WHERE table_id = ? ORDER BY version"
    return {row["version"]: row["state"] for row in await history._storage.rows(query, (table_id,))}
