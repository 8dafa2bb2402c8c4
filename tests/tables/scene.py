"""Short ways to open a table, start a game, make a move and let time pass; and to look into the file."""

from __future__ import annotations

import sqlite3
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator, Mapping
from contextlib import asynccontextmanager
from functools import partial
from typing import Any

import msgspec
import pytest

from engine.core import Chance, Choice, Decision, Move, Seat, State, apply
from engine.core.registry import games
from engine.core.undo import Kind, Turn, Undo, rewound, story_of
from tables import Errand, Newcomer, PostgresAddress, Refused, StoreAddress, Table, TableErrand, TableService
from tables.store.database import Storage
from tables.store.sqlite.storage import SqliteStorage
from tables.store.states.rows import WITH_BASES, saved_states
from tests.tables.databases import refused, rows

NAMES = ("Anna", "Bert", "Carla", "Dora", "Emil", "Frida")
ANNA, BERT, CARLA = people = (100, 101, 102)
STRANGER = 999
NEW = Newcomer(STRANGER, "Nora")
SEED = 42
START = 1000.0
"""When the clock of these scenes is first read."""


class Clock:
    """Stands still until it is set."""

    def __init__(self, now: float) -> None:
        self.now = now

    def __call__(self) -> float:
        return self.now


class Opener:
    """Opens any number of services on one database, and closes those that are still open in the end."""

    def __init__(self, store: StoreAddress, clock: Clock) -> None:
        self.store = store
        self._clock = clock
        self._open: list[TableService] = []

    async def open(self, seed: int = SEED, thinking_workers: int = 0) -> TableService:
        """One more service on the database."""
        service = await TableService.open(
            self.store, self._clock, lambda: seed, thinking_workers=thinking_workers
        )
        self._open.append(service)
        return service

    async def aclose(self) -> None:
        """Close every service."""
        for service in self._open:
            await service.close()
        self._open.clear()


def guest(seat: int) -> Newcomer:
    """The person who sits at `seat` in these scenes."""
    return Newcomer(100 + seat, NAMES[seat])


async def lobby(
    service: TableService,
    game: str = "toy",
    people: int = 3,
    bots: int = 0,
    channel: int = 7,
    settings: Mapping[str, str] | None = None,
    host: Newcomer | None = None,
) -> Table:
    """A lobby with people first and computer players last; Anna is the host, if nobody else is named."""
    first = host or guest(0)
    table = await service.lobbies.open(1, channel, first, game, "en")
    for seat in range(1, people):
        await service.change(table.id, partial(service.lobbies.join, guest=guest(seat)))
    for _ in range(bots):
        await service.change(table.id, partial(service.lobbies.add_computer_player, user_id=first.user_id))
    for setting, value in (settings or {}).items():
        choose = partial(service.lobbies.choose, user_id=first.user_id, setting=setting, value=value)
        await service.change(table.id, choose)
    return await service.repository.table(table.id)


async def started(
    service: TableService,
    game: str = "toy",
    people: int = 3,
    bots: int = 0,
    channel: int = 7,
    settings: Mapping[str, str] | None = None,
    host: Newcomer | None = None,
) -> Table:
    """A game just begun."""
    table = await lobby(service, game, people, bots, channel, settings, host)
    await service.change(table.id, service.play.start)
    return await service.repository.table(table.id)


async def running(service: TableService, bots: int = 0, people: int = 3, **settings: str) -> int:
    """A game just begun, whose first errands are delivered; Anna is to decide."""
    chosen = {key.replace("_", "-"): value for key, value in settings.items()}
    table = await started(service, people=people, bots=bots, settings=chosen)
    await errands_of(service, table.id)
    return table.id


async def hard_table(service: TableService, game: str = "toy", bots: int = 1, channel: int = 7) -> int:
    """A game of Anna's just begun, with hard computer players."""
    table = (await lobby(service, game, people=1, bots=bots, channel=channel)).id
    seats = range(1, 1 + bots)
    await act(service, table, service.lobbies.choose_strength, user_id=ANNA, seats=seats, strength="hard")
    await act(service, table, service.play.start)
    return table


async def table_of(service: TableService, table_id: int) -> Table:
    """A table as it is now."""
    return await service.repository.table(table_id)


async def state_of(service: TableService, table_id: int) -> State:
    """The present state of a table."""
    return await service.repository.state(await service.repository.table(table_id))


async def question_to(service: TableService, table_id: int, seat: Seat) -> Decision:
    """The first open question of a seat."""
    state = await state_of(service, table_id)
    return next(decision for decision in state.decisions() if decision.seat == seat)


async def answer(
    service: TableService,
    table_id: int,
    seat: Seat,
    choice: Choice,
    *,
    number: int | None = None,
    interaction: int | None = None,
) -> None:
    """Let a seat answer its first open question, or the one with that number."""
    if number is None:
        number = (await question_to(service, table_id, seat)).number
    move = Move(seat, number, choice)
    await service.change(table_id, lambda table: service.play.move(table, move, interaction))


async def play_randomly(
    service: TableService, table_id: int, chance: Chance, moves: int = 10_000
) -> AsyncIterator[Move]:
    """People make random legal moves until the game is over."""
    for _ in range(moves):
        table = await service.repository.table(table_id)
        state = await service.repository.state(table)
        held = {holder.seat for holder in table.people}
        open_to_people = [decision for decision in state.pending() if decision.seat in held]
        if not open_to_people:
            return
        decision = chance.one_of(open_to_people)
        choice = decision.form.sample(state, decision.seat, chance)
        move = Move(decision.seat, decision.number, choice)
        await service.change(table_id, partial(service.play.move, move=move, interaction_id=None))
        yield move


async def play_up_to(service: TableService, table_id: int, step: str) -> Decision:
    """Play the toy up to the question whose answer goes to this step."""
    chance = Chance(1)
    while not (decision := (await state_of(service, table_id)).pending()[0]).step.endswith(f".{step}"):
        choice = decision.form.sample(await state_of(service, table_id), decision.seat, chance)
        await answer(service, table_id, decision.seat, choice)
    return decision


async def errands_of(service: TableService, table_id: int) -> list[Errand]:
    """The undelivered errands of a table; afterwards they count as delivered."""
    batch = await service.outbox.claim(table_id)
    if batch is None:
        return []
    await service.outbox.done(batch)
    return batch.errands


def kept_states(store: StoreAddress, table_id: int = 1, which: str = "") -> list[bytes]:
    """The states of a game as they were saved, read past the service."""
    return list(saved_states(rows(store, WITH_BASES.format(which=which), table_id)).values())


CONTENTS = (
    *("tables", "seats", "states", "moves", "undos", "outbox", "panels", "drafts", "people", "servers"),
    *("timers", "votes", "ballots", "clocks", "faults", "followers", "leavers", "results", "presence"),
    *("thoughts", "unpacked_tables", "greetings", "boards", "cards", "watchers", "invitations", "avoided"),
    *("departures", "homes", "home_changes"),
)


def contents(store: StoreAddress) -> dict[str, list[tuple[Any, ...]]]:
    """Everything in the database."""
    return {name: sorted(rows(store, f"SELECT * FROM {name}"), key=repr) for name in CONTENTS}


WRITES = {
    sqlite3.SQLITE_INSERT: "INSERT",
    sqlite3.SQLITE_UPDATE: "UPDATE",
    sqlite3.SQLITE_DELETE: "DELETE",
}
"""What a database can refuse, as SQLite and as PostgreSQL call it."""


@asynccontextmanager
async def failing(storage: Storage, action: int, table: str) -> AsyncIterator[None]:
    """While the block runs, the database refuses one kind of write to one table."""

    address = storage.address
    if isinstance(address, PostgresAddress):
        with refused(address, WRITES[action], table):
            yield
        return
    assert isinstance(storage, SqliteStorage)

    def refuse(code: int, subject: str | None, *_: object) -> int:
        return sqlite3.SQLITE_DENY if (code, subject) == (action, table) else sqlite3.SQLITE_OK

    await storage._writer.set_authorizer(refuse)
    try:
        yield
    finally:
        await storage._writer.set_authorizer(None)


@asynccontextmanager
async def full_disk(storage: Storage) -> AsyncIterator[None]:
    """While the block runs, the file cannot grow."""
    assert isinstance(storage, SqliteStorage)
    await storage._writer.execute("PRAGMA max_page_count = 1")
    try:
        yield
    finally:
        await storage._writer.execute("PRAGMA max_page_count = 1073741823")


def replayed(store: StoreAddress, table_id: int) -> Iterator[State]:
    """The states of a game, rebuilt from its seed and its log alone."""
    [(key, settings, seed, seats)] = rows(
        store,
        "SELECT game, settings, seed, (SELECT count(*) FROM seats WHERE table_id = tables.id) "
        f"FROM tables WHERE id = {table_id}",
    )
    log = rows(
        store,
        "SELECT version, seat, number, choice, back_to, kind FROM ("
        "SELECT *, CAST(NULL AS BIGINT) AS back_to, CAST(NULL AS TEXT) AS kind FROM moves "
        "UNION ALL SELECT table_id, version, seat, NULL, NULL, NULL, interaction_id, made_at, back_to, kind "
        "FROM undos) AS log "
        f"WHERE table_id = {table_id} ORDER BY version",
    )
    [(begun,)] = rows(store, f"SELECT min(version) FROM states WHERE table_id = {table_id}")
    state = games()[key].start(seats, msgspec.json.decode(settings), seed)
    yield state
    line: list[tuple[int, State, Turn | None]] = [(begun, state, None)]
    for version, seat, number, choice, back_to, kind in log:
        if kind is None:
            move = Move(seat, number, msgspec.json.decode(choice))
            turn = Turn(state, move, apply(state, move))
            state = turn.after
            line.append((version, state, turn))
        else:
            turns = [turn for at, _, turn in line if turn and at > back_to]
            line = [known for known in line if known[0] <= back_to]
            state = rewound(line[-1][1], state.asked, story_of(Undo(Kind(kind), seat), turns))
            line.append((version, state, None))
        yield state


async def undo(service: TableService, table_id: int, seat: Seat, interaction: int | None = None) -> None:
    """Let a seat undo its latest move."""
    await service.change(table_id, lambda table: service.undos.undo(table, seat, None, interaction))


async def play_to_the_end(service: TableService, table_id: int, seed: int) -> int:
    """Play at random to the end; returns how many moves people made."""
    return len([move async for move in play_randomly(service, table_id, Chance(seed))])


async def ask_to_undo(service: TableService, table_id: int, user_id: int = ANNA) -> None:
    """Ask everybody to let a person undo their latest move."""
    await service.change(table_id, lambda table: service.undos.ask(table, user_id))


async def act(
    service: TableService, table_id: int, what: Callable[..., Awaitable[object]], **how: object
) -> None:
    """Do something to a table."""
    await service.change(table_id, partial(what, **how))


async def refusal(
    service: TableService, table_id: int, what: Callable[..., Awaitable[object]], **how: object
) -> str:
    """Why something cannot be done to a table."""
    with pytest.raises(Refused) as refused:
        await act(service, table_id, what, **how)
    return refused.value.text.key


async def cast(service: TableService, table_id: int, user_id: int, choice: str) -> None:
    """Vote in the only open vote of a table."""
    [vote] = await service.votes.at(table_id)
    await act(service, table_id, service.votes.cast, vote_id=vote.id, user_id=user_id, choice=choice)


async def choose_setting(service: TableService, table_id: int, key: str, value: str) -> None:
    """Change a table setting of a running game."""
    asked = (await state_of(service, table_id)).pending()
    await act(service, table_id, service.clocks.choose, key=key, value=value, asked=asked)


async def notes_of(service: TableService, table_id: int) -> list[str]:
    """The keys of the undelivered notes to the table; afterwards they count as delivered."""
    errands = await errands_of(service, table_id)
    return [note.key for errand in errands if isinstance(errand, TableErrand) for note in errand.notes]


async def run_at(service: TableService, clock: Clock, moment: float) -> None:
    """Let time pass up to a moment, and everything happen that is due."""
    clock.now = moment
    await service.run_due_timers()
