"""Processes that begin where everything is loaded: a nursery loads it once, and forks whenever it is asked.

The bot starts in a fraction of the time: tests start it again and again, and a soak has time for many deaths.
"""

from __future__ import annotations

import asyncio
import ctypes
import gc
import json
import os
import select
import signal
import socket
import subprocess
import sys
from collections.abc import Callable, Mapping
from contextlib import suppress
from importlib import import_module
from pathlib import Path
from typing import Any, Self

ROOT = Path(__file__).parents[2]
_LONGEST = 1 << 16
_PR_SET_PDEATHSIG = 1


class Child:
    """A process from the nursery, with what `BotProcess` needs of one."""

    def __init__(self, pid: int, stdout: asyncio.StreamReader, fate: asyncio.StreamReader) -> None:
        self.pid = pid
        self.stdout = stdout
        self.returncode: int | None = None
        self._over = asyncio.create_task(self._hear(fate))

    async def _hear(self, fate: asyncio.StreamReader) -> int:
        told = await fate.readline()
        self.returncode = int(told) if told else -signal.SIGKILL  # the nursery died, and all children with it
        return self.returncode

    async def wait(self) -> int:
        """Its exit code, once it is over; the number of a signal counts as negative."""
        return await asyncio.shield(self._over)

    def send_signal(self, number: signal.Signals) -> None:
        """Send it a signal."""
        os.kill(self.pid, number)

    def kill(self) -> None:
        """Kill it."""
        self.send_signal(signal.SIGKILL)


class Nursery:
    """The parent of all children, who die with it; any event loop may ask for one."""

    def __init__(self, prepare: str) -> None:
        """Have it import a module first, or run a function of one, given as `module:name`."""
        self._line, its = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
        with its:
            command = [sys.executable, "-m", __name__, str(its.fileno()), prepare]
            self._process = subprocess.Popen(command, cwd=ROOT, pass_fds=[its.fileno()])

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        """End it, and all children."""
        self._line.close()
        self._process.kill()
        self._process.wait()

    async def child(self, run: str, environment: Mapping[str, str]) -> Child:
        """A new process that runs a function, given as `module:name`, with these variables besides ours."""
        request = json.dumps({"run": run, "environment": dict(environment)}).encode()
        output, its_output = os.pipe()
        fate, its_fate = os.pipe()
        socket.send_fds(self._line, [request], [its_output, its_fate])
        os.close(its_output)
        os.close(its_fate)
        told = await _reader(fate)
        return Child(int(await told.readline()), await _reader(output), told)


async def _reader(pipe: int) -> asyncio.StreamReader:
    loop = asyncio.get_running_loop()
    reader = asyncio.StreamReader(limit=_LONGEST, loop=loop)
    await loop.connect_read_pipe(
        lambda: asyncio.StreamReaderProtocol(reader, loop=loop), os.fdopen(pipe, "rb", 0)
    )
    return reader


# ── inside the nursery ───────────────────────────────────────────────────────────────────────────────────


def _tell(fate: int, number: int) -> None:
    with suppress(BrokenPipeError):  # nobody wants to know any more
        os.write(fate, b"%d\n" % number)


def _bury(fates: dict[int, int]) -> None:
    with suppress(ChildProcessError):
        while (ended := os.waitpid(-1, os.WNOHANG))[0]:
            fate = fates.pop(ended[0])
            _tell(fate, os.waitstatus_to_exitcode(ended[1]))
            os.close(fate)


def _grow_up(request: dict[str, Any], output: int) -> None:
    """Become the process that was asked for."""
    ctypes.CDLL(None).prctl(_PR_SET_PDEATHSIG, signal.SIGKILL)
    signal.set_wakeup_fd(-1)
    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    os.dup2(output, 1)
    os.dup2(output, 2)
    os.close(output)
    os.environ.update(request["environment"])
    code = 1
    try:
        code = _function(request["run"])() or 0
    except SystemExit as leaving:
        code = leaving.code if isinstance(leaving.code, int) else 1
    except BaseException:
        sys.excepthook(*sys.exc_info())
    finally:
        sys.stdout.flush()
        sys.stderr.flush()
        os._exit(code)


def _function(named: str) -> Callable[[], Any]:
    module, _, name = named.partition(":")
    found: Callable[[], Any] = getattr(import_module(module), name)
    return found


def main(number: int, prepare: str) -> None:
    """Load everything, and then fork whenever asked, until nobody can ask any more."""
    if ":" in prepare:
        _function(prepare)()
    else:
        import_module(prepare)
    gc.freeze()
    line = socket.socket(fileno=number)
    waking, woken = socket.socketpair()
    woken.setblocking(False)
    waking.setblocking(False)
    signal.set_wakeup_fd(woken.fileno())
    signal.signal(signal.SIGCHLD, lambda *_: None)
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl+C is for whoever asks for children
    fates: dict[int, int] = {}
    while True:
        ready, _, _ = select.select([line, waking], [], [])
        if waking in ready:
            waking.recv(_LONGEST)
            _bury(fates)
        if line in ready:
            asked, pipes, _, _ = socket.recv_fds(line, _LONGEST, 2)
            if not asked:
                return
            output, fate = pipes
            if (pid := os.fork()) == 0:
                for inherited in (line.fileno(), fate, *fates.values()):
                    os.close(inherited)
                signal.signal(signal.SIGINT, signal.default_int_handler)
                _grow_up(json.loads(asked), output)
            fates[pid] = fate
            os.close(output)
            _tell(fate, pid)


if __name__ == "__main__":
    main(int(sys.argv[1]), sys.argv[2])
