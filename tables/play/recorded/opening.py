"""Opening a recorded game: whatever its file does, it holds nobody up, and is given up in time."""

from __future__ import annotations

import asyncio
import logging
import os
import signal
import sys
from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import NamedTuple

import msgspec

from engine.core import State, Text
from engine.core.editions import learn
from engine.core.record import is_room_for
from engine.core.registry import game
from engine.core.saving import load
from tables.play.recorded.playing import LENGTH, Finished, Heading, Message, Piece, Refusal
from tables.play.replays import Frame
from tables.store.model import Refused
from tables.store.states.packing import Row, SavedStates

log = logging.getLogger("lairkeeper.replays")

MOST_BYTES = 2 * 1024 * 1024
"""A long game takes about ten kilobytes, the longest that can be looked at one and a half megabytes."""
MOST_ANSWERED = 64 * 1024 * 1024
"""So many bytes a game may take that was played again; the longest takes about six megabytes."""
LONGEST_WAIT = 30.0
"""For so many seconds a worker is waited for: the processor seconds it has, and others who want them, too."""
_COMMAND = (sys.executable, "-m", "tables.play.recorded.worker")
_ROOT = Path(__file__).parents[3]
_decoder = msgspec.msgpack.Decoder(Message)


class OpenedGame(NamedTuple):
    """A game from a file, with everything there is to see of it."""

    seats: int
    frames: Sequence[Frame]
    saved: Mapping[int, bytes]

    def state(self, number: int) -> State:
        """The state at a moment."""
        return load(self.saved[self.frames[number].version])


class _Heard(NamedTuple):
    heading: Heading
    frames: list[Frame]
    rows: list[Row]


async def opened_game(data: bytes, command: Sequence[str] = _COMMAND) -> OpenedGame:
    """Play a recorded game again; refuses what is too large, is no such file, or goes against the rules."""
    if len(data) > MOST_BYTES:
        raise Refused(Text("replay-file-too-large", {"most": MOST_BYTES // 1024}))
    async with _started(command) as process:
        try:
            async with asyncio.timeout(LONGEST_WAIT):
                heading, frames, rows = await _heard(process, data)
        except TimeoutError:
            raise Refused(Text("replay-file-too-long")) from None
        except (OSError, asyncio.IncompleteReadError):
            raise Refused(await _why_it_ended(process)) from None
    if heading.edition is not None:
        await asyncio.to_thread(game, heading.edition.game, learn(heading.edition))
    return OpenedGame(heading.seats, frames, SavedStates(rows, range(len(frames))))


@asynccontextmanager
async def _started(command: Sequence[str]) -> AsyncIterator[asyncio.subprocess.Process]:
    """A process for one file; it has ended when the block has."""
    process = await asyncio.create_subprocess_exec(
        *command,
        cwd=_ROOT,
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.DEVNULL,
    )
    try:
        yield process
    finally:
        if process.returncode is None:
            with suppress(ProcessLookupError):
                os.kill(process.pid, signal.SIGKILL)
        await asyncio.shield(process.wait())


async def _heard(process: asyncio.subprocess.Process, data: bytes) -> _Heard:
    """What a worker tells of the game in a file, to its end."""
    assert process.stdin is not None
    process.stdin.write(data)
    await process.stdin.drain()
    process.stdin.close()
    heard = _Heard(Heading(0, None), [], [])
    async for message in _messages(process):
        match message:
            case Heading(edition=edition) if edition is not None and not is_room_for(edition):
                raise Refused(Text("replay-file-editions"))
            case Heading():
                heard = heard._replace(heading=message)
            case Piece():
                heard.frames.extend(message.frames)
                heard.rows.extend(message.rows)
        await asyncio.sleep(0)  # however fast it is told, others have their turn
    return heard


async def _messages(process: asyncio.subprocess.Process) -> AsyncIterator[Heading | Piece]:
    """What a worker says until it has finished; refuses what it refuses, and what it would never end with."""
    assert process.stdout is not None
    left = MOST_ANSWERED
    while True:
        length = int.from_bytes(await process.stdout.readexactly(LENGTH), "big")
        left -= length
        if left < 0:
            raise Refused(Text("replay-file-too-long"))
        match _decoder.decode(await process.stdout.readexactly(length)):
            case Refusal(text=text):
                raise Refused(text)
            case Finished():
                return
            case message:
                yield message


async def _why_it_ended(process: asyncio.subprocess.Process) -> Text:
    """What there is to say of a worker that has ended too early."""
    code = await process.wait()
    if code == -signal.SIGXCPU:
        return Text("replay-file-too-long")
    log.error("a worker was lost while it played a game again: %s", code)
    return Text("replay-file-broken", {"why": Text("replay-file-no-reason")})
