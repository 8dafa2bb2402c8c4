"""People who watch: whoever follows a table is told when it comes to its next round, and when it is over."""

from __future__ import annotations

import aiosqlite
import msgspec

from engine.core import State, Text
from engine.core.registry import game
from tables.store import outbox
from tables.store.database import Storage
from tables.store.model import Commit, NoticeErrand, Refused, Status, Table
from tables.store.repository import TableRepository


class Onlookers:
    """Who follows which table; they are told public facts only."""

    def __init__(self, storage: Storage, repository: TableRepository) -> None:
        self._storage = storage
        self._repository = repository

    async def toggle(self, table: Table, user_id: int) -> Text:
        """Begin to follow a table, or stop; what is returned says which."""
        if table.seat_of(user_id) is not None:
            raise Refused(Text("follow-seated"))
        if table.status is not Status.PLAYING:
            raise Refused(Text("game-is-not-running"))
        chapter = _chapter(await self._repository.state(table))
        values = (table.id, user_id)
        async with self._storage.transaction() as writer:
            stop = "DELETE FROM followers WHERE table_id = ? AND user_id = ?"
            if (await writer.execute(stop, values)).rowcount:
                return Text("follow-stopped", _place(table))
            begin = "INSERT INTO followers (table_id, user_id, chapter) VALUES (?, ?, ?)"
            await writer.execute(begin, (*values, _written(chapter)))
        return Text("follow-begun", _place(table))

    async def on_commit(self, writer: aiosqlite.Connection, commit: Commit) -> None:
        """Tell the followers of a table what a new version of it means to them."""
        table = commit.table
        seated = "user_id IN (SELECT user_id FROM seats WHERE table_id = ?1)"
        await writer.execute(f"DELETE FROM followers WHERE table_id = ?1 AND {seated}", (table.id,))
        query = "SELECT user_id, chapter FROM followers WHERE table_id = ?"
        followers = list(await writer.execute_fetchall(query, (table.id,)))
        if not followers:
            return
        if table.status is not Status.PLAYING:
            await writer.execute("DELETE FROM followers WHERE table_id = ?", (table.id,))
            ended = Text("follow-ended", _place(table))
            await outbox.put(writer, table.id, [NoticeErrand(user_id, ended) for user_id, _ in followers])
            return
        chapter = _chapter(commit.state)
        behind = [user_id for user_id, known in followers if known != _written(chapter)]
        change = "UPDATE followers SET chapter = ? WHERE table_id = ?"
        await writer.execute(change, (_written(chapter), table.id))
        if chapter is not None:
            news = Text("follow-moved-on", {**_place(table), "chapter": chapter})
            await outbox.put(writer, table.id, [NoticeErrand(user_id, news) for user_id in behind])


def _chapter(state: State) -> Text | None:
    its_game = game(state.game)
    chapter: Text | None = its_game.chapter(its_game.view(state, None))
    return chapter


def _written(chapter: Text | None) -> str:
    return msgspec.json.encode(chapter).decode()


def _place(table: Table) -> dict[str, int | str | Text]:
    return {"game": game(table.game).title, "channel": f"<#{table.channel_id}>"}
