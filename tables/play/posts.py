"""Round posts: at the end of a round the channel is shown what it has brought."""

from __future__ import annotations

import asyncio

from engine.core import State
from engine.core.registry import game_of
from tables.store import outbox
from tables.store.commits import Commit
from tables.store.database import Writer
from tables.store.model import PostErrand


async def post_rounds(writer: Writer, commit: Commit) -> None:
    """Have every round posted that has ended with this commit, unless the table wants no posts.

    An exercise is nobody else's business, and whoever undoes something has been shown it already.
    """
    table = commit.table
    if table.table_settings["posts"] == "none" or table.is_exercise:
        return
    ended = await asyncio.to_thread(_ended, commit)
    if ended:
        await outbox.put(writer, table.id, ended)


def _ended(commit: Commit) -> list[PostErrand]:
    return [
        PostErrand(version)
        for version, record in enumerate(commit.records, commit.before.version + 1)
        if record.move is not None and record.state.events and _ends_a_round(record.state)
    ]


def _ends_a_round(state: State) -> bool:
    its_game = game_of(state)
    return bool(its_game.round_post(its_game.view(state, None)))
