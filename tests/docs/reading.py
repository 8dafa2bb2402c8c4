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
_HEADING = re.compile(r"^#+ (.+)$", re.MULTILINE)
_PATH = re.compile(r"[\w.-]+/(?:[\w.*-]+/)*(?:[\w.*-]+\.\w+|[\w-]+)?")
_TOPS = {path.name for path in ROOT.iterdir()}


def quoted_files(page: Path) -> dict[str, str]:
    """The files a page gives in full: a heading with the path, and a fenced block below it."""
    return {found["path"]: found["content"] for found in _FILE.finditer(page.read_text("utf-8"))}


def paths_in(page: Path) -> Iterator[str]:
    """The files and folders a page names: quoted, with a slash, and with a file name or a folder of ours."""
    for quoted in _QUOTED.findall(_prose(page)):
        if _PATH.fullmatch(quoted) and ("." in quoted.rsplit("/", 1)[1] or quoted.split("/")[0] in _TOPS):
            yield quoted


def links_in(page: Path) -> Iterator[str]:
    """Links to other pages of ours, or inside this one."""
    for link in _LINK.findall(_prose(page)):
        if "://" not in link:
            yield link


def headings_in(page: Path) -> set[str]:
    """The headings of a page, spelt as links spell them."""
    words = (re.sub(r"[^\w\s-]", "", heading.lower()) for heading in _HEADING.findall(_prose(page)))
    return {heading.strip().replace(" ", "-") for heading in words}


def _prose(page: Path) -> str:
    return _FENCE.sub("", page.read_text("utf-8"))
