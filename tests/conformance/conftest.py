"""Random games of every case, each played once for all that is checked of it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.conformance.plays import Play, cases, plays


def _parameters() -> Iterator[object]:
    """Every case; all but the first of each game are slow, so `make quick` tries each law on each game."""
    tried: set[str] = set()
    for case in cases():
        yield pytest.param(case, id=str(case), marks=[pytest.mark.slow] if case.game in tried else [])
        tried.add(case.game)


@pytest.fixture(scope="session", params=_parameters())
def played(request: pytest.FixtureRequest) -> list[Play]:
    """The games of one case; whatever asks for them is tried on it before the next case is played."""
    return plays(request.param)
