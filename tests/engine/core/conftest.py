"""The toy game sits in the registry while the core is tested."""

import pytest

from engine.core.registry import games
from tests.engine.toy import TOY


@pytest.fixture(autouse=True)
def _toy_is_registered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(games(), "toy", TOY)
