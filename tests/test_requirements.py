"""The lock files pin what the readable lists ask for, with hashes, and name no registry."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import NamedTuple

import pytest

from engine.release import ROOT

LISTS = {"requirements.txt": "requirements.lock", "requirements-dev.txt": "requirements-dev.lock"}


class Pin(NamedTuple):
    """One package of a lock file."""

    version: str
    hashes: tuple[str, ...]


def wanted(name: str) -> Iterator[tuple[str, str, str]]:
    """Package, version and reason of every line of a list, and of the lists it includes."""
    for line in (ROOT / name).read_text().splitlines():
        if included := re.fullmatch(r"-r (\S+)", line):
            yield from wanted(included[1])
        elif line and not line.startswith("#"):
            asked = re.fullmatch(r"([\w.-]+)(?:\[[\w,]+\])?==(\S+) +# (.+)", line)
            assert asked, f"{name}: {line!r} pins no version or gives no reason"
            yield normal(asked[1]), asked[2], asked[3]


def pins(name: str) -> dict[str, Pin]:
    """What a lock file pins."""
    text = (ROOT / name).read_text().replace("\\\n", "")
    found = {}
    for line in text.splitlines():
        if not line.startswith(("#", "    #")):
            pin = re.fullmatch(
                r"([a-z0-9-]+)==(\S+)(?: ; .*?)?((?: +--hash=sha256:[0-9a-f]{64})+)", line.rstrip()
            )
            assert pin, f"{name}: {line[:80]!r} is no pinned package with hashes"
            assert pin[1] not in found
            found[pin[1]] = Pin(pin[2], tuple(pin[3].split()))
    return found


def normal(package: str) -> str:
    """A package's name as indexes spell it."""
    return re.sub(r"[-_.]+", "-", package).lower()


@pytest.mark.parametrize(("asked", "lock"), LISTS.items())
def test_every_package_of_a_list_is_locked_in_that_version(asked: str, lock: str) -> None:
    locked = pins(lock)

    for package, version, _ in wanted(asked):
        assert package in locked, f"{package} is missing: run make lock"
        assert locked[package].version == version, f"{package} has another version: run make lock"


@pytest.mark.parametrize("lock", LISTS.values())
def test_every_locked_package_has_hashes(lock: str) -> None:
    assert pins(lock)
    assert all(pin.hashes for pin in pins(lock).values())


def test_the_checks_run_on_exactly_what_the_bot_runs_on() -> None:
    checking = pins("requirements-dev.lock")

    for package, pin in pins("requirements.lock").items():
        assert checking[package] == pin


@pytest.mark.parametrize("name", [*LISTS, *LISTS.values()])
def test_no_registry_is_named(name: str) -> None:
    text = (ROOT / name).read_text()

    assert "://" not in text
    assert not re.search(
        r"^ *(-i|-f|--index-url|--extra-index-url|--find-links|--trusted-host)\b", text, re.M
    )


@pytest.mark.parametrize("place", ["Makefile", "hosting/Containerfile"])
def test_only_what_is_locked_gets_installed(place: str) -> None:
    text = (ROOT / place).read_text()

    assert "--require-hashes" in text
    assert not re.search(r"-r \S*requirements(-dev)?\.txt", text)
