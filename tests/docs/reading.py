"""The pages of documentation, and what they quote."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

from engine.release import ROOT

PAGES = sorted(
    page
    for pattern in ("*.md", "docs/**/*.md", ".github/**/*.md", "playground/*.md")
    for page in ROOT.glob(pattern)
)

_FENCE = re.compile(r"^```.*?^```$", re.MULTILINE | re.DOTALL)
_FILE = re.compile(r"^#### `(?P<path>[^`\n]+)`\n\n```\w+\n(?P<content>.*?)^```$", re.MULTILINE | re.DOTALL)
_QUOTED = re.compile(r"`([^`\n]+)`")
_LINK = re.compile(r"\]\(([^)\s]+)\)")
_PATH = re.compile(r"[\w.-]*(?:/[\w.-]+)*/(?:[\w-]+\.\w+)?")


def quoted_files(page: Path) -> dict[str, str]:
    """The files a page gives in full: a heading with the path, and a fenced block below it."""
    return {found["path"]: found["content"] for found in _FILE.finditer(page.read_text("utf-8"))}


def paths_in(page: Path) -> Iterator[str]:
    """The files and folders a page names: quoted, with a slash, ending in a slash or a file name."""
    prose = _FENCE.sub("", page.read_text("utf-8"))
    for quoted in _QUOTED.findall(prose):
        if "/" in quoted and not quoted.startswith(("/", ".../", "http")) and _PATH.fullmatch(quoted):
            yield quoted


def links_in(page: Path) -> Iterator[str]:
    """Relative links, without the part of the page they lead to."""
    prose = _FENCE.sub("", page.read_text("utf-8"))
    for link in _LINK.findall(prose):
        if "://" not in link and not link.startswith(("#", "mailto:")):
            yield link.partition("#")[0]
