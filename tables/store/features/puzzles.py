"""How people have done at puzzles: tries, the best result, and whether they have seen the solution."""

from __future__ import annotations

from typing import NamedTuple

from engine.core import EXERCISE
from engine.core.puzzles import SOLVER
from engine.core.registry import game_of
from tables.store.commits import Commit
from tables.store.database import Storage, Writer
from tables.store.model import Status, Table


class Attempts(NamedTuple):
    """What is remembered of somebody at one puzzle."""

    tries: int = 0
    best: int | None = None
    solved: bool = False
    solution_seen: bool = False


def puzzle_id(table: Table) -> str | None:
    """The puzzle on a table, as `/practice` calls it; None if there is none."""
    name = table.settings.get(EXERCISE)
    return f"{table.game}:{name}" if name in game_of(table).puzzles else None


class PuzzleAttempts:
    """Remembers what everybody has tried; it counts in no statistics."""

    def __init__(self, storage: Storage) -> None:
        self._storage = storage

    async def of(self, user_id: int) -> dict[str, Attempts]:
        """Everything somebody has tried."""
        query = "SELECT puzzle, tries, best, solved, solution_seen FROM puzzles WHERE user_id = ?"
        return {
            row["puzzle"]: Attempts(
                row["tries"], row["best"], bool(row["solved"]), bool(row["solution_seen"])
            )
            for row in await self._storage.rows(query, (user_id,))
        }

    async def at(self, user_id: int, table: Table) -> Attempts:
        """How somebody has done at the puzzle on a table."""
        return (await self.of(user_id)).get(puzzle_id(table) or "", Attempts())

    async def note_solution_seen(self, user_id: int, table: Table) -> None:
        """Remember that somebody has looked at the solution."""
        async with self._storage.transaction() as writer:
            await writer.execute(
                "INSERT INTO puzzles (user_id, puzzle, solution_seen) VALUES (?, ?, 1) "
                "ON CONFLICT (user_id, puzzle) DO UPDATE SET solution_seen = 1",
                (user_id, puzzle_id(table)),
            )

    async def on_commit(self, writer: Writer, commit: Commit) -> None:
        """Count the try that ends with this commit."""
        table, result = commit.table, commit.state.result
        puzzle, user_id = puzzle_id(table), table.holders[SOLVER].user_id
        ended = table.status is Status.OVER and commit.before.status is not Status.OVER
        if puzzle is None or user_id is None or result is None or not ended:
            return
        reached = result.scores[SOLVER]
        solved = reached >= game_of(table).puzzles[table.settings[EXERCISE]].best
        await writer.execute(
            "INSERT INTO puzzles (user_id, puzzle, tries, best, solved) VALUES (?, ?, 1, ?, ?) "
            "ON CONFLICT (user_id, puzzle) DO UPDATE SET tries = puzzles.tries + 1, "
            "best = CASE WHEN puzzles.best > excluded.best THEN puzzles.best ELSE excluded.best END, "
            "solved = CASE WHEN puzzles.solved = 1 THEN 1 ELSE excluded.solved END",
            (user_id, puzzle, reached, int(solved)),
        )
