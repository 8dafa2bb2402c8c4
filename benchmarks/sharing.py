"""How long computer players, and pictures, keep the event loop from its turn while it has other things to do.

Computer players play in a thread, at full tables; pictures are drawn by a process and, to compare, by a
thread. The loop asks for its turn all the time: it gets one whenever the thread lets go of the interpreter.
What counts is the processor time of this process in between, so other work on the machine, which takes the
processor away from everybody alike, does not count.
"""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Collection, Iterator, Sequence
from statistics import quantiles
from time import process_time

from benchmarks.report import Line
from bot import TURN
from cogs.client.collecting import Collecting
from engine.cli.self_play import computer_move
from engine.core import State, View, apply, default_move
from engine.core.registry import AnyGame, games
from render.drawing import drawers
from render.drawing.worker import warm_up
from render.studio import Studio
from tables.play.consequences import play_on
from tables.store.history import Record
from tables.store.model import Holder
from texts import speaker

PART = "sharing"
MOST_MILLISECONDS = 20
GAMES = 6
BOARDS = 8
DRAWN_BY = {"a process": 1, "a thread": 0}
"""How many processes there are then."""
PERSON = Holder(0, 1, "Anna")


def measure(wanted: Collection[str] = ()) -> list[Line]:
    """The longest wait beside the computer players of all games, or of those wanted."""
    turn = sys.getswitchinterval()
    sys.setswitchinterval(TURN)
    collecting = Collecting()
    collecting.start()
    try:
        players = [asyncio.run(_measure(games()[key])) for key in wanted or games()]
        return [*players, *(asyncio.run(_beside(key, wanted)) for key in DRAWN_BY)]
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


async def _beside(drawn_by: str, wanted: Collection[str]) -> Line:
    """The longest wait while the boards of games are drawn, by a process or by a thread."""
    studio = Studio(drawers(DRAWN_BY[drawn_by]))
    await studio.start()
    await asyncio.to_thread(warm_up)
    boards = [view for key in wanted or games() for view in _boards(games()[key])]
    try:
        waits = await waits_beside(asyncio.create_task(_draw(studio, boards)))
    finally:
        await studio.close()
    milliseconds = [1000 * wait for wait in waits]
    return Line(
        part=PART,
        what=f"{len(boards)} boards drawn by {drawn_by}: longest wait",
        unit="ms",
        p50=max(milliseconds),
        p95=quantiles(milliseconds, n=1000)[-1],
        goal=MOST_MILLISECONDS,
    )


def _boards(game: AnyGame) -> Iterator[View]:
    state: State = game.start(game.seats[1], game.checked_settings({}), 1)
    for _ in range(BOARDS):
        state = computer_move(game, state)
        yield game.view(state, None)


async def _draw(studio: Studio, boards: Sequence[View]) -> None:
    for view in boards:
        await studio.table(view, speaker("en"))


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
