"""Opening recorded games: in a process of its own, which is ended in time, whatever the file makes it do."""

from __future__ import annotations

import asyncio
import os
import sys
from collections.abc import Sequence
from typing import Any, NoReturn

import pytest

from engine.core.editions import Edition
from tables import Refused, opened_game
from tables.play.recorded import opening
from tests.tables.play.recorded.files import KEY, SEATS, changed, recorded

STUCK = (sys.executable, "-c", "import time; time.sleep(600)")
DEAD = (sys.executable, "-c", "")
SLOW_MOVE = """
from tables.play.recorded import worker

def endless(data):
    while True:
        pass

worker.MOST_SECONDS = 1
worker.told = endless
worker.main()
"""
HUNGRY_MOVE = """
import engine.core.record
from tables.play.recorded import worker

def hungry(state, move):
    return [0] * (1 << 40)

engine.core.record.apply = hungry
worker.main()
"""


async def refusal_of(data: bytes, command: Sequence[str] = opening._COMMAND) -> str:
    with pytest.raises(Refused) as refused:
        await opened_game(data, command)
    return refused.value.text.key


async def test_a_recorded_game_can_be_looked_at_moment_by_moment_and_is_not_played_here(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    data = recorded()

    def no_move(*_: object) -> NoReturn:
        raise AssertionError

    monkeypatch.setattr("engine.core.record.apply", no_move)
    opened = await opened_game(data)

    assert opened.seats == SEATS
    assert [frame.version for frame in opened.frames] == [*range(len(opened.frames))]
    assert any(frame.headlines for frame in opened.frames)
    assert opened.state(0).result is None
    assert opened.state(len(opened.frames) - 1).result is not None


async def test_what_is_too_large_is_refused_unread() -> None:
    assert await refusal_of(b" " * (opening.MOST_BYTES + 1), DEAD) == "replay-file-too-large"


async def test_a_single_move_that_never_ends_is_given_up() -> None:
    assert await refusal_of(recorded(), (sys.executable, "-c", SLOW_MOVE)) == "replay-file-too-long"


async def test_a_move_that_wants_all_the_memory_is_given_up() -> None:
    assert await refusal_of(recorded(), (sys.executable, "-c", HUNGRY_MOVE)) == "replay-file-broken"


async def test_a_worker_that_does_not_answer_is_ended_and_others_have_their_turn_meanwhile(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(opening, "LONGEST_WAIT", 0.1)
    started: list[int] = []
    starting = asyncio.create_subprocess_exec

    async def noted(*command: str, **options: Any) -> asyncio.subprocess.Process:
        process = await starting(*command, **options)
        started.append(process.pid)
        return process

    monkeypatch.setattr(asyncio, "create_subprocess_exec", noted)
    turns = 0

    async def others() -> None:
        nonlocal turns
        while True:
            turns += 1
            await asyncio.sleep(0)

    meanwhile = asyncio.ensure_future(others())
    assert await refusal_of(recorded(), STUCK) == "replay-file-too-long"
    meanwhile.cancel()

    assert turns > 1
    [process] = started
    with pytest.raises(ProcessLookupError):
        os.kill(process, 0)


async def test_a_worker_that_dies_or_talks_without_end_is_no_worse(monkeypatch: pytest.MonkeyPatch) -> None:
    assert await refusal_of(recorded(), DEAD) == "replay-file-broken"
    monkeypatch.setattr(opening, "MOST_ANSWERED", 100)
    assert await refusal_of(recorded()) == "replay-file-too-long"


async def test_too_many_editions_of_strangers_are_not_learned(monkeypatch: pytest.MonkeyPatch) -> None:
    edition = Edition(KEY, "Nobody's", {})
    learned: list[Edition] = []
    monkeypatch.setattr(opening, "learn", learned.append)
    monkeypatch.setattr("engine.core.record.MOST_EDITIONS", 0)
    carrying = {"game": edition.game, "name": edition.name, "values": edition.values}

    assert await refusal_of(changed(edition=carrying)) == "replay-file-editions"
    assert learned == []
