"""The real bot in its own process, connected to a playground."""

import asyncio
import ctypes
import os
import signal
import sys
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from types import TracebackType
from typing import Protocol, Self

from playground.server import Playground
from playground.world.changes import BotIdentified, Change

_PR_SET_PDEATHSIG = 1


class BotFailedError(RuntimeError):
    """The bot did not start or stop as it should; the message ends with the last lines of its log."""


class RunningProcess(Protocol):
    """What we need of a process."""

    @property
    def pid(self) -> int:
        """Its number."""
        ...

    @property
    def returncode(self) -> int | None:
        """Its exit code, if it is over."""
        ...

    @property
    def stdout(self) -> asyncio.StreamReader | None:
        """What it says."""
        ...

    async def wait(self) -> int:
        """Its exit code, once it is over."""
        ...

    def send_signal(self, signal: signal.Signals, /) -> None:
        """Send it a signal."""
        ...

    def kill(self) -> None:
        """Kill it."""
        ...


class BotProcess:
    """Runs the bot and never leaves it behind; `async with` starts and stops it.

    `heard` is called with each line of the bot's output.
    """

    def __init__(
        self,
        ground: Playground,
        *,
        env: Mapping[str, str] | None = None,
        cwd: Path | None = None,
        arguments: Sequence[str] = ("bot.py",),
        patience: float = 30.0,
        heard: Callable[[str], object] | None = None,
    ) -> None:
        self._ground = ground
        self.env = dict(env or {})
        """The settings of the next start."""
        self._cwd = cwd
        self._arguments = tuple(arguments)
        self._patience = patience
        self._heard = heard
        self._process: RunningProcess | None = None
        self._reader: asyncio.Task[None] | None = None
        self.log: list[str] = []

    async def __aenter__(self) -> Self:
        await self.start()
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await (self.stop() if kind is None else self.kill())

    @property
    def running(self) -> bool:
        """Whether the process is alive."""
        return self._process is not None and self._process.returncode is None

    @property
    def pid(self) -> int:
        """The number of the process."""
        assert self._process is not None
        return self._process.pid

    def signal(self, number: signal.Signals) -> None:
        """Send the process a signal."""
        os.kill(self.pid, number)

    @property
    def processor_time(self) -> float:
        """The seconds of processor time it has used so far; on Linux only."""
        fields = Path(f"/proc/{self.pid}/stat").read_text().rpartition(")")[2].split()
        user, system = (int(ticks) for ticks in fields[11:13])
        return (user + system) / os.sysconf("SC_CLK_TCK")

    async def start(self, identifies: int | None = None) -> None:
        """Start the bot, and wait until it has registered its commands and all shards have identified.

        If other processes keep some of the shards, it is fewer that will identify.
        """
        identified: list[int] = []

        def note(change: Change) -> None:
            if isinstance(change, BotIdentified):
                identified.append(change.shard)

        unsubscribe = self._ground.world.changes.subscribe(note)
        self._process = await self.spawn(self._environment())
        self._reader = asyncio.create_task(self._read(self._process))
        try:
            await self._until_ready(
                self._process, lambda: len(identified) >= (identifies or self._ground.world.shards)
            )
        except BaseException:
            await self.kill()
            raise
        finally:
            unsubscribe()

    async def spawn(self, environment: dict[str, str]) -> RunningProcess:
        """Start the process itself; a test may know a faster way."""
        return await asyncio.create_subprocess_exec(
            sys.executable,
            *self._arguments,
            cwd=self._cwd,
            env=environment,
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.STDOUT,
            preexec_fn=_die_with_parent if sys.platform == "linux" else None,
        )

    def _environment(self) -> dict[str, str]:
        inherited = {key: value for key, value in os.environ.items() if not key.startswith("DISCORD_")}
        ours = {
            "DISCORD_TOKEN": self._ground.token,
            "DISCORD_API": self._ground.api_url,
            "DISCORD_GATEWAY": self._ground.gateway_url,
            "PYTHONUNBUFFERED": "1",
        }
        return inherited | ours | self.env

    async def _until_ready(self, process: RunningProcess, has_identified: Callable[[], bool]) -> None:
        world = self._ground.world
        ready = asyncio.ensure_future(
            world.changes.until(lambda: has_identified() and world.commands, self._patience)
        )
        gone = asyncio.ensure_future(process.wait())
        await asyncio.wait((ready, gone), return_when=asyncio.FIRST_COMPLETED)
        gone.cancel()
        if not ready.done() or ready.exception():
            state = f"ended with {process.returncode}" if not ready.done() else "did not get ready"
            ready.cancel()
            raise BotFailedError(f"The bot {state}:\n{self.tail}")

    async def _read(self, process: RunningProcess) -> None:
        assert process.stdout is not None
        async for line in process.stdout:
            self.log.append(line.decode(errors="replace").rstrip("\n"))
            if self._heard:
                self._heard(self.log[-1])

    @property
    def tail(self) -> str:
        """The last lines of the bot's log."""
        return "\n".join(self.log[-60:])

    async def stop(self, within: float = 10.0) -> None:
        """Stop the bot with SIGTERM; fail unless it exits in time with code 0."""
        process = self._process
        if process is None:
            return
        if process.returncode is None:
            process.send_signal(signal.SIGTERM)
        try:
            async with asyncio.timeout(within):
                code = await process.wait()
        except TimeoutError:
            await self.kill()
            raise BotFailedError(f"The bot did not stop within {within} s:\n{self.tail}") from None
        await self._finish()
        if code != 0:
            raise BotFailedError(f"The bot ended with exit code {code}:\n{self.tail}")

    async def ended(self, within: float = 10.0) -> int:
        """Wait until the bot ends by itself; its exit code."""
        assert self._process is not None
        try:
            async with asyncio.timeout(within):
                code = await self._process.wait()
        except TimeoutError:
            raise BotFailedError(f"The bot did not end within {within} s:\n{self.tail}") from None
        await self._finish()
        return code

    async def kill(self) -> None:
        """Kill the bot at once, as a power cut would."""
        if self._process is None:
            return
        with suppress(ProcessLookupError):
            self._process.kill()
        await self._process.wait()
        await self._finish()

    async def end(self) -> None:
        """Stop the bot, whatever state it is in; a bad exit is no error."""
        with suppress(BotFailedError):
            await self.stop()

    async def restart(self) -> None:
        """Stop the bot cleanly and start it again."""
        await self.stop()
        await self.start()

    async def _finish(self) -> None:
        if self._reader:
            await self._reader
        self._process = self._reader = None


def _die_with_parent() -> None:
    """Have Linux kill the bot if its parent dies."""
    ctypes.CDLL(None).prctl(_PR_SET_PDEATHSIG, signal.SIGKILL)
