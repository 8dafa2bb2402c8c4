"""Where there is no PostgreSQL, the tests of the second store are skipped, but never on CI."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.tables import postgres_server


def test_without_postgresql_the_tests_are_skipped_and_fail_on_ci(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(postgres_server, "binaries", lambda: None)
    monkeypatch.delenv("CI", raising=False)
    with pytest.raises(pytest.skip.Exception, match="make postgresql"):
        postgres_server.must_be_there()
    monkeypatch.setenv("CI", "true")
    with pytest.raises(pytest.fail.Exception, match="make postgresql"):
        postgres_server.must_be_there()


def test_the_server_can_be_named(monkeypatch: pytest.MonkeyPatch) -> None:
    postgres_server.binaries.cache_clear()
    monkeypatch.setenv("POSTGRES_BIN", "/opt/postgresql/bin")
    named = postgres_server.binaries()
    postgres_server.binaries.cache_clear()

    assert named == Path("/opt/postgresql/bin")
