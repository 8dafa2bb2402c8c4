"""Where there is no PostgreSQL, the tests of the second store are skipped, but never on CI."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.conftest import pytest_terminal_summary
from tests.tables import postgres_server


def test_without_postgresql_the_tests_are_skipped_and_fail_on_ci(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(postgres_server, "binaries", lambda: None)
    monkeypatch.delenv("CI", raising=False)
    with pytest.raises(pytest.skip.Exception, match="make postgresql"):
        postgres_server.must_be_there()
    monkeypatch.setenv("CI", "true")
    with pytest.raises(pytest.fail.Exception, match="make postgresql"):
        postgres_server.must_be_there()


class Reporter:
    """What pytest says at the end."""

    def __init__(self, *reports: pytest.TestReport) -> None:
        self.stats = {"skipped": reports}
        self.said: list[str] = []

    def section(self, title: str, **_style: object) -> None:
        self.said.append(title)

    def line(self, words: str, **_style: object) -> None:
        self.said.append(words)


def test_what_was_skipped_is_said_loudly_at_the_end() -> None:
    why = ("tests/tables/conftest.py", 34, "Skipped: PostgreSQL is not installed: run `make postgresql`")
    skipped = pytest.TestReport("tests/a.py::a", ("a.py", 1, "a"), {}, "skipped", why, "setup")
    loud: Any = Reporter(skipped, skipped)
    pytest_terminal_summary(loud)

    assert loud.said == ["tests that were skipped", "2: PostgreSQL is not installed: run `make postgresql`"]
    quiet: Any = Reporter()
    pytest_terminal_summary(quiet)
    assert quiet.said == []


def test_the_server_can_be_named(monkeypatch: pytest.MonkeyPatch) -> None:
    postgres_server.binaries.cache_clear()
    monkeypatch.setenv("POSTGRES_BIN", "/opt/postgresql/bin")
    named = postgres_server.binaries()
    postgres_server.binaries.cache_clear()

    assert named == Path("/opt/postgresql/bin")
