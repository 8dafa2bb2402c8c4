"""Which tests `make quick` leaves to `make test`, and a guard that the others stay quick."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Iterator, Sequence
from functools import cache
from pathlib import Path

import pytest

from tests.soak import SEED

TESTS = Path(__file__).parent

SLOW = (
    # the real client, a browser, or a process of its own
    "browser",
    "end_to_end",
    "playground",
    "test_start.py",
    # a server of PostgreSQL; so is every test of tables on it, see tables/conftest.py
    "cogs/test_move_database.py",
    "tables/store/postgres",
    "tables/store/test_migrations.py",
    "tables/store/test_moving.py",
    # whole games, looked through move by move; a sample of the laws is quick: see conformance/conftest.py
    "conformance/test_cards.py",
    "conformance/test_drafts.py",
    "conformance/test_shown.py",
    "engine/doodle_dungeon/test_law.py",
    "engine/fairy_market/test_trail.py",
    "soak",
    "tables/test_any_life.py",
    "texts/test_engine_texts.py",
    # every moment, card or secret drawn
    "render/*/test_pictures.py",
    "render/*/test_secrets.py",
    "render/*/test_writing.py",
    "render/test_secrets.py",
)
"""Folders and files below `tests`, as glob patterns."""

QUICK = "not slow"
"""How `make quick` selects."""

LONGEST = 6.0
"""Seconds of processor time; a quick test that needs more is to be made quicker, or marked slow."""


def is_slow(path: Path) -> bool:
    """Whether a file of tests, or a folder it lies in, is among the slow ones."""
    return not _slow_paths().isdisjoint((path, *path.parents))


@cache
def _slow_paths() -> set[Path]:
    return {path for pattern in SLOW for path in TESTS.glob(pattern)}


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """Save the time it takes to collect what would be left out anyway."""
    return True if config.getoption("markexpr") == QUICK and is_slow(collection_path) else None


def pytest_collection_modifyitems(items: Sequence[pytest.Item]) -> None:
    """Mark what is slow."""
    for item in items:
        if is_slow(item.path):
            item.add_marker(pytest.mark.slow)


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Say with which seed the soak has played, if it has; and say loudly what was left out, and why."""
    reports = [one for kind in ("passed", "failed") for one in terminalreporter.stats.get(kind, [])]
    if any(one.nodeid.startswith("tests/soak/") for one in reports):
        terminalreporter.write_line(f"The soak has played with SOAK_SEED={SEED}.")
    skipped = Counter(_reason(one) for one in terminalreporter.stats.get("skipped", []))
    if skipped:
        terminalreporter.section("tests that were skipped", sep="!", red=True, bold=True)
    for reason, number in skipped.most_common():
        terminalreporter.line(f"{number}: {reason}", red=True, bold=True)


def _reason(skipped: pytest.TestReport) -> str:
    """Why a test was skipped."""
    *_, reason = skipped.longrepr if isinstance(skipped.longrepr, tuple) else ("", str(skipped.longrepr))
    return str(reason).removeprefix("Skipped: ")


@pytest.hookimpl(wrapper=True)
def pytest_runtest_call(item: pytest.Item) -> Iterator[None]:
    """In a quick run, no test may have become slow unnoticed."""
    began = time.process_time()
    yield
    needed = time.process_time() - began
    if item.config.getoption("markexpr") == QUICK and needed > LONGEST:
        pytest.fail(
            f"{needed:.1f} s of processor time: make it quicker, or add it to SLOW in tests/conftest.py"
        )
