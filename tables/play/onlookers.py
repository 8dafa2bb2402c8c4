"""Onlookers: whoever follows a table is told when its next round begins, and when the game is over."""

from __future__ import annotations

from engine.core import State, Text
from engine.core.registry import game_of
from tables.store import outbox
from tables.store.commits import Commit
from tables.store.database import Storage, Writer
from tables.store.features.followers import (
    delete_follower,
    delete_followers,
    delete_seated_followers,
    followed_by,
    followers_of,
    has_followers,
    insert_follower,
    move_followers_on,
)
from tables.store.model import NoticeErrand, Refused, Status, Table
from tables.store.repository import TableRepository


class Onlookers:
    """Who follows which table; they hear public facts only."""

    def __init__(self, storage: Storage, repository: TableRepository) -> None:
        self._storage = storage
        self._repository = repository

    async def followed(self, user_id: int) -> list[Table]:
        """The tables somebody follows, the oldest first."""
        return [await self._repository.table(one) for one in await followed_by(self._storage, user_id)]

    async def toggle(self, table: Table, user_id: int) -> Text:
        """Begin to follow a table, or stop; returns what to answer."""
        if table.seat_of(user_id) is not None:
            raise Refused(Text("follow-seated"))
        if table.status is not Status.PLAYING:
            raise Refused(Text("game-is-not-running"))
        chapter = _chapter(await self._repository.state(table))
        async with self._storage.transaction() as writer:
            if await delete_follower(writer, table.id, user_id):
                return Text("follow-stopped", _place(table))
            await insert_follower(writer, table.id, user_id, chapter)
        return Text("follow-begun", _place(table))

    async def on_commit(self, writer: Writer, commit: Commit) -> None:
        """Tell the followers of a table that a new round has begun, or that the game is over."""
        table = commit.table
        if not await has_followers(self._storage, table.id):
            return
        await delete_seated_followers(writer, table.id)
        followers = await followers_of(writer, table.id)
        if table.status is not Status.PLAYING:
            await delete_followers(writer, table.id)
            ended = Text("follow-ended", _place(table))
            await outbox.put(writer, table.id, [NoticeErrand(user_id, ended) for user_id in followers])
            return
        chapter = _chapter(commit.state)
        behind = await move_followers_on(writer, table.id, chapter)
        if chapter is not None:
            news = Text("follow-moved-on", {**_place(table), "chapter": chapter})
            await outbox.put(writer, table.id, [NoticeErrand(user_id, news) for user_id in behind])


def _chapter(state: State) -> Text | None:
    its_game = game_of(state)
    chapter: Text | None = its_game.chapter(its_game.view(state, None))
    return chapter


def _place(table: Table) -> dict[str, int | str | Text]:
    return {"game": game_of(table).title, "channel": f"<#{table.channel_id}>"}
