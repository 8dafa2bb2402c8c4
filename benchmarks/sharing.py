"""How long computer players keep the event loop from its turn, while they play at full tables beside it.

They play in a thread, and the loop asks for its turn all the time: it gets one whenever the thread lets go of
the interpreter. What counts is the processor time of this process in between, so other work on the machine,
which takes the processor away from everybody alike, does not count.
"""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Collection
from statistics import quantiles
from time import process_time

from benchmarks.report import Line
from bot import TURN
from cogs.client.collecting import Collecting
from engine.core import State, apply, default_move
from engine.core.registry import AnyGame, games
from tables.play.consequences import play_on
from tables.store.history import Record
from tables.store.model import Holder

PART = "sharing"
MOST_MILLISECONDS = 20
GAMES = 6
PERSON = Holder(0, 1, "Anna")


def measure(wanted: Collection[str] = ()) -> list[Line]:
    """The longest wait beside the computer players of all games, or of those wanted."""
    turn = sys.getswitchinterval()
    sys.setswitchinterval(TURN)
    collecting = Collecting()
    collecting.start()
    try:
        return [asyncio.run(_measure(games()[key])) for key in wanted or games()]
    finally:
        sys.setswitchinterval(turn)
        collecting.stop()


async def _measure(game: AnyGame) -> Line:
    waits: list[float] = []
    for seed in range(GAMES):
        playing = asyncio.create_task(_play(game, seed))
        waits += await waits_beside(playing)
    milliseconds = [1000 * wait for wait in waits]
    return Line(
        part=PART,
        what=f"{game.key}, {GAMES} games of {_seats(game)}: longest wait",
        unit="ms",
        p50=max(milliseconds),
        p95=quantiles(milliseconds, n=1000)[-1],
        goal=MOST_MILLISECONDS,
    )


async def waits_beside(playing: asyncio.Task[None]) -> list[float]:
    """How much work was done between the turns of the event loop, which always wants the next one."""
    waits, before = [], process_time()
    while not playing.done():
        await asyncio.sleep(0)
        now = process_time()
        waits.append(now - before)
        before = now
    await playing
    return waits


async def _play(game: AnyGame, seed: int) -> None:
    """A game of somebody who never thinks against as many computer players as can sit down."""
    seats = _seats(game)
    holders = (PERSON, *[Holder(seat, None, f"Computer {seat}") for seat in range(1, seats)])
    state: State = await asyncio.to_thread(game.start, seats, game.checked_settings({}), seed)
    outcome = await play_on(holders, None, [Record(state)])
    while (state := outcome.records[-1].state).result is None:
        asked = next(one for one in state.pending() if one.seat == PERSON.seat)
        move = default_move(state, asked)
        after = await asyncio.to_thread(apply, state, move)
        outcome = await play_on(holders, state, [Record(after, move)])


def _seats(game: AnyGame) -> int:
    return game.seats[1]
