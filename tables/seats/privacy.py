"""What is known of a person: handed to them as one file, or forgotten."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from contextlib import suppress
from functools import partial
from typing import Any

import msgspec

from engine.core import Text
from engine.core.saving import BrokenSaveError
from engine.release import release
from tables.clock.notifications import CALL
from tables.play.computer_players import substitute_for
from tables.play.playing import Play
from tables.seats.lobby import Lobbies
from tables.store import outbox
from tables.store.database import Storage
from tables.store.model import Refused, Status, Table
from tables.store.people import People
from tables.store.repository import TableRepository

Change = Callable[[int, Callable[[Table], Awaitable[None]]], Awaitable[None]]
"""Does something to a table while nobody else does."""

_KNOWN = {
    "settings": "SELECT * FROM people WHERE user_id = ?1",
    "tables": (
        "SELECT tables.id, guild_id, channel_id, game, settings, options, status, created_at, changed_at, "
        "seat, name, host_id = ?1 AS host FROM tables JOIN seats ON table_id = tables.id "
        "WHERE user_id = ?1 OR owner_id = ?1 ORDER BY tables.id"
    ),
    "moves": (
        "SELECT moves.table_id, version, number, choice, made_at FROM moves "
        "JOIN seats USING (table_id, seat) WHERE user_id = ?1 AND version > since "
        "ORDER BY moves.table_id, version"
    ),
    "undos": (
        "SELECT undos.table_id, version, back_to, made_at FROM undos JOIN seats USING (table_id, seat) "
        "WHERE user_id = ?1 AND version > since ORDER BY undos.table_id, version"
    ),
    "answers in the making": (
        "SELECT drafts.table_id, number, words FROM drafts "
        "JOIN seats USING (table_id, seat) WHERE user_id = ?1"
    ),
    "direct messages": "SELECT table_id, channel_id, message_id, posted_at FROM panels WHERE user_id = ?1",
    "votes": "SELECT vote_id, choice FROM ballots WHERE user_id = ?1",
    "wishes for a seat": "SELECT table_id, about FROM votes WHERE json_extract(about, '$.user') = ?1",
    "calls put off": f"SELECT table_id, due_at FROM timers WHERE kind = '{CALL}' AND subject = ?1",
    "followed tables": "SELECT table_id FROM followers WHERE user_id = ?1",
    "seats left to computer players": "SELECT table_id, seat FROM leavers WHERE user_id = ?1",
    "results": "SELECT table_id, place, winners, answers, waited, rated FROM results WHERE user_id = ?1",
    "clocks": "SELECT table_id, started_at, deadline FROM clocks WHERE user_id = ?1",
}
"""Every place where something about a person is written down."""

_NAMES = (
    "SELECT name FROM seats WHERE user_id = ?1 UNION SELECT owner_name FROM seats WHERE owner_id = ?1 "
    "UNION SELECT name FROM results WHERE user_id = ?1 "
    "UNION SELECT rtrim(substr(name, instr(name, ' (') + 2), ')') FROM seats "
    "WHERE (table_id, seat) IN (SELECT table_id, seat FROM leavers WHERE user_id = ?1) "
    "UNION SELECT json_extract(about, '$.name') FROM votes WHERE json_extract(about, '$.user') = ?1"
)
"""What somebody is called at tables."""
_SEATS = "(SELECT table_id, seat FROM seats WHERE user_id = ?)"
_LEFT = "(SELECT table_id, seat FROM leavers WHERE user_id = ?)"
_VOTES = (
    "(SELECT id FROM votes LEFT JOIN ballots ON vote_id = id "
    "WHERE user_id = ?1 OR json_extract(about, '$.user') = ?1)"
)
"""That ask somebody, or are about somebody who does not sit there yet."""
_NEXT_HOST = "SELECT user_id FROM seats WHERE table_id = tables.id AND user_id != ?1 ORDER BY seat LIMIT 1"
_OWN_NAME = "substr(name, 1, instr(name || ' (', ' (') - 1)"
"""Of a computer player, without that of whom it has replaced."""
_FORGOTTEN = (
    "DELETE FROM people WHERE user_id = ?",
    "DELETE FROM panels WHERE user_id = ?",
    "DELETE FROM clocks WHERE user_id = ?",
    "DELETE FROM followers WHERE user_id = ?",
    f"DELETE FROM timers WHERE kind = '{CALL}' AND subject = ?",
    f"DELETE FROM timers WHERE kind = 'vote' AND subject IN {_VOTES}",
    f"DELETE FROM votes WHERE id IN {_VOTES}",
    f"DELETE FROM drafts WHERE (table_id, seat) IN {_SEATS}",
    f"UPDATE moves SET interaction_id = NULL WHERE (table_id, seat) IN {_SEATS}",
    f"UPDATE undos SET interaction_id = NULL WHERE (table_id, seat) IN {_SEATS}",
    "UPDATE results SET user_id = NULL, name = 'Anonymous ' || char(65 + seat) WHERE user_id = ?",
    f"UPDATE tables SET host_id = coalesce(({_NEXT_HOST}), 0) WHERE host_id = ?1",
    "UPDATE seats SET owner_id = NULL, owner_name = NULL, returns_at = NULL WHERE owner_id = ?",
    f"UPDATE seats SET name = {_OWN_NAME} WHERE user_id IS NULL AND (table_id, seat) IN {_LEFT}",
    f"UPDATE results SET name = {_OWN_NAME} WHERE user_id IS NULL AND (table_id, seat) IN {_LEFT}",
    "DELETE FROM leavers WHERE user_id = ?",
    "UPDATE seats SET user_id = NULL, name = 'Anonymous ' || char(65 + seat) WHERE user_id = ?",
)


class Privacy:
    """The whole of what is kept about somebody."""

    def __init__(
        self,
        storage: Storage,
        repository: TableRepository,
        people: People,
        lobbies: Lobbies,
        play: Play,
        clock: Callable[[], float],
    ) -> None:
        self._storage = storage
        self._repository = repository
        self._people = people
        self._lobbies = lobbies
        self._play = play
        self._clock = clock

    async def known(self, user_id: int) -> bytes:
        """Everything that is kept about a person, as JSON."""
        about: dict[str, Any] = {"person": user_id, "written": self._clock(), "release": release()}
        for name, query in _KNOWN.items():
            about[name] = [dict(row) for row in await self._storage.rows(query, (user_id,))]
        return msgspec.json.format(msgspec.json.encode(about), indent=1)

    async def forget(self, user_id: int, change: Change) -> None:
        """Remove a person.

        In open games a computer player goes on, in finished ones an anonymous seat stays. The moves stay:
        without them the games of the others could not be told any more.
        """
        names = {row["name"] for row in await self._storage.rows(_NAMES, (user_id,))}
        for table in await self._repository.of_person(user_id) + await self._repository.left_by(user_id):
            with suppress(
                Refused, BrokenSaveError
            ):  # a table that is not well waits for its repair without them
                await change(table.id, partial(self._leave, user_id=user_id))
        async with self._storage.transaction() as writer:
            for forgetting in _FORGOTTEN:
                await writer.execute(forgetting, (user_id,))
            await outbox.forget(writer, user_id, names)
        self._people.forget(user_id)
        await self._storage.leave_no_trace()

    async def _leave(self, table: Table, user_id: int) -> None:
        if table.status is Status.LOBBY:
            await self._lobbies.leave(table, user_id)
            return
        if table.status is not Status.PLAYING:
            return
        kept = table.kept_for(user_id)
        seat = kept.seat if kept else table.seat_of(user_id)
        if seat is not None:
            bot, heir = substitute_for(table, seat)
            nameless = msgspec.structs.replace(heir, name=bot)
            await self._play.reseat(table, nameless, Text("story-forgotten", {"bot": bot}))
