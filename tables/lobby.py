"""Before the game: who opens a table, who sits down, what is played."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterable
from typing import NamedTuple

import msgspec

from engine.core import Text
from engine.core.registry import AnyGame, game
from tables import outbox
from tables.model import BOT_NAMES, Errand, Holder, Refused, Status, Table, TableErrand
from tables.shelf import Shelf, change_table, write_holders
from tables.storage import Storage


class Newcomer(NamedTuple):
    """A person as Discord introduces them."""

    user_id: int
    name: str


class Lobbies:
    """Everything people can do before a game starts."""

    def __init__(self, storage: Storage, shelf: Shelf, clock: Callable[[], float]) -> None:
        self._storage = storage
        self._shelf = shelf
        self._clock = clock

    async def open(
        self, guild_id: int | None, channel_id: int, host: Newcomer, game_key: str, locale: str
    ) -> Table:
        """Open a lobby; its first guest is the host."""
        its_game = game(game_key)
        settings = msgspec.json.encode(its_game.checked_settings({})).decode()
        now = self._clock()
        try:
            async with self._storage.transaction() as writer:
                cursor = await writer.execute(
                    "INSERT INTO tables (guild_id, channel_id, game, settings, host_id, status, locale, "
                    "created_at, changed_at) VALUES (?, ?, ?, ?, ?, 'lobby', ?, ?, ?)",
                    (guild_id, channel_id, game_key, settings, host.user_id, locale, now, now),
                )
                table_id = cursor.lastrowid
                assert table_id is not None
                await write_holders(writer, table_id, (Holder(0, host.user_id, host.name),))
                await outbox.put(writer, table_id, [TableErrand()])
        except sqlite3.IntegrityError:
            raise Refused(Text("channel-has-a-table")) from None
        return await self._shelf.table(table_id)

    async def join(self, table: Table, guest: Newcomer) -> None:
        """Sit down."""
        self._must_be_open(table)
        if table.seat_of(guest.user_id) is not None:
            raise Refused(Text("already-seated"))
        if len(table.holders) >= _game(table).seats[1]:
            raise Refused(Text("table-is-full", {"most": _game(table).seats[1]}))
        newcomer = Holder(len(table.holders), guest.user_id, guest.name)
        await self._change(table, holders=(*table.holders, newcomer))

    async def leave(self, table: Table, user_id: int) -> Text:
        """Stand up. The host hands over to the next person; with nobody left the lobby closes."""
        self._must_be_open(table)
        if table.seat_of(user_id) is None:
            raise Refused(Text("not-seated"))
        remaining = [holder for holder in table.people if holder.user_id != user_id]
        if not remaining:
            await self._change(table, status=Status.CLOSED)
            return Text("lobby-closed-empty")
        holders = _reseated(holder for holder in table.holders if holder.user_id != user_id)
        if table.host_id != user_id:
            await self._change(table, holders=holders)
            return Text("lobby-left")
        heir = remaining[0]
        assert heir.user_id is not None
        await self._change(table, holders=holders, host_id=heir.user_id)
        return Text("lobby-left-host", {"heir": heir.name})

    async def add_bot(self, table: Table, user_id: int) -> None:
        """The host lets a computer player sit down."""
        self._must_be_host(table, user_id)
        if len(table.holders) >= _game(table).seats[1]:
            raise Refused(Text("table-is-full", {"most": _game(table).seats[1]}))
        taken = set(table.names)
        name = next(name for name in BOT_NAMES if name not in taken)
        await self._change(table, holders=(*table.holders, Holder(len(table.holders), None, name)))

    async def remove_bot(self, table: Table, user_id: int) -> None:
        """The host sends the computer player away who came last."""
        self._must_be_host(table, user_id)
        bots = [holder for holder in table.holders if holder.user_id is None]
        if not bots:
            raise Refused(Text("no-bot-here"))
        await self._change(table, holders=_reseated(holder for holder in table.holders if holder != bots[-1]))

    async def choose(self, table: Table, user_id: int, setting: str, value: str) -> None:
        """The host changes a setting of the game."""
        self._must_be_host(table, user_id)
        settings = _game(table).checked_settings({**table.settings, setting: value})
        await self._change(table, settings=settings)

    async def hand_over(self, table: Table, user_id: int, heir_id: int) -> None:
        """The host makes somebody else at the table the host."""
        self._must_be_host(table, user_id)
        if table.seat_of(heir_id) is None:
            raise Refused(Text("heir-not-seated"))
        await self._change(table, host_id=heir_id)

    async def close(self, table: Table, user_id: int, moderator: bool) -> None:
        """The host, or a moderator of the server, closes the lobby."""
        self._must_be_open(table)
        if user_id != table.host_id and not moderator:
            raise Refused(Text("only-the-host", {"host": _host_name(table)}))
        await self._change(table, status=Status.CLOSED)

    def must_be_ready(self, table: Table, user_id: int) -> None:
        """Refuse a start by anybody but the host, or with too few seats taken."""
        self._must_be_host(table, user_id)
        least, most = _game(table).seats
        if not least <= len(table.holders) <= most:
            raise Refused(Text("too-few-seated", {"least": least, "seated": len(table.holders)}))

    def _must_be_open(self, table: Table) -> None:
        if table.status is not Status.LOBBY:
            raise Refused(Text("lobby-is-over"))

    def _must_be_host(self, table: Table, user_id: int) -> None:
        self._must_be_open(table)
        if user_id != table.host_id:
            raise Refused(Text("only-the-host", {"host": _host_name(table)}))

    async def _change(
        self,
        table: Table,
        *,
        holders: tuple[Holder, ...] | None = None,
        settings: dict[str, str] | None = None,
        status: Status = Status.LOBBY,
        host_id: int | None = None,
    ) -> None:
        errands: list[Errand] = [TableErrand()]
        async with self._storage.transaction() as writer:
            await change_table(
                writer,
                table,
                version=table.version + 1,
                status=status,
                host_id=host_id or table.host_id,
                now=self._clock(),
            )
            if holders is not None:
                await write_holders(writer, table.id, holders)
            if settings is not None:
                change = "UPDATE tables SET settings = ? WHERE id = ?"
                await writer.execute(change, (msgspec.json.encode(settings).decode(), table.id))
            await outbox.put(writer, table.id, errands)


def _game(table: Table) -> AnyGame:
    return game(table.game)


def _reseated(holders: Iterable[Holder]) -> tuple[Holder, ...]:
    return tuple(Holder(seat, holder.user_id, holder.name) for seat, holder in enumerate(holders))


def _host_name(table: Table) -> str:
    return next(holder.name for holder in table.holders if holder.user_id == table.host_id)
