"""Runs several processes of the bot on this machine: passes signals on, and starts anew what has died."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from collections.abc import Mapping
from pathlib import Path

from dotenv import load_dotenv

from cogs.client.configuration import ConfigurationError, read_configuration

ROOT = Path(__file__).parents[1]
CANNOT_START = 2
"""The exit code of a bot with a wrong setting: trying again would not help."""
START_AGAIN = 75
"""The exit code of a bot that waits for something outside, such as the database."""
PAUSE, LONGEST_PAUSE = 2.0, 120.0
"""How many seconds pass before a process that has died is started anew."""
YOUNG = 60.0
"""How many seconds a process lives at least, if nothing is wrong with it."""

Command = tuple[str, ...]
BOT: Command = (sys.executable, str(ROOT / "bot.py"))


def environments(environment: Mapping[str, str], processes: int) -> list[dict[str, str]]:
    """The settings of each process: all alike, but each one tells how it is at a port of its own."""
    shared = {**environment, "PROCESSES": str(processes)}
    health = read_configuration(shared).health
    if health is None:
        return [shared] * processes
    return [shared | {"HEALTH": f"{health.host}:{health.port + number}"} for number in range(processes)]


def next_pause(first: float, former: float | None, code: int, lived: float) -> float:
    """How long to wait before a process is started anew, twice as long each time that it dies young.

    Otherwise it would use up the identifies that Discord allows in a day. Whoever waits for the database
    tries again soon.
    """
    if former is None or code == START_AGAIN or lived >= YOUNG:
        return first
    return min(2 * former, LONGEST_PAUSE)


class Cluster:
    """The processes, from the start to a signal that ends them all."""

    def __init__(
        self, environments: list[dict[str, str]], command: Command = BOT, pause: float = PAUSE
    ) -> None:
        self._environments = environments
        self._command = command
        self._pause = pause
        self._running: dict[int, asyncio.subprocess.Process] = {}
        self._stopped = asyncio.Event()

    async def run(self) -> int:
        """Run all processes until they are told to stop; the highest exit code of the last ones."""
        codes = await asyncio.gather(*map(self._run, range(len(self._environments))))
        return max(codes)

    def stop(self) -> None:
        """Ask all processes to stop, and start none anew."""
        self._stopped.set()
        for process in self._running.values():
            process.terminate()

    async def _run(self, number: int) -> int:
        clock, pause = asyncio.get_running_loop().time, None
        while True:
            began = clock()
            # A group of its own, so that Ctrl+C reaches it once: through us.
            process = await asyncio.create_subprocess_exec(
                *self._command, env=self._environments[number], start_new_session=True
            )
            self._running[number] = process
            if self._stopped.is_set():  # while it was being started
                process.terminate()
            code = await process.wait()
            del self._running[number]
            if self._stopped.is_set():
                return code
            if code == CANNOT_START:
                self.stop()
                return code
            print(f"process {number} has ended with {code} and is started anew", file=sys.stderr, flush=True)
            pause = next_pause(self._pause, pause, code, clock() - began)
            await self._rest(pause)

    async def _rest(self, pause: float) -> None:
        try:
            async with asyncio.timeout(pause):
                await self._stopped.wait()
        except TimeoutError:
            pass


async def _main(processes: int) -> int:
    cluster = Cluster(environments(os.environ, processes))
    for number in (signal.SIGINT, signal.SIGTERM):
        asyncio.get_running_loop().add_signal_handler(number, cluster.stop)
    return await cluster.run()


def main(arguments: list[str]) -> int:
    """Start as many processes as the one argument says."""
    load_dotenv(ROOT / ".env")
    try:
        return asyncio.run(_main(int(arguments[0])))
    except ConfigurationError as flaw:
        print(flaw, file=sys.stderr)
        return CANNOT_START


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
