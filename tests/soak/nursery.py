"""Processes that begin where all imports are done: a nursery imports once, and forks whenever it is asked.

A bot starts in a fraction of the time, so that a run has time for many deaths.
"""

from __future__ import annotations

import asyncio
import ctypes
import json
import os
import select
import signal
import socket
import sys
from collections.abc import Mapping
from contextlib import suppress
from importlib import import_module
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[2]
_LONGEST = 1 << 16
_PR_SET_PDEATHSIG = 1


class Child:
    """A process from the nursery, with what `BotProcess` needs of one."""

    def __init__(self, pid: int) -> None:
        self.pid = pid
        self.stdout = asyncio.StreamReader(limit=_LONGEST)
        self.returncode: int | None = None
        self.over = asyncio.Event()

    async def wait(self) -> int:
        """Its exit code, once it is over; the number of a signal counts as negative."""
        await self.over.wait()
        assert self.returncode is not None
        return self.returncode

    def send_signal(self, number: signal.Signals) -> None:
        """Send it a signal."""
        os.kill(self.pid, number)

    def kill(self) -> None:
        """Kill it."""
        self.send_signal(signal.SIGKILL)


class Nursery:
    """The parent of all children; `async with` starts and ends it, and them with it."""

    def __init__(self, *imports: str) -> None:
        self._imports = imports
        self._children: dict[int, Child] = {}
        self._born: asyncio.Queue[Child] = asyncio.Queue()
        self._one_at_a_time = asyncio.Lock()

    async def __aenter__(self) -> Nursery:
        ours, its = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
        command = [sys.executable, "-m", __name__, str(its.fileno()), *self._imports]
        with its:
            self._process = await asyncio.create_subprocess_exec(*command, cwd=ROOT, pass_fds=[its.fileno()])
        self._line = ours
        self._line.setblocking(False)
        self._hearing = asyncio.create_task(self._hear())
        return self

    async def __aexit__(self, *_: object) -> None:
        self._hearing.cancel()
        self._line.close()
        self._process.kill()
        await self._process.wait()

    async def child(self, run: str, environment: Mapping[str, str]) -> Child:
        """A new process that runs a function, given as `module:name`, with these settings besides ours."""
        reading, writing = os.pipe()
        request = json.dumps({"run": run, "environment": dict(environment)}).encode()
        async with self._one_at_a_time:
            socket.send_fds(self._line, [request], [writing])
            os.close(writing)
            child = await self._born.get()
        loop = asyncio.get_running_loop()
        protocol = asyncio.StreamReaderProtocol(child.stdout, loop=loop)
        await loop.connect_read_pipe(lambda: protocol, os.fdopen(reading, "rb", 0))
        return child

    async def _hear(self) -> None:
        """Hear of births and deaths."""
        loop = asyncio.get_running_loop()
        while told := await loop.sock_recv(self._line, _LONGEST):
            news = json.loads(told)
            if "born" in news:
                child = self._children[news["born"]] = Child(news["born"])
                self._born.put_nowait(child)
            else:
                child = self._children.pop(news["dead"])
                child.returncode = news["code"]
                child.over.set()


# ── inside the nursery ───────────────────────────────────────────────────────────────────────────────────


def _tell(line: socket.socket, **news: Any) -> None:
    line.send(json.dumps(news).encode())


def _bury(line: socket.socket) -> None:
    with suppress(ChildProcessError):
        while True:
            pid, status = os.waitpid(-1, os.WNOHANG)
            if pid == 0:
                return
            _tell(line, dead=pid, code=os.waitstatus_to_exitcode(status))


def _grow_up(line: socket.socket, request: dict[str, Any], output: int) -> None:
    """Become the process that was asked for."""
    ctypes.CDLL(None).prctl(_PR_SET_PDEATHSIG, signal.SIGKILL)
    signal.set_wakeup_fd(-1)
    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    line.close()
    os.dup2(output, 1)
    os.dup2(output, 2)
    os.close(output)
    os.environ.update(request["environment"])
    code = 1
    try:
        module, _, name = request["run"].partition(":")
        code = getattr(import_module(module), name)() or 0
    except SystemExit as leaving:
        code = leaving.code if isinstance(leaving.code, int) else 1
    except BaseException:
        sys.excepthook(*sys.exc_info())
    finally:
        sys.stdout.flush()
        sys.stderr.flush()
        os._exit(code)


def main(number: int, *imports: str) -> None:
    """Import, and then fork whenever asked, until nobody can ask any more."""
    for module in imports:
        import_module(module)
    line = socket.socket(fileno=number)
    waking, woken = socket.socketpair()
    woken.setblocking(False)
    waking.setblocking(False)
    signal.set_wakeup_fd(woken.fileno())
    signal.signal(signal.SIGCHLD, lambda *_: None)
    while True:
        ready, _, _ = select.select([line, waking], [], [])
        if waking in ready:
            waking.recv(_LONGEST)
            _bury(line)
        if line in ready:
            asked, outputs, _, _ = socket.recv_fds(line, _LONGEST, 1)
            if not asked:
                return
            [output] = outputs
            pid = os.fork()
            if pid == 0:
                _grow_up(line, json.loads(asked), output)
            os.close(output)
            _tell(line, born=pid)


if __name__ == "__main__":
    main(int(sys.argv[1]), *sys.argv[2:])
