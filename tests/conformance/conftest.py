"""Random games of every case, each played once for all that is checked of it."""

from __future__ import annotations

import pytest

from tests.conformance.plays import Play, cases, plays


@pytest.fixture(scope="session", params=cases(), ids=str)
def played(request: pytest.FixtureRequest) -> list[Play]:
    """The games of one case; whatever asks for them is tried on it before the next case is played."""
    return plays(request.param)
