"""A file for a playground."""

from pathlib import Path

import pytest


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "kept" / "playground.sqlite3"
