"""What only a file can do, or can suffer."""

from __future__ import annotations

from pathlib import Path

import pytest


@pytest.fixture
def store(path: Path) -> Path:
    return path
