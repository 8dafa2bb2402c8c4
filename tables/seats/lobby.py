"""Before the game: who opens a table, who sits down, what is played."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterable
from typing import NamedTuple

import aiosqlite
import msgspec

from engine.core import Text
from engine.core.registry import AnyGame, game
from tables.store import outbox
from tables.store.database import Storage
from tables.store.model import COMPUTER_PLAYER_NAMES, Holder, Refused, Status, Table, TableErrand
from tables.store.repository import TableRepository, change_table, write_holders, write_options
from tables.store.table_settings import DAY, is_option, with_choice
from tables.store.timers import Timer, TimerHandler, drop_timers, set_timer

EXPIRY = "expiry"
"""The kind of timer that closes a lobby."""
LIFETIME = 7 * DAY
"""How long a lobby stays open in which nothing happens."""


class Newcomer(NamedTuple):
    """A person as Discord introduces them."""

    user_id: int
    name: str


class _Place(NamedTuple):
    """Where a table is, and what it speaks."""

    guild_id: int | None
    channel_id: int
    locale: str


class Lobbies:
    """Everything people can do before a game starts."""

    def __init__(self, storage: Storage, repository: TableRepository, clock: Callable[[], float]) -> None:
        self._storage = storage
        self._repository = repository
        self._clock = clock

    async def open(
        self,
        guild_id: int | None,
        channel_id: int,
        host: Newcomer,
        game_key: str,
        locale: str,
        exercise: str | None = None,
    ) -> Table:
        """Open a lobby, or a table for an exercise; its first guest is the host."""
        place = _Place(guild_id, channel_id, locale)
        its_game = game(game_key)
        settings = its_game.exercise_settings(exercise) if exercise else its_game.checked_settings({})
        return await self._open(
            place, game_key, settings, {}, (Holder(0, host.user_id, host.name),), host.user_id
        )

    async def rematch(self, table: Table, user_id: int) -> Table:
        """Open a lobby for the same people with all they had agreed on, everybody one seat further.

        Whoever has had enough can stand up; whoever has asked for it is the host, and starts.
        """
        if table.status is not Status.OVER:
            raise Refused(Text("rematch-too-early"))
        if table.seat_of(user_id) is None:
            raise Refused(Text("not-seated"))
        place = _Place(table.guild_id, table.channel_id, table.locale)
        holders = _with_own_names(_reseated([*table.holders[1:], table.holders[0]]))
        settings = _game(table).checked_settings(table.settings)
        return await self._open(place, table.game, settings, table.table_settings, holders, user_id)

    async def _open(
        self,
        place: _Place,
        game_key: str,
        settings: dict[str, str],
        options: dict[str, str],
        holders: tuple[Holder, ...],
        host_id: int,
    ) -> Table:
        now = self._clock()
        agreed = msgspec.json.encode(settings).decode()
        guests = [one.user_id for one in holders if one.user_id is not None and one.user_id != host_id]
        try:
            async with self._storage.transaction() as writer:
                cursor = await writer.execute(
                    "INSERT INTO tables (guild_id, channel_id, locale, game, settings, host_id, status, "
                    "created_at, changed_at) VALUES (?, ?, ?, ?, ?, ?, 'lobby', ?, ?)",
                    (*place, game_key, agreed, host_id, now, now),
                )
                table_id = cursor.lastrowid
                assert table_id is not None
                await write_holders(writer, table_id, holders)
                await write_options(writer, table_id, options)
                await self._let_expire(writer, table_id, now)
                await outbox.put(writer, table_id, [TableErrand(mention=tuple(guests))])
        except sqlite3.IntegrityError:
            raise Refused(Text("channel-has-a-table")) from None
        return await self._repository.table(table_id)

    async def join(self, table: Table, guest: Newcomer) -> None:
        """Sit down."""
        self._must_be_open(table)
        if table.seat_of(guest.user_id) is not None:
            raise Refused(Text("already-seated"))
        self._must_have_room(table)
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

    async def add_computer_player(self, table: Table, user_id: int) -> None:
        """The host lets a computer player sit down."""
        self._must_be_host(table, user_id)
        self._must_have_room(table)
        taken = set(table.names)
        name = next(name for name in COMPUTER_PLAYER_NAMES if name not in taken)
        await self._change(table, holders=(*table.holders, Holder(len(table.holders), None, name)))

    async def remove_computer_player(self, table: Table, user_id: int) -> None:
        """The host sends the computer player away who came last."""
        self._must_be_host(table, user_id)
        bots = [holder for holder in table.holders if holder.user_id is None]
        if not bots:
            raise Refused(Text("no-bot-here"))
        await self._change(table, holders=_reseated(holder for holder in table.holders if holder != bots[-1]))

    async def choose(self, table: Table, user_id: int, setting: str, value: str) -> None:
        """The host changes a setting of the game, or what the table agrees on beside it."""
        self._must_be_host(table, user_id)
        if is_option(setting):
            await self._change(table, options=with_choice(table.table_settings, setting, value))
            return
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
        if table.status is Status.PLAYING:
            raise Refused(Text("game-is-running"))
        self._must_be_open(table)
        if user_id != table.host_id and not moderator:
            raise Refused(Text("only-the-host", {"host": _host_name(table)}))
        await self._change(table, status=Status.CLOSED)

    def must_be_ready(self, table: Table, user_id: int) -> None:
        """Refuse a start by anybody but the host, or with too few seats taken."""
        self._must_be_host(table, user_id)
        least, most = _game(table).seats_with(table.settings)
        if not least <= len(table.holders) <= most:
            raise Refused(Text("too-few-seated", {"least": least, "seated": len(table.holders)}))

    def _must_be_open(self, table: Table) -> None:
        if table.status is not Status.LOBBY:
            raise Refused(Text("lobby-is-over"))

    def _must_have_room(self, table: Table) -> None:
        _, most = _game(table).seats_with(table.settings)
        if len(table.holders) >= most:
            raise Refused(Text("table-is-full", {"most": most}))

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
        options: dict[str, str] | None = None,
        status: Status = Status.LOBBY,
        host_id: int | None = None,
        notes: tuple[Text, ...] = (),
    ) -> None:
        now = self._clock()
        async with self._storage.transaction() as writer:
            await change_table(
                writer,
                table,
                version=table.version + 1,
                status=status,
                host_id=host_id or table.host_id,
                now=now,
            )
            if holders is not None:
                await write_holders(writer, table.id, holders)
            if settings is not None:
                change = "UPDATE tables SET settings = ? WHERE id = ?"
                await writer.execute(change, (msgspec.json.encode(settings).decode(), table.id))
            if options is not None:
                await write_options(writer, table.id, options)
            await self._let_expire(writer, table.id, now, status)
            await outbox.put(writer, table.id, [TableErrand(notes)])

    async def _let_expire(
        self, writer: aiosqlite.Connection, table_id: int, now: float, status: Status = Status.LOBBY
    ) -> None:
        if status is Status.LOBBY:
            await set_timer(writer, Timer(table_id, EXPIRY, 0, now + LIFETIME))
        else:
            await drop_timers(writer, table_id, EXPIRY)

    @property
    def timer_handlers(self) -> dict[str, TimerHandler]:
        """A lobby in which nothing has happened for a while closes."""
        return {EXPIRY: self._expires}

    async def _expires(self, table: Table, timer: Timer) -> None:
        note = Text("story-lobby-expired", {"days": round(LIFETIME / DAY)})
        await self._change(table, status=Status.CLOSED, notes=(note,))


def _game(table: Table) -> AnyGame:
    return game(table.game)


def _reseated(holders: Iterable[Holder]) -> tuple[Holder, ...]:
    return tuple(Holder(seat, holder.user_id, holder.name) for seat, holder in enumerate(holders))


def _with_own_names(holders: tuple[Holder, ...]) -> tuple[Holder, ...]:
    """Computer players who had sat in for somebody go by their own names again."""
    taken = {holder.name for holder in holders if holder.user_id is not None}
    names = iter([name for name in COMPUTER_PLAYER_NAMES if name not in taken])
    return tuple(one if one.user_id is not None else Holder(one.seat, None, next(names)) for one in holders)


def _host_name(table: Table) -> str:
    return next(holder.name for holder in table.holders if holder.user_id == table.host_id)
