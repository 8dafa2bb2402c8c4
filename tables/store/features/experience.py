"""How often somebody has answered which kind of question."""

from __future__ import annotations

from tables.store.commits import Commit
from tables.store.database import Storage, Writer


class Experience:
    """What people know already, counted question by question."""

    def __init__(self, storage: Storage) -> None:
        self._storage = storage

    async def answers(self, user_id: int, question: str) -> int:
        """How often somebody has answered this kind of question, named by the key of its prompt."""
        query = "SELECT answers FROM experience WHERE user_id = ? AND question = ?"
        row = await self._storage.row(query, (user_id, question))
        return row["answers"] if row else 0

    async def answers_at(self, user_id: int, game: str) -> int:
        """How often somebody has answered anything at a game, whose questions have its key in front."""
        query = (
            "SELECT CAST(sum(answers) AS BIGINT) AS answers FROM experience "
            "WHERE user_id = ? AND question LIKE ?"
        )
        row = await self._storage.row(query, (user_id, f"{game}-%"))
        return (row["answers"] or 0) if row else 0

    async def on_commit(self, writer: Writer, commit: Commit) -> None:
        """Count the answer that led to this commit, if a person gave it."""
        move = commit.records[0].move
        if move is None or not commit.question or commit.interaction_id is None:
            return
        user_id = commit.before.holders[move.seat].user_id
        if user_id is not None:
            writer.later(
                "INSERT INTO experience (user_id, question, answers) VALUES (?, ?, 1) "
                "ON CONFLICT (user_id, question) DO UPDATE SET answers = experience.answers + 1",
                (user_id, commit.question),
            )
