"""Lobbies: opening a table, sitting down, choosing settings, and starting the game."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from typing import NamedTuple

from msgspec.structs import replace

from engine.core import EXERCISE, LESSON, Seat, Text
from engine.core.registry import AnyGame, game, game_of
from engine.search.players import NORMAL, STRENGTHS
from tables.play.games import Play
from tables.play.limits import Guard
from tables.store import outbox
from tables.store.commits import (
    NewTable,
    change_table,
    insert_table,
    write_holders,
    write_settings,
    write_table_settings,
)
from tables.store.company.cards import refresh_cards
from tables.store.database import Storage, Writer
from tables.store.features.editions import Editions
from tables.store.model import (
    COMPUTER_PLAYER_NAMES,
    Errand,
    Holder,
    NoticeErrand,
    Refused,
    Status,
    Table,
    TableErrand,
)
from tables.store.repository import TableRepository
from tables.store.table_settings import DAY, MINUTE, for_a_rematch, is_table_setting, with_setting
from tables.store.timers import COMPLETE, EXPIRY, Timer, drop_timer, drop_timers, set_timer

LIFETIME = 7 * DAY
"""How long a lobby in which nothing happens stays open."""
LAST_MINUTE = MINUTE
"""How long a lobby waits once enough have sat down: whoever has second thoughts can still leave."""


class Newcomer(NamedTuple):
    """A person who wants a seat, with the name they have on Discord."""

    user_id: int
    name: str


class Lobbies:
    """Everything people can do before a game starts."""

    def __init__(
        self,
        storage: Storage,
        repository: TableRepository,
        play: Play,
        guard: Guard,
        clock: Callable[[], float],
        editions: Editions,
    ) -> None:
        self._storage = storage
        self._repository = repository
        self._play = play
        self._guard = guard
        self._clock = clock
        self._editions = editions

    async def open(
        self,
        guild_id: int | None,
        channel_id: int,
        host: Newcomer,
        game_key: str,
        locale: str,
        exercise: str | None = None,
        table_settings: Mapping[str, str] | None = None,
    ) -> Table:
        """Open a lobby, or a table for an exercise; the host sits down first.

        Table settings that are not given have the defaults of tables from before there were any.
        """
        its_game = game(game_key)
        settings = its_game.exercise_settings(exercise) if exercise else its_game.checked_settings({})
        seats, _ = its_game.seats_with(settings) if exercise else (1, 1)
        others = enumerate(COMPUTER_PLAYER_NAMES[: seats - 1], 1)
        holders = (
            Holder(0, host.user_id, host.name),
            *(Holder(seat, None, name) for seat, name in others),
        )
        agreed = dict(table_settings or {})
        return await self._open(
            NewTable(guild_id, channel_id, locale, game_key, settings, agreed, host.user_id, holders)
        )

    async def open_lesson(
        self, guild_id: int | None, channel_id: int, host: Newcomer, game_key: str, locale: str
    ) -> Table:
        """Open the table of a lesson: the learner, and computer players in all other seats."""
        its_game = game(game_key)
        settings = its_game.lesson_settings()
        seats, _ = its_game.seats_with(settings)
        learner = Holder(0, host.user_id, host.name)
        others = tuple(
            Holder(seat, None, name) for seat, name in enumerate(COMPUTER_PLAYER_NAMES[: seats - 1], 1)
        )
        holders = _with_own_names((learner, *others))
        return await self._open(
            NewTable(guild_id, channel_id, locale, game_key, settings, {}, host.user_id, holders)
        )

    async def rematch(self, table: Table, user_id: int, warned: Iterable[int] = ()) -> Table:
        """Open a lobby for the same people with the same settings, everybody one seat further on.

        Whoever asks for the rematch is the host. Nobody is asked before they sit there again, so those who
        avoid somebody at the table are `warned`, in private.
        """
        was_played = table.status is Status.CLOSED and await self._repository.seed(table.id) is not None
        if table.status is not Status.OVER and not was_played:
            raise Refused(Text("rematch-too-early"))
        if table.seat_of(user_id) is None:
            raise Refused(Text("not-seated"))
        return await self._open(
            NewTable(
                guild_id=table.guild_id,
                channel_id=table.channel_id,
                locale=table.locale,
                game=table.game,
                settings=_game(table).checked_settings(table.settings),
                table_settings=for_a_rematch(table.table_settings),
                host_id=user_id,
                holders=_with_own_names(_reseated([*table.holders[1:], table.holders[0]])),
            ),
            [NoticeErrand(one, _warning(table)) for one in warned],
        )

    async def _open(self, new: NewTable, extra: Sequence[Errand] = ()) -> Table:
        now = self._clock()
        people = [holder.user_id for holder in new.holders if holder.user_id is not None]
        guests = tuple(user_id for user_id in people if user_id != new.host_id)
        async with self._storage.transaction() as writer:
            alone = EXERCISE in new.settings or LESSON in new.settings
            if not alone:  # what lessons and puzzles teach and prove holds for our own values
                new = new._replace(edition=self._editions.played(new.game))
            await self._guard.new_table(writer, new.guild_id, new.host_id, alone)
            table_id = await insert_table(writer, new, now)
            await _let_expire(writer, table_id, now)
            await outbox.put(writer, table_id, [TableErrand(mention=guests), *extra])
        return await self._repository.table(table_id)

    async def join(self, table: Table, guest: Newcomer, extra: Sequence[Errand] = ()) -> None:
        """Sit down; `extra` errands tell whoever else it concerns."""
        self._must_be_open(table)
        if table.seat_of(guest.user_id) is not None:
            raise Refused(Text("already-seated"))
        self._must_have_room(table)
        newcomer = Holder(len(table.holders), guest.user_id, guest.name)
        holders = (*table.holders, newcomer)
        await self._change(table, holders=holders, newcomer=guest.user_id, extra=extra)

    async def leave(self, table: Table, user_id: int) -> Text:
        """Stand up. If the host leaves, the next person is the host; an empty lobby closes."""
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
        aloud = (Text("story-host", {"name": heir.name}),)
        await self._change(table, holders=holders, host_id=heir.user_id, notes=aloud)
        return Text("lobby-left-host", {"heir": heir.name})

    async def add_computer_player(
        self, table: Table, user_id: int, count: int = 1, strength: str | None = None
    ) -> None:
        """Seat a computer player, or as many of several as find a seat, for the host.

        Whoever says nothing of their strength gets one as strong as the last, or a normal one.
        """
        self.must_be_host(table, user_id)
        self._must_have_room(table)
        _, most = _game(table).seats_with(table.settings)
        unused = [name for name in COMPUTER_PLAYER_NAMES if name not in table.names]
        names = unused[: min(count, most - len(table.holders))]
        last = next((one.strength for one in reversed(table.holders) if one.user_id is None), NORMAL)
        added = (
            Holder(seat, None, name, strength=strength or last)
            for seat, name in enumerate(names, len(table.holders))
        )
        await self._change(table, holders=(*table.holders, *added))

    async def fill_up(self, table: Table, user_id: int) -> None:
        """Seat computer players on all empty seats, for the host."""
        await self.add_computer_player(table, user_id, len(COMPUTER_PLAYER_NAMES))

    async def remove_computer_player(self, table: Table, user_id: int, count: int = 1) -> None:
        """Remove the computer player that came last, or the last few, for the host."""
        self.must_be_host(table, user_id)
        computers = [holder for holder in table.holders if holder.user_id is None]
        if not computers:
            raise Refused(Text("no-bot-here"))
        leaving = computers[-count:]
        await self._change(table, holders=_reseated(one for one in table.holders if one not in leaving))

    async def choose_strength(
        self, table: Table, user_id: int, seats: Collection[Seat], strength: str
    ) -> None:
        """Decide how strong the computer players at some seats are, for the host."""
        self.must_be_host(table, user_id)
        if strength not in STRENGTHS:
            raise Refused(Text("button-unknown"))
        if not any(one.user_id is None and one.seat in seats for one in table.holders):
            raise Refused(Text("no-bot-here"))  # it has left meanwhile
        await self._change(
            table,
            holders=tuple(
                replace(one, strength=strength) if one.user_id is None and one.seat in seats else one
                for one in table.holders
            ),
        )

    async def choose(self, table: Table, user_id: int, setting: str, value: str) -> None:
        """Change a setting of the game or of the table, for the host."""
        self.must_be_host(table, user_id)
        if is_table_setting(setting):
            await self._change(table, table_settings=with_setting(table.table_settings, setting, value))
            return
        settings = _game(table).checked_settings({**table.settings, setting: value})
        await self._change(table, settings=settings)

    async def hand_over(self, table: Table, user_id: int, heir_id: int) -> None:
        """Make somebody else at the table the host."""
        self.must_be_host(table, user_id)
        seat = table.seat_of(heir_id)
        if seat is None:
            raise Refused(Text("heir-not-seated"))
        aloud = (Text("story-host", {"name": table.holders[seat].name}),)
        await self._change(table, host_id=heir_id, notes=aloud)

    async def close(self, table: Table, user_id: int, moderator: bool) -> None:
        """Close the lobby, for the host or a moderator of the server; an exercise, for whoever tries it."""
        if table.status is Status.PLAYING and table.is_exercise and user_id == table.host_id:
            await self._play.close(table, Text(f"story-{'lesson' if table.is_lesson else 'exercise'}-ended"))
            return
        if table.status is Status.PLAYING:
            raise Refused(Text("game-is-running"))
        self._must_be_open(table)
        if user_id != table.host_id and not moderator:
            raise Refused(Text("only-the-host", {"host": _host_name(table)}))
        await self._change(table, status=Status.CLOSED)

    async def start(self, table: Table, user_id: int) -> None:
        """Start the game, for the host; refuses if too few seats are taken."""
        self.must_be_host(table, user_id)
        least, most = _game(table).seats_with(table.settings)
        if not least <= len(table.holders) <= most:
            raise Refused(Text("too-few-seated", {"least": least, "seated": len(table.holders)}))
        await self._play.start(table)

    async def start_complete(self, table: Table, timer: Timer) -> None:
        """Start a game for which as many have sat down as the host has asked for, if they still do."""
        if table.status is Status.LOBBY and _is_complete(table):
            await self._play.start(table)
            return
        async with self._storage.transaction() as writer:
            await drop_timer(writer, *timer[:3])

    def _must_be_open(self, table: Table) -> None:
        if table.status is not Status.LOBBY:
            raise Refused(Text("lobby-is-over"))

    def _must_have_room(self, table: Table) -> None:
        _, most = _game(table).seats_with(table.settings)
        if len(table.holders) >= most:
            raise Refused(Text("table-is-full", {"most": most}))

    def must_be_host(self, table: Table, user_id: int) -> None:
        """Refuse anybody but the host of an open lobby."""
        self._must_be_open(table)
        if user_id != table.host_id:
            raise Refused(Text("only-the-host", {"host": _host_name(table)}))

    async def _change(
        self,
        table: Table,
        *,
        holders: tuple[Holder, ...] | None = None,
        settings: dict[str, str] | None = None,
        table_settings: dict[str, str] | None = None,
        status: Status = Status.LOBBY,
        host_id: int | None = None,
        newcomer: int | None = None,
        notes: tuple[Text, ...] = (),
        extra: Sequence[Errand] = (),
    ) -> None:
        now = self._clock()
        after = replace(
            table,
            holders=holders or table.holders,
            settings=settings or table.settings,
            table_settings=table_settings or table.table_settings,
        )
        async with self._storage.transaction() as writer:
            if newcomer is not None:
                await self._guard.new_seat(writer, newcomer)
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
                await write_settings(writer, table.id, settings)
            if table_settings is not None:
                await write_table_settings(writer, table.id, table_settings)
            if status is Status.LOBBY:
                await _let_expire(writer, table.id, now)
            else:
                await drop_timers(writer, table.id, EXPIRY)
            if status is Status.LOBBY and _is_complete(after):
                await set_timer(writer, Timer(table.id, COMPLETE, 0, now + LAST_MINUTE))
            else:
                await drop_timers(writer, table.id, COMPLETE)
            heirs = () if host_id is None else (host_id,)  # they hear of it at once
            await outbox.put(writer, table.id, [TableErrand(notes, asked=heirs), *extra])
            await refresh_cards(writer, table.id)

    async def expire(self, table: Table, timer: Timer) -> None:
        """Close a lobby in which nothing has happened for a while."""
        note = Text("story-lobby-expired", {"days": round(LIFETIME / DAY)})
        await self._change(table, status=Status.CLOSED, notes=(note,))


def _warning(table: Table) -> Text:
    return Text("notice-avoided-again", {"channel": f"<#{table.channel_id}>"})


async def _let_expire(writer: Writer, table_id: int, now: float) -> None:
    await set_timer(writer, Timer(table_id, EXPIRY, 0, now + LIFETIME))


def seats_to_start(table: Table) -> int | None:
    """How many seats must be taken for the game to start by itself; None if the host starts it."""
    wanted = table.table_settings["players"]
    if wanted == "host":
        return None
    least, most = _game(table).seats_with(table.settings)
    return max(least, min(int(wanted), most))


def _is_complete(table: Table) -> bool:
    wanted = seats_to_start(table)
    _, most = _game(table).seats_with(table.settings)
    return wanted is not None and wanted <= len(table.holders) <= most


def _game(table: Table) -> AnyGame:
    return game_of(table)


def _reseated(holders: Iterable[Holder]) -> tuple[Holder, ...]:
    """The same in a new order, for a new game."""
    return tuple(
        Holder(seat, holder.user_id, holder.name, strength=holder.strength)
        for seat, holder in enumerate(holders)
    )


def _with_own_names(holders: tuple[Holder, ...]) -> tuple[Holder, ...]:
    """The same holders, with plain names for computer players that had replaced somebody."""
    taken = {holder.name for holder in holders if holder.user_id is not None}
    names = iter([name for name in COMPUTER_PLAYER_NAMES if name not in taken])
    return tuple(one if one.user_id is not None else replace(one, name=next(names)) for one in holders)


def _host_name(table: Table) -> str:
    return next(holder.name for holder in table.holders if holder.user_id == table.host_id)
