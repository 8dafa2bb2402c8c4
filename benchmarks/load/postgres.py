"""A PostgreSQL server of one's own for a measurement: in a folder, behind a socket, and gone with it."""

from __future__ import annotations

import os
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

_NOBODY = "nobody"
"""Who runs the server for root, which PostgreSQL refuses to serve."""


class NoPostgresError(RuntimeError):
    """PostgreSQL is not installed."""


@contextmanager
def postgres_in(folder: Path) -> Iterator[str]:
    """A server with an empty database, whose address this is."""
    programs, data = _programs(), folder / "data"
    folder.mkdir(mode=0o755)
    as_whom = []
    if os.getuid() == 0:
        shutil.chown(folder, _NOBODY)
        folder.parent.chmod(0o755)  # they must be able to get there
        as_whom = ["setpriv", f"--reuid={_NOBODY}", "--regid=nogroup", "--clear-groups"]

    def run(program: str, *arguments: str) -> None:
        # With a file for its output: the server keeps what it was started with, and a pipe would never end.
        with (folder / "output").open("a") as output:
            command = [*as_whom, str(programs / program), "-D", str(data), *arguments]
            subprocess.run(
                command, stdin=subprocess.DEVNULL, stdout=output, stderr=output, cwd="/", check=True
            )

    run("initdb", "--auth=trust", "--username=lair", "--encoding=UTF8", "--locale=C")
    run("pg_ctl", "-w", "-o", f"-c listen_addresses='' -c unix_socket_directories='{folder}'", "start")
    try:
        yield f"postgresql://lair@/postgres?host={folder}"
    finally:
        run("pg_ctl", "-m", "fast", "stop")


def _programs() -> Path:
    """The folder named by `POSTGRES_BIN`, or that of Debian's latest package."""
    given = os.environ.get("POSTGRES_BIN")
    found = [one for one in Path("/usr/lib/postgresql").glob("*/bin") if one.parent.name.isdecimal()]
    if given is None and not found:
        raise NoPostgresError("PostgreSQL is not installed: run `make postgresql`")
    return Path(given) if given else max(found, key=lambda one: int(one.parent.name))
