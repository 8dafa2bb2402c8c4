"""The operator's own editions: one file for each game in the folder that EDITIONS names."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from engine.core import Text
from engine.core.editions import Edition
from engine.core.editions.flaws import Flaw, FlawedError, read_edition
from texts import Speaker

EXAMPLE = "boss-monster.toml"


class OwnEditions(NamedTuple):
    """What was found in the folder, and every flaw in it."""

    editions: tuple[Edition, ...] = ()
    flaws: tuple[str, ...] = ()


def read_editions(folder: Path, say: Speaker) -> OwnEditions:
    """Read all editions of a folder; the files stay as they are, whatever is in them."""
    if not folder.is_dir():
        return OwnEditions(flaws=(say("flaw-editions-folder", value=str(folder), example=EXAMPLE),))
    found = [_read(file) for file in sorted(folder.glob("*.toml"))]
    editions = tuple(one for one in found if isinstance(one, Edition))
    flawed = [one for one in found if not isinstance(one, Edition)]
    return OwnEditions(editions, tuple(line for file, flaws in flawed for line in _told(file, flaws, say)))


def _read(file: Path) -> Edition | tuple[Path, list[Flaw]]:
    try:
        return read_edition(file.stem, file.read_bytes())
    except FlawedError as flawed:
        return file, flawed.flaws
    except OSError as trouble:
        return file, [Flaw(Text("edition-flaw-unreadable", {"detail": trouble.strerror or ""}))]


def _told(file: Path, flaws: list[Flaw], say: Speaker) -> Iterator[str]:
    for flaw in flaws:
        yield say("flaw-edition", file=str(file), line=flaw.line, flaw=flaw.text)
