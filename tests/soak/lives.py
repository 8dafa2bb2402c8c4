"""Short lives of the tables below Discord: a game is played on until a fault point ends the process.

What the process prints is all that anybody was told: `told 17` once interaction 17 counts, `sent 3 …` once
batch 3 went out. The next life goes on with the same database, some time later.
"""

from __future__ import annotations

import asyncio
import json
import logging
import os
import sys
import time
from collections.abc import Awaitable, Callable
from functools import partial
from pathlib import Path
from typing import NamedTuple, TextIO
from zlib import crc32

import msgspec

from engine.core import Chance, Move, Refusal
from engine.core.registry import games
from tables import PostgresAddress, Refused, Status, StorageError, StoreAddress, Table, TableService
from tables.store.fault_points import SETTING, FaultPoint, arm, fault_point
from tests.tables.scene import guest, lobby

LIFE = "LIFE"
"""The setting with the life to live, as JSON."""
CLOCK = "1-hour"
_encode = msgspec.json.Encoder(order="sorted").encode


class Life(NamedTuple):
    """One life: where, which game, and how it goes."""

    store: str
    """The path of a file, or a URL with the folder behind a space."""
    game: str
    seed: int
    steps: int
    later: float = 0.0
    """By how many seconds its clock is ahead: time never goes back from life to life."""

    @property
    def address(self) -> StoreAddress:
        """Where the database is."""
        url, _, folder = self.store.partition(" ")
        return PostgresAddress(url, Path(folder)) if folder else Path(url)

    def environment(self, faults: str) -> dict[str, str]:
        """The settings of a process that lives it."""
        return {LIFE: json.dumps(self), SETTING: faults}


def warm_up() -> None:
    """Load all games, which every life would else do for itself."""
    games()


def main() -> int:
    """Live."""
    arm(os.environ[SETTING])
    logging.basicConfig(format="%(message)s", handlers=[_OneLine(sys.stdout)])
    return asyncio.run(_live(Life(*json.loads(os.environ[LIFE]))))


class _OneLine(logging.StreamHandler[TextIO]):
    """What is logged, without tracebacks."""

    def format(self, record: logging.LogRecord) -> str:
        return record.getMessage()


async def _live(life: Life) -> int:
    chance = Chance(life.seed)
    clock = _Clock(life.later)
    try:
        service = await TableService.open(life.address, clock, lambda: life.seed)
    except StorageError:
        return 0
    for number in range(life.steps):
        step = chance.one_of([_move, _move, _move, _undo, _vote, _wait])
        try:
            table_id = await _open_table(service, life)
            await step(service, table_id, chance, clock, life.seed * 1_000_000 + number)
            await service.run_due_timers()
            await _deliver(service)
        except (Refusal, Refused, StorageError):
            continue
    await service.close()
    return 0


class _Clock:
    """The time, which can be moved on."""

    def __init__(self, skipped: float) -> None:
        self.skipped = skipped

    def skip(self, seconds: float) -> None:
        """Move it on, and tell so."""
        self.skipped += seconds
        print(f"skipped {seconds}", flush=True)

    def __call__(self) -> float:
        return time.time() + self.skipped


async def _open_table(service: TableService, life: Life) -> int:
    """The table that is played at; the next one, when a game is over."""
    here = await service.repository.open_in(7)
    if here is None:
        seats = max(3, games()[life.game].seats[0])
        here = await lobby(service, life.game, people=2, bots=seats - 2, settings={"clock": CLOCK})
    if here.status is Status.LOBBY:
        while len((await service.repository.table(here.id)).holders) < games()[life.game].seats[0]:
            await service.change(here.id, partial(service.lobbies.add_computer_player, user_id=here.host_id))
        await service.change(here.id, service.play.start)
    return here.id


async def _counted(
    service: TableService, table_id: int, act: Callable[[Table], Awaitable[object]], interaction: int
) -> None:
    print(f"asked {interaction}", flush=True)
    await service.change(table_id, act)
    print(f"told {interaction}", flush=True)


async def _move(
    service: TableService, table_id: int, chance: Chance, _clock: _Clock, interaction: int
) -> None:
    table = await service.repository.table(table_id)
    state = await service.repository.state(table)
    held = {holder.seat for holder in table.people}
    for_people = [decision for decision in state.decisions() if decision.seat in held]
    if for_people:
        decision = chance.one_of(for_people)
        choice = decision.form.sample(state, decision.seat, chance)
        move = Move(decision.seat, decision.number, choice)
        act = partial(service.play.move, move=move, interaction_id=interaction)
        await _counted(service, table_id, act, interaction)


async def _undo(
    service: TableService, table_id: int, chance: Chance, _clock: _Clock, interaction: int
) -> None:
    seat = chance.below(2)
    if chance.below(2):
        act = partial(service.undos.undo, seat=seat, version=None, interaction_id=interaction)
        await _counted(service, table_id, act, interaction)
    else:
        await service.change(table_id, partial(service.undos.ask, user_id=guest(seat).user_id))


async def _vote(
    service: TableService, table_id: int, chance: Chance, _clock: _Clock, _interaction: int
) -> None:
    for vote in await service.votes.at(table_id):
        user_id, choice = chance.one_of(list(vote.ballots)), chance.one_of(service.votes.choices(vote))
        cast = partial(service.votes.cast, vote_id=vote.id, user_id=user_id, choice=choice)
        await service.change(table_id, cast)


async def _wait(
    service: TableService, table_id: int, chance: Chance, clock: _Clock, _interaction: int
) -> None:
    if not chance.below(6):
        clock.skip(1800.0)
    else:
        await asyncio.sleep(0)


async def _deliver(service: TableService) -> None:
    """Send whatever waits, as the postman does: claimed first, deleted afterwards."""
    for table_id in await service.outbox.tables():
        batch = await service.outbox.claim(table_id)
        if batch is not None:
            await fault_point(FaultPoint.CLAIMED)
            print(f"sent {batch.number} {crc32(_encode(batch.errands))}", flush=True)
            await fault_point(FaultPoint.DELIVERED)
            await service.outbox.done(batch)


if __name__ == "__main__":
    sys.exit(main())
