"""Which release this is: its version, written here and nowhere else, and the commit it was made from.

Records of games and reports of faults carry it, so that maintainers know which rules were played.
No rule asks for it: this module reads a file and runs git.
"""

from __future__ import annotations

import os
import re
import subprocess
from functools import cache
from pathlib import Path

VERSION = "0.2.0"

ROOT = Path(__file__).parents[1]
STAMP = Path("engine/commit.txt")
"""`git archive` and the container build write the commit here; in a checkout it holds a placeholder."""

_COMMIT = re.compile(r"[0-9a-f]{7,40}(-dirty)?")
_GIT_SECONDS = 2.0


@cache
def release() -> str:
    """The release that is running, such as `0.2.0+3963fa7`; just the version where the commit is unknown."""
    commit = commit_of(ROOT)
    return VERSION if commit is None else f"{VERSION}+{commit}"


def commit_of(root: Path) -> str | None:
    """The commit of a source tree: as stamped into it, else as git says, with `-dirty` for local changes."""
    return _stamped(root) or _from_git(root)


def _stamped(root: Path) -> str | None:
    try:
        stamp = (root / STAMP).read_text("ascii").strip()
    except (OSError, UnicodeDecodeError):
        return None
    return stamp if _COMMIT.fullmatch(stamp) else None


def _from_git(root: Path) -> str | None:
    if not (root / ".git").exists():  # git would go on looking in the folders above
        return None
    # The bot may run as another user than the one who owns the checkout, which git refuses unless told so.
    command = ["git", "-C", str(root), "-c", f"safe.directory={root}"]
    command += ["describe", "--always", "--dirty", "--abbrev=7", "--exclude=*"]
    # A git hook sets variables that point elsewhere.
    environment = {name: value for name, value in os.environ.items() if not name.startswith("GIT_")}
    try:
        answer = subprocess.run(
            command,
            env={**environment, "GIT_OPTIONAL_LOCKS": "0"},
            capture_output=True,
            text=True,
            timeout=_GIT_SECONDS,
            check=True,
        )
    except (OSError, subprocess.SubprocessError):
        return None
    commit = answer.stdout.strip()
    return commit if _COMMIT.fullmatch(commit) else None
