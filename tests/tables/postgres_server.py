"""A PostgreSQL server for the tests: started when it is first needed, shared by all workers, gone with them.

Debian's package is enough; `POSTGRES_BIN` names another folder with `initdb` and `pg_ctl`.
"""

from __future__ import annotations

import fcntl
import os
import shutil
import signal
import subprocess
import tempfile
from contextlib import suppress
from functools import cache
from pathlib import Path

import pytest

_OLDEST = 15
_USER = "nobody"
"""Who runs the server where the tests run as root, which PostgreSQL refuses to."""
_SETTINGS = {
    "listen_addresses": "",
    "fsync": "off",  # the machine itself does not fail in these tests
    "full_page_writes": "off",
    "wal_level": "minimal",
    "max_wal_senders": "0",
    "autovacuum": "off",
    "max_connections": "200",
    "shared_buffers": "32MB",
}
_WATCH = 'while kill -0 "$1" 2>/dev/null; do sleep 1; done; shift; "$@"; rm -rf "$0" "$0.lock"'
"""Waits for a process to end, then stops the server and removes its folder."""


@cache
def binaries() -> Path | None:
    """Where the programs of PostgreSQL are; None if there is none that is new enough."""
    given = os.environ.get("POSTGRES_BIN")
    if given:
        return Path(given)
    found = [folder for folder in Path("/usr/lib/postgresql").glob("*/bin") if folder.parent.name.isdecimal()]
    new_enough = [folder for folder in found if int(folder.parent.name) >= _OLDEST]
    return max(new_enough, key=lambda folder: int(folder.parent.name), default=None)


def must_be_there() -> Path:
    """Where the programs of PostgreSQL are; without any, skip the test, or fail it on CI."""
    folder = binaries()
    if folder is None:
        absence = "PostgreSQL is not installed: run `make postgresql`"
        if os.environ.get("CI"):
            pytest.fail(absence)
        pytest.skip(absence)
    return folder


class Server:
    """A PostgreSQL server in a folder of its own, reached by a socket there."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._data = folder / "data"

    def url(self, database: str) -> str:
        """The address of a database."""
        return f"postgresql://lair:a-secret-word@/{database}?host={self.folder}"

    def make(self, *options: str) -> None:
        """Set the server up and start it."""
        self.folder.mkdir()
        if os.getuid() == 0:
            shutil.chown(self.folder, _USER)
        usual = ("--auth=trust", "--username=lair", "--no-sync", "--encoding=UTF8", "--locale=C")
        self._run("initdb", *usual, *options)
        self.start()

    def start(self) -> None:
        """Start, and wait until it answers."""
        settings = {**_SETTINGS, "unix_socket_directories": str(self.folder)}
        options = " ".join(f"-c {name}='{value}'" for name, value in settings.items())
        self._run("pg_ctl", "--wait", f"--log={self.folder / 'log'}", f"--options={options}", "start")

    def kill(self) -> None:
        """Kill all its processes, as a power cut would."""
        pid_file = self._data / "postmaster.pid"
        first = int(pid_file.read_text().split()[0])
        children = Path(f"/proc/{first}/task/{first}/children").read_text().split()
        for process in (first, *map(int, children)):
            with suppress(ProcessLookupError):
                os.kill(process, signal.SIGKILL)
        for lock in (pid_file, *self.folder.glob(".s.PGSQL.*.lock")):
            lock.unlink()  # a dead process still has its number for a moment

    def limit_files(self, process: int, size: int | None) -> None:
        """Let one of its processes make no file larger than so many bytes; None lifts that."""
        limit = "unlimited" if size is None else size
        command = [*_as_user(), "prlimit", f"--pid={process}", f"--fsize={limit}:"]
        subprocess.run(command, check=size is not None, stderr=subprocess.DEVNULL)

    def stop(self) -> None:
        """Stop the server."""
        self._run("pg_ctl", "--mode=immediate", "stop")

    def stop_with(self, process: int) -> None:
        """Stop the server once another process has ended, however that may be."""
        stop = [
            *_as_user(),
            str(must_be_there() / "pg_ctl"),
            "-D",
            str(self._data),
            "-m",
            "immediate",
            "stop",
        ]
        subprocess.Popen(
            ["sh", "-c", _WATCH, str(self.folder), str(process), *stop],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            start_new_session=True,
        )

    def _run(self, program: str, *arguments: str) -> None:
        # With a file for its output: the server keeps what it was started with, and a pipe would never end.
        with (self.folder / "output").open("a+") as output:
            command = [*_as_user(), str(must_be_there() / program), "-D", str(self._data), *arguments]
            done = subprocess.run(command, stdin=subprocess.DEVNULL, stdout=output, stderr=output, cwd="/")
            output.seek(0)
            assert done.returncode == 0, output.read()


def _as_user() -> list[str]:
    if os.getuid() != 0:
        return []
    return ["setpriv", f"--reuid={_USER}", "--regid=nogroup", "--clear-groups"]


@cache
def shared_server() -> Server:
    """The server that all workers of this run share."""
    must_be_there()
    run = os.getppid() if "PYTEST_XDIST_WORKER" in os.environ else os.getpid()
    folder = Path(tempfile.gettempdir()) / f"lairkeeper-postgres-{run}"
    server = Server(folder)
    with folder.with_name(f"{folder.name}.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not folder.exists():
            server.make()
            server.stop_with(run)
    return server
