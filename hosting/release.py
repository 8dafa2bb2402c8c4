"""`make release`: run the checks, tag the version with its CHANGELOG section, and pack a stamped archive."""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

from engine.release import ROOT, VERSION

CHECKS = ("make", "test")

_HEADING = re.compile(r"^## .*$", re.MULTILINE)


class ReleaseError(Exception):
    """The release cannot be made; the message says why and what to do."""


def make_release(root: Path, version: str, checks: Sequence[str] = CHECKS) -> Path:
    """Tag a version of a tree that passes the checks; returns the archive."""
    notes = changelog_section((root / "CHANGELOG.md").read_text("utf-8"), version)
    tag = f"v{version}"
    if _git(root, "tag", "--list", tag):
        raise ReleaseError(f"{tag} is already tagged: raise VERSION in engine/release.py")
    _refuse_changes(root)
    commit = _git(root, "rev-parse", "HEAD")
    if subprocess.run(checks, cwd=root, check=False).returncode:
        raise ReleaseError(f"`{' '.join(checks)}` fails")
    _refuse_changes(root)  # the checks take minutes: what is tagged must be what they looked at
    if _git(root, "rev-parse", "HEAD") != commit:
        raise ReleaseError("there is another commit now than when the checks began")
    # The headings in the notes begin with "#": git must not take them for comments.
    message = f"Lairkeeper {version}\n\n{notes}\n"
    _git(root, "tag", "--annotate", "--cleanup=whitespace", "--file=-", tag, commit, given=message)
    return _pack(root, version)


def changelog_section(changelog: str, version: str) -> str:
    """What the CHANGELOG says of a version, without the heading."""
    headings = list(_HEADING.finditer(changelog))
    for number, heading in enumerate(headings):
        if re.fullmatch(rf"## \[{re.escape(version)}\] - \d{{4}}-\d\d-\d\d", heading[0].rstrip()):
            end = headings[number + 1].start() if number + 1 < len(headings) else len(changelog)
            notes = changelog[heading.end() : end].strip()
            if not any(line.strip() and not line.startswith("#") for line in notes.splitlines()):
                raise ReleaseError(f"CHANGELOG.md says nothing of {version}")
            return notes
    raise ReleaseError(f'CHANGELOG.md has no section "## [{version}] - YYYY-MM-DD"')


def _refuse_changes(root: Path) -> None:
    changes = _git(root, "status", "--porcelain")
    if changes:
        raise ReleaseError(f"commit these changes first, or put them aside:\n{changes}")


def _pack(root: Path, version: str) -> Path:
    """The tagged tree as a file; git stamps its commit into it (`export-subst` in .gitattributes)."""
    name = f"lairkeeper-{version}"
    archive = root / "dist" / f"{name}.tar.gz"
    archive.parent.mkdir(exist_ok=True)
    _git(root, "archive", f"--prefix={name}/", f"--output={archive}", f"v{version}")
    return archive


def _git(root: Path, *words: str, given: str | None = None) -> str:
    answer = subprocess.run(
        ["git", "-C", str(root), *words], input=given, capture_output=True, text=True, check=False
    )
    if answer.returncode:
        raise ReleaseError(f"git {words[0]} fails: {answer.stderr.strip()}")
    return answer.stdout.strip()


def main() -> int:
    """Make the release, or say why it cannot be made."""
    try:
        archive = make_release(ROOT, VERSION)
    except ReleaseError as flaw:
        print(f"No release: {flaw}", file=sys.stderr)
        return 1
    print(f"Tagged v{VERSION} and packed {archive.relative_to(ROOT)}. Publish it: git push origin v{VERSION}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
